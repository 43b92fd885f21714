"""Every reason that each of the six asks can have against an answer."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number, Ready, Refusal, Tally, plain

CHOOSE = Choose(id="first", facet="kind", options=("apple", "pear"))
NUMBER = Number(id="bid", low=2, high=5, default=3)
TALLY = Tally(id="basket", facet="kind", options={"apple": 3, "pear": 2}, sum=4)
OWN_WORD = Tally(id="basket", facet="kind", options={"apple": 3, "pear": 2}, sum=4, over="basket-full")
CARD = Card(id="shown", deck="fruit", facets={"kind": ("apple", "pear"), "size": ("big", "small")})
COLLECT = Collect(id="row", facet="kind", options=("apple", "pear"), low=1, high=3)
DECK = Collect(id="row", facet="fruit", options=("apple.big", "pear.big"), deck="fruit", high=2)
READY = Ready(id="deal")


def wrong(field: str, given: str, expected: str) -> Refusal:
    return Refusal("wrong-type", {"field": field, "given": given, "expected": expected})


LEGAL: list[tuple[Ask, Answer]] = [
    (CHOOSE, "pear"),
    (NUMBER, 2),
    (NUMBER, 5),
    (TALLY, {}),
    (TALLY, {"apple": 0}),
    (TALLY, {"apple": 2, "pear": 2}),
    (CARD, {"size": "big", "kind": "apple"}),
    (COLLECT, ["pear", "pear", "apple"]),
    (COLLECT, ("pear",)),
    (Collect(id="row", facet="number", options=("1", "12"), high=3), [12, "1"]),
    (DECK, []),
    (READY, True),
]

REFUSED: list[tuple[Ask, Answer, list[Refusal]]] = [
    (CHOOSE, 3, [wrong("answer", "3", "option")]),
    (CHOOSE, ["pear"], [wrong("answer", '["pear"]', "option")]),
    (CHOOSE, "fig", [Refusal("not-an-option", {"given": "fig", "facet": "kind", "options": ("apple", "pear")})]),
    (NUMBER, "3", [wrong("answer", "3", "number")]),
    (NUMBER, 3.0, [wrong("answer", "3.0", "number")]),
    (NUMBER, True, [wrong("answer", "true", "number")]),
    (NUMBER, None, [wrong("answer", "null", "number")]),
    (NUMBER, 1, [Refusal("out-of-range", {"given": 1, "low": 2, "high": 5})]),
    (NUMBER, 6, [Refusal("out-of-range", {"given": 6, "low": 2, "high": 5})]),
    (NUMBER, 10**40, [Refusal("out-of-range", {"given": "1" + "0" * 38 + "…", "low": 2, "high": 5})]),
    (TALLY, [2], [wrong("answer", "[2]", "tally")]),
    (TALLY, {"fig": 1}, [Refusal("not-an-option", {"given": "fig", "facet": "kind", "options": ("apple", "pear")})]),
    (TALLY, {"apple": "2"}, [wrong("apple", "2", "number")]),
    (TALLY, {"apple": True}, [wrong("apple", "true", "number")]),
    (
        TALLY,
        {"apple": -1, "pear": 3},
        [
            Refusal("option-out-of-range", {"facet": "kind", "option": "apple", "given": -1, "low": 0, "high": 3}),
            Refusal("option-out-of-range", {"facet": "kind", "option": "pear", "given": 3, "low": 0, "high": 2}),
        ],
    ),
    (TALLY, {"apple": 3, "pear": 2}, [Refusal("over-sum", {"given": 5, "high": 4})]),
    (OWN_WORD, {"apple": 3, "pear": 2}, [Refusal("basket-full", {"given": 5, "high": 4}, "basket-full")]),
    (CARD, "apple", [wrong("answer", "apple", "card")]),
    (
        CARD,
        {"kind": "fig", "colour": "red"},
        [
            Refusal("not-an-option", {"given": "fig", "facet": "kind", "options": ("apple", "pear")}),
            Refusal("facet-missing", {"facet": "size", "options": ("big", "small")}),
            Refusal("facet-unknown", {"given": "colour", "facets": ("kind", "size")}),
        ],
    ),
    (COLLECT, "pear", [wrong("answer", "pear", "list")]),
    (COLLECT, {"pear": 1}, [wrong("answer", '{"pear": 1}', "list")]),
    (
        Collect(id="row", facet="number", options=("1",), high=3),
        [True],
        [Refusal("not-an-option", {"given": "true", "facet": "number", "options": ("1",)})],
    ),
    (COLLECT, [], [Refusal("wrong-length", {"given": 0, "low": 1, "high": 3})]),
    (
        COLLECT,
        ["fig", "pear", 4, "pear"],
        [
            Refusal("not-an-option", {"given": "fig", "facet": "kind", "options": ("apple", "pear")}),
            Refusal("not-an-option", {"given": "4", "facet": "kind", "options": ("apple", "pear")}),
            Refusal("wrong-length", {"given": 4, "low": 1, "high": 3}),
        ],
    ),
    (READY, 1, [wrong("answer", "1", "true")]),
    (READY, False, [wrong("answer", "false", "true")]),
]


@pytest.mark.parametrize(("ask", "answer"), LEGAL, ids=lambda value: getattr(value, "kind", repr(value)))
def test_a_legal_answer_has_no_refusal(ask: Ask, answer: Answer) -> None:
    assert ask.refusals(answer) == ()


@pytest.mark.parametrize(("ask", "answer", "reasons"), REFUSED, ids=lambda value: getattr(value, "kind", None))
def test_a_wrong_answer_is_refused_with_every_reason(ask: Ask, answer: Answer, reasons: list[Refusal]) -> None:
    assert list(ask.refusals(answer)) == reasons


def test_the_rulebook_is_asked_only_about_answers_of_the_right_form() -> None:
    heard: list[Answer] = []

    def check(answer: Answer) -> list[Refusal]:
        heard.append(answer)
        return [Refusal("odd", {}, "even"), Refusal("again")]

    ask = Number(id="bid", low=0, high=9, default=0, check=check)
    assert [refusal.code for refusal in ask.refusals("three")] == ["wrong-type"]
    assert heard == []
    assert [refusal.code for refusal in ask.refusals(3)] == ["odd", "again"]
    assert heard == [3]


ONLY: list[tuple[Ask, Answer]] = [
    (Choose(id="a", facet="kind", options=("apple",)), "apple"),
    (CHOOSE, None),
    (Number(id="a", low=4, high=4, default=4), 4),
    (NUMBER, None),
    (Tally(id="a", facet="kind", options={"apple": 0}), {}),
    (Tally(id="a", facet="kind", options={"apple": 2}, sum=0), {}),
    (TALLY, None),
    (Card(id="a", deck="fruit", facets={"kind": ("apple",)}), {"kind": "apple"}),
    (CARD, None),
    (Collect(id="a", facet="kind", options=("apple",), high=0), []),
    (COLLECT, None),
    (READY, None),
]


@pytest.mark.parametrize(("ask", "answer"), ONLY, ids=lambda value: getattr(value, "kind", repr(value)))
def test_an_ask_knows_its_only_answer(ask: Ask, answer: Answer) -> None:
    assert ask.only_answer() == answer
    assert answer is None or ask.refusals(answer) == ()


ACCEPTS: list[tuple[Ask, Mapping[str, object]]] = [
    (CHOOSE, {"options": ["apple", "pear"]}),
    (NUMBER, {"low": 2, "high": 5, "default": 3}),
    (TALLY, {"options": {"apple": 3, "pear": 2}, "sum": 4}),
    (CARD, {"deck": "fruit", "facets": {"kind": ["apple", "pear"], "size": ["big", "small"]}}),
    (COLLECT, {"options": ["apple", "pear"], "min": 1, "max": 3}),
    (DECK, {"deck": "fruit", "min": 0, "max": 2}),
    (READY, {}),
]


@pytest.mark.parametrize(("ask", "fields"), ACCEPTS, ids=lambda value: getattr(value, "kind", None))
def test_the_protocol_describes_what_an_ask_accepts(ask: Ask, fields: Mapping[str, object]) -> None:
    assert ask.accepts() == fields


def test_anything_can_be_named_in_a_refusal() -> None:
    nested: list[object] = []
    for _ in range(100_000):
        nested = [nested]
    assert plain(nested) == "list"
    assert plain(10**5000) == "int"
    assert len(plain("x" * 5000)) == 40


def test_a_barred_option_is_refused_for_its_own_reasons() -> None:
    reasons = (Refusal("no-target"), Refusal("sheltered"))
    ask = Choose(id="slot", facet="slot", options=("1",), barred={"2": reasons})
    assert ask.refusals("1") == ()
    assert ask.refusals("2") == reasons
    assert [refusal.code for refusal in ask.refusals("3")] == ["not-an-option"]


def test_a_card_that_may_be_shown_but_not_now_is_turned_down_with_all_its_reasons() -> None:
    reasons = (Refusal("sold-out"), Refusal("out-of-season"))
    ask = Card(id="a", deck="fruit", facets={"kind": ("apple",)}, barred={"kind": {"pear": reasons}})
    assert ask.refusals({"kind": "pear"}) == reasons
    assert ask.refusals({"kind": ["pear"]})[0].code == "not-an-option"
    assert ask.refusals({"kind": "apple"}) == ()
