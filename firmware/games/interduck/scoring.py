"""What a season is worth: which epochs are in fashion, what a work of each is worth, and what a collection scores.

Epochs are their places from left to right, so an epoch's place in a list is also its rank in a tie.
"""

from __future__ import annotations

from collections.abc import Sequence

from firmware.games.interduck.cards import BOX


def rank(counts: Sequence[int]) -> tuple[int, ...]:
    """The epochs that get a score token, first to third; of equal ones the leftmost comes first.

    >>> rank([4, 1, 1, 0, 6])
    (4, 0, 1)
    >>> rank([0, 0, 0, 5, 1])
    (3, 4)
    """
    exposed = [epoch for epoch, count in enumerate(counts) if count]
    return tuple(sorted(exposed, key=lambda epoch: -counts[epoch])[: len(BOX.score_tokens)])


def values(ranked: Sequence[int], score: Sequence[Sequence[int]], bonus: Sequence[int]) -> tuple[int, ...]:
    """What one work of each epoch is worth: the token under its card and all that lie on it, or nothing without one.

    >>> values((1, 2, 4), [[3, 2], [], [1], [1], [2, 3]], [1, 0, 0, 0, 0])
    (0, 3, 3, 0, 6)
    """
    worth = [0] * len(score)
    for epoch, token in zip(ranked, BOX.score_tokens, strict=False):
        worth[epoch] = token + sum(score[epoch]) + BOX.bonus_value * bonus[epoch]
    return tuple(worth)
