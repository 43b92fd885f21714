"""The Decktet: every card by its code, what its rank counts, and which suits it carries."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from firmware.engine.game import Deck, read_data

PACKAGE: Final = "firmware.games.emu_ranchers"


class Contents(msgspec.Struct, frozen=True):
    """``cards.toml`` as it is read; a wrong line stops the game from loading."""

    hand: int
    upkeep: int
    bonus: int
    years: tuple[str, ...]
    basic: tuple[str, ...]
    extras: Mapping[str, tuple[str, ...]]


BOX: Final = msgspec.convert(read_data(PACKAGE), Contents)
EXCUSE: Final = "EX"
NO_SUIT: Final = "none"
LOW, HIGH = 2, 9
"""The number cards; a wild stands for one of them."""
NUMBERS: Final = range(LOW, HIGH + 1)
ACE, CROWN = 1, 10
_HONOURS = {"A": ACE, "C": CROWN}
_WILDS = frozenset("PT")


def _rank(code: str) -> int | None:
    letter = code[0]
    return _HONOURS.get(letter, int(letter) if letter.isdecimal() else None)


def is_wild(code: str) -> bool:
    return code[0] in _WILDS


def _facets(code: str) -> dict[str, str]:
    if code == EXCUSE:
        return {"rank": EXCUSE, "suits": NO_SUIT}
    return {"rank": code[0], "suits": code[1:]}


@cache
def facets_of(codes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What these cards can show."""
    cards = [_facets(code) for code in codes]
    return {facet: tuple(dict.fromkeys(card[facet] for card in cards)) for facet in ("rank", "suits")}


def cards_with(extras: str) -> tuple[str, ...]:
    """The codes in play with these extras, separated by commas as the option gives them."""
    chosen = extras.split(",")
    return BOX.basic + tuple(code for extra, codes in BOX.extras.items() if extra in chosen for code in codes)


_ALL: Final = cards_with(",".join(BOX.extras))
DECKTET: Final = Deck("decktet", facets_of(_ALL), {code: _facets(code) for code in _ALL})
RANKS: Final = {code: _rank(code) for code in DECKTET.cards}
"""What each card is in a bird, the Ace lowest and the Crown highest; None for a wild and for the Excuse."""
SUITS: Final = {code: frozenset(() if code == EXCUSE else code[1:]) for code in DECKTET.cards}
HATCHING: Final = frozenset(code for code, rank in RANKS.items() if rank is not None)
"""The cards with which a bird can begin."""
CODES: Final = {(card["rank"], card["suits"]): code for code, card in DECKTET.cards.items()}
"""Each card's code by its facets."""
