"""A sound output as the speaker sees it: something that pulls blocks of sound, and may be absent or die."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

import numpy as np

from device.mixer import Mixer, Note
from device.pcm import SAMPLE_RATE, Pcm

log = logging.getLogger(__name__)

Source: TypeAlias = Callable[[int], Pcm]
"""Gives the next so many samples; called on whatever thread the output has."""


class SinkAbsent(OSError):
    """There is no such sound output, or it does not open."""


class CardsChanged(SinkAbsent):
    """It may be there: cards came or went, but nobody can know them before every other output is closed."""


class Sink(Protocol):
    """An open output. It pulls until it is closed or dies."""

    @property
    def alive(self) -> bool:
        """Whether it still pulls, as far as it knows."""

    def close(self) -> None: ...


OpenSink: TypeAlias = Callable[[Source], Sink]
"""Opens an output that pulls from this source; raises SinkAbsent."""

Change = Literal["opened", "lost", "absent"]

_PAUSES = (0.5, 1.0, 1.5)
"""Seconds before the next try to open: a card that appears is heard within two seconds."""
_SILENT_FOR = 1.0
"""Seconds without a pull after which an open output counts as dead."""


class Output:
    """One output kept open for ever: a mixer, the sink that pulls it, and what to do when the sink goes away."""

    def __init__(self, open_sink: OpenSink, volume: int, ceiling: int) -> None:
        self.mixer = Mixer(volume, ceiling)
        self._open_sink = open_sink
        self._sink: Sink | None = None
        self._paused = False
        self.hindered = False
        """Whether it may open once every other output is closed."""
        self._why = ""
        """Why it did not open, as the log has it: once, however often it is tried."""
        self._tries = 0
        self._retry_at = -math.inf
        self._origin = 0.0
        self._position = 0
        self._pulled_at = 0.0

    @property
    def open(self) -> bool:
        """Whether what is ordered will be heard: at once, or after a pause."""
        return self._sink is not None or self._paused

    @property
    def rested(self) -> bool:
        return self._sink is None or self.mixer.rested

    def time_of(self, note: Note) -> float:
        """When this note left the mixer, on the injected clock."""
        return self._origin + note.sample / SAMPLE_RATE

    def supervise(self, now: float) -> Change | None:
        """Open what is closed, notice what died. ``absent`` is told at the first failed try of a row only."""
        if self._sink is not None:
            return self._watch(self._sink, now)
        if now < self._retry_at:
            return None
        try:
            sink = self._open_sink(self._pull)
        except SinkAbsent as error:
            if str(error) != self._why:
                self._why = str(error)
                log.warning("no sound output: %s", error)
            self.hindered = isinstance(error, CardsChanged)
            self._retry_at = now + _PAUSES[min(self._tries, len(_PAUSES) - 1)]
            self._tries += 1
            self._paused = False
            return "absent" if self._tries == 1 else None
        self._position, self._pulled_at = self.mixer.position, now
        self._origin = now - self.mixer.position / SAMPLE_RATE
        self._sink, self._tries, self.hindered, self._why = sink, 0, False, ""
        paused, self._paused = self._paused, False
        return None if paused else "opened"

    def pause(self) -> None:
        """Close until the next ``supervise``, unless something began to sound; no order is lost meanwhile."""
        self._retry_at = -math.inf
        sink = self._sink
        if sink is None:
            return
        self._paused, self._sink = True, None
        if self.mixer.rested:
            sink.close()
        else:
            self._paused, self._sink = False, sink

    def close(self) -> None:
        self._paused = False
        sink, self._sink = self._sink, None
        if sink is not None:
            sink.close()

    def _pull(self, count: int) -> Pcm:
        """Nothing leaves the mixer for an output that is on its way to be closed, or not yet open."""
        return self.mixer.block(count) if self._sink is not None else np.zeros(count, np.int16)

    def _watch(self, sink: Sink, now: float) -> Change | None:
        position = self.mixer.position
        if position != self._position:
            self._position, self._pulled_at = position, now
        if sink.alive and now - self._pulled_at < _SILENT_FOR:
            return None
        log.warning("the sound output stopped")
        self.close()
        self._retry_at = now
        return "lost"


def make_way(outputs: Sequence[Output]) -> None:
    """Pause them all when one is hindered by the others, as soon as nobody can hear it."""
    if any(output.hindered for output in outputs) and all(output.rested for output in outputs):
        for output in outputs:
            output.pause()
