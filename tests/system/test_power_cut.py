"""Whenever the power fails, no row that was acknowledged is lost; the proof is proved on a careless journal."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from firmware.engine.journal import Journal
from tests.engine.journals import NAME, open_journal
from tests.system.disk import LOSSES, Disk, trace

pytestmark = pytest.mark.system


def rows_found(files: dict[Path, bytes], folder: Path) -> int:
    """The rows in the journal of these files, or -1 when it had to be mended."""
    with TemporaryDirectory() as place:
        for path, content in files.items():
            copy = Path(place) / path.relative_to(folder)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
        journal = open_journal(Path(place))
        troubles = journal.troubles
        journal.close()
        if troubles:
            return -1
        with closing(Journal.read(Path(place) / NAME)) as records:
            return len(records.settings()) + sum(1 + len(records.game(number)[1]) for number in records.numbers())


def cut_everywhere(tmp_path: Path, synchronous: str) -> tuple[int, int]:
    """After how many cuts of the power all was well, and after how many not."""
    folder, log, random = tmp_path / "state", tmp_path / "calls", Random(1)
    trace([sys.executable, "-m", "tests.system.evening_writer", str(folder), synchronous], log)
    disk = Disk(folder)
    well = ill = 0
    for _ in disk.moments(log):
        for loss in LOSSES:
            if rows_found(disk.after_loss(loss, random), folder) >= max(disk.acknowledged, 0):
                well += 1
            else:
                ill += 1
    return well, ill


def test_no_power_cut_loses_what_was_acknowledged(tmp_path: Path) -> None:
    well, ill = cut_everywhere(tmp_path, "FULL")
    assert ill == 0
    assert well > 500


def test_a_journal_that_does_not_flush_is_caught(tmp_path: Path) -> None:
    assert cut_everywhere(tmp_path, "OFF")[1] > 50
