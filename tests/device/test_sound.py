"""The bench's sound: cards that play what is due, recordings that keep it, a voice that lasts as speech would."""

from __future__ import annotations

import time
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.sound import PAUSE, MeasuredVoice, PacedCard, SoundRecorder, VirtualCard
from device.pcm import SAMPLE_RATE, Pcm, resampled, samples, trimmed
from device.ports import VOLUME_STEPS
from device.sink import Output, SinkAbsent
from device.soundcard import open_card

PATIENCE = 60.0


def counted(total: list[int]) -> Callable[[int], Pcm]:
    def source(count: int) -> Pcm:
        total.append(count)
        return np.zeros(count, np.int16)

    return source


@given(st.lists(st.floats(0, 0.5), max_size=20))
def test_a_virtual_card_plays_exactly_what_its_clock_owes(steps: list[float]) -> None:
    now, pulled = 5.0, [0]
    card = VirtualCard(lambda: now)
    card.open(counted(pulled))
    for step in steps:
        now += step
        card.advance()
    assert sum(pulled) == int((now - 5.0) * SAMPLE_RATE)


def test_an_absent_card_neither_opens_nor_goes_on() -> None:
    card, pulled, now = VirtualCard(lambda: now), [0], 0.0
    sink = card.open(counted(pulled))
    card.absent, now = True, 1.0
    card.advance()
    assert not sink.alive and sum(pulled) == 0
    with pytest.raises(SinkAbsent):
        card.open(counted(pulled))


def test_a_paced_card_pulls_by_itself_until_it_is_closed() -> None:
    pulled: list[int] = []
    card = PacedCard()
    sink = card.open(counted(pulled))
    give_up = time.monotonic() + PATIENCE
    while len(pulled) < 3 and time.monotonic() < give_up:
        time.sleep(0.01)
    sink.close()
    assert len(pulled) >= 3 and not sink.alive


def test_a_recording_keeps_every_sample_and_its_file_shortens_silence(tmp_path: Path) -> None:
    recorder, now = SoundRecorder(), 0.0
    card = VirtualCard(lambda: now)
    sound = np.arange(1, 1_001, dtype=np.int16)
    blocks = iter((np.zeros(samples(3.0), np.int16), sound, np.zeros(samples(2.0), np.int16)))
    recorder.listen_to(card.open)(lambda count: next(blocks))
    for _ in range(3):
        now += 1.0
        card.advance()
    assert recorder.sound().size == samples(5.0) + sound.size
    lasts = recorder.write_wav(tmp_path / "evening.wav")
    assert lasts == (2 * samples(PAUSE) + sound.size) / SAMPLE_RATE
    with wave.open(str(tmp_path / "evening.wav")) as file:
        written = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert np.array_equal(written[written != 0], sound)


def test_a_measured_voice_lasts_longer_for_more_words_and_slower_speech() -> None:
    voice = MeasuredVoice()
    for id_, (text, rate) in enumerate((("Un.", 1.0), ("Un, deux, trois.", 1.0), ("Un, deux, trois.", 0.7))):
        voice.request(id_, text, "fr", rate)
    lengths = [rendering.pcm.size for rendering in voice.poll(0) if rendering.pcm is not None]
    assert lengths == sorted(set(lengths)) and len(lengths) == 3


def test_a_card_that_nobody_has_is_absent_and_said_so() -> None:
    with pytest.raises(SinkAbsent):
        open_card("no output of this name")(lambda count: np.zeros(count, np.int16))


@settings(deadline=None)
@given(st.floats(0, 60))
def test_a_card_that_comes_at_any_moment_is_open_within_two_seconds(comes: float) -> None:
    now = 0.0
    card = VirtualCard(lambda: now)
    card.absent = True
    output, told = Output(card.open, 4, VOLUME_STEPS), []
    while not output.open:
        now += 0.005
        card.absent = now < comes
        told.append(output.supervise(now))
        assert now < comes + 1.9, "a tenth of a second is left for the voice"
    assert told.count("absent") == (comes > 0.005) and told[-1] == "opened"


@given(st.integers(0, 2_000), st.integers(1, 500), st.integers(0, 9_000))
def test_trimming_keeps_all_that_is_audible(lead: int, body: int, trail: int) -> None:
    sound = np.concatenate((np.zeros(lead), np.full(body, 900), np.zeros(trail))).astype(np.int16)
    kept = trimmed(sound)
    assert np.count_nonzero(kept) == body
    assert kept.size <= body + samples(0.005) + samples(0.050)


def test_a_voice_of_another_rate_keeps_its_length_in_time() -> None:
    assert resampled(np.ones(16_000, np.int16), 16_000).size == SAMPLE_RATE
