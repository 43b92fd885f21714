"""Hands that press and lay anything at all, at every game: the box answers each act, the journal stays the truth."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from device.ports import KeyName
from firmware.console.wording import LANGUAGES
from firmware.engine.evening import Evening
from firmware.engine.game import Game, find_games
from firmware.words.forms import Language
from tests.console.table import Table

GAMES = find_games()
ACTS = 300
KEYS: tuple[KeyName, ...] = (
    "A", "B", "C", "D", "E", "PREVIOUS", "NEXT", "NEXT", "OK", "OK", "OK", "OK", "UNDO", "REPEAT", "INFO",
    "VOLUME_DOWN", "VOLUME_UP",
)  # fmt: skip


def contents(game: Game, chance: Random) -> str | None:
    """What a card on the table may say: most often one of this game's."""
    others = [other for other in GAMES.values() if other is not game]
    deck = chance.choice(game.decks)
    other = chance.choice(chance.choice(others).decks)
    ours = [f"{game.name}/{code}" for code in chance.sample(sorted(deck.cards), 3)]
    theirs = f"{chance.choice(others).name}/{chance.choice(sorted(other.cards))}"
    return chance.choice([*ours, theirs, "coincoin/player.Bo", "coincoin/", "", None])


def begun(table: Table, game: Game) -> None:
    table.tap(f"coincoin/game.{game.name}")
    for _ in range(12):
        if table.state["mode"] == "game":
            return
        table.press("OK")
    raise AssertionError(f"{game.name} does not begin: {table.texts[-3:]}")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_storm_upsets_a_game(game: Game, language: Language, seed: int, tmp_path: Path) -> None:
    chance = Random(f"{game.name} {language} {seed}")
    table = Table(tmp_path, language=language, games=GAMES)
    begun(table, game)
    for _ in range(ACTS):
        before = len(table.box.earcons) + len(table.box.said)
        if chance.random() < 0.2:
            table.tap(contents(game, chance), uid=f"04{chance.randrange(9):02x}")
        else:
            table.press(chance.choice(KEYS))
        assert len(table.box.earcons) + len(table.box.said) > before, "an act without an answer"
        assert any(table.frame), "an empty screen"
        if chance.random() < 0.5:
            table.listen()
        table.wait(chance.choice((0.1, 3.0)))
    agrees_with_the_journal(table)


def agrees_with_the_journal(table: Table) -> None:
    name = table.state["game"]
    resumed = Evening.resume(table.journal, GAMES)
    if name is not None and not table.state["over"]:
        assert isinstance(resumed, Evening)
        assert resumed.session.game.name == name
        assert len(resumed.session.answers) == table.state["answers"]
        assert list(resumed.session.totals) == table.state["totals"]
    table.journal.close()
