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
    assert table.wait(PAUSE) == ["Je répète.", "Ada zéro."]
    table.listen()
    assert table.state["unheard"] == 0
    assert table.wait(PAUSE) == []


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
    assert table.wait(PAUSE) == ["Je répète.", "Ada zéro."]


def test_a_question_and_its_hint_are_overtaken_by_the_next_question(table: Table) -> None:
    table.begin()
    first = [one.fact for one in table.box.said if one.fact and one.fact.of == "question"]
    table.to_ask("double")
    last = [one.fact for one in table.box.said if one.fact and one.fact.of == "question"]
    assert first[-1].edition < last[-1].edition
    assert all(one.fact is not None for one in table.box.said if one.expires is not None)
