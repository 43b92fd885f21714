"""What is tried on Duck & Cover: its options, what its board owes, and how it ends."""

from __future__ import annotations

from collections import Counter

from firmware.engine.session import Session
from firmware.games.duck_and_cover import GAME
from firmware.games.duck_and_cover.cards import ALL_CARDS
from firmware.games.duck_and_cover.pond import Board
from firmware.games.duck_and_cover.readout import read_out
from tests.games.holding import Held


def board_of(session: Session) -> Board:
    board = session.board
    assert isinstance(board, Board)
    return board


def check_board(session: Session) -> None:
    """The board agrees with itself wherever one looks."""
    board = board_of(session)
    assert tuple(board.totals) == session.totals == tuple(map(sum, board.points))
    assert sum(award.points for award in session.ledger) == sum(session.totals)
    assert len(board.set_aside) <= board.limit == 11 - len(session.seats)
    assert not Counter(board.set_aside) - Counter(ALL_CARDS)
    if board.pile is None or board.discard is None:
        assert session.options["tracking"] == "scores"
    else:
        in_hand = session.ask is not None and session.ask.id == "call"
        assert board.pile + board.discard + len(board.set_aside) + in_hand == len(ALL_CARDS)
    assert read_out(board)


def check_end(session: Session) -> None:
    board, totals = board_of(session), session.totals
    assert session.result is not None
    assert board.phase == "over"
    assert session.result.winners == tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    assert {len(points) for points in board.points} == {int(session.options["rounds"])}


HELD = Held(
    GAME,
    {
        "tracking": ("calls", "scores"),
        "captain": ("box", "cards"),
        "rounds": ("1", "3"),
        "splash": ("0,1,1,2,2,2,3,3,3,4,4,5", "1,1,1,2,2,2,3,3,3,4,4,5"),
    },
    check_board,
    check_end,
)
