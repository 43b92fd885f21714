"""Canardage: six cards in a line, and the last player with a living duck wins.

The ducks of all players and some water are shuffled into a pile, from which six cards make the line. In turn each
player plays one of three action cards, which aims, shoots, moves or protects; a shot duck leaves the line, the others
move up to the head, and the pile fills the tail. A card that can be applied must be: only who can apply none of the
three throws one away. Whoever has lost every duck plays on without a chance to win.

The line is followed card by card (``turns``), or the box only counts who is shot (``deaths``).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import cast

from firmware.engine.asks import Answer, Refusal
from firmware.engine.game import Result, Rulebook
from firmware.engine.table import Asking, Table
from firmware.games.canardage.cards import COLOURS, MANUAL, NONE, WATER
from firmware.games.canardage.deaths import count_deaths
from firmware.games.canardage.effects import EFFECTS
from firmware.games.canardage.legality import against
from firmware.games.canardage.line import SLOTS, Board
from firmware.games.canardage.manual import play_manual
from firmware.games.canardage.settling import DUCK, fill, settle
from firmware.games.canardage.stand import Stand


def play(table: Table) -> Rulebook:
    stand = Stand(table)
    yield from take_colours(stand)
    if table.options["tracking"] == "deaths":
        yield from count_deaths(stand)
        return end(stand)
    yield from fill(stand)
    stand.remember_line()
    turns = cycle(table.clockwise(first_player(stand.board)))
    while not stand.board.is_over:
        yield from turn(stand, next(turns))
    return end(stand)


def take_colours(stand: Stand) -> Asking[None]:
    """Each seat a colour that nobody has; the colours of nobody leave the game."""
    board = stand.board
    for seat in stand.table.everyone:
        left = [colour for colour in COLOURS if colour not in board.colours]
        taken = {
            colour: (Refusal("colour-taken", {"duck": colour, "owner": owner}, "colour-taken"),)
            for owner, colour in enumerate(board.colours)
        }
        colour = yield from stand.table.choose("colour", DUCK, left, seat=seat, barred=taken)
        stand.join(seat, colour)


def first_player(board: Board) -> int:
    """The owner of the duck nearest to the head."""
    return next(board.seat_of(board.top(slot)) for slot in SLOTS if board.top(slot) != WATER)


def turn(stand: Stand, seat: int) -> Asking[None]:
    board = stand.board
    board.turn = seat
    stand.were_in = board.contenders
    stand.end_shields(seat)
    effect = yield from choose_card(stand, seat)
    if effect is None:
        return
    if effect in MANUAL:
        yield from play_manual(stand, seat, effect)
    else:
        yield from EFFECTS[effect](stand, seat)
        yield from settle(stand)


def choose_card(stand: Stand, seat: int) -> Asking[str | None]:
    """The card that is played, or None when one was thrown away because none of the three could be applied."""
    table, board = stand.table, stand.board

    def impossible(given: Answer) -> tuple[Refusal, ...]:
        return against(board, seat, cast("str", given))

    while True:
        about = {"edition": stand.edition}
        effect = yield from table.choose("play", stand.names, stand.playable, seat=seat, about=about, check=impossible)
        if effect != NONE:
            return effect
        if any(against(board, seat, other) for other in stand.effects):
            yield from discard(stand, seat)
            return None
        table.tell("all-playable", seat=seat)


def discard(stand: Stand, seat: int) -> Asking[None]:
    """Throw away a card that cannot be applied, and hear why it cannot."""
    table, board = stand.table, stand.board

    def playable(given: Answer) -> Iterator[Refusal]:
        if not against(board, seat, cast("str", given)):
            yield Refusal("playable", {"facet": stand.names, "option": cast("str", given)}, "must-play")

    effect = yield from table.choose("discard", stand.names, stand.effects, seat=seat, check=playable)
    table.tell("discarded", seat=seat, facet=stand.names, option=effect)
    for reason in against(board, seat, effect):
        table.tell(f"refusal-{reason.code}", **reason.facts)


def end(stand: Stand) -> Result:
    """The last with a living duck; or, when one card killed the last ducks of all, those who still had one."""
    table, board = stand.table, stand.board
    board.turn = None
    if board.contenders:
        table.tell("winner", seat=board.contenders[0])
        return Result(board.contenders, tuple(table.totals), "last-duck")
    table.tell("winners", winners=stand.were_in)
    return Result(stand.were_in, tuple(table.totals), "last-together")
