"""Sound as the box carries it: one channel of int16 at one rate, so that nothing is ever converted on its way."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Pcm: TypeAlias = npt.NDArray[np.int16]

SAMPLE_RATE = 22_050
"""Hertz: what espeak-ng renders, kept to the loudspeaker."""

FULL_SCALE = 32_767

_AUDIBLE = 64
"""A sample at or under this (-54 dBFS) is silence when the edges of a sentence are trimmed."""


def samples(seconds: float) -> int:
    """How many samples last this long."""
    return round(seconds * SAMPLE_RATE)


def trimmed(pcm: Pcm, lead: float = 0.005, trail: float = 0.050) -> Pcm:
    """Cut the silence around a sentence, because 300 ms of it would follow every one; seconds kept on each side.

    Silence throughout comes back empty.
    """
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > _AUDIBLE)
    if not loud.size:
        return pcm[:0]
    first, last = int(loud[0]), int(loud[-1])
    return pcm[max(0, first - samples(lead)) : last + 1 + samples(trail)]


def resampled(pcm: Pcm, rate: int) -> Pcm:
    """Bring a voice of another rate (some mbrola voices: 16 kHz) to ours; linear, which is enough for speech."""
    if rate == SAMPLE_RATE or not pcm.size:
        return pcm
    length = round(pcm.size * SAMPLE_RATE / rate)
    at = np.arange(length) * (rate / SAMPLE_RATE)
    moved: Pcm = np.rint(np.interp(at, np.arange(pcm.size), pcm)).astype(np.int16)
    return moved


def write_wav(path: Path, pcm: Pcm) -> float:
    """Keep sound as a file that anything plays; returns how many seconds it lasts."""
    with path.open("wb") as opened, wave.open(opened, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(SAMPLE_RATE)
        file.writeframes(pcm.astype("<i2").tobytes())
    return pcm.size / SAMPLE_RATE
