"""The page for builders names the steps and options that there are, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hw_tests import conftest, test_bring_up

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/bring-up.md").read_text(encoding="utf-8")


class Options:
    """Stands where pytest takes a plugin's options, and keeps them with their defaults."""

    def __init__(self) -> None:
        self.defaults: dict[str, object] = {}

    def getgroup(self, name: str, description: str) -> Options:
        return self

    def addoption(self, name: str, **how: object) -> None:
        self.defaults[name] = how.get("default")


@pytest.fixture
def options() -> dict[str, object]:
    kept = Options()
    conftest.pytest_addoption(kept)  # type: ignore[arg-type]
    return kept.defaults


def test_every_option_is_told_with_its_default(options: dict[str, object]) -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("| `")
    ]
    told = {re.findall(r"--[\w-]+", row[0])[0]: row[2].strip("`") for row in rows}
    assert told == {name: "" if name == "--bench" else str(_usual(name, value)) for name, value in options.items()}


def _usual(name: str, value: object) -> object:
    return conftest.PI_FILE if name == "--boot-config" else value


def test_every_step_has_its_heading_and_a_test_of_its_number() -> None:
    headed = re.findall(r"^### (\d)\. ", PAGE, re.MULTILINE)
    tested = re.findall(r"test_(\d)_", " ".join(vars(test_bring_up)))
    assert headed == tested == [str(number) for number in range(1, 9)]


def test_the_commands_choose_tests_that_exist() -> None:
    chosen = re.findall(r"-k (test_\d)", PAGE)
    assert chosen and all(any(name.startswith(f"{choice}_") for name in vars(test_bring_up)) for choice in chosen)
