"""The worked examples of InterDuck, each played on the rulebook itself."""

from __future__ import annotations

from itertools import chain
from typing import Any

from firmware.engine.asks import Answer
from firmware.engine.table import YES, Table
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import BOX, EPOCHS, PRINTED
from firmware.games.interduck.gallery import Gallery
from firmware.games.interduck.rulebook import exposition, scoring
from firmware.games.interduck.scoring import rank
from tests.games.worked import Worked, run

examples = Worked("interduck")
NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


def gallery_of(players: int) -> Gallery:
    """A table in its first season, whose players hold more than they will need."""
    gallery = Gallery(Table(GAME, NAMES[:players], GAME.settle_options({}), seed=1))
    gallery.board.oya = 0
    gallery.hands[:] = [10] * players
    return gallery


def tally(row: list[int]) -> dict[str, int]:
    return {epoch: works for epoch, works in zip(EPOCHS, row, strict=True) if works}


def told(gallery: Gallery, id: str) -> list[dict[str, Any]]:
    return [dict(message.args) for message in gallery.table.told if message.id == id]


def season_of(given: dict[str, Any]) -> Gallery:
    gallery = gallery_of(given["players"])
    board = gallery.board
    for seat, row in enumerate(given["face_up"]):
        for epoch, works in tally(row).items():
            gallery.show(seat, epoch, works)
    board.face_down = [sum(row) for row in given["hidden"]]
    gallery.turn_up(given["trend"])
    board.tokens.score = [list(tokens) for tokens in given["tokens_on_cards_before"]]
    gallery.table.totals[:] = given["totals_before"]
    board.last_exposer = given["last_exposer"]
    return gallery


@examples("score_season")
def test_a_season_scores_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    gallery = season_of(given)
    order = gallery.table.clockwise(given["last_exposer"])
    hidden = [{"epoch": epoch} for seat in order for epoch in tally(given["hidden"][seat])]
    asked = run(scoring(gallery), [*hidden, *(tally(given["extra_works"][seat]) for seat in order)])

    extras = [ask.seat for ask in asked if ask.id == "extra"]
    assert extras == [seat for seat in expected["extra_works_order"] if any(given["face_up"][seat])]
    tokens, values = [0] * 5, [0] * 5
    for line in told(gallery, "ranking"):
        assert line["count"] == expected["counts_for_ranking"][EPOCHS.index(line["epoch"])]
        tokens[EPOCHS.index(line["epoch"])] = line["token"]
    for line in told(gallery, "value"):
        values[EPOCHS.index(line["epoch"])] = line["value"]
    assert tokens == expected["score_tokens"]
    assert values == expected["work_values"]
    assert [token for token in BOX.score_tokens if token not in tokens] == expected["unused_score_tokens"]
    assert [line["points"] for line in told(gallery, "points")] == expected["season_points"]
    assert gallery.board.totals == expected["totals"]
    assert gallery.board.tokens.score == expected["tokens_on_cards_after"]
    assert told(gallery, "next-oya") == [{"seat": expected["next_oya"]}]


@examples("score_season")
def test_the_ranking_is_as_worked_out(example: dict[str, Any]) -> None:
    tokens = [0] * 5
    for epoch, token in zip(rank(example["expected"]["counts_for_ranking"]), BOX.score_tokens, strict=False):
        tokens[epoch] = token
    assert tokens == example["expected"]["score_tokens"]


def answers_of(event: dict[str, Any]) -> list[Answer]:
    """What a player says in one turn, as far as the example tells it."""
    answers: list[Answer] = [{"epoch": event["epoch"], "symbol": event.get("symbol", "plain")}]
    if "second" in event:
        answers.append(YES)
    if event.get("bonus_on"):
        answers.append(event["bonus_on"])
    return answers


@examples("exposition")
def test_an_exposition_closes_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    gallery = gallery_of(given["players"])
    board = gallery.board
    board.oya = given["events"][0]["player"]
    for epoch, works in tally(given["face_up_counts_with_trend"]).items():
        gallery.show(0, epoch, works)
    asked = run(exposition(gallery), chain.from_iterable(answers_of(event) for event in given["events"]))

    turns = [ask.seat for ask in asked if ask.id == "expose"]
    assert turns == [event["player"] for event in given["events"]][: expected["closed_by_event"] + 1]
    assert board.counts == expected["face_up_counts"]
    assert board.last_exposer == expected["last_exposer"]
    assert gallery.table.left_of(gallery.opener) == expected["next_oya"]
    assert [line["epoch"] for line in told(gallery, "bonus-placed")] == expected["bonus_placed_on"]
    assert [line["by"] for line in told(gallery, "exposition-closed")] == [expected["last_exposer"]]


@examples("deal_budget")
def test_the_deck_lasts_as_worked_out(example: dict[str, Any]) -> None:
    assert sum(PRINTED) == example["input"]["works"]
    for players, expected in example["expected"].items():
        gallery = gallery_of(int(players))
        deals = gallery.dealing.deals
        assert list(deals) == expected["per_season"]
        assert sum(deals) * int(players) == expected["total_dealt"]
        gallery.take(deals[0] * int(players) + 1)
        assert gallery.deck - gallery.reserve() == expected["left_for_draw_actions"]


def test_the_examples_speak_of_this_box() -> None:
    assert examples.data["epochs_left_to_right"] == list(EPOCHS)
    assert examples.data["works_per_epoch"] == list(PRINTED)
    assert examples.kinds == {"score_season", "exposition", "deal_budget"}
