"""Birds: which cards can lie on which, and what their wilds may stand for.

A bird is a stack of cards, the bottom first. All share a suit, and their ranks only rise or only fall; a wild is any
number that makes this so. Neither suit nor direction is said aloud: they follow from the cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from firmware.games.emu_ranchers.cards import EXCUSE, HIGH, LOW, RANKS, SUITS, is_wild

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
        wild = range(lowest, lowest + HIGH - LOW + 1)
        found = [
            (*before, next_rank)
            for before in found
            for next_rank in (wild if rank is None else (rank,))
            if not before or before[-1] < next_rank
        ]
    yield from found


def common_suits(bird: Sequence[str]) -> frozenset[str]:
    return frozenset.intersection(*(SUITS[code] for code in bird))


def is_bird(bird: Sequence[str], declared: Declared) -> bool:
    return not any(against(bird[:place], code, declared) for place, code in enumerate(bird))


def against(bird: Sequence[str], code: str, declared: Declared) -> Sequence[str]:
    """Every reason why this card cannot lie on this bird, or hatch one when it has no card."""
    return _against_last((*bird, code), tuple(declared.items()))


@lru_cache(maxsize=4096)
def _against_last(bird: tuple[str, ...], declared: tuple[tuple[str, int], ...]) -> Sequence[str]:
    code = bird[-1]
    if code == EXCUSE:
        return ("excuse-inert",)
    if len(bird) == 1:
        return ("wild-cannot-hatch",) if is_wild(code) else ()
    reasons = [] if common_suits(bird) else ["no-common-suit"]
    if not readings(ranks_of(bird, dict(declared))):
        reasons.append("wild-no-rank" if is_wild(code) else "not-monotone")
    return reasons


def takers(birds: Sequence[Sequence[str]], cards: Sequence[str], declared: Declared) -> Iterator[int]:
    """The birds that can take the first of these cards so that the others can also be laid, in this order."""
    code, *rest = cards
    for place, bird in enumerate(birds):
        if not against(bird, code, declared) and can_lay(grown(birds, place, code), rest, declared):
            yield place


def can_lay(birds: Sequence[Sequence[str]], cards: Sequence[str], declared: Declared) -> bool:
    """Whether all these cards, in this order, find birds to lie on."""
    return not cards or next(takers(birds, cards, declared), None) is not None


def grown(birds: Sequence[Sequence[str]], place: int, code: str) -> list[Sequence[str]]:
    return [(*bird, code) if at == place else bird for at, bird in enumerate(birds)]
