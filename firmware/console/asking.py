"""One ask on the floor: it is put, its entry takes the keys, and its owner hears the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from device.ports import EarconName
from firmware.console.desk import TIMELY, Desk
from firmware.console.entries.collect import CollectEntry
from firmware.console.entries.entry import SHORTCUTS, Empty, Entry, EntryKey, Moved, Outcome, Taken
from firmware.console.entries.number import NumberEntry
from firmware.console.entries.opening import open_entry
from firmware.console.entries.tally import TallyEntry
from firmware.console.lines import Line, Option, Phrase, Question, Reply
from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Ready, Refusal, Tally, Value


class Owner(Protocol):
    """Who asks: a game or a menu."""

    def answer(self, answer: Answer) -> Sequence[Refusal]:
        """Take an answer, or give every reason against it; say nothing yet."""

    def proceed(self) -> None:
        """An answer was taken: say what came of it, and ask on."""

    def back(self) -> None:
        """Take back the last answer."""


class Asking:
    """The conversation about one ask after the other."""

    def __init__(self, desk: Desk, owner: Owner) -> None:
        self._desk = desk
        self._owner = owner
        self._known: set[str] = set()
        self._told: tuple[Line, ...] = ()
        self.ask: Ask | None = None
        self.entry: Entry | None = None

    def open(self, ask: Ask, start: str | None = None, *, told: tuple[Line, ...] = ()) -> None:
        """Put an ask. ``told`` stays on the screen above the question until somebody browses."""
        self.ask = ask
        self.entry = open_entry(ask, start)
        self._told = told[-1:]
        self.say()

    def renew(self, ask: Ask) -> None:
        """The same ask with more to choose from; a list that was begun goes on."""
        self.ask = ask
        begun, self.entry = self.entry, open_entry(ask)
        if isinstance(begun, CollectEntry) and isinstance(self.entry, CollectEntry):
            for item in begun.items:
                self.entry.add(item)

    def say(self) -> None:
        """The question: at length when it is new to the table or the listener wants it so."""
        if self.ask is None or self.entry is None:
            return
        verbosity = self._desk.preferences.verbosity(self._desk.player)
        brief = verbosity == "brief" or (verbosity == "normal" and self.ask.id in self._known)
        self._known.add(self.ask.id)
        focus = self.entry.focus()
        self._desk.rest(*self._told, Question(self.ask), *focus)
        fact = self._desk.newest("question")
        self._desk.say(Question(self.ask), brief=brief, at_rest=True, fact=fact)
        if not brief:
            self._desk.say(*_hint(self.ask), fact=fact, lasts=TIMELY)
        named = isinstance(self.ask, Choose) and not brief
        self._desk.say(*(map(_on_ok, focus) if named else focus), at_rest=True, fact=fact)
        self._desk.warm(*_near(self.ask))

    def press(self, key: EntryKey) -> None:
        if self.ask is not None and self.entry is not None:
            self._come_to(self.ask, self.entry.press(key), key)

    def add(self, item: str) -> None:
        """A tapped card is one more item of the list being collected, of the tally or of the number."""
        if self.ask is not None and isinstance(self.entry, CollectEntry | TallyEntry | NumberEntry):
            self._come_to(self.ask, self.entry.add(item), None)

    def take(self, answer: Answer, *, heard: bool = False) -> bool:
        """Hand an answer to the owner. Returns whether it was taken."""
        ask = self.ask
        refusals = () if ask is None else tuple(self._owner.answer(answer))
        if refusals:
            self.refuse(refusals)
            return False
        if ask is not None:
            if not heard and not (isinstance(ask, Choose) and ask.brisk):
                self._desk.say(Reply(ask, answer), brief=True)
            self._owner.proceed()
        return True

    def refuse(self, refusals: Sequence[Refusal]) -> None:
        self._desk.earcon("refuse")
        self._desk.say(*refusals)

    def purpose(self, key: EntryKey) -> Line:
        return Phrase("does-nothing") if self.entry is None else self.entry.purpose(key)

    def state(self) -> dict[str, Value]:
        if self.ask is None or self.entry is None:
            return {"ask": None, "kind": None, "seat": None, "entered": None}
        return {
            "ask": self.ask.id,
            "kind": self.ask.kind,
            "seat": self.ask.seat,
            "entered": self.entry.entered(),
            "accepts": self.ask.accepts(),
        }

    def _come_to(self, ask: Ask, outcome: Outcome, key: EntryKey | None) -> None:
        match outcome:
            case Moved(lines=lines, undone=undone):
                self._told = ()
                focus = () if self.entry is None else self.entry.focus()
                self._desk.rest(Question(ask), *(focus if any(line in focus for line in lines) else lines))
                self._desk.earcon(_moved(undone, key))
                self._desk.say(*lines, at_rest=True)
            case Taken(answer=answer, heard=heard):
                self.take(answer, heard=heard)
            case Empty():
                self._owner.back()
            case refusals:
                self.refuse(refusals)


def _moved(undone: bool, key: EntryKey | None) -> EarconName:
    """Taking back, entering, and mere browsing sound different."""
    if undone:
        return "undo"
    return "accept" if key is None or key in SHORTCUTS else "tick"


def _near(ask: Ask) -> tuple[Line, ...]:
    """What is likely said next: the first options, which the letters take at once."""
    match ask:
        case Choose(facet=facet, options=options):
            return tuple(Option(facet, key) for key in options[: len(SHORTCUTS)])
        case Card(facets=facets) if facets:
            facet, keys = next(iter(facets.items()))
            return tuple(Option(facet, key) for key in keys[: len(SHORTCUTS)])
        case _:
            return ()


def _on_ok(line: Line) -> Line:
    return Phrase("entry-on-ok", {"option": line})


def _hint(ask: Ask) -> tuple[Line, ...]:
    """How this kind of ask is answered, with what can be chosen; what is to be done names its key itself."""
    match ask:
        case Ready():
            return ()
        case Choose(facet=facet, options=options):
            keys: tuple[str, ...] = options
        case Collect(facet=facet, options=options) if len(options) <= len(SHORTCUTS):
            keys = options
        case Tally():
            facet, keys = ask.facet, tuple(ask.options)
        case Card(facets=facets) if facets:
            facet, keys = next(iter(facets.items()))
        case _:
            return (Phrase(f"hint-{ask.kind}", {"first": (), "more": 0}),)
    first = tuple(Option(facet, key) for key in keys[: len(SHORTCUTS)])
    return (Phrase(f"hint-{ask.kind}", {"first": first, "more": max(0, len(keys) - len(first))}),)
