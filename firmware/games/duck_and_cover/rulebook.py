"""Duck & Cover: twelve ducks each in a grid, a captain who calls, and nobody wants to be splashed.

Each player lays the twelve ducks of a family face up, in three rows of four. The captain turns up one card after the
other. A number is called: who still sees that duck moves it with all that lies under it, onto a neighbouring pile
(cover) or to a free place beside another pile (duck); who has covered it shouts "Coin!". When everybody shouts, the
card is set aside, else it is discarded. Max calls the highest duck that each one sees. Repeat calls the last call
again, unless its number was just set aside or nothing was called yet: then it is set aside itself.

A round ends when so many cards lie aside as make eleven with the players, or when somebody has a single pile. Every
duck still seen adds its splash; the top of a single pile takes its own away. After three rounds the lowest total wins.

The box calls, or a player taps the captain's cards (``captain``); or the box only counts the rounds (``scores``). It
does not follow the grids.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from firmware.engine.asks import Answer, Facts, Refusal
from firmware.engine.game import Result, Rulebook
from firmware.engine.table import NO, YES, Asking, Table
from firmware.games.duck_and_cover.cards import CALLS, CAPTAIN, MAX, NUMBERS, REPEAT
from firmware.games.duck_and_cover.pond import Pond
from firmware.games.duck_and_cover.scoring import driest, splashes

MOVED, COIN, PILE = "moved", "coin", "pile"
OUTCOMES = (MOVED, COIN, PILE)
LIMIT = "limit"


def play(table: Table) -> Rulebook:
    pond = Pond(table)
    for number in range(1, pond.rounds + 1):
        pond.begin_round(number)
        about: Facts = {"round": number, "tracking": table.options["tracking"], "captain": table.options["captain"]}
        yield from table.ready("ready", about=about)
        if pond.follows_calls:
            yield from calls(pond)
        yield from count(pond)
        score(pond)
    return end(pond)


# The calls


def calls(pond: Pond) -> Asking[None]:
    """One card after the other, until the zone is full or somebody has a single pile."""
    pond.board.phase = "calls"
    while not (pond.zone_is_full or pond.ended_by_pile):
        card = yield from turn_up(pond)
        if card == REPEAT:
            yield from repeat(pond)
        else:
            yield from call(pond, card)
    pond.table.tell("round-over", why=PILE if pond.ended_by_pile else LIMIT)


def turn_up(pond: Pond) -> Asking[str]:
    """The next card of the captain, whose empty pile is made of the discard again."""
    if not pond.pile:
        pond.reshuffle()
        pond.table.tell("reshuffled", count=len(pond.pile), captain=pond.table.options["captain"])
    if pond.box_is_captain:
        card = pond.pile[-1]
    else:
        card = yield from captains_card(pond)
    pond.take(card)
    return card


def captains_card(pond: Pond) -> Asking[str]:
    """The card that a player turned up, as long as it can come from the pile."""

    def gone(answer: Answer) -> Iterator[Refusal]:
        card = cast("dict[str, str]", answer)["call"]
        if card not in pond.pile:
            yield Refusal("not-in-pile", {"call": card}, "not-in-pile")

    shown = yield from pond.table.card("captain", CAPTAIN.name, {"call": CALLS}, check=gone)
    return shown["call"]


def call(pond: Pond, card: str) -> Asking[None]:
    """A number, or the highest: set aside when all shout, which nobody can for the highest."""
    pond.board.last_call = card
    outcome = yield from outcome_of(pond, card, again=NO)
    pond.ended_by_pile = outcome == PILE
    if outcome == COIN:
        set_aside(pond, card)
    else:
        pond.throw(card)


def repeat(pond: Pond) -> Asking[None]:
    """The last call again; set aside when there is none that anybody could follow."""
    again = pond.repeatable
    if again is None:
        set_aside(pond, REPEAT)
        return
    outcome = yield from outcome_of(pond, again, again=YES)
    pond.ended_by_pile = outcome == PILE
    pond.throw(REPEAT)


def outcome_of(pond: Pond, card: str, *, again: str) -> Asking[str]:
    """The call, and what the table did: some moved, all shouted, or some moved and somebody now has a single pile."""

    def contradictions(answer: Answer) -> Iterator[Refusal]:
        if answer != COIN:
            if card in pond.board.set_aside:
                yield Refusal("set-aside", {"number": int(card)}, "set-aside")
            return
        if card == MAX:
            yield Refusal("max-moves", {}, "max-moves")
        if again == YES:
            yield Refusal("repeat-moves", {"call": card}, "repeat-moves")

    pond.table.tell("called", call=card, again=again)
    about = {"call": card, "again": again}
    return pond.table.choose("call", "outcome", OUTCOMES, about=about, check=contradictions, brisk=True)


def set_aside(pond: Pond, card: str) -> None:
    pond.put_aside(card)
    pond.table.tell("set-aside", card=card, count=len(pond.board.set_aside), limit=pond.board.limit)


# The count


def count(pond: Pond) -> Asking[None]:
    """Each seat names the ducks it still sees."""
    pond.board.phase = "count"
    for seat in pond.table.everyone:
        seen = yield from visible(pond, seat)
        pond.visible.append(seen)


def visible(pond: Pond, seat: int) -> Asking[list[int]]:
    def contradictions(answer: Answer) -> Iterator[Refusal]:
        seen = numbers(answer)
        aside = {int(card) for card in pond.board.set_aside if card != REPEAT}
        for number in dict.fromkeys(seen):
            if seen.count(number) > 1:
                yield Refusal("duplicate", {"number": number}, "duplicate")
            if number in aside:
                yield Refusal("set-aside", {"number": number}, "set-aside")
        if pond.ended_by_pile and lacks_pile(pond, seen):
            yield Refusal("no-pile", {}, "no-pile")

    answer = yield from pond.table.collect(
        "visible", "number", NUMBERS, low=1, high=len(NUMBERS), seat=seat, check=contradictions
    )
    return numbers(answer)


def numbers(answer: Answer) -> list[int]:
    return list(map(int, cast("Sequence[str]", answer)))


def lacks_pile(pond: Pond, last: Sequence[int]) -> bool:
    """Whether, with this last seat, nobody has a single pile."""
    everybody = [*pond.visible, last]
    return len(everybody) == len(pond.table.seats) and not any(len(seen) == 1 for seen in everybody)


def score(pond: Pond) -> None:
    table = pond.table
    for seat, seen in enumerate(pond.visible):
        why = "pile" if len(seen) == 1 else "splash"
        splashed = splashes(seen, pond.splash)
        for number, points in zip(seen, splashed, strict=True):
            table.award(seat, points, why, number=number)
        together = sum(splashed)
        pond.board.points[seat].append(together)
        table.tell("points", seat=seat, points=together, total=table.totals[seat])


def end(pond: Pond) -> Result:
    """The lowest total; equal ones win together."""
    table = pond.table
    pond.board.phase = "over"
    winners = driest(table.totals)
    if len(winners) == 1:
        table.tell("winner", seat=winners[0], total=min(table.totals))
    else:
        table.tell("winners", winners=winners, total=min(table.totals))
    return Result(winners, tuple(table.totals), "lowest-total")
