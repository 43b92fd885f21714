"""The worked examples of Emu Ranchers, each played on the rulebook's own scoring."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

from firmware.engine.session import Session
from firmware.engine.table import Table
from firmware.games.emu_ranchers import GAME
from firmware.games.emu_ranchers.birds import against, is_bird
from firmware.games.emu_ranchers.cards import ACE, CROWN, DECKTET
from firmware.games.emu_ranchers.rulebook import end
from firmware.games.emu_ranchers.scoring import payment, score
from tests.games.worked import Worked

examples = Worked("emu-ranchers")
NAMES = ("Ada", "Bo")
EVERY_EXTRA = "excuse,pawns,courts"


@examples("score_bird")
def test_a_bird_scores_as_worked_out(example: dict[str, Any]) -> None:
    cards, expected = example["input"]["cards"], example["expected"]
    assert is_bird(cards, {})
    scored = score(cards, {})
    assert scored.worth == expected["number_total"]
    assert scored.points == expected["points"]
    if "best_ranks" in expected:
        assert list(scored.ranks) == expected["best_ranks"]
    if expected["kept_sum"] is None:
        assert not scored.pays
        assert scored.paid == scored.kept == ()
        return
    kept = [scored.ranks[place] for place in scored.kept if place not in scored.honours]
    paid = [scored.ranks[place] for place in scored.paid]
    assert sum(kept) == expected["kept_sum"]
    assert sum(paid) == sum(expected["one_optimal_upkeep"])
    assert len(paid) <= len(expected["one_optimal_upkeep"])


@examples("score_bird")
def test_a_shown_bird_is_awarded_as_worked_out(example: dict[str, Any]) -> None:
    session = Session(GAME, NAMES, options={"extras": EVERY_EXTRA})
    for answer in ("0", True, example["input"]["cards"]):
        assert session.answer(answer) == ()
    assert session.totals == (example["expected"]["points"], 0)


@examples("can_hatch")
def test_what_can_hatch_is_as_worked_out(example: dict[str, Any]) -> None:
    assert [not any(against((), code, {})) for code in example["input"]["cards"]] == example["expected"]["legal"]


@examples("score_year")
def test_a_year_scores_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    session = Session(GAME, NAMES, options={"extras": "excuse"})
    told = []
    for answer in ("0", True, *given["birds"], [], [], "0" if given["excuse_in_hand"] else "nobody"):
        assert session.answer(answer) == ()
        told += session.told
    assert [line.args["points"] for line in told if line.id == "bird-scored"] == expected["bird_points"]
    dropped = [line.args["bird"] for line in told if line.id == "excuse-used"]
    cancelled = expected["cancelled_bird_index"]
    assert dropped == ([] if cancelled is None else [cancelled + 1])
    assert session.totals == (expected["year_points"], 0)


@examples("final")
def test_a_game_ends_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    table = Table(GAME, NAMES, GAME.settle_options({}), seed=1)
    for year in given["years"]:
        for seat, points in enumerate(year):
            table.award(seat, points, "kept")
    result = end(table)
    assert list(result.totals) == expected["totals"]
    assert list(result.winners) == expected["winners"]
    session = Session(GAME, NAMES)
    session.answer(str(given["starter_of_year_1"]))
    starters = []
    while session.ask is not None:
        if session.ask.id == "year":
            starters.append(session.ask.about["starter"])
        session.answer(True if session.ask.id == "year" else [])
    assert starters == expected["starters"]


def every_set() -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(range(2, 10), count) for count in range(9)))


def test_the_upkeep_is_paid_as_cheaply_as_can_be_whatever_the_numbers() -> None:
    expected = examples.of("upkeep_property")[0]["expected"]
    points = []
    for numbers in every_set():
        for honours in ((), (ACE,), (CROWN,), (ACE, CROWN)):
            ranks = tuple(sorted((*numbers, *honours)))
            cards = [code for rank in ranks for code in suited(rank)]
            total, bonus = sum(numbers), 5 * len(honours)
            spare = [sum(kept) for count in range(9) for kept in combinations(numbers, count)]
            best = max((kept for kept in spare if kept <= total - 18), default=0) + bonus
            scored = score(cards, {})
            if not cards:
                continue
            assert scored.points == (total - 18 - bonus if total < 18 else best), ranks
            points.append(scored.points)
    assert len(points) == expected["checked_cases"] - 1
    assert max(points) == expected["max_points"]
    assert min(points) == expected["min_points"]


def suited(rank: int) -> list[str]:
    """The card of this rank among the Knots."""
    letter = {ACE: "A", CROWN: "C"}.get(rank, str(rank))
    return [code for code, of in DECKTET.cards.items() if of["rank"] == letter and "K" in of["suits"]]


def test_neither_greedy_order_would_do() -> None:
    expected = examples.of("upkeep_property")[0]["expected"]
    wrong = 0
    for numbers in every_set():
        if sum(numbers) < 18:
            continue
        best = sum(numbers[place] for place in payment(numbers))
        wrong += all(greedy(order) > best for order in (numbers, numbers[::-1]))
    assert wrong == expected["greedy_fails_on"]


def greedy(order: tuple[int, ...]) -> int:
    paid = 0
    for rank in order:
        paid += rank if paid < 18 else 0
    return paid


def test_the_examples_speak_of_this_deck() -> None:
    for example in examples.data["examples"]:
        given = example["input"]
        for cards in (given.get("cards", []), *given.get("birds", [])):
            assert set(cards) <= set(DECKTET.cards)
