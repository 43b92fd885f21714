"""The sound as evidence: a whole box on the virtual clock, the real synthesiser, and what the loudspeaker played."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from device.bench.bench import Bench
from device.bench.record import Spoken
from device.loudness import TARGET, loudness
from device.mixer import gain
from device.pcm import FULL_SCALE, SAMPLE_RATE, Pcm, samples
from device.ports import KeyName
from firmware.bench_box import boot
from firmware.words.forms import Language
from tests.sound.evidence import RAMP, account, find, level, played

UNITY = 9
"""The volume step at which samples leave as they came."""
RESPONSE = 0.15
"""Seconds between a finger and silence that no listener minds; the benchmark keeps the exact figure."""
WALK: tuple[tuple[KeyName, float], ...] = (
    ("NEXT", 2.0), ("INFO", 0.4), ("NEXT", 0.7), ("NEXT", 3.0), ("E", 0.3), ("UNDO", 0.2), ("REPEAT", 4.0), ("OK", 0.5)
)  # fmt: skip
"""Keys, and the seconds until the next of them: some cut what is said, some let it be heard."""


@pytest.fixture(params=("fr", "en"))
def bench(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Bench]:
    language: Language = request.param
    with Bench(boot(language, seed=1), tmp_path) as bench:
        bench.settle()
        yield bench


def at_unity(bench: Bench) -> None:
    while bench.state()["volume"] != UNITY:
        bench.press("VOLUME_UP")
    bench.settle()


def mark(bench: Bench) -> int:
    return bench.copper.sound.sound().size


def since(bench: Bench, before: int) -> Pcm:
    return bench.copper.sound.sound()[before:]


def spoken(bench: Bench) -> Spoken:
    return bench.recording.speech[-1]


def test_what_the_box_says_is_played_sample_by_sample_and_nothing_else_is(bench: Bench) -> None:
    at_unity(bench)
    before = mark(bench)
    first = len(bench.recording.speech)
    bench.press("REPEAT")
    bench.settle()
    sound = since(bench, before)
    (said,) = bench.recording.speech[first:]
    phrase = bench.recording.sound_of(said.id)
    found = find(sound, phrase)
    assert found.likeness > 0.999 and played(sound, phrase, found.at) == phrase.size
    assert not sound[: found.at].any() and not sound[found.at + phrase.size :].any()


def test_the_wav_of_an_evening_holds_each_sentence_whole(bench: Bench, tmp_path: Path) -> None:
    at_unity(bench)
    first = len(bench.recording.speech)
    keys: tuple[KeyName, ...] = ("NEXT", "PREVIOUS", "REPEAT")
    for key in keys:
        bench.press(key)
        bench.settle()
    bench.copper.write_wav(tmp_path / "evening.wav")
    with wave.open(str(tmp_path / "evening.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, SAMPLE_RATE)
        sound = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    for said in bench.recording.speech[first:]:
        phrase = bench.recording.sound_of(said.id)
        found = find(sound, phrase)
        assert found.likeness > 0.9, "an earcon may sound over its beginning"


def test_a_phrase_that_was_not_said_is_not_found(bench: Bench) -> None:
    at_unity(bench)
    before = mark(bench)
    bench.press("REPEAT")
    bench.settle()
    greeting = bench.recording.sound_of(bench.recording.speech[0].id)
    assert find(since(bench, before), greeting).likeness < 0.7


def test_a_key_cuts_the_phrase_it_was_pressed_in(bench: Bench) -> None:
    at_unity(bench)
    bench.press("INFO")
    bench.wait(0.6)
    phrase_id = spoken(bench).id
    assert spoken(bench).end is None, "the page is longer than this"
    pressed = mark(bench)
    bench.hold("REPEAT")
    bench.wait(RESPONSE)
    bench.release("REPEAT")
    bench.settle()
    sound, phrase = bench.copper.sound.sound(), bench.recording.sound_of(phrase_id)
    half = phrase[: samples(0.3)]
    found = find(sound[:pressed], half)
    heard = played(sound, phrase, found.at)
    assert found.likeness > 0.999 and heard < phrase.size
    assert found.at + heard <= pressed + samples(RESPONSE)


def test_all_that_sounds_is_accounted_for_sample_by_sample_and_no_two_sentences_overlap(bench: Bench) -> None:
    """Sentences to their end and cut ones, earcons over them: nothing else is in the recording, and all of it is."""
    at_unity(bench)
    bench.wait(1.0)
    before, first = mark(bench), len(bench.recording.speech)
    for key, seconds in WALK:
        bench.press(key)
        bench.wait(seconds)
    bench.settle()
    sound = since(bench, before)
    said = bench.recording.speech[first:]
    assert {spoken.whole for spoken in said} == {True, False} and len(said) > len(WALK)
    began = next(spoken for spoken in said if spoken.whole)
    origin = began.start - find(sound, bench.recording.sound_of(began.id)).at / SAMPLE_RATE
    told = account(bench.recording, first, origin, sound.size)
    assert np.array_equal(sound, told.sound)
    for (_, end), (start, _) in pairwise(told.stretches):
        assert end - RAMP <= start


def test_each_of_the_ten_steps_of_volume_is_louder(bench: Bench) -> None:
    while bench.state()["volume"] != 1:
        bench.press("VOLUME_DOWN")
    bench.settle()
    loud: list[float] = []
    for _ in range(10):
        before = mark(bench)
        bench.press("REPEAT")
        bench.settle()
        sound = since(bench, before)
        loud.append(level(sound[sound != 0]))
        bench.press("VOLUME_UP")
        bench.settle()
    assert all(louder > 1.2 * softer for softer, louder in pairwise(loud))


def test_a_step_of_volume_changes_the_sentence_that_sounds(tmp_path: Path) -> None:
    with Bench(boot("fr", seed=1), tmp_path) as bench:
        bench.settle()
        bench.press("INFO")
        bench.wait(0.3)
        sounding = spoken(bench)
        before = mark(bench)
        bench.box.speaker.volume(1)
        bench.wait(0.3)
        assert spoken(bench) is sounding and sounding.end is None
        phrase = bench.recording.sound_of(sounding.id)
        soft = np.rint(phrase[phrase != 0].astype(float) * gain(1))
        assert np.abs(since(bench, before)[samples(0.02) :].astype(int)).max() <= np.abs(soft).max() + 1


def test_every_sentence_of_the_box_is_equally_loud_and_its_peak_in_bounds(bench: Bench) -> None:
    bench.press("INFO")
    bench.settle()
    for _ in range(3):
        bench.press("NEXT")
        bench.settle()
    for queued in bench.recording.queued:
        assert loudness(queued.sound) == pytest.approx(TARGET, abs=1.0)
        assert np.abs(queued.sound.astype(int)).max() < 0.8 * FULL_SCALE
        heard = np.flatnonzero(np.abs(queued.sound.astype(int)) > 64)
        assert heard[0] <= samples(0.005) and queued.sound.size - heard[-1] - 1 <= samples(0.050) + 1
    assert np.abs(bench.copper.sound.sound().astype(int)).max() < FULL_SCALE


def test_the_volume_at_switch_on_is_neither_inaudible_nor_a_fright(tmp_path: Path) -> None:
    with Bench(boot("fr", seed=1), tmp_path) as bench:
        bench.settle()
        while bench.state()["volume"] != 10:
            bench.press("VOLUME_UP")
        bench.settle()
        before = mark(bench)
        bench.restart()
        bench.settle()
        sound = since(bench, before)
        assert gain(4) <= level(sound[sound != 0]) / (FULL_SCALE * 10 ** (TARGET / 20)) <= 1.5 * gain(7)


def test_without_a_card_the_box_works_by_screen_says_so_there_and_speaks_soon_after_one_comes(tmp_path: Path) -> None:
    with Bench(boot("fr", seed=1), tmp_path) as bench:
        bench.fault("sound.absent")
        bench.restart()
        bench.wait(1.0)
        bench.settle()
        assert any("son" in " ".join(shown.lines).lower() for shown in bench.recording.frames)
        bench.press("NEXT")
        bench.wait(3.0)
        assert bench.state()["mode"] == "menu" and bench.recording.screen
        before, plugged, count = mark(bench), bench.now, len(bench.recording.speech)
        bench.mend("sound.absent")
        bench.wait(2.5)
        assert bench.recording.speech[count].start - plugged < 2.0
        assert since(bench, before).any()


def test_a_card_pulled_in_the_middle_of_a_sentence_says_it_again_when_it_is_back(bench: Bench) -> None:
    bench.press("INFO")
    bench.wait(0.5)
    text = spoken(bench).text
    bench.fault("sound.absent")
    bench.wait(0.2)
    before, count = mark(bench), len(bench.recording.speech)
    bench.mend("sound.absent")
    bench.settle()
    again = bench.recording.speech[count]
    assert again.text == text and again.whole
    assert since(bench, before).size > SAMPLE_RATE
