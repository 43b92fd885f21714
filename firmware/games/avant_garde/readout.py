"""The public table in words, for who wants to know how it stands: the round, prizes, coins, gallery and patrons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firmware.engine.table import Message
from firmware.games.avant_garde.salon import Board


def read_out(board: Board) -> Sequence[Message]:
    """What anybody at the table may see, most needed first."""
    return tuple(_lines(board))


def _lines(board: Board) -> Iterator[Message]:
    yield Message("table-round", {"round": board.round, "first": board.first, "last": board.last_round})
    yield Message("table-prizes", {"pile": board.prize_pile, "surplus": board.surplus})
    for seat, laid in enumerate(board.chain):
        if laid or board.earned[seat]:
            yield Message("table-chain", {"seat": seat, "laid": laid, "dollars": board.earned[seat]})
    holders = tuple(seat for seat, coin in enumerate(board.coins) if coin)
    if holders:
        yield Message("table-coins", {"seats": holders})
    for number, stock in board.gallery.items():
        yield Message("table-pile", {"price": int(number), "stock": stock})
    for patron in board.patrons.values():
        yield Message("table-patron", {"patron": patron})
