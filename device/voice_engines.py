"""Three ways to make a sentence sound, each standing where the one before it may fail; used in the worker alone.

| engine   | what it is                                   | why it may still work                        |
|----------|----------------------------------------------|----------------------------------------------|
| driver   | pyttsx3 with our own driver, in memory       | the usual one: fast, and it can be cancelled |
| file     | pyttsx3 as it comes, by way of a WAV file    | our driver leans on parts that may change    |
| program  | the ``espeak-ng`` program                    | needs neither pyttsx3 nor the C library here |

``pyttsx3`` is imported only by an engine that uses it, so that the last one stands without.
"""

from __future__ import annotations

import io
import os
import subprocess
import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from device.voice_frames import Order

TakePiece = Callable[[bytes], bool]
"""Takes a piece of sound, 16 bits a sample; answers whether to go on."""
_PIECE = 1 << 16
"""Bytes of sound handed over at once where they come all together."""


class Engine(Protocol):
    def render(self, order: Order, take: TakePiece) -> int | None:
        """The hertz of what was taken, or None when the taker stopped it; raises when there is no sound."""


class DriverEngine:
    """pyttsx3 with our driver."""

    def __init__(self) -> None:
        import pyttsx3

        from device import espeak_driver

        self._completed = False
        self._error: Exception | None = None
        self._voice = ""
        self._engine = pyttsx3.init(espeak_driver.install())
        self._engine.connect("finished-utterance", self._on_finished)
        self._engine.connect("error", self._on_error)
        self._engine.startLoop(False)
        self._engine.iterate()

    def render(self, order: Order, take: TakePiece) -> int | None:
        self._completed, self._error = False, None
        self._engine.setProperty("sink", take)
        if order.voice != self._voice:
            self._engine.setProperty("voice", order.voice)
            self._voice = order.voice if self._error is None else ""
        self._engine.setProperty("rate", order.wpm)
        self._engine.setProperty("pitch", order.pitch)
        if self._error is None:
            self._engine.say(order.text)
        if self._error is not None:
            raise self._error
        return int(self._engine.getProperty("sample_rate")) if self._completed else None

    def _on_finished(self, name: str, completed: bool) -> None:
        self._completed = completed

    def _on_error(self, name: str, exception: Exception) -> None:
        self._error = exception


class FileEngine:
    """pyttsx3 as it comes: never ``say``, never ``stop``, one new file for each sentence.

    The file is one of memory, so that a worker that is killed leaves nothing behind and no card is worn.
    """

    def __init__(self) -> None:
        import pyttsx3

        self._engine = pyttsx3.init("espeak")
        # The first file of a process may be written late or never: this one stays open, so that nothing of it ever
        # lands in the file of a sentence.
        self._save("un", os.memfd_create("warm-up"))

    def render(self, order: Order, take: TakePiece) -> int | None:
        self._engine.setProperty("voice", order.voice)
        self._engine.setProperty("rate", order.wpm)
        self._engine.setProperty("pitch", order.pitch)
        return _taken(self._written(order.text), take)

    def _written(self, text: str) -> bytes:
        file = os.memfd_create("sentence")
        try:
            return self._save(text, file)
        finally:
            os.close(file)

    def _save(self, text: str, file: int) -> bytes:
        path = Path(f"/proc/self/fd/{file}")
        self._engine.save_to_file(text, str(path))
        self._engine.runAndWait()
        return path.read_bytes()


class ProgramEngine:
    """One run of ``espeak-ng`` for each sentence."""

    def render(self, order: Order, take: TakePiece) -> int | None:
        command = ["espeak-ng", "--stdout", "-b", "1", "-v", order.voice, "-s", str(order.wpm), "-p", str(order.pitch)]
        run = subprocess.run(command, input=order.text.encode("utf-8", "replace"), stdout=subprocess.PIPE, check=True)
        return _taken(run.stdout, take)


ENGINES: Mapping[str, Callable[[], Engine]] = MappingProxyType(
    {"driver": DriverEngine, "file": FileEngine, "program": ProgramEngine}
)
"""By the name a worker is started with, best first."""


def _taken(file: bytes, take: TakePiece) -> int | None:
    """Hand a WAV over piece by piece; a program that writes to a pipe cannot know its length, so read to the end."""
    with wave.open(io.BytesIO(file)) as sound:
        rate: int = sound.getframerate()
        left = sound.readframes(sound.getnframes())
    for start in range(0, len(left), _PIECE):
        if not take(left[start : start + _PIECE]):
            return None
    return rate
