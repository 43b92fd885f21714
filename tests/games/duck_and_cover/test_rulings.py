"""The rulings of Duck & Cover where its printed rule is silent, and the contract that programs rely on."""

from __future__ import annotations

from typing import Any

import pytest

from firmware.engine.asks import Ask
from firmware.engine.errors import OptionUnknown
from firmware.engine.session import Session
from firmware.engine.taps import Adding, Answering, read_tap
from firmware.games.duck_and_cover import GAME
from firmware.games.duck_and_cover.cards import ALL_CARDS
from firmware.games.duck_and_cover.pond import Board
from firmware.games.duck_and_cover.readout import read_out

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus")


def table(players: int = 3, **options: str) -> Session:
    return Session(GAME, NAMES[:players], seed=3, options=options)


def with_cards(players: int = 3, **options: str) -> Session:
    """A table whose players turn up the captain's cards, its grids laid."""
    session = table(players, captain="cards", **options)
    give(session, True)
    return session


def give(session: Session, *answers: object) -> None:
    for answer in answers:
        assert session.answer(answer) == (), (session.ask, answer)


def turn_up(session: Session, *calls: tuple[str, str | None]) -> None:
    """Cards of the captain, each with what the table did."""
    for card, outcome in calls:
        give(session, {"call": card}, *([outcome] if outcome else []))


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def board_of(session: Session) -> Board:
    board = session.board
    assert isinstance(board, Board)
    return board


def heard(session: Session) -> list[tuple[str, dict[str, Any]]]:
    return [(message.id, dict(message.args)) for message in session.told]


def refused(session: Session, answer: object) -> list[tuple[str, str | None]]:
    return [(refusal.code, refusal.rule) for refusal in session.answer(answer)]


def test_the_box_calls_as_soon_as_the_grids_lie() -> None:
    session = table()
    ask = awaited(session)
    assert (ask.kind, ask.id, ask.seat) == ("ready", "ready", None)
    give(session, True)
    ask = awaited(session)
    assert (ask.kind, ask.id, ask.seat) == ("choose", "call", None)
    assert ask.accepts() == {"options": ["moved", "coin", "pile"]}
    assert [id for id, _ in heard(session)] == ["called"]
    board = board_of(session)
    assert board.last_call is not None
    assert session.board_facts() == {
        "round": 1,
        "phase": "calls",
        "pile": 25,
        "discard": 0,
        "set_aside": [],
        "limit": 8,
        "last_call": board.last_call,
        "points": [[], [], []],
        "totals": [0, 0, 0],
    }


def test_the_box_shuffles_by_its_seed_alone() -> None:
    def first(seed: int) -> dict[str, Any]:
        session = Session(GAME, NAMES[:2], seed=seed)
        give(session, True)
        return heard(session)[0][1]

    assert first(1) == first(1)
    assert len({str(first(seed)) for seed in range(12)}) > 3


def test_physical_cards_are_keyed_or_tapped() -> None:
    session = with_cards()
    ask = awaited(session)
    assert (ask.kind, ask.id) == ("card", "captain")
    assert read_tap(GAME, ask, "duck-and-cover/captain.max") == Answering({"call": "max"})
    give(session, {"call": "max"})
    assert heard(session) == [("called", {"call": "max", "again": "no"})]


def test_nobody_can_shout_at_the_highest_or_at_what_has_just_moved() -> None:
    session = with_cards()
    turn_up(session, ("max", None))
    assert refused(session, "coin") == [("max-moves", "max-moves")]
    give(session, "moved", {"call": "repeat"})
    assert heard(session) == [("called", {"call": "max", "again": "yes"})]
    assert refused(session, "coin") == [("max-moves", "max-moves"), ("repeat-moves", "repeat-moves")]
    assert [message.id for message in session.explain()] == ["rule-max-moves", "rule-repeat-moves"]
    give(session, "moved")
    assert board_of(session).discard == 2


def test_a_repeat_of_a_number_is_played_by_those_who_moved() -> None:
    session = with_cards()
    turn_up(session, ("7", "moved"), ("repeat", None))
    assert refused(session, "coin") == [("repeat-moves", "repeat-moves")]
    give(session, "pile")
    assert heard(session) == [("round-over", {"why": "pile"})]


@pytest.mark.parametrize("before", [[], [("4", "moved"), ("9", "coin")]])
def test_a_repeat_with_nothing_to_repeat_is_set_aside(before: list[tuple[str, str | None]]) -> None:
    session = with_cards()
    turn_up(session, *before, ("repeat", None))
    count = 1 + sum(outcome == "coin" for _, outcome in before)
    assert heard(session) == [("set-aside", {"card": "repeat", "count": count, "limit": 8})]
    assert awaited(session).id == "captain"


