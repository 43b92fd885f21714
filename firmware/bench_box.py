"""The program of the box on the bench: the same Service, with a seed and a clock that tests can know."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from pathlib import Path
from random import SystemRandom

from device.bench.bench import Boot
from device.box import Box
from device.configuration import Configuration, Sound
from firmware.engine.game import Game
from firmware.service import Service
from firmware.words.forms import Language

EARPHONE = Configuration(sound=Sound(earphone="bench"))
"""A box that has a private output."""


def boot(
    language: Language,
    *,
    seed: int | None = None,
    games: Mapping[str, Game] | None = None,
    wall: Callable[[], float] = lambda: 0.0,
) -> Boot:
    """Starts the service on a bench's box; each start counts as another boot of the machine."""
    boots = itertools.count(1)

    def start(box: Box, state: Path) -> Service:
        return Service(
            box,
            state,
            wall=wall,
            boot_id=f"bench-{next(boots)}",
            language=language,
            games=games,
            seed=(lambda: SystemRandom().getrandbits(32)) if seed is None else (lambda: seed),
        )

    return start
