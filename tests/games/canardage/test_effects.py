"""Every action card of Canardage: what speaks against it, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.canardage.shooting import (
    after,
    asked,
    awaited,
    board_of,
    cards,
    codes,
    give,
    heard,
    line_of,
    options,
    reasons,
    start,
    told,
)

# Every effect: what speaks against it


@pytest.mark.parametrize(
    ("act", "line", "placed", "expected"),
    [
        ("aim", "b g o b g o", {"targets": [1, 2, 3, 4, 5, 6]}, {"targeted-already": "123456"}),
        ("aim2", "b g o b g o", {"targets": [1, 2, 3, 4, 5, 6]}, {"targeted-already": "123456"}),
        ("shoot", "b g o b g o", {}, {"not-targeted": "123456"}),
        ("shoot", "b g o b g o", {"targets": [3], "shields": {3: 1}}, {"not-targeted": "12456", "shielded": "3"}),
        ("sniper", "~ ~ ~ ~ ~ b", {"shields": {6: 0}}, {"water": "12345", "shielded": "6"}),
        ("ricochet", "b g o b g o", {}, {"not-targeted": "123456"}),
        ("ricochet", "~ b g ~ g o", {"targets": [2], "shields": {3: 1}}, {"water": "1", "shielded": "3"}),
        ("double_shot", "b g o b g o", {"targets": [1, 3, 5]}, {"not-targeted": "246"}),
        (
            "double_shot",
            "b g o b g o",
            {"targets": [1, 2], "shields": {2: 0}},
            {"shielded": "2", "not-targeted": "3456"},
        ),
        ("shift_left", "b g o b g o", {"targets": [1, 2]}, {"at-head": "1", "targeted-already": "1"}),
        ("shift_right", "b g o b g o", {"targets": [5, 6]}, {"targeted-already": "6", "at-tail": "6"}),
        ("shift_left", "b g o b g o", {}, {"not-targeted": "123456"}),
        ("swap_front", "b g o g g o", {}, {"at-head": "1"}),
        ("swap_back", "o g o g g b", {}, {"at-tail": "6"}),
        ("rush", "b g o g g o", {}, {"at-head": "1"}),
        ("rush", "~ g o g g o", {}, {"not-your-duck": "123456"}),
        ("shield", "~ ~ ~ ~ ~ b", {"shields": {6: 0}}, {"water": "12345", "shielded": "6"}),
        ("hide", "~ b go bg o o", {}, {"water": "1", "covers-duck": "34"}),
        ("hide", "g g go g o o", {}, {"not-your-duck": "123456"}),
        ("revive", "b g o b g o", {}, {"nobody-dead": ""}),
        ("clear_targets", "b g o b g o", {}, {"not-targeted": "123456"}),
        ("march", "b g o b g o", {}, {}),
        ("reorder", "b g o b g o", {}, {}),
        ("scatter", "b g o b g o", {}, {}),
        ("mexicoin", "b g o b g o", {}, {}),
    ],
)
def test_an_effect_that_cannot_be_applied_has_all_its_reasons(
    act: str, line: str, placed: dict[str, Any], expected: dict[str, str]
) -> None:
    assert reasons(line, act, **placed) == expected


def test_a_slot_has_all_its_reasons() -> None:
    session = start("b g o b g o")
    give(session, "aim", "1", "aim", "2", "shield", "3", "shoot")
    assert options(session) == ["1", "2"]
    assert codes(session, "3") == {"not-targeted": "3", "shielded": "3"}
    assert [line.id for line in session.explain()] == ["rule-not-targeted", "rule-shielded"]
    assert codes(session, "7") == {"not-an-option": ""}


# Every effect: what it does


def test_two_targets_go_side_by_side_while_they_can() -> None:
    assert after("b g o b g o", "aim2", "3-4").board.targets == [3, 4]
    assert after("b g o b g o", "aim2", "5", targets=[1, 3, 4, 6]).board.targets == [1, 3, 4, 5, 6]
    session = start()
    give(session, "aim2")
    assert options(session) == ["1-2", "2-3", "3-4", "4-5", "5-6"]
    assert codes(session, "1") == {"room-for-two": "1"}


def test_one_pair_left_is_told() -> None:
    stand = after("b g o b g o", "aim2", targets=[1, 2, 3, 4])
    assert stand.board.targets == [1, 2, 3, 4, 5, 6]
    assert told(stand) == ["slots-only", "aimed", "aimed"]


def test_a_hidden_duck_shows_in_the_same_slot_and_the_line_stays() -> None:
    stand = after("b go o b g o", "shoot", targets=[2])
    assert line_of(stand.board) == "b o o b g o"
    assert told(stand) == ["slot-only", "shot", "uncovered"]
    assert stand.board.dead["green"] == 1


def test_the_sniper_takes_the_target_with_the_duck() -> None:
    stand = after("b g o b g o", "sniper", "2", {"duck": "blue"}, targets=[2, 4])
    assert stand.board.targets == [4]
    assert line_of(stand.board) == "b o b g o b"


def test_a_ricochet_leaves_the_target_of_its_victim() -> None:
    stand = after("b g o b g o", "ricochet", "2", "3", {"duck": "water"}, targets=[2, 3])
    assert stand.board.targets == [3]
    assert line_of(stand.board) == "b g b g o ~"


def test_a_ricochet_hits_only_beside_its_target() -> None:
    session = start()
    give(session, "aim", "2", "ricochet")
    assert heard(session) == ["from-only"]
    assert codes(session, "5") == {"not-adjacent": "5"}
    assert asked(session) == ("slot", 1)
    assert options(session) == ["1", "3"]


def test_a_double_shot_spares_water_and_uncovers_after_both() -> None:
    stand = after("b ~ go b g o", "double_shot", "2-3", targets=[2, 3, 4])
    assert told(stand) == ["water-shot", "shot", "uncovered"]
    assert line_of(stand.board) == "b ~ o b g o"
    assert stand.board.targets == [4]


def test_the_head_marches_under_the_pile_with_its_guest() -> None:
    stand = after("bg g o b g o", "march", {"duck": "water"}, targets=[1], shields={1: 2})
    assert line_of(stand.board) == "g o b g o ~"
    assert (stand.board.targets, stand.board.shields) == ([1], {1: 2})
    assert stand.board.in_pile("blue") == 4
    assert stand.board.dead == {"blue": 0, "green": 0, "orange": 0}
    assert told(stand) == ["marched", "line-moved"]


@pytest.mark.parametrize(
    ("card", "answers", "line"),
    [
        ("swap_front", [], "g b ~ o g o"),
        ("swap_back", [], "g ~ o b g o"),
        ("rush", [], "b g ~ o g o"),
        ("reorder", ["6", "5", "4", "3", "2"], "o g o b ~ g"),
    ],
)
def test_stacks_move_and_targets_stay(card: str, answers: list[str], line: str) -> None:
    stand = after("g ~ b o g o", card, *answers, targets=[3], shields={1: 1})
    assert line_of(stand.board) == line
    assert (stand.board.targets, stand.board.shields) == ([3], {1: 1})


def test_a_stack_travels_with_its_guest() -> None:
    assert line_of(after("g o bg o g o", "rush").board) == "bg g o o g o"


def test_each_place_of_a_new_order_is_asked_and_the_last_follows() -> None:
    session = start("b g o b g o")
    give(session, "reorder", "2")
    assert (asked(session), awaited(session).about) == (("order", 0), {"place": 2})
    assert codes(session, "2") == {"placed-already": "2"}
    give(session, "1", "3", "4", "5")
    assert line_of(board_of(session)) == "g b o b g o"


def test_everything_scatters_and_six_new_cards_come() -> None:
    session = start("b g o b g o")
    give(session, "hide", "1", {"duck": "water"}, "scatter")
    assert board_of(session).pile == 20
    assert board_of(session).line == []
    give(session, *cards("o o o g g g"))
    assert line_of(board_of(session)) == "o o o g g g"


def test_a_duck_hides_under_a_neighbour_and_the_line_closes() -> None:
    stand = after("g b o b g o", "hide", "2", "3", {"duck": "water"})
    assert line_of(stand.board) == "g ob b g o ~"
    assert told(stand) == ["hidden", "line-moved"]
    assert stand.table.told[0].args["slot"] == 2
    assert stand.board.alive["blue"] == 5


def test_a_shield_lies_until_the_next_turn_of_its_owner() -> None:
    session = start("b g o b g o")
    give(session, "shield", "2")
    assert board_of(session).shields == {2: 0}
    give(session, "aim", "2")
    assert codes(session, "shoot") == {"not-targeted": "13456", "shielded": "2"}
    give(session, "march", {"duck": "water"})
    assert heard(session) == ["line-moved", "shield-ends"]
    assert (board_of(session).shields, asked(session)) == ({}, ("play", 0))


def test_targets_move_and_are_cleared() -> None:
    stand = after("b g o b g o", "shift_left", targets=[1, 5])
    assert stand.board.targets == [1, 4]
    assert after("b g o b g o", "shift_right", "1", targets=[1, 5]).board.targets == [2, 5]
    assert after("b g o b g o", "clear_targets", targets=[1, 5]).board.targets == []