def test_a_repeat_of_nothing_can_end_the_round() -> None:
    session = with_cards(7)
    turn_up(session, ("1", "coin"), ("2", "coin"), ("3", "coin"), ("repeat", None))
    assert [id for id, _ in heard(session)] == ["set-aside", "round-over"]
    assert heard(session)[1][1] == {"why": "limit"}
    assert awaited(session).id == "visible"


def test_a_number_set_aside_can_only_be_set_aside_again() -> None:
    session = with_cards()
    turn_up(session, ("3", "coin"), ("3", None))
    assert refused(session, "moved") == refused(session, "pile") == [("set-aside", "set-aside")]
    give(session, "coin")
    assert board_of(session).set_aside == ["3", "3"]


def test_a_card_that_left_the_pile_cannot_be_turned_up() -> None:
    session = with_cards()
    turn_up(session, ("3", "moved"), ("3", "moved"), ("max", "moved"))
    assert refused(session, {"call": "3"}) == [("not-in-pile", "not-in-pile")]
    assert refused(session, {"call": "max"}) == [("not-in-pile", "not-in-pile")]


@pytest.mark.parametrize("captain", ["box", "cards"])
def test_an_empty_pile_is_made_of_the_discard_and_the_last_call_is_remembered(captain: str) -> None:
    session = table(captain=captain)
    give(session, True)
    reshuffled: list[dict[str, Any]] = []
    cards = list(ALL_CARDS)
    while not reshuffled:
        if awaited(session).id == "captain":
            give(session, {"call": cards.pop(0)})
        else:
            give(session, "moved")
        reshuffled += [args for id, args in heard(session) if id == "reshuffled"]
    board = board_of(session)
    left_out = len(board.set_aside)
    assert reshuffled == [{"count": 26 - left_out, "captain": captain}]
    if captain == "cards":
        assert (board.pile, board.discard, board.last_call) == (26, 0, "max")
        turn_up(session, ("repeat", None))
        assert heard(session) == [("called", {"call": "max", "again": "yes"})]


def ended(by: str, players: int = 2) -> Session:
    session = with_cards(players)
    turn_up(session, ("5", "coin"), ("6", by))
    return session


def test_contradictory_ducks_are_refused_with_every_reason() -> None:
    session = ended("pile")
    assert refused(session, [5, 5, 2]) == [("duplicate", "duplicate"), ("set-aside", "set-aside")]
    assert [code for code, _ in refused(session, [])] == ["wrong-length"]
    assert [code for code, _ in refused(session, [13])] == ["not-an-option"]
    give(session, [2, 3])
    assert refused(session, [2, 4]) == [("no-pile", "no-pile")]
    give(session, [4])
    assert session.totals == (2, -2)


def test_ducks_are_tapped_and_given_as_words_too() -> None:
    session = ended("pile")
    assert read_tap(GAME, session.ask, "duck-and-cover/sweets.12") == Adding("12")
    give(session, ["12", "3", "1"])
    give(session, ["12"])
    assert session.totals == (6, -5)
    assert [(line.id, line.args["number"], line.args["points"]) for line in session.explain()] == [
        ("why-splash", 12, 5),
        ("why-splash", 3, 1),
        ("why-splash", 1, 0),
        ("why-pile", 12, -5),
    ]


def test_several_players_may_have_a_single_pile() -> None:
    session = ended("pile")
    give(session, [12], [11])
    assert session.totals == (-5, -4)
    assert board_of(session).points == [[-5], [-4]]


def test_each_round_starts_afresh() -> None:
    session = ended("pile")
    give(session, [12], [11])
    assert heard(session) == [
        ("points", {"seat": 0, "points": -5, "total": -5}),
        ("points", {"seat": 1, "points": -4, "total": -4}),
    ]
    board = board_of(session)
    assert (board.round, board.phase, board.pile, board.set_aside, board.last_call) == (2, "lay", 26, [], None)


def test_scores_alone_know_nothing_of_calls() -> None:
    session = table(2, tracking="scores", rounds="1")
    give(session, True)
    assert (awaited(session).id, awaited(session).seat) == ("visible", 0)
    board = board_of(session)
    assert (board.pile, board.discard, board.last_call) == (None, None, None)
    assert [line.id for line in read_out(board)] == ["table-round"]
    give(session, [1], [1])
    assert heard(session)[-1] == ("winners", {"winners": (0, 1), "total": 0})
    assert session.result is not None
    assert session.result.reason == "lowest-total"


def test_the_owner_may_correct_the_splashes() -> None:
    session = table(2, tracking="scores", rounds="1", splash="1,1,1,2,2,2,3,3,3,4,4,5")
    give(session, True, [1], [1, 12])
    assert session.totals == (-1, 6)
    with pytest.raises(OptionUnknown, match="12 in order of"):
        table(2, splash="1,2,3")
