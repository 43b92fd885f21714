"""Saying that something is done at the table: OK, and nothing else."""

from __future__ import annotations

from firmware.console.entries.entry import NO_WORK, TAKES_BACK, Empty, EntryKey, Outcome, Taken, idle
from firmware.console.lines import Line, Phrase
from firmware.engine.asks import Value


class ReadyEntry:
    """Fulfils ``Entry`` for a Ready ask."""

    def press(self, key: EntryKey) -> Outcome:
        if key == "UNDO":
            return Empty()
        return Taken(True, heard=True) if key == "OK" else idle(key)

    def focus(self) -> tuple[Line, ...]:
        return ()

    def purpose(self, key: EntryKey) -> Line:
        if key == "UNDO":
            return TAKES_BACK
        return Phrase("does-go-on") if key == "OK" else NO_WORK

    def entered(self) -> Value:
        return None
