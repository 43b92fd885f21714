"""What the bench wrote down: everything a table would have heard, seen and felt, with its times."""

from __future__ import annotations

import queue
from collections import deque
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from device.pcm import Pcm
from device.ports import Channel, EarconName, Event

KEPT = 64
"""Sounds that a recording keeps: an evening of all of them would fill the memory."""


@dataclass(slots=True)
class Spoken:
    """One utterance that began to sound."""

    id: int
    text: str
    language: str
    channel: Channel
    start: float
    end: float | None = None
    """None while it sounds."""
    whole: bool | None = None
    """False when it was cut, None while it sounds."""


@dataclass(frozen=True, slots=True, eq=False)
class Queued:
    """A part of an utterance in the very samples that the mixer was given."""

    utterance: int
    sound: Pcm


@dataclass(frozen=True, slots=True)
class Toned:
    """One earcon that began to sound."""

    name: EarconName
    at: float


@dataclass(frozen=True, slots=True)
class Shown:
    """One picture on the glass, and the words it was drawn from."""

    at: float
    lines: tuple[str, ...]
    image: Image.Image


@dataclass(slots=True)
class Recording:
    """Grows while the bench runs; read it at any moment."""

    speech: list[Spoken] = field(default_factory=list)
    tones: list[Toned] = field(default_factory=list)
    frames: list[Shown] = field(default_factory=list)
    queued: deque[Queued] = field(default_factory=lambda: deque(maxlen=KEPT))
    """The latest sounds, to be looked for in what was recorded."""
    events: list[Event] = field(default_factory=list)
    """What the parts told: presses, taps, faults, in that order."""

    def sound_of(self, utterance: int) -> Pcm:
        """What the mixer was given of this utterance lately, in one piece."""
        parts = [queued.sound for queued in self.queued if queued.utterance == utterance]
        return np.concatenate([np.zeros(0, np.int16), *parts])

    @property
    def said(self) -> list[str]:
        """The words of all that was spoken, in order."""
        return [spoken.text for spoken in self.speech]

    @property
    def screen(self) -> tuple[str, ...]:
        """The words on the glass now."""
        return self.frames[-1].lines if self.frames else ()


class OverheardQueue(queue.SimpleQueue[Event]):
    """The box's queue of events, each of them written down as it is told."""

    def __init__(self, recording: Recording) -> None:
        super().__init__()
        self._told = recording.events

    def put(self, item: Event, block: bool = True, timeout: float | None = None) -> None:
        self._told.append(item)
        super().put(item, block, timeout)
