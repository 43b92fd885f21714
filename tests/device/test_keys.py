"""The keys, on gpiozero over the simulated pins."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.pins import Pins
from device.keys import HELD_AT_START, KEYS, LAST_RETRY, PINS, STUCK_AFTER, Debounce, GpioKeys, open_factory
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


def test_a_pin_that_another_program_has_costs_one_key_only() -> None:
    desk = Desk()
    desk.pins.occupy("B")
    desk.wait(30)
    assert [(event.code, event.detail) for event in desk.events if isinstance(event, Fault)] == [("key-absent", "B")]
    desk.pins.press("A")
    desk.wait(0.1)
    assert desk.told() == [("Press", "A")]
    desk.pins.occupy("B", False)
    desk.wait(LAST_RETRY + 0.1)
    assert isinstance(desk.events[-1], Mended)
    desk.pins.press("B")
    desk.wait(0.1)
    assert desk.told() == [("Press", "A"), ("Press", "B")]


def test_the_part_is_mended_only_when_no_key_has_a_fault(desk: Desk) -> None:
    desk.pins.press("A")
    desk.pins.press("B")
    desk.wait(STUCK_AFTER + 1)
    desk.pins.release("A")
    desk.wait(1)
    assert [event.detail for event in desk.events if isinstance(event, Fault)] == ["A", "B"]
    assert not [event for event in desk.events if isinstance(event, Mended)]
    desk.pins.release("B")
    desk.wait(1)
    assert len([event for event in desk.events if isinstance(event, Mended)]) == 1


def test_a_key_whose_edges_get_lost_is_heard_all_the_same(desk: Desk) -> None:
    desk.pins.deafen("OK")
    desk.pins.press("OK")
    desk.wait(0.3)
    desk.pins.release("OK")
    desk.wait(0.3)
    assert desk.told() == [("Press", "OK"), ("Release", "OK")]


def test_a_press_counts_within_25_ms_of_its_edge(desk: Desk) -> None:
    began = desk.now
    desk.pins.press("OK")
    desk.wait(0.1)
    (press,) = desk.events
    assert isinstance(press, Press) and press.at - began <= 0.025 + 1e-9


@pytest.mark.parametrize("gap", [10, 60, 150, 300, 490, 510, 700])
def test_a_second_press_counts_only_after_the_cool_down_that_the_owner_chose(gap: int) -> None:
    debounce = Debounce(STABLE, 0.5)
    edges = [(1.0, True), (1.08, False), (1.08 + gap / 1000, True), (1.16 + gap / 1000, False)]
    presses = [at for at, down in counted_of(debounce, edges, 3.0) if down]
    assert len(presses) == (2 if gap > 500 else 1)


def test_a_held_second_press_that_began_too_early_is_not_heard_later() -> None:
    debounce = Debounce(STABLE, 0.5)
    edges = [(1.0, True), (1.08, False), (1.2, True), (2.5, False), (2.501, True), (3.0, False), (4.0, True)]
    presses = [at for at, down in counted_of(debounce, edges, 5.0) if down]
    assert len(presses) == 2 and presses[1] > 4.0


@pytest.mark.parametrize("chatter_ms", [6, 40, 80])
def test_a_worn_contact_that_chatters_is_one_press(chatter_ms: int) -> None:
    debounce = Debounce(STABLE, COOLDOWN)
    edges = [(1.0 + at / 1000, at % 4 == 0) for at in range(0, chatter_ms, 2)]
    edges += [(1.0 + chatter_ms / 1000, True), (1.5, False)]
    assert [down for _, down in counted_of(debounce, edges, 2.0)] == [True, False]


def counted_of(debounce: Debounce, edges: list[tuple[float, bool]], until: float) -> list[tuple[float, bool]]:
    """What counts, and when, if the debounce is stepped every four milliseconds."""
    counted: list[tuple[float, bool]] = []
    waiting = list(edges)
    for now in (step * 0.004 for step in range(round(until / 0.004) + 1)):
        while waiting and waiting[0][0] <= now:
            at, down = waiting.pop(0)
            debounce.edge(down, at)
        if (change := debounce.step(now)) is not None:
            counted.append((now, change))
    return counted


gaps = st.lists(st.floats(min_value=0.001, max_value=0.2), max_size=60)


def edges_of(gaps: list[float]) -> list[tuple[float, bool]]:
    """Down, up, down, ... with these seconds between them."""
    at, edges = 0.0, []
    for number, gap in enumerate(gaps):
        at += gap
        edges.append((at, number % 2 == 0))
    return edges


@settings(max_examples=60)
@given(gaps)
def test_presses_and_releases_alternate_and_a_contact_that_is_up_counts_as_up(gaps: list[float]) -> None:
    debounce, edges = Debounce(STABLE, COOLDOWN), edges_of(gaps)
    counted = counted_of(debounce, edges, sum(gaps) + 1.0)
    assert all(before != after for (_, before), (_, after) in pairwise([(0.0, False), *counted]))
    if not edges or not edges[-1][1]:
        assert not debounce.down


@settings(max_examples=60)
@given(gaps)
def test_nothing_shorter_than_the_still_time_counts_and_no_press_comes_in_the_cool_down(gaps: list[float]) -> None:
    debounce = Debounce(STABLE, COOLDOWN)
    counted = counted_of(debounce, edges_of(gaps), sum(gaps) + 1.0)
    for (earlier, _), (later, _) in pairwise(counted):
        assert later - earlier >= STABLE - 0.004 - 1e-9
    for (up, _), (press, down) in pairwise(counted):
        if down:
            assert press - up >= COOLDOWN - 0.004 - 1e-9


@settings(max_examples=60)
@given(st.lists(st.floats(min_value=0.06, max_value=0.2), max_size=20))
def test_no_deliberate_press_is_lost(gaps: list[float]) -> None:
    edges = edges_of(gaps)
    counted = counted_of(Debounce(STABLE, COOLDOWN), edges, sum(gaps) + 1.0)
    assert [down for _, down in counted] == [down for _, down in edges]
    assert all(0 <= at - edge - STABLE <= 0.004 + 1e-9 for (at, _), (edge, _) in zip(counted, edges, strict=True))
