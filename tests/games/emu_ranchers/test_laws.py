"""What holds in every game of Emu Ranchers, whoever plays it and however badly."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Ask
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.emu_ranchers import GAME
from firmware.games.emu_ranchers.birds import is_bird
from firmware.games.emu_ranchers.cards import cards_with
from firmware.games.emu_ranchers.ranch import Board
from firmware.games.emu_ranchers.readout import read_out

NAMES = ("Ada", "Bo")
EXTRAS = ("", "excuse", "pawns", "courts", "excuse,pawns", "excuse,pawns,courts")


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    options = {
        "tracking": draw(st.sampled_from(["birds", "turns"])),
        "extras": draw(st.sampled_from(EXTRAS)),
        "wild": draw(st.sampled_from(["best", "declared"])),
        "years": draw(st.sampled_from(["2", "4"])),
    }
    return Session(GAME, NAMES, seed=draw(st.integers(0, 2**32)), options=options)


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


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_every_game_ends_well(session: Session, seed: int) -> None:
    random = Random(seed)
    while (ask := session.ask) is not None:
        check_board(session)
        assert session.answer(answer_to(ask, random)) == ()
    check_board(session)
    result, board = session.result, board_of(session)
    assert result is not None
    assert result.totals == session.totals == tuple(map(sum, zip(*board.years, strict=True)))
    assert len(board.years) == int(session.options["years"])
    assert result.winners == tuple(s for s, total in enumerate(result.totals) if total == max(result.totals))


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_a_game_can_be_taken_back_to_its_start(session: Session, seed: int) -> None:
    random = Random(seed)
    start = session.board_facts()
    stood = []
    while (ask := session.ask) is not None and len(session.answers) < 60:
        stood.append((ask.id, ask.seat, session.board_facts(), session.totals))
        session.answer(answer_to(ask, random))
    while session.answers:
        assert session.undo() == ()
        again = session.ask
        assert again is not None
        assert (again.id, again.seat, session.board_facts(), session.totals) == stood.pop()
    assert session.board_facts() == start


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_the_answers_alone_give_the_same_game(session: Session, seed: int) -> None:
    random = Random(seed)
    while session.ask is not None:
        session.answer(answer_to(session.ask, random))
    again = Session(GAME, session.seats, seed=session.seed, options=session.options, answers=session.answers)
    assert again.result == session.result
    assert again.told == session.told
    assert again.board_facts() == session.board_facts()
    assert [*again.ledger] == [*session.ledger]


@given(st.sampled_from(EXTRAS), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_no_year_draws_more_cards_than_its_pile_holds(extras: str, seed: int) -> None:
    session = Session(GAME, NAMES, seed=seed, options={"tracking": "turns", "extras": extras, "years": "2"})
    random, drawn = Random(seed), 0
    while session.ask is not None:
        assert session.answer(answer_to(session.ask, random)) == ()
        drawn += sum(line.id == "drawn" for line in session.told)
    assert drawn == 2 * (len(cards_with(extras)) - 12)
