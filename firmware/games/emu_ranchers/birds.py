"""Birds: which cards can lie on which, and what their wilds may stand for.

A bird is a stack of cards, the bottom first. All share a suit, and their ranks only rise or only fall; a wild is any
number that makes this so. Neither suit nor direction is said aloud: they follow from the cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from firmware.games.emu_ranchers.cards import (
    ACE,
    CROWN,
    EXCUSE,
    HATCHING,
    HIGH,
    LOW,
    NUMBERS,
    RANKS,
    SUITS,
    is_wild,
)

Ranks: TypeAlias = tuple[int, ...]
Declared: TypeAlias = Mapping[str, int]
"""By the code of a wild, the rank that its player gave it."""


def ranks_of(bird: Sequence[str], declared: Declared) -> tuple[int | None, ...]:
    return tuple([declared.get(code, RANKS[code]) for code in bird])


@lru_cache(maxsize=4096)
def readings(ranks: tuple[int | None, ...]) -> tuple[Ranks, ...]:
    """Every way to read a stack, its wilds given ranks, so that it only rises or only falls.

    >>> readings((5, None, 8))
    ((5, 6, 8), (5, 7, 8))
    """
    falling = (tuple(-rank for rank in found) for found in _rising(tuple(rank and -rank for rank in ranks), -HIGH))
    return tuple(dict.fromkeys((*_rising(ranks, LOW), *falling)))


def _rising(ranks: tuple[int | None, ...], lowest: int) -> Iterator[Ranks]:
    """``lowest``: the lowest rank of a wild; the highest is as many above it as there are numbers."""
    found: list[Ranks] = [()]
    for rank in ranks:
        wild = range(lowest, lowest + len(NUMBERS))
        found = [
            (*before, next_rank)
            for before in found
            for next_rank in (wild if rank is None else (rank,))
            if not before or before[-1] < next_rank
        ]
    yield from found


@lru_cache(maxsize=4096)
def next_ranks(ranks: tuple[int | None, ...]) -> frozenset[int]:
    """The ranks that can come on a stack.

    >>> sorted(next_ranks((4, 7)))
    [8, 9, 10]
    """
    found: set[int] = set()
    for *below, last in readings(ranks):
        if not below or below[-1] < last:
            found.update(range(last + 1, CROWN + 1))
        if not below or below[-1] > last:
            found.update(range(ACE, last))
    return frozenset(found)


def common_suits(bird: Sequence[str]) -> frozenset[str]:
    return frozenset.intersection(*[SUITS[code] for code in bird])


def is_bird(bird: Sequence[str], declared: Declared) -> bool:
    return bird[0] in HATCHING and bool(common_suits(bird) and readings(ranks_of(bird, declared)))


def growing(bird: Sequence[str], declared: Declared) -> frozenset[str]:
    """The cards that can lie on this bird."""
    return _growing(tuple(bird), tuple(declared.items()))


@lru_cache(maxsize=4096)
def _growing(bird: tuple[str, ...], declared: tuple[tuple[str, int], ...]) -> frozenset[str]:
    given = dict(declared)
    suits, ranks = common_suits(bird), next_ranks(ranks_of(bird, given))
    alike = [code for code in RANKS if not suits.isdisjoint(SUITS[code])]
    return frozenset([code for code in alike if not ranks.isdisjoint(_can_be(code, given))])


def _can_be(code: str, declared: Declared) -> Iterable[int]:
    """The ranks that this card can take in a bird."""
    rank = declared.get(code, RANKS[code])
    return NUMBERS if rank is None else (rank,)


def against(bird: Sequence[str], code: str, declared: Declared) -> Sequence[str]:
    """Every reason why this card cannot lie on this bird, or hatch one when it has no card."""
    if code == EXCUSE:
        return ("excuse-inert",)
    if not bird:
        return () if code in HATCHING else ("wild-cannot-hatch",)
    reasons = [] if common_suits((*bird, code)) else ["no-common-suit"]
    if next_ranks(ranks_of(bird, declared)).isdisjoint(_can_be(code, declared)):
        reasons.append("wild-no-rank" if is_wild(code) else "not-monotone")
    return reasons


def takers(birds: Sequence[Sequence[str]], cards: Sequence[str], declared: Declared) -> Iterator[int]:
    """The birds that can take the first of these cards so that the others can also be laid, in this order."""
    code, *rest = cards
    for place, bird in enumerate(birds):
        if code in growing(bird, declared) and (not rest or can_lay(grown(birds, place, code), rest, declared)):
            yield place


def can_lay(birds: Sequence[Sequence[str]], cards: Sequence[str], declared: Declared) -> bool:
    """Whether all these cards, in this order, find birds to lie on."""
    return not cards or next(takers(birds, cards, declared), None) is not None


def grown(birds: Sequence[Sequence[str]], place: int, code: str) -> list[Sequence[str]]:
    return [(*bird, code) if at == place else bird for at, bird in enumerate(birds)]
