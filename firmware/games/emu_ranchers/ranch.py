"""The table of Emu Ranchers: the public board, and where each card was last seen.

Hands are secret, but a card taken from the discard pile is known to be in its taker's hand, and once all of a hand is
known nothing else can come from it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from firmware.engine.asks import Facts, Refusal
from firmware.engine.table import Table
from firmware.games.emu_ranchers.birds import against, growing
from firmware.games.emu_ranchers.cards import BOX, DECKTET, cards_with, facets_of


@dataclass(slots=True)
class Board:
    """Everything public; its fields are a contract."""

    totals: list[int]
    birds: list[list[list[str]]]
    """Seat by seat, each bird from the bottom."""
    years: list[list[int]]
    """Seat by seat, the points of each year."""
    year: int = 1
    starter: int | None = None
    turn: int | None = None
    pile: int | None = None
    """Cards left to draw; None when only birds are scored, for then nobody tells who drew."""
    discard_top: str | None = None
    declared: dict[str, int] = field(default_factory=dict)
    """The ranks given to wilds, when they bind."""


class Ranch:
    """The acts by which cards move; every act keeps the board true."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards = cards_with(table.options["extras"])
        self.facets = facets_of(self.cards)
        self.years = int(table.options["years"])
        self.follows_turns = table.options["tracking"] == "turns"
        self.declares = table.options["wild"] == "declared"
        self.board = Board(table.totals, [[] for _ in table.seats], [[] for _ in table.seats])
        table.board = self.board
        self.clear()

    def clear(self) -> None:
        """All cards are shuffled together for a new year."""
        board, seats = self.board, self.table.everyone
        board.birds = [[] for _ in seats]
        board.declared = {}
        board.pile = len(self.cards) - BOX.hand * len(seats) if self.follows_turns else None
        self.discards: list[str] = []
        self.held: list[set[str]] = [set() for _ in seats]
        self.unseen = set(self.cards)
        """What did not lie open this year; the others are on the table, or in a hand where everybody knows them."""
        self._show_discard()

    @property
    def starter(self) -> int:
        assert self.board.starter is not None, "who begins is asked before anything else"
        return self.board.starter

    @property
    def pile(self) -> int:
        assert self.board.pile is not None, "turns are followed"
        return self.board.pile

    def birds(self, seat: int) -> list[list[str]]:
        return self.board.birds[seat]

    def play(self, seat: int, code: str) -> None:
        """A card leaves the hand."""
        self.held[seat].discard(code)
        self.unseen.discard(code)

    def hatch(self, seat: int, code: str) -> None:
        self.play(seat, code)
        self.birds(seat).append([code])

    def show(self, seat: int, bird: Sequence[str]) -> None:
        """A whole bird at the year's end."""
        self.birds(seat).append(list(bird))
        self.unseen.difference_update(bird)

    def grow(self, seat: int, bird: int, code: str) -> None:
        self.play(seat, code)
        self.birds(seat)[bird].append(code)

    def discard(self, seat: int, code: str) -> None:
        self.play(seat, code)
        self.discards.append(code)
        self._show_discard()

    def draw(self) -> None:
        self.board.pile = self.pile - 1

    def take_discard(self, seat: int) -> str:
        code = self.discards.pop()
        self.held[seat].add(code)
        self._show_discard()
        return code

    def _show_discard(self) -> None:
        self.board.discard_top = self.discards[-1] if self.discards else None

    def may_hold(self, seat: int, cards: Collection[str]) -> bool:
        """Whether any of these cards can be in this seat's hand, as far as anybody can know."""
        held = self.held[seat]
        return not held.isdisjoint(cards) or (len(held) < BOX.hand and not self.unseen.isdisjoint(cards))

    def may_grow(self, seat: int) -> bool:
        """Whether a card that can be in this seat's hand can lie on a bird of its own."""
        return any(self.may_hold(seat, growing(bird, self.board.declared)) for bird in self.birds(seat))

    # Refusals

    def against_card(self, seat: int, code: str) -> Sequence[Refusal]:
        """The card is elsewhere: seen, or not of the hand, which is known."""
        if self.may_hold(seat, (code,)):
            return ()
        return (card_refusal("not-in-hand" if code in self.unseen else "card-used", code),)

    def against_hatch(self, seat: int, code: str) -> Sequence[Refusal]:
        reasons = against((), code, self.board.declared)
        return [*self.against_card(seat, code), *[card_refusal(reason, code) for reason in reasons]]

    def against_grow(self, seat: int, code: str) -> Sequence[Refusal]:
        """Each reason once, when no bird takes the card."""
        birds, declared = self.birds(seat), self.board.declared
        elsewhere = self.against_card(seat, code)
        if any(code in growing(bird, declared) for bird in birds):
            return elsewhere
        reasons = dict.fromkeys(reason for bird in birds for reason in against(bird, code, declared))
        return [*elsewhere, *[card_refusal(reason, code) for reason in reasons]]

    def against_bird(self, cards: Sequence[str]) -> Iterator[Refusal]:
        """Against a whole bird that is shown, card by card from the bottom.

        A card that does not fit is left out for those above it, so one slip is told once.
        """
        fitting: list[str] = []
        for place, code in enumerate(cards, start=1):
            used = code not in self.unseen or code in cards[: place - 1]
            reasons = ("card-used",) if used else against(fitting, code, self.board.declared)
            for reason in reasons:
                yield card_refusal(reason, code, place)
            if not reasons:
                fitting.append(code)


def card_refusal(reason: str, code: str, place: int | None = None) -> Refusal:
    """``place``: of the card in its bird, from 1 at the bottom, when a whole bird was shown."""
    facts: Facts = {"deck": DECKTET.name, "card": code, "place": place}
    return Refusal(reason, facts, reason)
