"""A disk that is full, read-only or absent stops no game: what cannot be written waits, and is tried again."""

from __future__ import annotations

import os
import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from firmware.engine.evening import Evening
from tests.engine.journals import GAMES, NAME, finish, open_journal, play, resumed, seen, start

NOBODY = 65534


@contextmanager
def full_disk() -> Iterator[None]:
    """No file of this process may grow or be written past its first byte."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody may write here; root, who may write anywhere, becomes nobody for the while."""
    was = os.geteuid()
    modes = {path: path.stat().st_mode for path in (folder, *folder.rglob("*"))}
    for path in modes:
        path.chmod(0o555 if path.is_dir() else 0o444)
    if was == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(was)
        for path, mode in modes.items():
            path.chmod(mode)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that also nobody can reach."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_a_full_disk_stops_no_game_and_nothing_is_lost_when_it_has_room_again(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 3)
    assert journal.troubles == ()
    with full_disk():
        play(evening, 4, seed=2)
        assert evening.undo() == ()
        assert evening.unsaved == 5
        assert journal.troubles == ("journal-unsaved",)
        journal.set_setting("volume", "5")
        journal.set_setting("volume", "6")
        journal.remember_name("Ada")
        assert journal.unsaved == 7
        assert (journal.get_setting("volume"), journal.known_names()) == ("6", ["Ada"])
    play(evening, 1, seed=3)
    assert journal.unsaved == 0
    assert journal.troubles == ()
    again = open_journal(tmp_path, "second")
    assert seen(resumed(again)) == seen(evening)
    assert [entry.seq for entry in again.entries(1)] == list(range(1, 10))
    assert again.get_setting("volume") == "6"
    again.close()
    journal.close()


def test_a_disk_that_stays_full_keeps_what_it_had(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 3)
    before = seen(evening)
    with full_disk():
        finish(evening)
        assert Evening.resume(journal, GAMES) is None
        second = start(journal)
        play(second, 2)
        assert seen(resumed(journal)) == seen(second)
        journal.close()
    again = open_journal(tmp_path)
    assert again.troubles == ()
    assert seen(resumed(again)) == before
    again.close()


def test_closing_saves_what_waits(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    with full_disk():
        journal.set_setting("volume", "5")
    journal.close()
    assert journal.unsaved == 0
    again = open_journal(tmp_path)
    assert again.get_setting("volume") == "5"
    again.close()


def test_a_folder_that_cannot_be_made_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    journal = open_journal(tmp_path / "state")
    assert journal.troubles == ("journal-unsaved",)
    evening = start(journal)
    play(evening, 3)
    assert (journal.unsaved, Evening.resume(journal, {}) is None) == (4, False)
    (tmp_path / "state").unlink()
    play(evening, 1, seed=2)
    assert (journal.unsaved, journal.troubles) == (0, ())
    again = open_journal(tmp_path / "state")
    assert seen(resumed(again)) == seen(evening)
    again.close()
    journal.close()


@pytest.mark.parametrize("cut", [True, False], ids=["after a power cut", "after a clean stop"])
def test_a_read_only_disk_is_still_read(open_folder: Path, cut: bool) -> None:
    state = open_folder / "state"
    journal = open_journal(open_folder / "live" if cut else state)
    journal.set_setting("volume", "5")
    evening = start(journal)
    play(evening, 3)
    if cut:
        shutil.copytree(open_folder / "live", state)
        (state / f"{NAME}-shm").unlink()
    journal.close()
    with read_only(state):
        journal = open_journal(state)
        assert journal.troubles == ("journal-unsaved",)
        assert journal.get_setting("volume") == "5"
        again = resumed(journal)
        assert seen(again) == seen(evening)
        play(again, 2, seed=2)
        assert journal.unsaved == 2
    play(again, 1, seed=3)
    assert (journal.unsaved, journal.troubles) == (0, ())
    last = open_journal(state)
    assert seen(resumed(last)) == seen(again)
    last.close()
    journal.close()


def test_a_backup_that_cannot_be_made_stops_nothing(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    (tmp_path / "coincoin-backups").write_text("a file where the folder should be")
    finish(start(journal))
    assert (journal.unsaved, journal.troubles) == (0, ())
    journal.close()
