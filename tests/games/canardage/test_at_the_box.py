"""Canardage at the box: the whole line, one slot, the targets and one's own ducks, each behind INFO by two keys."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from device.ports import KeyName
from firmware.games.canardage import GAME
from firmware.games.canardage.line import Board
from tests.console.table import Table

LINE = ("blue", "green", "water", "blue", "green", "water")
SLOT_KEYS: tuple[KeyName, ...] = ("A", "B", "C", "D", "E", "OK")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Ada plays blue and Bo green; six cards lie in the line, and Ada plays her first card."""
    table = Table(tmp_path, games={GAME.name: GAME})
    table.press("OK", "PREVIOUS", "OK", "OK", "OK")
    assert table.state["ask"] == "colour", table.state
    table.press("A", "A")
    for at, duck in enumerate(LINE):
        table.tap(f"canardage/{duck}", f"04{at:02}")
    assert table.state["ask"] == "play"
    yield table
    table.journal.close()


def aim(table: Table, place: KeyName) -> None:
    table.tap("canardage/action.aim", "04a0")
    assert table.state["ask"] == "slot"
    table.press(place)


def test_info_reads_the_whole_line_at_once(table: Table) -> None:
    assert "De la tête: bleu, vert, eau, bleu, vert et eau." in table.press("INFO")


@pytest.mark.parametrize(("slot", "key"), [*enumerate(SLOT_KEYS, start=1)])
def test_one_slot_is_read_alone_by_the_key_after_info(table: Table, slot: int, key: KeyName) -> None:
    table.press("INFO")
    (said,) = table.press(key)
    assert said.startswith(f"Place {('un', 'deux', 'trois', 'quatre', 'cinq', 'six')[slot - 1]}: ")
    assert ("eau" in said) == (LINE[slot - 1] == "water")


def test_who_is_aimed_at_and_ones_own_ducks_come_with_next_after_info(table: Table) -> None:
    aim(table, "B")
    table.press("INFO")
    assert table.press("NEXT")[1:3] == [
        "Une cible, place deux: vert.",
        "Bo: des canards places deux et cinq, cinq vivants.",
    ]


def test_a_slot_tells_that_it_is_aimed_at_protected_and_who_hides_there(table: Table) -> None:
    aim(table, "D")
    table.tap("canardage/action.shield", "04a1")
    table.press("C")  # The third slot that holds a duck, the fourth of the line.
    assert table.press("INFO", "D")[-1] == "Place quatre: le canard bleu d'Ada, place visée, protection de Bo."


def test_next_and_previous_walk_the_slots(table: Table) -> None:
    table.press("INFO", "C")
    assert table.press("NEXT")[0].startswith("Place quatre")
    assert table.press("PREVIOUS", "PREVIOUS")[-1].startswith("Place deux")


def test_the_keys_of_the_slots_are_told_once_and_always_to_who_wants_all(table: Table) -> None:
    hint = "De A à E: les places un à cinq. OK: la place six. Suivant: le reste de la table."
    assert hint in table.press("INFO")
    table.press("UNDO")
    assert hint not in table.press("INFO")
    table.press("UNDO")
    table.journal.set_setting("verbosity", "full")
    assert hint in table.press("INFO")
    table.press("UNDO")
    table.journal.set_setting("verbosity", "brief")
    assert hint not in table.press("INFO")


def test_ok_still_opens_what_a_page_has_to_open(table: Table) -> None:
    table.press("INFO", "PREVIOUS", "PREVIOUS", "OK")
    assert table.state["mode"] == "end"


def test_a_line_that_is_being_laid_has_as_many_keys_as_cards(tmp_path: Path) -> None:
    table = Table(tmp_path, games={GAME.name: GAME})
    table.press("OK", "PREVIOUS", "OK", "OK", "OK", "A", "A")
    table.tap("canardage/blue", "0400")
    assert table.press("INFO", "A")[-1].startswith("Place un")
    table.press("B")
    assert table.box.earcons[-1] == "refuse"
    table.journal.close()


def test_no_page_tells_a_hand_or_what_lies_in_the_pile(table: Table) -> None:
    """Hands and the pile's order are secret; the board, which is all that INFO reads, does not know them."""
    open_to_all = {"colours", "line", "targets", "shields", "dead", "alive", "pile", "turn", "eliminated"}
    assert {field.name for field in fields(Board)} == open_to_all
    before = read_all(table)
    table.tap("canardage/action.shoot", "04a2")  # No slot is aimed at: the card stays in the hand.
    assert table.state["ask"] == "play"
    after = read_all(table)
    assert [text for text in after if text not in before] == []
    assert not [text for text in after if "Pan" in text]
    assert "Il reste neuf cartes dans la pioche." in before


def read_all(table: Table) -> list[str]:
    """What every page about the table says."""
    said = table.press("INFO")
    while table.state["topic"] != "keys":
        said += table.press("NEXT")
    table.press("UNDO")
    return said
