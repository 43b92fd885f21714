"""What was said and cut, or could not be heard: said again when it is time, once, and lost never."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.ports import Heard
from firmware.console.desk import PAUSE
from tests.console.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_repeat_goes_back_to_the_start_of_history(table: Table) -> None:
    table.begin().to_ask("deal")
    before = table.texts
    table.listen()
    assert table.press("REPEAT") == before[-1:]
    table.listen()
    assert table.press("REPEAT") == before[-2:-1]
    for _ in range(12):
        table.listen()
        last = table.press("REPEAT")
    assert last == ["Début de l'historique."]


def test_a_result_that_was_cut_is_said_again_by_itself_after_a_pause(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("NEXT")
    assert table.state["unheard"] == 1
    table.listen()
    assert table.wait(PAUSE)[:2] == ["Je répète.", "Ada zéro."]
    table.listen()
    assert table.state["unheard"] == 0
    assert table.wait(PAUSE) == []


def test_after_what_was_said_again_comes_what_is_awaited(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("NEXT")
    table.listen()
    assert table.wait(PAUSE) == ["Je répète.", "Ada zéro.", "Bo, une mise de zéro à cinq?", "trois"]


def test_a_result_that_repeat_said_to_its_end_is_not_offered(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("REPEAT")
    table.listen()
    assert table.wait(PAUSE) == []


def test_what_was_heard_and_undone_is_not_offered_though_a_key_cuts_its_repetition(table: Table) -> None:
    table.begin().to_ask("double")
    result = table.press("A")[0]
    table.listen()
    table.press("UNDO")
    table.listen()
    while table.press("REPEAT") != [result]:
        table.listen()
    table.press("B")
    table.listen()
    assert table.state["unheard"] == 0 and table.wait(PAUSE) == []


def test_what_the_end_of_a_game_told_outlives_the_answers_of_the_next(table: Table) -> None:
    table.begin().to_ask("box-after")
    table.press("UNDO", "A")
    assert table.state["over"], "the end is told again"
    table.press("A", "A", "UNDO")
    assert table.state["answers"] == 0 and not table.state["over"]
    table.listen()
    assert "Le plus de points." in table.wait(PAUSE)


def test_who_turns_the_volume_hears_again_what_the_key_cut(table: Table) -> None:
    table.begin().to_ask("double")
    said = table.press("A")
    assert table.press("VOLUME_UP") == ["Volume six sur dix.", *said]
    assert table.press("VOLUME_UP") == ["Volume sept sur dix.", *said], "and what was said of the volume dies"
    table.listen()
    assert table.state["unheard"] == 0 and table.wait(PAUSE) == []
    assert table.press("REPEAT") == said[-1:], "the volume is no part of the game"


def test_a_fault_is_told_before_what_waits(table: Table) -> None:
    table.begin().to_ask("double")
    results = table.press("A")
    table.fault("reader", "reader-silent")
    table.fault("screen", "screen-absent")
    faults = table.box.said[-2:]
    assert [said.priority for said in faults] == ["next", "next"]
    first, *waiting = table.box.waiting
    table.box.waiting = [first, *(said.id for said in faults), *(id_ for id_ in waiting if id_ < faults[0].id)]
    shown = []
    for _ in faults:
        table.console.handle(Heard(table.box.waiting.pop(0), True, table.now))
        shown += table.frame
    assert shown == ["Lecteur muet", "Écran absent"]
    table.listen()
    assert table.press("REPEAT") == results[-1:]


def test_a_result_cut_twice_is_not_pressed_on_anybody_and_not_lost(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("NEXT")
    table.listen()
    table.wait(PAUSE)
    table.press("NEXT")
    assert table.state["unheard"] == 1
    table.listen()
    assert table.wait(PAUSE) == []
    assert table.state["unheard"] == 1


def test_what_was_taken_back_is_not_said_again(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("UNDO")
    table.listen()
    assert table.state["unheard"] == 0
    assert table.wait(PAUSE) == []


def test_repeat_in_the_middle_says_the_rest_too(table: Table) -> None:
    table.begin().to_ask("double")
    said = table.press("A")
    assert table.press("REPEAT") == said


def test_repeat_says_the_last_utterance_though_a_result_was_cut_before(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    last = table.press("NEXT")[-1:]
    table.listen()
    assert table.press("REPEAT") == last


def test_what_nobody_could_hear_is_said_when_there_is_sound_again(table: Table) -> None:
    table.begin().to_ask("double")
    table.fault("speaker", "sound-absent")
    table.press("A")
    for _ in range(2):
        while table.box.waiting:
            table.console.handle(Heard(table.box.waiting.pop(0), False, table.now))
        table.wait(PAUSE)
    assert table.state["unheard"] == 1
    table.mend("speaker")
    table.listen()
    assert table.wait(PAUSE)[:2] == ["Je répète.", "Ada zéro."]


def test_a_question_and_its_hint_are_overtaken_by_the_next_question(table: Table) -> None:
    table.begin()
    first = [one.fact for one in table.box.said if one.fact and one.fact.of == "question"]
    table.to_ask("double")
    last = [one.fact for one in table.box.said if one.fact and one.fact.of == "question"]
    assert first[-1].edition < last[-1].edition
    assert all(one.fact is not None for one in table.box.said if one.expires is not None)
