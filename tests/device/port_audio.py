"""A PortAudio that keeps PortAudio's rule: what there is to open is known from its start, which ends what is open."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from device import soundcard
from device.pcm import SAMPLE_RATE, Pcm, samples

HELD_BACK = 0.1
"""Seconds of sound that a card has been given and has not played yet; lost when its stream is closed."""


class Stream:
    """PortAudio's stream to a card, which plays what its clock owes."""

    def __init__(self, audio: PortAudio, card: str, callback: Callable[..., None]) -> None:
        self._audio = audio
        self._callback = callback
        self._since = self._pulled = 0.0
        self._given: list[Pcm] = []
        self.card = card
        self.active = False

    def start(self) -> None:
        self._since, self.active = self._audio.now, True

    def pull(self) -> None:
        while self.active and self._pulled + soundcard.BLOCK <= (self._audio.now - self._since) * SAMPLE_RATE:
            self._block()

    def close(self) -> None:
        """A block may be on its way meanwhile."""
        if self.active:
            self._audio.on_closing()
            self._block()
        self.end()

    def end(self) -> None:
        if self.active:
            given = np.concatenate([np.zeros(0, np.int16), *self._given])
            self._audio.played.setdefault(self.card, []).append(given[: -samples(HELD_BACK)])
        self.active = False
        self._audio.streams.discard(self)

    def _block(self) -> None:
        out = np.zeros((soundcard.BLOCK, 1), np.int16)
        self._callback(out, soundcard.BLOCK, None, None)
        self._given.append(out[:, 0])
        self._pulled += soundcard.BLOCK


class PortAudio:
    """Stands for the module ``sounddevice``: the list of cards is read at a start, which ends every stream.

    A stream is opened by a card's number in that list, whatever card has that number by then.
    """

    class PortAudioError(Exception):
        """As the real one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files = count()
        self._list: list[str] = []
        self._cards: dict[str, Path] = {}
        self._initialized = 0
        self.forbidden: set[str] = set()
        self.now = 0.0
        self.starts = 0
        self.killed = 0
        """Streams that a new start ended."""
        self.streams: set[Stream] = set()
        self.played: dict[str, list[Pcm]] = {}
        self.on_reading: Callable[[], None] = lambda: None
        self.on_closing: Callable[[], None] = lambda: None

    def plug(self, *cards: str) -> None:
        for card in cards:
            self._cards[card] = self.folder / f"pcmC{next(self._files)}"
            if self.folder.exists():
                self._cards[card].touch()

    def unplug(self, card: str) -> None:
        self._cards.pop(card).unlink(missing_ok=True)
        for stream in [stream for stream in self.streams if stream.card == card]:
            stream.end()

    def allow(self, card: str) -> None:
        """As the system does a little later than it makes the file."""
        self.forbidden.discard(card)
        file = self._cards[card]
        before = file.stat().st_ctime_ns
        while file.stat().st_ctime_ns == before:
            file.chmod(0o660)

    def sound(self, card: str) -> Pcm:
        """All that was heard there; ends its stream."""
        for stream in [stream for stream in self.streams if stream.card == card]:
            stream.end()
        return np.concatenate([np.zeros(0, np.int16), *self.played.get(card, ())])

    def _initialize(self) -> None:
        self.on_reading()
        self.starts += 1
        self._initialized += 1
        self._list = [card for card in self._cards if card not in self.forbidden]

    def _terminate(self) -> None:
        self._initialized -= 1
        for stream in tuple(self.streams):
            self.killed += 1
            stream.end()

    def query_devices(self, *, kind: str | None = None) -> list[dict[str, object]] | dict[str, object]:
        """All, or with ``kind`` the usual one."""
        cards: list[dict[str, object]] = [
            {"index": number, "name": name, "max_output_channels": 2, "hostapi": 0}
            for number, name in enumerate(self._list)
        ]
        if kind is None:
            return cards
        if not cards:
            raise self.PortAudioError("Error querying device -1")
        return cards[0]

    def OutputStream(self, *, device: int, callback: Callable[..., None], **_: object) -> Stream:
        cards = list(self._cards)
        if device >= len(cards):
            raise self.PortAudioError("Device unavailable")
        stream = Stream(self, cards[device], callback)
        self.streams.add(stream)
        return stream


@contextmanager
def machine(*cards: str, files: bool = True) -> Iterator[PortAudio]:
    """With these cards, whose files tell of them or not."""
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        audio = PortAudio(Path(folder) / ("" if files else "none"))
        audio.plug(*cards)
        patch.setitem(sys.modules, "sounddevice", audio)
        patch.setattr(soundcard, "CARDS", audio.folder)
        patch.setattr(soundcard, "monotonic", lambda: audio.now)
        patch.setattr(soundcard, "_list", soundcard._CardList())
        yield audio
        assert not audio.killed, "no stream is ever ended by a new start"
