"""Saying a text through the box's own voice: aloud, or into a file, outside any evening.

The words go through the gate that every sentence of the box goes through, and are cut into the same parts, and voice,
speed and spellings are those of the owner's settings, so that what is heard here is what the table will hear.
"""

from __future__ import annotations

import logging
import re
import shutil
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from logging.handlers import MemoryHandler
from pathlib import Path
from types import TracebackType

import msgspec
import numpy as np

from device.configuration import Configuration
from device.copper import configured_voice
from device.pcm import SAMPLE_RATE, Pcm, write_wav
from device.ports import Event, Fault
from device.sentences import parts
from device.sink import OpenSink, SinkAbsent
from device.voice_choice import PACK
from device.voice_engines import PICO, PIPER
from firmware.words.forms import Language
from firmware.words.speakable import normalise

PATIENCE = 60.0
"""Seconds for one text; the voice has given up long before."""
LEAST = 0.02
"""Seconds between two looks at a sound that is playing."""

_MOST_LINES = 1000
_USUAL = Configuration()
_RAISED = re.compile(r"""\w+\((?P<quote>['"])(?P<said>.*)(?P=quote)\)""")
"""How a worker tells what was raised."""


class VoiceFailed(Exception):
    """The voice gave no sound: why, and what helps."""


class Reciter:
    """The box's voice in one language, for texts one after the other. Close it, or use it in a ``with``.

    What the voice logs is held back until a text has its sound: one that has none is told once, in one sentence.
    """

    def __init__(
        self, language: Language, voice: str | None = None, rate: float = 1.0, settings: Configuration = _USUAL
    ) -> None:
        """``voice``: as in the settings file, such as ``fr+f3``, and instead of the one there; ``rate``: 1.0 is the
        pace of the settings."""
        self._language = language
        self._rate = rate
        self._fault: Fault | None = None
        self._log = MemoryHandler(_MOST_LINES, flushLevel=logging.CRITICAL, flushOnClose=False)
        self._log.setTarget(logging.lastResort)
        logging.getLogger("device").addHandler(self._log)
        chosen = _for_one_text(settings, language, voice)
        self._name = chosen.voice.french if language == "fr" else chosen.voice.english
        self._voice = configured_voice(chosen, self._told, time.monotonic)
        # A plainer engine would answer for a voice that does not exist with another one.
        self._voice.commands = self._voice.commands[:1]

    def __enter__(self) -> Reciter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        logging.getLogger("device").removeHandler(self._log)
        self._log.close()
        self._voice.close()

    def recite(self, text: str) -> Pcm:
        """The sound of this text; VoiceFailed when there is none."""
        spoken = normalise(text, self._language)
        for number, part in enumerate(parts(spoken, self._rate)):
            self._voice.request(number, part, self._language, self._rate)
        self._voice.settle(PATIENCE)
        pieces = [rendering.pcm for rendering in self._voice.poll(time.monotonic()) if rendering.pcm is not None]
        if self._fault or not pieces:
            raise VoiceFailed(why_silent(self._name, self._fault))
        self._log.flush()
        sound = np.concatenate(pieces)
        if not sound.size:
            raise VoiceFailed(f"nothing in {text!r} can be said")
        return sound

    def _told(self, event: Event) -> None:
        # A recording that fails is told in the log, and espeak-ng says its sentence, here as at the table.
        if isinstance(event, Fault) and event.code != "voice-sound":
            self._fault = event


def why_silent(voice: str, fault: Fault | None) -> str:
    """What is wrong with this voice, and what helps where that is known."""
    if voice.startswith(PIPER) and find_spec("piper") is None and shutil.which("piper") is None:
        return f'Piper is not installed; this installs it: {sys.executable} -m pip install "piper-tts>=1.3,<2"'
    if voice == PICO and shutil.which("pico2wave") is None:
        return "Pico is not installed; this installs it: sudo apt-get install libttspico-utils"
    detail = _RAISED.sub(r"\g<said>", fault.detail) if fault else "it gave no answer"
    if voice.startswith(PACK):
        folder = voice.removeprefix(PACK)
        return f"{detail}; this tells all that is wrong: {sys.executable} -m device.voice_pack {folder}"
    if voice.startswith(PIPER):
        return f"the voice is silent: {detail}"
    if fault and fault.code == "voice-plain":
        needs = "; mbrola's have to be installed first" if voice.startswith("mb") else ""
        return f"espeak-ng has no voice called {voice}; this lists those there are: espeak-ng --voices{needs}"
    return f"the voice {voice} is silent: {detail}"


def _for_one_text(settings: Configuration, language: Language, voice: str | None) -> Configuration:
    """The settings without the other language's voice, and without the folder where the box keeps sounds: whoever says
    a text may be another user than the box, whose folder then would be closed to the box."""
    own, usual = settings.voice, _USUAL.voice
    if language == "fr":
        kept = msgspec.structs.replace(own, cache=0, french=voice or own.french, english=usual.english)
    else:
        kept = msgspec.structs.replace(own, cache=0, french=usual.french, english=voice or own.english)
    return msgspec.structs.replace(settings, voice=kept)


def say_into(reciter: Reciter, text: str, file: Path, *, force: bool = False) -> float:
    """Write the text as a WAV file; returns how many seconds it lasts.

    OSError when the file cannot be written, or is there already and ``force`` does not say to write over it.
    """
    if file.is_file() and not force:
        raise FileExistsError(f"{file} is there already: choose another name, or write over it with --force")
    return write_wav(file, reciter.recite(text))


def say_aloud(reciter: Reciter, text: str, open_sink: OpenSink, wait: Callable[[float], None] = time.sleep) -> float:
    """Play the text and come back at its end; returns how many seconds it lasted. SinkAbsent when nothing opens."""
    sound = reciter.recite(text)
    left = sound

    def pull(count: int) -> Pcm:
        nonlocal left
        block = np.zeros(count, np.int16)
        block[: min(count, left.size)] = left[:count]
        left = left[count:]
        return block

    sink = open_sink(pull)
    try:
        while left.size and sink.alive:
            wait(LEAST)
        if left.size:
            raise SinkAbsent("the sound output went away")
        wait(5 * LEAST)  # what was pulled last is still on its way to the loudspeaker
    finally:
        sink.close()
    return sound.size / SAMPLE_RATE
