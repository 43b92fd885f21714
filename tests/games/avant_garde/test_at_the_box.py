"""Avant-Garde at the box: patrons and cards tapped between the keys, and through the protocol."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.bench.bench import Bench
from firmware.bench_box import boot
from firmware.engine.game import Game, Invented, extend_games
from firmware.engine.own_data import add_own_data
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.inventing import KNOWN, POWERS, invent
from firmware.games.avant_garde.patron_file import shipped
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


# Patrons made at the box


def keeping(folder: Path) -> Table:
    """A table whose owner's data lies in this folder, at the first question of the game."""
    own = folder / "avant-garde.toml"
    games, _ = extend_games({GAME.name: GAME}, folder)
    table = Table(folder, games=games, keep=lambda game, data: add_own_data(game, own, data))
    table.press("OK")
    table.press("PREVIOUS", "OK", "OK", "OK")
    assert table.state["ask"] == "patrons"
    return table


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Table]:
    table = keeping(tmp_path)
    yield table
    table.journal.close()


def make_a_five_that_pays_two_a_card(table: Table) -> list[str]:
    table.tap(None, "04cc")
    table.press("D", "OK")  # A new card, without a name.
    assert table.state["ask"] == "new-number"
    table.press("E", "OK")
    assert table.state["ask"] == "new-phase"
    table.press("B")
    assert table.state["ask"] == "new-power"
    table.press("A")
    assert table.state["ask"] == "new-dollars"
    return table.press("B", "OK")


def test_an_unknown_tag_is_made_a_new_patron_and_pays_at_once(keeper: Table) -> None:
    keeper.tap(FIVE, "0405")
    keeper.press("UNDO")
    keeper.tap(SNOB, "0403")
    said = make_a_five_that_pays_two_a_card(keeper)
    assert "Mécène un, Maison cinq, pendant les achats." in said
    assert "deux dollars de plus pour chaque cinq posé." in said
    assert keeper.journal.face_of("04cc") == "avant-garde/patron.maison-1"
    assert keeper.state["ask"] == "patrons"
    assert keeper.state["entered"] == {"items": ["new-york-3"], "focus": None}
    keeper.tap(None, "04cc")
    assert keeper.state["entered"] == {"items": ["new-york-3", "maison-1"], "focus": None}
    keeper.press("PREVIOUS", "OK", "A", "OK")
    assert keeper.state["ask"] == "laid"
    keeper.tap(None, "04cc")
    assert keeper.state["entered"] == {"5": 1}
    said = keeper.press("OK", "OK", "OK")
    assert any("sept dollars" in text for text in said), said


def test_a_patron_made_at_the_box_is_there_after_a_power_cut_with_the_owners_own_lines(tmp_path: Path) -> None:
    own = tmp_path / "avant-garde.toml"
    before = '# Mine.\n[[patron]]\nid = "a"\nset = "A"\nnumber = 2\nphase = "purchase"\ntext = "B."  # Short.'
    own.write_text(before, encoding="utf-8")
    table = keeping(tmp_path)
    make_a_five_that_pays_two_a_card(table)
    table.tap(None, "04cc")
    table.press("PREVIOUS", "OK", "A")
    table.journal.close()
    assert own.read_text(encoding="utf-8").startswith(before + "\n\n[[patron]]\n")
    assert [file.name for file in tmp_path.glob("*.new")] == [file.name for file in tmp_path.glob(".*")] == []
    games, wrong = extend_games({GAME.name: GAME}, tmp_path)
    assert not wrong
    again = Table(tmp_path, games=games, boot="again")
    again.press("OK")
    assert again.state["ask"] == "chain"
    assert again.tap(None, "04cc")[0] == "Mécène un, Maison cinq, pendant les achats."
    again.journal.close()


def test_a_new_patron_may_have_a_name_and_change_its_card(keeper: Table) -> None:
    to_the_first_chain(keeper)
    keeper.tap(None, "04cd")
    keeper.press("D", "NEXT", "OK")
    assert keeper.state["ask"] == "box-spell"
    keeper.press("D", "A", "PREVIOUS", "OK", "C", "OK", "A")
    assert keeper.state["ask"] == "new-power"
    said = keeper.press(*["PREVIOUS"] * 2, "OK")
    assert "Da, Maison trois, pendant l'exposition." in said
    assert "En le posant, changez sa couleur, pour cette exposition." in said
    assert keeper.state["ask"] == "chain"


def test_a_new_patron_can_be_made_from_the_menu_while_a_game_waits(keeper: Table, tmp_path: Path) -> None:
    keeper.press("PREVIOUS", "OK", "A")
    keeper.journal.close()
    table = Table(
        tmp_path,
        games={GAME.name: GAME},
        boot="again",
        keep=lambda game, data: add_own_data(game, tmp_path / "avant-garde.toml", data),
    )
    make_a_five_that_pays_two_a_card(table)
    assert table.state["mode"] == "menu"
    table.press("OK")
    assert table.state["ask"] == "chain"
    assert len(table.tap(None, "04cc")) == 2
    table.journal.close()


def test_two_patrons_of_one_name_and_number_cannot_be_made(keeper: Table) -> None:
    for tag in ("04ca", "04cb"):
        keeper.tap(None, tag)
        keeper.press("D", "NEXT", "OK", "A", "PREVIOUS", "OK", "B", "OK")
        if tag == "04ca":
            keeper.press("A", "PREVIOUS", "PREVIOUS", "PREVIOUS", "PREVIOUS", "OK")
    assert keeper.state["ask"] == "new-number"
    assert keeper.texts[-1].startswith("A, Maison deux a déjà ce nom et ce chiffre.")


@pytest.mark.expects_errors
def test_a_wrong_file_of_the_owner_is_left_as_it_is(tmp_path: Path) -> None:
    own = tmp_path / "avant-garde.toml"
    own.write_text("patron = 3", encoding="utf-8")
    table = keeping(tmp_path)
    said = make_a_five_that_pays_two_a_card(table)
    assert "Votre fichier de cartes n'est pas juste. Rien n'y est ajouté: corrigez-le d'abord." in said
    assert own.read_text(encoding="utf-8") == "patron = 3"
    assert table.journal.face_of("04cc") is None
    assert table.state["ask"] == "patrons"
    table.journal.close()


@pytest.mark.expects_errors
def test_a_patron_that_cannot_be_written_down_is_not_made(tmp_path: Path) -> None:
    def full(game: Game, data: str) -> Game:
        raise OSError("no space left")

    table = Table(tmp_path, games={GAME.name: GAME}, keep=full)
    table.press("OK")
    table.press("PREVIOUS", "OK", "OK", "OK")
    assert any("n'a pas pu être gardée" in text for text in make_a_five_that_pays_two_a_card(table))
    assert table.journal.face_of("04cc") is None
    table.journal.close()


def test_every_power_makes_a_patron_that_the_owners_file_may_hold(tmp_path: Path) -> None:
    for at, power in enumerate(POWERS):
        inventing = invent(shipped(), "")
        answers: list[object] = [None, 4, "exhibition", power, *([-2] if KNOWN.power[power].pays else [])]
        try:
            for answer in answers:
                inventing.send(answer)
        except StopIteration as end:
            made: Invented = end.value
        game = add_own_data(GAME, tmp_path / f"{at}.toml", made.data)
        assert game.face(f"avant-garde/{made.code}") is not None
        assert len(game.tell_of(f"avant-garde/{made.code}")) == 2
