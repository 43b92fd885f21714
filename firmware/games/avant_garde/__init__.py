"""Avant-Garde: the game of matching exhibitions, as the box knows it, with the patrons the owner adds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from firmware.engine.game import Domain, Game, Option
from firmware.games.avant_garde import voice
from firmware.games.avant_garde.cards import BOX, CARDS, MOST_LAID, PACKAGE, PILES
from firmware.games.avant_garde.inventing import PHASES, POWERS, invent
from firmware.games.avant_garde.patron_file import LANGUAGES, read_patrons, shipped
from firmware.games.avant_garde.patrons import Patrons
from firmware.games.avant_garde.readout import read_out
from firmware.games.avant_garde.rulebook import DONE, RENEW, play

TRACKINGS = ("turns", "scores")
CHAINS = ("count", "cards")


def game_with(patrons: Patrons) -> Game:
    """The game with these patrons."""
    return Game(
        name="avant-garde",
        version=1,
        seats=(min(BOX.players), max(BOX.players)),
        play=partial(play, patrons=patrons),
        package=PACKAGE,
        options=(Option("tracking", TRACKINGS, "turns"), Option("chain", CHAINS, "count")),
        decks=(CARDS, patrons.deck),
        facets={
            "buy": (*PILES, RENEW, DONE),
            "deck": (CARDS.name, patrons.deck.name),
            "tracking": TRACKINGS,
            "chain": CHAINS,
            "phase": PHASES,
            "power": POWERS,
        },
        facts=FACTS,
        readout=read_out,
        tells=partial(voice.told, patrons),
        sentences={language: voice.sentences(patrons, language) for language in LANGUAGES},
        extend=lambda file: game_with(read_patrons(file, patrons)),
        invent=partial(invent, patrons),
    )


FACTS: Mapping[str, Domain] = {
    "first": "seat",
    "seats": "seat",
    "pair": CARDS.name,
    "pile": range(29),
    "phase": "phase",
    "last": ("yes", "no"),
    "opens": ("yes", "no"),
    "shown": ("yes", "no"),
    "tied": ("yes", "no"),
    "count": range(MOST_LAID + 1),
    "dollars": range(-9, 121),
    "gained": range(23),
    "laid": range(MOST_LAID + 1),
    "left": range(121),
    "link": range(1, MOST_LAID),
    "price": tuple(map(int, PILES)),
    "round": range(100),
    "stock": range(max(PILES.values()) + 1),
    "surplus": range(9),
    "total": range(81),
}

GAME = game_with(shipped())
