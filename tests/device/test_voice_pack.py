"""A voice pack: recordings that are heard in place of the synthesiser, and every way in which one can be wrong."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import wave
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
import soundfile
from hypothesis import example, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from device.configuration import Configuration, Voice
from device.pcm import SAMPLE_RATE, Pcm
from device.ports import Fault
from device.recording import LONGEST, read_recording
from device.voice_pack import read_pack
from tests.device.voice_desk import PATIENCE, VoiceDesk

RATE = 16_000
MANIFEST = """language = "fr"
speaker = "Dée"
licence = "CC0-1.0"
sample_rate = 16000

[texts]
"La partie est finie." = "fin.wav"
"Bonsoir." = "bonsoir.flac"
"""
INDEX = "group\tid\tform\tfile\ttext\nbox\tlong\tfull\tlong.wav\tAda mène. C'est à Bo. Posez une carte.\n"


def tone(hertz: int, seconds: float = 1.5) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    at = np.arange(int(seconds * RATE)) / RATE
    return (9000 * np.sin(2 * np.pi * hertz * at)).astype(np.int16)


def write_wav(path: Path, hertz: int, seconds: float = 1.5, channels: int = 1, rate: int = RATE) -> None:
    write_pcm(path, tone(hertz, seconds), channels, rate)


def write_pcm(
    path: Path, sound: np.ndarray[tuple[int], np.dtype[np.int16]], channels: int = 1, rate: int = RATE
) -> None:
    with wave.open(str(path), "wb") as file:
        file.setparams((channels, 2, rate, 0, "NONE", ""))
        file.writeframes(sound.tobytes())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack of three sounds, each with a tone of its own."""
    (tmp_path / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "index.tsv").write_text(INDEX, encoding="utf-8")
    write_wav(tmp_path / "fin.wav", 500)
    write_wav(tmp_path / "long.wav", 700, 4.0)
    soundfile.write(tmp_path / "bonsoir.flac", tone(900), RATE, subtype="PCM_16")
    return tmp_path


@pytest.fixture
def desk() -> Iterator[VoiceDesk]:
    opened = VoiceDesk()
    yield opened
    opened.close()


def settings(folder: Path, rate: int = 175) -> Configuration:
    return Configuration(voice=Voice(french=f"pack:{folder}", rate=rate))


def pitch(pcm: Pcm) -> int:
    spectrum = np.abs(np.fft.rfft(pcm.astype(float)))
    return round(float(np.argmax(spectrum)) * SAMPLE_RATE / pcm.size / 10) * 10


def test_what_is_recorded_is_heard_and_espeak_says_the_rest(desk: VoiceDesk, folder: Path) -> None:
    voice = desk.chosen(settings(folder))
    assert pitch(desk.say(voice, "La  partie est finie.")) == 500
    assert pitch(desk.say(voice, "Bonsoir.")) == 900
    assert pitch(desk.say(voice, "Bonne nuit.")) not in (500, 700, 900)
    assert pitch(desk.say(voice, "Bonsoir.", "en")) != 900, "English has no pack"
    assert not desk.told


def test_a_recording_of_a_whole_text_answers_all_its_parts(desk: VoiceDesk, folder: Path) -> None:
    voice = desk.chosen(settings(folder))
    whole, second, third = desk.parts(voice, ["Ada mène.", "C'est à Bo.", "Posez une carte."])
    assert pitch(whole) == 700 and whole.size > 3.9 * SAMPLE_RATE
    assert not second.size and not third.size
    first, other = desk.parts(voice, ["Ada mène.", "C'est à Cy."])
    assert first.size and other.size
    assert pitch(desk.parts(voice, ["Bonsoir.", "La partie est finie."])[1]) == 500


def test_what_will_be_said_is_read_ahead(desk: VoiceDesk, folder: Path) -> None:
    voice = desk.chosen(settings(folder))
    voice.warm(["Bonsoir."], "fr")
    voice.settle(60)
    (folder / "bonsoir.flac").unlink()
    assert pitch(desk.say(voice, "Bonsoir.")) == 900 and not desk.told


def test_at_another_pace_the_synthesiser_speaks(desk: VoiceDesk, folder: Path) -> None:
    voice = desk.chosen(settings(folder))
    assert pitch(desk.say(voice, "Bonsoir.", rate=1.1)) != 900
    slower = desk.chosen(settings(folder, rate=150))
    assert pitch(desk.say(slower, "Bonsoir.")) != 900
    assert not desk.told


