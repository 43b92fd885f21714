"""What does not work, as the table learns of it when nothing can be heard, and while somebody asks what works."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.ports import PartName
from tests.console.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


@pytest.mark.parametrize(("part", "code"), [("voice", "voice-silent"), ("speaker", "sound-absent")])
def test_while_nothing_can_be_heard_every_screen_says_so(table: Table, part: PartName, code: str) -> None:
    table.begin().to_ask("bid")
    table.fault(part, code)
    for key in ("NEXT", "NEXT", "INFO", "UNDO", "OK"):
        table.press(key)  # type: ignore[arg-type]
        assert table.frame[0] == "Pas de son" and len(table.frame) > 1
    table.mend(part)
    assert "Pas de son" not in table.frame
    table.press("NEXT")
    assert "Pas de son" not in table.frame


def test_two_faults_keep_the_notice_until_both_are_mended(table: Table) -> None:
    table.fault("voice", "voice-silent")
    table.fault("speaker", "sound-absent")
    table.mend("voice")
    table.press("NEXT")
    assert table.frame[0] == "Pas de son"
    table.mend("speaker")
    assert "Pas de son" not in table.frame


def test_a_fault_that_can_be_heard_leaves_the_screen_to_the_game(table: Table) -> None:
    table.begin().to_ask("bid")
    table.fault("voice", "voice-plain")
    table.press("NEXT")
    assert "Pas de son" not in table.frame


def test_who_asks_what_works_hears_what_has_changed_meanwhile(table: Table) -> None:
    table.fault("voice", "voice-silent")
    table.press("INFO", "PREVIOUS")
    assert table.state["topic"] == "doctor" and any(said.startswith("La voix s'est tue.") for said in table.texts[-2:])
    table.mend("voice")
    table.press("PREVIOUS")
    (said,) = table.press("NEXT")
    assert said.startswith("Tout marche")


def test_the_log_names_each_fault_for_whom_no_part_is_left_to_tell(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        table.fault("reader", "reader-silent", "no answer on /dev/serial0")
    assert caplog.messages == ["reader: reader-silent no answer on /dev/serial0"]
