"""Counting: each press of a letter is one more of its option; OK says that all is counted."""

from __future__ import annotations

from firmware.console.entries.browser import Browser
from firmware.console.entries.entry import (
    NO_WORK,
    SHORTCUTS,
    TAKES_BACK,
    Empty,
    EntryKey,
    Moved,
    Outcome,
    Taken,
    idle,
    shortcut,
)
from firmware.console.lines import Line, Option, Phrase
from firmware.engine.asks import Tally, Value


class TallyEntry:
    """Fulfils ``Entry`` for a Tally ask.

    With more than five options the letters count in the five around the focus: the sixth option in focus makes A
    the sixth.
    """

    def __init__(self, ask: Tally) -> None:
        self._ask = ask
        self._browser = Browser(tuple(ask.options))
        self._steps: list[str] = []

    def press(self, key: EntryKey) -> Outcome:
        if key in ("PREVIOUS", "NEXT"):
            self._browser.move(key)
            return Moved(self.focus())
        if key == "OK":
            return Taken(self._counts())
        if key == "UNDO":
            return self._drop()
        option = self._option(key)
        if option is None:
            return idle(key)
        return self.add(option)

    def add(self, item: str) -> Outcome:
        """One more of this option, from a key or a tap."""
        counts = self._counts()
        refusals = self._ask.form({**counts, item: counts.get(item, 0) + 1})
        if refusals:
            return refusals
        self._steps.append(item)
        self._browser.put(item)
        return Moved((self._counted(item),))

    def focus(self) -> tuple[Line, ...]:
        return () if self._browser.key is None else (self._counted(self._browser.key),)

    def purpose(self, key: EntryKey) -> Line:
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-browse", {"key": key})
        if key == "OK":
            return Phrase("does-finish")
        if key == "UNDO":
            last = self._steps[-1] if self._steps else None
            return TAKES_BACK if last is None else Phrase("does-less", {"option": Option(self._ask.facet, last)})
        option = self._option(key)
        return NO_WORK if option is None else Phrase("does-more", {"option": Option(self._ask.facet, option)})

    def entered(self) -> Value:
        return self._counts()

    def _drop(self) -> Outcome:
        if not self._steps:
            return Empty()
        option = self._steps.pop()
        self._browser.put(option)
        return Moved((self._counted(option),), undone=True)

    def _counts(self) -> dict[str, int]:
        return {option: self._steps.count(option) for option in self._ask.options if option in self._steps}

    def _counted(self, option: str) -> Line:
        return Phrase("entry-counted", {"option": Option(self._ask.facet, option), "count": self._steps.count(option)})

    def _option(self, key: EntryKey) -> str | None:
        place = shortcut(key)
        if place is None:
            return None
        first = (self._browser.at or 0) // len(SHORTCUTS) * len(SHORTCUTS)
        options = self._browser.keys[first : first + len(SHORTCUTS)]
        return options[place] if place < len(options) else None
