"""Collecting a list in order: add by key or by tap, and say when it is finished."""

from __future__ import annotations

from collections.abc import Mapping

from firmware.console.entries.browser import Browser
from firmware.console.entries.entry import (
    NO_CHOICE,
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
from firmware.engine.asks import Collect, Refusal, Value

FINISHED = ""
"""The entry after the last option, on which OK takes the list; no option has this key."""


class CollectEntry:
    """Fulfils ``Entry`` for a Collect ask.

    Cards of several facets, when there are more than the letters reach, are named in two steps: the first facet, then
    the card among those that have it.
    """

    def __init__(self, ask: Collect) -> None:
        self._ask = ask
        self._groups = grouped(ask)
        self._group: str | None = None
        """The value of the first facet whose cards are in reach."""
        self._items: list[str] = []
        self._browser = Browser((*self._keys, FINISHED))

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
        return idle(key) if option is None else self._reach(option, heard=False)

    def add(self, item: str) -> Outcome:
        """One more item, from a key or a tap; the list stays open however long it is."""
        if len(self._items) == self._ask.high:
            facts = {"given": self._ask.high + 1, "low": self._ask.low, "high": self._ask.high}
            return (Refusal("wrong-length", facts),)
        self._items.append(item)
        if self._groups:
            self._open(None)
        return Moved((self._added("entry-added", item),))

    def focus(self) -> tuple[Line, ...]:
        match self._browser.key:
            case None:
                return () if self._group is None else (self._named(self._group), self._awaited())
            case "":
                return (Phrase("entry-finished", {"count": len(self._items)}),)
            case key:
                return (self._option_line(key),)

    def purpose(self, key: EntryKey) -> Line:
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-browse", {"key": key})
        if key == "UNDO":
            return self._takes_back()
        option = self._browser.key if key == "OK" else self._option(key)
        if option is None:
            return NO_WORK
        if option == FINISHED:
            return Phrase("does-finish")
        does = "does-take" if self._groups and self._group is None else "does-add"
        return Phrase(does, {"option": self._option_line(option)})

    def entered(self) -> Value:
        within = {} if self._group is None else {"within": self._group}
        return {"items": list(self._items), "focus": self._browser.key, **within}

    @property
    def _keys(self) -> tuple[str, ...]:
        """What is in reach, but for the end of the list."""
        if self._group is not None:
            return self._groups[self._group]
        return tuple(self._groups) or self._ask.options

    def _open(self, group: str | None) -> None:
        self._group = group
        self._browser = Browser(self._keys if group is not None else (*self._keys, FINISHED))

    def _confirm(self) -> Outcome:
        match self._browser.key:
            case None:
                return NO_CHOICE
            case "":
                return Taken(list(self._items))
            case key:
                return self._reach(key, heard=True)

    def _reach(self, key: str, *, heard: bool) -> Outcome:
        """Add this card, or bring the cards within reach that have this value."""
        if not self._groups or self._group is not None:
            return self.add(key)
        cards = self._groups[key]
        if len(cards) == 1:
            return self.add(cards[0])
        self._open(key)
        return Moved((self._awaited(),) if heard else (self._named(key), self._awaited()))

    def _drop(self) -> Outcome:
        if self._group is not None:
            dropped = Phrase("facet-dropped", {"option": self._named(self._group)})
            self._open(None)
            return Moved((dropped,), undone=True)
        if not self._items:
            return Empty()
        return Moved((self._added("entry-dropped", self._items.pop()),), undone=True)

    def _takes_back(self) -> Line:
        if self._group is not None:
            return Phrase("does-facet-back")
        last = self._items[-1] if self._items else None
        return TAKES_BACK if last is None else Phrase("does-drop", {"option": Option(self._ask.facet, last)})

    def _option_line(self, key: str) -> Line:
        return self._named(key) if self._groups and self._group is None else Option(self._ask.facet, key)

    def _named(self, group: str) -> Line:
        return Option(self._facets[0], group)

    def _awaited(self) -> Line:
        return Phrase("facet-awaited", {"facet": self._facets[1]})

    @property
    def _facets(self) -> tuple[str, ...]:
        return tuple(self._ask.cards[self._ask.options[0]])

    def _added(self, id: str, item: str) -> Line:
        return Phrase(id, {"option": Option(self._ask.facet, item), "count": len(self._items)})

    def _option(self, key: EntryKey) -> str | None:
        place = shortcut(key)
        return self._keys[place] if place is not None and place < len(self._keys) else None


def grouped(ask: Collect) -> Mapping[str, tuple[str, ...]]:
    """The cards that can be collected, by the value of their first facet; nothing when they are named in one step."""
    if len(ask.options) <= len(SHORTCUTS) or any(len(ask.cards.get(code, ())) < 2 for code in ask.options):
        return {}
    groups: dict[str, tuple[str, ...]] = {}
    for code in ask.options:
        value = next(iter(ask.cards[code].values()))
        groups[value] = (*groups.get(value, ()), code)
    return groups
