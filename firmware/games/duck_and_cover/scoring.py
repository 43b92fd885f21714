"""What the ducks that can still be seen splash, and who stayed driest."""

from __future__ import annotations

from collections.abc import Sequence

from firmware.games.duck_and_cover.cards import BOX


def splashes(visible: Sequence[int], splash: Sequence[int] = BOX.splash) -> tuple[int, ...]:
    """What each visible duck adds to its player; the top of a single pile takes its splash away instead.

    >>> splashes([12, 3, 1]), splashes([12]), splashes([1])
    ((5, 1, 0), (-5,), (0,))
    """
    sign = -1 if len(visible) == 1 else 1
    return tuple([sign * splash[number - 1] for number in visible])


def driest(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the lowest total; equal ones win together.

    >>> driest([5, -3, -3])
    (1, 2)
    """
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))
