"""Private listening: what a card of a hand is goes to the earphone alone, and playing goes on as if nothing was."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from device.ports import Utterance
from firmware.console.desk import PAUSE
from firmware.engine.game import find_games
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from tests.console.table import Table
from tests.console.test_storm import begun

GAMES = find_games()
CARDS = ("interduck/modern.plain", "interduck/antique.draw", "interduck/antique.three_people")


def playing(folder: Path) -> Table:
    table = Table(folder, games=GAMES)
    begun(table, GAMES["interduck"])
    table.box.private = True
    return table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """InterDuck is played by a box with an earphone."""
    opened = playing(tmp_path)
    opened.listen()
    yield opened
    opened.journal.close()


def listen_to_hand(table: Table) -> Table:
    table.press("INFO", "PREVIOUS", "OK")
    table.listen()
    return table


def whispered(table: Table) -> list[Utterance]:
    return [said for said in table.box.said if said.channel == "earphone"]


def test_a_card_of_a_hand_is_named_in_the_earphone_and_not_played(table: Table) -> None:
    before = dict(table.state)
    listen_to_hand(table)
    assert table.state["mode"] == "hand" and "casque" in table.texts[-1]
    table.tap(CARDS[0])
    assert [said.text for said in whispered(table)] == [table.box.said[-1].text] == ["Moderne, sans symbole"]
    table.listen()
    table.press("UNDO")
    assert {**table.state, "unheard": 0} == {**before, "unheard": 0}
    assert "Fin de l'écoute au casque." in table.texts


def test_without_an_earphone_the_box_says_to_plug_it_in(table: Table) -> None:
    table.box.private = False
    table.press("INFO", "PREVIOUS", "OK")
    assert table.texts[-1].startswith("Pas de casque. Branchez-le")
    answers = table.state["answers"]
    assert len(table.tap(CARDS[0])) == 1 and table.texts[-1].startswith("Pas de casque.")
    assert table.state["answers"] == answers and not whispered(table), "who counts on secrecy plays no card"
    table.box.private = True
    table.tap(CARDS[0])
    assert [said.text for said in whispered(table)] == ["Moderne, sans symbole"]


def test_a_card_of_nobody_is_said_aloud_to_be_none_of_this_game(table: Table) -> None:
    listen_to_hand(table)
    for content in (None, "canardage/action.shoot"):
        assert table.tap(content) == ["Ce n'est pas une carte de ce jeu."]
    assert table.state["mode"] == "hand"


def test_the_keys_of_volume_turn_the_earphone_then(table: Table) -> None:
    loud = len(table.box.volumes)
    listen_to_hand(table).press("VOLUME_UP")
    assert table.box.private_volumes[-1] == 6 and len(table.box.volumes) == loud
    assert whispered(table)[-1].text == "Volume six sur dix."
    table.press("UNDO", "VOLUME_DOWN")
    assert table.box.volumes[-1] == 4 and table.box.private_volumes[-1] == 6


def test_the_earphone_keeps_its_own_volume(table: Table, tmp_path: Path) -> None:
    listen_to_hand(table).press("VOLUME_UP")
    assert Table(tmp_path, games=GAMES, boot="second").box.private_volumes == [6]


def test_repeat_whispers_again_and_nobody_after_can_have_it_said(table: Table) -> None:
    listen_to_hand(table).tap(CARDS[0])
    table.listen()
    table.press("REPEAT")
    assert [said.text for said in whispered(table)] == ["Moderne, sans symbole"] * 2
    table.listen()
    table.press("UNDO")
    table.listen()
    for _ in range(12):
        table.press("REPEAT")
    assert len(whispered(table)) == 2 and not any("Moderne" in said.text for said in table.box.said[-12:])


def test_a_card_is_not_played_while_the_listener_asks_for_information(table: Table) -> None:
    listen_to_hand(table)
    answers = table.state["answers"]
    table.press("INFO")
    table.tap(CARDS[0])
    assert whispered(table)[-1].text == "Moderne, sans symbole"
    assert table.state["mode"] == "info" and table.state["answers"] == answers
    assert table.tap(None) == ["Ce n'est pas une carte de ce jeu."]
    table.press("UNDO")
    assert table.state["mode"] == "hand"


def test_a_card_stays_private_while_the_listener_changes_settings(table: Table) -> None:
    before = dict(table.state)
    listen_to_hand(table).press("INFO", "PREVIOUS", "PREVIOUS", "OK")
    assert table.state["mode"] == "settings"
    table.tap(CARDS[0])
    assert whispered(table)[-1].text == "Moderne, sans symbole" and table.state["mode"] == "settings"
    table.press("UNDO", "UNDO", "UNDO")
    assert {**table.state, "unheard": 0} == {**before, "unheard": 0}


def test_what_becomes_of_the_voice_meanwhile_is_told_when_the_listener_is_done(table: Table) -> None:
    """The recording of one card may be missing, and the table must not hear which card lay there."""
    listen_to_hand(table).tap(CARDS[0])
    before = len(table.box.earcons)
    assert table.fault("voice", "voice-sound") == [] and len(table.box.earcons) == before
    assert table.fault("reader", "reader-silent"), "what no card can bring about is told at once"
    table.listen()
    told = table.press("UNDO")
    assert any("enregistré" in said for said in told) and "voice-sound" in str(table.state["faults"])


def test_a_fault_does_not_wait_for_the_end_of_a_whisper(table: Table) -> None:
    """Else the table could measure how long the name of the card is."""
    listen_to_hand(table).tap(CARDS[0])
    table.fault("reader", "reader-silent")
    assert table.box.said[-1].priority == "now"
    table.fault("screen", "screen-absent")
    assert table.box.said[-1].priority == "next", "the second cuts nothing, as no whisper is left"


def test_results_are_not_said_again_while_somebody_listens_to_a_hand(table: Table) -> None:
    table.press("A", "OK")
    for card in CARDS[:2]:
        table.listen()
        table.tap(card)
    table.press("INFO")
    listen_to_hand(table)
    assert table.number("unheard") and table.wait(PAUSE) == []
    table.press("UNDO")
    table.listen()
    assert table.wait(PAUSE)[0] == "Je répète."


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    acts=st.lists(
        st.sampled_from([*CARDS, "REPEAT", "VOLUME_UP", "NEXT", "A", "leave", "plug", "unplug", "wait"]), max_size=40
    )
)
def test_the_table_hears_and_sees_the_same_whatever_the_cards_are(
    tmp_path_factory: pytest.TempPathFactory, acts: list[str]
) -> None:
    """The same acts with other cards: nothing but the words in the earphone may differ."""
    seen = []
    for shift in (0, 1):
        table = listen_to_hand(playing(tmp_path_factory.mktemp("hand")))
        for act in acts:
            if act in CARDS and table.state["mode"] == "hand":
                table.tap(CARDS[(CARDS.index(act) + shift) % len(CARDS)])
            elif act in ("plug", "unplug"):
                table.box.private = act == "plug"
            elif act == "wait":
                table.listen()
            elif act == "leave":
                table.press("UNDO" if table.state["mode"] == "hand" else "INFO")
            elif act not in CARDS:
                table.press(act)  # type: ignore[arg-type]
        heard = [(said.id, said.text if said.channel == "speaker" else said.channel) for said in table.box.said]
        seen.append((heard, table.box.earcons, table.box.frames))
        table.journal.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("language", "name"), list(product(("fr", "en"), GAMES)))
def test_every_card_of_every_game_has_a_name_to_whisper(language: Language, name: str) -> None:
    lexicon = Lexicon(language, GAMES[name])
    for deck in GAMES[name].decks:
        for code in deck.cards:
            said = lexicon.option(deck.name, code, spoken=True)
            assert said and ("." in code) <= (code not in said), (deck.name, code, said)
