"""What a bird is worth: its upkeep is paid with its own number cards, without change, and as cheaply as can be.

Neither the smallest nor the largest cards first is always cheapest, so every payment is compared; a bird has at most
eight numbers. The Ace and the Crown cannot pay.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from firmware.games.emu_ranchers.birds import Declared, Ranks, ranks_of, readings
from firmware.games.emu_ranchers.cards import ACE, BOX, CROWN


@dataclass(frozen=True, slots=True)
class Scored:
    """The account of a bird. Places are those of its cards in the stack, from 0."""

    ranks: Ranks
    points: int
    paid: tuple[int, ...]
    kept: tuple[int, ...]
    """Numbers that are left, the Ace and the Crown; nothing when the upkeep cannot be paid."""
    worth: int
    """What all its numbers make together."""
    honours: tuple[int, ...]
    """The Ace and the Crown."""

    @property
    def pays(self) -> bool:
        return self.worth >= BOX.upkeep


def numbers(ranks: Ranks) -> tuple[int, ...]:
    """The places of the number cards, which pay and count."""
    return tuple(place for place, rank in enumerate(ranks) if rank not in (ACE, CROWN))


def payment(ranks: Ranks) -> tuple[int, ...]:
    """The places of the cards that pay the upkeep: the least that is enough, in the fewest cards.

    >>> payment((2, 4, 7, 9))
    (0, 2, 3)
    """
    own = numbers(ranks)
    ways = (way for count in range(len(own) + 1) for way in combinations(own, count))
    enough = (way for way in ways if sum(ranks[place] for place in way) >= BOX.upkeep)
    return min(enough, key=lambda way: (sum(ranks[place] for place in way), len(way)))


def score(cards: Sequence[str], declared: Declared) -> Scored:
    return _best(ranks_of(cards, declared))


@lru_cache(maxsize=4096)
def _best(ranks: tuple[int | None, ...]) -> Scored:
    """The account with the wilds read for the most points; of equal readings the one with the lowest ranks."""
    read = map(_account, readings(ranks))
    return min(read, key=lambda account: (-account.points, sum(account.ranks), account.ranks))


def _account(ranks: Ranks) -> Scored:
    own = numbers(ranks)
    worth = sum(ranks[place] for place in own)
    honours = tuple(place for place in range(len(ranks)) if place not in own)
    bonus = BOX.bonus * len(honours)
    if worth < BOX.upkeep:
        return Scored(ranks, worth - BOX.upkeep - bonus, (), (), worth, honours)
    paid = payment(ranks)
    kept = tuple(place for place in range(len(ranks)) if place not in paid)
    return Scored(ranks, worth - sum(ranks[place] for place in paid) + bonus, paid, kept, worth, honours)


def worst(points: Sequence[int]) -> int | None:
    """The place of the bird that loses most, the first of equals; None when none loses."""
    losing = [place for place, of in enumerate(points) if of < 0]
    return min(losing, key=lambda place: points[place], default=None)
