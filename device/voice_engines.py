"""Three ways to make a sentence sound, each standing where the one before it may fail; used in the worker alone.

| engine   | what it is                                   | why it may still work                        |
|----------|----------------------------------------------|----------------------------------------------|
| driver   | pyttsx3 with our own driver, in memory       | the usual one: fast, and it can be cancelled |
| file     | pyttsx3 as it comes, by way of a WAV file    | our driver leans on parts that may change    |
| program  | the ``espeak-ng`` program                    | needs neither pyttsx3 nor the C library here |

``pyttsx3`` is imported only by an engine that uses it, so that the last one stands without. Where espeak-ng has no
voice of the ordered name, its own one of the language speaks, and a note tells so once.
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


CHOSEN = "chosen"
"""Name of the engine before all these, for a box whose owner chose a voice of another kind (see ``voice_chosen``)."""
FLAC, WAV = "flac", "wav"
PICO = "pico"
PIPER = "piper:"


class Engine(Protocol):
    notes: list[str]
    """What the owner should be told, as ``CODE DETAIL``; the worker empties it."""

    def render(self, order: Order, take: TakePiece) -> int | None:
        """The hertz of what was taken, or None when the taker stopped it; raises when there is no sound."""


class _Espeak:
    """What the three have in common: which voice of espeak-ng is meant."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self._refused: set[str] = set()

    def _voice_of(self, order: Order) -> str:
        foreign = order.voice == PICO or order.voice.startswith(PIPER)
        return order.language if foreign or order.voice in self._refused else order.voice

    def _refuse(self, order: Order) -> str:
        """The voice that stands in; raises when that is the one which was refused."""
        if self._voice_of(order) == order.language or not order.language:
            raise ValueError(f"espeak-ng has no voice called {order.voice}")
        self._refused.add(order.voice)
        self.notes.append(f"voice-plain espeak-ng has no voice called {order.voice}: {order.language} speaks")
        return order.language


class DriverEngine(_Espeak):
    """pyttsx3 with our driver."""

    def __init__(self) -> None:
        import pyttsx3

        from device import espeak_driver

        super().__init__()
        self._completed = False
        self._error: Exception | None = None
        self._voice = ""
        self._engine = pyttsx3.init(espeak_driver.install())
        self._engine.connect("finished-utterance", self._on_finished)
        self._engine.connect("error", self._on_error)
        self._engine.startLoop(False)
        self._engine.iterate()

    def render(self, order: Order, take: TakePiece) -> int | None:
        self._completed = False
        self._engine.setProperty("sink", take)
        if not self._choose(self._voice_of(order)):
            self._choose(self._refuse(order))
        self._engine.setProperty("rate", order.wpm)
        self._engine.setProperty("pitch", order.pitch)
        if self._error is None:
            self._engine.say(order.text)
        if self._error is not None:
            raise self._error
        return int(self._engine.getProperty("sample_rate")) if self._completed else None

    def _choose(self, voice: str) -> bool:
        self._error = None
        if voice != self._voice:
            self._engine.setProperty("voice", voice)
            self._voice = voice if self._error is None else ""
        return self._voice == voice

    def _on_finished(self, name: str, completed: bool) -> None:
        self._completed = completed

    def _on_error(self, name: str, exception: Exception) -> None:
        self._error = exception


class FileEngine(_Espeak):
    """pyttsx3 as it comes: never ``say``, never ``stop``, one new file for each sentence.

    The file is one of memory, so that a worker that is killed leaves nothing behind and no card is worn.
    """

    def __init__(self) -> None:
        import pyttsx3

        super().__init__()
        self._error: Exception | None = None
        self._engine = pyttsx3.init("espeak")
        self._engine.connect("error", self._on_error)
        # The first file of a process may be written late or never: this one stays open, so that nothing of it ever
        # lands in the file of a sentence.
        self._save("un", os.memfd_create("warm-up"))

    def render(self, order: Order, take: TakePiece) -> int | None:
        voice = self._voice_of(order)
        if voice.startswith("mb"):
            raise ValueError("its files of an mbrola voice tell a wrong rate")
        file = self._spoken(voice, order)
        if self._error is not None:
            file = self._spoken(self._refuse(order), order)
        return taken(file, take)

    def _spoken(self, voice: str, order: Order) -> bytes:
        self._error = None
        self._engine.setProperty("voice", voice)
        self._engine.setProperty("rate", order.wpm)
        self._engine.setProperty("pitch", order.pitch)
        return self._written(order.text)

    def _on_error(self, name: str, exception: Exception) -> None:
        self._error = exception

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


class ProgramEngine(_Espeak):
    """One run of ``espeak-ng`` for each sentence."""

    def render(self, order: Order, take: TakePiece) -> int | None:
        run = self._run(self._voice_of(order), order)
        if run.returncode and b"voice does not exist" in run.stderr:
            run = self._run(self._refuse(order), order)
        run.check_returncode()
        return taken(run.stdout, take)

    @staticmethod
    def _run(voice: str, order: Order) -> subprocess.CompletedProcess[bytes]:
        command = ["espeak-ng", "--stdout", "-b", "1", "-v", voice, "-s", str(order.wpm), "-p", str(order.pitch)]
        return subprocess.run(command, input=order.text.encode("utf-8", "replace"), capture_output=True, check=False)


ENGINES: Mapping[str, Callable[[], Engine]] = MappingProxyType(
    {"driver": DriverEngine, "file": FileEngine, "program": ProgramEngine}
)
"""By the name a worker is started with, best first."""


def taken(file: bytes, take: TakePiece) -> int | None:
    """Hand a WAV over piece by piece; a program that writes to a pipe cannot know its length, so read to the end."""
    with wave.open(io.BytesIO(file)) as sound:
        rate: int = sound.getframerate()
        left = sound.readframes(sound.getnframes())
    return rate if handed_over(left, take) else None


def handed_over(sound: bytes, take: TakePiece) -> bool:
    """Whether the taker wanted all of it."""
    return all(take(sound[start : start + _PIECE]) for start in range(0, len(sound), _PIECE))
