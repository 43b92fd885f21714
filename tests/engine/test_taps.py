"""What a tapped card means to each kind of ask."""

from __future__ import annotations

import pytest

from firmware.engine.asks import GAME_OVER, Ask, Card, Choose, Collect, Number, Ready, Refusal, Tally
from firmware.engine.taps import Adding, Answering, read_tap
from tests.engine.toy import FRUIT, GAME, KINDS, MOST

NOT_AWAITED = Refusal("tap-not-awaited", {"deck": "fruit", "card": "plum.big"})


@pytest.mark.parametrize(
    ("ask", "meaning"),
    [
        (Card(id="a", deck="fruit", facets=FRUIT.facets), Answering({"kind": "plum", "size": "big"})),
        (Card(id="a", deck="fruit", facets={"size": ("big", "small")}), Answering({"size": "big"})),
        (Card(id="a", deck="stone", facets={"size": ("big", "small")}), NOT_AWAITED),
        (Choose(id="a", facet="kind", options=KINDS), Answering("plum")),
        (Choose(id="a", facet="seat", options=("0", "1")), NOT_AWAITED),
        (Collect(id="a", facet="fruit", options=tuple(FRUIT.cards), deck="fruit", high=2), Adding("plum.big")),
        (Collect(id="a", facet="fruit", options=("pear.big",), deck="fruit", high=2), NOT_AWAITED),
        (Collect(id="a", facet="kind", options=KINDS, high=2), Adding("plum")),
        (Number(id="a", low=0, high=9, default=0), NOT_AWAITED),
        (Number(id="a", low=0, high=9, default=0, cards={"plum.big": 2}), Adding("plum.big")),
        (Tally(id="a", facet="kind", options=MOST), NOT_AWAITED),
        (Tally(id="a", facet="kind", options=MOST, cards={"plum.big": "plum"}), Adding("plum")),
        (Ready(id="a"), NOT_AWAITED),
        (None, GAME_OVER),
    ],
    ids=lambda value: getattr(value, "kind", None),
)
def test_a_card_of_the_game_answers_where_it_fits(ask: Ask | None, meaning: object) -> None:
    assert read_tap(GAME, ask, "toy/plum.big") == meaning


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        ("chess/king", Refusal("tap-other-game", {"given": "chess", "game": "toy"})),
        ("", Refusal("tap-other-game", {"given": "", "game": "toy"})),
        ("toy/fig.big", Refusal("tap-unknown", {"given": "toy/fig.big"})),
        ("toy", Refusal("tap-unknown", {"given": "toy"})),
    ],
)
def test_any_other_content_is_refused_with_what_it_is(content: str, refusal: Refusal) -> None:
    assert read_tap(GAME, Ready(id="a"), content) == refusal
