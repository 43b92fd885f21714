"""The mixer: sample-exact where it promises to be, silent when it is told to, never over full scale."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.mixer import EARCONS_AT_ONCE, Mixer, gain, limited
from device.pcm import FULL_SCALE, Pcm, samples
from device.ports import VOLUME_STEPS

UNITY = 9
BLOCK = 220


def speech(count: int, level: int = 9_000) -> Pcm:
    return np.where(np.arange(count) % 40 < 20, level, -level).astype(np.int16)


def pulled(mixer: Mixer, *sizes: int) -> Pcm:
    return np.concatenate([mixer.block(size).copy() for size in sizes])


@settings(max_examples=50, deadline=None)
@given(
    st.lists(st.integers(1, 900), min_size=1, max_size=5),
    st.lists(st.integers(1, 700), min_size=1, max_size=12),
)
def test_speech_in_pieces_leaves_as_it_came_from_its_first_sample(pieces: list[int], sizes: list[int]) -> None:
    mixer, sound = Mixer(UNITY), speech(sum(pieces))
    at = 0
    for number, size in enumerate(pieces, 1):
        mixer.play(sound[at : at + size], 1, last=number == len(pieces))
        at += size
    out = pulled(mixer, *sizes, sound.size)
    assert np.array_equal(out[: sound.size], sound)
    assert not out[sound.size :].any()
    assert [(note.kind, note.sample) for note in mixer.notes] == [("started", 0), ("ended", sound.size)]


@settings(max_examples=50, deadline=None)
@given(st.integers(1, 5), st.integers(1, BLOCK))
def test_a_cut_is_silent_three_milliseconds_into_the_next_block(blocks: int, size: int) -> None:
    mixer = Mixer(UNITY)
    mixer.play(speech(20_000), 1, last=True)
    pulled(mixer, *[size] * blocks)
    mixer.cut()
    after = pulled(mixer, BLOCK, BLOCK)
    assert not after[samples(0.003) :].any()
    assert mixer.idle
    assert mixer.notes[-1].kind == "cut" and mixer.notes[-1].sample == blocks * size


def test_a_cut_ends_without_a_click() -> None:
    mixer = Mixer(UNITY)
    mixer.play(np.full(5_000, 9_000, np.int16), 1, last=True)
    mixer.block(BLOCK)
    mixer.cut()
    assert np.abs(np.diff(mixer.block(BLOCK).astype(int))).max() < 400


def test_new_speech_starts_in_the_block_that_cuts_the_old() -> None:
    mixer = Mixer(UNITY)
    mixer.play(speech(5_000), 1, last=True)
    mixer.block(BLOCK)
    mixer.cut()
    mixer.play(speech(5_000), 2, last=True)
    mixer.block(BLOCK)
    assert [(note.kind, note.token, note.sample) for note in mixer.notes] == [
        ("started", 1, 0),
        ("cut", 1, BLOCK),
        ("started", 2, BLOCK),
    ]


def test_what_never_sounded_is_not_told_as_cut() -> None:
    mixer = Mixer(UNITY)
    mixer.play(speech(100), 1, last=True)
    mixer.cut()
    assert not mixer.block(BLOCK).any() and not mixer.notes


def test_an_earcon_is_mixed_over_speech_and_survives_its_cut() -> None:
    mixer, tone = Mixer(UNITY), speech(600, 2_000)
    mixer.play(speech(5_000), 1, last=True)
    mixer.block(BLOCK)
    mixer.earcon("tick", tone)
    mixer.cut()
    assert np.array_equal(pulled(mixer, BLOCK, BLOCK, BLOCK)[samples(0.003) : 600], tone[samples(0.003) :])


def test_the_oldest_earcon_gives_way() -> None:
    mixer = Mixer(UNITY)
    for _ in range(EARCONS_AT_ONCE + 3):
        mixer.earcon("tick", np.full(1_000, 100, np.int16))
    assert mixer.block(BLOCK).max() == 100 * EARCONS_AT_ONCE


def test_each_volume_step_is_louder_in_what_sounds_now() -> None:
    mixer = Mixer(1)
    mixer.play(speech(60_000), 1, last=True)
    loudness = []
    for step in range(1, VOLUME_STEPS + 1):
        mixer.volume(step)
        mixer.block(BLOCK)
        loudness.append(float(np.sqrt(np.mean(mixer.block(BLOCK).astype(float) ** 2))))
    assert all(louder > 1.3 * softer for softer, louder in pairwise(loudness))


@pytest.mark.parametrize("ceiling", range(4, VOLUME_STEPS + 1))
def test_under_an_owner_s_ceiling_each_step_is_still_heard_and_the_last_is_the_ceiling(ceiling: int) -> None:
    steps = [gain(step, ceiling) for step in range(1, VOLUME_STEPS + 1)]
    assert all(louder > 1.12 * softer for softer, louder in pairwise(steps)), "a decibel and more, which is heard"
    assert steps[0] == pytest.approx(gain(1)) and steps[-1] == pytest.approx(gain(ceiling))


def test_steps_beyond_the_scale_are_the_nearest() -> None:
    assert gain(0) == gain(1) and gain(99) == gain(VOLUME_STEPS)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.floats(-400_000, 400_000, width=32), min_size=2, max_size=50))
def test_the_limiter_never_wraps_and_keeps_the_order_of_loudness(values: list[float]) -> None:
    mix = np.sort(np.array(values, np.float32))
    out = limited(mix).astype(int)
    assert np.all(np.diff(out) >= 0) and np.abs(out).max() <= FULL_SCALE


def test_a_thousand_cuts_that_nobody_pulls_are_one() -> None:
    mixer = Mixer(9)
    mixer.play(np.full(1000, 500, np.int16), 1, last=True)
    for _ in range(1000):
        mixer.cut()
    assert len(mixer._orders) == 2 and not mixer.block(220).any()
