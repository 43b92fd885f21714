"""What people set by keys, as it is heard: speed, length of speech and language, and a sign of life meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from device.bench.bench import Bench
from device.bench.record import Spoken
from device.pcm import SAMPLE_RATE
from device.ports import KeyName
from firmware.bench_box import boot
from firmware.bench_lines import tag_of
from firmware.console.preferences import RATES
from firmware.words.forms import Language

LANGUAGE: KeyName = "A"
VERBOSITY: KeyName = "B"
RATE: KeyName = "C"
"""The keys that choose a setting."""
LETTERS: tuple[KeyName, ...] = ("A", "B", "C", "D", "E")
LIFE = 0.5
"""Seconds within which any act is answered by something that is heard."""


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with Bench(boot("fr", seed=1), tmp_path, voice="measured") as bench:
        bench.settle()
        yield bench


def pressed(bench: Bench, *keys: KeyName) -> list[Spoken]:
    """What was said after the last of these keys."""
    for key in keys:
        before = len(bench.recording.speech)
        bench.press(key)
        bench.settle()
    return bench.recording.speech[before:]


def play(bench: Bench, answers: int) -> None:
    """Begin a game, and answer so many of its questions by the first letter and OK."""
    bench.tap(tag_of("coincoin/game.interduck", 0))
    bench.settle()
    pressed(bench, "OK", "OK", "OK")
    assert bench.state()["mode"] == "game"
    for _ in range(answers):
        answer(bench)


def answer(bench: Bench) -> None:
    before = bench.state()["answers"]
    keys: tuple[KeyName, ...] = ("A", "OK")
    for key in keys * 10:
        pressed(bench, key)
        if bench.state()["answers"] != before:
            return
    raise AssertionError(f"no answer to {bench.state()}")


def to_settings(bench: Bench) -> None:
    """From a game: INFO, and back by its end and the doctor to the settings."""
    pressed(bench, "INFO", *["PREVIOUS"] * 4, "OK")
    assert bench.state()["ask"] == "box-whose"


def set_rate(bench: Bench, step: int) -> list[Spoken]:
    pressed(bench, RATE, LETTERS[min(step, 5) - 1])
    for _ in range(step - 5):
        pressed(bench, "NEXT")
    return pressed(bench, "OK")


@pytest.mark.parametrize("language", ("fr", "en"))
def test_each_step_of_speed_is_heard_at_once_and_is_as_fast_as_it_says(tmp_path: Path, language: Language) -> None:
    with Bench(boot(language, seed=1), tmp_path) as bench:
        bench.settle()
        pressed(bench, "B")
        said = [set_rate(bench, step) for step in range(1, len(RATES) + 1)]
        assert len(RATES) >= 5 and (RATES[0], RATES[-1]) == (0.7, 2.0)
        for one, other in pairwise(said):
            assert [spoken.text for spoken in one] == [spoken.text for spoken in other]
        lasts = [sum(bench.recording.sound_of(spoken.id).size for spoken in one) / SAMPLE_RATE for one in said]
    usual = lasts[RATES.index(1.0)]
    for rate, seconds in zip(RATES, lasts, strict=True):
        assert seconds == pytest.approx(usual / rate, rel=0.25)
    assert all(slower > faster for slower, faster in pairwise(lasts))


def test_a_player_s_own_speed_is_heard_when_it_is_their_turn_and_the_next_evening(bench: Bench) -> None:
    play(bench, 0)
    to_settings(bench)
    pressed(bench, "B", "B", "E", "NEXT", "NEXT", "OK", "UNDO", "UNDO")
    rates: dict[object, set[object]] = {}
    for _ in range(12):
        answer(bench)
        state = bench.state()
        rates.setdefault(state["seat"], set()).add(state["rate"])
    assert rates[0] == {7} and rates[1] == {3}


@pytest.mark.parametrize("answers", range(5))
def test_the_language_changes_at_any_moment_and_the_same_question_stands(bench: Bench, answers: int) -> None:
    play(bench, answers)
    before = bench.state()
    other: tuple[tuple[KeyName, str], ...] = (("B", "en"), ("A", "fr"))
    for letter, language in other:
        to_settings(bench)
        said = pressed(bench, "A", LANGUAGE, letter)
        assert said[-1].language == language
        said = pressed(bench, "UNDO", "UNDO")
        assert said and {spoken.language for spoken in said} == {language}
        now = bench.state()
        assert {**now, "language": "fr"} == dict(before) and now["language"] == language
        assert bench.recording.screen


def test_the_longer_the_verbosity_the_more_is_said(bench: Bench) -> None:
    pressed(bench, "B")
    lengths = []
    for letter in LETTERS[:3]:
        said = pressed(bench, VERBOSITY, letter)
        lengths.append(sum(len(spoken.text) for spoken in said))
    assert lengths[0] > lengths[1] >= lengths[2]
    assert bench.state()["verbosity"] == "brief"


@pytest.mark.parametrize("playing", (False, True))
def test_no_act_waits_for_a_sign_of_life_though_the_voice_hangs(tmp_path: Path, playing: bool) -> None:
    with Bench(boot("fr", seed=1), tmp_path) as hung:
        hung.settle()
        if playing:
            play(hung, 0)
        hung.fault("voice.hang")
        for key in get_args(KeyName):
            hung.settle()
            began = hung.now
            tones, speech = len(hung.recording.tones), len(hung.recording.speech)
            hung.press(key, 2 * LIFE)
            heard = [tone.at for tone in hung.recording.tones[tones:]]
            heard += [spoken.start for spoken in hung.recording.speech[speech:]]
            assert heard and min(heard) - began <= LIFE, key


def test_a_card_is_answered_by_a_tick_though_the_voice_hangs(tmp_path: Path) -> None:
    with Bench(boot("fr", seed=1), tmp_path) as hung:
        hung.settle()
        hung.fault("voice.hang")
        hung.settle()
        began, tones = hung.now, len(hung.recording.tones)
        hung.tap(tag_of("other/card", 0))
        assert hung.recording.tones[tones].at - began <= LIFE
