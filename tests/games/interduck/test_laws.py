"""What holds in every game of InterDuck, whoever plays it and however badly."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Ask
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.engine.table import YES
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS, PRINTED
from firmware.games.interduck.gallery import Board
from firmware.games.interduck.readout import read_out

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    options = {
        "tracking": draw(st.sampled_from(["turns", "counts"])),
        "reserve": draw(st.sampled_from(["yes", "no"])),
    }
    return Session(GAME, NAMES[: draw(st.integers(2, 5))], seed=draw(st.integers(0, 2**32)), options=options)


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


def works_seen(ask: Ask, answer: Answer) -> int:
    """How many works this answer turns up."""
    match ask.id:
        case "trend" | "expose" | "everyone" | "reveal":
            return 1
        case "second":
            return int(answer == YES)
        case "extra":
            return sum(cast("dict[str, int]", answer).values())
        case _:
            return 0


def works_unseen(board: Board) -> int:
    assert board.deck is not None
    return board.deck + sum(hand or 0 for hand in board.hands) + sum(board.face_down)


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
    assert result.winners == tuple(s for s, total in enumerate(result.totals) if total == max(result.totals))
    assert all(len(tokens) <= 4 for tokens in board.tokens.score)
    assert sum(map(sum, board.tokens.score)) <= 4 * 6


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_a_game_can_be_taken_back_to_its_start(session: Session, seed: int) -> None:
    random = Random(seed)
    start = session.board_facts()
    boards = []
    while (ask := session.ask) is not None:
        boards.append((ask.id, ask.seat, session.board_facts(), session.totals))
        session.answer(random_answer(ask, random))
    while session.answers:
        assert session.undo() == ()
        again = session.ask
        assert again is not None
        assert (again.id, again.seat, session.board_facts(), session.totals) == boards.pop()
    assert session.board_facts() == start


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


@given(st.integers(2, 5), st.sampled_from(["yes", "no"]), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_no_work_is_lost_and_no_turn_comes_after_the_limit(players: int, reserve: str, seed: int) -> None:
    session = Session(GAME, NAMES[:players], seed=seed, options={"reserve": reserve})
    random, seen = Random(seed), 0
    while session.ask is not None:
        board = board_of(session)
        if session.ask.id != "everyone":
            assert works_unseen(board) + seen == sum(PRINTED)
        if session.ask.id in ("expose", "everyone", "second", "face_down"):
            assert max(board.counts) < board.limit
        ask, answer = session.ask, random_answer(session.ask, random)
        assert session.answer(answer) == ()
        seen += works_seen(ask, answer)
    assert works_unseen(board_of(session)) + seen == sum(PRINTED)
