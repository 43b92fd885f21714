"""The engine alone: how fast it takes answers, and how fast an evening is replayed."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from statistics import median

from firmware.benchmark.budgets import ANSWERS, REPLAY, Figure, figure
from firmware.engine import laws
from firmware.engine.evening import Evening
from firmware.engine.game import Game, find_games
from firmware.engine.journal import Journal
from firmware.engine.player import random_answer
from firmware.engine.session import Session

SEATS = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus")
STRIDE = 7919
"""Steps from table to table; a prime, so that all of them come in turn."""
TAKEN_BACK = 20
"""One game in so many is also timed, and played to be taken back to its start, which costs a replay for each answer."""
TIMED = 0.25
"""Seconds for which the same answers are given again and again; the best run counts. A shared processor has slow spells
that are longer than many a game, and this is longer than they are."""
LONGEST, LONGEST_TAKEN_BACK = 4000, 150
"""Answers after which a game that gets nowhere is given up."""


def engine(state: Path, repeats: int) -> list[Figure]:
    """Every installed game, played at random beforehand so that only the engine is timed."""
    answers: list[float] = []
    replays: list[float] = []
    for game in find_games().values():
        evenings = [played(game, seed) for seed in range(max(3, repeats // 3))]
        answers += [speed(evening) for evening in evenings]
        replays += [resumed(evening, state / f"{game.name}-{number}.sqlite") for number, evening in enumerate(evenings)]
    return [figure(ANSWERS, answers), figure(REPLAY, replays)]


@dataclass(frozen=True, slots=True)
class Stood:
    """Random whole games that kept the laws of every session, and how fast the engine took their answers."""

    game: str
    games: int
    answers: int
    rate: float
    """Answers a second, the median of those games that were timed."""

    def __str__(self) -> str:
        return f"{self.game:16} {self.games:>6,} games {self.answers:>10,} answers {self.rate:>10,.0f} a second"


def trials(games: int) -> Iterator[Stood]:
    """So many games of each installed game, at all its tables in turn; raises LawBroken or NoLegalAnswer."""
    for game in find_games().values():
        yield stood(game, games)


def stood(game: Game, games: int) -> Stood:
    places, answers, rates = tables(game), 0, list[float]()
    for number in range(games):
        seats, options = places[number * STRIDE % len(places)]
        session = Session(game, SEATS[:seats], seed=number, options=options)
        player = partial(random_answer, random=Random(number))
        laws.play(session, player, most=LONGEST)
        laws.replays(session)
        answers += len(session.answers)
        if number % TAKEN_BACK == 0:
            rates.append(speed(session))
            again = Session(game, session.seats, seed=number, options=options)
            laws.goes_back(again, player, most=LONGEST_TAKEN_BACK)
    return Stood(game.name, games, answers, median(rates))


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every choice of options; of one that takes several values, none and all."""
    fewest, most = game.seats
    values = [
        (option.default,) if option.length else ("", ",".join(option.values)) if option.many else option.values
        for option in game.options
    ]
    keys = [option.key for option in game.options]
    return [
        (seats, dict(zip(keys, chosen, strict=True)))
        for seats in range(fewest, min(most, len(SEATS)) + 1)
        for chosen in product(*values)
    ]


def played(game: Game, seed: int) -> Session:
    """A whole game of random legal answers."""
    chance = Random(seed)
    fewest, most = game.seats
    session = Session(game, SEATS[: min(max(3, fewest), most)], seed=seed)
    while session.ask is not None:
        session.answer(random_answer(session.ask, chance))
    return session


def speed(session: Session) -> float:
    """Answers a second of a fresh session that is given the same answers: the best run, which nothing else held up."""
    shortest, last = math.inf, time.perf_counter() + TIMED
    while (began := time.perf_counter()) < last:
        Session(session.game, session.seats, seed=session.seed, options=session.options, answers=session.answers)
        shortest = min(shortest, time.perf_counter() - began)
    return len(session.answers) / shortest


def resumed(session: Session, file: Path) -> float:
    """Milliseconds to resume this evening, one answer before its end, from its journal."""
    journal = Journal.open(file, clock=time.monotonic, boot_id="benchmark", wall=time.time)
    evening = Evening.start(journal, session.game, session.seats, seed=session.seed, options=session.options)
    for answer in session.answers[:-1]:
        evening.answer(answer)
    began = time.perf_counter()
    Evening.resume(journal, {session.game.name: session.game})
    late = (time.perf_counter() - began) * 1000
    journal.close()
    return late
