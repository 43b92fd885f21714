"""Opening journals, and playing the toy game into them."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

from firmware.engine.evening import Evening
from firmware.engine.journal import Journal
from firmware.engine.player import random_answer
from tests.engine.toy import GAME

GAMES = {"toy": GAME}
SEATS = ("Ada", "Bo")
NAME = "coincoin.sqlite"


def open_journal(folder: Path, boot: str = "first") -> Journal:
    ticks = count()
    return Journal.open(folder / NAME, clock=lambda: next(ticks) / 8, boot_id=boot, wall=lambda: 1_700_000_000.0)


def start(journal: Journal, seed: int = 1) -> Evening:
    return Evening.start(journal, GAME, SEATS, seed=seed, options={"rounds": "1"})


def play(evening: Evening, moves: int, seed: int = 1, undo_every: int = 0) -> None:
    """This many random moves, every so many of them an undo; fewer moves if the game ends before."""
    random = Random(seed)
    for move in range(1, moves + 1):
        if undo_every and move % undo_every == 0:
            assert evening.undo() == ()
        elif evening.session.ask is not None:
            assert evening.answer(random_answer(evening.session.ask, random)) == ()


def finish(evening: Evening, seed: int = 1) -> None:
    play(evening, 1000, seed)
    assert evening.session.result is not None
    evening.put_away()


def resumed(journal: Journal) -> Evening:
    evening = Evening.resume(journal, GAMES)
    assert isinstance(evening, Evening)
    return evening


def seen(evening: Evening) -> tuple[object, ...]:
    """All that the table can notice of where the game stands."""
    session = evening.session
    asked = None if session.ask is None else (session.ask.id, session.ask.seat, session.ask.accepts())
    return asked, session.board_facts(), session.totals, session.result, session.told, session.explain()
