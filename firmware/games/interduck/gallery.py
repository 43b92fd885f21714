"""The table of InterDuck: the public board, and what is counted beside it to know what can still come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from firmware.engine.asks import Answer, Facts, Refusal
from firmware.engine.table import Table
from firmware.games.interduck.cards import BOX, EPOCHS, PRINTED

Phase: TypeAlias = Literal["deal", "exposition", "scoring", "over"]


@dataclass(slots=True)
class Tokens:
    """What lies on the epoch cards for good."""

    score: list[list[int]]
    bonus: list[int]


@dataclass(slots=True)
class Board:
    """Everything public; its fields are a contract. Lists of five go by epoch, from left to right."""

    season: int
    phase: Phase
    oya: int | None
    trend: str | None
    deck: int | None
    """Cards left; None when only counts are kept, for then nobody tells who drew."""
    hands: list[int] | list[None]
    """Cards in hand, seat by seat; None as for the deck."""
    shown: list[list[int]]
    """Works face up in each collection."""
    face_down: list[int]
    counts: list[int]
    """Works face up on the table, the trend included."""
    limit: int
    tokens: Tokens
    bonus_stock: int
    last_exposer: int | None
    totals: list[int]


class Gallery:
    """The acts by which works and tokens move; every act keeps the board true."""

    def __init__(self, table: Table) -> None:
        seats = len(table.seats)
        self.table = table
        self.dealing = BOX.players[seats]
        self.follows_turns = table.options["tracking"] == "turns"
        self.keeps_reserve = table.options["reserve"] == "yes"
        self.deck = sum(PRINTED)
        self.hands = [0] * seats
        self.put_away = [0] * len(EPOCHS)
        self.chosen = [0] * len(EPOCHS)
        """Works laid face down for a simultaneous reveal: known to the box, not yet on the board."""
        self.board = Board(
            season=1,
            phase="deal",
            oya=None,
            trend=None,
            deck=self.deck if self.follows_turns else None,
            hands=self.hands if self.follows_turns else [None] * seats,
            shown=[[0] * len(EPOCHS) for _ in table.seats],
            face_down=[0] * seats,
            counts=[0] * len(EPOCHS),
            limit=self.dealing.limit,
            tokens=Tokens([[] for _ in EPOCHS], [0] * len(EPOCHS)),
            bonus_stock=BOX.bonus_tokens,
            last_exposer=None,
            totals=table.totals,
        )
        table.board = self.board

    @property
    def opener(self) -> int:
        """Who opens the scoring: the last exposer, or the Oya of a season in which nobody had a work to expose."""
        last = self.board.last_exposer
        return self.oya if last is None else last

    @property
    def oya(self) -> int:
        assert self.board.oya is not None, "the first player is asked before anything else"
        return self.board.oya

    def take(self, cards: int) -> None:
        """Cards leave the deck."""
        self.deck -= cards
        if self.follows_turns:
            self.board.deck = self.deck

    def reserve(self) -> int:
        """Cards that must stay in the deck for the deals and trends to come."""
        if not self.keeps_reserve:
            return 0
        return sum(cards * len(self.hands) + 1 for cards in self.dealing.deals[self.board.season :])

    def turn_up(self, epoch: str) -> None:
        """A trend for this season."""
        self.take(1)
        self.board.trend = epoch
        self.board.counts[EPOCHS.index(epoch)] += 1

    def show(self, seat: int, epoch: str, works: int = 1) -> None:
        """Works turn up in a collection."""
        place = EPOCHS.index(epoch)
        self.board.shown[seat][place] += works
        self.board.counts[place] += works

    def expose(self, seat: int, epoch: str) -> None:
        """A work goes from the hand into the collection, face up."""
        self.hands[seat] -= 1
        self.show(seat, epoch)

    def closing(self) -> str | None:
        """The epoch that closes the exposition, the strongest if several do, the leftmost if they are equal."""
        most = max(self.board.counts)
        return EPOCHS[self.board.counts.index(most)] if most >= self.board.limit else None

    def left(self, epoch: str) -> int:
        """Works of this epoch that nobody has seen yet."""
        place = EPOCHS.index(epoch)
        return PRINTED[place] - self.put_away[place] - self.board.counts[place] - self.chosen[place]

    def in_hand(self, seat: int) -> int:
        """Cards this seat may still show: its hand, or when hands are not followed, all that can be in any hand."""
        if self.follows_turns:
            return self.hands[seat]
        return max(0, sum(self.left(epoch) for epoch in EPOCHS) - self.reserve())

    def place_bonus(self, epoch: str, tokens: int = 1) -> None:
        self.board.tokens.bonus[EPOCHS.index(epoch)] += tokens
        self.board.bonus_stock -= tokens

    def work_unprinted(self, given: Answer) -> Iterator[Refusal]:
        """No more works of an epoch come than are printed: against a card."""
        epoch = cast("dict[str, str]", given)["epoch"]
        return self.works_unprinted({epoch: 1})

    def works_unprinted(self, given: Answer) -> Iterator[Refusal]:
        """The same against a tally over epochs."""
        for epoch, works in cast("dict[str, int]", given).items():
            if works > self.left(epoch):
                facts: Facts = {"epoch": epoch, "left": self.left(epoch), "printed": BOX.epochs[epoch]}
                yield Refusal("epoch-exhausted", facts, "epoch-exhausted")

    def clear(self, ranked: Sequence[int]) -> None:
        """The season ends: tokens move onto the cards for good, works leave the game."""
        for epoch, token in zip(ranked, BOX.score_tokens, strict=False):
            self.board.tokens.score[epoch].append(token)
        self.put_away = [away + count for away, count in zip(self.put_away, self.board.counts, strict=True)]
        self.board.counts = [0] * len(EPOCHS)
        self.board.shown = [[0] * len(EPOCHS) for _ in self.hands]
        self.board.trend = None
