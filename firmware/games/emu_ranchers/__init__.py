"""Emu Ranchers: birds of the Decktet that must earn their upkeep, as the box knows them."""

from __future__ import annotations

from firmware.engine.game import Game, Option
from firmware.games.emu_ranchers.cards import BOX, DECKTET, HIGH, LOW, PACKAGE
from firmware.games.emu_ranchers.readout import read_out
from firmware.games.emu_ranchers.rulebook import play
from firmware.games.emu_ranchers.turns import ACTIONS, SOURCES

TRACKINGS = ("birds", "turns")
WILDS = ("best", "declared")
MOST_BIRDS = 24
"""More birds than anybody has: each turn makes one at the most."""
YEAR = range(1, int(BOX.years[-1]) + 1)

GAME = Game(
    name="emu-ranchers",
    version=1,
    seats=(2, 2),
    play=play,
    package=PACKAGE,
    options=(
        Option("tracking", TRACKINGS, "birds"),
        Option("extras", tuple(BOX.extras), "", many=True),
        Option("wild", WILDS, "best"),
        Option("years", BOX.years, "4"),
    ),
    decks=(DECKTET,),
    facets={
        "tracking": TRACKINGS,
        "extras": tuple(BOX.extras),
        "wild": WILDS,
        "years": BOX.years,
        "play": ACTIONS,
        "draw": SOURCES,
        "bird": tuple(map(str, range(MOST_BIRDS))),
    },
    facts={
        "bird": range(1, MOST_BIRDS + 1),
        "cards": DECKTET.name,
        "count": range(34),
        "kept": DECKTET.name,
        "missing": range(1, BOX.upkeep + 1),
        "paid": DECKTET.name,
        "place": range(1, 13),
        "points": range(-300, 301),
        "rank_value": range(LOW, HIGH + 1),
        "stage": ("show", "grow"),
        "starter": "seat",
        "total": range(-900, 901),
        "worth": range(45),
        "year": YEAR,
    },
    readout=read_out,
)
