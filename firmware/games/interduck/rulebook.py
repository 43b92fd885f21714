"""InterDuck, four seasons of fashion in duck art: who exposes what makes what everybody has exposed worth points.

Each season every player is dealt works; the next one of the deck is turned up as the trend. From the Oya clockwise,
each exposes one work in a collection of their own and applies its symbol, until one epoch is face up for the sixth
time (the fifth with two players), or until nobody has a card. Then the three epochs exposed most get the tokens 3, 2
and 1, which add up on the epoch cards from season to season; everybody may slip in extra works; and each work of an
epoch that got a token this season scores all that lies at its card. The highest total after four seasons wins.

Works are followed one by one (``turns``), or only counted at each season's end (``counts``): then the box knows no
hands, no deck and no face-down works, and what closed the exposition was seen by the table alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from firmware.engine.game import Result, Rulebook
from firmware.engine.table import NO, YES, Asking, Table
from firmware.games.interduck.cards import BOX, EPOCHS, WORKS
from firmware.games.interduck.gallery import Gallery
from firmware.games.interduck.scoring import rank, values

EPOCH_ALONE = {"epoch": EPOCHS}


def play(table: Table) -> Rulebook:
    gallery = Gallery(table)
    board = gallery.board
    board.oya = yield from table.choose_seat("oya")
    for board.season in range(1, BOX.seasons + 1):
        yield from deal(gallery)
        yield from turn_up_trend(gallery)
        if gallery.follows_turns:
            yield from exposition(gallery)
        else:
            yield from counted_exposition(gallery)
        yield from scoring(gallery)
    board.phase = "over"
    return end(table)


def deal(gallery: Gallery) -> Asking[None]:
    """The same number of cards for everybody; what is left, shared evenly, when drawing has emptied the deck."""
    gallery.board.phase = "deal"
    gallery.board.last_exposer = None
    season = gallery.board.season
    cards = min(gallery.dealing.deals[season - 1], gallery.deck // len(gallery.hands))
    if not cards:
        return
    yield from gallery.table.ready("deal", about={"season": season, "cards": cards})
    for seat in gallery.table.everyone:
        gallery.take(cards)
        gallery.hands[seat] += cards


def turn_up_trend(gallery: Gallery) -> Asking[None]:
    """The trend belongs to nobody and its symbol does nothing, but it counts."""
    if not gallery.deck or not any(gallery.left(epoch) for epoch in EPOCHS):
        gallery.table.tell("trend-none")
        return
    about = {"season": gallery.board.season}
    trend = yield from gallery.table.card("trend", WORKS.name, EPOCH_ALONE, about=about, check=gallery.work_unprinted)
    gallery.turn_up(trend["epoch"])


# The exposition, work by work


def exposition(gallery: Gallery) -> Asking[None]:
    table, board = gallery.table, gallery.board
    board.phase = "exposition"
    for seat in cycle(table.clockwise(gallery.oya)):
        if not any(gallery.hands):
            table.tell("exposition-empty", by=board.last_exposer)
            return
        if not gallery.hands[seat]:
            table.tell("passed", seat=seat)
            continue
        yield from turn(gallery, seat)
        epoch = gallery.closing()
        if epoch is not None:
            table.tell("exposition-closed", epoch=epoch, by=seat, count=board.counts[EPOCHS.index(epoch)])
            return


def turn(gallery: Gallery, seat: int) -> Asking[None]:
    """One work; its symbol counts unless the work closes."""
    work = yield from gallery.table.card("expose", WORKS.name, WORKS.facets, seat=seat, check=gallery.work_unprinted)
    gallery.board.last_exposer = seat
    expose(gallery, seat, work["epoch"])
    if gallery.closing() is not None:
        return
    match work["symbol"]:
        case "draw":
            draw(gallery, seat)
        case "three_people":
            yield from everyone(gallery, seat)
        case "double":
            yield from second(gallery, seat, work["epoch"])
        case "hidden":
            yield from face_down(gallery, seat)
        case "bonus":
            yield from bonus(gallery, seat)


def expose(gallery: Gallery, seat: int, epoch: str) -> None:
    """Told, unless it closes: then the closing tells it."""
    gallery.expose(seat, epoch)
    if gallery.closing() is None:
        count = gallery.board.counts[EPOCHS.index(epoch)]
        gallery.table.tell("exposed", seat=seat, epoch=epoch, count=count)


def draw(gallery: Gallery, seat: int) -> None:
    """Compulsory, but the cards of later deals and trends stay in the deck."""
    if gallery.deck > gallery.reserve():
        gallery.take(1)
        gallery.hands[seat] += 1
        gallery.table.tell("draw-card", seat=seat, deck=gallery.deck)
    else:
        gallery.table.tell("draw-none", seat=seat, deck=gallery.deck)


def everyone(gallery: Gallery, active: int) -> Asking[None]:
    """All who have a card lay one, all turn up at once; their symbols do nothing, and closing is tested after all."""
    if any(gallery.hands):
        gallery.table.tell("everyone-lays")
    laid: list[tuple[int, str]] = []
    for seat in gallery.table.clockwise(active):
        if gallery.hands[seat]:
            work = yield from gallery.table.card(
                "everyone", WORKS.name, EPOCH_ALONE, seat=seat, check=gallery.work_unprinted
            )
            gallery.chosen[EPOCHS.index(work["epoch"])] += 1
            laid.append((seat, work["epoch"]))
    gallery.chosen = [0] * len(EPOCHS)
    for seat, epoch in laid:
        gallery.expose(seat, epoch)
        count = gallery.board.counts[EPOCHS.index(epoch)]
        gallery.table.tell("exposed", seat=seat, epoch=epoch, count=count)


def second(gallery: Gallery, seat: int, epoch: str) -> Asking[None]:
    """A second work of the same epoch, at will; its symbol does nothing, and it can close."""
    if not gallery.hands[seat]:
        return
    options = (YES, NO) if gallery.left(epoch) else (NO,)
    answer = yield from gallery.table.choose("second", "yes-no", options, seat=seat, about={"epoch": epoch})
    if answer == YES:
        expose(gallery, seat, epoch)


def face_down(gallery: Gallery, seat: int) -> Asking[None]:
    """Any work, face down at will; it does not count for closing."""
    if gallery.hands[seat] and (yield from gallery.table.yes("face_down", seat=seat)):
        gallery.hands[seat] -= 1
        gallery.board.face_down[seat] += 1
        gallery.table.tell("face-down", seat=seat, count=gallery.board.face_down[seat])


def bonus(gallery: Gallery, seat: int) -> Asking[None]:
    """Compulsory while tokens remain, on any epoch card."""
    table, board = gallery.table, gallery.board
    if not board.bonus_stock:
        table.tell("bonus-none")
        return
    epoch = yield from table.choose("bonus", "epoch", EPOCHS, seat=seat, about={"stock": board.bonus_stock})
    gallery.place_bonus(epoch)
    table.tell("bonus-placed", seat=seat, epoch=epoch, count=board.tokens.bonus[EPOCHS.index(epoch)])


# The exposition, counted when it is over


def counted_exposition(gallery: Gallery) -> Asking[None]:
    table, board = gallery.table, gallery.board
    board.phase = "exposition"
    placed = yield from table.tally(
        "bonus",
        "epoch",
        dict.fromkeys(EPOCHS, board.bonus_stock),
        sum=board.bonus_stock,
        over="bonus-exhausted",
        about={"stock": board.bonus_stock},
    )
    for epoch, tokens in placed.items():
        gallery.place_bonus(epoch, tokens)
    for seat in table.everyone:
        works = yield from table.tally(
            "works",
            "epoch",
            BOX.epochs,
            sum=gallery.in_hand(seat),
            over="hand-empty",
            seat=seat,
            check=gallery.works_unprinted,
        )
        for epoch, count in works.items():
            gallery.show(seat, epoch, count)
    board.last_exposer = yield from table.choose_seat("last")


# The scoring


def scoring(gallery: Gallery) -> Asking[None]:
    table, board = gallery.table, gallery.board
    board.phase = "scoring"
    yield from reveal(gallery)
    ranked = rank(board.counts)
    worth = values(ranked, board.tokens.score, board.tokens.bonus)
    tell_fashion(gallery, ranked, worth)
    yield from extras(gallery)
    score(gallery, worth)
    gallery.clear(ranked)
    board.oya = table.left_of(gallery.opener)
    if board.season < BOX.seasons:
        tell_standing(table)
        table.tell("next-oya", seat=board.oya)


def reveal(gallery: Gallery) -> Asking[None]:
    """Works that were exposed face down turn up, and count from now on."""
    for seat in gallery.table.clockwise(gallery.opener):
        while gallery.board.face_down[seat]:
            work = yield from gallery.table.card(
                "reveal", WORKS.name, EPOCH_ALONE, seat=seat, check=gallery.work_unprinted
            )
            gallery.board.face_down[seat] -= 1
            gallery.show(seat, work["epoch"])


def tell_fashion(gallery: Gallery, ranked: Sequence[int], worth: Sequence[int]) -> None:
    table, counts = gallery.table, gallery.board.counts
    for place, (epoch, token) in enumerate(zip(ranked, BOX.score_tokens, strict=False), start=1):
        table.tell("ranking", epoch=EPOCHS[epoch], place=place, count=counts[epoch], token=token)
    for epoch in ranked:
        table.tell("value", epoch=EPOCHS[epoch], value=worth[epoch])


def extras(gallery: Gallery) -> Asking[None]:
    """One more work for each epoch one already has; ranking and values no longer move."""
    for seat in gallery.table.clockwise(gallery.opener):
        own = [epoch for epoch, works in zip(EPOCHS, gallery.board.shown[seat], strict=True) if works]
        hand = gallery.in_hand(seat)
        if not hand or not any(gallery.left(epoch) for epoch in own):
            continue
        added = yield from gallery.table.tally(
            "extra",
            "epoch",
            dict.fromkeys(own, 1),
            sum=hand,
            over="hand-empty",
            seat=seat,
            check=gallery.works_unprinted,
        )
        for epoch, works in added.items():
            gallery.hands[seat] -= works
            gallery.show(seat, epoch, works)


def score(gallery: Gallery, worth: Sequence[int]) -> None:
    """Every work of a collection scores what its epoch is worth."""
    table = gallery.table
    before = tuple(table.totals)
    for seat, shown in enumerate(gallery.board.shown):
        for epoch, count, value in zip(EPOCHS, shown, worth, strict=True):
            if count:
                table.award(seat, count * value, "works", epoch=epoch, count=count, value=value)
        if not any(shown):
            table.award(seat, 0, "nothing")
    for seat in table.everyone:
        total = table.totals[seat]
        table.tell("points", seat=seat, points=total - before[seat], total=total)


def tell_standing(table: Table) -> None:
    best = max(table.totals)
    leaders = leading(table)
    behind = [total for total in table.totals if total < best]
    lead = best - max(behind) if behind and len(leaders) == 1 else 0
    table.tell("leader", seats=leaders, total=best, lead=lead)


def leading(table: Table) -> tuple[int, ...]:
    best = max(table.totals)
    return tuple(seat for seat in table.everyone if table.totals[seat] == best)


def end(table: Table) -> Result:
    """The highest total; equal ones win together."""
    winners = leading(table)
    if len(winners) == 1:
        table.tell("winner", seat=winners[0], total=max(table.totals))
    else:
        table.tell("winners", winners=winners, total=max(table.totals))
    return Result(winners, tuple(table.totals), "highest-total")
