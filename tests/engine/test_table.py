"""What a rulebook is given: single answers that are told and not asked, the ledger, seats and chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from firmware.engine.asks import Answer
from firmware.engine.game import Game, Result, Rulebook
from firmware.engine.session import Session
from firmware.engine.table import Asking, Message, Table
from tests.engine.toy import FRUIT

SEATS = ("Ada", "Bo", "Cy")


def session(asking: Callable[[Table], Asking[object]], answers: list[Answer]) -> tuple[Session, list[object]]:
    """A session of one ask, and what the rulebook got back from it."""
    got: list[object] = []

    def play(table: Table) -> Rulebook:
        got.append((yield from asking(table)))
        return Result((), tuple(table.totals), "most")

    return Session(Game("one", 1, (1, 3), play, "tests.engine.toy"), SEATS, answers=answers), got


@pytest.mark.parametrize(
    ("asking", "message", "got"),
    [
        (
            lambda table: table.choose("a", "kind", ["plum"], seat=1),
            Message("a-only", {"answer": "plum", "seat": 1}),
            "plum",
        ),
        (lambda table: table.choose_seat("a", [2]), Message("a-only", {"answer": "2"}), 2),
        (
            lambda table: table.number("a", 4, 4, about={"round": 2}),
            Message("a-only", {"round": 2, "answer": 4}),
            4,
        ),
        (lambda table: table.tally("a", "kind", {"plum": 0}), Message("a-only", {"answer": {}}), {}),
        (
            lambda table: table.card("a", "fruit", {"kind": ("plum",)}),
            Message("a-only", {"answer": {"kind": "plum"}}),
            {"kind": "plum"},
        ),
        (lambda table: table.collect("a", "kind", ["plum"], high=0), Message("a-only", {"answer": []}), []),
    ],
    ids=["choose", "seat", "number", "tally", "card", "collect"],
)
def test_what_has_one_answer_is_told_and_not_asked(
    asking: Callable[[Table], Asking[object]], message: Message, got: object
) -> None:
    played, given = session(asking, [])
    assert played.over
    assert played.told == (message,)
    assert given == [got]
    assert played.answers == []


def test_ready_is_always_asked() -> None:
    played, _ = session(lambda table: table.ready("a"), [])
    assert not played.over
    assert played.answer(True) == ()
    assert played.over


@pytest.mark.parametrize(
    ("asking", "answer", "got"),
    [
        (lambda table: table.yes("a"), "yes", True),
        (lambda table: table.yes("a"), "no", False),
        (lambda table: table.choose_seat("a"), "1", 1),
        (lambda table: table.number("a", 0, 9), 3, 3),
        (lambda table: table.card("a", "fruit", FRUIT.facets), {"kind": "plum", "size": "big"}, None),
    ],
)
def test_the_rulebook_gets_the_answer_in_its_own_terms(
    asking: Callable[[Table], Asking[object]], answer: Answer, got: object
) -> None:
    assert session(asking, [answer])[1] == [answer if got is None else got]


def test_a_number_starts_at_its_lowest_unless_told_otherwise() -> None:
    assert session(lambda table: table.number("a", 2, 9), [])[0].ask.accepts()["default"] == 2  # type: ignore[union-attr]
    played, _ = session(lambda table: table.number("a", 2, 9, default=5), [])
    assert played.ask is not None
    assert played.ask.accepts() == {"low": 2, "high": 9, "default": 5}


def test_seats_go_clockwise_and_totals_follow_the_ledger() -> None:
    table = Table(Game("one", 1, (1, 3), lambda table: iter(()), "x"), SEATS, {}, seed=4)  # type: ignore[arg-type,return-value]
    assert table.clockwise(1) == (1, 2, 0)
    assert table.left_of(2) == 0
    table.award(1, 5, "luck")
    table.award(1, -7, "tax", count=2)
    assert table.totals == [0, -2, 0]
    assert table.ledger[1].why == Message("tax", {"count": 2})


def test_chance_is_the_seed_and_nothing_else() -> None:
    def draw(seed: int) -> list[int]:
        table = Table(Game("one", 1, (1, 3), lambda table: iter(()), "x"), SEATS, {}, seed)  # type: ignore[arg-type,return-value]
        return [table.random.randrange(1000) for _ in range(5)]

    assert draw(3) == draw(3) != draw(4)
