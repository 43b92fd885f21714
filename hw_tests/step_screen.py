"""Step three: the screen shows all its pixels and the letters of French. A box without eyes near it is good too."""

from __future__ import annotations

from typing import Final

from device.ports import Frame, Press
from hw_tests.guide import Guide

PATTERN: Final = Frame(("é è à ç œ", "É À Ç Œ"), border=True)
"""A panel taken for another chip shows it shifted, and loses an edge of the frame."""
ANSWERS: Final = ("OK", "UNDO", "NEXT")


def screen(guide: Guide) -> None:
    """Whoever can look says whether the frame is whole; without anybody, that the panel answers is what is known."""
    if not guide.place.configuration.screen.enabled:
        guide.say("bringup-none", {"part": "screen"})
        return
    guide.begin("screen")
    guide.ask("bringup-screen", frame=PATTERN)
    press = guide.expect(lambda event: isinstance(event, Press) and event.key in ANSWERS)
    if press is None:
        guide.fail("bringup-nobody")
    assert isinstance(press, Press), "nothing else was wanted"
    if press.key == "UNDO":
        guide.fail("bringup-screen-cut", detail=guide.place.configuration.screen.driver)
    guide.say("bringup-screen-done" if press.key == "OK" else "bringup-screen-unseen")
