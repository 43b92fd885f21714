"""The worked examples of Avant-Garde, each played on the rulebook itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, TypeVar

from firmware.engine.asks import Answer
from firmware.engine.table import NO, Table
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.patron_file import shipped
from firmware.games.avant_garde.rulebook import DONE, RENEW, counted_round, end, show_chain, turn
from firmware.games.avant_garde.salon import Salon
from firmware.games.avant_garde.scoring import broken_links, may_use_majority, prizes
from tests.games.worked import Worked, run

examples = Worked("avant-garde")
NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")
T = TypeVar("T")


def salon_of(players: int, **options: str) -> Salon:
    salon = Salon(Table(GAME, NAMES[:players], GAME.settle_options(options), seed=1), shipped())
    salon.board.first = 0
    salon.open_round()
    return salon


def told(salon: Salon, id: str) -> list[dict[str, Any]]:
    return [dict(message.args) for message in salon.table.told if message.id == id]


@examples("prize_table")
def test_prizes_are_as_worked_out(example: dict[str, Any]) -> None:
    assert [prizes(dollars) for dollars in example["input"]["dollars"]] == example["expected"]["prizes"]


def pairs(cards: Sequence[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(card["color"], str(card["number"])) for card in cards]


def longest(hand: list[tuple[str, str]]) -> int:
    return max(
        count
        for count in range(len(hand) + 1)
        if any(not broken_links(chain, {}) for chain in permutations(hand, count))
    )


@examples("exhibition")
def test_a_chain_holds_or_breaks_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    salon = salon_of(2, chain="cards")
    codes = [f"{card['color']}.{card['number']}" for card in given["played"]]
    ask = next(show_chain(salon, 0))
    refusals = ask.refusals(codes)
    assert (refusals == ()) == expected["legal"]
    if expected["legal"]:
        run(show_chain(salon, 0), [codes])
        assert salon.board.chain[0] == expected["dollars_from_cards"]
        assert longest(pairs(given["hand"])) == expected["longest_possible"]
        assert len(given["hand"]) - salon.board.chain[0] == expected["left_unplayed"]
    else:
        assert refusals[0].facts["link"] == expected["first_bad_link"]


@examples("buy_turn")
def test_a_turn_pays_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    salon = salon_of(2)
    salon.board.chain[0] = given["cards_played"]
    salon.board.coins[0] = given["coin_before"]
    other = given.get("power_dollars", 0) + given.get("hidden_gem_dollars", 0)
    first, *rest = [str(number) for number in given["bought"]]
    bought = [first, *[RENEW] * given.get("tucks", 0), *rest]
    coin = [NO] if given["coin_before"] else []
    broke = expected["unspent_lost"] == 0
    answers: list[Answer] = [other, *coin, *bought, *([] if broke and RENEW in bought else [DONE])]
    asked = run(turn(salon, 0), answers)
    buying = [ask for ask in asked if ask.id == "buy"]
    assert buying[-1].about["left"] == expected["unspent_lost"]
    assert told(salon, "earned") == [{"seat": 0, "dollars": expected["earned"]}]
    assert told(salon, "prizes") == [{"seat": 0, "gained": expected["prizes"], "total": expected["prizes"]}]
    assert salon.board.coins[0] == expected["coin_after"]
    assert expected["earned"] - buying[-1].about["left"] == expected["spent"]


@examples("majority_of_twos")
def test_the_majority_of_twos_is_as_worked_out(example: dict[str, Any]) -> None:
    counts = example["input"]["twos_in_exhibition"]
    expected = example["expected"]
    assert list(may_use_majority(counts)) == expected["may_use"]
    salon = salon_of(len(counts))
    salon.laid = [{"2": count} for count in counts]
    paid = [salon.powers(seat).get("new-york-2", 0) for seat in range(len(counts))]
    assert paid == [expected["bonus_each"] if may else 0 for may in expected["may_use"]]


@examples("last_round")
def test_the_last_round_ends_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    salon = salon_of(len(given["prizes_before"]), tracking="scores")
    board = salon.board
    board.prize_pile, board.surplus = given["pile"], given["surplus"]
    salon.table.totals[:] = given["prizes_before"]
    board.first = given["buy_order"][0]
    run(counted_round(salon), [given["dollars_this_round"][seat] for seat in given["buy_order"]])
    assert told(salon, "last-round") == [{"by": expected["end_triggered_by"]}]
    assert (board.prize_pile, board.surplus) == (expected["pile_after"], expected["surplus_after"])
    assert sum(line["count"] for line in told(salon, "improvised")) == expected["improvised"]
    assert board.prizes == expected["prizes_total"]
    assert list(end(salon).winners) == expected["winners"]


def test_every_example_is_played() -> None:
    played = {"prize_table", "exhibition", "buy_turn", "majority_of_twos", "last_round"}
    assert examples.kinds == played
