"""The public table in words: the round, the last call, what lies aside, and the captain's pile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firmware.engine.asks import Value
from firmware.engine.table import Message
from firmware.games.duck_and_cover.pond import Board


def read_out(board: Board) -> Sequence[Message]:
    """What anybody at the table may see, most needed first."""
    return tuple(_lines(board))


def _lines(board: Board) -> Iterator[Message]:
    yield Message("table-round", {"round": board.round})
    if board.last_call is not None:
        yield Message("table-last", {"call": board.last_call})
    if board.pile is None:
        return
    aside: dict[str, Value] = {"count": len(board.set_aside), "limit": board.limit, "cards": tuple(board.set_aside)}
    yield Message("table-aside", aside)
    yield Message("table-pile", {"count": board.pile, "discard": board.discard})
