"""The mixer: one voice and a few earcons into one stream, with our own volume and a cut that takes one block.

``block`` belongs to the audio callback; every other method may be called from any thread, takes no lock and returns at
once: orders go through a deque and are carried out at the start of the next block. What happened goes back as notes
stamped with the sample they happened at, so that times are exact whatever the size of a block.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from device.pcm import FULL_SCALE, Pcm, samples
from device.ports import VOLUME_STEPS, EarconName

EARCONS_AT_ONCE = 4

_UNITY_STEP = 9
"""At this step a sample leaves as it came, which lets a test compare what was played with what was queued."""
_DECIBELS_A_STEP = 4.0
"""Steps of equal loudness to the ear: 1 is -32 dB, 10 is +4 dB, held under full scale by the limiter."""
_FAINTEST = (1 - _UNITY_STEP) * _DECIBELS_A_STEP
_KNEE = 0.8 * FULL_SCALE
_CUT_RAMP = samples(0.003)
_RESTED = samples(0.3)
"""Of silence: more than any output holds back, so nothing of the last sound is still to be heard."""
_VOLUME_RAMP = samples(0.005)

_Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Note:
    """What became of an order. ``cut``: speech that had started was silenced before its end."""

    kind: Literal["started", "ended", "cut", "tone"]
    sample: int
    """Position in the stream since the mixer was made."""
    token: int = 0
    """Of the utterance, for all but ``tone``."""
    earcon: EarconName | None = None


@dataclass(frozen=True, slots=True, eq=False)
class _Speech:
    pcm: Pcm
    token: int
    last: bool


@dataclass(slots=True, eq=False)
class _Earcon:
    name: EarconName
    pcm: Pcm
    at: int = 0


@dataclass(frozen=True, slots=True)
class _Cut:
    pass


def gain(step: int, ceiling: int = VOLUME_STEPS) -> float:
    """The factor of a volume step, 1 to 10; steps beyond are taken as the nearest.

    ``ceiling``: the step of the whole scale that the last one is made as loud as; the others are spread under it, so
    that each of them is still heard to change something.
    """
    step = min(max(step, 1), VOLUME_STEPS)
    most = (ceiling - _UNITY_STEP) * _DECIBELS_A_STEP
    decibels = _FAINTEST + (most - _FAINTEST) * (step - 1) / (VOLUME_STEPS - 1)
    return float(10 ** (decibels / 20))


def limited(mix: _Floats) -> Pcm:
    """To int16: exact up to 80 % of full scale, then bent softly so that nothing ever wraps or clips hard."""
    loudness = np.abs(mix)
    if loudness.max(initial=0.0) > _KNEE:
        room = FULL_SCALE - _KNEE
        bent = _KNEE + room * np.tanh((loudness - _KNEE) / room)
        mix = np.where(loudness > _KNEE, np.copysign(bent, mix), mix)
    return np.rint(mix).astype(np.int16)


class Mixer:
    """Give it speech in pieces, in order, under the token of its utterance; pull blocks; read ``notes``."""

    def __init__(self, volume: int, ceiling: int = VOLUME_STEPS) -> None:
        """Volume steps, as ``gain`` takes them."""
        self.notes: deque[Note] = deque()
        """Filled by the audio side; pop from the left."""
        self.position = 0
        """Samples pulled so far; also the heartbeat of the sound card."""
        self._orders: deque[_Speech | _Earcon | _Cut] = deque()
        self._ceiling = ceiling
        self._wanted = gain(volume, ceiling)
        self._gain = self._wanted
        self._speech: deque[_Speech] = deque()
        self._at = 0
        self._sounding: int | None = None
        self._tail: Pcm | None = None
        self._earcons: list[_Earcon] = []
        self._silence = _silent(samples(0.1))
        self._silent_for = 0

    @property
    def idle(self) -> bool:
        """Whether the next block will be silent unless something is ordered."""
        return not (self._orders or self._speech or self._earcons or self._tail is not None)

    @property
    def wordless(self) -> bool:
        """Whether no speech sounds or waits."""
        return not (self._orders or self._speech)

    @property
    def rested(self) -> bool:
        """Whether its output may be closed for a moment, and nobody hears it."""
        return self.idle and self._silent_for >= _RESTED

    def play(self, pcm: Pcm, token: int, *, last: bool) -> None:
        """Append speech; ``last`` piece of its utterance or not. An utterance must end with a last piece, or be cut."""
        self._orders.append(_Speech(pcm, token, last))

    def cut(self) -> None:
        """Drop the speech that sounds, by a 3 ms ramp, and the speech that waits; earcons are short and go on."""
        with suppress(IndexError):
            if isinstance(self._orders[-1], _Cut):
                return  # Nobody pulls, or not yet: one is enough.
        self._orders.append(_Cut())

    def earcon(self, name: EarconName, pcm: Pcm) -> None:
        """Mix this in; the oldest gives way when there are too many."""
        self._orders.append(_Earcon(name, pcm))

    def volume(self, step: int) -> None:
        """Takes effect in what sounds now, within 5 ms of the next block."""
        self._wanted = gain(step, self._ceiling)

    def block(self, count: int) -> Pcm:
        """The next ``count`` samples; read only, and good until the next call."""
        while self._orders:
            self._obey(self._orders[0])
            self._orders.popleft()  # only now, so that at no moment it seems that there is nothing
        if self.idle:
            return self._silent_block(count)
        self._silent_for = 0
        mix = np.zeros(count, np.float32)
        self._mix_tail(mix)
        self._mix_speech(mix)
        self._mix_earcons(mix)
        self._scale(mix)
        self.position += count
        return limited(mix)

    def _obey(self, order: _Speech | _Earcon | _Cut) -> None:
        match order:
            case _Speech():
                self._speech.append(order)
            case _Earcon():
                self._earcons = [*self._earcons[1 - EARCONS_AT_ONCE :], order]
                self.notes.append(Note("tone", self.position, earcon=order.name))
            case _Cut():
                self._drop_speech()

    def _drop_speech(self) -> None:
        if self._speech and self._at:
            rest = self._speech[0].pcm[self._at : self._at + _CUT_RAMP]
            self._tail = np.rint(rest * np.linspace(1, 0, rest.size, endpoint=False)).astype(np.int16)
        self._speech.clear()
        self._at = 0
        if self._sounding is not None:
            self.notes.append(Note("cut", self.position, self._sounding))
            self._sounding = None

    def _silent_block(self, count: int) -> Pcm:
        self._gain = self._wanted
        self.position += count
        self._silent_for += count
        if count > self._silence.size:
            return _silent(count)
        return self._silence[:count]

    def _mix_tail(self, mix: _Floats) -> None:
        if self._tail is not None:
            now, later = self._tail[: mix.size], self._tail[mix.size :]
            mix[: now.size] += now
            self._tail = later if later.size else None

    def _mix_speech(self, mix: _Floats) -> None:
        filled = 0
        while self._speech:
            piece = self._speech[0]
            if self._sounding != piece.token:
                self._sounding = piece.token
                self.notes.append(Note("started", self.position + filled, piece.token))
            chunk = piece.pcm[self._at : self._at + mix.size - filled]
            mix[filled : filled + chunk.size] += chunk
            filled += chunk.size
            self._at += chunk.size
            if self._at < piece.pcm.size:
                return
            self._speech.popleft()
            self._at = 0
            if piece.last:
                self.notes.append(Note("ended", self.position + filled, piece.token))
                self._sounding = None

    def _mix_earcons(self, mix: _Floats) -> None:
        for earcon in self._earcons:
            chunk = earcon.pcm[earcon.at : earcon.at + mix.size]
            mix[: chunk.size] += chunk
            earcon.at += chunk.size
        self._earcons = [earcon for earcon in self._earcons if earcon.at < earcon.pcm.size]

    def _scale(self, mix: _Floats) -> None:
        wanted = self._wanted
        if wanted == self._gain:
            mix *= np.float32(wanted)
            return
        ramp = min(_VOLUME_RAMP, mix.size)
        mix[:ramp] *= np.linspace(self._gain, wanted, ramp, dtype=np.float32)
        mix[ramp:] *= np.float32(wanted)
        self._gain = wanted


def _silent(count: int) -> Pcm:
    silence = np.zeros(count, np.int16)
    silence.flags.writeable = False
    return silence
