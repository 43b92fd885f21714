"""The engine of an owner's choice: recordings, SVOX Pico or Piper; espeak-ng says what these leave over.

| order               | who speaks                                                                              |
|---------------------|-----------------------------------------------------------------------------------------|
| has ``sound``       | the recording; espeak-ng and a note where it cannot be read                              |
| voice ``pico``      | the program ``pico2wave``                                                                |
| voice ``piper:M``   | the library of Piper with model M, or the program ``piper``; kept on the disk, as it is slow |
| any other           | espeak-ng by our driver, mbrola's voices among them                                      |
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from device.recording import HIGHEST_RATE, LOWEST_RATE, load_flac, read_recording
from device.voice_disk import SoundStore, StoredEngine
from device.voice_engines import PICO, PIPER, DriverEngine, Engine, TakePiece, handed_over
from device.voice_frames import SPOILED, Order

_USUAL = 175
"""Words a minute at which Pico and Piper speak by themselves, about."""
_PICO_LANGUAGES = {"fr": "fr-FR", "en": "en-GB"}
_PIECE = 1 << 12
_SENTENCE = "coincoin-pico-"
"""Begins the name of a folder for one sentence; the number of the worker follows."""


class ChosenEngine:
    """Sends each order to whom it is for."""

    def __init__(self, cache: str, limit: int, models: Sequence[str], *, flac: bool) -> None:
        """``cache``: folder for what Piper renders; ``limit``: bytes there, 0 for none; ``models``: loaded now."""
        if flac:
            load_flac()  # now, and not in the time of the first sentence
        self._espeak = DriverEngine()
        self.notes = self._espeak.notes
        self._others: dict[str, Engine] = {PICO: PicoEngine()}
        store = self._open_store(Path(cache), limit) if models and limit else None
        for model in models:
            self._others[PIPER + model] = open_piper(Path(model), store)

    def render(self, order: Order, take: TakePiece) -> int | None:
        if order.sound:
            try:
                sound, rate = read_recording(Path(order.sound))
            except Exception as error:  # whatever a library raises about a file
                self.notes.append(f"{SPOILED} {order.sound}: {error}")
            else:
                return rate if handed_over(sound, take) else None
        engine = self._others.get(order.voice, self._espeak)
        rate_or_none = engine.render(order, take)
        if engine.notes is not self.notes:
            self.notes.extend(engine.notes)
            engine.notes.clear()
        return rate_or_none

    def _open_store(self, folder: Path, limit: int) -> SoundStore | None:
        try:
            return SoundStore(folder, limit)
        except OSError as error:
            self.notes.append(f"log what a slow voice renders cannot be kept: {error}")
            return None


class PicoEngine:
    """One run of ``pico2wave`` for each sentence, into a file: it takes no name that does not end in ``.wav``."""

    def __init__(self) -> None:
        """Clears away the files of workers that were killed in the middle of a sentence."""
        self.notes: list[str] = []
        with suppress(OSError):  # without such a folder its first sentence tells so
            for left in Path(tempfile.gettempdir()).glob(f"{_SENTENCE}*"):
                if not Path("/proc", left.name.removeprefix(_SENTENCE).partition("-")[0]).exists():
                    shutil.rmtree(left, ignore_errors=True)

    def render(self, order: Order, take: TakePiece) -> int | None:
        level = min(max(round(100 * order.wpm / _USUAL), 20), 500)
        text = f'<speed level="{level}">{order.text}</speed>'
        with tempfile.TemporaryDirectory(prefix=f"{_SENTENCE}{os.getpid()}-") as folder:
            file = Path(folder) / "sentence.wav"
            language = _PICO_LANGUAGES.get(order.language, "en-GB")
            subprocess.run(["pico2wave", "-l", language, "-w", file, text], check=True, stdin=subprocess.DEVNULL)
            sound, rate = read_recording(file)
        return rate if handed_over(sound, take) else None


def open_piper(model: Path, store: SoundStore | None) -> Engine:
    """By the library, which loads the model once, else by the program; what is wrong is told by each sentence."""
    try:
        import piper
    except ImportError:
        piper = None
    if piper is None and shutil.which("piper") is None:
        return AbsentEngine("Piper is not installed: neither its library nor its program is there")
    try:
        edition = _edition(model)
        engine = PiperProgram(model) if piper is None else PiperLibrary(piper, model)
    except Exception as error:  # whatever a library raises about a file
        return AbsentEngine(f"Piper cannot use {model}: {error!r}")
    return engine if store is None else StoredEngine(engine, store, edition)


class AbsentEngine:
    """Stands for one that cannot be had, and says why."""

    def __init__(self, why: str) -> None:
        self.notes: list[str] = []
        self._why = why

    def render(self, order: Order, take: TakePiece) -> int | None:
        raise RuntimeError(self._why)


class PiperLibrary:
    """A model in this process; hands over a sentence at a time."""

    def __init__(self, piper: Any, model: Path) -> None:
        """``piper``: the module, which tells no types."""
        self.notes: list[str] = []
        self._voice = piper.PiperVoice.load(model)
        self._manner = piper.SynthesisConfig

    def render(self, order: Order, take: TakePiece) -> int | None:
        rate = 0
        for chunk in self._voice.synthesize(order.text, self._manner(length_scale=_USUAL / order.wpm)):
            rate = chunk.sample_rate
            if not take(chunk.audio_int16_bytes):
                return None
        if not rate:
            raise ValueError("Piper gave no sound")
        return rate


class PiperProgram:
    """One run of ``piper`` for each sentence, its sound taken as it comes."""

    def __init__(self, model: Path) -> None:
        """Raises when the description beside the model is not there or tells no rate."""
        self.notes: list[str] = []
        self._model = model
        described = json.loads(Path(f"{model}.json").read_text(encoding="utf-8"))
        self._rate = int(described["audio"]["sample_rate"])
        if not LOWEST_RATE <= self._rate <= HIGHEST_RATE:
            raise ValueError(f"{self._rate} hertz, expected {LOWEST_RATE} to {HIGHEST_RATE}")

    def render(self, order: Order, take: TakePiece) -> int | None:
        scale = f"{_USUAL / order.wpm:.3f}"
        command = ["piper", "--model", str(self._model), "--output-raw", "--length-scale", scale]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
            assert run.stdin is not None and run.stdout is not None
            run.stdin.write(order.text.encode("utf-8", "replace") + b"\n")
            run.stdin.close()
            while piece := run.stdout.read(_PIECE):
                if not take(piece):
                    run.kill()
                    return None
        if run.returncode:
            raise subprocess.CalledProcessError(run.returncode, command)
        return self._rate


def _edition(model: Path) -> str:
    """Another one when the file was replaced; OSError when it is not there."""
    stat = model.stat()
    return f"{model} {stat.st_size} {stat.st_mtime_ns}"
