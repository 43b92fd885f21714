"""The table of Avant-Garde: the public board, and the acts by which cards, coins and prizes move on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

from firmware.engine.asks import Answer, Facts, Refusal
from firmware.engine.table import Table
from firmware.games.avant_garde.cards import BOX, CARDS, PILES
from firmware.games.avant_garde.patrons import Patron, Patrons
from firmware.games.avant_garde.scoring import Card, Laid, broken_links, power

NUMBERS: Final = {code: facets["number"] for code, facets in CARDS.cards.items()}
"""The number of each card by its code."""
Phase: TypeAlias = Literal["setup", "exhibition", "purchase", "over"]


@dataclass(slots=True)
class Board:
    """Everything public; its fields are a contract. Lists go by seat."""

    round: int
    phase: Phase
    first: int | None
    prize_pile: int
    surplus: int
    prizes: list[int]
    coins: list[int]
    gallery: dict[str, int]
    """Cards left in each pile; empty when purchases are not followed."""
    patrons: dict[str, str]
    """The patron in play of each number."""
    chain: list[int]
    """Cards laid this round."""
    earned: list[int]
    """Dollars earned this round, by those who had their turn."""
    last_round: bool


class Salon:
    """The acts of the game; every act keeps the board true."""

    def __init__(self, table: Table, patrons: Patrons) -> None:
        seats = len(table.seats)
        start = BOX.players[seats]
        self.table = table
        self.patrons = patrons
        self.laid: list[Laid] = [{} for _ in table.seats]
        """Cards of each number in each chain, as far as they can pay."""
        self.board = Board(
            round=0,
            phase="setup",
            first=None,
            prize_pile=start.pile,
            surplus=start.surplus,
            prizes=table.totals,
            coins=[0] * seats,
            gallery=dict(PILES) if table.options["tracking"] == "turns" else {},
            patrons={},
            chain=[0] * seats,
            earned=[0] * seats,
            last_round=False,
        )
        table.board = self.board
        self.bring_in(())

    def bring_in(self, chosen: Sequence[str]) -> None:
        """Patrons stay in play to the end, so all that follows from who they are is worked out here, once."""
        self.board.patrons = self.patrons.in_play(chosen)
        playing = [self.patron(number) for number in PILES]
        self.payers = tuple(patron for patron in playing if patron.per is not None)
        """The patrons that pay for cards laid."""
        self.paying = tuple(str(patron.number) for patron in self.payers)
        """Their numbers."""
        self.counting = {code: number for code, number in NUMBERS.items() if number in self.paying}
        """The cards whose tap counts one more of their number: each card of it, and its patron."""
        self.counting |= {patron.code: str(patron.number) for patron in self.payers}
        self.told_by_hand = {p.code: p.dollars for p in playing if p.dollars and p.per is None}
        """The patrons whose dollars only the table can work out, and what each tap of them adds."""

    @property
    def follows_turns(self) -> bool:
        return self.table.options["tracking"] == "turns"

    @property
    def sees_cards(self) -> bool:
        """Whether chains are shown card by card."""
        return self.table.options["chain"] == "cards"

    @property
    def first(self) -> int:
        assert self.board.first is not None, "the first player is asked before anything else"
        return self.board.first

    def patron(self, number: str) -> Patron:
        return self.patrons.by_id[self.board.patrons[number]]

    def open_round(self) -> None:
        self.board.round += 1
        self.board.chain = [0] * len(self.laid)
        self.board.earned = [0] * len(self.laid)
        self.laid = [{} for _ in self.laid]

    def close_round(self) -> None:
        """The marker goes to the left."""
        self.board.first = self.table.left_of(self.first)

    # Exhibition

    def lay(self, seat: int, codes: Sequence[str]) -> None:
        """A chain shown card by card."""
        self.board.chain[seat] = len(codes)
        self.laid[seat] = Counter(card[1] for card in read_cards(codes))

    def unlinked(self, given: Answer) -> Iterator[Refusal]:
        """Each card shares colour or number with the one before: the reasons against a chain that breaks."""
        codes = cast("Sequence[str]", given)
        changeable = {number: self.patron(number).changes for number in PILES}
        for link in broken_links(read_cards(codes), changeable):
            facts: Facts = {"link": link, "pair": tuple(codes[link - 1 : link + 1])}
            yield Refusal("illegal-link", facts, "illegal-link")

    # Purchase

    def powers(self, seat: int) -> dict[str, int]:
        """What the patrons pay to this seat, by their id."""
        paid = {patron.id: power(patron, self.laid, seat) for patron in self.payers}
        return {id: dollars for id, dollars in paid.items() if dollars}

    def renewable(self) -> bool:
        """Whether moving the top card of a pile to its bottom can show another one."""
        return any(stock > 1 for stock in self.board.gallery.values())

    def against(self, left: int, renewed: bool) -> Mapping[str, tuple[Refusal, ...]]:
        """What cannot be bought or renewed now, and every reason why."""
        barred: dict[str, tuple[Refusal, ...]] = {}
        for pile, stock in self.board.gallery.items():
            price = int(pile)
            empty = () if stock else (Refusal("pile-empty", {"price": price}, "pile-empty"),)
            dear = () if price <= left else (Refusal("too-dear", {"price": price, "left": left}, "too-dear"),)
            if empty or dear:
                barred[pile] = (*empty, *dear)
        if renewing := tuple(self._against_renewing(renewed)):
            barred["renew"] = renewing
        return barred

    def _against_renewing(self, renewed: bool) -> Iterator[Refusal]:
        if renewed:
            yield Refusal("renewed-already", rule="renewed-already")
        if not self.renewable():
            yield Refusal("nothing-to-renew", rule="nothing-to-renew")

    def take_prizes(self, count: int) -> int:
        """From the pile, then from the surplus; returns how many must be improvised."""
        from_pile = min(count, self.board.prize_pile)
        from_surplus = min(count - from_pile, self.board.surplus)
        self.board.prize_pile -= from_pile
        self.board.surplus -= from_surplus
        return count - from_pile - from_surplus


def read_cards(codes: Sequence[str]) -> list[Card]:
    """
    >>> read_cards(["blue.14"])
    [('blue', '14')]
    """
    return [(CARDS.cards[code]["colour"], CARDS.cards[code]["number"]) for code in codes]
