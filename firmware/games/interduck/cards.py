"""What lies in the box: epochs, works, tokens, and how many cards are dealt when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from firmware.engine.game import Deck, read_data


class Dealing(msgspec.Struct, frozen=True):
    """What depends on the number of players."""

    deals: tuple[int, ...]
    """Cards dealt to each player, season by season."""
    limit: int
    """The exposition closes when so many works of one epoch are face up, the trend included."""


class Contents(msgspec.Struct, frozen=True):
    """``cards.toml`` as it is read; a wrong line stops the game from loading."""

    seasons: int
    symbols: tuple[str, ...]
    score_tokens: tuple[int, ...]
    bonus_tokens: int
    bonus_value: int
    epochs: Mapping[str, int]
    players: Mapping[int, Dealing]


BOX: Final = msgspec.convert(read_data("firmware.games.interduck"), Contents, strict=False)
EPOCHS: Final = tuple(BOX.epochs)
PRINTED: Final = tuple(BOX.epochs.values())
"""How many works there are of each epoch, from left to right."""
WORKS: Final = Deck.crossed("works", epoch=EPOCHS, symbol=BOX.symbols)
