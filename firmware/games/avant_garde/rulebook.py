"""Avant-Garde: lay an exhibition, earn by it, buy better cards, and be given prizes, round after round.

Each round everybody lays a chain at the same time: each card shares its colour or its number with the one before.
Then, from the first player clockwise, each earns a dollar a card, what the patrons of the numbers laid pay, and what
a coin or a hidden gem adds; buys top cards of the gallery; and takes prizes for all that was earned, spent or not. Who
spends not all gets a coin for later. The last prize of the pile makes the round the last. Most prizes win; of equals,
who earned most in the last round.

Patrons are not played by the box: those that pay for cards laid are reckoned, all else is told as other dollars. The
table may also tell no more than what each earned each round (``scores``): then the box knows no chain, coin or pile.
"""

from __future__ import annotations

from firmware.engine.game import Result, Rulebook
from firmware.engine.table import RANDOM, Asking, Table
from firmware.games.avant_garde.cards import CARDS, MOST_LAID, PILES
from firmware.games.avant_garde.patrons import Patrons
from firmware.games.avant_garde.salon import Salon
from firmware.games.avant_garde.scoring import leading, prizes

USUAL_CHAIN = 5
RENEW, DONE = "renew", "done"


def play(table: Table, patrons: Patrons) -> Rulebook:
    salon = Salon(table, patrons)
    yield from choose_patrons(salon)
    yield from choose_first(salon)
    while not salon.board.last_round:
        salon.open_round()
        if salon.follows_turns:
            yield from exhibition(salon)
            yield from purchase(salon)
        else:
            yield from counted_round(salon)
        if not salon.board.last_round:
            salon.close_round()
    salon.board.phase = "over"
    return end(salon)


def choose_patrons(salon: Salon) -> Asking[None]:
    """One for each number; where none is named, the basic set's."""
    patrons = salon.patrons
    chosen = yield from salon.table.collect(
        "patrons", "patron", tuple(patrons.by_id), high=len(PILES), check=patrons.doubled
    )
    salon.bring_in(chosen)


def choose_first(salon: Salon) -> Asking[None]:
    """Somebody, or chance."""
    table = salon.table
    seats = tuple(map(str, table.everyone))
    named = yield from table.choose("first", "seat", (*seats, RANDOM))
    if named != RANDOM:
        salon.board.first = int(named)
        return
    salon.board.first = table.random.choice(table.everyone)
    table.tell("first", seat=salon.board.first)


# The exhibition


def exhibition(salon: Salon) -> Asking[None]:
    salon.board.phase = "exhibition"
    for seat in salon.table.clockwise(salon.first):
        if salon.sees_cards:
            yield from show_chain(salon, seat)
        else:
            yield from count_chain(salon, seat)


def show_chain(salon: Salon, seat: int) -> Asking[None]:
    """Card by card, so that the links can be looked at."""
    codes = yield from salon.table.collect(
        "chain",
        CARDS.name,
        tuple(CARDS.cards),
        deck=CARDS.name,
        high=MOST_LAID,
        seat=seat,
        about=opening(salon, seat),
        check=salon.unlinked,
    )
    salon.lay(seat, codes)


def count_chain(salon: Salon, seat: int) -> Asking[None]:
    """How many cards, and how many of the numbers that pay."""
    table, board = salon.table, salon.board
    board.chain[seat] = yield from table.number(
        "chain", 0, MOST_LAID, default=USUAL_CHAIN, seat=seat, about=opening(salon, seat)
    )
    cards = board.chain[seat]
    if cards and salon.paying:
        salon.laid[seat] = yield from table.tally(
            "laid",
            "number",
            dict.fromkeys(salon.paying, cards),
            sum=cards,
            over="more-than-laid",
            seat=seat,
            cards=salon.counting,
        )


def opening(salon: Salon, seat: int) -> dict[str, int | bool]:
    return {"round": salon.board.round, "opens": seat == salon.first, "shown": salon.sees_cards}


# The purchase


def purchase(salon: Salon) -> Asking[None]:
    salon.board.phase = "purchase"
    for seat in salon.table.clockwise(salon.first):
        yield from turn(salon, seat)


