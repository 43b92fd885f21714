"""``coincoin say``: one text or all of them become sound files, and what cannot be said is told in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from device.configuration import Configuration, Voice, read_configuration
from device.pcm import SAMPLE_RATE, Pcm, write_wav
from device.ports import Fault
from device.sink import Sink, SinkAbsent, Source
from firmware.cli import main
from firmware.engine.game import find_games
from firmware.listening_sheet import Entry, entries, write_sheet
from firmware.say import Reciter, VoiceFailed, say_aloud, why_silent
from firmware.words.domains import FORMS, own_ids
from firmware.words.examples import MOST
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from firmware.words.speakable import is_speakable

LANGUAGES: tuple[Language, ...] = ("fr", "en")
USUAL = Path(os.devnull)
"""Settings without a line."""


def lasts(file: Path) -> float:
    with wave.open(str(file)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, SAMPLE_RATE)
        return sound.getnframes() / SAMPLE_RATE


def say(*args: str | Path, config: Path = USUAL) -> Result:
    return CliRunner().invoke(main, ["say", "--config", str(config), *map(str, args)])


def written(*args: str | Path, config: Path = USUAL) -> str:
    """What is told on the way."""
    result = say(*args, config=config)
    assert result.exit_code == 0, result.output
    return result.stderr


def refused(*args: str | Path) -> str:
    result = say(*args)
    assert result.exit_code != 0
    return result.stderr


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "Bonjour Ada, il y en a 21."), ("en", "Hello Ada, here are 21.")]
)
def test_a_text_becomes_a_file_and_a_faster_step_makes_it_shorter(tmp_path: Path, language: str, text: str) -> None:
    for step in ("3", "6"):
        written(text, "--lang", language, "--rate", step, "--out", tmp_path / f"{step}.wav")
    assert 0.5 < lasts(tmp_path / "6.wav") < lasts(tmp_path / "3.wav") < 5


def test_a_number_is_said_as_the_box_says_it() -> None:
    with Reciter("fr") as reciter:
        assert abs(reciter.recite("vingt et un").size - reciter.recite("21").size) < SAMPLE_RATE / 50


def test_a_chosen_voice_is_another_sound() -> None:
    with Reciter("fr") as usual, Reciter("fr", "fr+f3") as chosen:
        assert not np.array_equal(usual.recite("Bonjour."), chosen.recite("Bonjour."))


SETTINGS = """[box]
language = "en"
state = "{state}"
[voice]
rate = {rate}
french = "{french}"
"""


def owners(tmp_path: Path, rate: int = 175, french: str = "fr") -> Path:
    file = tmp_path / "box.toml"
    file.write_text(SETTINGS.format(state=tmp_path / "state", rate=rate, french=french), encoding="utf-8")
    return file


def test_the_settings_choose_language_and_speed_and_the_options_go_before_them(tmp_path: Path) -> None:
    for name, rate, options in (("slow", 100, ()), ("usual", 175, ()), ("french", 175, ("--lang", "fr"))):
        settings = owners(tmp_path, rate=rate)
        written("Hello Ada, here are 21.", *options, "--out", tmp_path / f"{name}.wav", config=settings)
    written("Hello Ada, here are 21.", "--lang", "en", "--out", tmp_path / "english.wav")
    written("Hello Ada, here are 21.", "--out", tmp_path / "without.wav")
    seconds = {file.stem: lasts(file) for file in tmp_path.glob("*.wav")}
    assert seconds["slow"] > 1.3 * seconds["usual"]
    assert seconds["usual"] == seconds["english"] != seconds["french"] == seconds["without"]


def test_a_spelling_of_the_owner_is_heard(tmp_path: Path) -> None:
    spelled = read_configuration('[spoken.fr]\n"Zbigniew" = "bonjour"')[0]
    with Reciter("fr", settings=spelled) as owned, Reciter("fr") as usual:
        assert np.array_equal(owned.recite("Zbigniew."), usual.recite("Bonjour."))


def test_a_voice_of_the_settings_is_heard_or_told_and_an_option_goes_before_it(tmp_path: Path) -> None:
    with Reciter("fr", settings=Configuration(voice=Voice(french="fr+f3"))) as owned, Reciter("fr", "fr+f3") as chosen:
        assert np.array_equal(owned.recite("Bonjour."), chosen.recite("Bonjour."))
    settings = owners(tmp_path, french="zz-zz")
    result = say("Bonjour", "--lang", "fr", "--out", tmp_path / "said.wav", config=settings)
    assert result.exit_code != 0 and "zz-zz" in result.stderr
    written("Bonjour", "--lang", "fr", "--voice", "fr", "--out", tmp_path / "said.wav", config=settings)
    written("Hello", "--out", tmp_path / "english.wav", config=settings)


def test_a_line_of_the_settings_that_makes_no_sense_is_told_and_its_usual_value_used(tmp_path: Path) -> None:
    settings = owners(tmp_path, rate=9)
    told = written("Hello", "--out", tmp_path / "said.wav", config=settings)
    assert told == f"{settings}: voice.rate (line 5) is 9, expected words a minute from 80 to 450\n"


def test_the_folder_of_the_box_is_left_alone(tmp_path: Path) -> None:
    settings = owners(tmp_path, french=f"piper:{tmp_path}/absent.onnx")
    result = say("Bonjour", "--lang", "fr", "--out", tmp_path / "said.wav", config=settings)
    assert result.exit_code != 0 and "Piper" in result.stderr
    assert not (tmp_path / "state").exists()


def test_a_file_that_is_there_is_kept_unless_it_may_be_written_over(tmp_path: Path) -> None:
    file = tmp_path / "over.wav"
    file.write_bytes(b"recorded by Ada")
    told = refused("Bonjour", "--out", file)
    assert str(file) in told and "--force" in told
    assert file.read_bytes() == b"recorded by Ada"
    written("Bonjour", "--force", "--out", file)
    assert lasts(file) > 0.2


def test_what_cannot_be_said_is_told(tmp_path: Path) -> None:
    file = tmp_path / "said.wav"
    assert "zz-zz" in refused("Bonjour", "--voice", "zz-zz", "--out", file)
    assert "can be said" in refused("…", "--out", file)
    assert "No such file" in refused("Bonjour", "--out", tmp_path / "absent" / "said.wav")
    assert "not both" in refused()
    assert "not both" in refused("Bonjour", "--all", "--out", tmp_path)
    assert "--out" in refused("--all")
    assert not file.exists()


@pytest.mark.parametrize(
    ("voice", "told"),
    [
        ("zz-zz", "espeak-ng has no voice called zz-zz; this lists those there are: espeak-ng --voices"),
        ("pack:/absent", "/absent/pack.toml: the file cannot be read"),
        ("piper:/absent.onnx", "Piper"),
    ],
)
def test_a_voice_that_is_not_there_is_told_once(tmp_path: Path, voice: str, told: str) -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-m",
            "firmware.cli",
            "say",
            "--config",
            USUAL,
            "--voice",
            voice,
            "--out",
            tmp_path / "said.wav",
            "Bonjour",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr.startswith(f"Error: {told}") and run.stderr.count("\n") == 1, run.stderr


def test_a_voice_that_has_to_be_installed_is_told_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda program: None)
    monkeypatch.setattr("firmware.say.find_spec", lambda module: None)
    fault = Fault("voice", "voice-silent", "FileNotFoundError(2, 'No such file')", 1.0)
    assert f'{sys.executable} -m pip install "piper-tts>=1.3,<2"' in why_silent("piper:/fr.onnx", fault)
    assert "apt-get install libttspico-utils" in why_silent("pico", fault)
    monkeypatch.setattr("shutil.which", lambda program: program)
    fault = Fault("voice", "voice-silent", 'RuntimeError("Piper cannot use /fr.onnx")', 1.0)
    assert why_silent("piper:/fr.onnx", fault) == "the voice is silent: Piper cannot use /fr.onnx"
    assert why_silent("roa/fr", None) == "the voice roa/fr is silent: it gave no answer"


def test_a_place_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    absent = tmp_path / "absent" / "said.wav"
    assert refused("Bonjour", "--out", absent) == f"Error: {absent} cannot be written: No such file or directory\n"
    assert refused("Bonjour", "--out", tmp_path) == f"Error: {tmp_path} cannot be written: Is a directory\n"
    assert refused("Bonjour", "--out", "/dev/full") == "Error: /dev/full cannot be written: No space left on device\n"
    file = tmp_path / "sheet"
    file.touch()
    assert refused("--all", "--out", file) == f"Error: {file} is a file: all that the box says needs a folder\n"


class Listener:
    """A sound output that is pulled whenever its listener waits, and may go away."""

    def __init__(self, blocks: int | None = None) -> None:
        self._left = blocks
        self.heard: list[Pcm] = []
        self.closed = False

    @property
    def alive(self) -> bool:
        return self._left is None or self._left > 0

    def open(self, source: Source) -> Sink:
        self._source = source
        return self

    def close(self) -> None:
        self.closed = True

    def wait(self, seconds: float) -> None:
        self.heard.append(self._source(1_000))
        if self._left is not None:
            self._left -= 1


def test_a_text_is_heard_to_its_last_sample() -> None:
    listener = Listener()
    with Reciter("fr") as reciter:
        said = reciter.recite("Bonjour.")
        assert say_aloud(reciter, "Bonjour.", listener.open, listener.wait) == said.size / SAMPLE_RATE
    assert listener.closed and np.array_equal(np.concatenate(listener.heard)[: said.size], said)


def test_an_output_that_goes_away_is_told() -> None:
    listener = Listener(blocks=2)
    with Reciter("fr") as reciter, pytest.raises(SinkAbsent):
        say_aloud(reciter, "Bonjour.", listener.open, listener.wait)
    assert listener.closed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_has_every_sentence_of_the_box_and_of_every_game(language: Language) -> None:
    sheet = list(entries(language, find_games()))
    held = {(entry.group, entry.id, entry.form) for entry in sheet}
    for group, game in (("box", None), *find_games().items()):
        lexicon = Lexicon(language, game, ("Ada", "Bo"))
        spoken = {(id, form) for id in own_ids(lexicon) for form in FORMS if form != "screen" and lexicon.has(id, form)}
        assert {(id, form) for where, id, form in held if where == group} == spoken
    assert len(sheet) <= sum(MOST[form] for _, _, form in held)  # type: ignore[index]
    assert all(is_speakable(entry.text) for entry in sheet)
    assert len({entry.file for entry in sheet}) == len(sheet)


class Index(HTMLParser):
    """What a listener's browser makes of the page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, tag: str, attribute: str) -> list[str | None]:
        return [attributes.get(attribute) for name, attributes in self.tags if name == tag]


