"""The plain way, for comparison: ``say()`` and ``runAndWait()`` of pyttsx3, in a process of its own.

pyttsx3 gives each sentence to the program ``aplay``. A stand-in of that name takes its place here: it plays nothing,
lasts as long as the sentence, and writes down when it began and ended. So the figures need no sound card, and leave
out what opening one costs. Stopped by a key, pyttsx3 may hang; then the process is ended.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import psutil

from firmware.benchmark.budgets import CACHED, FACTOR, MEMORY, NEW, SILENCE, Budget

PLAYER = """#!/bin/sh
bytes=$(stat -c %s "$1")
echo "began $(date +%s.%N) $bytes" >> "{stamps}"
sleep "$((bytes * 1000 / 44100))e-3"
echo "ended $(date +%s.%N)" >> "{stamps}"
"""
BYTES_A_SECOND = 44_100
PATIENCE = 20.0
INTO_IT = 0.4
"""Seconds of a sentence before it is stopped."""
LONG = "Une phrase assez longue pour que quelqu'un veuille la couper en son milieu, et qui continue encore."


def plain(state: Path, repeats: int) -> Mapping[Budget, float]:
    """The median of each figure that pyttsx3 has, in the budget's unit."""
    stamps = state / "stamps"
    player = state / "aplay"
    player.write_text(PLAYER.format(stamps=stamps))
    player.chmod(0o755)
    environment = {**os.environ, "PATH": f"{state}:{os.environ['PATH']}", "TMPDIR": str(state)}
    run = subprocess.run(
        (sys.executable, "-m", "firmware.benchmark.plain", str(stamps), str(repeats)),
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return {budget: found[budget.name] for budget in (NEW, CACHED, SILENCE, FACTOR, MEMORY)}


@dataclass(frozen=True, slots=True)
class Played:
    """When the player of one sentence began and ended, by the clock of the day; how long its sound is."""

    began: float
    ended: float
    lasts: float


class PlainVoice:
    """pyttsx3 as its documentation says, and what its player wrote down."""

    def __init__(self, stamps: Path) -> None:
        import pyttsx3

        self._stamps = stamps
        self._heard = 0
        self._engine = pyttsx3.init()
        self._engine.setProperty("voice", "roa/fr")
        self.say("Un.")  # the first of a process is apart

    def say(self, text: str) -> tuple[float, Played]:
        """Returns when it was called, and what became of it."""
        called = time.time()
        self._engine.say(text)
        self._engine.runAndWait()
        return called, self._played()

    def stopped(self, text: str) -> float:
        """Seconds from ``stop()`` in the middle of this text to silence. Nothing can be said afterwards."""
        threading.Thread(target=self.say, args=(text,), daemon=True).start()
        _wait_for(lambda: self._lines("began") > self._heard)
        time.sleep(INTO_IT)
        pressed = time.time()
        threading.Thread(target=self._engine.stop, daemon=True).start()
        return self._played().ended - pressed

    def _lines(self, kind: str) -> int:
        return self._stamps.read_text().count(kind) if self._stamps.exists() else 0

    def _played(self) -> Played:
        _wait_for(lambda: self._lines("ended") > self._heard)
        self._heard = self._lines("ended")
        *_, began, ended = (line.split() for line in self._stamps.read_text().splitlines())
        return Played(float(began[1]), float(ended[1]), int(began[2]) / BYTES_A_SECOND)


def _wait_for(there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not there():
        if time.monotonic() > end:
            raise TimeoutError("pyttsx3 played nothing")
        time.sleep(0.002)


def main() -> None:
    """Print the figures as one line of JSON; the process ends at once, whatever hangs in it."""
    stamps, repeats = Path(sys.argv[1]), int(sys.argv[2])
    voice = PlainVoice(stamps)
    texts = [f"Volume {number}." for number in range(1, repeats + 1)]
    new, again = ([voice.say(text) for text in texts] for _ in range(2))
    late = [(played.began - called) * 1000 for called, played in new]
    factors = [delay / played.lasts for delay, (_, played) in zip(late, new, strict=True)]
    found = {
        NEW.name: middle(late),
        CACHED.name: middle([(played.began - called) * 1000 for called, played in again]),
        FACTOR.name: middle(factors),
        MEMORY.name: psutil.Process().memory_full_info().pss / 1e6,
        SILENCE.name: voice.stopped(LONG) * 1000,
    }
    print(json.dumps(found), flush=True)
    os._exit(0)


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


if __name__ == "__main__":
    main()
