"""Avant-Garde at the box: patrons and cards tapped between the keys, and through the protocol."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.bench.bench import Bench
from firmware.bench_box import boot
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.referee import referee
from firmware.words.lexicon import Lexicon
from tests.console.table import Table

TWO, SNOB, FIVE = (f"avant-garde/patron.new-york-{number}" for number in (2, 3, 5))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Ada and Bo, at the first question of the game."""
    table = Table(tmp_path, games={GAME.name: GAME})
    table.press("OK")
    table.press("PREVIOUS", "OK", "OK", "OK")
    assert table.state["ask"] == "patrons"
    yield table
    table.journal.close()


def to_the_first_chain(table: Table) -> None:
    table.press("PREVIOUS", "OK", "A")
    assert table.state["ask"] == "chain"


def test_a_tapped_patron_says_its_power_and_is_collected(table: Table) -> None:
    said = table.tap(FIVE, "0405")
    assert said[0].startswith("New York cinq")
    assert said[1] == "Un dollar de plus pour chaque cinq posé."
    assert table.state["entered"] == {"items": ["new-york-5"], "focus": None}


def test_a_patron_tapped_where_none_is_awaited_says_its_power_and_changes_nothing(table: Table) -> None:
    to_the_first_chain(table)
    for _ in range(2):
        said = table.tap(SNOB, "0403")
        assert len(said) == 2
        assert said[0].startswith("New York trois")
    assert (table.state["mode"], table.state["entered"]) == ("game", 5)
    assert "refuse" not in table.box.earcons


def test_patrons_and_cards_tapped_count_one_more_as_often_as_they_are_tapped(table: Table) -> None:
    to_the_first_chain(table)
    table.press("OK")
    assert table.state["ask"] == "laid"
    table.tap(FIVE, "0405")
    table.tap(FIVE, "0405")
    table.tap("avant-garde/blue.2", "0411")
    assert table.state["entered"] == {"2": 1, "5": 2}
    table.press("UNDO")
    assert table.state["entered"] == {"5": 2}
    said = table.tap(SNOB, "0403")
    assert said[0].startswith("New York trois")
    assert table.state["entered"] == {"5": 2}


def test_a_patron_that_only_the_table_can_reckon_counts_in_the_other_dollars(tmp_path: Path) -> None:
    own = tmp_path / "avant-garde.toml"
    own.write_text(
        '[[patron]]\nid = "berlin-6"\nset = "Berlin"\nnumber = 6\nphase = "purchase"\ndollars = 2\ntext = "Deux."\n'
    )
    assert GAME.extend is not None
    table = Table(tmp_path, games={GAME.name: GAME.extend(own)})
    table.press("OK")
    table.press("PREVIOUS", "OK", "OK", "OK")
    table.tap("avant-garde/patron.berlin-6", "0406")
    table.press("PREVIOUS", "OK", "A", "OK", "OK", "OK", "OK")
    assert table.state["ask"] == "other"
    said = table.tap("avant-garde/patron.berlin-6", "0406")
    assert said == ["Berlin six, pendant les achats.", "Deux.", "deux"]
    table.tap("avant-garde/patron.berlin-6", "0406")
    assert table.state["entered"] == 4
    table.journal.close()


def test_an_unknown_tag_can_be_made_a_patron(table: Table) -> None:
    to_the_first_chain(table)
    table.tap(None, "04bb")
    table.press("OK", "B", "D")
    assert table.journal.face_of("04bb") == "avant-garde/patron.new-york-5"
    assert table.tap(None, "04bb")[0].startswith("New York cinq")


def test_a_gallery_card_that_is_not_awaited_gets_the_reason(table: Table) -> None:
    to_the_first_chain(table)
    table.tap("avant-garde/blue.2", "0411")
    assert table.box.earcons[-1] == "refuse"


def conversation(*lines: dict[str, object]) -> list[dict[str, Any]]:
    session = Session(GAME, ("Ada", "Bo"), seed=7)
    inputs = [json.dumps(line).encode() for line in lines]
    return [json.loads(line) for line in referee(session, Lexicon("en", GAME, session.seats), inputs)][2:]


def test_a_patron_tapped_through_the_protocol_is_told_and_changes_nothing() -> None:
    first, second, third = conversation({"tap": TWO}, {"answer": []}, {"tap": TWO})
    assert [line["id"] for line in first["told"]] == ["patron-told", "rule-patron"]
    assert first["ask"]["id"] == "patrons"
    assert second["ask"]["id"] == third["ask"]["id"] == "first"
    assert third["told"] == first["told"]
    (refused,) = conversation({"tap": "avant-garde/blue.2"})
    assert refused["refused"][0]["code"] == "tap-not-awaited"


def spoken_at_start(state: Path) -> list[str]:
    with Bench(boot("fr", seed=1), state, voice="measured") as bench:
        bench.wait(12)
        return [spoken.text for spoken in bench.recording.speech]


@pytest.mark.expects_errors
def test_the_box_starts_with_the_owners_patrons_and_says_when_their_file_is_wrong(tmp_path: Path) -> None:
    own = tmp_path / "avant-garde.toml"
    own.write_text('[[patron]]\nid = "a"\nset = "A"\nnumber = 2\nphase = "purchase"\ntext = "B."\n', encoding="utf-8")
    assert not [text for text in spoken_at_start(tmp_path) if "fichier" in text]
    own.write_text("patron = 3", encoding="utf-8")
    assert "Un fichier de vos cartes n'est pas juste" in " ".join(spoken_at_start(tmp_path))
