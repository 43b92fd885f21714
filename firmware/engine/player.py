"""A player without a plan: random legal answers, for the bench, the demonstration and tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, product
from random import Random

from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number, Ready, Tally
from firmware.engine.errors import NoLegalAnswer

TRIES = 100
"""Random answers tried before all are gone through in order."""
SEARCHED = 200_000
"""Answers gone through before the search is given up."""


def random_answer(ask: Ask, random: Random) -> Answer:
    """An answer that the ask, and the rulebook's own check, take; raises NoLegalAnswer when none is found."""
    tried = (_guess(ask, random) for _ in range(TRIES))
    for answer in chain(tried, islice(_all(ask), SEARCHED)):
        if not ask.refusals(answer):
            return answer
    raise NoLegalAnswer(f"no answer to {ask.id!r} is legal among the first {SEARCHED}")


def _guess(ask: Ask, random: Random) -> Answer:
    """An answer of the right form."""
    match ask:
        case Choose():
            return random.choice(ask.options)
        case Number():
            return random.randint(ask.low, ask.high)
        case Tally():
            return _guess_tally(ask, random)
        case Card():
            return {facet: random.choice(values) for facet, values in ask.facets.items()}
        case Collect():
            return _guess_list(ask, random)
        case Ready():
            return True
        case _:
            raise TypeError(f"{ask!r} is of no kind we know")


def _guess_tally(ask: Tally, random: Random) -> dict[str, int]:
    """Counts dealt one by one; every other time as many as may be, for rulebooks often want the full number."""
    room = [option for option, most in ask.options.items() for _ in range(most)]
    most = len(room) if ask.sum is None else min(ask.sum, len(room))
    together = random.choice((most, random.randint(0, most)))
    tally: dict[str, int] = {}
    for option in random.sample(room, together):
        tally[option] = tally.get(option, 0) + 1
    return tally


def _guess_list(ask: Collect, random: Random) -> list[str]:
    """A list, mostly without doubles, which rulebooks often refuse."""
    length = random.randint(ask.low, ask.high)
    if length <= len(ask.options) and random.random() < 0.8:
        return random.sample(ask.options, length)
    return random.choices(ask.options, k=length) if ask.options else []


def _all(ask: Ask) -> Iterator[Answer]:
    """Every answer of the right form, small ones first."""
    match ask:
        case Choose():
            yield from ask.options
        case Number():
            yield from range(ask.low, ask.high + 1)
        case Tally():
            yield from (tally for together in _sums(ask) for tally in _tallies(list(ask.options.items()), together))
        case Card():
            yield from (dict(zip(ask.facets, values, strict=True)) for values in product(*ask.facets.values()))
        case Collect():
            lengths = range(ask.low, ask.high + 1)
            yield from (list(items) for length in lengths for items in product(ask.options, repeat=length))
        case _:
            yield True


def _sums(ask: Tally) -> range:
    most = sum(ask.options.values())
    return range((most if ask.sum is None else min(ask.sum, most)) + 1)


def _tallies(options: list[tuple[str, int]], together: int) -> Iterator[dict[str, int]]:
    """Every way to share out this many among the options within the most of each."""
    if together == 0:
        yield {}
        return
    if not options:
        return
    (option, most), rest = options[0], options[1:]
    for own in range(min(most, together) + 1):
        for others in _tallies(rest, together - own):
            yield {option: own, **others} if own else others
