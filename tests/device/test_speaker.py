"""The speaker: what is said is heard, in order, and stops at once; through the real synthesiser where sound matters."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest

from device.bench.copper import RecordingWitness
from device.bench.record import Recording
from device.bench.sound import MeasuredVoice, SoundRecorder, VirtualCard
from device.earcons import earcons
from device.mixer import gain
from device.pcm import SAMPLE_RATE, Pcm, samples
from device.ports import Event, Fault, Heard, Mended, Utterance
from device.speaker import START_VOLUME, MixingSpeaker
from device.voice import Synthesiser, Voice

TICK = 0.005
PATIENCE = 60.0
UNITY = 9
"""The volume step at which samples leave as they came."""


class Table:
    """A speaker on a simulated card, and an ear at each of its outputs."""

    def __init__(self, open_voice: Callable[[Table], Synthesiser], *, earphone: bool = False) -> None:
        self.now = 0.0
        self.events: list[Event] = []
        self.recording = Recording()
        self.loud, self.private = SoundRecorder(), SoundRecorder()
        self.card = VirtualCard(self.clock)
        self.voice = open_voice(self)
        self.speaker = MixingSpeaker(
            self.events.append,
            self.clock,
            voice=self.voice,
            open_sink=self.loud.listen_to(self.card.open),
            open_earphone=self.private.listen_to(self.card.open) if earphone else None,
            witness=RecordingWitness(self.recording),
        )

    def clock(self) -> float:
        return self.now

    def run(self, seconds: float) -> None:
        end = self.now + seconds
        while self.now < end - TICK / 2:
            self.now += TICK
            self.speaker.step(self.now)
            self.voice.settle(PATIENCE)
            self.card.advance()

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


def measured(table: Table) -> MeasuredVoice:
    return MeasuredVoice()


def real(table: Table) -> Voice:
    return Voice(table.events.append, table.clock)


def mute(table: Table) -> Voice:
    return Voice(table.events.append, table.clock, commands=(("false",),))


@pytest.fixture
def sit() -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def at(open_voice: Callable[[Table], Synthesiser] = measured, *, earphone: bool = False) -> Table:
        tables.append(Table(open_voice, earphone=earphone))
        return tables[-1]

    yield at
    for table in tables:
        table.speaker.close()


def level(pcm: Pcm) -> float:
    return float(np.sqrt(np.mean(pcm.astype(float) ** 2)))


def audible(pcm: Pcm) -> Pcm:
    """From the first sample to the last that is not zero."""
    at = np.flatnonzero(pcm)
    return pcm[at[0] : at[-1] + 1]


def test_a_sentence_leaves_the_box_as_it_was_rendered_from_its_first_sample(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.volume(UNITY)
    table.run(0.05)
    table.speaker.say(Utterance(1, "Ada douze.", "fr"))
    table.until_quiet()
    table.voice.request(900, "Ada douze.", "fr", 1.0)
    (rendering,) = table.voice.poll(table.now)
    assert rendering.pcm is not None
    assert np.array_equal(audible(table.loud.sound()), audible(rendering.pcm))
    assert table.heard == [(1, True)] and not table.troubles


def test_sentences_of_both_languages_follow_each_other_and_never_overlap(sit: Callable[..., Table]) -> None:
    table = sit(real)
    for id_, (text, language) in enumerate((("Un.", "fr"), ("Two.", "en"), ("Trois, puis quatre. Cinq !", "fr")), 1):
        table.speaker.say(Utterance(id_, text, language))
    table.until_quiet()
    assert table.heard == [(1, True), (2, True), (3, True)]
    spoken = table.recording.speech
    assert [one.id for one in spoken] == [1, 2, 3]
    for one, other in pairwise(spoken):
        assert one.end is not None and one.start < one.end <= other.start


def test_a_cut_silences_within_one_block(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.say(Utterance(1, "Une phrase assez longue pour être coupée en son milieu.", "fr"))
    table.speaker.say(Utterance(2, "Jamais dite.", "fr"))
    table.run(1.0)
    before = table.loud.sound().size
    table.speaker.cut()
    table.run(1.0)
    assert not table.loud.sound()[before + samples(0.003) :].any()
    assert table.heard == [(1, False), (2, False)]
    (spoken,) = table.recording.speech
    assert spoken.whole is False and spoken.end == pytest.approx(1.0, abs=2 * TICK)


def test_now_cuts_what_sounds_and_is_heard(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.say(Utterance(1, "Une phrase assez longue pour être coupée.", "fr"))
    table.run(0.5)
    table.speaker.say(Utterance(2, "Non.", "fr", "now"))
    table.until_quiet()
    assert table.heard == [(1, False), (2, True)]


@pytest.mark.parametrize("blow", (signal.SIGKILL, signal.SIGSTOP))
def test_the_sentence_is_heard_whatever_happens_to_the_worker(sit: Callable[..., Table], blow: signal.Signals) -> None:
    table = sit(real)
    table.run(0.1)
    assert isinstance(table.voice, Voice) and table.voice.pid is not None
    os.kill(table.voice.pid, blow)
    table.speaker.say(Utterance(1, "Cette phrase est entendue.", "fr"))
    table.speaker.step(table.now)
    if blow == signal.SIGSTOP:
        table.now += 2.5  # past the deadline
        table.card.advance()
    table.until_quiet()
    assert table.heard == [(1, True)] and not table.troubles
    assert audible(table.loud.sound()).size > SAMPLE_RATE


def test_without_a_voice_a_tone_stands_for_each_sentence(sit: Callable[..., Table]) -> None:
    table = sit(mute)
    for id_ in (1, 2):
        table.speaker.say(Utterance(id_, "Rien.", "fr"))
    table.run(1.0)
    assert table.heard == [(1, False), (2, False)]
    assert [tone.name for tone in table.recording.tones] == ["error", "error"]
    assert table.troubles == [("Fault", "voice")]


def test_each_volume_step_is_louder_in_what_is_heard(sit: Callable[..., Table]) -> None:
    table = sit()
    table.run(0.1)
    levels = []
    for step in range(1, 11):
        before = table.loud.sound().size
        table.speaker.volume(step)
        table.run(0.02)
        table.speaker.earcon("working")
        table.run(0.5)
        levels.append(level(table.loud.sound()[before:]))
    assert levels == sorted(set(levels))


def test_without_a_card_the_fault_is_told_once_time_passes_and_the_card_is_found_again(
    sit: Callable[..., Table],
) -> None:
    table = sit()
    table.card.absent = True
    table.speaker.say(Utterance(1, "Que personne n'entend.", "fr"))
    table.run(20.0)
    assert table.heard == [(1, False)]
    table.card.absent = False
    table.run(3.0)
    table.speaker.say(Utterance(2, "Que tous entendent.", "fr"))
    table.until_quiet()
    assert table.troubles == [("Fault", "speaker"), ("Mended", "speaker")]
    assert table.heard == [(1, False), (2, True)]


def test_a_sentence_that_lost_its_card_begins_again(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.say(Utterance(1, "Ada mène de trois points.", "fr"))
    table.run(0.5)
    table.card.absent = True
    table.run(0.5)
    table.card.absent = False
    table.until_quiet()
    assert table.heard == [(1, True)]


def test_a_private_sentence_never_sounds_on_the_loudspeaker(sit: Callable[..., Table]) -> None:
    table = sit(real, earphone=True)
    table.run(0.1)
    for id_, text in enumerate(("Ta main : un.", "Ta main est bien plus longue : deux, trois, quatre et cinq."), 1):
        before = table.loud.sound().size
        table.speaker.say(Utterance(id_, text, "fr", channel="earphone"))
        table.until_quiet()
        tick = (earcons()["tick"] * gain(START_VOLUME)).round().astype(np.int16)
        assert np.array_equal(audible(table.loud.sound()[before:]), audible(tick))
    assert table.heard == [(1, True), (2, True)]
    assert table.private.sound().any()


def test_without_an_earphone_a_private_sentence_is_one_tick(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.say(Utterance(1, "Ta main.", "fr", channel="earphone"))
    table.run(2.0)
    assert table.heard == [(1, False)]
    assert [tone.name for tone in table.recording.tones] == ["tick"] and not table.recording.speech


def test_the_stream_is_fed_with_silence_between_sentences(sit: Callable[..., Table]) -> None:
    table = sit()
    table.run(3.0)
    assert table.loud.sound().size >= samples(2.9) and not table.loud.sound().any()


def test_a_warmed_line_needs_no_synthesiser_when_it_is_said(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.warm(["Bonsoir. Bonne nuit."], "fr")
    table.run(0.1)
    assert isinstance(table.voice, Voice)
    table.voice.commands = (*table.voice.commands[:1], ("false",))
    table.voice.kill()
    table.speaker.say(Utterance(1, "Bonsoir. Bonne nuit.", "fr"))
    table.until_quiet()
    assert table.heard == [(1, True)] and not table.troubles
