"""The speaker: what is said is heard, in order, and stops at once; through the real synthesiser where sound matters."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.copper import RecordingWitness
from device.bench.record import Recording
from device.bench.sound import MeasuredVoice, SoundRecorder, VirtualCard
from device.earcons import earcons
from device.mixer import gain
from device.pcm import SAMPLE_RATE, Pcm, samples
from device.ports import Channel, Event, Fault, Heard, Mended, Priority, Utterance
from device.speaker import START_VOLUME, MixingSpeaker
from device.voice import Rendering, Synthesiser, Voice

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


def measured(table: Table) -> MeasuredVoice:
    return MeasuredVoice()


class Humming(MeasuredVoice):
    """A voice that is audible from end to end."""

    def __init__(self, table: Table) -> None:
        super().__init__()

    def poll(self, now: float) -> Sequence[Rendering]:
        return [Rendering(one.id, one.pcm + np.int16(900)) for one in super().poll(now) if one.pcm is not None]


def real(table: Table) -> Voice:
    return Voice(table.events.append, table.clock)


def slow(table: Table) -> Voice:
    return Voice(table.events.append, table.clock, commands=(("sleep", "86400"),))


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
    table.run(0.5)
    assert not table.heard, "whoever reads along needs the time of the sentence"
    table.run(1.5)
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


def test_an_earphone_that_comes_or_goes_leaves_the_loudspeaker_alone(sit: Callable[..., Table]) -> None:
    table = sit(earphone=True)
    table.ear.absent = True
    table.run(0.1)
    table.speaker.say(Utterance(1, "Une phrase assez longue pour que l'écouteur vienne et parte.", "fr"))
    table.speaker.say(Utterance(2, "Ta main.", "fr", channel="earphone"))
    for absent in (False, True):
        table.run(1.0)
        table.ear.absent = absent
    table.until_quiet()
    assert table.heard == [(1, True), (2, False)]
    assert [spoken.id for spoken in table.recording.speech] == [1] and not table.troubles


def test_a_cut_stops_the_earphone_too(sit: Callable[..., Table]) -> None:
    table = sit(real, earphone=True)
    table.run(0.1)
    table.speaker.say(Utterance(1, "Ta main : un, deux, trois, quatre et cinq.", "fr", channel="earphone"))
    table.run(0.7)
    before = table.private.sound().size
    table.speaker.cut()
    table.run(0.5)
    assert table.private.sound()[:before].any() and not table.private.sound()[before + samples(0.003) :].any()


def test_an_earcon_that_found_no_card_is_heard_when_one_comes(sit: Callable[..., Table]) -> None:
    table = sit()
    table.card.absent = True
    table.run(1.0)
    table.speaker.earcon("refuse")
    table.speaker.earcon("ready")
    table.card.absent = False
    table.run(3.0)
    assert [tone.name for tone in table.recording.tones] == ["ready"]


def test_the_box_gives_one_sign_of_life_while_the_voice_is_slow(sit: Callable[..., Table]) -> None:
    table = sit(slow)
    table.speaker.say(Utterance(1, "Elle vient, elle vient.", "fr"))
    table.run(5.0)
    assert [tone.name for tone in table.recording.tones] == ["working"]
    table.speaker.cut()
    assert table.heard == [(1, False)]


Act = tuple[str, int]
ACTS = st.lists(
    st.tuples(st.sampled_from(("say", "cut", "earcon", "run", "card", "ear", "jump")), st.integers(0, 11)), max_size=25
)
PRIORITIES: tuple[Priority, ...] = ("normal", "next", "now")
CHANNELS: tuple[Channel, ...] = ("speaker", "earphone")


def carried_out(table: Table, acts: list[Act]) -> int:
    said = 0
    for act, number in acts:
        match act:
            case "say":
                said += 1
                text = ("Un.", "", "Deux mots. Puis d'autres, bien plus longs que les premiers.")[number % 3]
                expires = table.now + 1 if number == 7 else None
                priority, channel = PRIORITIES[number // 4], CHANNELS[number % 2]
                table.speaker.say(Utterance(said, text, "fr", priority, channel, expires=expires))
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


@settings(max_examples=40, deadline=None)
@given(ACTS)
def test_whatever_happens_each_utterance_is_heard_once_and_no_two_overlap(acts: list[Act]) -> None:
    table = Table(measured, earphone=True)
    said = carried_out(table, acts)
    table.until_quiet()
    assert sorted(id_ for id_, _ in table.heard) == list(range(1, said + 1))
    for one, other in pairwise(table.recording.speech):
        assert one.end is None or one.end <= other.start or one.channel != other.channel


@settings(max_examples=40, deadline=None)
@given(ACTS)
def test_private_sentences_never_reach_the_loudspeaker(acts: list[Act]) -> None:
    table = Table(Humming, earphone=True)
    carried_out(table, [(act, number | 1 if act == "say" else number) for act, number in acts if act != "earcon"])
    table.until_quiet()
    ticks = sum(tone.name == "tick" for tone in table.recording.tones)
    assert np.count_nonzero(table.loud.sound()) <= ticks * earcons()["tick"].size


def test_every_utterance_is_heard_once_though_four_threads_talk_at_once() -> None:
    table = Table(measured)

    def chatter(first: int) -> None:
        for id_ in range(first, first + 50):
            table.speaker.say(Utterance(id_, "Un.", "fr", PRIORITIES[id_ % 3]))
            table.speaker.earcon("tick")
            if id_ % 7 == 0:
                table.speaker.cut()

    threads = [threading.Thread(target=chatter, args=(1 + 50 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        table.run(TICK)
    table.until_quiet()
    assert sorted(id_ for id_, _ in table.heard) == list(range(1, 201))


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
