"""A sound output of the machine, by PortAudio: the one library call per block that a Pi and a laptop share.

22,050 Hz mono in blocks of 10 ms and a latency of 20 ms: less makes gaps, more makes the cut slow. The output named
``default`` converts rates where the card cannot; so nothing else is opened unless the owner names it.
"""

from __future__ import annotations

import logging
from typing import Any

from device.pcm import SAMPLE_RATE
from device.sink import OpenSink, SinkAbsent, Source

log = logging.getLogger(__name__)

BLOCK = 220
LATENCY = 0.020


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
            # PortAudio reads the list of cards once; a card that came later is seen only after a new start.
            sounddevice._terminate()
            sounddevice._initialize()
            self._stream = sounddevice.OutputStream(
                samplerate=SAMPLE_RATE,
                blocksize=BLOCK,
                device=device or None,
                channels=1,
                dtype="int16",
                latency=LATENCY,
                callback=self._fill,
            )
            self._stream.start()
        except (sounddevice.PortAudioError, ValueError, OSError) as error:
            raise SinkAbsent(str(error)) from error

    @property
    def alive(self) -> bool:
        return bool(self._stream.active)

    def close(self) -> None:
        try:
            self._stream.close()
        except Exception as error:
            log.info("the sound output closed badly: %s", error)

    def _fill(self, out: Any, count: int, time: object, status: object) -> None:
        """PortAudio's callback: never raises, or the stream would end."""
        out[:, 0] = self._source(count)


def card_present() -> bool:
    """Whether this machine has any sound output that PortAudio can see."""
    try:
        import sounddevice

        return any(device["max_output_channels"] > 0 for device in sounddevice.query_devices())
    except Exception as error:  # no library, no driver, no card: all the same to whoever asks
        log.info("no sound output: %s", error)
        return False


def open_card(device: str = "") -> OpenSink:
    """How to open this output of the machine."""
    return lambda source: CardSink(source, device)
