"""The laws of a session, proved on the toy game: undo, refusal, replay, the end, and rulebooks that fail."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Refusal
from firmware.engine.errors import OptionUnknown, SeatsWrong, Unplayable
from firmware.engine.game import Game, Result, Rulebook
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.engine.table import Message, Table
from tests.engine.toy import GAME

SEATS = ("Ada", "Bo")


def fresh(seed: int = 0, answers: Sequence[Answer] = (), rounds: str = "2") -> Session:
    return Session(GAME, SEATS, seed=seed, options={"rounds": rounds}, answers=answers)


def played(seed: int, count: int) -> Session:
    """A session with this many random answers, fewer if the game ends before."""
    session, random = fresh(seed), Random(seed)
    for _ in range(count):
        if session.ask is not None:
            assert session.answer(random_answer(session.ask, random)) == ()
    return session


def state(session: Session) -> tuple[object, ...]:
    """All that can be seen of a session but what it tells."""
    ask = session.ask
    asked = None if ask is None else (ask.id, ask.kind, ask.seat, ask.about, ask.accepts())
    return (asked, session.board_facts(), session.totals, session.result, list(session.ledger), list(session.answers))


seeds = st.integers(0, 2**32)
counts = st.integers(0, 23)


@given(seeds, counts, st.integers(1, 10))
@settings(max_examples=40, deadline=None)
def test_answers_and_as_many_undos_lead_back(seed: int, count: int, more: int) -> None:
    session = played(seed, count)
    before, random = state(session), Random(seed + 1)
    given_now = 0
    while given_now < more and session.ask is not None:
        assert session.answer(random_answer(session.ask, random)) == ()
        given_now += 1
    for _ in range(given_now):
        assert session.undo() == ()
    assert state(session) == before


@given(seeds, counts)
@settings(max_examples=20, deadline=None)
def test_a_whole_game_undone_is_the_start(seed: int, count: int) -> None:
    session = played(seed, count)
    for _ in range(len(session.answers)):
        session.undo()
    assert state(session) == state(fresh(seed))
    assert session.undo() == (Refusal("nothing-to-undo"),)
    assert state(session) == state(fresh(seed))


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(seeds, counts, junk)
@settings(max_examples=60, deadline=None)
def test_a_refused_answer_changes_nothing(seed: int, count: int, answer: object) -> None:
    session = played(seed, count)
    before, told = state(session), session.told
    if session.answer(answer):
        assert state(session) == before
        assert session.told == told
    else:
        assert session.answers[-1] == answer


@given(seeds, counts)
@settings(max_examples=20, deadline=None)
def test_the_same_answers_make_the_same_evening(seed: int, count: int) -> None:
    session = played(seed, count)
    again = fresh(seed, session.answers)
    assert state(again) == state(session)
    assert again.told == session.told
    assert again.explain() == session.explain()


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_points_are_what_the_ledger_says(seed: int) -> None:
    session = played(seed, 30)
    assert session.result is not None
    for seat, total in enumerate(session.result.totals):
        assert total == sum(award.points for award in session.ledger if award.seat == seat)


def test_undo_crosses_the_end_and_tells_what_changed() -> None:
    session = played(7, 30)
    assert session.over
    assert session.answer("yes") == (Refusal("game-over"),)
    before, dropped = session.totals, session.answers[-1]
    session.undo()
    assert session.ask is not None
    undone = {"ask": "double", "seat": session.ask.seat, "answer": dropped, "facet": "yes-no"}
    assert session.told[0] == Message("undone", undone)
    changed = [seat for seat in (0, 1) if session.totals[seat] != before[seat]]
    assert [message.args["seat"] for message in session.told[1:]] == changed
    assert changed
    for message in session.told[1:]:
        seat = message.args["seat"]
        assert isinstance(seat, int)
        assert message.args["total"] == session.totals[seat]
        assert message.args["points"] == before[seat] - session.totals[seat]


def test_explain_tells_the_lines_of_the_last_scoring() -> None:
    session = fresh(answers=["0", True, 4, {"plum": 3}, {"kind": "plum", "size": "big"}, ["plum"], "yes"])
    assert [message.id for message in session.explain()] == ["why-double"]
    session.undo()
    assert session.explain() == (Message("why-basket", {"seat": 0, "points": 3, "count": 3}),)


def test_explain_after_a_refusal_tells_the_rules_behind_it() -> None:
    session = fresh(answers=["0", True, 4])
    assert session.answer({"apple": 1, "pear": 1, "plum": 1}) == (Refusal("three-kinds", {}, "basket"),)
    assert session.explain() == (Message("rule-basket", {}),)
    session.answer({"plum": 1})
    assert session.explain() == ()


def test_an_answer_is_kept_as_it_was_when_given() -> None:
    session = fresh(answers=["0", True, 4])
    basket = {"plum": 3}
    session.answer(MappingProxyType(basket))
    session.answer({"kind": "plum", "size": "big"})
    session.answer(("plum", "pear"))
    basket["plum"] = 4
    assert session.answers[3:] == [{"plum": 3}, {"kind": "plum", "size": "big"}, ["plum", "pear"]]
    before = session.board_facts()
    session.answer("no")
    session.undo()
    assert session.board_facts() == before


def test_its_repr_can_be_pasted_back() -> None:
    session = fresh(3, ["0", True])
    expected = "Session('toy', ('Ada', 'Bo'), seed=3, options={'rounds': '2', 'extras': ''}, answers=['0', True])"
    assert repr(session) == expected


def test_a_record_with_an_illegal_answer_names_it() -> None:
    with pytest.raises(Unplayable, match="answer 2 is refused: out-of-range") as raised:
        fresh(answers=["0", True, 9])
    assert raised.value.index == 2
    assert isinstance(raised.value, ValueError)


@pytest.mark.parametrize("seats", [[], ["Ada"], ["Ada", "Bo", "Cy", "Dée"], ["Ada", "Ada"], ["Ada", " "]])
def test_seats_that_do_not_suit_the_game_are_an_error(seats: list[str]) -> None:
    with pytest.raises(SeatsWrong):
        Session(GAME, seats)


@pytest.mark.parametrize("options", [{"round": "1"}, {"rounds": "3"}, {"extras": "sun,sun"}, {"extras": "snow"}])
def test_options_that_do_not_exist_are_an_error(options: dict[str, str]) -> None:
    with pytest.raises(OptionUnknown):
        Session(GAME, SEATS, options=options)


def test_options_are_settled_over_the_defaults() -> None:
    assert fresh(rounds="1").options == {"rounds": "1", "extras": ""}
    assert Session(GAME, SEATS, options={"extras": "rain,sun"}).options["extras"] == "rain,sun"


def fragile(table: Table) -> Rulebook:
    """Fails on a three."""
    table.board = {}
    for _ in range(3):
        number = yield from table.number("number", 0, 9)
        table.award(0, 10 // (number - 3), "luck")
        table.tell("lucky", seat=0)
    return Result((0,), tuple(table.totals), "most")


@pytest.mark.expects_errors
def test_a_rulebook_that_fails_leaves_the_game_where_it_stood(caplog: pytest.LogCaptureFixture) -> None:
    session = Session(Game("fragile", 1, (2, 2), fragile, "tests.engine.toy"), SEATS, answers=[5])
    before, told = state(session), session.told
    assert session.answer(3) == (Refusal("rulebook-failed"),)
    assert "ZeroDivisionError" in caplog.text
    assert state(session) == before
    assert session.told == told
    assert session.answer(4) == ()
    assert session.answer(8) == ()
    assert session.result == Result((0,), (17, 0), "most")
