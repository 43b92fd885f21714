"""Only the dead are counted: the table plays by itself and says which duck was shot."""

from __future__ import annotations

from firmware.engine.asks import Refusal
from firmware.engine.table import Asking
from firmware.games.canardage.cards import COLOURS
from firmware.games.canardage.line import Board
from firmware.games.canardage.settling import DUCK
from firmware.games.canardage.stand import Stand

VICTIM = "victim"
"""The family of what may have been shot."""
LAST_TOGETHER = "none-left"
"""One card shot the last ducks of the two who still had one."""
REVIVE = "revive"


def count_deaths(stand: Stand) -> Asking[None]:
    board = stand.board
    board.forget_line()
    while not board.is_over:
        stand.were_in = board.contenders
        shot = yield from stand.table.choose("shot", VICTIM, countable(stand), barred=uncountable(board))
        if shot == REVIVE:
            yield from revive(stand)
            continue
        last = [board.colours[seat] for seat in board.contenders] if shot == LAST_TOGETHER else [shot]
        for colour in last:
            stand.bury(colour)
        stand.tell_eliminated(stand.were_in)


def countable(stand: Stand) -> tuple[str, ...]:
    board = stand.board
    colours = tuple(colour for colour in board.kinds if board.alive.get(colour))
    last = (LAST_TOGETHER,) if may_fall_together(board) else ()
    can_revive = REVIVE in stand.effects and any(board.dead.values())
    return (*colours, *last, *((REVIVE,) if can_revive else ()))


def uncountable(board: Board) -> dict[str, tuple[Refusal, ...]]:
    barred: dict[str, tuple[Refusal, ...]] = {}
    for colour in COLOURS:
        if not board.alive.get(colour):
            code = "no-duck-left" if colour in board.dead else "colour-not-in-game"
            barred[colour] = (Refusal(code, {DUCK: colour}, code),)
    if not may_fall_together(board):
        barred[LAST_TOGETHER] = (Refusal("ducks-left", {"count": sum(board.alive.values())}, "ducks-left"),)
    return barred


def may_fall_together(board: Board) -> bool:
    """One card kills two ducks at most."""
    return len(board.contenders) == sum(board.alive.values()) == 2


def revive(stand: Stand) -> Asking[None]:
    """A dead duck of whatever colour comes back."""
    board = stand.board
    dead = [colour for colour in board.kinds if board.dead.get(colour)]
    barred = {
        colour: (Refusal(code, {DUCK: colour}, code),)
        for colour in COLOURS
        if colour not in dead
        for code in ("none-dead" if colour in board.dead else "colour-not-in-game",)
    }
    colour = yield from stand.table.choose("revived", DUCK, dead, seat=board.turn, barred=barred)
    stand.revive(colour)