def test_the_pack_names_the_voice_for_what_it_has_not(desk: VoiceDesk, folder: Path) -> None:
    usual = desk.say(desk.chosen(settings(folder)), "Bonne nuit à toutes.")
    (folder / "pack.toml").write_text('otherwise = "fr+f3"\n' + MANIFEST, encoding="utf-8")
    other = desk.say(desk.chosen(settings(folder)), "Bonne nuit à toutes.")
    assert abs(pitch(usual) - pitch(other)) >= 20 and not desk.told


def damage(file: Path, how: str) -> None:
    match how:
        case "missing":
            file.unlink()
        case "cut off":
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
        case "noise":
            file.write_bytes(b"no sound file at all")
        case "empty":
            file.write_bytes(b"")
        case "stereo":
            write_wav(file, 500, channels=2)
        case "one hertz":
            write_wav(file, 500, 0.003, rate=1)
        case "pipe":
            file.unlink()
            os.mkfifo(file)
        case "folder":
            file.unlink()
            file.mkdir()


@pytest.mark.parametrize("how", ["missing", "cut off", "noise", "empty", "stereo", "one hertz", "pipe", "folder"])
@pytest.mark.parametrize(("name", "text"), [("fin.wav", "La partie est finie."), ("bonsoir.flac", "Bonsoir.")])
def test_a_sound_that_cannot_be_read_is_said_by_espeak_and_told_once(
    desk: VoiceDesk, folder: Path, how: str, name: str, text: str
) -> None:
    damage(folder / name, how)
    voice = desk.chosen(settings(folder))
    assert desk.say(voice, text).size
    assert pitch(desk.say(voice, text)) not in (500, 900)
    assert pitch(desk.parts(voice, ["Ada mène.", "C'est à Bo.", "Posez une carte."])[0]) == 700, "all others stay"
    assert desk.told == ["voice-sound"]
    (fault,) = [event for event in desk.events if isinstance(event, Fault)]
    assert name in fault.detail


