"""What is told of the voice: the doctor's list is true after every step, and nothing that stands is told again."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.ports import Event, Fault, Mended
from device.voice_condition import Code, Condition

CODES: tuple[Code, ...] = get_args(Code)
NOTES = ("voice-plain no voice called x", "voice-plain no voice called y", "voice-sound a.wav", "log full")


class Table:
    """Keeps the faults that stand, as the console does: a Mended takes back all of the part."""

    def __init__(self) -> None:
        self.standing: set[str] = set()
        self.told: list[str] = []

    def take(self, event: Event) -> None:
        if isinstance(event, Mended):
            assert self.standing, "mended without a fault"
            self.standing.clear()
            self.told.append("mended")
        elif isinstance(event, Fault):
            assert event.code not in self.standing, "told twice"
            self.standing.add(event.code)
            self.told.append(event.code)


@given(st.lists(st.sampled_from((*CODES, *NOTES)), max_size=12))
def test_what_stands_is_told_once_and_what_is_over_does_not_stand(steps: list[str]) -> None:
    table = Table()
    condition = Condition(table.take)
    noted: set[str] = set()
    for now, step in enumerate(steps):
        for code in CODES:
            if step == code:
                condition.becomes(code, "it died", now)
                state = {code} - {""}
                if code == "voice-silent":  # nobody could hear that anything is over
                    state |= table.standing
                assert table.standing == state | noted
        if step in NOTES:
            condition.note(step, now)
            noted |= {code for code in step.split()[:1] if code.startswith("voice-")}
            assert noted <= table.standing


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (("voice-plain no voice called x", "voice-plain", ""), ["voice-plain"]),
        (("voice-plain", "voice-plain no voice called x", ""), ["voice-plain"]),
        (("voice-sound a.wav", "voice-plain", ""), ["voice-sound", "voice-plain", "mended", "voice-sound"]),
        (("voice-plain x", "voice-silent", ""), ["voice-plain", "voice-silent", "mended", "voice-plain"]),
    ],
)
def test_a_note_outlives_a_mending(steps: tuple[str, ...], told: list[str]) -> None:
    table = Table()
    condition = Condition(table.take)
    for step in steps:
        if " " in step:
            condition.note(step, 0)
        else:
            condition.becomes(next(code for code in CODES if code == step), "it died", 0)
    assert table.told == told
