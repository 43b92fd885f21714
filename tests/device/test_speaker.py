"""The speaker: what is said is heard, in order, and stops at once; through the real synthesiser where sound matters."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings

from device.earcons import earcons
from device.pcm import SAMPLE_RATE, Pcm, samples
from device.ports import Channel, Utterance
from device.sentences import parts, seconds
from device.voice import Voice
from tests.device.speaking_table import (
    ACTS,
    PRIORITIES,
    TICK,
    UNITY,
    Act,
    Table,
    audible,
    carried_out,
    halting,
    measured,
    mute,
    real,
    slow,
    tables,
)


@pytest.fixture
def sit() -> Iterator[Callable[..., Table]]:
    with tables() as sit:
        yield sit


def level(pcm: Pcm) -> float:
    return float(np.sqrt(np.mean(pcm.astype(float) ** 2)))


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


def test_an_earcon_that_found_no_card_is_heard_when_one_comes(sit: Callable[..., Table]) -> None:
    table = sit()
    table.card.absent = True
    table.run(1.0)
    table.speaker.earcon("refuse")
    table.speaker.earcon("ready")
    table.card.absent = False
    table.run(3.0)
    assert [tone.name for tone in table.recording.tones] == ["ready"]


def test_the_box_gives_signs_of_life_as_long_as_the_voice_is_slow(sit: Callable[..., Table]) -> None:
    table = sit(slow)
    table.speaker.say(Utterance(1, "Elle vient, elle vient.", "fr"))
    table.run(5.0)
    first, second = table.recording.tones
    assert first.name == second.name == "working" and 2.4 < second.at - first.at < 2.7
    table.speaker.cut()
    assert table.heard == [(1, False)]


PART = "Cy gagne la saison avec douze points."
THREE_PARTS = f"{PART} {PART} {PART}"
LATE = 10.0


@pytest.mark.parametrize("channel", ["speaker", "earphone"])
def test_where_a_slow_voice_falls_silent_inside_a_sentence_the_box_gives_signs_of_life(
    sit: Callable[..., Table], channel: Channel
) -> None:
    table = sit(halting(LATE), earphone=True)
    table.run(0.1)
    table.speaker.say(Utterance(1, THREE_PARTS, "fr", channel=channel))
    table.until_quiet()
    assert table.heard == [(1, True)] and parts(THREE_PARTS) == (PART,) * 3
    (spoken,) = table.recording.speech
    silences = [spoken.start + number * LATE + seconds(PART) for number in (0, 1)]
    due = [silence + wait for silence in silences for wait in (0.4, 2.9, 5.4)]
    signs = [tone.at for tone in table.recording.tones if tone.name == "working"]
    assert signs == pytest.approx(due, abs=6 * TICK)
    other = table.private if channel == "speaker" else table.loud
    assert np.count_nonzero(other.sound()) <= earcons()["tick"].size, "in the output of the sentence alone"


@pytest.mark.parametrize("silence", [-1.0, 0.0, 0.3])
def test_nothing_sounds_inside_a_sentence_whose_voice_keeps_up(sit: Callable[..., Table], silence: float) -> None:
    table = sit(halting(seconds(PART) + silence))
    table.speaker.say(Utterance(1, THREE_PARTS, "fr"))
    table.until_quiet()
    assert table.heard == [(1, True)] and not table.recording.tones


@settings(max_examples=40, deadline=None)
@given(ACTS)
def test_whatever_happens_each_utterance_is_heard_once_and_no_two_overlap(acts: list[Act]) -> None:
    table = Table(measured, earphone=True)
    said = carried_out(table, acts)
    table.until_quiet()
    assert sorted(id_ for id_, _ in table.heard) == list(range(1, said + 1))
    for one, other in pairwise(table.recording.speech):
        assert one.end is None or one.end <= other.start or one.channel != other.channel


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