@pytest.mark.parametrize("how", ["long", "short", "silent", "faint", "click"])
def test_a_sound_that_cannot_be_its_text_is_said_by_espeak_and_told_once(
    desk: VoiceDesk, folder: Path, how: str
) -> None:
    sounds = {"long": tone(500, 6.0), "short": tone(500, 0.05), "silent": tone(500) // 9000, "faint": tone(500) // 900}
    click = np.zeros(RATE, np.int16)
    click[RATE // 2] = 9000
    write_pcm(folder / "fin.wav", sounds.get(how, click))
    said = "La partie est finie."
    if how == "long":
        said = "Oui."
        (folder / "pack.toml").write_text(MANIFEST.replace("La partie est finie.", said), encoding="utf-8")
    voice = desk.chosen(settings(folder))
    voice.warm([said], "fr")
    voice.settle(PATIENCE)
    worker = voice.pid
    for rate in (1.0, 1.5, 1.0):
        assert 0 < desk.say(voice, said, rate=rate).size < 3 * SAMPLE_RATE
    assert pitch(desk.say(voice, "Bonsoir.")) == 900 and voice.pid == worker, "all others stay"
    assert desk.told == ["voice-sound"]
    (fault,) = [event for event in desk.events if isinstance(event, Fault)]
    assert "fin.wav" in fault.detail
    done = check(folder)
    assert done.returncode == 1 and len(done.stdout.splitlines()) == 1 and "fin.wav: " in done.stdout


def test_a_person_may_speak_slowly_in_a_pack_for_any_pace(desk: VoiceDesk, folder: Path) -> None:
    write_wav(folder / "fin.wav", 500, 17.0)
    soundfile.write(folder / "bonsoir.flac", tone(900, 0.2), RATE, subtype="PCM_16")
    (folder / "pack.toml").write_text("rate = 450\n" + MANIFEST, encoding="utf-8")
    voice = desk.chosen(settings(folder, rate=450))
    assert pitch(desk.say(voice, "La partie est finie.")) == 500
    assert pitch(desk.say(voice, "Bonsoir.")) == 900
    assert not desk.told and check(folder).returncode == 0


def test_a_recording_that_fits_not_is_replaced_on_a_worker_that_fails_meanwhile(desk: VoiceDesk, folder: Path) -> None:
    write_wav(folder / "fin.wav", 500, 0.05)
    voice = desk.chosen(settings(folder))
    assert pitch(desk.say(voice, "Bonsoir.")) == 900
    voice.request(90, "La partie est finie.", "fr", 1.0)
    voice.poll(desk.now)
    voice.kill()
    voice.settle(PATIENCE)
    (rendering,) = voice.poll(desk.now)
    assert rendering.pcm is not None and rendering.pcm.size
    assert desk.told == ["voice-sound"]


def test_a_recording_that_is_too_long_is_refused_by_its_header_and_not_read(desk: VoiceDesk, folder: Path) -> None:
    for seconds, told in (
        (LONGEST + 1, "61 seconds long, expected at most 60"),
        (300, "9 MB, expected at most 6, 60 seconds"),
    ):
        write_wav(folder / "fin.wav", 500, seconds)
        with pytest.raises(ValueError, match=told):
            read_recording(folder / "fin.wav")
    frames = bytearray((folder / "long.wav").read_bytes()[:44])
    frames[40:44] = struct.pack("<I", 1 << 31)
    (folder / "long.wav").write_bytes(frames)
    soundfile.write(folder / "bonsoir.flac", np.zeros(61 * 96_000, np.int16), 96_000, subtype="PCM_16")
    for name, told in (("long.wav", "67109 seconds"), ("bonsoir.flac", "61 seconds long, expected at most 30")):
        with pytest.raises(ValueError, match=told):
            read_recording(folder / name)
    voice = desk.chosen(settings(folder))
    assert desk.say(voice, "La partie est finie.").size < 10 * SAMPLE_RATE and desk.told == ["voice-sound"]


def test_what_is_wrong_is_told_in_words_where_a_library_says_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: soundfile.SoundFile, dtype: str) -> bytes:
        raise AssertionError

    (folder / "fin.wav").write_bytes(b"")
    with pytest.raises(ValueError, match=r"no WAV file \(its lengths are wrong\)"):
        read_recording(folder / "fin.wav")
    monkeypatch.setattr(soundfile.SoundFile, "buffer_read", refuse)
    with pytest.raises(ValueError, match=r"no FLAC file \(its length is wrong\)"):
        read_recording(folder / "bonsoir.flac")


@hypothesis_settings(deadline=None)
@given(st.integers(0, 60), st.binary(min_size=1, max_size=4))
@example(7, b"#")
@example(17, b"\x01")
def test_a_header_of_any_kind_is_read_or_refused_in_words(
    tmp_path_factory: pytest.TempPathFactory, place: int, change: bytes
) -> None:
    folder = tmp_path_factory.mktemp("sounds")
    write_wav(folder / "a.wav", 500, 0.01)
    soundfile.write(folder / "a.flac", tone(500, 0.01), RATE, subtype="PCM_16")
    for file in folder.iterdir():
        content = file.read_bytes()
        file.write_bytes(content[:place] + change + content[place + len(change) :])
        with suppress(ValueError):
            sound, hertz = read_recording(file)
            assert 8_000 <= hertz <= 96_000 and len(sound) % 2 == 0


@pytest.mark.parametrize(
    ("line", "key", "expected"),
    [
        ('language = "de"', "language (line 1) is 'de'", '"fr" or "en"'),
        ("speaker = 3", "speaker (line 2) is 3", "a text, not empty"),
        ('licence = ""', "licence (line 3) is ''", "a text, not empty"),
        ("sample_rate = 16.5", "sample_rate (line 4) is 16.5", "hertz from 8000 to 96000"),
        ("speed = 2", "speed (line 5) is 2", "one of language, speaker, licence"),
        ("rate = 20", "rate (line 5) is 20", "words a minute from 80 to 450"),
        ("otherwise = 1", "otherwise (line 5) is 1", "a voice of espeak-ng"),
        ('texts = "fin.wav"', "texts (line 5) is 'fin.wav'", "a table of files by text"),
    ],
)
def test_a_wrong_manifest_is_told_by_file_line_and_key(folder: Path, line: str, key: str, expected: str) -> None:
    lines = MANIFEST.splitlines()[:4]
    place = [one.split(" = ")[0] for one in lines]
    name = line.split(" = ")[0]
    lines[place.index(name) if name in place else 4 : (place.index(name) if name in place else 4) + 1] = [line]
    (folder / "pack.toml").write_text("\n".join(lines), encoding="utf-8")
    pack, troubles = read_pack(folder)
    assert pack is None
    (told,) = troubles
    assert told.startswith(f"{folder / 'pack.toml'}: {key}") and expected in told


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "cannot be read"),
        (b"language = ", "the file (line 1) is no TOML"),
        (b"\xff\xfe", "expected a text file in UTF-8"),
        (b'language = "fr"', "speaker: expected a text, not empty; it is missing"),
    ],
)
def test_a_manifest_that_cannot_be_understood_is_told(folder: Path, content: bytes | None, told: str) -> None:
    if content is None:
        (folder / "pack.toml").unlink()
    else:
        (folder / "pack.toml").write_bytes(content)
    pack, troubles = read_pack(folder)
    assert pack is None and any(told in trouble for trouble in troubles), troubles


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("\tAda gagne.", "line 3, key file is ''"),
        ("a.ogg\tAda gagne.", "line 3, key file is 'a.ogg', expected a .wav or .flac file inside the folder"),
        ("../a.wav\tAda gagne.", "line 3, key file is '../a.wav'"),
        ("/a.wav\tAda gagne.", "line 3, key file is '/a.wav'"),
        ("a.wav\t ", "line 3, key text is empty, expected the words"),
        ("a.wav", "line 3, key text is empty"),
    ],
)
def test_a_wrong_row_costs_only_itself(folder: Path, row: str, told: str) -> None:
    index = INDEX + "box\tx\tfull\t" + row + "\n"
    (folder / "index.tsv").write_text(index, encoding="utf-8")
    pack, troubles = read_pack(folder)
    assert pack is not None and len(pack.files) == 3
    assert len(troubles) == 1 and troubles[0].startswith(f"{folder / 'index.tsv'}: ") and told in troubles[0]


