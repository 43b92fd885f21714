"""The rulings of Canardage where its printed rule is silent, and the contract that programs rely on."""

from __future__ import annotations

from typing import Any

import pytest

from firmware.engine.asks import Answer
from firmware.engine.session import Session
from firmware.engine.table import Asking
from firmware.engine.taps import Answering, read_tap
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import COLOURS, EDITIONS, FIRST, MANUAL, NEWER
from firmware.games.canardage.effects import EFFECTS
from firmware.games.canardage.legality import against
from firmware.games.canardage.readout import read_out, read_slots
from firmware.games.canardage.settling import settle
from firmware.games.canardage.stand import Stand
from tests.games.canardage.shooting import (
    NAMES,
    asked,
    awaited,
    board_of,
    cards,
    codes,
    give,
    line_of,
    options,
    stand_of,
    start,
    told,
)
from tests.games.worked import run


def heard(session: Session) -> list[str]:
    return [message.id for message in session.told]


def fact(session: Session, id: str) -> dict[str, Any]:
    return next(dict(message.args) for message in session.told if message.id == id)


def reasons(line: str, act: str, seat: int = 0, **placed: Any) -> dict[str, str]:
    """What speaks against an effect: each reason with its slots."""
    board = stand_of(line).board
    for name, value in placed.items():
        setattr(board, name, value)
    board.recount()
    return {reason.code: "".join(reason.facts.get("slots", ())) for reason in against(board, seat, act)}  # type: ignore[arg-type]


# Setting up


def test_a_game_opens_with_the_colours_and_the_line_from_its_head() -> None:
    session = Session(GAME, NAMES[:3])
    assert (awaited(session).kind, *asked(session)) == ("choose", "colour", 0)
    assert list(options(session)) == list(COLOURS)
    give(session, "pink")
    assert codes(session, "pink") == {"colour-taken": ""}
    give(session, "blue", "green")
    for slot, card in enumerate(cards("~ ~ g b r ~"), start=1):
        assert (awaited(session).kind, *asked(session)) == ("card", "line", None)
        assert awaited(session).about == {"slot": slot}
        assert awaited(session).accepts() == {"deck": "line", "facets": {"duck": ["blue", "green", "pink", "water"]}}
        give(session, card)
    assert asked(session) == ("play", 2)
    board = board_of(session)
    assert (board.pile, board.turn, board.eliminated) == (14, 2, [])
    assert session.board_facts() == {
        "colours": ["pink", "blue", "green"],
        "line": [["water"], ["water"], ["green"], ["blue"], ["pink"], ["water"]],
        "targets": [],
        "shields": {},
        "dead": {"pink": 0, "blue": 0, "green": 0},
        "alive": {"pink": 5, "blue": 5, "green": 5},
        "pile": 14,
        "turn": 2,
        "eliminated": [],
    }


def test_the_last_colour_is_told() -> None:
    session = Session(GAME, NAMES)
    give(session, *COLOURS[:5])
    assert "colour-only" in heard(session)
    assert asked(session) == ("line", None)


def test_a_card_that_cannot_come_from_the_pile_is_refused() -> None:
    session = Session(GAME, NAMES[:2])
    give(session, "blue", "green", *cards("b b b b b"))
    assert codes(session, {"duck": "pink"}) == {"colour-not-in-game": ""}
    assert codes(session, {"duck": "blue"}) == {"too-many": ""}
    assert [line.id for line in session.explain()] == ["rule-too-many"]
    assert codes(session, {"duck": ["blue"]}) == {"not-an-option": ""}


def test_the_only_card_that_can_come_is_told() -> None:
    stand = after("~ ~ ~ ~ g o", "march", dead={"blue": 5, "green": 4, "orange": 4})
    assert "line-only" in told(stand)
    assert line_of(stand.board) == "~ ~ ~ g o ~"


# The cards of each edition


@pytest.mark.parametrize(
    ("edition", "names"), [("seed", "effect"), ("newer", "effect-newer"), ("newer+", "effect-newer")]
)
def test_each_edition_has_its_cards_and_their_names(edition: str, names: str) -> None:
    session = start(edition=edition)
    assert list(options(session)) == [*EDITIONS[edition], "none"]
    assert awaited(session).facet == names  # type: ignore[attr-defined]
    tapped = read_tap(GAME, session.ask, "canardage/action.hide")
    assert tapped == Answering("hide")


