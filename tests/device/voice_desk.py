"""A voice under test: its clock in the tester's hand, what it told, and programs that stand for ones not installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from device.configuration import Configuration
from device.pcm import Pcm
from device.ports import Clock, Emit, Event, Fault, Mended
from device.voice import Voice
from device.voice_choice import chosen_voice

PATIENCE = 60.0
"""Real seconds after which a test gives up on a synthesiser; never reached but by a fault."""


class VoiceDesk:
    """Holds one voice after the other."""

    def __init__(self) -> None:
        self.now = 0.0
        self.events: list[Event] = []
        self._open: list[Voice] = []
        self._ids = 0

    def clock(self) -> float:
        return self.now

    def open(self, make: Callable[[Emit, Clock], Voice]) -> Voice:
        self._open.append(make(self.events.append, self.clock))
        return self._open[-1]

    def chosen(self, configuration: Configuration) -> Voice:
        return self.open(lambda emit, clock: chosen_voice(configuration, emit, clock))

    def say(self, voice: Voice, text: str, language: str = "fr", rate: float = 1.0) -> Pcm:
        """The sound of this text, which must come."""
        (pcm,) = self.parts(voice, [text], language, rate)
        return pcm

    def parts(self, voice: Voice, texts: list[str], language: str = "fr", rate: float = 1.0) -> list[Pcm]:
        """The sounds of the parts of one text."""
        first = self._ids + 1
        for number, text in enumerate(texts, first):
            voice.request(number, text, language, rate)
        self._ids = first + len(texts)
        voice.settle(PATIENCE)
        renderings = voice.poll(self.now)
        assert [rendering.id for rendering in renderings] == list(range(first, first + len(texts)))
        sounds = [rendering.pcm for rendering in renderings if rendering.pcm is not None]
        assert len(sounds) == len(texts)
        return sounds

    def pass_time(self, voice: Voice, seconds: float) -> None:
        self.now += seconds
        voice.poll(self.now)
        voice.settle(PATIENCE)

    @property
    def told(self) -> list[str]:
        """Codes of faults, and ``mended``, in order."""
        known = [event for event in self.events if isinstance(event, Fault | Mended)]
        return [event.code if isinstance(event, Fault) else "mended" for event in known]

    def close(self) -> None:
        for voice in self._open:
            voice.close()


def program(folder: Path, name: str, text: str) -> Path:
    """A program of this name in a folder that goes before all others on PATH."""
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return file
