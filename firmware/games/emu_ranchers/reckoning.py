"""The end of a year: birds are shown and scored, the Excuse drops one, and the years add up.

Each bird is written into the ledger card by card, so that asking why reads its account.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import cast

from firmware.engine.asks import Answer, Facts, Refusal
from firmware.engine.table import NOBODY, Asking, Table
from firmware.games.emu_ranchers.birds import is_bird
from firmware.games.emu_ranchers.cards import BOX, DECKTET, EXCUSE, is_wild
from firmware.games.emu_ranchers.ranch import Ranch
from firmware.games.emu_ranchers.scoring import Scored, score, worst
from firmware.games.emu_ranchers.wilds import declare

MOST_SHOWN = 12


def show_birds(ranch: Ranch) -> Asking[None]:
    """Only the table's birds are known: each seat shows its own, one by one, and an empty list when that was all."""
    points: list[list[int]] = [[] for _ in ranch.table.everyone]
    for seat in ranch.table.everyone:
        while cards := (yield from show_bird(ranch, seat)):
            if ranch.declares:
                yield from declare_wilds(ranch, seat, cards)
            ranch.show(seat, cards)
            points[seat].append(reckon_bird(ranch, seat, len(ranch.birds(seat)), cards))
    yield from close_year(ranch, points)


def show_bird(ranch: Ranch, seat: int) -> Asking[Sequence[str]]:
    def objections(given: Answer) -> Iterator[Refusal]:
        return ranch.against_bird(cast("Sequence[str]", given))

    about: Facts = {"stage": "show", "count": len(ranch.birds(seat))}
    cards = yield from ranch.table.collect(
        "bird",
        DECKTET.name,
        ranch.cards,
        deck=DECKTET.name,
        high=MOST_SHOWN,
        seat=seat,
        about=about,
        check=objections,
    )
    return cards


def declare_wilds(ranch: Ranch, seat: int, cards: Sequence[str]) -> Asking[None]:
    """What each wild was said to be when it was played."""
    for code in filter(is_wild, cards):
        yield from declare(ranch, seat, code, partial(fits, ranch, cards, code))


def fits(ranch: Ranch, cards: Sequence[str], code: str, rank: int) -> bool:
    """Whether the bird can be read with this rank of this wild, beside what was already said."""
    return is_bird(cards, {**ranch.board.declared, code: rank})


def reckon(ranch: Ranch) -> Asking[None]:
    """All birds of a year that was followed."""
    points = [
        [reckon_bird(ranch, seat, bird, cards) for bird, cards in enumerate(birds, start=1)]
        for seat, birds in enumerate(ranch.board.birds)
    ]
    yield from close_year(ranch, points)


def reckon_bird(ranch: Ranch, seat: int, bird: int, cards: Sequence[str]) -> int:
    """Write a bird into the ledger and tell it; gives its points."""
    table, scored = ranch.table, score(cards, ranch.board.declared)
    if scored.pays:
        award_payment(table, seat, bird, cards, scored)
    else:
        missing = BOX.upkeep - scored.worth
        table.award(seat, -missing, "short", bird=bird, worth=scored.worth, missing=missing)
        for place in scored.honours:
            table.award(seat, -BOX.bonus, "honour-lost", bird=bird, deck=DECKTET.name, card=cards[place])
    paid, kept = ([cards[place] for place in places] for places in (scored.paid, scored.kept))
    table.tell("bird-scored", seat=seat, bird=bird, points=scored.points, kept=kept, paid=paid)
    return scored.points


def award_payment(table: Table, seat: int, bird: int, cards: Sequence[str], scored: Scored) -> None:
    """First what pays, with the sum so far, then what is kept."""
    sum_paid = 0
    for place in scored.paid:
        rank, code = scored.ranks[place], cards[place]
        sum_paid += rank
        table.award(seat, 0, "paid", bird=bird, deck=DECKTET.name, card=code, rank_value=rank, worth=sum_paid)
    for place in scored.kept:
        rank, code = scored.ranks[place], cards[place]
        points = BOX.bonus if place in scored.honours else rank
        table.award(seat, points, "kept", bird=bird, deck=DECKTET.name, card=code)


def close_year(ranch: Ranch, points: Sequence[Sequence[int]]) -> Asking[None]:
    """The Excuse drops the worst bird of its holder; then the year is told."""
    table, board = ranch.table, ranch.board
    sums = [sum(of) for of in points]
    holder = (yield from ask_holder(ranch)) if EXCUSE in ranch.cards else None
    if holder is not None:
        sums[holder] += excuse(ranch, holder, points[holder])
    for seat in table.everyone:
        board.years[seat].append(sums[seat])
        table.tell("year-score", seat=seat, points=sums[seat], total=table.totals[seat])


def ask_holder(ranch: Ranch) -> Asking[int | None]:
    """Who held the Excuse; told when everybody has seen it."""
    seats = [str(seat) for seat in ranch.table.everyone]
    known = [str(seat) for seat, held in enumerate(ranch.held) if EXCUSE in held]
    options = known or ([NOBODY] if EXCUSE in ranch.discards else [*seats, NOBODY])
    holder = yield from ranch.table.choose("excuse", "seat", options, about={"facet": "seat"})
    return None if holder == NOBODY else int(holder)


def excuse(ranch: Ranch, seat: int, points: Sequence[int]) -> int:
    """The points that the Excuse gives back."""
    place = worst(points)
    if place is None:
        ranch.table.tell("excuse-idle", seat=seat)
        return 0
    ranch.table.award(seat, -points[place], "excused", bird=place + 1)
    ranch.table.tell("excuse-used", seat=seat, bird=place + 1, points=-points[place])
    return -points[place]
