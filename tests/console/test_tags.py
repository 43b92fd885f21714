"""Taps: cards that answer, signs of games, badges of players, and tags that nobody knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.ports import Clash
from tests.console.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_a_tapped_card_answers_and_is_named(table: Table) -> None:
    table.begin().to_ask("shown")
    assert table.tap("toy/apple.big")[0] == "pomme, grosse"
    assert table.state["ask"] == "row"
    assert "tick" in table.box.earcons


def test_a_card_that_does_not_fit_gets_the_reason(table: Table) -> None:
    table.begin().to_ask("bid")
    table.tap("toy/apple.big")
    assert table.box.earcons[-1] == "refuse"
    assert table.state["ask"] == "bid"


def test_a_card_played_before_is_offered_on_ok(table: Table) -> None:
    table.begin().to_ask("shown")
    table.tap("toy/apple.big", "0401")
    table.to_ask("shown")
    table.tap("toy/apple.big", "0401")
    assert table.state["mode"] == "offer"
    table.press("OK")
    assert table.state["mode"] == "game"


def test_an_unknown_tag_is_enrolled_and_then_answers(table: Table) -> None:
    table.begin().to_ask("shown")
    table.tap(None, "04bb")
    assert table.state["mode"] == "enrol"
    table.press("OK", "C", "A")
    assert table.journal.face_of("04bb") == "toy/plum.big"
    table.tap(None, "04bb")
    assert table.state["ask"] == "row"


def test_the_tag_of_a_game_starts_it(table: Table) -> None:
    table.tap("coincoin/game.toy")
    assert table.state["mode"] == "setup"


def test_the_address_of_a_rules_page_names_its_game(table: Table) -> None:
    table.tap(None, "04cc", "https://nfc.accessijeux.com/regles-du-jeu-toy")
    assert table.state["mode"] == "setup"


def test_a_badge_names_a_seat(table: Table) -> None:
    table.press("OK", "PREVIOUS", "OK", "NEXT", "OK")
    table.tap("coincoin/player.Zoé")
    table.tap("coincoin/player.Zoé")
    assert table.box.earcons[-1] == "refuse"
    table.tap("coincoin/player.Max")
    table.press("OK")
    assert table.state["seats"] == ["Zoé", "Max"]
    assert table.journal.known_names()[:2] == ["Zoé", "Max"]


def test_two_cards_at_once_are_not_guessed_at(table: Table) -> None:
    table.begin().to_ask("shown")
    table.console.handle(Clash(table.now))
    assert table.texts[-1].startswith("Deux cartes")
    assert table.state["ask"] == "shown"


def test_the_sign_of_the_game_being_played_says_where_it_stands(table: Table) -> None:
    table.begin().to_ask("bid")
    table.press("INFO", "PREVIOUS", "PREVIOUS", "OK")
    assert table.tap("coincoin/game.toy")[0] == "Jouet."
    assert table.state["mode"] == "end"
