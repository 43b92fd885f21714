"""What a practised hand presses is what the entries understand, for every kind of ask and every legal answer."""

from __future__ import annotations

from typing import cast, get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.console.entries.entry import EntryKey, Moved, Taken
from firmware.console.entries.opening import open_entry
from firmware.demo.hands import keys_for
from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number, Ready, Tally

Asked = tuple[Ask, Answer]

MANY = tuple(f"o{place}" for place in range(13))
"""More options than the letters reach in two steps."""
SEVERAL = st.integers(2, len(MANY)).map(lambda count: MANY[:count])


@st.composite
def chosen(draw: st.DrawFn) -> Asked:
    options = draw(SEVERAL)
    return Choose(id="x", facet="x", options=options), draw(st.sampled_from(options))


@st.composite
def counted(draw: st.DrawFn) -> Asked:
    low = draw(st.integers(-4, 8))
    high = draw(st.integers(low + 1, low + 30))
    number = st.integers(low, high)
    return Number(id="x", low=low, high=high, default=draw(number)), draw(number)


@st.composite
def tallied(draw: st.DrawFn) -> Asked:
    most = {option: draw(st.integers(0, 4)) for option in draw(SEVERAL)}
    answer = {option: draw(st.integers(0, count)) for option, count in most.items()}
    answer = {option: count for option, count in answer.items() if count}
    slack = draw(st.none() | st.integers(0, 3))
    return Tally(id="x", facet="x", options=most, sum=None if slack is None else sum(answer.values()) + slack), answer


@st.composite
def named(draw: st.DrawFn) -> Asked:
    facets = {
        f"facet{place}": MANY[:count]
        for place, count in enumerate(draw(st.lists(st.integers(1, len(MANY)), min_size=1, max_size=3)))
    }
    answer = {facet: draw(st.sampled_from(values)) for facet, values in facets.items()}
    return Card(id="x", deck="x", facets=facets), answer


@st.composite
def collected(draw: st.DrawFn) -> Asked:
    options = draw(SEVERAL)
    items = draw(st.lists(st.sampled_from(options), max_size=6))
    return Collect(id="x", facet="x", options=options, high=len(items) + draw(st.integers(0, 2)) or 1), items


@st.composite
def collected_of_a_deck(draw: st.DrawFn) -> Asked:
    """Cards of two facets, some of which are alone with their first."""
    first, second = draw(SEVERAL), draw(SEVERAL)
    every = {f"{one}.{two}": {"first": one, "second": two} for one in first for two in second}
    codes = draw(st.lists(st.sampled_from(sorted(every)), min_size=2, unique=True))
    items = draw(st.lists(st.sampled_from(codes), max_size=6))
    most = len(items) + draw(st.integers(0, 2)) or 1
    return Collect(id="x", facet="x", options=tuple(codes), deck="x", cards=every, high=most), items


def entered(ask: Ask, keys: tuple[str, ...]) -> Answer:
    """The answer these keys come to, pressed one by one; none but the last may take it."""
    entry = open_entry(ask)
    outcomes = [entry.press(cast("EntryKey", key)) for key in keys]
    assert all(isinstance(outcome, Moved) for outcome in outcomes[:-1]), outcomes
    last = outcomes[-1]
    assert isinstance(last, Taken), last
    return last.answer


@settings(max_examples=400)
@given(
    chosen() | counted() | tallied() | named() | collected() | collected_of_a_deck() | st.just((Ready(id="x"), True))
)
def test_the_keys_for_an_answer_enter_exactly_that_answer(asked: Asked) -> None:
    ask, answer = asked
    assert not ask.refusals(answer)
    keys = keys_for(ask, answer)
    assert set(keys) <= set(get_args(EntryKey))
    assert entered(ask, keys) == answer
