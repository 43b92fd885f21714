"""Rulings of Emu Ranchers: what is asked, refused, told and explained, move by move."""

from __future__ import annotations

from typing import Any

import pytest

from firmware.engine.asks import Answer, Ask
from firmware.engine.session import Session
from firmware.games.emu_ranchers import GAME
from firmware.games.emu_ranchers.birds import is_bird, readings
from firmware.games.emu_ranchers.cards import DECKTET
from firmware.games.emu_ranchers.ranch import Board
from firmware.games.emu_ranchers.scoring import score

NAMES = ("Ada", "Bo")


def start(**options: str) -> Session:
    """A game in its first year, begun by Ada."""
    session = Session(GAME, NAMES, seed=1, options=options)
    give(session, "0", True)
    return session


def turns(**options: str) -> Session:
    return start(tracking="turns", extras="excuse,pawns,courts", **options)


def give(session: Session, *answers: Answer) -> None:
    for answer in answers:
        assert session.answer(answer) == (), (session.ask, answer)


def shown(code: str) -> Answer:
    return dict(DECKTET.cards[code])


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def asked(session: Session) -> tuple[str, int | None]:
    return awaited(session).id, awaited(session).seat


def codes(session: Session, answer: Answer) -> list[str]:
    refusals = session.answer(answer)
    assert all(refusal.rule == refusal.code for refusal in refusals)
    return [refusal.code for refusal in refusals]


def facts(session: Session, id: str) -> list[dict[str, Any]]:
    return [dict(message.args) for message in session.told if message.id == id]


def board_of(session: Session) -> Board:
    assert isinstance(session.board, Board)
    return session.board


def hatch(session: Session, code: str) -> None:
    give(session, "hatch", shown(code))
    if awaited(session).id == "draw":
        give(session, "pile")


def discard(session: Session, code: str) -> None:
    give(session, "discard", shown(code))


def to_the_end_of_the_year(session: Session) -> None:
    """Discard until nothing is left to draw."""
    while (ask := awaited(session)).id in ("play", "card"):
        if ask.id == "play":
            give(session, "discard")
            continue
        give(session, next(dict(card) for card in DECKTET.cards.values() if not ask.refusals(dict(card))))


@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        (["4YK"], True),
        (["4YK", "5YK"], True),
        (["4YK", "5YK", "7VY"], True),
        (["4YK", "5YK", "7SK", "9VY"], False),
        (["4YK", "5YK", "3SK"], False),
        (["AK", "CK"], True),
        (["CK", "2MK", "3SK"], False),
        (["8YK", "PMYK", "CK"], True),
        (["9LK", "PMYK", "CK"], False),
        (["AK", "PSVK", "2MK"], False),
        (["5YK", "PMYK", "PSVK", "AK"], True),
        (["3SK", "PSVK", "PMYK", "4YK"], False),
        (["5YK", "PMYK", "6LK"], False),
        (["5YK", "PMSL"], False),
        (["PMYK", "5YK"], False),
        (["4YK", "EX"], False),
    ],
)
def test_a_bird_shares_a_suit_and_only_rises_or_only_falls(cards: list[str], legal: bool) -> None:
    assert is_bird(cards, {}) is legal


def test_wilds_are_read_for_the_most_points_and_then_for_the_lowest_ranks() -> None:
    assert score(["4YK", "PMYK"], {}).ranks == (4, 9)
    assert score(["9LK", "PSVK"], {}).ranks == (9, 8)
    assert score(["8YK", "9LK", "CK"], {}).points == -6
    assert score(["4YK", "5YK", "PMYK"], {}).ranks == (4, 5, 9)
    assert score(["4YK", "5YK", "PMYK"], {"PMYK": 6}).points == -3
    assert readings((1, None, 3)) == ((1, 2, 3),)


def test_the_why_of_a_bird_reads_its_payment_card_by_card() -> None:
    session = start()
    give(session, ["AV", "2VL", "3MV", "5SV", "6MV", "8VL", "CV"])
    assert facts(session, "bird-scored") == [
        {"seat": 0, "bird": 1, "points": 16, "kept": ["AV", "6MV", "CV"], "paid": ["2VL", "3MV", "5SV", "8VL"]}
    ]
    lines = [(line.id, line.args["card"], line.args["points"], line.args.get("worth")) for line in session.explain()]
    assert lines == [
        ("why-paid", "2VL", 0, 2),
        ("why-paid", "3MV", 0, 5),
        ("why-paid", "5SV", 0, 10),
        ("why-paid", "8VL", 0, 18),
        ("why-kept", "AV", 5, None),
        ("why-kept", "6MV", 6, None),
        ("why-kept", "CV", 5, None),
    ]
    give(session, ["CS", "9MS", "8MS"])
    assert [(line.id, line.args["points"]) for line in session.explain()] == [
        ("why-short", -1),
        ("why-honour-lost", -5),
    ]
    assert session.totals == (10, 0)
    session.undo()
    assert session.totals == (16, 0)


