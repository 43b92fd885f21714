"""The copper of the bench: pins, a chip, a panel and a sound card that are made of software, and how to break them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal

from gpiozero.pins import Factory

from device.bench.chip import Mood, SimChip, SimTag
from device.bench.panel import Panel
from device.bench.pins import Pins
from device.bench.record import Queued, Recording, Spoken, Toned
from device.bench.serial_line import MemoryLine, PtyLine
from device.bench.sound import MeasuredVoice, PacedCard, SoundRecorder, VirtualCard
from device.configuration import Configuration
from device.copper import configured_voice
from device.oled import Oled, open_panel
from device.pcm import Pcm
from device.pn532 import Line
from device.ports import Clock, EarconName, Emit, Tag, Utterance
from device.reader import serial_line
from device.sink import OpenSink
from device.voice import WORKERS, Synthesiser, Voice

VoiceKind = Literal["espeak", "measured"]

SYNTHESIS: Final = 5.0
"""Seconds of real time that the virtual clock waits for the synthesiser at most."""
HUNG: Final = (("sleep", "86400"),)
"""A voice worker that never says a word."""


class BenchCopper:
    """Fulfils ``Copper``. One for the life of a bench: cards, pins and panel stay when the box restarts."""

    def __init__(
        self,
        clock: Clock,
        recording: Recording,
        configuration: Configuration,
        *,
        real: bool,
        voice: VoiceKind,
        open_sink: OpenSink | None = None,
    ) -> None:
        """``real``: things happen on the machine's clock. ``open_sink``: heard there instead of on a simulated card."""
        self._clock = clock
        self._recording = recording
        self._configuration = configuration
        self._voice_kind = voice
        self.pins = Pins(configuration.keys.pins)
        self.chip = SimChip(clock)
        self.panel = Panel(configuration.screen.driver, configuration.screen.address)
        self.sound = SoundRecorder()
        self.card: VirtualCard | PacedCard = PacedCard() if real else VirtualCard(clock)
        self.open_sink = self.sound.listen_to(self.card.open if open_sink is None else open_sink)
        self.earphone = SoundRecorder()
        """What somebody hears who wears it; plugged in when the configuration names one."""
        self.open_earphone = self.earphone.listen_to(self.card.open) if configuration.sound.earphone else None
        self.witness = RecordingWitness(recording)
        self._pty = PtyLine(self.chip) if real else None
        self._line = True
        self._voice: Synthesiser | None = None
        self._workers: Sequence[tuple[str, ...]] = WORKERS
        """What the voice starts, broken or not."""
        self._patient = True
        """No more when the synthesiser hangs: then the clock must go on, or its deadline would never come."""

    # What the parts open

    def open_pins(self) -> Factory:
        return self.pins.open()

    def open_line(self) -> Line:
        if not self._line:
            raise FileNotFoundError(2, "no such line on the bench")
        if self._pty is not None:
            return serial_line(self._pty.path)()
        return MemoryLine(self.chip)

    def reset_reader(self) -> None:
        self.chip.reset()

    def make_panel(self) -> Oled:
        return open_panel(self.panel.chip, bus=self.panel, address=self.panel.address)

    def open_voice(self, emit: Emit, clock: Clock) -> Synthesiser:
        if self._voice_kind == "measured":
            self._voice = MeasuredVoice()
        else:
            self._voice = configured_voice(self._configuration, emit, clock)
            if self._workers is not WORKERS:
                self._voice.commands = tuple(self._workers)
        return self._voice

    # What the bench does

    def pass_time(self) -> None:
        """Let happen what was due until now on the virtual clock, before anybody orders anything new."""
        if isinstance(self.card, VirtualCard):
            self.card.advance()

    def catch_up(self) -> None:
        """Let the synthesiser, which knows no virtual clock, be as fast as it would be."""
        if self._voice is None or not self._voice.busy:
            self._patient = True
        elif self._patient and self._workers is not HUNG:
            self._voice.settle(SYNTHESIS)
            self._patient = not self._voice.busy

    def lay(self, tag: Tag) -> None:
        self.chip.lay(SimTag(tag))

    def lift(self) -> None:
        self.chip.lift()

    def fall_silent(self, at: float) -> None:
        """The program that spoke is gone: what still sounded ended here."""
        self.witness.silenced(at)

    def lose_power(self) -> None:
        """What forgets without power: the panel's glass and the chip's settings."""
        self.panel.unplug()
        self.panel.plug()
        self.chip.reset()

    def write_wav(self, path: Path) -> float:
        """All that the loudspeaker played, long silences shortened; returns its seconds."""
        return self.sound.write_wav(path)

    def close(self) -> None:
        self.pins.close()
        if self._pty is not None:
            self._pty.close()

    # Faults

    def fault(self, name: str) -> None:
        """Break what a name of FAULTS says."""
        FAULTS[name][0](self)

    def mend(self, name: str) -> None:
        FAULTS[name][1](self)

    def feel(self, mood: Mood) -> None:
        self.chip.mood = mood

    def plug_line(self, there: bool) -> None:
        self._line = there
        self.chip.mood = "well" if there else "mute"

    def plug_card(self, there: bool) -> None:
        self.card.absent = not there

    def plug_pins(self, there: bool) -> None:
        self.pins.absent = not there

    def break_voice(self, commands: Sequence[tuple[str, ...]]) -> None:
        """End the worker and let the next ones be these commands."""
        self._workers = commands
        if isinstance(self._voice, Voice):
            self._voice.commands = tuple(commands)
            self._voice.kill()


