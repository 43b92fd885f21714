"""The page about voices: its commands run, its settings are read without a complaint, its figures are the program's."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
import wave
from pathlib import Path

import pytest

from device.configuration import Configuration, read_configuration
from device.voice import SLOW_DEADLINE
from device.voice_pack import Manifest, read_pack

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/voices.md").read_text(encoding="utf-8")
SHELL = re.findall(r"^ *```sh\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [line.strip() for block in SHELL for line in block.splitlines() if line.strip()]
TYPED = [command for command in COMMANDS if not command.startswith("sudo ")]
LONG = [command for command in TYPED if "--all" in command]
MANIFEST = re.search(r"^`grandma/pack\.toml`:\n\n```toml\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
TABLES = re.findall(r"^```toml\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE)
SETTINGS = [block for block in TABLES if "speaker" not in block]


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("coincoin", path=str(ROOT / ".venv/bin")) or shutil.which("coincoin")
    assert program is not None
    typed = command.replace(".venv/bin/coincoin", program).replace(".venv/bin/python", sys.executable)
    return subprocess.run(["bash", "-c", typed], cwd=folder, capture_output=True, text=True, timeout=90, check=False)


def test_every_command_runs_in_its_order_and_prints_what_is_quoted(tmp_path: Path) -> None:
    assert MANIFEST is not None
    printed = ""
    for command in TYPED:
        if command in LONG:
            continue
        done = shell(command, tmp_path)
        assert done.returncode == 0, (command, done.stdout, done.stderr)
        printed += done.stdout
        if command.startswith("mkdir "):
            (tmp_path / "grandma/pack.toml").write_text(MANIFEST[1], encoding="utf-8")
    for quoted in re.findall(r"^```text\n(.*?)```", PAGE, re.DOTALL | re.MULTILINE):
        assert quoted in printed
    for name in ("female", "accent", "heard", "name"):
        with wave.open(str(tmp_path / f"{name}.wav")) as sound:
            assert sound.getnframes() > 4_000
    check_that_a_second_run_takes_nothing_away(tmp_path)


def check_that_a_second_run_takes_nothing_away(folder: Path) -> None:
    """The steps once more, with somebody's recordings where the page tells to put them."""
    sheet = folder / "everything/box/recorded.wav"
    sheet.parent.mkdir(parents=True)
    recordings = (sheet, folder / "grandma/over.wav")
    for recording in recordings:
        recording.write_bytes(b"recorded by Ada")
    for command in (*LONG, next(command for command in TYPED if "grandma/over.wav" in command)):
        done = shell(command, folder)
        assert done.returncode == 1 and "--force" in done.stderr, (command, done.stderr)
    assert {recording.read_bytes() for recording in recordings} == {b"recorded by Ada"}
    assert list(sheet.parent.iterdir()) == [sheet]


def test_the_sheet_of_everything_is_an_index_for_a_pack(tmp_path: Path) -> None:
    assert MANIFEST is not None and len(LONG) == 1
    head = "group\tid\tform\tfile\ttext\n"
    (tmp_path / "index.tsv").write_text(head + "box\tbox-hello\tfull\tbox/a.wav\tBonsoir.\n", encoding="utf-8")
    (tmp_path / "pack.toml").write_text(MANIFEST[1].partition("[texts]")[0], encoding="utf-8")
    pack, troubles = read_pack(tmp_path)
    assert not troubles and pack is not None and pack.file_of("Bonsoir.", 175) == tmp_path / "box/a.wav"


@pytest.mark.parametrize("block", SETTINGS)
def test_the_settings_are_read_without_a_complaint(block: str) -> None:
    configuration, troubles = read_configuration(block)
    assert not troubles and configuration != Configuration()


def test_every_voice_in_the_table_is_one_that_the_settings_accept() -> None:
    rows = [line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `")]
    names = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert {name.split(":")[0] for name in names} >= {"pico", "piper", "pack", "mb-fr4", "roa/fr"}
    for name in names:
        assert not read_configuration(f'[voice]\nfrench = "{name}"')[1], name


def test_the_manifest_shows_every_key() -> None:
    assert MANIFEST is not None
    assert set(tomllib.loads(MANIFEST[1])) == set(Manifest.__struct_fields__)


def test_the_figures_are_those_of_the_program() -> None:
    unit = (ROOT / "systemd/coincoin.service").read_text(encoding="utf-8")
    assert "MemoryMax=256M" in unit and "may take 256" in PAGE
    assert SLOW_DEADLINE == 6.0 and "within six seconds" in " ".join(PAGE.split())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in ("voice-pack", "piper"):
        (wanted,) = project["optional-dependencies"][extra]
        assert f'"{wanted}"' in PAGE


def test_our_own_words_are_where_the_page_says() -> None:
    assert "`device/spoken/`" in PAGE
    assert {file.name for file in (ROOT / "device/spoken").iterdir()} == {"fr.toml", "en.toml"}
