"""InterDuck: the game of fashion in duck art, as the box knows it."""

from __future__ import annotations

from firmware.engine.game import Game, Option
from firmware.games.interduck.cards import BOX, EPOCHS, WORKS
from firmware.games.interduck.readout import read_out
from firmware.games.interduck.rulebook import play

TRACKINGS = ("turns", "counts")

GAME = Game(
    name="interduck",
    version=1,
    seats=(min(BOX.players), max(BOX.players)),
    play=play,
    package="firmware.games.interduck",
    options=(Option("tracking", TRACKINGS, "turns"), Option("reserve", ("yes", "no"), "yes")),
    decks=(WORKS,),
    facets={"epoch": EPOCHS, "symbol": BOX.symbols, "tracking": TRACKINGS},
    facts={
        "by": "seat",
        "oya": "seat",
        "seats": "seat",
        "epoch": "epoch",
        "season": range(1, BOX.seasons + 1),
        "seasons": (BOX.seasons,),
        "cards": range(1, 14),
        "count": range(96),
        "deck": range(96),
        "hand": range(96),
        "left": range(22),
        "lead": range(400),
        "place": range(1, 4),
        "points": range(400),
        "printed": range(17, 22),
        "stock": range(BOX.bonus_tokens + 1),
        "token": BOX.score_tokens,
        "total": range(1000),
        "value": range(23),
    },
    readout=read_out,
)