class Scribe(Reciter):
    """A reciter whose every sound is one click: the page is the matter here, the voice has its own tests."""

    def recite(self, text: str) -> Pcm:
        return np.ones(1, np.int16)


def test_the_index_leads_by_headings_to_every_sound(tmp_path: Path) -> None:
    told: list[str] = []
    games = {"interduck": find_games()["interduck"]}
    with Scribe("fr") as reciter:
        sheet = write_sheet(tmp_path, "fr", games, reciter, told.append)
    page = Index((tmp_path / "index.html").read_text(encoding="utf-8"))
    assert page.all("h2", "id") == ["box", "interduck"] == [str(link)[1:] for link in page.all("a", "href")]
    assert page.all("audio", "src") == [entry.file for entry in sheet]
    assert all(page.all("audio", "aria-label")) and page.all("html", "lang") == ["en"]
    assert set(page.all("span", "lang")) == {"fr"}
    lines = (tmp_path / "index.tsv").read_text(encoding="utf-8").splitlines()
    assert [line.split("\t")[3] for line in lines[1:]] == [entry.file for entry in sheet]
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.wav")} == {entry.file for entry in sheet}
    assert told[0] == f"0 of {len(sheet)}: box" and "index.html" in told[-1]


def test_recordings_in_a_sheet_are_kept_unless_they_may_be_written_over(tmp_path: Path) -> None:
    folder = tmp_path / "sheet"
    with Scribe("fr") as reciter:
        sound = folder / write_sheet(folder, "fr", {}, reciter, print)[0].file
        sound.write_bytes(b"recorded by Ada")
        (folder / "index.tsv").write_text("text\tfile\n", encoding="utf-8")
        with pytest.raises(FileExistsError, match="--force") as refusal:
            write_sheet(folder, "fr", {}, reciter, print)
        assert str(folder) in str(refusal.value)
        assert (sound.read_bytes(), (folder / "index.tsv").read_text()) == (b"recorded by Ada", "text\tfile\n")
        write_sheet(folder, "fr", {}, reciter, print, force=True)
    assert lasts(sound) > 0 and len((folder / "index.tsv").read_text().splitlines()) > 100
    assert "--force" in refused("--all", "--out", folder)


