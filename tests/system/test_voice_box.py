"""A whole box with a voice of the owner's choice: what the table hears, from the settings file to the sound card."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from device.bench.bench import Bench
from device.configuration import Configuration, read_configuration
from device.pcm import SAMPLE_RATE
from firmware.bench_box import boot
from firmware.words.lexicon import Lexicon

HERTZ = 880
MANIFEST = f'language = "fr"\nspeaker = "Dée"\nlicence = "CC0-1.0"\nsample_rate = {SAMPLE_RATE}\n[texts]\n'


def settings(text: str) -> Configuration:
    configuration, troubles = read_configuration(text)
    assert not troubles
    return configuration


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The greeting of the box as one recording, a tone."""
    folder = tmp_path / "pack"
    folder.mkdir()
    greeting = Lexicon("fr").sentence("box-hello", spoken=True)
    (folder / "pack.toml").write_text(f'{MANIFEST}"{greeting}" = "a.wav"\n', encoding="utf-8")
    sound = 9000 * np.sin(2 * np.pi * HERTZ * np.arange(4 * SAMPLE_RATE) / SAMPLE_RATE)
    with wave.open(str(folder / "a.wav"), "wb") as file:
        file.setparams((1, 2, SAMPLE_RATE, 0, "NONE", ""))
        file.writeframes(sound.astype("<i2").tobytes())
    return folder


@pytest.fixture
def bench(pack: Path, tmp_path: Path) -> Iterator[Bench]:
    configuration = settings(f'[voice]\nfrench = "pack:{pack}"\n')
    with Bench(boot("fr", seed=7), tmp_path / "state", configuration=configuration) as opened:
        yield opened


def test_the_box_greets_by_a_recording_and_goes_on_by_espeak(bench: Bench) -> None:
    bench.settle()
    sound = bench.copper.sound.sound().astype(float)
    spectrum = np.abs(np.fft.rfft(sound))
    loudest = np.argmax(spectrum) * SAMPLE_RATE / sound.size
    assert abs(loudest - HERTZ) < 5, "the recording is what sounds most"
    assert all(spoken.whole for spoken in bench.recording.speech) and len(bench.recording.speech) > 1


def test_a_pack_that_is_not_there_is_said_in_plain_words(tmp_path: Path) -> None:
    configuration = settings(f'[voice]\nfrench = "pack:{tmp_path / "nowhere"}"\n')
    with Bench(boot("fr", seed=7), tmp_path / "state", configuration=configuration) as bench:
        bench.settle()
        assert "La voix choisie ne marche pas. Une voix de secours parle." in bench.recording.said
