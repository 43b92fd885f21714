"""Entering a number: one up, one down, or one of 1 to 5 at once; OK takes it."""

from __future__ import annotations

from firmware.console.entries.entry import (
    NO_WORK,
    TAKES_BACK,
    Empty,
    EntryKey,
    Moved,
    Outcome,
    Taken,
    shortcut,
)
from firmware.console.lines import Line, Phrase
from firmware.engine.asks import Number, Value


class NumberEntry:
    """Fulfils ``Entry`` for a Number ask."""

    def __init__(self, ask: Number) -> None:
        self._ask = ask
        self._value = ask.default

    def press(self, key: EntryKey) -> Outcome:
        if key == "UNDO":
            return Empty()
        if key == "OK":
            return Taken(self._value, heard=True)
        return self._set(self._wanted(key))

    def add(self, item: str) -> Outcome:
        """A tapped card that counts in this number."""
        return self._set(self._value + self._ask.cards[item])

    def focus(self) -> tuple[Line, ...]:
        return (Phrase("entry-number", {"count": self._value}),)

    def purpose(self, key: EntryKey) -> Line:
        if key == "UNDO":
            return TAKES_BACK
        if key == "OK":
            return Phrase("does-take-number", {"count": self._value})
        wanted = self._wanted(key)
        return NO_WORK if self._ask.form(wanted) else Phrase("does-set-number", {"count": wanted})

    def entered(self) -> Value:
        return self._value

    def _set(self, wanted: int) -> Outcome:
        refusals = self._ask.form(wanted)
        if refusals:
            return refusals
        self._value = wanted
        return Moved(self.focus())

    def _wanted(self, key: EntryKey) -> int:
        place = shortcut(key)
        if place is not None:
            return place + 1
        return self._value + (1 if key == "NEXT" else -1)
