"""What follows every change of the line: who is out is told, the tail is filled, and the line is told if it moved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from firmware.engine.asks import Answer, Refusal
from firmware.engine.table import Asking
from firmware.games.canardage.cards import COLOURS, LINE_DECK
from firmware.games.canardage.stand import Stand

DUCK = "duck"


def settle(stand: Stand) -> Asking[None]:
    """A game that is over is left as it lies."""
    stand.tell_eliminated(stand.were_in)
    if not stand.board.is_over:
        yield from fill(stand)
        stand.tell_line()


def fill(stand: Stand) -> Asking[None]:
    """Cards from the top of the pile, until there are six in the line."""
    board = stand.board
    if board.is_full:
        return

    def too_many(given: Answer) -> Iterator[Refusal]:
        card = cast("dict[str, str]", given)[DUCK]
        if not board.in_pile(card):
            yield Refusal("too-many", {DUCK: card}, "too-many")

    strangers = {
        colour: (Refusal("colour-not-in-game", {DUCK: colour}, "colour-not-in-game"),)
        for colour in COLOURS
        if colour not in board.colours
    }
    while not board.is_full:
        left = board.pile_kinds
        # The same keys name the same cards all game long; only what is certain is not asked.
        kinds = left if len(left) == 1 else board.kinds
        card = yield from stand.table.card(
            "line",
            LINE_DECK.name,
            {DUCK: kinds},
            about={"slot": len(board.line) + 1},
            barred={DUCK: strangers},
            check=too_many,
        )
        board.turn_up(card[DUCK])
