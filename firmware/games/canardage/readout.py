"""The public table in words: the whole line, who is aimed at, the player's own ducks, and the rest; and slot by slot.

The first line is what INFO says at once, the next two are what its first page says, and each slot has a key there.
Hands and the order of the pile are secret, and the board that is read here knows neither.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from firmware.engine.asks import Value
from firmware.engine.table import Message
from firmware.games.canardage.line import SLOTS, Board


def read_out(board: Board) -> Sequence[Message]:
    """What anybody at the table may see, most needed first."""
    if not board.line:
        return tuple(_lives(board))
    return (*_overview(board), *_lives(board), Message("table-pile", {"count": board.pile}))


def read_slots(board: Board) -> Sequence[Message]:
    """From the head: what shows in each slot, whose it is, and what else lies there."""
    return tuple(_slots(board))


def _overview(board: Board) -> Iterator[Message]:
    yield Message("table-line", {"ducks": [stack[0] for stack in board.line]})
    aimed = [slot for slot in board.targets if slot <= len(board.line)]
    yield Message("table-targets", {"slots": list(map(str, aimed)), "ducks": [board.top(slot) for slot in aimed]})
    if board.turn is not None:
        yield _own(board, board.turn)


def _slots(board: Board) -> Iterator[Message]:
    for slot in SLOTS[: len(board.line)]:
        duck, under = board.top(slot), board.under(slot)
        about: dict[str, Value] = {
            "slot": slot,
            "duck": duck,
            "owner": board.owner(duck),
            "aimed": slot in board.targets,
            "guard": board.shields.get(slot),
            "below": None if under is None else board.seat_of(under),
        }
        yield Message("table-slot", about)


def _lives(board: Board) -> Iterator[Message]:
    for seat, colour in enumerate(board.colours):
        yield Message("table-lives", {"seat": seat, "duck": colour, "left": board.alive[colour]})


def _own(board: Board, seat: int) -> Message:
    """Where the ducks of this seat are, as far as anybody can see."""
    colour = board.colours[seat]
    shown = [str(slot) for slot in SLOTS[: len(board.line)] if board.top(slot) == colour]
    hidden = [str(slot) for slot in SLOTS[: len(board.line)] if board.under(slot) == colour]
    return Message("table-own", {"seat": seat, "slots": shown, "covers": hidden, "left": board.alive[colour]})
