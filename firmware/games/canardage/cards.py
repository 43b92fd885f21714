"""The cards of Canardage: the ducks of the line and the actions of each edition.

Each action has one id whatever its printed name. The first edition and the newer one give two names the other way
round: ``hide`` is "À couvert" in the first and "Planqué" in the newer, ``shield`` the reverse. So each edition has its
own family of names, and the table says which edition it plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from firmware.engine.game import Deck, read_data

PACKAGE: Final = __package__ or ""
_DATA = read_data(PACKAGE)

WATER: Final = "water"
NONE: Final = "none"
COLOURS: Final = tuple(cast("list[str]", _DATA["colours"]))
DUCKS: Final = (*COLOURS, WATER)
"""Every kind of card in the line."""
LIVES: Final = cast("int", _DATA["ducks_of_a_colour"]) - 1
"""Ducks of a colour that start in the pile."""
WATERS: Final = cast("int", _DATA["water"])

FIRST: Final = cast("dict[str, int]", _DATA["actions"])
NEWER: Final = FIRST | cast("dict[str, int]", _DATA["actions_newer"])
MANUAL: Final = tuple(cast("dict[str, int]", _DATA["actions_manual"]))
"""Cards whose effect the table tells step by step."""
NEWER_AND_MORE: Final = NEWER | cast("dict[str, int]", _DATA["actions_manual"])

EDITIONS: Final[Mapping[str, Mapping[str, int]]] = {"seed": FIRST, "newer": NEWER, "newer+": NEWER_AND_MORE}
"""The action deck of each edition: how many of each card."""
EFFECTS: Final = tuple(NEWER_AND_MORE)

NAMES_FIRST: Final = "effect"
NAMES_NEWER: Final = "effect-newer"

LINE_DECK: Final = Deck(
    "line",
    {"duck": DUCKS},
    {duck: {"duck": duck} | ({} if duck == WATER else {"victim": duck}) for duck in DUCKS},
)
"""A tapped duck also tells which duck was shot, when only those are counted."""
ACTION_DECK: Final = Deck(
    "actions",
    {NAMES_FIRST: EFFECTS},
    {f"action.{effect}": {NAMES_FIRST: effect, NAMES_NEWER: effect} for effect in EFFECTS},
)


def names_of(edition: str) -> str:
    """The family of names that this edition prints on its action cards."""
    return NAMES_FIRST if edition == "seed" else NAMES_NEWER
