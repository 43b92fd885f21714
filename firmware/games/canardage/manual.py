"""Cards of which only the stickers are known: the table says step by step what they do, and the box does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from firmware.engine.asks import Answer, Refusal
from firmware.engine.table import Asking
from firmware.games.canardage.effects import (
    EFFECTS,
    Effect,
    choose_beside,
    choose_pair,
    choose_slot,
)
from firmware.games.canardage.legality import against, against_aim
from firmware.games.canardage.line import PAIRS, SLOTS
from firmware.games.canardage.settling import settle
from firmware.games.canardage.stand import Stand

DONE: Final = "done"
ACTS: Final[Mapping[str, str]] = {
    "aim": "aim",
    "unaim": "unaim",
    "move": "move",
    "shoot": "sniper",
    "swap": "swap",
    "march": "march",
    "reorder": "reorder",
    "revive": "revive",
    "clear": "clear_targets",
}
"""What each step is, among the effects and what only such a card can do; it shoots without a target, like a sniper."""
PRIMITIVES: Final = (*ACTS, DONE)


def play_manual(stand: Stand, seat: int, card: str) -> Asking[None]:
    """One step after the other, each settled, until the table says that the card is done or the game is over."""
    board = stand.board

    def impossible(given: Answer) -> tuple[Refusal, ...]:
        return () if given == DONE else against(board, seat, ACTS[cast("str", given)])

    about = {"facet": stand.names, "option": card}
    while not board.is_over:
        stand.were_in = board.contenders
        step = yield from stand.table.choose(
            "primitive", "primitive", PRIMITIVES, seat=seat, about=about, check=impossible
        )
        if step == DONE:
            return
        yield from STEPS[ACTS[step]](stand, seat)
        yield from settle(stand)


def unaim(stand: Stand, seat: int) -> Asking[None]:
    stand.unaim((yield from choose_slot(stand, seat, "unaim")))


def move(stand: Stand, seat: int) -> Asking[None]:
    """A target goes to a neighbouring slot that has none."""
    slot = yield from choose_slot(stand, seat, "move", "from")
    verdicts = {other: against_aim(stand.board, seat, other) for other in SLOTS}
    stand.move_target(slot, (yield from choose_beside(stand, seat, "move", "slot", slot, verdicts)))


def swap(stand: Stand, seat: int) -> Asking[None]:
    """Any two neighbouring stacks, whoever's they are."""
    front, back = yield from choose_pair(stand, seat, "swap", dict.fromkeys(PAIRS, ()))
    stand.board.swap(front, back)


STEPS: Final[Mapping[str, Effect]] = {**EFFECTS, "unaim": unaim, "move": move, "swap": swap}
