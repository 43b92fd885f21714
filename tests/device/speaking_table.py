"""A speaker on simulated cards, an ear at each of its outputs, and whatever may happen to them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np
from hypothesis import strategies as st

from device.bench.copper import RecordingWitness
from device.bench.record import Recording
from device.bench.sound import MeasuredVoice, SoundRecorder, VirtualCard
from device.pcm import Pcm
from device.ports import Channel, Event, Fault, Heard, Mended, Priority, Utterance
from device.speaker import MixingSpeaker
from device.voice import Rendering, Synthesiser, Voice

TICK = 0.005
PATIENCE = 60.0
UNITY = 9
"""The volume step at which samples leave as they came."""


class Table:
    """Time passes only when somebody says so."""

    def __init__(self, open_voice: Callable[[Table], Synthesiser], *, earphone: bool = False) -> None:
        self.now = 0.0
        self.events: list[Event] = []
        self.recording = Recording()
        self.loud, self.private = SoundRecorder(), SoundRecorder()
        self.card, self.ear = VirtualCard(self.clock), VirtualCard(self.clock)
        self.patience = 0.0 if open_voice is slow else PATIENCE
        self.voice = open_voice(self)
        self.speaker = MixingSpeaker(
            self.events.append,
            self.clock,
            voice=self.voice,
            open_sink=self.loud.listen_to(self.card.open),
            open_earphone=self.private.listen_to(self.ear.open) if earphone else None,
            witness=RecordingWitness(self.recording),
        )

    def clock(self) -> float:
        return self.now

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end - TICK / 2:
            self.now += TICK
            self.speaker.step(self.now)
            self.voice.settle(self.patience)
            self.card.advance()
            self.ear.advance()

    def until_quiet(self) -> None:
        self.run(0.1)
        while not self.speaker.quiet:
            assert self.now < 100, "it never ends"
            self.run(0.05)
        self.run(0.02)

    @property
    def heard(self) -> list[tuple[int, bool]]:
        return [(event.utterance, event.whole) for event in self.events if isinstance(event, Heard)]

    @property
    def troubles(self) -> list[tuple[str, str]]:
        return [(type(event).__name__, event.part) for event in self.events if isinstance(event, Fault | Mended)]


class Halting(MeasuredVoice):
    """A voice that is heard, and takes so many seconds from one part to the next; the first comes at once."""

    def __init__(self, late: float) -> None:
        super().__init__()
        self._late = late
        self._due = 0.0

    def poll(self, now: float) -> Sequence[Rendering]:
        if now < self._due or not self._finished:
            return ()
        self._due = now + self._late
        part = self._finished.popleft()
        return () if part.pcm is None else (Rendering(part.id, np.full_like(part.pcm, 900)),)


def halting(late: float) -> Callable[[Table], Halting]:
    return lambda table: Halting(late)


@contextmanager
def tables() -> Iterator[Callable[..., Table]]:
    """Makes tables, with a voice and an earphone or not, and clears them away."""
    made: list[Table] = []

    def sit(open_voice: Callable[[Table], Synthesiser] = measured, *, earphone: bool = False) -> Table:
        made.append(Table(open_voice, earphone=earphone))
        return made[-1]

    yield sit
    for table in made:
        table.speaker.close()


def measured(table: Table) -> MeasuredVoice:
    return MeasuredVoice()


def real(table: Table) -> Voice:
    return Voice(table.events.append, table.clock)


def slow(table: Table) -> Voice:
    return Voice(table.events.append, table.clock, commands=(("sleep", "86400"),))


def mute(table: Table) -> Voice:
    return Voice(table.events.append, table.clock, commands=(("false",),))


def audible(pcm: Pcm) -> Pcm:
    """From the first sample to the last that is not zero."""
    at = np.flatnonzero(pcm)
    return pcm[at[0] : at[-1] + 1]


Act = tuple[str, int]
ACTS = st.lists(
    st.tuples(st.sampled_from(("say", "cut", "earcon", "run", "card", "ear", "jump")), st.integers(0, 11)), max_size=25
)
PRIORITIES: tuple[Priority, ...] = ("normal", "next", "now")
CHANNELS: tuple[Channel, ...] = ("speaker", "earphone")


def carried_out(table: Table, acts: list[Act]) -> int:
    """How many utterances were said; those for the earphone are in English, so that a voice can tell them apart."""
    said = 0
    for act, number in acts:
        match act:
            case "say":
                said += 1
                text = ("Un.", "", "Deux mots. Puis d'autres, bien plus longs que les premiers.")[number % 3]
                expires = table.now + 1 if number == 7 else None
                priority, channel = PRIORITIES[number // 4], CHANNELS[number % 2]
                language = "en" if channel == "earphone" else "fr"
                table.speaker.say(Utterance(said, text, language, priority, channel, expires=expires))
            case "cut":
                table.speaker.cut()
            case "earcon":
                table.speaker.earcon("tick")
            case "run":
                table.run(number * 0.15)
            case "card":
                table.card.absent = number % 2 == 0
            case "ear":
                table.ear.absent = number % 2 == 0
            case "jump":
                table.now += number
    return said
