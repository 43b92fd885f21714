"""The acceptance of a built box passes on the bench, in both languages, with nothing left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WHOLE = ("--lang", "fr")
SHORT = ("--lang", "en", "--taps", "13", "--rest-minutes", "1", "--soak-hours", "1")


@pytest.mark.parametrize("options", [WHOLE, SHORT], ids=["french, whole", "english, short"])
def test_a_box_of_software_is_accepted(options: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "pytest", "hw_tests", "--bench", "-q", "-p", "no:cacheprovider", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1].startswith("8 passed in "), done.stdout
