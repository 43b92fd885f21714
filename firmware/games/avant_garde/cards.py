"""What lies in the box: colours, numbers, the gallery, and how many prizes there are for how many players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from firmware.engine.game import Deck, read_data

PACKAGE: Final = "firmware.games.avant_garde"


class Prizes(msgspec.Struct, frozen=True):
    """Where the prizes lie at the start."""

    pile: int
    """Its last prize makes the round the last."""
    surplus: int


class Steps(msgspec.Struct, frozen=True):
    """Dollars earned in a turn, for prizes."""

    steps: tuple[int, ...]
    further: int


class Contents(msgspec.Struct, frozen=True):
    """``cards.toml`` as it is read, without the patrons; a wrong line stops the game from loading."""

    colours: tuple[str, ...]
    numbers: tuple[int, ...]
    basic_set: str
    gallery: Mapping[int, int]
    prizes: Steps
    players: Mapping[int, Prizes]


BOX: Final = msgspec.convert(read_data(PACKAGE), Contents, strict=False)
PILES: Final = {str(number): cards for number, cards in BOX.gallery.items()}
"""The piles of the gallery by their number, which is also the number of a patron and the price of a card."""
CARDS: Final = Deck.crossed("cards", colour=BOX.colours, number=tuple(map(str, BOX.numbers)))
MOST_LAID: Final = 30
"""More cards than anybody lays in one exhibition."""
