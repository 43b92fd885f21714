"""Voices that an owner may choose, each known by its tone, by programs that stand where Pico and Piper would."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from device.configuration import Box, Configuration, Voice
from device.pcm import SAMPLE_RATE, Pcm
from device.ports import Fault
from tests.device.voice_desk import PATIENCE, VoiceDesk, program

TONES = """
import math, struct
def tone(hertz, seconds, rate):
    count = int(seconds * rate)
    return b"".join(struct.pack("<h", int(9000 * math.sin(6.2832 * hertz * n / rate))) for n in range(count))
"""
PICO = f"""#!{sys.executable}
import re, sys, wave
{TONES}
option, language, write, path, text = sys.argv[1:]
assert (option, write) == ("-l", "-w") and path.endswith(".wav"), sys.argv
level, words = re.fullmatch('<speed level="(\\\\d+)">(.*)</speed>', text).groups()
with wave.open(path, "wb") as file:
    file.setparams((1, 2, 16000, 0, "NONE", ""))
    file.writeframes(tone({{"fr-FR": 500, "en-GB": 700}}[language], 0.08 * len(words) * 100 / int(level), 16000))
"""
PIPER = f"""#!{sys.executable}
import os, sys
{TONES}
assert sys.argv[1] == "--model" and sys.argv[3:5] == ["--output-raw", "--length-scale"], sys.argv
with open(sys.argv[2] + ".said", "a") as said:
    text = sys.stdin.read()
    said.write(text)
sound = tone(900, 0.08 * len(text.strip()) * float(sys.argv[5]), 16000)
if "tronqué" in text:
    sound = sound[:200]
if "impair" in text:
    sound += b"x"
if "cassé" in text:
    sys.exit(3)
sys.stdout.buffer.write(sound)
"""
LIBRARY = f"""
{TONES}
class SynthesisConfig:
    def __init__(self, length_scale):
        self.length_scale = length_scale
class Chunk:
    sample_rate = 16000
    def __init__(self, text, config):
        self.audio_int16_bytes = tone(1100, 0.08 * len(text) * config.length_scale, 16000)
class PiperVoice:
    @classmethod
    def load(cls, model):
        assert model.is_file()
        return cls()
    def synthesize(self, text, syn_config):
        for sentence in text.split(". "):
            yield Chunk(sentence, syn_config)
