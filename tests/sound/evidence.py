"""The recorded sound as a witness: where a phrase was played, how much of it, and how loud a stretch was."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from device.bench.record import Recording, Spoken
from device.earcons import earcons
from device.mixer import limited
from device.pcm import SAMPLE_RATE, Pcm, samples

BLOCK = samples(0.010)
AUDIBLE = 64
RAMP = samples(0.003)
"""Of a cut."""


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


@dataclass(frozen=True, slots=True)
class Arrival:
    """A phrase after its way through a real sound system, where a busy machine may leave gaps."""

    share: float
    """Of its blocks of 10 ms that were found sample by sample and in their order; 1.0 when all were."""
    end: int
    """The sample after the last of them."""


def arrival(sound: Pcm, phrase: Pcm) -> Arrival:
    heard, end = sound.tobytes(), 0
    blocks = [phrase[at : at + BLOCK] for at in range(0, phrase.size - BLOCK + 1, BLOCK)]
    loud = [block.tobytes() for block in blocks if np.abs(block.astype(int)).max() > AUDIBLE]
    found = 0
    for block in loud:
        at = heard.find(block, end)
        while at % 2 and at > 0:
            at = heard.find(block, at + 1)
        if at >= 0:
            found, end = found + 1, at + len(block)
    return Arrival(found / max(len(loud), 1), end // 2)


def level(pcm: Pcm) -> float:
    """Root mean square."""
    return float(np.sqrt(np.mean(pcm.astype(float) ** 2))) if pcm.size else 0.0


@dataclass(frozen=True, slots=True)
class Account:
    """What should have sounded, at the volume that changes nothing, when all that was noted down is true."""

    sound: Pcm
    stretches: tuple[tuple[int, int], ...]
    """First sample and end of each sentence, in order."""


def account(recording: Recording, first: int, origin: float, length: int) -> Account:
    """Every sentence from the one of this index on, where it was cut too, and every earcon since ``origin``.

    ``origin``: the time of the first sample. ``length``: how many samples there are.
    """
    mix = np.zeros(length, np.float32)
    stretches = []
    for spoken in recording.speech[first:]:
        at = _sample(spoken.start, origin)
        phrase = _heard_of(spoken, recording.sound_of(spoken.id), origin)
        mix[at : at + phrase.size] += phrase[: length - at]
        stretches.append((at, at + phrase.size))
    sounds = earcons()
    for tone in recording.tones:
        at = _sample(tone.at, origin)
        if at >= 0:
            mix[at : at + sounds[tone.name].size] += sounds[tone.name][: length - at]
    return Account(limited(mix), tuple(stretches))


def _heard_of(spoken: Spoken, phrase: Pcm, origin: float) -> npt.NDArray[np.float64]:
    """As far as it was said, and the ramp of its cut."""
    if spoken.whole or spoken.end is None:
        return phrase.astype(float)
    until = _sample(spoken.end, origin) - _sample(spoken.start, origin)
    tail = phrase[until : until + RAMP]
    ramp = np.rint(tail * np.linspace(1, 0, tail.size, endpoint=False))
    return np.concatenate((phrase[:until].astype(float), ramp))


def _sample(time: float, origin: float) -> int:
    return round((time - origin) * SAMPLE_RATE)