def test_what_an_edition_lacks_is_no_option() -> None:
    assert set(NEWER) - set(FIRST) == {"revive", "clear_targets"}
    assert codes(start(), "revive") == {"not-an-option": ""}
    assert codes(start(edition="newer"), "revive") == {"nobody-dead": ""}
    assert codes(start(edition="newer"), MANUAL[0]) == {"not-an-option": ""}


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


def after(line: str, card: str, *answers: Answer, seat: int = 0, **placed: Any) -> Stand:
    """The stand after a card; its last answers turn cards up."""
    stand = stand_of(line, edition="newer")
    for name, value in placed.items():
        setattr(stand.board, name, value)
    stand.board.recount()

    def rules() -> Asking[None]:
        yield from EFFECTS[card](stand, seat)
        yield from settle(stand)

    run(rules(), answers)
    return stand


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


def test_whoever_was_out_can_be_brought_back() -> None:
    stand = after("b b o b b o", "revive", dead={"blue": 0, "green": 5, "orange": 0})
    assert told(stand) == ["revived-only", "revived", "returned"]
    assert (stand.board.eliminated, stand.board.alive["green"]) == ([], 1)
    assert stand.board.in_pile("green") == 1


def test_a_colour_without_a_dead_duck_is_not_brought_back() -> None:
    session = start("b g o b g o", edition="newer")
    give(session, "sniper", "1", {"duck": "blue"}, "sniper", "1", {"duck": "blue"}, "revive")
    assert options(session) == ["blue", "green"]
    assert codes(session, "orange") == {"none-dead": ""}
    assert codes(session, "pink") == {"colour-not-in-game": ""}


# The must-play rule


def test_a_card_that_can_be_applied_is_not_thrown_away() -> None:
    session = start("b g o b g o")
    give(session, "none")
    assert asked(session) == ("discard", 0)
    assert [refusal.code for refusal in session.answer("march")] == ["playable"]
    assert [line.id for line in session.explain()] == ["rule-must-play"]
    give(session, "shoot")
    assert heard(session) == ["discarded", "refusal-not-targeted"]
    assert asked(session) == ("play", 1)


def test_where_every_card_can_be_applied_none_is_thrown_away() -> None:
    session = start("b g o b g o")
    give(session, "aim", "2", "aim", "3", "aim", "5", "none")
    assert heard(session) == ["all-playable"]
    assert asked(session) == ("play", 0)


# Manual cards


def test_a_card_without_a_known_text_is_told_step_by_step() -> None:
    session = start("b g o b g o", edition="newer+")
    give(session, "mexicoin")
    assert (awaited(session).kind, *asked(session)) == ("choose", "primitive", 0)
    assert " ".join(options(session)) == "aim unaim move shoot swap march reorder revive clear done"
    assert codes(session, "unaim") == {"not-targeted": "123456"}
    assert codes(session, "revive") == {"nobody-dead": ""}
    give(session, "aim", "3", "aim", "4", "move", "4", "unaim", "3")
    assert board_of(session).targets == [5]
    give(session, "swap", "1-2", "shoot", "5", {"duck": "water"}, "march", {"duck": "water"})
    assert line_of(board_of(session)) == "b o b o ~ ~"
    assert board_of(session).targets == []
    give(session, "revive", "done")
    assert board_of(session).dead["green"] == 0
    assert asked(session) == ("play", 1)


# The end


def near_the_end(line: str, players: int = 3, **dead: int) -> Session:
    session = start(line, players)
    board = board_of(session)
    board.dead.update(dead)
    board.recount()
    return session


def test_whoever_has_no_duck_left_plays_on() -> None:
    session = near_the_end("g b o b o b", green=4)
    give(session, "sniper", "1")
    assert heard(session)[:2] == ["shot", "eliminated"]
    give(session, {"duck": "blue"})
    assert board_of(session).eliminated == [1]
    assert asked(session) == ("play", 2)
    give(session, "aim", "1", "aim", "2")
    assert asked(session) == ("play", 1)
    assert codes(session, "rush") == {"not-your-duck": "123456"}
    give(session, "shoot", "1", {"duck": "water"})
    assert not session.over


