"""Writing through the reader: one wish, one card, one answer."""

from __future__ import annotations

import pytest

from device.bench.chip import SimTag
from device.ports import Fault, Lift, Mended, Tag, Tap, Written
from tests.device.reader_desk import MAIN, OTHER, Desk

FRESH = "04aabbccddee80"


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.wait(0.2)
    return desk


def written(desk: Desk) -> list[tuple[str, bool]]:
    return [(event.code, event.ok) for event in desk.events if isinstance(event, Written)]


def test_the_next_card_is_written_and_says_so_instead_of_being_tapped(desk: Desk) -> None:
    desk.reader.write("interduck/baroque.draw")
    desk.chip.lay(SimTag.fresh(FRESH))
    desk.wait(0.5)
    desk.lift()
    assert [type(event) for event in desk.events] == [Written, Lift]
    event = desk.events[0]
    assert isinstance(event, Written) and event.ok and event.code == "tag-written"
    assert event.tag == Tag(FRESH, "interduck/baroque.draw")


def test_a_written_card_is_a_card_like_any_other_the_next_time(desk: Desk) -> None:
    card = SimTag.fresh(FRESH)
    desk.reader.write("interduck/baroque.draw")
    for _ in range(2):
        desk.chip.lay(card)
        desk.wait(0.5)
        desk.lift()
    assert [type(event) for event in desk.events] == [Written, Lift, Tap, Lift]
    assert desk.told()[2] == "interduck/baroque.draw"


def test_a_card_that_lies_there_already_is_not_the_next_one(desk: Desk) -> None:
    desk.lay(MAIN)
    desk.reader.write("interduck/modern.plain")
    desk.wait(5)
    assert desk.told() == ["interduck/baroque.draw"]
    desk.lift()
    desk.chip.lay(SimTag.fresh(FRESH))
    desk.wait(0.5)
    assert written(desk) == [("tag-written", True)]


def test_a_wish_taken_back_writes_nothing(desk: Desk) -> None:
    desk.reader.write("interduck/modern.plain")
    desk.reader.write(None)
    desk.lay(MAIN)
    assert desk.told() == ["interduck/baroque.draw"]


def test_the_latest_wish_counts_and_only_once(desk: Desk) -> None:
    desk.reader.write("a/first")
    desk.reader.write("a/second")
    for uid in (FRESH, "04112233445566"):
        desk.chip.lay(SimTag.fresh(uid))
        desk.wait(0.5)
        desk.lift()
    (event,) = [event for event in desk.events if isinstance(event, Written)]
    assert event.tag == Tag(FRESH, "a/second")
    assert [event.tag for event in desk.events if isinstance(event, Tap)] == [Tag("04112233445566")]


@pytest.mark.parametrize("left", range(0, 24, 2))
def test_a_card_lifted_while_it_is_written_is_told_and_can_be_written_again(desk: Desk, left: int) -> None:
    card = SimTag.fresh(FRESH)
    desk.reader.write("interduck/baroque.draw")
    desk.chip.exchanges_left = left
    desk.chip.lay(card)
    desk.wait(0.5)
    desk.chip.exchanges_left = None
    assert written(desk) in ([], [("tag-left", False)], [("tag-written", True)])
    desk.lift()
    if written(desk):
        desk.reader.write("interduck/baroque.draw")
    desk.chip.lay(card)
    desk.wait(0.5)
    assert written(desk)[-1] == ("tag-written", True)


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (SimTag(Tag(FRESH), locked=True), "tag-locked"),
        (SimTag(Tag(FRESH), memory=b"\x42" * 144), "tag-foreign"),
        (SimTag(Tag(FRESH), readable=False), "tag-unwritable"),
    ],
    ids=["locked", "foreign", "bank card"],
)
def test_a_card_that_cannot_be_written_is_told_with_the_reason(desk: Desk, card: SimTag, code: str) -> None:
    desk.reader.write("interduck/baroque.draw")
    desk.chip.lay(card)
    desk.wait(1)
    assert written(desk) == [(code, False)]


def test_a_card_without_fast_reading_is_written_all_the_same(desk: Desk) -> None:
    desk.reader.write("interduck/baroque.draw")
    desk.chip.lay(SimTag(Tag(FRESH), fast=False))
    desk.wait(1)
    assert written(desk) == [("tag-written", True)]


def test_two_cards_at_once_are_not_written_and_the_wish_stays(desk: Desk) -> None:
    desk.reader.write("interduck/baroque.draw")
    desk.chip.tags = [SimTag(OTHER), SimTag.fresh(FRESH)]
    desk.wait(0.5)
    assert desk.told() == ["clash"]
    desk.chip.tags = desk.chip.tags[1:]
    desk.wait(0.5)
    assert written(desk) == [("tag-written", True)]


def test_a_wish_outlives_a_chip_that_falls_silent(desk: Desk) -> None:
    desk.reader.write("interduck/baroque.draw")
    desk.chip.mood = "mute"
    desk.wait(5)
    desk.chip.mood = "well"
    desk.wait(11)
    desk.chip.lay(SimTag.fresh(FRESH))
    desk.wait(0.5)
    assert [type(event) for event in desk.events] == [Fault, Mended, Written]


def test_a_content_that_no_box_would_read_is_refused_at_once(desk: Desk) -> None:
    with pytest.raises(ValueError, match="cannot be the content"):
        desk.reader.write("a\nb")
