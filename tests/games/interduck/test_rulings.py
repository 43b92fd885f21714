"""The rulings of InterDuck where its printed rule is silent, and the contract that programs rely on."""

from __future__ import annotations

from typing import Any, cast

import pytest

from firmware.engine.game import Result
from firmware.engine.session import Session
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS
from firmware.games.interduck.readout import read_out
from tests.games.interduck.exposing import (
    NAMES,
    asked,
    awaited,
    board_of,
    codes,
    expose,
    fact,
    give,
    start,
    told,
    work,
)


def test_a_game_opens_with_the_oya_the_deal_and_the_trend() -> None:
    session = Session(GAME, NAMES[:3])
    assert awaited(session).accepts() == {"options": ["0", "1", "2"]}
    assert (awaited(session).kind, *asked(session)) == ("choose", "oya", None)
    give(session, "2")
    assert (awaited(session).kind, *asked(session)) == ("ready", "deal", None)
    assert awaited(session).about["cards"] == 13
    give(session, True)
    assert (awaited(session).kind, *asked(session)) == ("card", "trend", None)
    assert awaited(session).accepts() == {"deck": "works", "facets": {"epoch": list(EPOCHS)}}
    give(session, {"epoch": "modern"})
    assert asked(session) == ("expose", 2)
    assert list(cast("Any", awaited(session)).facets) == ["epoch", "symbol"]
    board = board_of(session)
    assert (board.oya, board.trend, board.deck, board.hands) == (2, "modern", 95 - 40, [13, 13, 13])
    assert (board.counts, board.limit, board.phase) == ([0, 0, 0, 0, 1], 6, "exposition")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_limit_is_five_for_two_players_and_six_for_more(players: int) -> None:
    session = start(players)
    limit = 5 if players == 2 else 6
    expose(session, *["antique"] * (limit - 2))
    assert asked(session)[0] == "expose"
    expose(session, "antique")
    assert fact(session, "exposition-closed") == {"epoch": "antique", "by": (limit - 2) % players, "count": limit}


def test_a_season_ends_in_the_order_of_the_contract() -> None:
    session = start()
    expose(session, "antique", "baroque", "antique", "antique", "modern", "antique", "antique")
    assert told(session) == ["exposition-closed", *["ranking"] * 3, *["value"] * 3]
    assert asked(session) == ("extra", 0)
    assert awaited(session).accepts() == {"options": {"antique": 1}, "sum": 10}
    give(session, {}, {"baroque": 1}, {})
    assert told(session) == [*["points"] * 3, "leader", "next-oya"]
    assert fact(session, "leader") == {"seats": (0,), "total": 9, "lead": 3}
    assert session.totals == (9, 5, 6)
    assert fact(session, "next-oya") == {"seat": 1}
    assert asked(session) == ("deal", None)
    board = board_of(session)
    assert board.tokens.score == [[3], [], [2], [], [1]]
    assert (board.trend, board.counts) == (None, [0] * 5)


def test_why_says_what_each_epoch_brought() -> None:
    session = start()
    expose(session, "antique", "baroque", "antique", "antique", "modern", "antique", "antique")
    give(session, {}, {}, {})
    lines = [(line.id, line.args["seat"], line.args.get("epoch"), line.args["points"]) for line in session.explain()]
    assert lines == [
        ("why-works", 0, "antique", 9),
        ("why-works", 1, "baroque", 2),
        ("why-works", 1, "modern", 1),
        ("why-works", 2, "antique", 6),
    ]


def test_works_that_close_together_all_stay_and_the_symbol_player_was_last() -> None:
    session = start()
    expose(session, "antique", "antique", "antique", "antique", "modern", "modern", "modern", "modern", "modern")
    give(session, work("baroque", "three_people"))
    assert (told(session), asked(session)) == (["exposed", "everyone-lays"], ("everyone", 0))
    give(session, {"epoch": "modern"}, {"epoch": "antique"})
    assert told(session) == []
    give(session, {"epoch": "antique"})
    assert told(session)[:4] == ["exposed", "exposed", "exposed", "exposition-closed"]
    assert fact(session, "exposition-closed") == {"epoch": "antique", "by": 0, "count": 7}
    assert board_of(session).counts == [7, 0, 1, 0, 6]
    assert board_of(session).last_exposer == 0


def test_the_symbol_of_the_closing_work_does_nothing() -> None:
    session = start()
    expose(session, *["antique"] * 4)
    give(session, work("antique", "three_people"))
    assert told(session)[0] == "exposition-closed"


def test_a_second_work_can_close_and_its_symbol_is_not_asked() -> None:
    session = start()
    expose(session, *["antique"] * 3)
    give(session, work("antique", "double"))
    assert asked(session) == ("second", 0)
    give(session, "yes")
    assert fact(session, "exposition-closed") == {"epoch": "antique", "by": 0, "count": 6}
    assert board_of(session).hands == [10, 12, 12]