def test_the_last_one_with_a_living_duck_wins_at_once() -> None:
    session = near_the_end("g b ~ b ~ b", players=2, green=4)
    give(session, "sniper", "1")
    assert heard(session) == ["shot", "eliminated", "winner"]
    result = session.result
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "last-duck")
    assert session.undo() == ()
    assert asked(session) == ("slot", 1)


def test_those_whose_last_ducks_die_together_share_the_win() -> None:
    session = near_the_end("g b ~ ~ ~ o", green=4, blue=4, orange=5)
    give(session, "aim2", "1-2", "double_shot")
    assert heard(session) == ["slots-only", "shot", "shot", "eliminated", "eliminated", "winners"]
    result = session.result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1), "last-together")


def test_why_says_who_lost_which_duck() -> None:
    session = start("b g o b g o")
    give(session, "sniper", "2", {"duck": "blue"})
    assert session.undo() == ()
    give(session, {"duck": "blue"})
    assert session.totals == (5, 4, 5)
    line = session.ledger[-1]
    assert (line.seat, line.points, line.why.id, line.why.args) == (1, -1, "shot", {"slot": 2, "left": 4})


# Only the dead are counted


def test_only_the_dead_are_counted() -> None:
    session = Session(GAME, NAMES[:2], options={"tracking": "deaths"})
    give(session, "blue", "pink")
    assert (awaited(session).kind, *asked(session)) == ("choose", "shot", None)
    assert options(session) == ["blue", "pink"]
    assert board_of(session).pile is None
    assert codes(session, "green") == {"colour-not-in-game": ""}
    assert codes(session, "none-left") == {"ducks-left": ""}
    give(session, *["blue"] * 5)
    assert heard(session) == ["counted", "eliminated", "winner"]
    assert session.totals == (0, 5)


def test_the_last_two_ducks_can_fall_together() -> None:
    session = Session(GAME, NAMES[:2], options={"tracking": "deaths"})
    give(session, "blue", "pink", *["blue", "pink"] * 4)
    assert options(session) == ["blue", "pink", "none-left"]
    give(session, "none-left")
    result = session.result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1), "last-together")


def test_a_counted_duck_can_come_back_in_the_newer_edition() -> None:
    session = Session(GAME, NAMES[:3], options={"tracking": "deaths", "edition": "newer"})
    give(session, "blue", "pink", "green", *["blue"] * 5)
    assert codes(session, "blue") == {"no-duck-left": ""}
    assert options(session) == ["green", "pink", "revive"]
    give(session, "revive")
    assert heard(session) == ["revived-only", "revived", "returned"]
    assert board_of(session).eliminated == []


def test_a_tapped_duck_says_who_was_shot() -> None:
    session = Session(GAME, NAMES[:2], options={"tracking": "deaths"})
    give(session, "blue", "pink")
    assert read_tap(GAME, session.ask, "canardage/pink") == Answering("pink")


# The table, read out


def test_the_first_page_tells_the_line_the_targets_and_ones_own_ducks() -> None:
    session = start("b g o b g o")
    give(session, "hide", "4", "3", {"duck": "water"}, "aim", "5", "shield", "1", "march", {"duck": "blue"})
    lines = {message.id: dict(message.args) for message in read_out(board_of(session))[:3]}
    assert list(lines) == ["table-line", "table-targets", "table-own"]
    assert lines["table-line"]["ducks"] == ["green", "orange", "green", "orange", "water", "blue"]
    assert lines["table-targets"] == {"slots": ["5"], "ducks": ["water"]}
    assert lines["table-own"] == {"seat": 1, "slots": ["1", "3"], "covers": [], "left": 5}


def test_every_slot_tells_all_that_lies_there() -> None:
    board = stand_of("b og ~ b g o").board
    board.targets, board.shields, board.turn = [2], {2: 0}, 0
    slots = [dict(message.args) for message in read_slots(board)]
    assert [slot["slot"] for slot in slots] == [1, 2, 3, 4, 5, 6]
    assert slots[1] == {"slot": 2, "duck": "orange", "owner": 2, "aimed": True, "guard": 0, "below": 1}
    assert slots[2] == {"slot": 3, "duck": "water", "owner": None, "aimed": False, "guard": None, "below": None}
