"""Earcons: told apart by their tune, heard by older ears, short, and equally loud."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import numpy as np
import pytest

from device.earcons import CEILING, TUNES, earcons
from device.pcm import SAMPLE_RATE, samples
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


def test_all_are_equally_loud() -> None:
    loudness = [np.sqrt(np.mean(pcm.astype(float) ** 2)) for pcm in earcons().values()]
    assert max(loudness) < 1.02 * min(loudness)


@pytest.mark.parametrize(("one", "other"), tuple(combinations(NAMES, 2)))
def test_no_two_have_the_same_tune(one: EarconName, other: EarconName) -> None:
    assert [(tone.pitch, tone.lasts) for tone in TUNES[one]] != [(tone.pitch, tone.lasts) for tone in TUNES[other]]