def test_a_shown_bird_is_refused_with_every_reason_and_its_place() -> None:
    session = start(extras="excuse,pawns,courts")
    give(session, ["4YK", "5YK"])
    refusals = session.answer(["PMSL", "4YK", "9MS", "5ML", "8MS", "EX", "8MS", "6SY"])
    found = [(refusal.code, refusal.facts["card"], refusal.facts["place"]) for refusal in refusals]
    assert found == [
        ("wild-cannot-hatch", "PMSL", 1),
        ("card-used", "4YK", 2),
        ("not-monotone", "8MS", 5),
        ("excuse-inert", "EX", 6),
        ("card-used", "8MS", 7),
        ("no-common-suit", "6SY", 8),
        ("not-monotone", "6SY", 8),
    ]
    assert {line.id for line in session.explain()} == {f"rule-{code}" for code, _, _ in found}
    assert codes(session, ["9MS", "8MS", "PMSL", "7ML", "TSLK"]) == ["not-monotone"]


def test_a_turn_is_one_action_and_one_card() -> None:
    session = turns()
    assert awaited(session).accepts() == {"options": ["hatch", "discard"]}
    assert board_of(session).pile == 33
    give(session, "hatch")
    assert codes(session, shown("PMSL")) == ["wild-cannot-hatch"]
    assert codes(session, shown("EX")) == ["excuse-inert"]
    assert codes(session, {"rank": "A", "suits": "MSL"}) == ["no-such-card"]
    give(session, shown("4YK"))
    assert facts(session, "hatched") == [{"seat": 0, "deck": "decktet", "card": "4YK"}]
    assert facts(session, "drawn") == [{"seat": 0, "count": 32}]
    assert asked(session) == ("play", 1)
    give(session, "discard")
    assert codes(session, shown("4YK")) == ["card-used"]
    give(session, shown("5YK"))
    assert (board_of(session).discard_top, board_of(session).pile) == ("5YK", 31)
    assert awaited(session).accepts() == {"options": ["hatch", "grow", "discard"]}
    give(session, "grow")
    assert codes(session, shown("5YK")) == ["card-used"]
    assert codes(session, shown("6MV")) == ["no-common-suit"]
    give(session, shown("6SY"))
    assert facts(session, "bird-only") != []
    assert asked(session) == ("draw", 0)
    give(session, "discard")
    assert (board_of(session).discard_top, board_of(session).pile) == (None, 31)
    assert board_of(session).birds == [[["4YK", "6SY"]], []]


def test_a_card_taken_from_the_discard_pile_is_in_its_takers_hand() -> None:
    session = turns()
    discard(session, "5YK")
    give(session, "hatch", shown("9LK"), "discard")
    give(session, "discard")
    assert codes(session, shown("5YK")) == ["card-used"]
    give(session, shown("2SY"), "discard", shown("5YK"))
    assert board_of(session).discard_top == "5YK"


def test_growing_asks_for_the_bird_among_those_that_take_the_card() -> None:
    session = turns()
    for mine, other in (("4YK", "AM"), ("5YK", "AS"), ("9MS", "AV")):
        hatch(session, mine)
        discard(session, other)
    give(session, "grow", shown("6SY"))
    assert awaited(session).accepts() == {"options": ["0", "1", "2"]}
    give(session, "1")
    assert facts(session, "grown")[0]["bird"] == 2
    assert board_of(session).birds[0] == [["4YK"], ["5YK", "6SY"], ["9MS"]]


def test_a_declared_rank_binds() -> None:
    session = turns(wild="declared")
    hatch(session, "4YK")
    discard(session, "AM")
    give(session, "grow", shown("PMYK"))
    assert asked(session) == ("rank", 0)
    assert codes(session, 4) == ["wild-no-rank"]
    give(session, 7, "pile")
    assert board_of(session).declared == {"PMYK": 7}
    discard(session, "AS")
    give(session, "grow")
    assert codes(session, shown("6SY")) == ["not-monotone"]
    give(session, shown("8YK"))


