"""One loudness: what the broadcasters' measure says of sounds whose loudness is known, and laws of levelling."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from device.loudness import MOST_GAIN, PEAK, SILENT, TARGET, levelled, loudness
from device.pcm import FULL_SCALE, SAMPLE_RATE, Pcm, samples

HIGHEST = FULL_SCALE * 10 ** (PEAK / 20) + 1


def sine(hertz: float, decibels: float, seconds: float = 3.0) -> Pcm:
    """``decibels``: of its peak, under full scale."""
    at = np.arange(samples(seconds)) / SAMPLE_RATE
    return np.rint(FULL_SCALE * 10 ** (decibels / 20) * np.sin(2 * np.pi * hertz * at)).astype(np.int16)


def babble(seed: int, seconds: float, decibels: float) -> Pcm:
    """Noise in syllables, as peaky as speech: loud vowels, pauses, hissed ends."""
    random = np.random.default_rng(seed)
    at = np.arange(samples(seconds)) / SAMPLE_RATE
    envelope = np.clip(np.sin(2 * np.pi * 3 * at + seed), 0, 1) ** 3
    wave = random.normal(size=at.size) * envelope
    return np.rint(FULL_SCALE * 10 ** (decibels / 20) * wave / max(np.abs(wave).max(), 1e-9)).astype(np.int16)


@pytest.mark.parametrize(
    ("hertz", "lufs"),
    (
        (997.0, -21.01),  # BS.1770-4: a sine of 997 Hz at full scale in one channel is -3.01 LUFS
        (100.0, -22.9),
        (5_000.0, -17.7),
    ),
)
def test_a_tone_is_as_loud_as_the_standard_says(hertz: float, lufs: float) -> None:
    assert loudness(sine(hertz, -18.0)) == pytest.approx(lufs, abs=0.3)


def test_pauses_do_not_make_a_sentence_softer() -> None:
    tone, pause = sine(997, -18.0, 2.0), np.zeros(samples(4.0), np.int16)
    assert loudness(np.concatenate((tone, pause, tone))) == pytest.approx(loudness(tone), abs=0.7)


@pytest.mark.parametrize("pause", (0.0, 0.1, 0.25))
def test_nor_do_they_make_a_word_softer(pause: float) -> None:
    """A word is shorter than the standard's block: its sound counts, not how long the silence beside it lasts."""
    beep = sine(997, -18.0, 0.07)
    word = np.concatenate((beep, np.zeros(samples(pause), np.int16), beep))
    assert loudness(word) == pytest.approx(-21.01, abs=0.5)
    assert loudness(levelled(word)) == pytest.approx(TARGET, abs=0.3)


@pytest.mark.parametrize("seconds", (0.0, 0.01, 0.39, 0.41, 2.0))
def test_silence_of_any_length_stays_silence(seconds: float) -> None:
    silence = np.zeros(samples(seconds), np.int16)
    assert loudness(silence) == SILENT
    assert np.array_equal(levelled(silence), silence)


@settings(max_examples=40, deadline=None)
@example(22, 0.2, 0.0)
@example(28, 0.2, -10.0)
@given(st.integers(0, 99), st.floats(0.2, 4.0), st.floats(-25.0, 0.0))
def test_every_sound_comes_out_equally_loud_with_its_peaks_in_bounds(
    seed: int, seconds: float, decibels: float
) -> None:
    out = levelled(babble(seed, seconds, decibels))
    assert np.abs(out.astype(int)).max() <= HIGHEST
    if loudness(babble(seed, seconds, decibels)) > TARGET - MOST_GAIN + 1:
        assert loudness(out) == pytest.approx(TARGET, abs=1.5)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 99), st.floats(0.05, 2.0))
def test_levelling_keeps_the_length_and_every_sign(seed: int, seconds: float) -> None:
    sound = babble(seed, seconds, -6.0)
    out = levelled(sound)
    assert out.size == sound.size
    assert not np.any(out.astype(int) * sound < 0)


def test_a_sound_at_its_loudness_is_left_as_it_is() -> None:
    once = levelled(babble(3, 2.0, -20.0))
    assert np.abs(levelled(once).astype(int) - once).max() < 0.05 * FULL_SCALE


def test_noise_too_soft_to_be_speech_is_not_pumped_up() -> None:
    hiss = babble(1, 2.0, -55.0)
    assert loudness(levelled(hiss)) <= loudness(hiss) + MOST_GAIN + 0.1
