"""The tutorial for a game's author: its files make a package, its commands run, and they print what the page quotes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/new-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE))
TUTORIAL_SECONDS = 110


@dataclass(frozen=True, slots=True)
class Step:
    """The commands of one block, and the lines that the page quotes of what they print."""

    commands: str
    quoted: tuple[str, ...]


def steps() -> list[Step]:
    found: list[Step] = []
    for kind, block in re.findall(r"^```(sh|text)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        if kind == "sh":
            found.append(Step(block, ()))
        else:
            found[-1] = Step(found[-1].commands, (*found[-1].quoted, *block.splitlines()))
    return found


def overlay(where: Path) -> Path:
    """An environment that sees all of this one, and in which a package can be installed without a trace in it."""
    venv.create(where, symlinks=True)
    (site,) = where.glob("lib/python*/site-packages")
    here = sysconfig.get_paths()["purelib"]
    (site / "coincoin-tests.pth").write_text(f"import site; site.addsitedir({here!r})\n", encoding="utf-8")
    program = where / "bin/coincoin"
    program.write_text(f"#!{where}/bin/python\nfrom firmware.cli import main\n\nmain()\n", encoding="utf-8")
    program.chmod(0o755)
    return where / "bin"


def test_every_block_is_a_file_a_command_or_its_output() -> None:
    assert len(re.findall(r"^```\w", PAGE, re.MULTILINE)) == len(FILES) + len(
        re.findall(r"^```(?:sh|text)\n", PAGE, re.MULTILINE)
    )


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\[[^\]]*\]\(([^)]+)\)", PAGE)
    assert links and all((ROOT / "docs" / target).exists() for target in links)


@pytest.mark.timeout(TUTORIAL_SECONDS)
def test_the_tutorial_from_an_empty_folder_to_an_evening(tmp_path: Path) -> None:
    package = tmp_path / "crumbs"
    for name, text in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    path = f"{overlay(tmp_path / 'env')}:{os.environ['PATH']}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "PYTHON"))}
    for step in steps():
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", step.commands],
            cwd=package,
            env={**kept, "PATH": path, "COINCOIN": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, (step.commands, done.stdout[-3000:], done.stderr[-3000:])
        rest = done.stdout
        for line in step.quoted:
            before, found, rest = rest.partition(line)
            assert found, (line, before[-3000:])


def test_this_environment_stays_as_it_was() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import coincoin_crumbs"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert "ModuleNotFoundError" in done.stderr
