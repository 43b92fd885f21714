"""``coincoin benchmark``: the table of budgets."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable
from pathlib import Path

from firmware.benchmark.budgets import Figure, beside, table
from firmware.benchmark.engine import engine, trials
from firmware.benchmark.latency import latencies
from firmware.benchmark.plain import plain
from firmware.benchmark.process import process
from firmware.benchmark.synthesis import synthesis

REPEATS, FEW = 60, 10
GAMES, FEW_GAMES = 2000, 100
PLAIN = """pyttsx3: its say() and runAndWait() in this same run, without a card: from the call until its player was
started, so without a key, a console or the opening of a card; silence: from stop() until the player had ended.
Ours: from the contact of the key until the samples left the mixer. Ratio: of the medians, pyttsx3 to ours."""


def run(*, quick: bool, say: Callable[[str], None]) -> list[Figure]:
    """Measure, print, and return what was found. The machine should have nothing else to do."""
    repeats = FEW if quick else REPEATS
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="coincoin-") as made:

        def directory(name: str) -> Path:
            say(f"measuring: {name}")
            (Path(made) / name).mkdir()
            return Path(made) / name

        for name, measure in (("box", latencies), ("voice", synthesis), ("engine", engine), ("process", process)):
            figures += measure(directory(name), repeats)
        figures = beside(figures, plain(directory("plain"), max(3, repeats // 5)))
    say("")
    say(table(figures))
    say("")
    say(PLAIN)
    say("")
    say("Random whole games, held to the laws of every session:")
    for stood in trials(FEW_GAMES if quick else GAMES):
        say(str(stood))
    say(f"Python {platform.python_version()} on {platform.machine()}")
    return figures
