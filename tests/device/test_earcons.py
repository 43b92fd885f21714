"""Earcons: told apart by their tune, heard by older ears, short, and equally loud."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import numpy as np
import numpy.typing as npt
import pytest

from device.earcons import CEILING, PALETTE, TUNES, earcons
from device.loudness import TARGET, loudness
from device.pcm import SAMPLE_RATE, Pcm, samples
from device.ports import EarconName

NAMES: tuple[EarconName, ...] = get_args(EarconName)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_an_earcon_is_above_what_older_ears_hear(name: EarconName) -> None:
    pcm = earcons()[name].astype(float)
    power = np.abs(np.fft.rfft(pcm * np.hanning(pcm.size))) ** 2
    high = np.fft.rfftfreq(pcm.size, 1 / SAMPLE_RATE) > CEILING
    assert power[high].sum() < 0.001 * power.sum()


@pytest.mark.parametrize("name", NAMES)
def test_an_earcon_is_short_and_neither_clips_nor_clicks(name: EarconName) -> None:
    pcm = earcons()[name].astype(int)
    assert pcm.size < samples(0.4)
    assert np.abs(pcm).max() < 0.5 * 32_767
    assert abs(pcm[0]) < 100 and abs(pcm[-1]) < 100


@pytest.mark.parametrize("name", NAMES)
def test_an_earcon_is_as_loud_as_the_voice(name: EarconName) -> None:
    assert loudness(earcons()[name]) == pytest.approx(TARGET, abs=0.1)


@pytest.mark.parametrize(("one", "other"), tuple(combinations(NAMES, 2)))
def test_no_two_are_alike_to_the_ear(one: EarconName, other: EarconName) -> None:
    """By what an ear has: the strength of each pitch from moment to moment."""
    heard, meant = tune(earcons()[one]), tune(earcons()[other])
    assert (heard * meant).sum() < 0.7 * np.sqrt((heard**2).sum() * (meant**2).sum())


def test_every_note_is_of_the_palette() -> None:
    for tones in TUNES.values():
        assert {tone.pitch for tone in tones} <= set(PALETTE.values())
        assert 1 <= len(tones) <= 3


def tune(pcm: Pcm) -> npt.NDArray[np.float64]:
    """Spectra of 30 ms each, in their order, over the longest earcon there may be."""
    frame, frames = samples(0.030), 14
    padded = np.zeros(frame * frames)
    padded[: pcm.size] = pcm
    spectra: npt.NDArray[np.float64] = np.abs(np.fft.rfft(padded.reshape(frames, frame) * np.hanning(frame)))
    return spectra
