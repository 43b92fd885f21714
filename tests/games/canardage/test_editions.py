"""What differs between the editions of Canardage: names, the cards the newer one adds, and those the table tells."""

from __future__ import annotations

import pytest

from firmware.engine.session import Session
from firmware.engine.taps import Answering, read_tap
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import EDITIONS, FIRST, MANUAL, NEWER
from tests.games.canardage.shooting import (
    NAMES,
    after,
    asked,
    awaited,
    board_of,
    codes,
    give,
    heard,
    line_of,
    options,
    start,
    told,
)

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


# What the newer edition adds


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


def test_a_counted_duck_can_come_back_in_the_newer_edition() -> None:
    session = Session(GAME, NAMES[:3], options={"tracking": "deaths", "edition": "newer"})
    give(session, "blue", "pink", "green", *["blue"] * 5)
    assert codes(session, "blue") == {"no-duck-left": ""}
    assert options(session) == ["green", "pink", "revive"]
    give(session, "revive")
    assert heard(session) == ["revived-only", "revived", "returned"]
    assert board_of(session).eliminated == []


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
