"""What lies in the box: seven families of twelve ducks with their splashes, and the captain's twenty-six cards."""

from __future__ import annotations

from typing import Final

import msgspec

from firmware.engine.game import Deck, read_data

PACKAGE: Final = __package__ or ""


class Contents(msgspec.Struct, frozen=True):
    """``cards.toml`` as it is read; a wrong line stops the game from loading."""

    rounds: int
    families: tuple[str, ...]
    splash: tuple[int, ...]
    copies: int
    zone_and_players: int


BOX: Final = msgspec.convert(read_data(PACKAGE), Contents)
MAX: Final = "max"
REPEAT: Final = "repeat"
NUMBERS: Final = tuple(str(number) for number in range(1, len(BOX.splash) + 1))
CALLS: Final = (*NUMBERS, MAX, REPEAT)
ALL_CARDS: Final = (*NUMBERS * BOX.copies, MAX, REPEAT)
"""Every card of the captain, the copies of a number one by one."""

CAPTAIN: Final = Deck("captain", {"call": CALLS}, {f"captain.{call}": {"call": call} for call in CALLS})
DUCKS: Final = Deck.crossed("ducks", family=BOX.families, number=NUMBERS)


def limit(players: int) -> int:
    """How many cards set aside end the round.

    >>> [limit(players) for players in range(2, 8)]
    [9, 8, 7, 6, 5, 4]
    """
    return BOX.zone_and_players - players
