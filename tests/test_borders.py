"""Who may import whom: each row of the architecture's table is refused by ``make test`` when it is crossed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ARCHITECTURE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"

CROSSINGS = {
    "firmware.engine": (
        ("firmware.engine.laws", "device.ports"),
        ("firmware.engine.laws", "firmware.claim"),
        ("firmware.engine.laws", "firmware.console.lines"),
        ("firmware.engine.laws", "firmware.games.interduck"),
        ("firmware.engine.laws", "firmware.words.forms"),
    ),
    "firmware.games.*": (
        ("firmware.games.interduck.rulebook", "device.ports"),
        ("firmware.games.interduck.rulebook", "firmware.games.canardage.line"),
        ("firmware.games.interduck.rulebook", "firmware.referee"),
        ("firmware.games.interduck.rulebook", "firmware.words.forms"),
    ),
    "firmware.words": (
        ("firmware.words.values", "device.ports"),
        ("firmware.words.values", "firmware.console.lines"),
        ("firmware.words.values", "firmware.games.interduck"),
    ),
    "firmware.console": (
        ("firmware.console.desk", "device.espeak_driver"),
        ("firmware.console.desk", "device.mixer"),
        ("firmware.console.desk", "device.voice_engines"),
        ("firmware.console.desk", "device.bench.bench"),
        ("firmware.console.desk", "firmware.claim"),
        ("firmware.console.desk", "firmware.games.interduck"),
        ("firmware.console.desk", "firmware.service"),
    ),
    "firmware.referee": (
        ("firmware.referee", "device.speaker"),
        ("firmware.referee", "device.ports"),
        ("firmware.referee", "firmware.console.lines"),
        ("firmware.referee", "firmware.games.interduck"),
    ),
    "firmware.replay": (
        ("firmware.replay", "device.box"),
        ("firmware.replay", "device.ports"),
        ("firmware.replay", "firmware.console.lines"),
        ("firmware.replay", "firmware.games.interduck"),
    ),
    "firmware.service": (("firmware.service", "firmware.cli"), ("firmware.service", "firmware.bench_lines")),
    "firmware.cli": (("firmware.machine", "device.box"),),
    "device": (("device.mixer", "firmware.words.forms"),),
    "device.ports": (("device.ports", "device.pcm"),),
}
"""For each package of the table, imports that it forbids; for the command line, that others do as it does."""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages and their contracts, to be spoiled."""
    place = tmp_path_factory.mktemp("clone")
    for package in ("firmware", "device"):
        shutil.copytree(ROOT / package, place / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", place)
    return place


def judged(place: Path) -> tuple[int, str]:
    wide = os.environ | {"COLUMNS": "200"}  # so that no line is cut
    command = [sys.executable, "-c", LINT]
    done = subprocess.run(command, cwd=place, env=wide, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_borders_hold(clone: Path) -> None:
    code, said = judged(clone)
    assert code == 0, said


def test_every_row_of_the_table_is_tried() -> None:
    table = ARCHITECTURE.partition("## Who knows whom")[2].partition("`make test`")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert [name for row in rows for name in re.findall(r"`([^`]+)`", row)] == list(CROSSINGS)


@pytest.mark.parametrize(("importer", "imported"), [pair for pairs in CROSSINGS.values() for pair in pairs])
def test_an_import_across_a_border_is_refused(clone: Path, importer: str, imported: str) -> None:
    file = clone / f"{importer.replace('.', '/')}.py"
    before = file.read_text(encoding="utf-8")
    file.write_text(f"{before}\n\nimport {imported}\n", encoding="utf-8")
    code, said = judged(clone)
    file.write_text(before, encoding="utf-8")
    assert code == 1 and f"{importer} -> {imported} (l." in said, said


def test_a_new_module_needs_a_place_among_the_layers(clone: Path) -> None:
    file = clone / "firmware/newcomer.py"
    file.touch()
    code, said = judged(clone)
    file.unlink()
    assert code == 1 and "newcomer" in said, said
