"""From the finger to the ear: a whole box in real time on simulated copper, and when its sound left the mixer.

The sound card of the bench takes a block every 10 ms. A real one adds its own latency, 20 ms as we open it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Final, get_args

from device.bench.bench import Bench
from device.ports import KeyName
from firmware.bench_box import boot
from firmware.bench_lines import tag_of
from firmware.benchmark.budgets import CACHED, CALL, EARCON, LIFE, NEW, SILENCE, TICK, Figure, figure
from firmware.console.learning import LEAVING

PATIENCE = 3.0
"""Seconds after which a sound that did not come counts as that late."""
PAUSE = 0.15
LEARN: Final[Sequence[KeyName]] = ("INFO", "NEXT", "OK")
"""From the menu into learn mode."""
LEARNT: Final[Sequence[KeyName]] = tuple(key for key in get_args(KeyName) if key not in LEAVING)


def latencies(state: Path, repeats: int) -> list[Figure]:
    """Measure all of them on one box."""
    with Bench(boot("fr", seed=1), state, gait="real") as bench:
        bench.wait(1.0)
        bench.settle()
        probe = Probe(bench)
        new, cached = probe.sentences(repeats)
        earcon, life = probe.earcons(repeats)
        return [
            figure(EARCON, earcon),
            figure(CACHED, cached),
            figure(NEW, new),
            figure(SILENCE, probe.silences(repeats)),
            figure(TICK, probe.ticks(repeats)),
            figure(LIFE, life),
            figure(CALL, probe.calls(repeats)),
        ]


class Probe:
    """Presses keys of a box that stands in its menu, and times what follows; milliseconds."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def sentences(self, repeats: int) -> tuple[list[float], list[float]]:
        """A sentence never said before, and one said before: keys that tell their names, twice since the last start."""
        new: list[float] = []
        cached: list[float] = []
        for _ in range(max(1, repeats // 10)):
            self._bench.restart()
            for key in LEARN:
                self._bench.press(key)
            self._bench.settle()
            new += [self._speech_after(key) for key in LEARNT]
            cached += [self._speech_after(key) for key in LEARNT]
        self._bench.press("UNDO")
        self._bench.settle()
        return new, cached

    def earcons(self, repeats: int) -> tuple[list[float], list[float]]:
        """Browsing: its earcon, and whatever came first."""
        keys: Sequence[KeyName] = ("NEXT", "PREVIOUS")
        late = [self._tone_after(partial(self._bench.hold, key), key) for key in islice(cycle(keys), repeats)]
        return late, late

    def silences(self, repeats: int) -> list[float]:
        """What is being said, cut by a key in its middle."""
        late: list[float] = []
        for _ in range(repeats):
            self._bench.press("INFO")
            self._bench.wait(0.4)
            sounding = [spoken for spoken in self._bench.recording.speech if spoken.end is None]
            began = self._bench.now
            self._bench.hold("UNDO")
            self._bench.wait(PAUSE)
            self._bench.release("UNDO")
            self._bench.settle()
            late += [(spoken.end - began) * 1000 for spoken in sounding if spoken.end is not None]
        return late

    def ticks(self, repeats: int) -> list[float]:
        """A card laid on the zone, until the tick that says it was felt."""
        late = []
        for copy in range(repeats):
            late.append(self._tone_after(partial(self._bench.lay, tag_of("other/card", copy)), None))
            self._bench.lift()
            self._bench.wait(0.6)
        return late

    def calls(self, repeats: int) -> list[float]:
        """The captain of Duck & Cover: from OK on what the table did to the first sound of the next call.

        Rounds with the fewest cards aside: everybody moves, so one call follows the other.
        """
        self._bench.tap(tag_of("coincoin/game.duck-and-cover", 0))
        self._bench.lift()
        while self._bench.state()["ask"] != "call":
            self._bench.settle()
            self._bench.press("OK")
        late: list[float] = []
        for _ in range(repeats):
            self._bench.settle()
            self._bench.press("NEXT")
            self._bench.settle()
            late.append(self._speech_after("OK"))
        return late

    def _speech_after(self, key: KeyName) -> float:
        record = self._bench.recording.speech
        before, began = len(record), self._bench.now
        self._bench.hold(key)
        self._wait_for(lambda: len(record) > before)
        late = (record[before].start - began) * 1000 if len(record) > before else PATIENCE * 1000
        self._bench.release(key)
        self._bench.wait(PAUSE)
        return late

    def _tone_after(self, act: Callable[[], None], key: KeyName | None) -> float:
        record = self._bench.recording.tones
        before, began = len(record), self._bench.now
        act()
        self._wait_for(lambda: len(record) > before)
        late = (record[before].at - began) * 1000 if len(record) > before else PATIENCE * 1000
        if key is not None:
            self._bench.release(key)
        self._bench.wait(PAUSE)
        return late

    def _wait_for(self, there: Callable[[], bool]) -> None:
        end = self._bench.now + PATIENCE
        while not there() and self._bench.now < end:
            self._bench.wait(0.002)
