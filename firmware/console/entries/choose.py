"""Choosing one option: browse and take, or take one of the first five at once."""

from __future__ import annotations

from firmware.console.entries.browser import Browser
from firmware.console.entries.entry import (
    NO_CHOICE,
    NO_WORK,
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
from firmware.engine.asks import Choose, Value


class ChooseEntry:
    """Fulfils ``Entry`` for a Choose ask."""

    def __init__(self, ask: Choose, start: str | None = None) -> None:
        self._ask = ask
        self._browser = Browser(ask.options, start)

    def press(self, key: EntryKey) -> Outcome:
        if key in ("PREVIOUS", "NEXT"):
            self._browser.move(key)
            return Moved(self.focus())
        if key == "UNDO":
            return Empty()
        if key == "OK":
            return NO_CHOICE if self._browser.key is None else Taken(self._browser.key, heard=True)
        option = self._option(key)
        return idle(key) if option is None else Taken(option)

    def focus(self) -> tuple[Line, ...]:
        return () if self._browser.key is None else (Option(self._ask.facet, self._browser.key),)

    def purpose(self, key: EntryKey) -> Line:
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-browse", {"key": key})
        if key == "UNDO":
            return TAKES_BACK
        option = self._browser.key if key == "OK" else self._option(key)
        return NO_WORK if option is None else Phrase("does-take", {"option": Option(self._ask.facet, option)})

    def entered(self) -> Value:
        return self._browser.key

    def _option(self, key: EntryKey) -> str | None:
        place = shortcut(key)
        return self._ask.options[place] if place is not None and place < len(self._ask.options) else None