def test_a_wrong_row_of_the_manifest_is_told_by_its_line(folder: Path) -> None:
    with (folder / "pack.toml").open("a", encoding="utf-8") as manifest:
        manifest.write('"Deux." = "deux.mp3"\n')
    lines = (folder / "pack.toml").read_text(encoding="utf-8").splitlines()
    _, troubles = read_pack(folder)
    assert any(f"line {len(lines)}, key file is 'deux.mp3'" in trouble for trouble in troubles), troubles


def test_of_several_files_for_a_text_the_first_that_is_there_is_heard(desk: VoiceDesk, folder: Path) -> None:
    names = ("gone.wav", "x" * 300 + ".wav", "long.wav", "fin.wav")
    rows = [f"box\tx\tfull\t{name}\t{text}\n" for text in ("Bonne  nuit.", "Bonsoir.") for name in names]
    (folder / "index.tsv").write_text(INDEX + "".join(rows), encoding="utf-8")
    voice = desk.chosen(settings(folder))
    assert pitch(desk.say(voice, "Bonne nuit.")) == 700
    assert pitch(desk.say(voice, "Bonsoir.")) == 900, "the manifest's own goes first"
    assert not desk.told
    done = check(folder)
    told, whole = done.stdout.splitlines()
    assert told == (
        "2 texts have several files, the first that is there is heard: "
        "'Bonsoir.' is bonsoir.flac, 'Bonne nuit.' is long.wav"
    )
    assert done.returncode == 0 and whole.startswith("4 sounds by Dée")


def test_a_pack_of_another_language_or_none_at_all_is_told_and_espeak_speaks(desk: VoiceDesk, tmp_path: Path) -> None:
    assert desk.say(desk.chosen(settings(tmp_path / "nowhere")), "Bonsoir à tous.").size
    assert desk.told == ["voice-plain"]
    (tmp_path / "pack.toml").write_text(MANIFEST.replace('"fr"', '"en"'), encoding="utf-8")
    assert desk.say(desk.chosen(settings(tmp_path)), "Bonsoir à tous.").size
    assert desk.told == ["voice-plain", "voice-plain"]


def check(*folders: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "device.voice_pack", *map(str, folders)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_check_tells_its_usage_unless_one_folder_is_named(folder: Path) -> None:
    for folders in ((), (folder, folder)):
        done = check(*folders)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == "usage: python -m device.voice_pack FOLDER\n"


def test_a_pack_can_be_checked_before_it_is_used(folder: Path) -> None:
    done = check(folder)
    assert (done.returncode, done.stdout) == (0, "3 sounds by Dée, CC0-1.0\n")
    damage(folder / "fin.wav", "cut off")
    write_wav(folder / "long.wav", 700)
    (folder / "pack.toml").write_text(MANIFEST.replace("16000", "44100"), encoding="utf-8")
    done = check(folder)
    assert done.returncode == 1
    assert "fin.wav: cut off after" in done.stdout
    assert "long.wav: 16000 hertz, expected 44100 as the manifest tells" in done.stdout
