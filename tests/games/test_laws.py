"""The laws of all games, tried on each with any options, seats, chance and players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware.engine.game import find_games
from firmware.engine.laws import goes_back, play, refuses_with_reasons, replays
from tests.games.all_held import ALL, every_game
from tests.games.holding import Held, sessions

SEEDS = st.integers(0, 2**32)
PARTS = 2
"""Of long runs, so that two processors share them."""


def test_every_game_of_this_house_is_held_to_them() -> None:
    assert {held.game.name for held in ALL} == {
        name for name, game in find_games().items() if game.package.startswith("firmware.")
    }


@every_game
@given(st.data(), SEEDS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_every_game_ends_well(held: Held, data: st.DataObject, seed: int) -> None:
    session = data.draw(sessions(held))
    play(session, held.seat(session, Random(seed)), most=held.most, seen=lambda: held.check_board(session))
    if session.over:
        held.check_end(session)


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_a_game_can_be_taken_back_to_its_start(held: Held, part: int) -> None:
    for number in range(part, held.taken_back, PARTS):
        session = held.session(number)
        goes_back(session, held.seat(session, Random(number)), most=held.most_undone)


@every_game
@given(st.data(), SEEDS)
@settings(max_examples=20, deadline=None)
def test_the_answers_alone_give_the_same_game(held: Held, data: st.DataObject, seed: int) -> None:
    session = data.draw(sessions(held))
    play(session, held.seat(session, Random(seed)), most=held.most)
    replays(session)


@every_game
@given(st.data(), SEEDS, st.integers(0, 60))
@settings(max_examples=20, deadline=None)
def test_what_is_wrong_is_refused_with_reasons(held: Held, data: st.DataObject, seed: int, most: int) -> None:
    session = data.draw(sessions(held))
    play(session, held.seat(session, Random(seed)), most=most, seen=lambda: refuses_with_reasons(session))
