"""The public table in words: the year, the pile, the discard, and each bird from its bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firmware.engine.asks import Facts
from firmware.engine.table import Message
from firmware.games.emu_ranchers.cards import DECKTET
from firmware.games.emu_ranchers.ranch import Board


def read_out(board: Board) -> Sequence[Message]:
    """What anybody at the table may see, most needed first."""
    return tuple(_lines(board))


def _lines(board: Board) -> Iterator[Message]:
    yield Message("table-year", {"year": board.year, "starter": board.starter})
    if board.pile is not None:
        yield Message("table-pile", {"count": board.pile})
    if board.discard_top is not None:
        yield Message("table-discard", {"deck": DECKTET.name, "card": board.discard_top})
    for seat, birds in enumerate(board.birds):
        for bird, cards in enumerate(birds, start=1):
            yield Message("table-bird", {"seat": seat, "bird": bird, "cards": cards})
            for code in cards:
                if code in board.declared:
                    about: Facts = {"deck": DECKTET.name, "card": code, "rank_value": board.declared[code]}
                    yield Message("table-wild", about)
        if not birds:
            yield Message("table-no-bird", {"seat": seat})
