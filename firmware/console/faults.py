"""What does not work: said once with the remedy, kept for the doctor, and said again when it is mended."""

from __future__ import annotations

import logging
from collections import Counter

from device.ports import Fact, Fault, Mended
from firmware.console.desk import Desk
from firmware.console.lines import Line, Phrase

log = logging.getLogger(__name__)

UNHEARD = ("sound-absent", "voice-silent")
"""The faults under which nothing is heard that could tell of them: the screen does, as long as they stand."""
ABOUT_A_KEY = ("key-stuck", "key-absent")
"""The faults whose detail is the name of a key."""


class Faults:
    """The faults that stand."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._standing: dict[tuple[str, str, str], Line] = {}
        self._mendings: Counter[str] = Counter()
        """How often each part was mended: that overtakes the faults before it that still wait to be said."""

    def fault(self, event: Fault) -> None:
        detail = event.detail if event.code in ABOUT_A_KEY else ""
        known = (event.part, event.code, detail)
        if known in self._standing:
            return
        line = self._worded(event, detail)
        self._standing[known] = line
        log.warning("%s: %s %s", event.part, event.code, event.detail)
        self._note()
        self._desk.earcon("error")
        self._desk.alert(line, Fact(event.part, self._mendings[event.part]))

    def mended(self, event: Mended) -> None:
        gone = [known for known in self._standing if known[0] == event.part]
        for known in gone:
            del self._standing[known]
        self._note()
        if gone:
            self._mendings[event.part] += 1
            log.info("%s works again", event.part)
            fact = Fact(event.part, self._mendings[event.part])
            self._desk.alert(Phrase("fault-mended", {"part": event.part}), fact)

    def lines(self) -> tuple[Line, ...]:
        """Every fault that stands, for the doctor."""
        return tuple(self._standing.values())

    def codes(self) -> list[str]:
        return [code for _, code, _ in self._standing]

    def _note(self) -> None:
        unheard = any(code in UNHEARD for code in self.codes())
        self._desk.note(Phrase("note-unheard") if unheard else None)

    def _worded(self, event: Fault, detail: str) -> Line:
        if self._desk.wording.has(f"fault-{event.code}"):
            return Phrase(f"fault-{event.code}", {"key": detail})
        return Phrase("fault-other", {"part": event.part})
