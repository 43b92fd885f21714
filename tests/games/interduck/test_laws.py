"""What holds in every game of InterDuck beyond the laws of all games."""

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
from firmware.games.interduck.cards import PRINTED
from firmware.games.interduck.gallery import Board
from tests.games.holding import NAMES
from tests.games.interduck.held import board_of


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
