"""Canardage: ducks in a line before the shooters, as the box knows it."""

from __future__ import annotations

from firmware.engine.game import Game, Option
from firmware.games.canardage.cards import (
    ACTION_DECK,
    COLOURS,
    EDITIONS,
    EFFECTS,
    LINE_DECK,
    LIVES,
    NAMES_FIRST,
    NAMES_NEWER,
    NONE,
    PACKAGE,
)
from firmware.games.canardage.deaths import LAST_TOGETHER, REVIVE, VICTIM
from firmware.games.canardage.effects import pair_key
from firmware.games.canardage.legality import JUDGES
from firmware.games.canardage.line import PAIRS, SLOT_KEYS, SLOTS
from firmware.games.canardage.manual import PRIMITIVES
from firmware.games.canardage.readout import read_out, read_slots
from firmware.games.canardage.rulebook import play

TRACKINGS = ("turns", "deaths")
ACTS = (*JUDGES, "aim2", "double_shot", "swap")

GAME = Game(
    name="canardage",
    version=1,
    seats=(2, len(COLOURS)),
    play=play,
    package=PACKAGE,
    options=(Option("edition", tuple(EDITIONS), "seed"), Option("tracking", TRACKINGS, "turns")),
    decks=(LINE_DECK, ACTION_DECK),
    facets={
        NAMES_FIRST: (*EFFECTS, NONE),
        NAMES_NEWER: (*EFFECTS, NONE),
        "slot": tuple(SLOT_KEYS.values()),
        "pair": (*map(pair_key, PAIRS), *SLOT_KEYS.values()),
        "primitive": PRIMITIVES,
        VICTIM: (*COLOURS, LAST_TOGETHER, REVIVE),
        "edition": tuple(EDITIONS),
        "tracking": TRACKINGS,
    },
    facts={
        "act": ACTS,
        "aimed": ("yes", "no"),
        "below": "seat",
        "count": range(36),
        "covers": "slot",
        "duck": "duck",
        "ducks": "duck",
        "edition": "edition",
        "guard": "seat",
        "left": range(LIVES + 1),
        "old": SLOTS,
        "owner": "seat",
        "place": SLOTS,
        "points": (-2, -1, 1, LIVES),
        "seat": "seat",
        "slot": SLOTS,
        "slots": "slot",
        "total": range(LIVES + 1),
    },
    readout=read_out,
    places=read_slots,
)
