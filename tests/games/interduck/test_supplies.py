"""Whatever runs out in InterDuck: cards in hand, the deck, works of an epoch, bonus tokens."""

from __future__ import annotations

from itertools import cycle
from typing import cast

from firmware.engine.session import Session
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS
from tests.games.interduck.exposing import (
    NAMES,
    asked,
    awaited,
    board_of,
    codes,
    expose,
    fact,
    give,
    spread,
    start,
    told,
    work,
)


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


def test_works_laid_for_a_simultaneous_reveal_count_against_the_printed_number() -> None:
    session = nearly_all_antique()
    expose(session, "antique")
    give(session, work("modern", "three_people"), {"epoch": "antique"})
    assert codes(session, {"epoch": "antique"}) == [("epoch-exhausted", "epoch-exhausted")]
    give(session, {"epoch": "baroque"})
    assert board_of(session).counts == [2, 0, 1, 0, 2]


def test_the_last_two_works_of_an_epoch_can_be_laid_together() -> None:
    session = nearly_all_antique()
    give(session, work("modern", "three_people"), {"epoch": "antique"}, {"epoch": "antique"})
    assert board_of(session).counts == [2, 0, 0, 0, 2]


def test_a_second_work_of_an_exhausted_epoch_is_not_offered() -> None:
    session = nearly_all_antique()
    expose(session, "antique")
    give(session, work("antique", "double"))
    assert "second-only" in told(session)
    assert asked(session)[0] == "expose"


def test_three_players_are_dealt_nothing_in_the_last_season() -> None:
    session = Session(GAME, NAMES[:3], options={"tracking": "counts"})
    give(session, "0")
    for cards in (13, 6, 6):
        assert awaited(session).about["cards"] == cards
        give(session, True, {"epoch": "modern"}, {}, {"modern": 1}, {}, {}, "0", {})
    assert asked(session) == ("trend", None)


def test_a_counted_season_has_no_more_works_than_were_dealt_or_could_be_drawn() -> None:
    session = start(2, tracking="counts")
    give(session, {})
    dealt, drawable = 2 * 13, 33
    assert awaited(session).accepts()["sum"] == dealt + drawable
    works = {"medieval": 18, "baroque": 19, "classical": 20}
    assert codes(session, {**works, "modern": 3}) == [("hand-empty", "hand-empty")]
    give(session, {**works, "modern": 2})
    assert told(session) == ["works-only"]
    assert asked(session) == ("last", None)


def test_a_counted_season_without_a_reserve_may_have_used_the_whole_deck() -> None:
    session = start(2, tracking="counts", reserve="no")
    give(session, {})
    assert awaited(session).accepts()["sum"] == 95 - 1
