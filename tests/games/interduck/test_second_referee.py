"""Two referees and two ways of tracking come to the same points."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Ask
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.interduck import GAME
from tests.games.interduck.second_referee import Heard, Season, SecondReferee

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")
PLAYERS, SEEDS = st.integers(2, 5), st.integers(0, 2**32)


def play_at_random(players: int, seed: int, reserve: str) -> tuple[Session, list[Heard]]:
    session = Session(GAME, NAMES[:players], seed=seed, options={"reserve": reserve})
    random = Random(seed)
    heard: list[Heard] = []
    while (ask := session.ask) is not None:
        answer = random_answer(ask, random)
        assert session.answer(answer) == ()
        heard.append((ask.id, ask.seat, answer))
    return session, heard


@given(PLAYERS, SEEDS, st.sampled_from(["yes", "no"]))
@settings(max_examples=60, deadline=None)
def test_a_second_referee_expects_the_same_asks_and_counts_the_same_points(
    players: int, seed: int, reserve: str
) -> None:
    session, heard = play_at_random(players, seed, reserve)
    second = SecondReferee(heard, players, reserve=reserve == "yes")
    second.referee()
    assert session.totals == tuple(second.totals)


def count_season(ask: Ask, season: Season, oya: int | None) -> Any:
    """What the table answers when it only counts a season that was played."""
    match ask.id, ask.seat:
        case "deal", None:
            return True
        case "trend", None:
            return {"epoch": season.trend}
        case "bonus", None:
            return dict(season.bonus)
        case "works", int(seat):
            return dict(season.works[seat])
        case "last", None:
            return str(oya if season.last is None else season.last)
        case "extra", int(seat):
            return season.extras.get(seat, {})
        case _:
            raise AssertionError(f"{ask.id} is not asked of {ask.seat} when a season is counted")


@given(PLAYERS, SEEDS)
@settings(max_examples=40, deadline=None)
def test_an_evening_scores_alike_whether_it_is_followed_or_counted(players: int, seed: int) -> None:
    followed, heard = play_at_random(players, seed, "yes")
    second = SecondReferee(heard, players, reserve=True)
    second.referee()
    counted = Session(GAME, NAMES[:players], options={"tracking": "counts"})
    assert counted.answer(heard[0][2]) == ()
    while (ask := counted.ask) is not None:
        board: Any = counted.board
        assert counted.answer(count_season(ask, second.seasons[board.season - 1], board.oya)) == ()
    assert counted.result == followed.result
    assert [award.points for award in counted.ledger] == [award.points for award in followed.ledger]
