"""What follows every change of the line: who is out is told, the tail is filled, and the line is told if it moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
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
        if not stand.board.is_full:
            yield from fill(stand)
        stand.tell_line()


@cache
def strangers(colours: tuple[str, ...]) -> Mapping[str, Mapping[str, tuple[Refusal, ...]]]:
    """Against ducks of any other colour than these."""
    code = "colour-not-in-game"
    return {DUCK: {other: (Refusal(code, {DUCK: other}, code),) for other in COLOURS if other not in colours}}


def fill(stand: Stand) -> Asking[None]:
    """Cards from the top of the pile, until there are six in the line."""
    board = stand.board
    # The same keys name the same cards all game long; only what is certain is not asked.
    facets, barred = {DUCK: board.kinds}, strangers(tuple(board.colours))

    def too_many(given: Answer) -> Sequence[Refusal]:
        card = cast("dict[str, str]", given)[DUCK]
        return () if board.in_pile(card) else (Refusal("too-many", {DUCK: card}, "too-many"),)

    while not board.is_full:
        only = board.only_kind
        card = yield from stand.table.card(
            "line",
            LINE_DECK.name,
            facets if only is None else {DUCK: (only,)},
            about={"slot": len(board.line) + 1},
            barred=barred,
            check=too_many,
        )
        board.turn_up(card[DUCK])
