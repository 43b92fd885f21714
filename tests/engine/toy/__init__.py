"""A small game that asks in all six ways, with chance, points, checks and options, to prove the engine's laws on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import cast

from firmware.engine.asks import Answer, Facts, Refusal
from firmware.engine.game import Deck, Game, Option, Result, Rulebook
from firmware.engine.table import Asking, Table

KINDS = ("apple", "pear", "plum")
FRUIT = Deck.crossed("fruit", kind=KINDS, size=("big", "small"))
MOST = {"apple": 3, "pear": 2, "plum": 4}


@dataclass
class Board:
    round: int = 0
    seen: list[str] = field(default_factory=list)
    baskets: list[dict[str, int]] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)


def play(table: Table) -> Rulebook:
    board = Board(baskets=[{} for _ in table.everyone], rows=[[] for _ in table.everyone])
    table.board = board
    first = yield from table.choose_seat("first")
    for board.round in range(1, int(table.options["rounds"]) + 1):
        yield from table.ready("deal", about={"round": board.round})
        for seat in table.clockwise(first):
            yield from turn(table, board, seat)
        lucky = table.random.choice(table.everyone)
        table.tell("lucky", seat=lucky)
        table.award(lucky, table.random.randint(1, 6), "luck")
    best = max(table.totals)
    winners = tuple(seat for seat in table.everyone if table.totals[seat] == best)
    return Result(winners, tuple(table.totals), "most")


def turn(table: Table, board: Board, seat: int) -> Asking[None]:
    bid = yield from table.number("bid", 0, 5, default=2, seat=seat)
    basket = yield from table.tally("basket", "kind", MOST, sum=5, seat=seat, check=not_all_three)
    board.baskets[seat] = dict(basket)
    card = yield from table.card("shown", "fruit", FRUIT.facets, seat=seat, check=lambda given: seen(board, given))
    code = ".".join(card[facet] for facet in FRUIT.facets)
    board.seen.append(code)
    board.rows[seat] = list((yield from table.collect("row", "kind", KINDS, high=3, seat=seat, check=no_double)))
    table.award(seat, sum(basket.values()), "basket", count=sum(basket.values()))
    if (yield from table.yes("double", seat=seat)):
        table.award(seat, bid - 2, "double", bid=bid)
    table.tell("turn-over", seat=seat, total=table.totals[seat])


def not_all_three(given: Answer) -> Sequence[Refusal]:
    tally = cast("dict[str, int]", given)
    return [Refusal("three-kinds", {}, "basket")] if all(tally.get(kind) for kind in KINDS) else []


def seen(board: Board, given: Answer) -> Iterator[Refusal]:
    card = cast("dict[str, str]", given)
    code = ".".join(card[facet] for facet in FRUIT.facets)
    if code in board.seen:
        yield Refusal("card-seen", {"deck": "fruit", "card": code})


def no_double(given: Answer) -> Sequence[Refusal]:
    facts: Facts = {"facet": "kind"}
    items = cast("list[str]", given)
    doubles = sorted({item for item in items if items.count(item) > 1})
    return [Refusal("double-kind", {**facts, "option": kind}, "row") for kind in doubles]


GAME = Game(
    name="toy",
    version=1,
    seats=(2, 3),
    play=play,
    package="tests.engine.toy",
    options=(Option("rounds", ("1", "2"), "2"), Option("extras", ("sun", "rain"), "", many=True)),
    decks=(FRUIT,),
    facets={"kind": KINDS, "size": ("big", "small")},
    facts={"kind": "kind", "size": "size"},
)
