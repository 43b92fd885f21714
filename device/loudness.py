"""One loudness for all that sounds: every voice, every language and every earcon, so that nobody reaches for a key.

Measured as broadcasters do (ITU-R BS.1770-4: K-weighting, blocks of 400 ms, two gates), for one channel at our rate.
The weighting is applied to spectra, so numpy is enough; a sentence is levelled once, before it is kept in memory.
"""

from __future__ import annotations

import functools
import math

import numpy as np
import numpy.typing as npt

from device.pcm import FULL_SCALE, SAMPLE_RATE, Pcm, samples

TARGET = -18.0
"""LUFS of everything at the volume step that changes nothing."""
PEAK = -2.0
"""Decibels under full scale that no sample passes: room for an earcon over speech before the mixer has to bend."""
MOST_GAIN = 20.0
"""Decibels that quiet sound is raised at the most: what is quieter still is noise, not speech."""

SILENT = -70.0
"""LUFS: the first gate of BS.1770, and what silence itself is said to have."""

_RELATIVE_GATE = -10.0
_HOP, _HOPS = samples(0.1), 4
_SHORT_HOP = samples(0.01)
_LOOK = 128
"""Samples (6 ms) over which the limiter turns down before a peak and up after it; a power of two."""
_CLOSE_ENOUGH = 0.3
"""Decibels that no ear tells apart; reached in two turns by most sentences."""
_TRIES = 3

_Floats = npt.NDArray[np.float64]


def loudness(pcm: Pcm) -> float:
    """LUFS of this sound; SILENT when there is nothing to hear."""
    return _loudness(pcm.astype(np.float64) / FULL_SCALE)


def levelled(pcm: Pcm) -> Pcm:
    """The same sound at TARGET with no sample above PEAK; silence stays silence, and the length stays."""
    wave = pcm.astype(np.float64) / FULL_SCALE
    now = _loudness(wave)
    if now <= SILENT:
        return pcm
    gain = 0.0
    for _ in range(_TRIES):
        gain = min(gain + TARGET - now, MOST_GAIN)
        out = _limited(wave * 10 ** (gain / 20))
        now = _loudness(out)
        if abs(TARGET - now) < _CLOSE_ENOUGH or gain == MOST_GAIN:
            break
    level: Pcm = np.rint(out * FULL_SCALE).astype(np.int16)
    return level


def _loudness(wave: _Floats) -> float:
    power = _blocks(wave)
    heard = power[power > _power(SILENT)]
    if not heard.size:
        return SILENT
    return _lufs(float(heard[heard > np.mean(heard) * 10 ** (_RELATIVE_GATE / 10)].mean()))


def _blocks(wave: _Floats) -> _Floats:
    """The weighted power of each block of 400 ms, a new one every 100 ms.

    Power adds up, so each stretch between two beginnings is transformed once, and a block is four of them. The standard
    says nothing of shorter sounds: theirs are blocks of 10 ms, so that pauses do not make a word softer.
    """
    if wave.size < _HOPS * _HOP:
        padded = np.zeros(max(1, -(-wave.size // _SHORT_HOP)) * _SHORT_HOP)
        padded[: wave.size] = wave
        return _energy(padded, _SHORT_HOP) / _SHORT_HOP
    whole = wave.size // _HOP
    sums = np.concatenate(([0.0], np.cumsum(_energy(wave[: whole * _HOP], _HOP))))
    blocks: _Floats = (sums[_HOPS:] - sums[:-_HOPS]) / (_HOPS * _HOP)
    return blocks


def _energy(wave: _Floats, hop: int) -> _Floats:
    """The weighted energy of each hop, by Parseval's theorem."""
    spectrum = np.abs(np.fft.rfft(wave.reshape(-1, hop))) ** 2
    energy: _Floats = spectrum @ _weights(hop) * (2 / hop)
    return energy


def _limited(wave: _Floats) -> _Floats:
    """Turned down around each peak, smoothly: the least gain needed near by, then its mean over as long a time.

    Every sample lies under its own need, because each of the minima averaged there has seen it.
    """
    ceiling = 10 ** (PEAK / 20)
    size = np.abs(wave)
    if size.max() <= ceiling:
        return wave
    need = np.minimum(1.0, ceiling / np.maximum(size, ceiling))
    least = np.concatenate((np.ones(_LOOK), need, np.ones(_LOOK)))
    step = 1
    while step < _LOOK:
        least = np.minimum(least[:-step], least[step:])
        step *= 2
    sums = np.concatenate(([0.0], np.cumsum(least)))
    mean = (sums[_LOOK:] - sums[:-_LOOK]) / _LOOK
    gained: _Floats = wave * mean[1 : wave.size + 1]
    return np.clip(gained, -ceiling, ceiling)


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(power)


def _power(lufs: float) -> float:
    return float(10 ** ((lufs + 0.691) / 10))


@functools.cache
def _weights(hop: int) -> _Floats:
    """The power of the K-weighting at each line of a hop's spectrum: the head's shelf, then the low cut.

    From the analogue prototypes of the two filters of BS.1770-4, whose constants are those its tables were made from.
    """
    hertz = np.fft.rfftfreq(hop, 1 / SAMPLE_RATE)
    top = 10 ** (3.999843853973347 / 20)
    shelf = 1j * hertz / 1681.974450955533
    quality = 0.7071752369554196
    head = (top * shelf**2 + top**0.4996667741545416 * shelf / quality + 1) / (shelf**2 + shelf / quality + 1)
    cut = 1j * hertz / 38.13547087602444
    low = cut**2 / (cut**2 + cut / 0.5003270373238773 + 1)
    weights: _Floats = np.abs(head * low) ** 2
    return weights
