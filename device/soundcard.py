"""A sound output of the machine, by PortAudio: the one library call per block that a Pi and a laptop share.

22,050 Hz mono in blocks of 10 ms and a latency of 20 ms: less makes gaps, more makes the cut slow. The output named
``default`` converts rates where the card cannot; so nothing else is opened unless the owner names it.
"""

from __future__ import annotations

import logging
from typing import Any
from weakref import WeakSet

from device.pcm import SAMPLE_RATE
from device.sink import OpenSink, SinkAbsent, Source

log = logging.getLogger(__name__)

BLOCK = 220
LATENCY = 0.020

_open: WeakSet[CardSink] = WeakSet()
"""While one is open PortAudio must not start anew, which would end it."""


class CardSink:
    """An open stream; fulfils ``Sink``."""

    def __init__(self, source: Source, device: str) -> None:
        """``device``: an output's name, or part of it; empty for the system's own choice. Raises SinkAbsent."""
        try:
            import sounddevice
        except OSError as error:
            raise SinkAbsent(f"PortAudio is not installed: {error}") from error
        self._source = source
        try:
            if not _open:
                _read_cards_again(sounddevice)
            self._stream = sounddevice.OutputStream(
                samplerate=SAMPLE_RATE,
                blocksize=BLOCK,
                device=device or None,
                channels=1,
                dtype="int16",
                latency=LATENCY,
                callback=self._fill,
            )
            _open.add(self)
            self._stream.start()
        except (sounddevice.PortAudioError, ValueError, OSError) as error:
            if self in _open:
                self.close()
            raise SinkAbsent(str(error)) from error

    @property
    def alive(self) -> bool:
        try:
            return bool(self._stream.active)
        except Exception as error:
            log.info("the sound output cannot tell how it is: %s", error)
            return False

    def close(self) -> None:
        _open.discard(self)
        try:
            self._stream.close()
        except Exception as error:
            log.info("the sound output closed badly: %s", error)

    def _fill(self, out: Any, count: int, time: object, status: object) -> None:
        """PortAudio's callback: never raises, or the stream would end."""
        out[:, 0] = self._source(count)


def _read_cards_again(sounddevice: Any) -> None:
    """PortAudio reads the list of cards once; a card that came later is seen only after a new start."""
    if sounddevice._initialized:
        sounddevice._terminate()
    sounddevice._initialize()


def open_card(device: str = "") -> OpenSink:
    """How to open this output of the machine."""
    return lambda source: CardSink(source, device)
