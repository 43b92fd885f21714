"""The reader: pn532pi over a chip that answers byte by byte, in memory and behind a pseudo-terminal."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.chip import Mood, SimChip, SimTag
from device.bench.pins import GpioError
from device.bench.serial_line import PtyLine
from device.ports import Event, Fault, Lift, Mended, Tag, Tap, Written
from device.reader import HEARTBEAT, Pn532Reader, serial_line
from tests.device.reader_desk import MAIN, OTHER, Desk


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.wait(0.2)
    return desk


def test_a_card_is_one_tap_and_one_lift(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.lift()
    assert desk.told() == ["interduck/baroque.draw", "lift"]
    tap = desk.events[0]
    assert isinstance(tap, Tap) and tap.tag == MAIN


def test_a_card_that_rests_for_ten_minutes_is_one_tap(desk: Desk) -> None:
    desk.lay(MAIN, 600)
    assert desk.told() == ["interduck/baroque.draw"]


def test_ten_minutes_on_a_shaky_radio_are_one_tap(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.chip.mood = "shaky"
    desk.wait(600)
    assert desk.told() == ["interduck/baroque.draw"]


@pytest.mark.parametrize("fast", [True, False])
def test_every_card_comes_whole_through_a_shaky_radio(desk: Desk, fast: bool) -> None:
    desk.chip.mood = "shaky"
    for _ in range(100):
        desk.chip.lay(SimTag(MAIN, fast=fast))
        desk.wait(0.8)
        desk.lift(0.8)
    taps = [event for event in desk.events if isinstance(event, Tap)]
    assert {tap.tag for tap in taps} == {MAIN}
    assert len(taps) == 100


def test_a_card_that_lies_there_at_the_start_is_one_tap() -> None:
    desk = Desk()
    desk.chip.lay(SimTag(MAIN))
    desk.wait(2)
    assert desk.told() == ["interduck/baroque.draw"]


def test_a_large_tag_is_read_like_a_small_one(desk: Desk) -> None:
    desk.chip.lay(SimTag(MAIN, kind="ntag215"))
    desk.wait(0.3)
    assert desk.told() == ["interduck/baroque.draw"]


def test_a_hundred_taps_are_a_hundred_events(desk: Desk) -> None:
    for _ in range(100):
        desk.lay(MAIN)
        desk.lift()
    assert desk.told() == ["interduck/baroque.draw", "lift"] * 100


def test_a_card_follows_within_a_tenth_and_a_half_of_a_second(desk: Desk) -> None:
    desk.chip.lay(SimTag(MAIN))
    began = desk.now
    desk.wait(0.14)
    (tap,) = desk.events
    assert isinstance(tap, Tap) and tap.at - began <= 0.15


def test_one_card_slid_over_another_is_a_lift_and_a_tap(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.chip.tags = [SimTag(OTHER)]
    desk.wait(0.3)
    assert desk.told() == ["interduck/baroque.draw", "lift", "interduck/modern.plain"]


def test_two_cards_at_once_clash_once_and_the_one_that_stays_is_tapped(desk: Desk) -> None:
    desk.chip.tags = [SimTag(MAIN), SimTag(OTHER)]
    desk.wait(1)
    assert desk.told() == ["clash"]
    desk.chip.tags = [SimTag(OTHER)]
    desk.wait(0.3)
    assert desk.told() == ["clash", "interduck/modern.plain"]


def test_a_second_card_beside_a_tapped_one_clashes_and_changes_nothing_else(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.lay(OTHER)
    desk.chip.tags = desk.chip.tags[:1]
    desk.wait(0.3)
    desk.lift()
    assert desk.told() == ["interduck/baroque.draw", "clash", "lift"]


def test_a_bank_card_is_known_by_its_number_alone(desk: Desk) -> None:
    desk.chip.lay(SimTag(MAIN, readable=False))
    desk.wait(1)
    assert desk.events == [Tap(Tag(MAIN.uid), desk.events[0].at)]


def test_a_card_without_fast_reading_is_read_all_the_same(desk: Desk) -> None:
    desk.chip.lay(SimTag(MAIN, fast=False))
    desk.wait(0.5)
    assert desk.told() == ["interduck/baroque.draw"]


def test_a_card_taken_away_while_it_is_read_is_no_tap(desk: Desk) -> None:
    desk.chip.mood = "lost"
    desk.lay(MAIN)
    desk.wait(1)
    assert not [event for event in desk.events if isinstance(event, Tap)]
    desk.chip.mood = "well"
    desk.lay(MAIN)
    assert desk.told()[-1] == "interduck/baroque.draw"


@pytest.mark.parametrize("mood", ["mute", "late", "garbage", "half", "nack"])
def test_a_chip_that_does_not_answer_is_told_once_and_works_again_when_it_does(desk: Desk, mood: Mood) -> None:
    desk.chip.mood = mood
    desk.wait(60)
    faults = [event for event in desk.events if isinstance(event, Fault)]
    assert [fault.code for fault in faults] == ["reader-silent"]
    assert desk.resets > 2
    desk.chip.mood = "well"
    desk.wait(11)
    desk.lay(MAIN)
    assert desk.told() == ["fault", "mended", "interduck/baroque.draw"]


def test_a_chip_that_forgot_everything_is_set_up_again_without_a_word(desk: Desk) -> None:
    desk.chip.reset()
    desk.wait(5)
    desk.lay(MAIN)
    assert desk.told() == ["interduck/baroque.draw"]


def test_an_idle_chip_is_asked_for_its_version_now_and_then(desk: Desk) -> None:
    asked: list[bytes] = []
    feed = desk.chip.feed

    def listen(data: bytes) -> None:
        asked.append(data)
        feed(data)

    desk.chip.feed = listen  # type: ignore[method-assign]
    desk.wait(3 * HEARTBEAT + 1)
    assert asked.count(b"\x02") == 3
    assert desk.events == []


def test_an_answer_left_over_from_before_a_restart_is_thrown_away() -> None:
    desk = Desk(reset_wire=False)
    desk.chip.feed(bytes.fromhex("55000055 0000ff 04fc d44a0100 e100"))
    desk.chip.lay(SimTag(OTHER))
    desk.chip.lift()
    assert desk.chip.waiting() > 20
    desk.wait(0.5)
    desk.lay(MAIN)
    assert desk.told() == ["interduck/baroque.draw"]


@settings(max_examples=40, deadline=None)
@given(st.binary(max_size=400))
def test_no_noise_on_the_line_makes_the_reader_raise(noise: bytes) -> None:
    desk = Desk()
    desk.wait(0.2)
    desk.chip.feed = lambda data: None  # type: ignore[method-assign]
    rest = bytearray(noise * 4)

    def take(count: int) -> bytes:
        taken = bytes(rest[: max(0, count)])
        del rest[: len(taken)]
        return taken

    desk.chip.take = take  # type: ignore[method-assign]
    desk.wait(3)
    assert not [event for event in desk.events if isinstance(event, Tap)]


def test_one_late_answer_is_nothing_to_speak_of(desk: Desk) -> None:
    desk.chip.mood = "late"
    desk.wait(0.1)
    desk.chip.mood = "well"
    desk.wait(1)
    desk.lay(MAIN)
    desk.lift()
    assert desk.told() == ["interduck/baroque.draw", "lift"]


def test_a_card_that_lies_there_through_a_fault_is_not_tapped_again(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.chip.mood = "mute"
    desk.wait(3)
    desk.chip.mood = "well"
    desk.wait(11)
    assert desk.told() == ["interduck/baroque.draw", "fault", "mended"]


def test_a_line_that_is_not_there_is_told_once_and_opened_when_it_comes() -> None:
    desk = Desk()
    desk.line = False
    desk.wait(60)
    assert [event.code for event in desk.events if isinstance(event, Fault)] == ["reader-absent"]
    desk.line = True
    desk.wait(11)
    assert isinstance(desk.events[-1], Mended)
    desk.lay(MAIN)
    assert desk.told()[-1] == "interduck/baroque.draw"


def test_a_reset_wire_that_fails_does_not_cost_the_reader(desk: Desk) -> None:
    def broken() -> None:
        raise GpioError("GPIO busy")

    desk.reader = Pn532Reader(desk.events.append, lambda: desk.now, open_line=desk.open, reset=broken)
    desk.lay(MAIN)
    assert desk.told() == ["interduck/baroque.draw"]


def test_a_closed_reader_lets_go_and_stays_closed(desk: Desk) -> None:
    desk.reader.close()
    desk.reader.close()
    desk.lay(MAIN, 30)
    assert desk.events == []


moments = st.lists(st.sampled_from(["lay", "other", "lift", "mute", "garbage", "well", "wait"]), max_size=25)


@settings(max_examples=60, deadline=None)
@given(moments)
def test_whatever_happens_taps_and_lifts_alternate_and_the_reader_recovers(script: list[str]) -> None:
    desk = Desk()
    acts: dict[str, Callable[[], object]] = {
        "lay": lambda: desk.lay(MAIN),
        "other": lambda: desk.lay(OTHER),
        "lift": desk.lift,
        "wait": lambda: desk.wait(2),
    }
    for word in script:
        if word in acts:
            acts[word]()
        else:
            desk.chip.mood = word  # type: ignore[assignment]
    desk.chip.mood = "well"
    desk.lift()
    desk.wait(12)
    before = len(desk.events)
    desk.lay(MAIN)
    assert desk.told()[before:] == ["interduck/baroque.draw"]
    there = False
    for event in desk.events:
        if isinstance(event, Tap):
            assert not there
            there = True
        elif isinstance(event, Lift):
            there = False


def test_the_same_reader_works_behind_a_pseudo_terminal() -> None:
    chip = SimChip(time.monotonic)
    line = PtyLine(chip)
    events: list[Event] = []
    reader = Pn532Reader(events.append, time.monotonic, open_line=serial_line(line.path))

    def step_until(kind: type[Event]) -> None:
        end = time.monotonic() + 20
        while not any(isinstance(event, kind) for event in events) and time.monotonic() < end:
            reader.step(time.monotonic())

    try:
        chip.lay(SimTag(MAIN))
        step_until(Tap)
        chip.lift()
        step_until(Lift)
        reader.write("interduck/modern.plain")
        chip.lay(SimTag.fresh(OTHER.uid))
        step_until(Written)
    finally:
        reader.close()
        line.close()
    assert [type(event) for event in events] == [Tap, Lift, Written]
    assert isinstance(events[0], Tap) and events[0].tag == MAIN
    assert isinstance(events[2], Written) and events[2].tag == OTHER


def test_the_chips_version_is_known_once_it_answered() -> None:
    desk = Desk()
    assert desk.reader.firmware is None
    desk.wait(0.2)
    assert desk.reader.firmware == 0x32010607
