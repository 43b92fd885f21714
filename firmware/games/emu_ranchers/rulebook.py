"""Emu Ranchers: two ranchers raise birds of the Decktet, and each bird must earn its upkeep.

A year begins with six cards each. In turn a player hatches a bird with a card, grows one with another, or discards;
then draws. A bird shares a suit, and its ranks only rise or only fall. The year ends with the last card of the pile;
both may still lay cards on their birds, and each bird is scored. Whoever held the Excuse drops their worst losing bird.
The starter alternates, and the highest total after all years wins.

Moves are refereed one by one (``turns``), or the box scores the birds that lie there when a year is over (``birds``).
"""

from __future__ import annotations

from firmware.engine.game import Result, Rulebook
from firmware.engine.table import RANDOM, Asking, Table
from firmware.games.emu_ranchers.cards import BOX
from firmware.games.emu_ranchers.ranch import Ranch
from firmware.games.emu_ranchers.reckoning import reckon, show_birds
from firmware.games.emu_ranchers.turns import last_laying, take_turns


def play(table: Table) -> Rulebook:
    ranch = Ranch(table)
    yield from choose_starter(ranch)
    for number in range(1, ranch.years + 1):
        if number > 1:
            ranch.board.starter = table.left_of(ranch.starter)
        yield from year(ranch, number)
    return end(table)


def choose_starter(ranch: Ranch) -> Asking[None]:
    """Whoever the table names, or chance; afterwards it alternates."""
    table = ranch.table
    named = yield from table.choose("starter", "seat", (*map(str, table.everyone), RANDOM))
    if named == RANDOM:
        ranch.board.starter = table.random.choice(table.everyone)
        table.tell("starter", seat=ranch.starter)
    else:
        ranch.board.starter = int(named)


def year(ranch: Ranch, number: int) -> Asking[None]:
    ranch.clear()
    ranch.board.year = number
    about = {"year": number, "count": BOX.hand, "starter": ranch.starter}
    yield from ranch.table.ready("year", about=about)
    if ranch.follows_turns:
        yield from take_turns(ranch)
        yield from last_laying(ranch)
        yield from reckon(ranch)
    else:
        yield from show_birds(ranch)


def end(table: Table) -> Result:
    """The highest total; equal ones win together."""
    best = max(table.totals)
    winners = tuple(seat for seat in table.everyone if table.totals[seat] == best)
    if len(winners) == 1:
        table.tell("winner", seat=winners[0], total=best)
    else:
        table.tell("winners", winners=winners, total=best)
    return Result(winners, tuple(table.totals), "highest-total")
