"""The public table in words, for who wants to know how it stands: the season, the epochs, the hands, the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firmware.engine.table import Message
from firmware.games.interduck.cards import BOX, EPOCHS
from firmware.games.interduck.gallery import Board


def read_out(board: Board) -> Sequence[Message]:
    """What anybody at the table may see, most needed first."""
    return tuple(_lines(board))


def _lines(board: Board) -> Iterator[Message]:
    yield Message("table-season", {"season": board.season, "seasons": BOX.seasons, "oya": board.oya})
    if board.trend is not None:
        yield Message("table-trend", {"epoch": board.trend})
    for epoch, count, score, bonus in zip(EPOCHS, board.counts, board.tokens.score, board.tokens.bonus, strict=True):
        value = sum(score) + BOX.bonus_value * bonus
        yield Message("table-epoch", {"epoch": epoch, "count": count, "value": value})
    for seat, hidden in enumerate(board.face_down):
        if hidden:
            yield Message("table-face-down", {"seat": seat, "count": hidden})
    for seat, hand in enumerate(board.hands):
        if hand is not None:
            yield Message("table-hand", {"seat": seat, "hand": hand})
    if board.deck is not None:
        yield Message("table-deck", {"deck": board.deck})
    yield Message("table-bonus", {"count": board.bonus_stock})
