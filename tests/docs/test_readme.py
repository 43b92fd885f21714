"""The README does not promise what is not so: its commands run, its excerpt is said, its links lead somewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from firmware.demo.demo import SCREENS, TRANSCRIPT, demonstrate
from firmware.engine.game import find_game, find_games
from firmware.service import JOURNAL

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
MADE = [command for command in COMMANDS if command.startswith("make ")]
TYPED = [command for command in COMMANDS if command.startswith(".venv/bin/coincoin ")]
TIMED = ("--speed real", "benchmark")
"""Commands that take minutes of real time: only that they begin is looked at here."""


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("readme") / "evening"
    demonstrate(
        find_game("interduck"),
        ("Ada", "Bo", "Cy"),
        {},
        seed=7,
        language="en",
        speed="fast",
        out=out,
        say=lambda _: None,
    )
    return out


def test_every_command_is_one_of_two_kinds() -> None:
    assert sorted(COMMANDS) == sorted(MADE + TYPED)
    assert MADE[:2] == ["make run", "make test"]


@pytest.mark.parametrize("command", MADE)
def test_each_target_exists(command: str) -> None:
    subprocess.run([*command.split(), "--dry-run"], cwd=ROOT, check=True, capture_output=True)


@pytest.mark.parametrize("command", [command for command in TYPED if not any(word in command for word in TIMED)])
def test_each_command_runs(command: str, evening: Path) -> None:
    program = shutil.which("coincoin", path=str(ROOT / ".venv/bin")) or shutil.which("coincoin")
    assert program is not None
    done = subprocess.run(
        [program, *command.split()[1:]], cwd=evening.parent, stdin=subprocess.DEVNULL, capture_output=True, timeout=90
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout


@pytest.mark.parametrize("command", [command for command in TYPED if any(word in command for word in TIMED)])
def test_each_long_command_begins(command: str, tmp_path: Path) -> None:
    program = shutil.which("coincoin", path=str(ROOT / ".venv/bin")) or shutil.which("coincoin")
    assert program is not None
    running = subprocess.Popen(
        [program, *command.split()[1:]], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    line = running.stdout.readline()
    running.kill()
    running.communicate()
    assert line


def test_the_excerpt_is_said_word_for_word(evening: Path) -> None:
    (excerpt,) = re.findall(r"```transcript\n(.*?)```", README, re.DOTALL)
    assert excerpt.rstrip() in (evening / TRANSCRIPT).read_text(encoding="utf-8")
    assert (evening / SCREENS).exists() and (evening / JOURNAL).exists()


def test_every_installed_game_is_in_the_table() -> None:
    rows = README.partition("## Games")[2].partition("##")[0].lower().replace("&", "and").replace(" ", "-")
    assert [name for name in find_games() if name not in rows] == []


def test_every_link_leads_to_a_file_and_every_picture_has_words() -> None:
    links = re.findall(r"(!?)\[([^\]]*)\]\(([^)]+)\)", README)
    assert [target for _, _, target in links if not (ROOT / target).exists()] == []
    assert all(text for picture, text, _ in links if picture)


def test_the_picture_is_a_screen_of_the_box() -> None:
    with Image.open(ROOT / "docs/screen.png") as picture:
        assert picture.size[0] >= 256 and picture.size[0] / picture.size[1] == 2
