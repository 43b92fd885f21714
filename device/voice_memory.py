"""The sentences said lately, in memory: a box says the same things all evening, and a disk is no faster than espeak."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

from device.pcm import Pcm
from device.voice_frames import Order

Key: TypeAlias = tuple[tuple[str, ...], Order]
"""The command of the worker that rendered it, and what it was asked for."""


class PcmCache:
    """The least recently used is forgotten first."""

    def __init__(self, limit: int) -> None:
        """Bytes of sound to keep."""
        self._limit = limit
        self._size = 0
        self._kept: OrderedDict[Key, Pcm] = OrderedDict()

    def get(self, key: Key) -> Pcm | None:
        pcm = self._kept.get(key)
        if pcm is not None:
            self._kept.move_to_end(key)
        return pcm

    def put(self, key: Key, pcm: Pcm) -> None:
        self._size += pcm.nbytes
        if key in self._kept:
            self._size -= self._kept.pop(key).nbytes
        self._kept[key] = pcm
        while self._size > self._limit:
            self._size -= self._kept.popitem(last=False)[1].nbytes
