"""Collecting a list in order: add by key or by tap, and say when it is finished."""

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
from firmware.engine.asks import Collect, Refusal, Value

FINISHED = ""
"""The entry after the last option, on which OK takes the list; no option has this key."""


class CollectEntry:
    """Fulfils ``Entry`` for a Collect ask."""

    def __init__(self, ask: Collect) -> None:
        self._ask = ask
        self._browser = Browser((*ask.options, FINISHED))
        self._items: list[str] = []

    @property
    def items(self) -> tuple[str, ...]:
        return tuple(self._items)

    def press(self, key: EntryKey) -> Outcome:
        if key in ("PREVIOUS", "NEXT"):
            self._browser.move(key)
            return Moved(self.focus())
        if key == "OK":
            return self._confirm()
        if key == "UNDO":
            return self._drop()
        option = self._option(key)
        return idle(key) if option is None else self.add(option)

    def add(self, item: str) -> Outcome:
        """One more item, from a key or a tap; the list stays open however long it is."""
        if len(self._items) == self._ask.high:
            facts = {"given": self._ask.high + 1, "low": self._ask.low, "high": self._ask.high}
            return (Refusal("wrong-length", facts),)
        self._items.append(item)
        return Moved((self._added("entry-added", item),))

    def focus(self) -> tuple[Line, ...]:
        match self._browser.key:
            case None:
                return ()
            case "":
                return (Phrase("entry-finished", {"count": len(self._items)}),)
            case option:
                return (Option(self._ask.facet, option),)

    def purpose(self, key: EntryKey) -> Line:
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-browse", {"key": key})
        if key == "UNDO":
            last = self._items[-1] if self._items else None
            return TAKES_BACK if last is None else Phrase("does-drop", {"option": Option(self._ask.facet, last)})
        option = self._browser.key if key == "OK" else self._option(key)
        if option is None:
            return NO_WORK
        return Phrase("does-add", {"option": Option(self._ask.facet, option)}) if option else Phrase("does-finish")

    def entered(self) -> Value:
        return {"items": list(self._items), "focus": self._browser.key}

    def _confirm(self) -> Outcome:
        match self._browser.key:
            case None:
                return NO_CHOICE
            case "":
                return Taken(list(self._items))
            case option:
                return self.add(option)

    def _drop(self) -> Outcome:
        if not self._items:
            return Empty()
        return Moved((self._added("entry-dropped", self._items.pop()),), undone=True)

    def _added(self, id: str, item: str) -> Line:
        return Phrase(id, {"option": Option(self._ask.facet, item), "count": len(self._items)})

    def _option(self, key: EntryKey) -> str | None:
        place = shortcut(key)
        return self._ask.options[place] if place is not None and place < len(self._ask.options) else None
