"""Duck & Cover: ducks that pile up and a captain who calls, as the box knows it."""

from __future__ import annotations

from firmware.engine.game import Game, Option
from firmware.games.duck_and_cover.cards import ALL_CARDS, BOX, CAPTAIN, DUCKS, NUMBERS, PACKAGE, REPEAT
from firmware.games.duck_and_cover.readout import read_out
from firmware.games.duck_and_cover.rulebook import LIMIT, OUTCOMES, PILE, play

TRACKINGS = ("calls", "scores")
CAPTAINS = ("box", "cards")
ROUNDS = tuple(str(rounds) for rounds in range(1, 10))
SPLASHES = tuple(str(splash) for splash in range(10))

GAME = Game(
    name="duck-and-cover",
    version=1,
    seats=(2, len(BOX.families)),
    play=play,
    package=PACKAGE,
    options=(
        Option("tracking", TRACKINGS, "calls"),
        Option("captain", CAPTAINS, "box"),
        Option("rounds", ROUNDS, str(BOX.rounds)),
        Option("splash", SPLASHES, ",".join(map(str, BOX.splash)), length=len(BOX.splash)),
    ),
    decks=(CAPTAIN, DUCKS),
    facets={
        "outcome": OUTCOMES,
        "tracking": TRACKINGS,
        "captain": CAPTAINS,
        "rounds": ROUNDS,
        "splash": SPLASHES,
    },
    facts={
        "again": ("yes", "no"),
        "card": (*NUMBERS, REPEAT),
        "cards": "call",
        "count": range(len(ALL_CARDS) + 1),
        "discard": range(len(ALL_CARDS) + 1),
        "limit": range(4, 10),
        "number": range(1, len(NUMBERS) + 1),
        "points": range(-9, 109),
        "round": range(1, 10),
        "total": range(-81, 973),
        "why": (LIMIT, PILE),
    },
    lowest_wins=True,
    readout=read_out,
)
