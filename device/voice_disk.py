"""Keeps on the disk what a slow voice rendered, so that it is rendered once in the life of a box.

An entry is one file: a SHA-256 of the rest, the hertz, the samples. It comes into being under another name, so that a
power cut leaves none that is half written; one that is damaged all the same is rendered again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import struct
from contextlib import suppress
from pathlib import Path

from device.voice_engines import Engine, TakePiece, handed_over
from device.voice_frames import Order

_FORM = 1
_RATE = struct.Struct("<I")
_SAMPLE = 2
"""Bytes."""
_DIGEST = hashlib.sha256().digest_size
_SUFFIX, _UNFINISHED = ".pcm", ".part"
_OURS = re.compile(rf"[0-9a-f]{{32}}(?:{re.escape(_SUFFIX)}|\.[0-9]+{re.escape(_UNFINISHED)})")
"""Name of a file that the store made; the folder is the owner's, and any other file in it stays."""


class SoundStore:
    """Sounds by key in a folder, the least recently used forgotten first. An OSError of it is the caller's to judge."""

    def __init__(self, folder: Path, limit: int) -> None:
        """``limit``: bytes of files to keep. Makes the folder; OSError when it cannot."""
        self._folder = folder
        self._limit = limit
        folder.mkdir(parents=True, exist_ok=True)
        for left in _ours(folder, _UNFINISHED):
            with suppress(OSError):
                left.unlink()
        found = sorted((stat.st_mtime_ns, file.name, stat.st_size) for file, stat in _files(folder))
        self._sizes = {name: size for _, name, size in found}
        """Least recently used first."""
        self._forget()

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(self._sizes.values())

    def get(self, key: str) -> tuple[bytes, int] | None:
        """Samples and hertz, or None when they are not here or damaged."""
        file = self._folder / _name(key)
        try:
            content = file.read_bytes()
        except OSError:
            self._sizes.pop(file.name, None)
            return None
        digest, rest = content[:_DIGEST], content[_DIGEST:]
        if len(rest) < _RATE.size or hashlib.sha256(rest).digest() != digest:
            self._drop(file.name)
            return None
        self._sizes[file.name] = self._sizes.pop(file.name, len(content))
        with suppress(OSError):  # a folder that is read-only is still worth reading
            os.utime(file)
        (rate,) = _RATE.unpack_from(rest)
        return rest[_RATE.size :], rate

    def put(self, key: str, sound: bytes, rate: int) -> None:
        rest = _RATE.pack(rate) + sound
        file = self._folder / _name(key)
        unfinished = file.with_suffix(f".{os.getpid()}{_UNFINISHED}")
        try:
            unfinished.write_bytes(hashlib.sha256(rest).digest() + rest)
            unfinished.replace(file)
        except OSError:
            with suppress(OSError):
                unfinished.unlink()
            raise
        self._sizes.pop(file.name, None)
        self._sizes[file.name] = _DIGEST + len(rest)
        self._forget()

    def _forget(self) -> None:
        left = self.size
        for name, size in list(self._sizes.items()):
            if left <= self._limit:
                return
            left -= size
            self._drop(name)

    def _drop(self, name: str) -> None:
        """One that cannot be deleted is in nobody's way: it is written over, or stays what it is."""
        self._sizes.pop(name, None)
        with suppress(OSError):
            (self._folder / name).unlink()


class StoredEngine:
    """An engine whose sounds are kept in a store, but for those that are too short or too long for their text.

    What the store cannot do is noted once, and the engine goes on.
    """

    def __init__(self, engine: Engine, store: SoundStore, edition: str) -> None:
        """``edition`` tells this voice from all others that ever used the store."""
        self.notes = engine.notes
        self._engine = engine
        self._store = store
        self._edition = edition
        self._complained = False

    def render(self, order: Order, take: TakePiece) -> int | None:
        key = json.dumps([_FORM, self._edition, order.wpm, order.pitch, order.text])
        kept = None if order.fresh else self._store.get(key)
        if kept is not None and kept[0]:
            return kept[1] if handed_over(kept[0], take) else None
        pieces: list[bytes] = []

        def taken(piece: bytes) -> bool:
            pieces.append(piece)
            return take(piece)

        rate = self._engine.render(order, taken)
        sound = b"".join(pieces)
        if rate is not None and order.fits(len(sound) / (_SAMPLE * rate)):
            self._keep(key, sound, rate)
        return rate

    def _keep(self, key: str, sound: bytes, rate: int) -> None:
        try:
            self._store.put(key, sound, rate)
        except OSError as error:
            if not self._complained:
                self.notes.append(f"log what a slow voice rendered cannot be kept: {error}")
            self._complained = True


def _name(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:32] + _SUFFIX


def _ours(folder: Path, suffix: str) -> list[Path]:
    return [file for file in folder.glob(f"*{suffix}") if _OURS.fullmatch(file.name)]


def _files(folder: Path) -> list[tuple[Path, os.stat_result]]:
    found: list[tuple[Path, os.stat_result]] = []
    for file in _ours(folder, _SUFFIX):
        with suppress(OSError):
            found.append((file, file.stat()))
    return found
