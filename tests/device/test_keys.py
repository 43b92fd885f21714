"""The keys, on gpiozero over the simulated pins."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.bench.pins import Pins
from device.keys import HELD_AT_START, KEYS, PINS, STUCK_AFTER, Debounce, GpioKeys, open_factory
from device.ports import Event, Fault, Mended, Press, Release

STABLE, COOLDOWN = 0.020, 0.030


class Desk:
    """Keys on pins, with a clock."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.now = 0.0
        self.pins = Pins()
        self.keys = GpioKeys(self.events.append, lambda: self.now, open_factory=self.pins.open)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.005)):
            self.now += 0.005
            self.keys.step(self.now)

    def told(self) -> list[tuple[str, str]]:
        named = [event for event in self.events if isinstance(event, Press | Release)]
        return [(type(event).__name__, event.key) for event in named]


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.wait(0.1)
    return desk


def test_every_key_is_in_the_table_once_with_a_pin_and_a_place_of_its_own() -> None:
    assert len(KEYS) == len({key.name for key in KEYS}) == len({key.pin for key in KEYS}) == 13
    assert len({(key.face, key.x, key.y) for key in KEYS}) == len({key.shape for key in KEYS}) == 13


def test_keys_of_a_row_lie_at_least_22_mm_apart() -> None:
    for face in ("top", "right"):
        for y in {key.y for key in KEYS if key.face == face}:
            row = sorted(key.x for key in KEYS if key.face == face and key.y == y)
            assert all(right - left >= 22 for left, right in pairwise(row))


@pytest.mark.parametrize("key", PINS)
def test_each_key_is_pressed_and_released_once(desk: Desk, key: str) -> None:
    desk.pins.press(key)  # type: ignore[arg-type]
    desk.wait(0.1)
    desk.pins.release(key)  # type: ignore[arg-type]
    desk.wait(0.1)
    assert desk.told() == [("Press", key), ("Release", key)]


def test_a_bouncing_contact_counts_once(desk: Desk) -> None:
    desk.pins.press("OK")
    desk.pins.bounce("OK", 10)
    desk.wait(0.01)
    desk.pins.bounce("OK", 3)
    desk.wait(0.1)
    desk.pins.release("OK")
    desk.pins.bounce("OK", 10)
    desk.wait(0.1)
    assert desk.told() == [("Press", "OK"), ("Release", "OK")]


def test_a_spark_shorter_than_the_still_time_is_nothing(desk: Desk) -> None:
    desk.pins.press("A")
    desk.wait(0.01)
    desk.pins.release("A")
    desk.wait(0.2)
    assert desk.told() == []


def test_two_keys_do_not_disturb_each_other(desk: Desk) -> None:
    desk.pins.press("A")
    desk.wait(0.05)
    desk.pins.press("B")
    desk.wait(0.05)
    desk.pins.release("A")
    desk.wait(0.05)
    assert desk.told() == [("Press", "A"), ("Press", "B"), ("Release", "A")]


def test_a_stuck_key_is_told_once_and_the_others_go_on(desk: Desk) -> None:
    desk.pins.press("C")
    desk.wait(STUCK_AFTER * 2)
    desk.pins.press("OK")
    desk.wait(0.1)
    faults = [event for event in desk.events if isinstance(event, Fault)]
    assert [(fault.code, fault.detail) for fault in faults] == [("key-stuck", "C")]
    assert ("Press", "OK") in desk.told()
    desk.pins.release("C")
    desk.wait(0.1)
    assert [type(event) for event in desk.events if isinstance(event, Fault | Mended)] == [Fault, Mended]


def test_a_key_held_at_the_start_is_no_press_until_it_was_seen_up() -> None:
    desk = Desk()
    desk.pins.press("UNDO")
    desk.wait(HELD_AT_START + 0.2)
    assert [(event.code, event.detail) for event in desk.events if isinstance(event, Fault)] == [("key-stuck", "UNDO")]
    assert desk.told() == []
    desk.pins.release("UNDO")
    desk.wait(0.1)
    assert desk.told() == []
    desk.pins.press("UNDO")
    desk.wait(0.1)
    assert desk.told() == [("Press", "UNDO")]


def test_pins_that_are_absent_are_told_once_and_tried_again() -> None:
    desk = Desk()
    desk.pins.absent = True
    desk.wait(30)
    desk.pins.absent = False
    desk.wait(11)
    assert [getattr(event, "code", "mended") for event in desk.events] == ["keys-absent", "mended"]
    desk.pins.press("OK")
    desk.wait(0.1)
    assert desk.told() == [("Press", "OK")]


def test_closed_keys_are_silent_and_their_pins_are_free(desk: Desk) -> None:
    desk.keys.close()
    desk.keys.close()
    desk.pins.press("OK")
    desk.wait(1)
    assert desk.events == []
    again = GpioKeys(desk.events.append, lambda: desk.now, open_factory=desk.pins.open)
    again.step(desk.now)
    assert desk.events == []


def test_a_missing_library_is_named_with_its_remedy() -> None:
    with pytest.raises(ImportError, match=r"coincoin\[classic\]"):
        open_factory("rpigpio")


traces = st.lists(st.floats(min_value=0.001, max_value=0.2), max_size=60)


@given(traces)
def test_presses_and_releases_alternate_and_end_where_the_contact_is(gaps: list[float]) -> None:
    debounce, now, level = Debounce(STABLE, COOLDOWN), 0.0, False
    counted: list[tuple[float, bool]] = []

    def let_pass(seconds: float) -> None:
        nonlocal now
        end = now + seconds
        while now < end:
            now = min(end, now + 0.004)
            if (change := debounce.step(now)) is not None:
                counted.append((now, change))

    for gap in gaps:
        level = not level
        debounce.edge(level, now)
        let_pass(gap)
    let_pass(1.0)
    assert all(before != after for (_, before), (_, after) in pairwise([(0.0, False), *counted]))
    assert debounce.down == level
    presses = [at for at, down in counted if down]
    assert all(later - earlier >= COOLDOWN for earlier, later in pairwise(presses))
