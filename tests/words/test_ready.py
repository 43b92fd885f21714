"""What is to be done at the table names the key that says it is done, so no hint has to follow."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from firmware.console.wording import LANGUAGES
from firmware.engine.asks import Ready
from firmware.engine.game import find_games
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon

GAMES = find_games()
SEATS = ("Ada", "Bo", "Cy")


@pytest.mark.parametrize(("language", "name"), list(product(LANGUAGES, GAMES)))
def test_whoever_asks_for_something_to_be_done_names_the_key(language: Language, name: str) -> None:
    game = GAMES[name]
    lexicon = Lexicon(language, game, SEATS)
    seats = SEATS[: game.seats[1]]
    choices = [{option.key: value} for option in game.options for value in option.values if not option.length]
    for options in ({}, *choices):
        session, random = Session(game, seats, seed=1, options=options), Random(1)
        while session.ask is not None:
            if isinstance(session.ask, Ready):
                assert "OK" in lexicon.ask(session.ask), session.ask
            session.answer(random_answer(session.ask, random))
