"""Step eight: eight hours in which every loop goes on, nothing breaks, and the box still speaks at the end."""

from __future__ import annotations

from typing import Final

from device.ports import Event, Fault
from hw_tests.attendant import LATEST
from hw_tests.guide import Guide

HOUR: Final = 3600.0
LOOK: Final = 600.0
"""Seconds after which a fault is told at the latest."""


def soak(guide: Guide, hours: int) -> None:
    """A sentence an hour keeps voice, sound and screen at work; the watchdog is fed only while all loops go on."""
    guide.begin("keys", "reader", "screen", "speaker", "voice")
    guide.ask("bringup-soak", {"count": hours})
    guide.place.attendant.watch_anew()
    for hour in range(1, hours + 1):
        for _ in range(round(HOUR / LOOK)):
            _judge(guide, guide.pass_time(LOOK))
        if hour < hours:
            guide.say("bringup-soak-hour", {"count": hour})
    guide.say("bringup-soak-done", {"count": hours})


def _judge(guide: Guide, happened: list[Event]) -> None:
    """A fault that mended itself counts too: in eight hours of play somebody would have met it."""
    attendant = guide.place.attendant
    for event in happened:
        if isinstance(event, Fault):
            guide.fail_for(event)
    if attendant.hung is not None:
        guide.fail("bringup-soak-hung", {"part": attendant.hung})
    if attendant.longest_gap > LATEST:
        guide.fail("bringup-soak-slow", {"count": round(LATEST)}, f"{attendant.longest_gap:.1f} s")
