"""The rulings of InterDuck where its printed rule is silent, and the contract that programs rely on."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from typing import Any, cast

import pytest

from firmware.engine.asks import Answer, Ask
from firmware.engine.game import Result
from firmware.engine.session import Session
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS
from firmware.games.interduck.gallery import Board
from firmware.games.interduck.readout import read_out

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


def start(players: int = 3, trend: str = "antique", **options: str) -> Session:
    """The first season, its trend turned up, Ada the Oya."""
    session = Session(GAME, NAMES[:players], options=options)
    give(session, "0", True, {"epoch": trend})
    return session


def give(session: Session, *answers: Answer) -> None:
    for answer in answers:
        assert session.answer(answer) == (), session.ask


def work(epoch: str, symbol: str = "plain") -> dict[str, str]:
    return {"epoch": epoch, "symbol": symbol}


def expose(session: Session, *epochs: str) -> None:
    give(session, *(work(epoch) for epoch in epochs))


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def asked(session: Session) -> tuple[str, int | None]:
    return awaited(session).id, awaited(session).seat


def board_of(session: Session) -> Board:
    return cast("Board", session.board)


def told(session: Session) -> list[str]:
    return [message.id for message in session.told]


def fact(session: Session, id: str) -> dict[str, Any]:
    return next(dict(message.args) for message in session.told if message.id == id)


def codes(session: Session, answer: Answer) -> list[tuple[str, str | None]]:
    return [(refusal.code, refusal.rule) for refusal in session.answer(answer)]


def spread(turns: int) -> Iterable[str]:
    """Epochs that close nothing for a while."""
    return (EPOCHS[1 + turn % 4] for turn in range(turns))


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
    give(session, work("modern", "hidden"), "yes", work("modern", "hidden"), "no", work("modern", "hidden"), "yes")
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


def test_bonus_tokens_run_out_and_then_do_nothing() -> None:
    session = start()
    for epoch in spread(5):
        give(session, work(epoch, "bonus"), "modern")
    board = board_of(session)
    assert (board.bonus_stock, board.tokens.bonus) == (0, [0, 0, 0, 0, 5])
    give(session, work("baroque", "bonus"))
    assert told(session) == ["exposed", "bonus-none"]
    assert asked(session) == ("expose", 0)


def test_draw_takes_a_card_until_only_the_reserve_is_left() -> None:
    session = start(5)
    assert board_of(session).deck == 95 - 66
    for turn, epoch in enumerate([*spread(6), "medieval"]):
        give(session, work(epoch, "draw"))
        assert told(session)[-1] == ("draw-card" if turn < 6 else "draw-none")
    assert board_of(session).deck == 2 * 11 + 1
    assert board_of(session).hands == [13, 12, 13, 13, 13]


def test_without_a_reserve_draw_goes_on() -> None:
    session = start(5, reserve="no")
    for epoch in [*spread(6), "medieval"]:
        give(session, work(epoch, "draw"))
    assert told(session)[-1] == "draw-card"
    assert board_of(session).deck == 95 - 66 - 7


def empty_a_hand(session: Session) -> None:
    """Two players, seven turns each: Ada exposes two works at a time until she has none left, Bo one."""
    for turn, epoch in enumerate(spread(14)):
        give(session, work(epoch, "plain" if turn % 2 else "hidden"))
        if awaited(session).id == "face_down":
            give(session, "yes")
    assert board_of(session).hands == [0, 6]


def test_an_empty_hand_passes_and_is_told() -> None:
    session = start(2)
    empty_a_hand(session)
    assert told(session) == ["exposed", "passed"]
    assert fact(session, "passed") == {"seat": 0}
    assert asked(session) == ("expose", 1)


def test_all_together_skips_an_empty_hand() -> None:
    session = start(2)
    empty_a_hand(session)
    give(session, work("antique", "three_people"))
    assert asked(session) == ("everyone", 1)
    give(session, {"epoch": "antique"})
    assert asked(session) == ("expose", 1)
    assert board_of(session).counts == [3, 4, 4, 3, 3]


def test_the_exposition_ends_when_nobody_has_a_card() -> None:
    session = start(2)
    for turn, epoch in enumerate(spread(14)):
        give(session, work(epoch, "hidden"))
        if turn < 12:
            give(session, "yes")
    assert told(session) == ["exposed", "exposition-empty"]
    assert fact(session, "exposition-empty") == {"by": 1}
    assert asked(session) == ("reveal", 1)
    give(session, *[{"epoch": "antique"}] * 12)
    assert asked(session) == ("deal", None)


def least_shown(session: Session) -> str:
    counts = board_of(session).counts
    return EPOCHS[counts.index(min(counts))]


def play_every_card(session: Session) -> None:
    """A season in which each turn exposes one work and hides another, so that no epoch closes before all is played."""
    season, hidden = board_of(session).season, cycle(EPOCHS)
    while board_of(session).season == season:
        match awaited(session).id:
            case "expose":
                give(session, work(least_shown(session), "hidden"))
            case "face_down":
                give(session, "yes")
            case _:
                give(session, {"epoch": next(hidden)})


def test_a_last_season_without_a_card_in_any_hand_has_no_exposition_and_no_last_exposer() -> None:
    session = start()
    for trend in ("baroque", "modern"):
        play_every_card(session)
        give(session, True, {"epoch": trend})
    play_every_card(session)
    assert asked(session) == ("trend", None)
    oya = board_of(session).oya
    give(session, {"epoch": "classical"})
    assert told(session)[:6] == ["exposition-empty", "ranking", "value", *["points"] * 3]
    assert fact(session, "exposition-empty") == {"by": None}
    assert (board_of(session).last_exposer, board_of(session).oya) == (None, (cast("int", oya) + 1) % 3)
    assert {line.id for line in session.explain()} == {"why-nothing"}


def test_without_a_reserve_the_last_cards_are_dealt_evenly_and_there_may_be_no_trend() -> None:
    session = start(5, reserve="no")
    for _ in range(24):
        give(session, work(least_shown(session), "draw"))
    assert board_of(session).deck == 5
    expose(session, "antique")
    give(session, *[{}] * 5)
    assert (asked(session), awaited(session).about) == (("deal", None), {"season": 2, "cards": 1})
    give(session, True)
    assert told(session) == ["trend-none"]
    assert (board_of(session).deck, board_of(session).trend) == (0, None)
    assert asked(session)[0] == "expose"


def test_a_last_card_that_draws_keeps_its_player_in() -> None:
    session = start(2)
    for turn, epoch in enumerate(spread(12)):
        give(session, work(epoch, "plain" if turn % 2 else "hidden"))
        if awaited(session).id == "face_down":
            give(session, "yes")
    assert board_of(session).hands == [1, 7]
    give(session, work("antique", "draw"))
    assert board_of(session).hands == [1, 7]


def test_extra_works_come_out_of_the_hand() -> None:
    session = start(2)
    for mine, his in zip(["medieval", "baroque", "classical"] * 2, ["antique"] * 3 + ["modern"] * 2, strict=False):
        give(session, work(mine, "hidden"), "yes", work(his))
    give(session, work("classical", "hidden"), "yes", work("antique"))
    assert fact(session, "exposition-closed") == {"epoch": "antique", "by": 1, "count": 5}
    give(session, *[{"epoch": "modern"}] * 6, {})
    assert awaited(session).accepts()["sum"] == 1
    assert codes(session, {"medieval": 1, "baroque": 1}) == [("hand-empty", "hand-empty")]
    give(session, {"modern": 1})
    assert board_of(session).hands == [0, 7]


def nearly_all_antique() -> Session:
    """The fourth season after three of Antique alone: two of its works are left."""
    session = start(2)
    for trend in ("antique", "antique", "modern"):
        while awaited(session).id != "deal":
            give(session, work("antique") if awaited(session).id == "expose" else {})
        give(session, True, {"epoch": trend})
    return session


def test_an_epoch_gives_no_more_works_than_are_printed() -> None:
    session = nearly_all_antique()
    assert sum(board_of(session).counts) == 1
    expose(session, "antique", "antique")
    assert codes(session, work("antique")) == [("epoch-exhausted", "epoch-exhausted")]
    assert [line.id for line in session.explain()] == ["rule-epoch-exhausted"]
    expose(session, "modern")


def test_a_second_work_of_an_exhausted_epoch_is_not_offered() -> None:
    session = nearly_all_antique()
    expose(session, "antique")
    give(session, work("antique", "double"))
    assert "second-only" in told(session)
    assert asked(session)[0] == "expose"


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
    assert session.result is not None
    assert session.result.winners == (1,)
    assert told(session) == ["points", "points", "winner"]
    for _ in ("extra", "extra", "last", "works"):
        session.undo()
    give(session, {"modern": 1}, "0", {}, {})
    assert told(session)[-1] == "winners"
    assert session.result == Result((0, 1), session.totals, "highest-total")


def test_three_players_are_dealt_nothing_in_the_last_season() -> None:
    session = Session(GAME, NAMES[:3], options={"tracking": "counts"})
    give(session, "0")
    for cards in (13, 6, 6):
        assert awaited(session).about["cards"] == cards
        give(session, True, {"epoch": "modern"}, {}, {"modern": 1}, {}, {}, "0", {})
    assert asked(session) == ("trend", None)


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
