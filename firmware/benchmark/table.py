"""``coincoin benchmark``: the table of budgets."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable
from pathlib import Path

from firmware.benchmark.budgets import Figure, table
from firmware.benchmark.engine import engine, speeds
from firmware.benchmark.latency import latencies
from firmware.benchmark.process import process

REPEATS, FEW = 60, 10


def run(*, quick: bool, say: Callable[[str], None]) -> list[Figure]:
    """Measure, print, and return what was found. The machine should have nothing else to do."""
    repeats = FEW if quick else REPEATS
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="coincoin-") as made:
        for name, measure in (("voice", latencies), ("engine", engine), ("process", process)):
            directory = Path(made) / name
            directory.mkdir()
            say(f"measuring the {name}...")
            figures += measure(directory, repeats)
    say("")
    say(table(figures))
    say("")
    for game, rate in speeds(3 if quick else 10).items():
        say(f"{game}: {rate:,.0f} answers a second")
    say(f"Python {platform.python_version()} on {platform.machine()}")
    return figures
