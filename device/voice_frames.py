"""What the box and its voice worker say to each other over two pipes; standard library only, for the worker's memory.

A frame is a little-endian length (of what follows), a kind, the id of the request it is about, and a payload.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from enum import IntEnum

_LENGTH = struct.Struct("<I")
_HEAD = struct.Struct("<BI")
_RATE = struct.Struct("<I")

SPOILED = "voice-sound"
"""Code of the note that the recording of an order cannot be used."""

WORDS_A_MINUTE = 175
"""The usual pace."""

LONGEST_FRAME = 1 << 20
"""Bytes; a longer length means that the stream is out of step."""


class Kind(IntEnum):
    """To the worker: RENDER, CANCEL. From it: READY once, then SOUND pieces and one DONE, CANCELLED or FAILED.

    A NOTE before the last of them tells what is less than a failure, as ``CODE DETAIL``.
    """

    RENDER = 1
    CANCEL = 2
    READY = 3
    SOUND = 4
    DONE = 5
    CANCELLED = 6
    FAILED = 7
    NOTE = 8


@dataclass(frozen=True, slots=True)
class Frame:
    kind: Kind
    id: int
    payload: bytes = b""

    def packed(self) -> bytes:
        return _LENGTH.pack(_HEAD.size + len(self.payload)) + _HEAD.pack(self.kind, self.id) + self.payload


@dataclass(frozen=True, slots=True)
class Order:
    """A sentence to render."""

    voice: str
    """The synthesiser's own name of the voice, e.g. ``fr``; ``pico`` and ``piper:MODEL`` for the others."""
    wpm: int
    """Words a minute."""
    text: str
    pitch: int = 50
    """0 (deep) to 99 (high), as espeak-ng counts."""
    language: str = ""
    """Names the voice of espeak-ng that stands in where ``voice`` cannot speak."""
    sound: str = ""
    """Path of a recording of this text; it is spoken where that cannot be read."""
    fresh: bool = False
    """Whether what the worker kept of it is not to be trusted."""

    def fits(self, seconds: float) -> bool:
        """Whether this can be the whole of it, by its length: very wide bounds, for spelled-out letters too."""
        least, most = bounds(self.text, self.wpm / WORDS_A_MINUTE)
        return least <= seconds <= most

    def packed(self) -> bytes:
        return json.dumps(astuple(self)).encode()

    @classmethod
    def unpacked(cls, payload: bytes) -> Order:
        return cls(*json.loads(payload))


def bounds(text: str, pace: float = 1.0) -> tuple[float, float]:
    """Fewest and most seconds that this can take, whoever says it."""
    letters = sum(map(str.isalnum, text))
    return letters / (60 * pace), 2 + letters / pace


def packed_rate(hertz: int) -> bytes:
    """The payload of DONE."""
    return _RATE.pack(hertz)


def unpacked_rate(payload: bytes) -> int:
    """0 when it makes no sense."""
    return int.from_bytes(payload, "little") if len(payload) == _RATE.size else 0


class FrameReader:
    """Puts frames together again from whatever lengths a pipe delivers."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Every frame that is now complete; ValueError when the stream makes no sense."""
        self._bytes += data
        while len(self._bytes) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._bytes)
            if not _HEAD.size <= length <= LONGEST_FRAME:
                raise ValueError(f"a frame of {length} bytes")
            end = _LENGTH.size + length
            if len(self._bytes) < end:
                return
            kind, id_ = _HEAD.unpack_from(self._bytes, _LENGTH.size)
            payload = bytes(self._bytes[_LENGTH.size + _HEAD.size : end])
            del self._bytes[:end]
            yield Frame(Kind(kind), id_, payload)
