"""A sound output of the machine, by PortAudio: the one library call per block that a Pi and a laptop share.

22,050 Hz mono in blocks of 10 ms and a latency of 20 ms: less makes gaps, more makes the cut slow. The output named
``default`` converts rates where the card cannot; so nothing else is opened unless the owner names it.
"""

from __future__ import annotations

import logging
import math
import os
from pathlib import Path
from time import monotonic
from typing import Any
from weakref import WeakSet

from device.pcm import SAMPLE_RATE
from device.sink import CardsChanged, OpenSink, SinkAbsent, Source

log = logging.getLogger(__name__)

BLOCK = 220
LATENCY = 0.020

CARDS = Path("/dev/snd")
"""Linux keeps a file here for each part of each card that it has."""
READ_BLINDLY = 30.0
"""Seconds from one reading of the list of cards to the next where nothing tells whether they changed."""


class CardSink:
    """An open stream; fulfils ``Sink``."""

    def __init__(self, source: Source, device: str) -> None:
        """``device``: an output's name, its bracket or not; empty for the system's own choice. Raises SinkAbsent."""
        os.environ.setdefault("PA_ALSA_PLUGHW", "1")  # so that ALSA converts rates also for a card named by itself
        try:
            import sounddevice
        except OSError as error:
            raise SinkAbsent(f"PortAudio is not installed: {error}") from error
        self._source = source
        try:
            _list.refresh(sounddevice)
            self.number = _list.number(sounddevice, device)
            self._stream = sounddevice.OutputStream(
                samplerate=SAMPLE_RATE,
                blocksize=BLOCK,
                device=self.number,
                channels=1,
                dtype="int16",
                latency=LATENCY,
                callback=self._fill,
            )
            _list.streams.add(self)
            self._stream.start()
        except SinkAbsent:
            raise
        except (sounddevice.PortAudioError, ValueError, OSError) as error:
            if self in _list.streams:
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
        _list.streams.discard(self)
        try:
            self._stream.close()
        except Exception as error:
            log.info("the sound output closed badly: %s", error)

    def _fill(self, out: Any, count: int, time: object, status: object) -> None:
        """PortAudio's callback: never raises, or the stream would end."""
        out[:, 0] = self._source(count)


class _CardList:
    """PortAudio reads the list of cards when it starts, and a new start ends every stream that is open.

    So a card that comes while an output is open needs a moment in which all are closed. That costs a short gap, which
    is asked for only when it may help: when the files of the cards are no longer those of the last reading. Their times
    count too, as whoever gives us the right to open a new card may come after it. A sound server changes nothing of
    that, for what is plugged in is a card of the machine all the same. Where there are no such files, a slow pace must
    do. On a list that is out of date nothing is opened: its numbers may by now mean another card, and a private word
    would be heard by all.
    """

    def __init__(self) -> None:
        self.streams: WeakSet[CardSink] = WeakSet()
        self._sign: frozenset[tuple[str, int]] | None = None
        self._read_at = -math.inf

    def refresh(self, sounddevice: Any) -> None:
        """Read the list again if no stream is open; raises CardsChanged if one is, and the list is out of date."""
        sign, now = _sign(), monotonic()
        if self.streams:
            if sign != self._sign or (sign is None and now - self._read_at >= READ_BLINDLY):
                raise CardsChanged("the cards may have changed, but another output is open")
            return
        if sounddevice._initialized:
            sounddevice._terminate()
        sounddevice._initialize()
        self._sign, self._read_at = sign, now

    def number(self, sounddevice: Any, device: str) -> int:
        """Where this output stands in the list; raises SinkAbsent when it is not exactly one, or one that is open.

        Part of a name will not do, nor what the other output has: a private word would be heard by all.
        """
        if device:
            cards = sounddevice.query_devices()
            names = {number: card["name"] for number, card in enumerate(cards) if card["max_output_channels"]}
            found = [number for number, name in names.items() if name == device]
            found = found or [number for number, name in names.items() if name.rpartition(" (")[0] == device]
            # Another way to the same cards may list them once more.
            found = [number for number in found if cards[number]["hostapi"] == cards[found[0]]["hostapi"]]
            if len(found) != 1:
                there = ", ".join(names.values()) or "none"
                raise SinkAbsent(
                    f"{'two outputs are' if found else 'no output is'} called {device!r}; there is {there}"
                )
            (number,) = found
        else:
            number = int(sounddevice.query_devices(kind="output")["index"])
        if any(stream.number == number for stream in self.streams):
            raise SinkAbsent(f"the output {device!r} is the one that is open for other sound")
        return number


_list = _CardList()


def _sign() -> frozenset[tuple[str, int]] | None:
    """What changes with the cards; None where nothing tells."""
    try:
        return frozenset((file.name, file.lstat().st_ctime_ns) for file in CARDS.iterdir())
    except OSError:
        return None


def open_card(device: str = "") -> OpenSink:
    """How to open this output of the machine."""
    return lambda source: CardSink(source, device)
