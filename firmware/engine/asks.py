"""What a rulebook can ask: six kinds of question, each knowing what it accepts and every reason why not.

Asks are immutable records. They are msgspec structs and not dataclasses only because a rulebook makes one for
each answer, and a struct costs a fifth of a frozen dataclass to make. Records of plain facts have ``gc=False``: no
cycle can run through them, so the collector need not look. Where an answer is looked at, ``dict`` or ``list`` stands
before the abstract class only because it is recognised in a tenth of the time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, TypeAlias

import msgspec

Value: TypeAlias = "str | int | bool | None | Sequence[Value] | Mapping[str, Value]"
"""Anything that JSON can write; facts and answers are made of it."""
Facts: TypeAlias = Mapping[str, Value]
Answer: TypeAlias = object
"""What came from outside, not yet believed; an ask turns it down or lets it through."""

NOTHING: Facts = {}

LONG_NUMBER = 10**12


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why an answer was turned down. A value, never an exception: the referee says all of them."""

    code: str
    """Names the sentence ``refusal-<code>``."""
    facts: Facts = NOTHING
    rule: str | None = None
    """Names the sentence ``rule-<rule>``: the rule behind it, when a rule is."""


Check: TypeAlias = Callable[[Answer], Iterable[Refusal]]
"""The rulebook's own objections to an answer whose form is right: all of them."""


GAME_OVER = Refusal("game-over")
"""Nothing is asked any more."""


def wrong_type(field: str, given: object, expected: str) -> Refusal:
    return Refusal("wrong-type", {"field": field, "given": plain(given), "expected": expected})


def plain(given: object) -> str:
    """The given thing as a short text that fits into a sentence; what cannot be written is named by its type."""
    try:
        text = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        text = type(given).__name__
    return text if len(text) <= 40 else text[:39] + "…"


def sayable(number: object) -> Value:
    """A number as it is, or as a short text when nobody could listen to its end."""
    return number if isinstance(number, int) and abs(number) < LONG_NUMBER else plain(number)


def is_int(given: object) -> bool:
    """A whole number; JSON's true and false are not numbers here."""
    return isinstance(given, int) and not isinstance(given, bool)


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A question to the table or to one seat."""

    kind: ClassVar[str]
    id: str
    """Names the sentence ``ask-<id>``; part of the public contract of the game."""
    seat: int | None = None
    about: Facts = NOTHING
    check: Check | None = None

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Every reason against this answer; empty when it is legal.

        The rulebook's check is asked only about an answer of the right form.
        """
        reasons = self.form(answer)
        if reasons or self.check is None:
            return reasons
        return tuple(self.check(answer))

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        """What is wrong with the form of this answer, whatever the rules of the game."""
        raise NotImplementedError

    def only_answer(self) -> Answer | None:
        """The one legal answer when there is exactly one by form, else None."""
        raise NotImplementedError

    def accepts(self) -> dict[str, Value]:
        """The fields by which the protocol describes what this ask accepts."""
        raise NotImplementedError


class Choose(Ask, frozen=True, kw_only=True):
    """One of several options; the answer is its key."""

    kind: ClassVar[str] = "choose"
    facet: str
    """The family of the options: names the sentence that says one of them, ``seat`` for seats."""
    options: tuple[str, ...]
    barred: Mapping[str, tuple[Refusal, ...]] = msgspec.field(default_factory=dict)
    """What a player may well name but may not choose now, and every reason why."""
    brisk: bool = False
    """Whether nothing is said back: what follows tells it, and hands wait for that."""

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not isinstance(answer, str):
            return (wrong_type("answer", answer, "option"),)
        if self.barred.get(answer):
            return self.barred[answer]
        if answer not in self.options:
            return (Refusal("not-an-option", {"given": plain(answer), "facet": self.facet, "options": self.options}),)
        return ()

    def only_answer(self) -> Answer | None:
        return self.options[0] if len(self.options) == 1 else None

    def accepts(self) -> dict[str, Value]:
        return {"options": list(self.options)}


class Number(Ask, frozen=True, kw_only=True):
    """A whole number from low to high, both included."""

    kind: ClassVar[str] = "number"
    low: int
    high: int
    default: int
    cards: Mapping[str, int] = msgspec.field(default_factory=dict)
    """What a tapped card adds to the number being entered, by the card's code."""

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not is_int(answer):
            return (wrong_type("answer", answer, "number"),)
        if not self.low <= answer <= self.high:  # type: ignore[operator]
            return (Refusal("out-of-range", {"given": sayable(answer), "low": self.low, "high": self.high}),)
        return ()

    def only_answer(self) -> Answer | None:
        return self.low if self.low == self.high else None

    def accepts(self) -> dict[str, Value]:
        return {"low": self.low, "high": self.high, "default": self.default}


OVER_SUM = "over-sum"


