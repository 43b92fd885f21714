"""Earcons: short signs in sound, made from a small palette of notes so that each is told from the others by its tune.

| earcon  | tune                     | says                                 |
|---------|--------------------------|--------------------------------------|
| accept  | up a fourth              | taken                                |
| refuse  | down a tone, low, rough  | not taken                            |
| undo    | three notes down         | taken back                           |
| turn    | one note, twice          | somebody else's turn                 |
| tick    | one short note           | a key or a card was felt             |
| working | one long low note        | wait, I am alive                     |
| error   | one low note, three times| something is broken                  |
| ready   | three notes up           | the box listens                      |

Every partial stays under 3 kHz, where older ears still hear; every earcon is shorter than 0.4 s and as loud as
the voice.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import get_args

import numpy as np
import numpy.typing as npt

from device.loudness import levelled
from device.pcm import FULL_SCALE, SAMPLE_RATE, Pcm, samples
from device.ports import EarconName

CEILING = 3_000.0
"""Hertz that no partial reaches."""

PALETTE: MappingProxyType[str, float] = MappingProxyType(
    {"F3": 174.6, "G3": 196.0, "E4": 329.6, "C5": 523.3, "E5": 659.3, "G5": 784.0, "A5": 880.0}
)
"""Hertz of the notes that earcons are made of: low ones warn, high ones go on."""
_F3, _G3, _E4, _C5, _E5, _G5, _A5 = PALETTE.values()

_ROOM = 0.5
"""Of full scale, before the earcon gets its loudness."""
_ATTACK = 0.006
_RELEASE = 0.012

_BELL = (1.0, 0.25, 0.08)
"""Strength of each partial of a clear note."""
_REED = (1.0, 0.7, 0.6, 0.45, 0.35, 0.25)
"""The same for a rough one, which a small loudspeaker can still give when the note is low."""


@dataclass(frozen=True, slots=True)
class Tone:
    """One note of an earcon: hertz, seconds, and silence after it."""

    pitch: float
    lasts: float
    rest: float = 0.0
    timbre: tuple[float, ...] = _BELL


TUNES: MappingProxyType[EarconName, tuple[Tone, ...]] = MappingProxyType(
    {
        "accept": (Tone(_E5, 0.07), Tone(_A5, 0.11)),
        "refuse": (Tone(_G3, 0.12, 0.02, _REED), Tone(_F3, 0.18, 0.0, _REED)),
        "undo": (Tone(_A5, 0.07), Tone(_E5, 0.07), Tone(_C5, 0.12)),
        "turn": (Tone(_G5, 0.08, 0.05), Tone(_G5, 0.14)),
        "tick": (Tone(_G5, 0.03),),
        "working": (Tone(_E4, 0.25),),
        "error": (Tone(_G3, 0.09, 0.03, _REED), Tone(_G3, 0.09, 0.03, _REED), Tone(_G3, 0.12, 0.0, _REED)),
        "ready": (Tone(_C5, 0.09), Tone(_E5, 0.09), Tone(_G5, 0.16)),
    }
)


def _note(tone: Tone) -> npt.NDArray[np.float64]:
    """A sum of partials that starts and ends gently, so that the edges add no high frequencies."""
    at = np.arange(samples(tone.lasts)) / SAMPLE_RATE
    wave = np.zeros(at.size)
    for number, strength in enumerate(tone.timbre, start=1):
        if number * tone.pitch < CEILING:
            wave += strength * np.sin(2 * np.pi * number * tone.pitch * at)
    left = at[-1] - at
    edges = np.clip(at / _ATTACK, 0, 1), np.clip(left / _RELEASE, 0, 1)
    for edge in edges:
        wave *= 0.5 - 0.5 * np.cos(np.pi * edge)
    return np.concatenate((wave, np.zeros(samples(tone.rest))))


def _pcm(tune: tuple[Tone, ...]) -> Pcm:
    wave = np.concatenate([_note(tone) for tone in tune])
    pcm = levelled(np.rint(wave * (_ROOM * FULL_SCALE / np.abs(wave).max())).astype(np.int16))
    pcm.flags.writeable = False
    return pcm


def earcons() -> dict[EarconName, Pcm]:
    """Every earcon, ready for the mixer; made once at start, in a few milliseconds."""
    names: tuple[EarconName, ...] = get_args(EarconName)
    return {name: _pcm(TUNES[name]) for name in names}
