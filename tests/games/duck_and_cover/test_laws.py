"""What holds in every game of Duck & Cover, whoever plays it and however badly."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.duck_and_cover import GAME
from firmware.games.duck_and_cover.cards import ALL_CARDS
from firmware.games.duck_and_cover.pond import Board
from firmware.games.duck_and_cover.readout import read_out

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus")


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    options = {
        "tracking": draw(st.sampled_from(["calls", "scores"])),
        "captain": draw(st.sampled_from(["box", "cards"])),
        "rounds": draw(st.sampled_from(["1", "3"])),
        "splash": draw(st.sampled_from(["0,1,1,2,2,2,3,3,3,4,4,5", "1,1,1,2,2,2,3,3,3,4,4,5"])),
    }
    return Session(GAME, NAMES[: draw(st.integers(2, 7))], seed=draw(st.integers(0, 2**32)), options=options)


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


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_every_game_ends_well(session: Session, seed: int) -> None:
    random = Random(seed)
    while (ask := session.ask) is not None:
        check_board(session)
        assert session.answer(random_answer(ask, random)) == ()
    check_board(session)
    result, board = session.result, board_of(session)
    assert result is not None
    assert board.phase == "over"
    assert result.totals == session.totals
    assert result.winners == tuple(s for s, total in enumerate(result.totals) if total == min(result.totals))
    assert {len(points) for points in board.points} == {int(session.options["rounds"])}


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_a_game_can_be_taken_back_to_its_start(session: Session, seed: int) -> None:
    random = Random(seed)
    boards = []
    while (ask := session.ask) is not None:
        boards.append((ask.id, ask.seat, session.board_facts(), session.totals))
        session.answer(random_answer(ask, random))
    while session.answers:
        assert session.undo() == ()
        again = session.ask
        assert again is not None
        assert (again.id, again.seat, session.board_facts(), session.totals) == boards.pop()
    assert not boards


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_the_answers_alone_give_the_same_game(session: Session, seed: int) -> None:
    random = Random(seed)
    while session.ask is not None:
        session.answer(random_answer(session.ask, random))
    again = Session(GAME, session.seats, seed=session.seed, options=session.options, answers=session.answers)
    assert again.result == session.result
    assert again.told == session.told
    assert again.board_facts() == session.board_facts()
    assert [*again.ledger] == [*session.ledger]
