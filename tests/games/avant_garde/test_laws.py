"""What holds in every game of Avant-Garde, whoever plays it and however badly."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Ask, Collect, Number
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.cards import BOX, CARDS, PILES
from firmware.games.avant_garde.readout import read_out
from firmware.games.avant_garde.salon import Board, read_cards
from firmware.games.avant_garde.scoring import broken_links, prizes

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


@st.composite
def sessions(draw: st.DrawFn) -> Session:
    options = {
        "tracking": draw(st.sampled_from(["turns", "scores"])),
        "chain": draw(st.sampled_from(["count", "cards"])),
    }
    return Session(GAME, NAMES[: draw(st.integers(2, 5))], seed=draw(st.integers(0, 2**32)), options=options)


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


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=50, deadline=None)
def test_every_game_ends_well(session: Session, seed: int) -> None:
    random = Random(seed)
    while (ask := session.ask) is not None:
        check_board(session)
        assert session.answer(answer_to(ask, random)) == ()
    check_board(session)
    result, board = session.result, board_of(session)
    assert result is not None
    assert board.phase == "over"
    assert board.last_round
    assert result.totals == session.totals
    best = max(zip(result.totals, board.earned, strict=True))
    assert result.winners == tuple(
        s for s, of in enumerate(zip(result.totals, board.earned, strict=True)) if of == best
    )


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_a_game_can_be_taken_back_to_its_start(session: Session, seed: int) -> None:
    random = Random(seed)
    start = session.board_facts()
    boards = []
    while (ask := session.ask) is not None:
        boards.append((ask.id, ask.seat, session.board_facts(), session.totals))
        session.answer(answer_to(ask, random))
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
        session.answer(answer_to(session.ask, random))
    again = Session(GAME, session.seats, seed=session.seed, options=session.options, answers=session.answers)
    assert again.result == session.result
    assert again.told == session.told
    assert again.board_facts() == session.board_facts()
    assert [*again.ledger] == [*session.ledger]


@given(st.integers(2, 5), st.sampled_from(["count", "cards"]), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_no_more_is_spent_than_earned_and_no_coin_comes_twice(players: int, chain: str, seed: int) -> None:
    session = Session(GAME, NAMES[:players], seed=seed, options={"chain": chain})
    random, spent, coins = Random(seed), 0, [0] * players
    while (ask := session.ask) is not None:
        if ask.id == "other":
            spent, coins = 0, list(board_of(session).coins)
        answer = answer_to(ask, random)
        assert session.answer(answer) == ()
        if ask.id == "buy" and str(answer).isdecimal():
            spent += int(str(answer))
        for message in session.told:
            if message.id == "earned":
                assert spent <= int(str(message.args["dollars"]))
            if message.id == "coin-gained":
                assert coins[int(str(message.args["seat"]))] == 0


@given(st.integers(0, 200))
def test_more_dollars_never_bring_fewer_prizes(dollars: int) -> None:
    assert 0 <= prizes(dollars + 1) - prizes(dollars) <= 1


@given(st.lists(st.sampled_from(sorted(CARDS.cards)), max_size=9))
def test_a_chain_that_holds_also_holds_backwards(codes: list[str]) -> None:
    changeable = {"4": ("colour", "number")}
    forwards, backwards = (broken_links(read_cards(chain), changeable) for chain in (codes, codes[::-1]))
    assert bool(forwards) == bool(backwards)
    assert not forwards or broken_links(read_cards(codes), {})
