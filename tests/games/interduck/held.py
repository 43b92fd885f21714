"""What is tried on InterDuck: its options, what its board owes, and how it ends."""

from __future__ import annotations

from firmware.engine.session import Session
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS, PRINTED
from firmware.games.interduck.gallery import Board
from firmware.games.interduck.readout import read_out
from tests.games.holding import Held


def board_of(session: Session) -> Board:
    board = session.board
    assert isinstance(board, Board)
    return board


def check_board(session: Session) -> None:
    """The board agrees with itself wherever one looks."""
    board = board_of(session)
    trend = [int(epoch == board.trend) for epoch in EPOCHS]
    shown = [sum(column) for column in zip(*board.shown, strict=True)]
    assert board.counts == [up + one for up, one in zip(shown, trend, strict=True)]
    assert all(0 <= count <= printed for count, printed in zip(board.counts, PRINTED, strict=True))
    assert board.bonus_stock + sum(board.tokens.bonus) == 5
    assert board.bonus_stock >= 0
    assert tuple(board.totals) == session.totals
    assert sum(award.points for award in session.ledger) == sum(session.totals)
    assert all(hand is None or hand >= 0 for hand in board.hands)
    assert read_out(board)


def check_end(session: Session) -> None:
    board, totals = board_of(session), session.totals
    assert session.result is not None
    assert board.phase == "over"
    assert session.result.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    assert all(len(tokens) <= 4 for tokens in board.tokens.score)
    assert sum(map(sum, board.tokens.score)) <= 4 * 6


HELD = Held(GAME, {"tracking": ("turns", "counts"), "reserve": ("yes", "no")}, check_board, check_end)