def test_face_down_works_count_only_at_the_scoring_from_the_last_exposer_on() -> None:
    session = start()
    give(session, work("modern", "hidden"), "yes")
    assert fact(session, "face-down") == {"seat": 0, "count": 1}
    give(session, work("modern", "hidden"), "no", work("modern", "hidden"), "yes")
    assert board_of(session).face_down == [1, 0, 1]
    assert board_of(session).counts == [1, 0, 0, 0, 3]
    expose(session, "antique", "modern", "modern", "modern")
    assert (told(session), asked(session)) == (["exposition-closed"], ("reveal", 0))
    give(session, {"epoch": "modern"})
    assert (told(session), asked(session)) == ([], ("reveal", 2))
    give(session, {"epoch": "baroque"})
    assert fact(session, "ranking") == {"epoch": "modern", "place": 1, "count": 7, "token": 3}
    assert [message.args["epoch"] for message in session.told if message.id == "ranking"] == [
        "modern",
        "antique",
        "baroque",
    ]


def test_the_last_exposer_stays_whoever_adds_extra_works() -> None:
    session = start()
    expose(session, *["antique"] * 5)
    give(session, {}, {"antique": 1}, {"antique": 1})
    assert board_of(session).oya == 2
    assert fact(session, "next-oya") == {"seat": 2}


def test_extra_works_move_no_rank_and_no_value() -> None:
    session = start()
    expose(session, *["antique"] * 3, "modern", "baroque", "modern", "antique", "baroque", "antique")
    assert fact(session, "ranking")["epoch"] == "antique"
    give(session, {"modern": 1}, {"modern": 1}, {"baroque": 1})
    assert session.totals == (2 * 3 + 2 * 1, 1 * 3 + 3 * 2, 2 * 3 + 2 * 1)
    assert board_of(session).tokens.score == [[3], [], [2], [], [1]]


def test_counts_are_asked_once_a_season() -> None:
    session = start(2, "modern", tracking="counts")
    assert (awaited(session).kind, *asked(session)) == ("tally", "bonus", None)
    assert awaited(session).accepts() == {"options": dict.fromkeys(EPOCHS, 5), "sum": 5}
    assert codes(session, {"antique": 3, "modern": 3}) == [("bonus-exhausted", "bonus-exhausted")]
    give(session, {"baroque": 1})
    assert (awaited(session).kind, *asked(session)) == ("tally", "works", 0)
    give(session, {"antique": 17, "baroque": 1})
    assert asked(session) == ("works", 1)
    assert codes(session, {"antique": 1}) == [("epoch-exhausted", "epoch-exhausted")]
    give(session, {"modern": 2})
    assert (awaited(session).kind, *asked(session)) == ("choose", "last", None)
    give(session, "1")
    assert told(session) == [*["ranking"] * 3, *["value"] * 3]
    assert asked(session) == ("extra", 1)
    give(session, {"modern": 1})
    assert asked(session) == ("extra", 0)
    give(session, {"baroque": 1})
    assert told(session) == [*["points"] * 2, "leader", "next-oya"]
    assert session.totals == (17 * 3 + 2 * 3, 3 * 2)
    board = board_of(session)
    assert (board.deck, board.hands, board.bonus_stock) == (None, [None, None], 4)


def test_after_four_seasons_the_highest_total_wins_and_equals_win_together() -> None:
    session = Session(GAME, NAMES[:2], options={"tracking": "counts"})
    give(session, "0")
    for season in range(4):
        give(session, True, {"epoch": "modern"}, {}, {"modern": 1}, {"modern": 1 + season // 3}, "0", {}, {})
        if season == 0:
            assert fact(session, "leader") == {"seats": (0, 1), "total": 3, "lead": 0}
    assert session.result is not None
    assert session.result.winners == (1,)
    assert told(session) == ["points", "points", "winner"]
    for _ in ("extra", "extra", "last", "works"):
        session.undo()
    give(session, {"modern": 1}, "0", {}, {})
    assert told(session)[-1] == "winners"
    assert session.result == Result((0, 1), session.totals, "highest-total")


def test_the_readout_tells_the_table() -> None:
    session = start()
    give(session, work("modern", "hidden"), "yes")
    lines = read_out(board_of(session))
    assert [line.id for line in lines] == [
        "table-season",
        "table-trend",
        *["table-epoch"] * 5,
        "table-face-down",
        *["table-hand"] * 3,
        "table-deck",
        "table-bonus",
    ]
    assert lines[7].args == {"seat": 0, "count": 1}


def test_the_readout_says_what_the_tokens_on_an_epoch_are_worth() -> None:
    session = start()
    give(session, work("baroque", "bonus"), "baroque", work("modern", "bonus"), "baroque")
    expose(session, "antique", "antique", "antique", "antique", "antique")
    give(session, *[{}] * 3)
    worth = {line.args["epoch"]: line.args["value"] for line in read_out(board_of(session)) if line.id == "table-epoch"}
    assert worth == {"antique": 3, "medieval": 0, "baroque": 2 + 2 * 2, "classical": 0, "modern": 1}
