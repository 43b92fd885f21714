"""The recorded sound as a witness: where a phrase was played, how much of it, and how loud a stretch was."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from device.pcm import Pcm


@dataclass(frozen=True, slots=True)
class Found:
    """Where a phrase lies in a recording."""

    at: int
    """The sample it begins at."""
    likeness: float
    """Normalised cross-correlation, 1.0 for the very same sound."""


def find(sound: Pcm, phrase: Pcm) -> Found:
    """The place in a recording that is most like this phrase."""
    wave, wanted = sound.astype(float), phrase.astype(float)
    places = wave.size - wanted.size + 1
    if places < 1 or not wanted.any():
        return Found(0, 0.0)
    size = 1 << (wave.size + wanted.size).bit_length()
    product = np.fft.irfft(np.fft.rfft(wave, size) * np.conj(np.fft.rfft(wanted, size)), size)[:places]
    sums = np.concatenate(([0.0], np.cumsum(wave**2)))
    energy = np.sqrt(np.maximum(sums[wanted.size :] - sums[: -wanted.size], 1.0) * (wanted**2).sum())
    likeness: npt.NDArray[np.float64] = product / energy
    at = int(np.argmax(likeness))
    return Found(at, float(likeness[at]))


def played(sound: Pcm, phrase: Pcm, at: int) -> int:
    """How many samples from there on are the phrase's very own."""
    part = sound[at : at + phrase.size]
    other = np.flatnonzero(part != phrase[: part.size])
    return int(other[0]) if other.size else int(part.size)


def level(pcm: Pcm) -> float:
    """Root mean square."""
    return float(np.sqrt(np.mean(pcm.astype(float) ** 2))) if pcm.size else 0.0
