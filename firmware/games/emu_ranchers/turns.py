"""Turns of Emu Ranchers: one action, one card drawn; and the cards that are laid when the year is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import cast

from firmware.engine.asks import Answer, Refusal
from firmware.engine.table import Asking
from firmware.games.emu_ranchers.birds import against, can_lay, grown, is_bird, takers
from firmware.games.emu_ranchers.cards import BOX, CODES, DECKTET, HATCHING, is_wild
from firmware.games.emu_ranchers.laying import Laying, Move, moves
from firmware.games.emu_ranchers.ranch import Ranch, card_refusal
from firmware.games.emu_ranchers.wilds import declare

HATCH, GROW, DISCARD = ACTIONS = ("hatch", "grow", "discard")
PILE, DISCARDS = SOURCES = ("pile", "discard")
JUDGES = {HATCH: Ranch.against_hatch, GROW: Ranch.against_grow, DISCARD: Ranch.against_card}
NO_SUCH_CARD = (Refusal("no-such-card", rule="no-such-card"),)


def take_turns(ranch: Ranch) -> Asking[None]:
    """Until the last card of the pile has been taken."""
    for seat in cycle(ranch.table.clockwise(ranch.starter)):
        ranch.board.turn = seat
        yield from turn(ranch, seat)
        if not ranch.pile:
            ranch.board.turn = None
            ranch.table.tell("drawn_last", seat=seat)
            return


def turn(ranch: Ranch, seat: int) -> Asking[None]:
    action = yield from ranch.table.choose("play", "play", possible(ranch, seat), seat=seat)
    code = yield from card(ranch, seat, action)
    match action:
        case "hatch":
            ranch.hatch(seat, code)
            ranch.table.tell("hatched", seat=seat, deck=DECKTET.name, card=code)
        case "grow":
            yield from grow(ranch, seat, [code])
        case _:
            ranch.discard(seat, code)
            ranch.table.tell("discarded", seat=seat, deck=DECKTET.name, card=code)
    yield from draw(ranch, seat, from_pile=action == DISCARD or not ranch.discards)


def possible(ranch: Ranch, seat: int) -> Sequence[str]:
    """The actions for which the hand may hold a card."""
    may_hatch, may_grow = ranch.may_hold(seat, HATCHING), ranch.may_grow(seat)
    return [action for action, may in ((HATCH, may_hatch), (GROW, may_grow), (DISCARD, True)) if may]


def card(ranch: Ranch, seat: int, action: str) -> Asking[str]:
    """The card that is played, by its code."""

    def objections(given: Answer) -> Sequence[Refusal]:
        code = code_of(cast("dict[str, str]", given))
        return JUDGES[action](ranch, seat, code) if code in ranch.cards else NO_SUCH_CARD

    about = {"play": action}
    shown = yield from ranch.table.card("card", DECKTET.name, ranch.facets, seat=seat, about=about, check=objections)
    return code_of(shown)


def code_of(shown: Mapping[str, str]) -> str:
    """Empty when no card shows this."""
    return CODES.get((shown["rank"], shown["suits"]), "")


def grow(ranch: Ranch, seat: int, cards: Sequence[str], named: str | None = None) -> Asking[None]:
    """The first of these cards goes on the bird that was named, or on one that leaves room for the others."""
    code, *rest = cards
    birds, declared = ranch.birds(seat), ranch.board.declared
    fitting = [str(place) for place in takers(birds, cards, declared)]
    # A rank given since may have closed the bird that was named: then the table is asked as if none had been.
    options = [named] if named in fitting else fitting
    about = {"facet": "bird", "stage": "grow", "deck": DECKTET.name, "card": code}
    bird = int((yield from ranch.table.choose("bird", "bird", options, seat=seat, about=about)))
    if ranch.declares and is_wild(code):
        after = grown(birds, bird, code)

        def fits(rank: int) -> bool:
            now = {**declared, code: rank}
            return is_bird(after[bird], now) and can_lay(after, rest, now)

        yield from declare(ranch, seat, code, fits)
    ranch.grow(seat, bird, code)
    count = len(birds[bird])
    ranch.table.tell("grown", seat=seat, bird=bird + 1, count=count, deck=DECKTET.name, card=code)


def draw(ranch: Ranch, seat: int, *, from_pile: bool) -> Asking[None]:
    """From the pile, or the last discard when it is not one's own of this turn."""
    table = ranch.table
    if from_pile or (yield from table.choose("draw", "draw", SOURCES, seat=seat)) == PILE:
        ranch.draw()
        table.tell("drawn", seat=seat, count=ranch.pile)
    else:
        table.tell("taken", seat=seat, deck=DECKTET.name, card=ranch.take_discard(seat))


def last_laying(ranch: Ranch) -> Asking[None]:
    """Each may still grow their own birds from the hand; what is left of it is thrown away."""
    for seat in ranch.table.clockwise(ranch.starter):
        yield from lay(ranch, seat)


def lay(ranch: Ranch, seat: int) -> Asking[None]:
    def objections(given: Answer) -> Iterator[Refusal]:
        laid = moves(given)
        reasons = tuple(against_laying(ranch, seat, [code for code, _ in laid]))
        yield from reasons or against_named(ranch, seat, laid)

    most = BOX.hand if ranch.may_grow(seat) else 0
    ask = Laying(
        id="lay",
        facet=DECKTET.name,
        options=tuple(ranch.cards),
        deck=DECKTET.name,
        high=most,
        seat=seat,
        check=objections,
        birds=dict.fromkeys(str(place) for place in range(len(ranch.birds(seat)))),
    )
    laid = moves((yield from ranch.table.ask(ask)))
    for at, (_, bird) in enumerate(laid):
        yield from grow(ranch, seat, [code for code, _ in laid[at:]], bird)


def against_named(ranch: Ranch, seat: int, laid: Sequence[Move]) -> Iterator[Refusal]:
    """The first card that its named bird cannot take, when those without a bird are laid where they first fit."""
    birds: Sequence[Sequence[str]] = ranch.birds(seat)
    declared = ranch.board.declared
    for at, (code, named) in enumerate(laid):
        bird = next(takers(birds, [code for code, _ in laid[at:]], declared), 0) if named is None else int(named)
        reasons = against(birds[bird], code, declared)
        if reasons:
            yield from (card_refusal(reason, code) for reason in reasons)
            return
        birds = grown(birds, bird, code)


def against_laying(ranch: Ranch, seat: int, cards: Sequence[str]) -> Iterator[Refusal]:
    """Every card that cannot be in hand; then the first that finds no bird, however those before it are laid."""
    foreign = False
    for place, code in enumerate(cards, start=1):
        for refusal in ranch.against_card(seat, code):
            foreign = True
            yield refusal
        if code in cards[: place - 1]:
            foreign = True
            yield card_refusal("card-used", code, place)
    if foreign:
        return
    birds, declared = ranch.birds(seat), ranch.board.declared
    for count in range(1, len(cards) + 1):
        if not can_lay(birds, cards[:count], declared):
            yield from against_last(birds, cards[:count], declared)
            return


def against_last(birds: Sequence[Sequence[str]], cards: Sequence[str], declared: dict[str, int]) -> Iterator[Refusal]:
    """Why the last of these cards finds no bird, when those before it are laid where they first fit."""
    *before, code = cards
    for place, earlier in enumerate(before):
        birds = grown(birds, next(takers(birds, [earlier, *before[place + 1 :]], declared)), earlier)
    for reason in dict.fromkeys(reason for bird in birds for reason in against(bird, code, declared)):
        yield card_refusal(reason, code)
