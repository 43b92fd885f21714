"""The worked examples of Duck & Cover, each played on the rulebook itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from firmware.engine.session import Session
from firmware.games.duck_and_cover import GAME
from firmware.games.duck_and_cover.cards import BOX, limit
from firmware.games.duck_and_cover.pond import Board
from firmware.games.duck_and_cover.scoring import driest, splashes
from tests.games.worked import Worked

examples = Worked("duck-and-cover")
NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus")


def give(session: Session, *answers: object) -> None:
    for answer in answers:
        assert session.answer(answer) == (), (session.ask, answer)


@examples("tables")
def test_the_tables_are_as_printed(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    assert [limit(players) for players in given["players"]] == expected["set_aside_limit"]
    assert [BOX.splash[duck - 1] for duck in given["ducks"]] == expected["splash"]
    assert sum(splashes(given["ducks"])) == expected["full_grid_total"]


@examples("score_round")
def test_a_round_scores_as_worked_out(example: dict[str, Any]) -> None:
    session = Session(GAME, NAMES[: len(example["input"]["visible_ducks"])], options={"rounds": "1"})
    give(session, True, "pile", *example["input"]["visible_ducks"])
    assert list(session.totals) == example["expected"]["points"]


def ducks_worth(points: int) -> Sequence[int]:
    """Some visible ducks that give these points."""
    if points < 0:
        return [BOX.splash.index(-points) + 1]
    seen: list[int] = []
    left = points
    for number in range(12, 1, -1):
        splash = BOX.splash[number - 1]
        if splash <= left:
            seen.append(number)
            left -= splash
    return seen if len(seen) > 1 else [*seen, 1]


@examples("final")
def test_the_lowest_total_wins_as_worked_out(example: dict[str, Any]) -> None:
    rounds, expected = example["input"]["rounds"], example["expected"]
    session = Session(GAME, NAMES[: len(rounds[0])], options={"tracking": "scores"})
    for points in rounds:
        give(session, True, *map(ducks_worth, points))
    assert session.result is not None
    assert list(session.result.totals) == expected["totals"]
    assert list(session.result.winners) == list(driest(expected["totals"])) == expected["winners"]
    board = session.board
    assert isinstance(board, Board)
    assert board.points == [list(row) for row in zip(*rounds, strict=True)]


@examples("captain")
def test_the_captain_calls_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    session = Session(GAME, NAMES[: given["players"]], options={"captain": "cards"})
    board = session.board
    assert isinstance(board, Board)
    give(session, True)
    called: list[str] = []
    ended_by = None
    for place, call in enumerate(given["calls"]):
        give(session, {"call": str(call["card"]).lower()})
        heard = [message.args["call"] for message in session.told if message.id == "called"]
        called += [str(call) for call in heard] or ["nothing to repeat"]
        if session.ask is not None and session.ask.id == "call":
            give(session, "moved" if any(call["has"]) else "coin")
        if session.ask is not None and session.ask.id == "visible":
            ended_by = place
            break
    assert called == [str(call).lower() for call in expected["called"]]
    assert board.set_aside == [str(card).lower() for card in expected["set_aside"]]
    assert board.discard == len(expected["discard"])
    assert ended_by == expected["round_ended_by_call"]


@examples("max")
def test_the_highest_is_among_what_is_seen(example: dict[str, Any]) -> None:
    assert [max(seen) for seen in example["input"]["visible"]] == example["expected"]["moves"]


def test_every_example_is_played() -> None:
    kinds = {"tables", "score_round", "final", "captain", "max"}
    assert examples.kinds == kinds
