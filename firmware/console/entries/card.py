"""Naming a card facet by facet, for a card without a tag or a table without a reader."""

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
from firmware.engine.asks import Card, Value


class CardEntry:
    """Fulfils ``Entry`` for a Card ask. A facet with one possible value is not asked."""

    def __init__(self, ask: Card) -> None:
        self._ask = ask
        self._asked = tuple(facet for facet, values in ask.facets.items() if len(values) > 1)
        self._given: list[str] = []
        self._browser = self._open()

    @property
    def facet(self) -> str | None:
        """The facet that is being chosen; None only when no facet leaves a choice."""
        return self._asked[len(self._given)] if len(self._given) < len(self._asked) else None

    def press(self, key: EntryKey) -> Outcome:
        if key == "UNDO":
            return self._drop()
        if self.facet is None:
            return Taken(self._card()) if key == "OK" else idle(key)
        if key in ("PREVIOUS", "NEXT"):
            value = self._browser.move(key)
            return idle(key) if value is None else Moved((Option(self.facet, value),))
        if key == "OK":
            return NO_CHOICE if self._browser.key is None else self._take(self._browser.key, heard=True)
        value = self._value(key)
        return idle(key) if value is None else self._take(value, heard=False)

    def focus(self) -> tuple[Line, ...]:
        if self.facet is None:
            return (Phrase("entry-complete"),)
        if self._browser.key is not None:
            return (*self._named(), Option(self.facet, self._browser.key))
        return (*self._named(), *self._awaited()) if self._given else ()

    def purpose(self, key: EntryKey) -> Line:
        if key == "UNDO":
            return Phrase("does-facet-back") if self._given else TAKES_BACK
        if self.facet is None:
            return Phrase("does-finish") if key == "OK" else NO_WORK
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-browse", {"key": key})
        value = self._browser.key if key == "OK" else self._value(key)
        return NO_WORK if value is None else Phrase("does-take", {"option": Option(self.facet, value)})

    def entered(self) -> Value:
        focus = {} if self.facet is None or self._browser.key is None else {"focus": self._browser.key}
        return {**dict(zip(self._asked, self._given, strict=False)), **focus}

    def _open(self) -> Browser:
        facet = self.facet
        return Browser(() if facet is None else self._ask.facets[facet])

    def _take(self, value: str, *, heard: bool) -> Outcome:
        said: tuple[Line, ...] = () if heard or self.facet is None else (Option(self.facet, value),)
        self._given.append(value)
        if self.facet is None:
            card = self._card()
            self._given.pop()
            return Taken(card, heard=heard and len(self._asked) == 1)
        self._browser = self._open()
        return Moved((*said, *self._awaited()))

    def _drop(self) -> Outcome:
        if not self._given:
            return Empty()
        value = self._given.pop()
        self._browser = self._open()
        dropped = Phrase("facet-dropped", {"option": Option(self._asked[len(self._given)], value)})
        return Moved((dropped, *self._awaited()), undone=True)

    def _card(self) -> dict[str, str]:
        given = dict(zip(self._asked, self._given, strict=True))
        return {facet: given.get(facet, values[0]) for facet, values in self._ask.facets.items()}

    def _named(self) -> tuple[Line, ...]:
        return tuple(Option(facet, value) for facet, value in zip(self._asked, self._given, strict=False))

    def _awaited(self) -> tuple[Line, ...]:
        assert self.facet is not None, "called while a facet is being chosen"
        return (Phrase("facet-awaited", {"facet": self.facet}),)

    def _value(self, key: EntryKey) -> str | None:
        place = shortcut(key)
        if place is None or self.facet is None:
            return None
        values = self._ask.facets[self.facet]
        return values[place] if place < len(values) else None
