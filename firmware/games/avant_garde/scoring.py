"""What a turn is worth: which chains hold, what patrons pay, and how many prizes so many dollars bring."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from firmware.games.avant_garde.cards import BOX
from firmware.games.avant_garde.patrons import Patron

Card: TypeAlias = "tuple[str, str]"
"""Colour and number."""
Laid: TypeAlias = Mapping[str, int]
"""How many cards of each number lie in a chain."""


def prizes(dollars: int) -> int:
    """
    >>> [prizes(dollars) for dollars in (5, 6, 8, 10, 11, 16, 17, 23)]
    [0, 1, 2, 3, 4, 4, 5, 6]
    """
    steps = BOX.prizes.steps
    beyond = max(0, dollars - steps[-1]) // BOX.prizes.further
    return bisect_right(steps, dollars) + beyond


def broken_links(chain: Sequence[Card], changeable: Mapping[str, Sequence[str]]) -> tuple[int, ...]:
    """The links of a chain that do not hold, from 1; link 1 joins the first card and the second.

    ``changeable``: by number, which of its values a card may have changed as it was laid, one of them at most.

    >>> broken_links([("blue", "2"), ("blue", "14"), ("orange", "12")], {})
    (2,)
    >>> broken_links([("blue", "2"), ("red", "4"), ("red", "5")], {"4": ["colour", "number"]})
    ()
    """
    broken: list[int] = []
    standing: set[Card] = set()
    for place, card in enumerate(chain):
        may_be = _readings(card, changeable.get(card[1], ()))
        joined = {reading for reading in may_be if any(_linked(before, reading) for before in standing)}
        if place and not joined:
            broken.append(place)
        standing = joined or may_be
    return tuple(broken)


def _readings(card: Card, changes: Sequence[str]) -> set[Card]:
    """All that a card may count as."""
    colour, number = card
    readings = {card}
    if "colour" in changes:
        readings |= {(other, number) for other in BOX.colours}
    if "number" in changes:
        readings |= {(colour, str(other)) for other in BOX.numbers}
    return readings


def _linked(one: Card, other: Card) -> bool:
    return one[0] == other[0] or one[1] == other[1]


def power(patron: Patron, laid: Sequence[Laid], seat: int) -> int:
    """The dollars this patron pays to this seat, for what lies in everybody's chain."""
    counts = [own.get(str(patron.number), 0) for own in laid]
    match patron.per:
        case "card":
            return patron.dollars * counts[seat]
        case "turn":
            return patron.dollars if counts[seat] else 0
        case "majority":
            return patron.dollars if may_use_majority(counts)[seat] else 0
        case _:
            return 0


def may_use_majority(counts: Sequence[int]) -> tuple[bool, ...]:
    """Whoever laid most of them, equals included; nobody who laid none.

    >>> may_use_majority([2, 1, 2])
    (True, False, True)
    """
    return tuple(count > 0 and count == max(counts) for count in counts)


def leading(totals: Sequence[int], earned: Sequence[int]) -> tuple[int, ...]:
    """Most prizes; of equals, who earned most in the last round; of equals again, all of them.

    >>> leading([13, 13, 9], [7, 8, 20])
    (1,)
    """
    best = max(zip(totals, earned, strict=True))
    return tuple(seat for seat, pair in enumerate(zip(totals, earned, strict=True)) if pair == best)
