"""Steps four and five: every tap of a card is heard once, and a card that stays is not heard again."""

from __future__ import annotations

from typing import Final

from device.ports import Clash, Event, Lift, Press, Tap
from device.reader import Pn532Reader
from hw_tests.guide import GLANCE, Guide

ROUND: Final = 10
"""Taps that a person counts without a mistake."""
AFTERWARDS: Final = 3.0
"""Seconds after a round in which a tap too many would come."""
AWAKE: Final = 15.0
"""Seconds in which a chip says its version, its resets and second tries included."""
MINUTE: Final = 60.0


def taps(guide: Guide, count: int) -> None:
    """In rounds of ten; each tap gets its tick, so the builder hears a tap that is missed or counted twice."""
    if not _reader_says_its_version(guide):
        return
    done = 0
    cards: set[str] = set()
    while done < count:
        wanted = min(ROUND, count - done)
        guide.ask("bringup-tap", {"count": wanted})
        heard = _round(guide, wanted)
        cards.update(tap.tag.uid for tap in heard)
        if len(heard) != wanted:
            few = "few" if len(heard) < wanted else "many"
            guide.fail(f"bringup-taps-{few}", {"count": done + len(heard), "number": done + wanted})
        if len(cards) > 1:
            guide.fail("bringup-taps-mixed")
        done += wanted
        guide.say("bringup-tapped", {"count": done})
    guide.say("bringup-taps-done", {"count": done})


def rest(guide: Guide, minutes: int) -> None:
    """One tap when the card comes, one lift when it goes, and nothing between."""
    if not _reader_says_its_version(guide):
        return
    guide.ask("bringup-rest", {"count": minutes})
    if guide.expect(lambda event: isinstance(event, Tap)) is None:
        guide.fail("bringup-rest-absent")
    between = [event for event in guide.pass_time(minutes * MINUTE) if isinstance(event, Tap | Lift | Clash)]
    if between:
        guide.fail("bringup-rest-moved", detail=", ".join(type(event).__name__ for event in between))
    guide.ask("bringup-lift")
    if guide.expect(lambda event: isinstance(event, Lift)) is None:
        guide.fail("bringup-nobody")
    guide.say("bringup-rest-done")


def _reader_says_its_version(guide: Guide) -> bool:
    """False when the owner's file says that there is no reader."""
    reader = next((part for part in guide.place.attendant.box.parts if isinstance(part, Pn532Reader)), None)
    if reader is None:
        guide.say("bringup-none", {"part": "reader"})
        return False
    guide.begin("reader")
    end = guide.now + AWAKE
    while reader.firmware is None and guide.now < end:
        guide.pass_time(GLANCE)
    if reader.firmware is None:
        guide.fail("fault-reader-silent")
    version, revision = reader.firmware.to_bytes(4, "big")[1:3]
    guide.say("bringup-reader", {"number": version, "count": revision})
    return True


def _round(guide: Guide, wanted: int) -> list[Tap]:
    """The taps of one round, those too many included; fewer when the builder stops or objects."""
    heard: list[Tap] = []
    while len(heard) < wanted:
        event = guide.expect(_of_a_card_or_an_objection)
        if event is None or isinstance(event, Press):
            return heard
        if isinstance(event, Clash):
            guide.fail("bringup-taps-mixed")
        if isinstance(event, Tap):
            heard.append(event)
            guide.place.attendant.box.speaker.earcon("tick")
    return heard + [event for event in guide.pass_time(AFTERWARDS) if isinstance(event, Tap)]


def _of_a_card_or_an_objection(event: Event) -> bool:
    return isinstance(event, Tap | Clash) or (isinstance(event, Press) and event.key == "UNDO")
