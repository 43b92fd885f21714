"""The rulings of Canardage that every edition shares, and the contract that programs rely on."""

from __future__ import annotations

from firmware.engine.session import Session
from firmware.engine.taps import Answering, read_tap
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import COLOURS
from firmware.games.canardage.readout import read_out, read_slots
from tests.games.canardage.shooting import (
    NAMES,
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
    stand_of,
    start,
    told,
)

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