class RecordingWitness:
    """Fulfils ``Witness``: writes what sounded into a recording."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._sounding: dict[int, Spoken] = {}

    def given(self, utterance: Utterance, sound: Pcm) -> None:
        self._recording.queued.append(Queued(utterance.id, sound))

    def started(self, utterance: Utterance, at: float) -> None:
        spoken = Spoken(utterance.id, utterance.text, utterance.language, utterance.channel, at)
        self._sounding[utterance.id] = spoken
        self._recording.speech.append(spoken)

    def ended(self, utterance: Utterance, whole: bool, at: float) -> None:
        spoken = self._sounding.pop(utterance.id)
        spoken.end, spoken.whole = at, whole

    def silenced(self, at: float) -> None:
        """Whatever sounds ends now, for another reason than its speaker."""
        for spoken in self._sounding.values():
            spoken.end, spoken.whole = at, False
        self._sounding.clear()

    def toned(self, name: EarconName, at: float) -> None:
        self._recording.tones.append(Toned(name, at))


Act = Callable[[BenchCopper], None]

FAULTS: Final[Mapping[str, tuple[Act, Act]]] = {
    "keys.absent": (lambda copper: copper.plug_pins(False), lambda copper: copper.plug_pins(True)),
    "reader.absent": (lambda copper: copper.plug_line(False), lambda copper: copper.plug_line(True)),
    "reader.mute": (lambda copper: copper.feel("mute"), lambda copper: copper.feel("well")),
    "reader.late_answer": (lambda copper: copper.feel("late"), lambda copper: copper.feel("well")),
    "reader.garbage": (lambda copper: copper.feel("garbage"), lambda copper: copper.feel("well")),
    "reader.half_frame": (lambda copper: copper.feel("half"), lambda copper: copper.feel("well")),
    "reader.nack": (lambda copper: copper.feel("nack"), lambda copper: copper.feel("well")),
    "reader.shaky": (lambda copper: copper.feel("shaky"), lambda copper: copper.feel("well")),
    "reader.lost_card": (lambda copper: copper.feel("lost"), lambda copper: copper.feel("well")),
    "screen.unplug": (lambda copper: copper.panel.unplug(), lambda copper: copper.panel.plug()),
    "screen.freeze": (lambda copper: copper.panel.freeze(), lambda copper: copper.panel.thaw()),
    "sound.absent": (lambda copper: copper.plug_card(False), lambda copper: copper.plug_card(True)),
    "voice.hang": (lambda copper: copper.break_voice(HUNG), lambda copper: copper.break_voice(WORKERS)),
    "voice.crash": (lambda copper: copper.break_voice((("false",),)), lambda copper: copper.break_voice(WORKERS)),
}
"""How to break something, and how to mend it, by name."""
