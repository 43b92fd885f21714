"""Step two: each of the thirteen keys answers to its own name, and a wrong one is called by its."""

from __future__ import annotations

from typing import Final

from device.keys import KEYS
from device.ports import KeyName, Press
from hw_tests.guide import Guide

TRIES: Final = 3
"""Wrong keys in a row after which it is the wires that are wrong, and not the finger."""


def keys(guide: Guide) -> None:
    """All of them are tried before the step fails, so that one look under the lid mends all."""
    guide.begin()
    wrong = [key.name for key in KEYS if not answers(guide, key.name)]
    if wrong:
        guide.fail("bringup-keys-wrong", {"count": len(wrong)}, ", ".join(wrong))
    guide.begin("keys")
    guide.say("bringup-keys-done")


def answers(guide: Guide, key: KeyName) -> bool:
    """Ask for this key until it comes; what stands in its way is said."""
    for _ in range(TRIES):
        guide.ask("bringup-key", {"key": key})
        press = guide.expect(lambda event: isinstance(event, Press))
        if press is None:
            guide.say("bringup-key-silent", {"key": key})
            return False
        assert isinstance(press, Press), "nothing else was wanted"
        if press.key == key:
            guide.say("bringup-key-good", {"key": key})
            return True
        guide.say("bringup-key-wrong", {"key": press.key})
    guide.say("bringup-key-crossed", {"key": key})
    return False
