"""Getting a better engine back: it is tried in a worker of its own, while a plainer one goes on speaking."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import numpy as np

from device.loudness import TARGET, levelled, loudness
from device.pcm import SAMPLE_RATE, Pcm, resampled, trimmed
from device.recording import HIGHEST_RATE, LOWEST_RATE
from device.troubles import shortened
from device.voice_frames import Frame, Kind, Order, bounds, unpacked_rate
from device.voice_process import WorkerGone, WorkerProcess

log = logging.getLogger(__name__)

PAUSES = (30.0, 60.0, 120.0, 300.0, 600.0)
"""Seconds on a plainer engine before a better one is tried; the longer, the more often it failed."""
STEADY = 600.0
"""Seconds without a fall after which all that is forgotten."""
_FAINTEST = TARGET - 20
"""LUFS under which nobody at a table hears a recording, raised as far as it may be."""
_SHORTEST = 0.1
"""Seconds of a word that a person says."""


def sound_of(pieces: Sequence[bytes], rate: int) -> Pcm:
    """What a worker rendered, as the box carries it; nothing when its rate makes no sense."""
    sound = b"".join(pieces)
    if not LOWEST_RATE <= rate <= HIGHEST_RATE:
        sound = b""
    return trimmed(levelled(resampled(np.frombuffer(sound, np.int16, len(sound) // 2), rate)))


def plausible(pcm: Pcm, order: Order) -> bool:
    """Whether this can be the whole of a sentence."""
    return order.fits(pcm.size / SAMPLE_RATE)


def misfit(pcm: Pcm, text: str) -> str:
    """Why this cannot be a person who says this text, or nothing. Neither haste nor a second for each letter is one."""
    if loudness(pcm) < _FAINTEST:
        return "too quiet to be heard"
    least, most = bounds(text)
    least, seconds = max(least, _SHORTEST), pcm.size / SAMPLE_RATE
    if least <= seconds <= most:
        return ""
    return f"{seconds:.2f} seconds of sound, expected {least:.1f} to {most:.0f} for {shortened(text)}"


class Patience:
    """When the next trial is due."""

    def __init__(self) -> None:
        self._falls = 0
        self._since = 0.0
        self.due = 0.0

    def fell(self, now: float) -> None:
        """The better engine failed, in use or in its trial."""
        if now - self._since > STEADY:
            self._falls = 0
        self.due = now + PAUSES[min(self._falls, len(PAUSES) - 1)]
        self._falls += 1
        self._since = now

    def climbed(self, now: float) -> None:
        self._since = now


class Trial:
    """One sentence that nobody hears, on a worker that may take over."""

    def __init__(self, rung: int, command: Sequence[str], order: Order, due: float) -> None:
        """OSError when it cannot be started; ``due``: when it has failed if it gave no sound."""
        self.rung = rung
        self.worker = WorkerProcess(command)
        self._order = order
        self._due = due
        self._pieces: list[bytes] = []
        self.why = ""
        """What is wrong with it, once that is known."""

    def step(self, now: float) -> bool | None:
        """Whether the worker is as good as it should be; None while that is not known."""
        if now >= self._due:
            return self._failed("gave no sound in time")
        try:
            for frame in self.worker.received():
                outcome = self._take(frame)
                if outcome is not None:
                    return outcome
        except WorkerGone as error:
            return self._failed(str(error))
        return None

    def end(self) -> None:
        self.worker.end()

    def _take(self, frame: Frame) -> bool | None:
        match frame.kind:
            case Kind.READY:
                self.worker.ready = True
                self.worker.send(Frame(Kind.RENDER, 0, self._order.packed()))
            case Kind.SOUND:
                self._pieces.append(frame.payload)
            case Kind.DONE:
                whole = plausible(sound_of(self._pieces, unpacked_rate(frame.payload)), self._order)
                return True if whole else self._failed("gave too little or too much sound")
            case Kind.NOTE:
                pass  # Said again, if it matters, when a sentence meets it.
            case _:
                return self._failed(frame.payload.decode("utf-8", "replace"))
        return None

    def _failed(self, why: str) -> bool:
        self.why = why
        log.warning("the better voice does not speak: %s", why)
        return False