class Hoarse(Reciter):
    def recite(self, text: str) -> Pcm:
        raise VoiceFailed("silent")


def test_a_sentence_without_a_sound_is_named(tmp_path: Path) -> None:
    first: Entry = next(entries("fr", {}))
    with Hoarse("fr") as reciter, pytest.raises(VoiceFailed, match=first.id):
        write_sheet(tmp_path, "fr", {}, reciter, print)


def test_a_recording_that_is_missing_is_said_by_espeak_as_at_the_table(tmp_path: Path) -> None:
    manifest = (
        'language = "fr"\nspeaker = "Dée"\nlicence = "CC0-1.0"\nsample_rate = 22050\n[texts]\n"Bonsoir." = "a.wav"\n'
    )
    (tmp_path / "pack.toml").write_text(manifest, encoding="utf-8")
    with Reciter("fr", f"pack:{tmp_path}") as reciter:
        assert reciter.recite("Bonsoir.").size > 0.3 * SAMPLE_RATE


def test_a_recording_made_at_the_speed_of_the_settings_is_heard(tmp_path: Path) -> None:
    tone = (8_000 * np.sin(np.arange(2 * SAMPLE_RATE) * 2 * np.pi * 600 / SAMPLE_RATE)).astype(np.int16)
    write_wav(tmp_path / "over.wav", tone)
    manifest = 'language = "fr"\nspeaker = "Dée"\nlicence = "CC0-1.0"\nsample_rate = 22050\nrate = 150\n'
    text = "La partie est finie."
    (tmp_path / "pack.toml").write_text(f'{manifest}[texts]\n"{text}" = "over.wav"\n', encoding="utf-8")
    settings = Configuration(voice=Voice(rate=150, french=f"pack:{tmp_path}"))
    with Reciter("fr", settings=settings) as reciter:
        said = reciter.recite(text)
    loudest = np.argmax(np.abs(np.fft.rfft(said.astype(float)))) * SAMPLE_RATE / said.size
    assert abs(loudest - 600) < 2
