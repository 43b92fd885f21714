"""One program at a time on a state directory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from firmware.claim import LOCK, Claim, StateInUse


def test_a_held_directory_is_refused_with_its_holder_and_a_remedy(tmp_path: Path) -> None:
    held = Claim(tmp_path)
    with pytest.raises(StateInUse, match=r"in use by another coincoin \(process \d+\).*another state directory"):
        Claim(tmp_path)
    held.release()
    Claim(tmp_path).release()


def test_a_holder_that_died_holds_nothing(tmp_path: Path) -> None:
    program = "import os, sys; from pathlib import Path; from firmware.claim import Claim;"
    died = subprocess.run(
        [sys.executable, "-c", f"{program} held = Claim(Path(sys.argv[1])); os.abort()", str(tmp_path)],
        capture_output=True,
        check=False,
    )
    assert died.returncode < 0
    assert (tmp_path / LOCK).exists()
    Claim(tmp_path).release()


def test_a_place_where_no_file_can_be_made_is_played_on_unclaimed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    Claim(tmp_path / "file").release()
