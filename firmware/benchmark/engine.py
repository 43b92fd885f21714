"""The engine alone: how fast it takes answers, and how fast an evening is replayed."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

from firmware.benchmark.budgets import ANSWERS, REPLAY, Figure, figure
from firmware.engine.evening import Evening
from firmware.engine.game import Game, find_games
from firmware.engine.journal import Journal
from firmware.engine.player import random_answer
from firmware.engine.session import Session

SEATS = ("Ada", "Bo", "Cy", "Dée", "Eli")


def engine(state: Path, repeats: int) -> list[Figure]:
    """Every installed game, played at random beforehand so that only the engine is timed."""
    answers: list[float] = []
    replays: list[float] = []
    for game in find_games().values():
        evenings = [played(game, seed) for seed in range(max(3, repeats // 3))]
        answers += [speed(evening) for evening in evenings]
        replays += [resumed(evening, state / f"{game.name}-{number}.sqlite") for number, evening in enumerate(evenings)]
    return [figure(ANSWERS, answers), figure(REPLAY, replays)]


def speeds(repeats: int) -> dict[str, float]:
    """Answers a second of each game, the median."""
    found: dict[str, float] = {}
    for game in find_games().values():
        rates = sorted(speed(played(game, seed)) for seed in range(repeats))
        found[game.name] = rates[len(rates) // 2]
    return found


def played(game: Game, seed: int) -> Session:
    """A whole game of random legal answers."""
    chance = Random(seed)
    fewest, most = game.seats
    session = Session(game, SEATS[: min(max(3, fewest), most)], seed=seed)
    while session.ask is not None:
        session.answer(random_answer(session.ask, chance))
    return session


def speed(session: Session) -> float:
    """Answers a second of a fresh session that is given the same answers."""
    began = time.perf_counter()
    Session(session.game, session.seats, seed=session.seed, options=session.options, answers=session.answers)
    return len(session.answers) / (time.perf_counter() - began)


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
