"""What everybody at the table can see, and the captain's cards: pile, discard, and the zone of those set aside."""

from __future__ import annotations

from dataclasses import dataclass, field

from firmware.engine.table import Table
from firmware.games.duck_and_cover.cards import ALL_CARDS, limit


@dataclass(slots=True)
class Board:
    """Everything public. ``pile``, ``discard`` and ``last_call`` stay None while only scores are kept."""

    limit: int
    points: list[list[int]]
    """By seat, the points of each round."""
    totals: list[int]
    round: int = 1
    phase: str = "lay"
    """``lay``, ``calls``, ``count`` or ``over``."""
    pile: int | None = None
    discard: int | None = None
    set_aside: list[str] = field(default_factory=list)
    last_call: str | None = None
    """The last number called, or max."""


class Pond:
    """The board with what stands behind it: the order of the pile, the options, and what ended the round."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = Board(limit(len(table.seats)), [[] for _ in table.everyone], table.totals)
        table.board = self.board
        self.rounds = int(table.options["rounds"])
        self.splash = tuple(map(int, table.options["splash"].split(",")))
        self.box_is_captain = table.options["captain"] == "box"
        self.follows_calls = table.options["tracking"] == "calls"
        self.pile: list[str] = []
        self.discard: list[str] = []
        self.ended_by_pile = False
        self.visible: list[list[int]] = []
        """The numbers that each seat still sees, as far as they are counted."""

    @property
    def repeatable(self) -> str | None:
        """The call that a repeat calls again; None before the first call, or when its number lies in the zone."""
        last = self.board.last_call
        return None if last in self.board.set_aside else last

    @property
    def zone_is_full(self) -> bool:
        return len(self.board.set_aside) >= self.board.limit

    def begin_round(self, number: int) -> None:
        """All the captain's cards shuffled again, the zone empty."""
        board = self.board
        board.round, board.phase = number, "lay"
        board.set_aside, board.last_call = [], None
        self.ended_by_pile, self.visible = False, []
        if self.follows_calls:
            self._shuffle(list(ALL_CARDS))

    def reshuffle(self) -> None:
        """The discard becomes the pile; what was set aside stays out."""
        self._shuffle(self.discard)

    def take(self, card: str) -> None:
        """This card leaves the pile."""
        self.pile.remove(card)
        self.board.pile = len(self.pile)

    def throw(self, card: str) -> None:
        self.discard.append(card)
        self.board.discard = len(self.discard)

    def put_aside(self, card: str) -> None:
        self.board.set_aside.append(card)

    def _shuffle(self, cards: list[str]) -> None:
        if self.box_is_captain:
            self.table.random.shuffle(cards)
        self.pile, self.discard = cards, []
        self.board.pile, self.board.discard = len(cards), 0