def turn(salon: Salon, seat: int) -> Asking[None]:
    """Earn, buy, take prizes for all that was earned; a coin for what was not spent."""
    board = salon.board
    powers = salon.powers(seat)
    dollars = board.chain[seat] + sum(powers.values())
    other = yield from salon.table.number(
        "other", -9, 60, default=0, seat=seat, about={"dollars": dollars}, cards=salon.told_by_hand
    )
    earned = max(0, dollars + other)
    spent_coin = yield from spend_coin(salon, seat, earned)
    earned += spent_coin
    left = yield from shop(salon, seat, earned)
    write_earnings(salon, seat, powers, other, spent_coin)
    reward(salon, seat, earned)
    if left and not spent_coin and not board.coins[seat]:
        board.coins[seat] = 1
        salon.table.tell("coin-gained", seat=seat)


def spend_coin(salon: Salon, seat: int, dollars: int) -> Asking[bool]:
    """At will, for one dollar more."""
    if not salon.board.coins[seat]:
        return False
    spends = yield from salon.table.yes("coin", seat=seat, about={"dollars": dollars})
    if spends:
        salon.board.coins[seat] = 0
    return spends


def shop(salon: Salon, seat: int, left: int) -> Asking[int]:
    """Top cards for their number, as long as the money lasts; one renewal a turn. Returns what is left."""
    renewed = False
    while True:
        barred = salon.against(left, renewed)
        options = tuple(what for what in (*PILES, RENEW, DONE) if what not in barred)
        bought = yield from salon.table.choose("buy", "buy", options, seat=seat, about={"left": left}, barred=barred)
        if bought == DONE:
            return left
        if bought == RENEW:
            renewed = True
        else:
            left -= int(bought)
            salon.board.gallery[bought] -= 1


def write_earnings(salon: Salon, seat: int, powers: dict[str, int], other: int, coin: bool) -> None:
    """Where the dollars came from, for who asks why."""
    table = salon.table
    table.award(seat, 0, "chain", dollars=salon.board.chain[seat])
    for patron, dollars in powers.items():
        table.award(seat, 0, "patron", patron=patron, dollars=dollars)
    if other:
        table.award(seat, 0, "other", dollars=other)
    if coin:
        table.award(seat, 0, "coin")


def reward(salon: Salon, seat: int, earned: int) -> None:
    """Prizes for all that was earned this turn, whatever was spent."""
    table, board = salon.table, salon.board
    gained = prizes(earned)
    board.earned[seat] = earned
    improvised = salon.take_prizes(gained)
    table.award(seat, gained, "prizes", dollars=earned)
    table.tell("earned", seat=seat, dollars=earned)
    table.tell("prizes", seat=seat, gained=gained, total=table.totals[seat])
    if improvised:
        table.tell("improvised", seat=seat, count=improvised)
    if not board.prize_pile and not board.last_round:
        board.last_round = True
        table.tell("last-round", by=seat)


# Only what was earned


def counted_round(salon: Salon) -> Asking[None]:
    salon.board.phase = "purchase"
    for seat in salon.table.clockwise(salon.first):
        earned = yield from salon.table.number("earned", 0, 99, seat=seat, about=opening(salon, seat))
        reward(salon, seat, earned)


def end(salon: Salon) -> Result:
    """Most prizes; of equals, who earned most in this last round; of equals again, together."""
    table, earned = salon.table, salon.board.earned
    winners = leading(table.totals, earned)
    total, dollars = table.totals[winners[0]], earned[winners[0]]
    tied = table.totals.count(total) > len(winners)
    if len(winners) == 1:
        table.tell("winner", seat=winners[0], total=total, dollars=dollars, tied=tied)
    else:
        table.tell("winners", winners=winners, total=total, dollars=dollars, tied=tied)
    return Result(winners, tuple(table.totals), reason(len(winners), tied))


def reason(winners: int, tied: bool) -> str:
    if winners > 1:
        return "shared"
    return "last-round-dollars" if tied else "most-prizes"
