"""The table a rulebook plays on: seats, chance, the board, what is told, and the ledger of points."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from firmware.engine.asks import (
    NOTHING,
    Answer,
    Ask,
    Card,
    Check,
    Choose,
    Collect,
    Facts,
    Number,
    Ready,
    Refusal,
    Tally,
    Value,
)
from firmware.engine.game import Game

YES, NO = "yes", "no"
RANDOM = "random"
"""An option among seats: chance shall decide. The rulebook that offers it draws with ``table.random``."""
NOBODY = "nobody"
"""An option among seats: none of them."""
NONE_BARRED: Mapping[str, tuple[Refusal, ...]] = {}
NO_FACETS_BARRED: Mapping[str, Mapping[str, tuple[Refusal, ...]]] = {}
NO_STEPS: Mapping[str, int] = {}
NO_CARDS: Mapping[str, str] = {}


class Message(msgspec.Struct, frozen=True, gc=False):
    """A fact to tell: the sentence's name and its arguments, no words."""

    id: str
    args: Facts = NOTHING


class Award(msgspec.Struct, frozen=True, gc=False):
    """One line of the ledger: points for a seat, and why."""

    seat: int
    points: int
    why: Message
    """Names the sentence ``why-<id>``."""


T = TypeVar("T")
Asking: TypeAlias = Generator[Ask, Answer, T]
"""What the rulebook's ``yield from`` gives back: the answer, already legal."""


class Table:
    """Everything a rulebook may touch. Its ask methods give generators: ``epoch = yield from table.choose(...)``.

    An ask with exactly one legal answer is not asked: it is told as ``<ask id>-only`` and its answer returned.
    """

    def __init__(self, game: Game, seats: Sequence[str], options: Mapping[str, str], seed: int) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.everyone = range(len(self.seats))
        self.options = options
        self.seed = seed
        self.board: object = None
        self.told: list[Message] = []
        self.ledger: list[Award] = []
        self.totals = [0] * len(self.seats)

    @cached_property
    def random(self) -> Random:
        """The chance of this game; seeding it is a third of a start, and many games never draw."""
        return Random(self.seed)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats once around the table, from this one."""
        return (*self.everyone[first:], *self.everyone[:first])

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    def tell(self, id: str, **args: Value) -> None:
        self.told.append(Message(id, args))

    def award(self, seat: int, points: int, why: str, **args: Value) -> None:
        """Write points into the ledger; the total moves with it and with nothing else."""
        self.ledger.append(Award(seat, points, Message(why, args)))
        self.totals[seat] += points

    def ask(self, ask: Ask) -> Asking[Any]:
        """Ask anything, and get what it accepts; only a rulebook with an ask of its own making needs this one."""
        only = ask.only_answer()
        if only is None:
            return (yield ask)
        args: dict[str, Value] = {"answer": cast("Value", only)}
        if ask.seat is not None:
            args["seat"] = ask.seat
        self.told.append(Message(f"{ask.id}-only", {**ask.about, **args}))
        return only

    def choose(
        self,
        id: str,
        facet: str,
        options: Sequence[str],
        *,
        seat: int | None = None,
        about: Facts = NOTHING,
        barred: Mapping[str, tuple[Refusal, ...]] = NONE_BARRED,
        check: Check | None = None,
        brisk: bool = False,
    ) -> Asking[str]:
        """One of the options; ``barred`` gives the reasons against others that a player might well name.

        ``brisk``: nothing is said back before what follows.
        """
        ask = Choose(
            id=id,
            facet=facet,
            options=tuple(options),
            seat=seat,
            about=about,
            barred=barred,
            check=check,
            brisk=brisk,
        )
        return self.ask(ask)

    def yes(
        self, id: str, *, seat: int | None = None, about: Facts = NOTHING, check: Check | None = None
    ) -> Asking[bool]:
        """A question answered by yes or no."""
        return (yield from self.choose(id, "yes-no", (YES, NO), seat=seat, about=about, check=check)) == YES

    def choose_seat(
        self,
        id: str,
        among: Sequence[int] | None = None,
        *,
        seat: int | None = None,
        about: Facts = NOTHING,
        check: Check | None = None,
    ) -> Asking[int]:
        options = tuple(str(other) for other in (self.everyone if among is None else among))
        return int((yield from self.choose(id, "seat", options, seat=seat, about=about, check=check)))

    def number(
        self,
        id: str,
        low: int,
        high: int,
        *,
        default: int | None = None,
        seat: int | None = None,
        about: Facts = NOTHING,
        check: Check | None = None,
        cards: Mapping[str, int] = NO_STEPS,
    ) -> Asking[int]:
        """``cards``: what tapped cards add to the number."""
        start = low if default is None else default
        ask = Number(id=id, low=low, high=high, default=start, seat=seat, about=about, check=check, cards=cards)
        return self.ask(ask)

    def tally(
        self,
        id: str,
        facet: str,
        options: Mapping[str, int],
        *,
        sum: int | None = None,
        over: str = "over-sum",
        seat: int | None = None,
        about: Facts = NOTHING,
        check: Check | None = None,
        cards: Mapping[str, str] = NO_CARDS,
    ) -> Asking[Mapping[str, int]]:
        """How many of each option; what is left out of the answer counts zero. ``cards``: what tapped cards count."""
        ask = Tally(
            id=id, facet=facet, options=options, sum=sum, over=over, seat=seat, about=about, check=check, cards=cards
        )
        return self.ask(ask)

    def card(
        self,
        id: str,
        deck: str,
        facets: Mapping[str, tuple[str, ...]],
        *,
        seat: int | None = None,
        about: Facts = NOTHING,
        barred: Mapping[str, Mapping[str, tuple[Refusal, ...]]] = NO_FACETS_BARRED,
        check: Check | None = None,
    ) -> Asking[Mapping[str, str]]:
        """A card of the deck; ``barred`` gives by facet the reasons against cards that a player might well show."""
        ask = Card(id=id, deck=deck, facets=facets, seat=seat, about=about, barred=barred, check=check)
        return self.ask(ask)

    def collect(
        self,
        id: str,
        facet: str,
        options: Sequence[str],
        *,
        deck: str | None = None,
        low: int = 0,
        high: int,
        seat: int | None = None,
        about: Facts = NOTHING,
        check: Check | None = None,
    ) -> Asking[Sequence[str]]:
        ask = Collect(
            id=id,
            facet=facet,
            options=tuple(options),
            deck=deck,
            cards={} if deck is None else self.game.deck(deck).cards,
            low=low,
            high=high,
            seat=seat,
            about=about,
            check=check,
        )
        return self.ask(ask)

    def ready(self, id: str, *, seat: int | None = None, about: Facts = NOTHING) -> Asking[None]:
        yield Ready(id=id, seat=seat, about=about)
