"""What is tried on Emu Ranchers: its options, its players, what its board owes, and how it ends."""

from __future__ import annotations

from random import Random
from typing import cast

from firmware.engine.asks import Answer, Ask
from firmware.engine.laws import Player
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.emu_ranchers import GAME
from firmware.games.emu_ranchers.birds import is_bird
from firmware.games.emu_ranchers.cards import cards_with
from firmware.games.emu_ranchers.ranch import Board
from firmware.games.emu_ranchers.readout import read_out
from tests.games.holding import Held

EXTRAS = ("", "excuse", "pawns", "courts", "excuse,pawns", "excuse,pawns,courts")


def board_of(session: Session) -> Board:
    board = session.board
    assert isinstance(board, Board)
    return board


def answer_to(ask: Ask, random: Random) -> Answer:
    """A legal answer; a shown bird is built card by card, for chance alone never shows a long one."""
    if ask.id not in ("bird", "lay") or ask.kind != "collect" or random.random() < 0.3:
        return random_answer(ask, random)
    cards: list[str] = []
    codes = cast("list[str]", list(cards_with("excuse,pawns,courts")))
    random.shuffle(codes)
    for code in codes:
        if not ask.refusals([*cards, code]):
            cards.append(code)
    return cards


def player(session: Session, random: Random) -> Player:
    return lambda ask: answer_to(ask, random)


def check_board(session: Session) -> None:
    """The board agrees with itself wherever one looks."""
    board = board_of(session)
    laid = [code for birds in board.birds for bird in birds for code in bird]
    assert len(set(laid)) == len(laid)
    assert set(laid) <= set(cards_with(session.options["extras"]))
    assert all(is_bird(bird, board.declared) for birds in board.birds for bird in birds)
    assert not board.declared or session.options["wild"] == "declared"
    assert board.pile is None or board.pile >= 0
    assert board.discard_top is None or board.discard_top not in laid
    assert tuple(board.totals) == session.totals
    assert sum(award.points for award in session.ledger) == sum(session.totals)
    assert read_out(board)


def check_end(session: Session) -> None:
    board, totals = board_of(session), session.totals
    assert session.result is not None
    assert totals == tuple(map(sum, board.years))
    assert {len(points) for points in board.years} == {int(session.options["years"])}
    assert session.result.winners == tuple(seat for seat, total in enumerate(totals) if total == max(totals))


HELD = Held(
    GAME,
    {"tracking": ("birds", "turns"), "extras": EXTRAS, "wild": ("best", "declared"), "years": ("2", "4")},
    check_board,
    check_end,
    seat=player,
    taken_back=20,
)
