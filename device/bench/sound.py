"""Simulated sound: a card on the bench's clock, one on the machine's, what they played, and a voice that only lasts."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np

from device.pcm import SAMPLE_RATE, Pcm, samples, write_wav
from device.sentences import seconds
from device.sink import OpenSink, Sink, SinkAbsent, Source
from device.voice import Rendering

BLOCK = 220
PAUSE = 1.0
"""Seconds of silence that a recording keeps where the box was silent for longer."""


class SoundRecorder:
    """Keeps every sample that an output pulled; silence costs nothing."""

    def __init__(self) -> None:
        self._kept: list[Pcm | int] = []
        """Sound, or how many samples of silence."""

    def listen_to(self, open_sink: OpenSink) -> OpenSink:
        """The same output, its sound kept."""

        def open_kept(source: Source) -> Sink:
            def kept(count: int) -> Pcm:
                block = source(count)
                self._keep(block)
                return block

            return open_sink(kept)

        return open_kept

    def sound(self, pause: float | None = None) -> Pcm:
        """All of it from the first opening on; silences longer than ``pause`` seconds are cut down to it."""
        longest = None if pause is None else samples(pause)
        return np.concatenate([np.zeros(0, np.int16), *(self._part(part, longest) for part in self._kept)])

    def write_wav(self, path: Path) -> float:
        """Write it with its long silences shortened; returns how many seconds were written."""
        return write_wav(path, self.sound(PAUSE))

    def _keep(self, block: Pcm) -> None:
        if block.any():
            self._kept.append(block.copy())
        elif self._kept and isinstance(last := self._kept[-1], int):
            self._kept[-1] = last + block.size
        else:
            self._kept.append(block.size)

    @staticmethod
    def _part(part: Pcm | int, longest: int | None) -> Pcm:
        if not isinstance(part, int):
            return part
        return np.zeros(part if longest is None else min(part, longest), np.int16)


class _Pulled:
    """An open output of a simulated card; fulfils ``Sink``."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._closed = False
        self._dead = False

    @property
    def alive(self) -> bool:
        return not (self._closed or self._dead)

    def die(self) -> None:
        """The card is gone: for ever, even when another comes."""
        self._dead = True

    def close(self) -> None:
        self._closed = True


class VirtualCard:
    """A card that plays exactly as much as its clock has moved, when it is told to."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: list[tuple[_Pulled, float, int]] = []
        self.absent = False
        """Whether there is no card: nothing opens, what was open dies."""

    def open(self, source: Source) -> Sink:
        """Fulfils ``OpenSink``."""
        if self.absent:
            raise SinkAbsent("no card on the bench")
        sink = _Pulled(source)
        self._open.append((sink, self._clock(), 0))
        return sink

    def advance(self) -> None:
        """Play what is due now."""
        now = self._clock()
        still: list[tuple[_Pulled, float, int]] = []
        for sink, since, pulled in self._open:
            if self.absent:
                sink.die()
            if not sink.alive:
                continue
            due = int((now - since) * SAMPLE_RATE)
            if due > pulled:
                sink.source(due - pulled)
            still.append((sink, since, due))
        self._open = still


class PacedCard:
    """A card in real time without hardware: a thread that pulls a block every ten milliseconds.

    As a real one, it pulls a block before it is due: nothing may seem to sound before it was ordered.
    """

    def __init__(self) -> None:
        self.absent = False
        """As for VirtualCard."""

    def open(self, source: Source) -> Sink:
        """Fulfils ``OpenSink``."""
        if self.absent:
            raise SinkAbsent("no card on the bench")
        sink = _Pulled(source)
        threading.Thread(target=self._play, args=(sink,), name="bench-card", daemon=True).start()
        return sink

    def _play(self, sink: _Pulled) -> None:
        began, pulled = time.monotonic(), 0
        while sink.alive:
            due = int((time.monotonic() - began) * SAMPLE_RATE) + BLOCK
            while pulled < due and sink.alive:
                sink.source(BLOCK)
                pulled += BLOCK
            if self.absent:
                sink.die()
            time.sleep(BLOCK / SAMPLE_RATE)


class MeasuredVoice:
    """A voice without words: silence for as long as the sentence would last. Fulfils ``Synthesiser``."""

    busy = False

    def __init__(self) -> None:
        self._finished: deque[Rendering] = deque()

    def warm(self, texts: Iterable[str] = (), language: str = "", rate: float = 1.0) -> None:
        """Always ready."""

    def request(self, id_: int, text: str, language: str, rate: float) -> None:
        self._finished.append(Rendering(id_, np.zeros(samples(seconds(text, rate)), np.int16)))

    def cancel(self, id_: int) -> None:
        self._finished = deque(rendering for rendering in self._finished if rendering.id != id_)

    def poll(self, now: float) -> Sequence[Rendering]:
        finished, self._finished = self._finished, deque()
        return tuple(finished)

    def settle(self, timeout: float) -> None:
        """Nothing to wait for."""

    def close(self) -> None:
        """Nothing to let go."""