def test_declared_ranks_of_shown_birds_are_asked() -> None:
    session = start(extras="pawns", wild="declared")
    give(session, ["4YK", "PMYK", "PVLY"])
    assert asked(session) == ("rank", 0)
    give(session, 5)
    assert codes(session, 5) == ["wild-no-rank"]
    give(session, 9)
    assert facts(session, "bird-scored")[0]["points"] == 0


def test_the_year_ends_with_the_last_card_and_hands_may_still_be_laid() -> None:
    session = turns(years="2")
    hatch(session, "4YK")
    discard(session, "9VY")
    hatch(session, "9MS")
    to_the_end_of_the_year(session)
    assert facts(session, "drawn_last") != []
    assert board_of(session).pile == 0
    ask = awaited(session)
    assert (ask.id, ask.seat) == ("lay", 0)
    assert codes(session, ["4YK"]) == ["card-used"]
    left = [code for code in DECKTET.cards if not ask.refusals([code])]
    assert left
    assert codes(session, [left[0], left[0]]) == ["card-used"]
    give(session, [left[0]])
    while awaited(session).id == "bird":
        give(session, awaited(session).accepts()["options"][0])  # type: ignore[index]
    assert left[0] in [code for bird in board_of(session).birds[0] for code in bird]


def test_a_move_may_name_its_bird_and_is_then_not_asked() -> None:
    session = turns(years="2")
    hatch(session, "4YK")
    discard(session, "9VY")
    hatch(session, "9MS")
    to_the_end_of_the_year(session)
    ask = awaited(session)
    moves = [[code, bird] for code in DECKTET.cards for bird in ("0", "1") if not ask.refusals([[code, bird]])]
    assert moves
    code, bird = moves[0]
    assert [refusal.code for refusal in session.answer([[code, "25"]])] == ["not-an-option"]
    assert [refusal.code for refusal in session.answer([[code, bird, bird]])] == ["not-an-option"]
    assert codes(session, [[code, bird], [code, bird]]) == ["card-used"]
    unfit = next([other, "0"] for other in DECKTET.cards if not ask.refusals([other]) and [other, "0"] not in moves)
    assert codes(session, [unfit])[0] in {"no-common-suit", "not-monotone", "wild-no-rank"}
    give(session, [[code, int(bird)]])
    assert awaited(session).id != "bird"
    assert board_of(session).birds[0][int(bird)][-1] == code


@pytest.mark.parametrize(("holder", "totals"), [("0", (0, -23)), ("1", (-13, 0)), ("nobody", (-13, -23))])
def test_the_excuse_drops_the_worst_losing_bird_of_its_holder(holder: str, totals: tuple[int, int]) -> None:
    session = start(extras="excuse")
    give(session, ["2MK", "8YK", "CK"], [], ["AS"], [])
    assert (awaited(session).kind, *asked(session)) == ("choose", "excuse", None)
    assert awaited(session).accepts() == {"options": ["0", "1", "nobody"]}
    give(session, holder)
    assert session.totals == totals
    assert [line["points"] for line in facts(session, "year-score")] == list(totals)
    assert board_of(session).years == [[points] for points in totals]
    assert len(facts(session, "excuse-used")) == (holder != "nobody")


def test_a_discarded_excuse_excuses_nobody_and_is_not_asked() -> None:
    session = turns(years="2")
    discard(session, "EX")
    give(session, "discard", shown("AM"))
    to_the_end_of_the_year(session)
    while awaited(session).id == "lay":
        give(session, [])
    assert facts(session, "excuse-only") == [{"answer": "nobody", "facet": "seat"}]
    assert asked(session) == ("year", None)
    assert awaited(session).about["starter"] == 1


def test_chance_can_choose_who_begins() -> None:
    session = Session(GAME, NAMES, seed=3)
    give(session, "random")
    assert facts(session, "starter") == [{"seat": board_of(session).starter}]


def test_equal_totals_win_together() -> None:
    session = Session(GAME, NAMES, options={"years": "2"})
    give(session, "0", *[True, [], []] * 2)
    assert session.result is not None
    assert session.result.winners == (0, 1)
    assert facts(session, "winners") == [{"winners": (0, 1), "total": 0}]
