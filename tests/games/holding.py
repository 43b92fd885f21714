"""What a game brings so that the laws of all games can be tried on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random

from hypothesis import strategies as st

from firmware.engine.game import Game
from firmware.engine.laws import Player
from firmware.engine.player import random_answer
from firmware.engine.session import Session

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus")


def at_random(session: Session, chance: Random) -> Player:
    return lambda ask: random_answer(ask, chance)


@dataclass(frozen=True)
class Held:
    """A game, how it is played, and what must be true of it beyond what is true of all."""

    game: Game
    options: Mapping[str, Sequence[str]]
    """The values that are tried of each option; one that stands here twice is drawn twice as often."""
    check_board: Callable[[Session], None]
    """Asserts that the board agrees with itself."""
    check_end: Callable[[Session], None]
    """Asserts what is true of a game that is over."""
    seat: Callable[[Session, Random], Player] = field(default=at_random)
    """A player of a session: one who plays well enough for the game to come to its rarer turns."""
    seat_sees_all: bool = False
    """Whether the player must give every answer, for it keeps count of what its hands would do."""
    most: int = 4000
    """Answers after which a game in which nobody gets anywhere is given up."""
    taken_back: int = 100
    """Games that are taken back to their start, for which each answer costs a replay."""
    most_undone: int = 400
    """Answers after which such a game is given up."""

    def session(self, number: int) -> Session:
        """One of the tables: all choices of options and numbers of seats come in turn, each time with other chance."""
        fewest, most = self.game.seats
        tables = [*product(range(fewest, most + 1), *(dict.fromkeys(of) for of in self.options.values()))]
        seats, *values = tables[number * 7919 % len(tables)]
        options = dict(zip(self.options, map(str, values), strict=True))
        return Session(self.game, NAMES[: int(seats)], seed=number, options=options)


@st.composite
def sessions(draw: st.DrawFn, held: Held, **fixed: str) -> Session:
    """Any table of this game, with these options if they are given."""
    options = {key: draw(st.sampled_from(values)) for key, values in held.options.items()} | fixed
    seats = draw(st.integers(*held.game.seats))
    return Session(held.game, NAMES[:seats], seed=draw(st.integers(0, 2**32)), options=options)
