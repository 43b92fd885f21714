"""A random player answers every ask legally, however picky the rulebook's check."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Ask, Card, Check, Choose, Collect, Number, Ready, Refusal, Tally
from firmware.engine.errors import NoLegalAnswer
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from tests.engine.toy import FRUIT, GAME

KINDS = tuple("abcdefghij")


def only(wanted: Answer) -> Check:
    return lambda given: () if given == wanted else (Refusal("no"),)


@given(st.integers(0, 2**32), st.sampled_from([["Ada", "Bo"], ["Ada", "Bo", "Cy"]]))
@settings(max_examples=25, deadline=None)
def test_it_plays_whole_games(seed: int, seats: list[str]) -> None:
    session, random = Session(GAME, seats, seed=seed), Random(seed)
    while session.ask is not None:
        assert session.answer(random_answer(session.ask, random)) == ()
    assert len(session.answers) == 3 + len(seats) * 2 * 5


@given(st.integers(0, 2**32), st.dictionaries(st.sampled_from("abc"), st.integers(0, 4)), st.none() | st.integers(0, 5))
@settings(max_examples=50, deadline=None)
def test_its_tallies_keep_every_bound(seed: int, most: dict[str, int], together: int | None) -> None:
    ask = Tally(id="t", facet="f", options=most, sum=together)
    assert ask.refusals(random_answer(ask, Random(seed))) == ()


@given(st.integers(0, 2**32), st.integers(0, 4), st.integers(0, 4))
@settings(max_examples=50, deadline=None)
def test_its_lists_keep_their_length(seed: int, low: int, more: int) -> None:
    ask = Collect(id="c", facet="f", options=("a", "b"), low=low, high=low + more)
    assert ask.refusals(random_answer(ask, Random(seed))) == ()


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Choose(id="a", facet="f", options=KINDS, check=only("j")), "j"),
        (Number(id="a", low=-9, high=5000, default=0, check=only(4321)), 4321),
        (Tally(id="a", facet="f", options=dict.fromkeys("abcdefgh", 3), sum=9, check=only({"c": 3, "e": 2})), None),
        (Card(id="a", deck="fruit", facets=FRUIT.facets, check=only({"kind": "plum", "size": "small"})), None),
        (Collect(id="a", facet="f", options=KINDS, high=9, check=only(["d", "a", "d", "b"])), ["d", "a", "d", "b"]),
        (Ready(id="a"), True),
    ],
    ids=lambda value: getattr(value, "kind", None),
)
def test_it_finds_the_one_answer_that_the_rulebook_takes(ask: Ask, answer: Answer) -> None:
    found = random_answer(ask, Random(1))
    assert ask.refusals(found) == ()
    assert answer is None or found == answer


def test_it_says_so_when_no_answer_is_legal() -> None:
    with pytest.raises(NoLegalAnswer, match="'a'"):
        random_answer(Number(id="a", low=0, high=9, default=0, check=only(10)), Random(1))


def test_the_same_chance_gives_the_same_answer() -> None:
    ask = Tally(id="t", facet="f", options={"a": 9, "b": 9}, sum=12)
    assert random_answer(ask, Random(5)) == random_answer(ask, Random(5))
