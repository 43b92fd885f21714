"""What is tried on Avant-Garde: its options, its players, what its board owes, and how it ends."""

from __future__ import annotations

from random import Random
from typing import cast

from firmware.engine.asks import Answer, Ask, Collect, Number
from firmware.engine.laws import Player
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.cards import BOX, PILES
from firmware.games.avant_garde.readout import read_out
from firmware.games.avant_garde.salon import Board
from tests.games.holding import Held


def answer_to(ask: Ask, random: Random) -> Answer:
    """A random legal answer: mostly small numbers, as at a table, and chains grown card by card."""
    if isinstance(ask, Number) and random.random() < 0.9:
        return random.randint(max(ask.low, -2), 8)
    if ask.id != "chain" or not isinstance(ask, Collect):
        return random_answer(ask, random)
    chain: list[str] = []
    for _ in range(random.randint(0, 9)):
        tried = random.sample(ask.options, 12)
        chain += [code for code in tried if not ask.refusals([*chain, code])][:1]
    return chain


def player(session: Session, random: Random) -> Player:
    return lambda ask: answer_to(ask, random)


def board_of(session: Session) -> Board:
    return cast("Board", session.board)


def check_board(session: Session) -> None:
    """The board agrees with itself wherever one looks."""
    board = board_of(session)
    start = BOX.players[len(session.seats)]
    taken = start.pile + start.surplus - board.prize_pile - board.surplus
    assert board.prize_pile >= 0
    assert board.surplus >= 0
    assert tuple(board.prizes) == session.totals
    assert sum(session.totals) >= taken
    assert sum(session.totals) == taken or board.surplus == 0
    assert sum(award.points for award in session.ledger) == sum(session.totals)
    assert board.surplus == start.surplus or board.prize_pile == 0
    assert board.last_round == (board.prize_pile == 0)
    assert set(board.coins) <= {0, 1}
    assert all(0 <= stock <= PILES[pile] for pile, stock in board.gallery.items())
    assert list(board.patrons) == list(PILES)
    assert read_out(board)


def check_end(session: Session) -> None:
    result, board = session.result, board_of(session)
    assert result is not None
    assert board.phase == "over"
    assert board.last_round
    standing = list(zip(result.totals, board.earned, strict=True))
    assert result.winners == tuple(seat for seat, of in enumerate(standing) if of == max(standing))


HELD = Held(GAME, {"tracking": ("turns", "scores"), "chain": ("count", "cards")}, check_board, check_end, seat=player)