"""


@pytest.fixture
def desk() -> Iterator[VoiceDesk]:
    opened = VoiceDesk()
    yield opened
    opened.close()


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")
    return folder


@pytest.fixture
def model(tmp_path: Path) -> Path:
    file = tmp_path / "voice.onnx"
    file.write_bytes(b"a model")
    Path(f"{file}.json").write_text('{"audio": {"sample_rate": 16000}}', encoding="utf-8")
    return file


def pitch(pcm: Pcm) -> int:
    """Hertz of what sounds most, to the nearest ten."""
    spectrum = np.abs(np.fft.rfft(pcm.astype(float)))
    return round(float(np.argmax(spectrum)) * SAMPLE_RATE / pcm.size / 10) * 10


def settings(tmp_path: Path, french: str, cache: int = 64) -> Configuration:
    return Configuration(box=Box(state=str(tmp_path / "state")), voice=Voice(french=french, cache=cache))


def test_pico_speaks_both_languages_at_the_box_s_pace(desk: VoiceDesk, programs: Path, tmp_path: Path) -> None:
    program(programs, "pico2wave", PICO)
    configuration = Configuration(voice=Voice(french="pico", english="pico"))
    voice = desk.chosen(configuration)
    usual, fast = (desk.say(voice, "La partie est finie.", rate=rate) for rate in (1.0, 2.0))
    assert pitch(usual) == 500 and usual.size > 1.8 * fast.size
    assert pitch(desk.say(voice, "The game is over.", "en")) == 700
    assert not desk.told


def test_pico_leaves_no_file_behind_when_it_is_killed(
    desk: VoiceDesk, programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    program(programs, "pico2wave", "#!/bin/sh\nexec sleep 86400\n")
    voice = desk.chosen(Configuration(voice=Voice(french="pico")))
    voice.request(90, "La partie est finie.", "fr", 1.0)
    begun: set[Path] = set()
    while len(begun) < 2:
        voice.poll(desk.now)
        if fresh := set(temporary.glob("coincoin-*")) - begun:
            assert len(list(temporary.glob("coincoin-*"))) == 1, "what the worker before it left is gone"
            begun |= fresh
            desk.now += 2.5
    voice.settle(PATIENCE)
    assert voice.poll(desk.now)[0].pcm is not None
    program(programs, "pico2wave", PICO)
    desk.pass_time(voice, 30.0)
    assert pitch(desk.say(voice, "La partie est finie.")) == 500
    assert not list(temporary.iterdir())


def test_without_pico_the_table_hears_that_a_spare_voice_speaks(
    desk: VoiceDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = desk.chosen(settings(tmp_path, "pico"))
    assert desk.say(voice, "Bonsoir à tous.").size
    assert desk.told == ["voice-plain"]


@pytest.mark.parametrize("name", ["mb-la1", "mb/mb-ir1", "nobody"])
def test_a_voice_that_espeak_has_not_is_stood_in_for_and_told_once(desk: VoiceDesk, tmp_path: Path, name: str) -> None:
    voice = desk.chosen(settings(tmp_path, name))
    for text in ("Bonsoir à tous.", "La partie est finie."):
        assert desk.say(voice, text).size
    assert desk.told == ["voice-plain"]
    (fault,) = [event for event in desk.events if isinstance(event, Fault)]
    assert name in fault.detail


def test_piper_by_its_program(desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path) -> None:
    program(programs, "piper", PIPER)
    voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
    desk.pass_time(voice, 0)
    usual, slow = (desk.say(voice, "La partie est finie.", rate=rate) for rate in (1.0, 0.7))
    assert pitch(usual) == 900 and slow.size > 1.3 * usual.size
    assert pitch(desk.say(voice, "The game is over.", "en")) != 900, "English was not asked of it"
    assert not desk.told


def test_piper_by_its_library(desk: VoiceDesk, model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "library" / "piper"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(LIBRARY, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(package.parent))
    voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
    desk.pass_time(voice, 0)
    assert pitch(desk.say(voice, "La partie est finie. Bonne nuit.")) == 1100
    assert not desk.told


def test_what_piper_said_once_is_kept_for_the_next_evening(
    desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path
) -> None:
    program(programs, "piper", PIPER)
    for _ in range(2):
        voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
        desk.pass_time(voice, 0)
        assert pitch(desk.say(voice, "La partie est finie.")) == 900
    said = Path(f"{model}.said").read_text(encoding="utf-8").splitlines()
    assert said.count("La partie est finie.") == 1
    assert list((tmp_path / "state" / "voice").iterdir())


def test_damage_on_the_disk_that_nobody_can_clear_away_leaves_piper_speaking(
    desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path
) -> None:
    program(programs, "piper", PIPER)
    kept = tmp_path / "state" / "voice"
    for damage in ("nothing", "folder", ""):
        voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
        desk.pass_time(voice, 0)
        assert pitch(desk.say(voice, "La partie est finie.")) == 900
        voice.close()
        for entry in kept.iterdir() if damage else ():
            entry.write_bytes(hashlib.sha256().digest())
            if damage == "folder":
                entry.unlink()
                (entry / "in the way").mkdir(parents=True)
    assert not desk.told


def test_without_room_on_the_disk_nothing_is_kept(desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path) -> None:
    program(programs, "piper", PIPER)
    voice = desk.chosen(settings(tmp_path, f"piper:{model}", cache=0))
    desk.pass_time(voice, 0)
    assert pitch(desk.say(voice, "La partie est finie.")) == 900
    assert not (tmp_path / "state").exists()


def test_half_a_sample_at_the_end_spoils_nothing(desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path) -> None:
    program(programs, "piper", PIPER)
    voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
    desk.pass_time(voice, 0)
    assert pitch(desk.say(voice, "Ce son est impair.")) == 900
    assert not desk.told


@pytest.mark.parametrize("text", ["Ce son est tronqué, et bien trop court.", "Ce son est cassé."])
def test_a_sentence_that_piper_spoils_is_said_by_espeak_and_piper_comes_back(
    desk: VoiceDesk, programs: Path, model: Path, tmp_path: Path, text: str
) -> None:
    program(programs, "piper", PIPER)
    voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
    desk.pass_time(voice, 0)
    assert pitch(desk.say(voice, text)) != 900
    desk.pass_time(voice, 30.0)
    assert pitch(desk.say(voice, "La partie est finie.")) == 900
    assert desk.told == ["voice-plain", "mended"]


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("program", "Piper is not installed"),
        ("description", "voice.onnx: JSONDecodeError"),
        ("rate", "voice.onnx: ValueError('1 hertz, expected 8000 to 96000"),
        ("model", "voice.onnx: FileNotFoundError"),
        ("both", "voice.onnx: FileNotFoundError"),
    ],
)
def test_without_piper_the_table_hears_that_a_spare_voice_speaks_and_the_log_tells_why(
    desk: VoiceDesk,
    programs: Path,
    model: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    broken: str,
    reason: str,
) -> None:
    if broken != "program":
        program(programs, "piper", PIPER)
    if broken in ("model", "both"):
        model.unlink()
    if broken in ("description", "both"):
        Path(f"{model}.json").write_text("", encoding="utf-8")
    if broken == "rate":
        Path(f"{model}.json").write_text('{"audio": {"sample_rate": 1}}', encoding="utf-8")
    voice = desk.chosen(settings(tmp_path, f"piper:{model}"))
    assert desk.say(voice, "Bonsoir à tous.").size
    assert desk.say(voice, "Bonne nuit.").size
    assert desk.told == ["voice-plain"]
    warnings = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert [warning for warning in warnings if reason in warning], warnings
    (fault,) = [event for event in desk.events if isinstance(event, Fault)]
    assert reason in fault.detail, fault
    assert "Traceback" not in capfd.readouterr().err