class Tally(Ask, frozen=True, kw_only=True):
    """How many of each option; options left out count zero."""

    kind: ClassVar[str] = "tally"
    facet: str
    options: Mapping[str, int]
    """The most of each."""
    sum: int | None = None
    """The most together, or None when only the single bounds count."""
    over: str = OVER_SUM
    """The refusal's code when the sum is too high: a game may have a better word, and a rule of that name."""
    cards: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The option of which a tapped card counts one more, by the card's code."""

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not isinstance(answer, (dict, Mapping)):
            return (wrong_type("answer", answer, "tally"),)
        reasons: list[Refusal] = []
        together = 0
        for key, count in answer.items():
            most = self.options.get(key)
            if most is None:
                options = tuple(self.options)
                reasons.append(Refusal("not-an-option", {"given": plain(key), "facet": self.facet, "options": options}))
            elif not is_int(count):
                reasons.append(wrong_type(key, count, "number"))
            elif not 0 <= count <= most:
                facts: Facts = {"facet": self.facet, "option": key, "given": sayable(count), "low": 0, "high": most}
                reasons.append(Refusal("option-out-of-range", facts))
            else:
                together += count
        if self.sum is not None and together > self.sum:
            rule = None if self.over == OVER_SUM else self.over
            reasons.append(Refusal(self.over, {"given": together, "high": self.sum}, rule))
        return tuple(reasons)

    def only_answer(self) -> Answer | None:
        return None if self.sum != 0 and any(self.options.values()) else {}

    def accepts(self) -> dict[str, Value]:
        return {"options": dict(self.options), "sum": self.sum}


class Card(Ask, frozen=True, kw_only=True):
    """One card of a deck, by a tap or facet by facet; the answer gives each facet asked for."""

    kind: ClassVar[str] = "card"
    deck: str
    facets: Mapping[str, tuple[str, ...]]
    """The facets asked for, in the order of entry, with the values each may take."""
    barred: Mapping[str, Mapping[str, tuple[Refusal, ...]]] = msgspec.field(default_factory=dict)
    """By facet, the values of cards that a player may well show but may not show now, and every reason why."""

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not isinstance(answer, (dict, Mapping)):
            return (wrong_type("answer", answer, "card"),)
        reasons: list[Refusal] = []
        for facet, values in self.facets.items():
            given = answer.get(facet)
            barred = self.barred.get(facet)
            if given is None:
                reasons.append(Refusal("facet-missing", {"facet": facet, "options": values}))
            elif barred and isinstance(given, str) and given in barred:
                reasons.extend(barred[given])
            elif given not in values:
                reasons.append(Refusal("not-an-option", {"given": plain(given), "facet": facet, "options": values}))
        for facet in answer:
            if facet not in self.facets:
                reasons.append(Refusal("facet-unknown", {"given": plain(facet), "facets": tuple(self.facets)}))
        return tuple(reasons)

    def only_answer(self) -> Answer | None:
        only = {facet: values[0] for facet, values in self.facets.items() if len(values) == 1}
        return only if len(only) == len(self.facets) else None

    def accepts(self) -> dict[str, Value]:
        return {"deck": self.deck, "facets": {facet: list(values) for facet, values in self.facets.items()}}


class Collect(Ask, frozen=True, kw_only=True):
    """A list, in order, of cards of a deck or of options; an option may come twice unless the rulebook objects.

    An option whose key is a number may also be given as that number.
    """

    kind: ClassVar[str] = "collect"
    facet: str
    """The family of the options, or the deck's name when cards are collected."""
    options: tuple[str, ...]
    """The options, or the codes of the deck's cards."""
    deck: str | None = None
    cards: Mapping[str, Mapping[str, str]] = {}
    """The facets of the deck's cards by their codes, with which a card can be named without reading all out."""
    low: int = 0
    high: int

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not isinstance(answer, (list, Sequence)) or isinstance(answer, str):
            return (wrong_type("answer", answer, "list"),)
        options = self.options
        reasons = [
            Refusal("not-an-option", {"given": plain(item), "facet": self.facet, "options": options})
            for item in answer
            if item not in options and not (is_int(item) and str(item) in options)
        ]
        if not self.low <= len(answer) <= self.high:
            reasons.append(Refusal("wrong-length", {"given": len(answer), "low": self.low, "high": self.high}))
        return tuple(reasons)

    def only_answer(self) -> Answer | None:
        return [] if self.high == 0 else None

    def accepts(self) -> dict[str, Value]:
        source: dict[str, Value] = {"deck": self.deck} if self.deck else {"options": list(self.options)}
        return {**source, "min": self.low, "max": self.high}


class Ready(Ask, frozen=True, kw_only=True):
    """Do this at the table, then say so; always asked, though only true answers it."""

    kind: ClassVar[str] = "ready"

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        return () if answer is True else (wrong_type("answer", answer, "true"),)

    def only_answer(self) -> Answer | None:
        return None

    def accepts(self) -> dict[str, Value]:
        return {}
