"""A game as the box knows it: decks, faces, options, and how installed games are found."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from firmware.engine.errors import EngineError, GameUnknown
from firmware.engine.game import Deck, Option, find_game, find_games
from tests.engine.toy import FRUIT, GAME


def test_a_crossed_deck_has_a_card_for_every_combination() -> None:
    deck = Deck.crossed("fruit", kind=("apple", "pear"), size=("big", "small"))
    assert list(deck.cards) == ["apple.big", "apple.small", "pear.big", "pear.small"]
    assert deck.cards["pear.big"] == {"kind": "pear", "size": "big"}


def test_a_content_id_names_a_card_of_its_own_game_only() -> None:
    assert GAME.face("toy/plum.big") == (FRUIT, "plum.big")
    assert GAME.face("other/plum.big") is None
    assert GAME.face("toy/plum") is None
    assert GAME.face("") is None
    assert GAME.deck("fruit") is FRUIT


@pytest.mark.parametrize(
    ("option", "value", "accepted"),
    [
        (Option("rounds", ("1", "2"), "1"), "2", True),
        (Option("rounds", ("1", "2"), "1"), "", False),
        (Option("rounds", ("1", "2"), "1"), "1,2", False),
        (Option("extras", ("sun", "rain"), "", many=True), "", True),
        (Option("extras", ("sun", "rain"), "", many=True), "rain,sun", True),
        (Option("extras", ("sun", "rain"), "", many=True), "sun,sun", False),
        (Option("extras", ("sun", "rain"), "", many=True), "sun,", False),
        (Option("row", ("0", "1"), "0,1,1", length=3), "1,0,1", True),
        (Option("row", ("0", "1"), "0,1,1", length=3), "1,0", False),
        (Option("row", ("0", "1"), "0,1,1", length=3), "1,0,2", False),
    ],
)
def test_an_option_knows_its_values(option: Option, value: str, accepted: bool) -> None:
    assert option.accepts(value) is accepted


def install(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    points = [EntryPoint(name, value, "coincoin.games") for name, value in values.items()]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)


def test_a_strangers_game_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, toy="tests.engine.toy:GAME")
    assert find_games() == {"toy": GAME}
    assert find_game("toy") is GAME


@pytest.mark.expects_errors
def test_a_game_that_cannot_be_loaded_does_not_take_the_others_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(monkeypatch, gone="no.such:GAME", bare="tests.engine.toy:PLAY", toy="tests.engine.toy:GAME", odd="json")
    assert list(find_games()) == ["toy"]
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR", "ERROR"]


def test_a_game_that_is_not_installed_is_an_error_that_names_those_that_are(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, toy="tests.engine.toy:GAME")
    with pytest.raises(GameUnknown, match="no game 'chess'; there is toy") as raised:
        find_game("chess")
    assert isinstance(raised.value, EngineError)
    assert isinstance(raised.value, LookupError)
