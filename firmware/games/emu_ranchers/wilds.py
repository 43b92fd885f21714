"""Wilds whose rank is said when they are played, and binds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

from firmware.engine.asks import Answer, Refusal
from firmware.engine.table import Asking
from firmware.games.emu_ranchers.cards import DECKTET, HIGH, LOW
from firmware.games.emu_ranchers.ranch import Ranch, card_refusal


def declare(ranch: Ranch, seat: int, code: str, fits: Callable[[int], bool]) -> Asking[None]:
    """The player says what this wild is; a rank that alone fits is told."""

    def objections(given: Answer) -> Iterator[Refusal]:
        if not fits(cast("int", given)):
            yield card_refusal("wild-no-rank", code)

    ranks = [rank for rank in range(LOW, HIGH + 1) if fits(rank)]
    low, high = (LOW, HIGH) if len(ranks) > 1 else (ranks[0], ranks[0])
    about = {"deck": DECKTET.name, "card": code}
    ranch.board.declared[code] = yield from ranch.table.number(
        "rank", low, high, default=ranks[0], seat=seat, about=about, check=objections
    )
