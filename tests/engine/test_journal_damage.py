"""A damaged journal is set aside, never deleted; the newest good backup takes its place and the games go on."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.evening import Evening, Lost
from firmware.engine.journal import Journal
from tests.engine.journals import GAMES, NAME, finish, open_journal, play, start

TROUBLES = ("journal-set-aside", "journal-from-backup")


@pytest.fixture(scope="module")
def evening_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The state after one whole game, with its backup, and a second one that was cut by the power: log and all."""
    folder = tmp_path_factory.mktemp("played")
    journal = open_journal(folder / "live")
    journal.set_setting("rate", "4")
    finish(start(journal))
    play(start(journal, seed=2), 9)
    shutil.copytree(folder / "live", folder / "cut")
    journal.close()
    return folder / "cut"


@contextmanager
def damaged_copy(folder: Path) -> Iterator[Path]:
    with TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        yield Path(copy)


def set_aside(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob(f"{NAME}.set-aside-*")}


def goes_on(folder: Path) -> Journal:
    """The journal, opened and found to work."""
    journal = open_journal(folder, "after")
    evening = Evening.resume(journal, GAMES)
    assert not isinstance(evening, Lost)
    finish(start(journal, seed=3) if evening is None or evening.session.over else evening)
    assert journal.unsaved == 0
    again = open_journal(folder, "later")
    assert again.troubles == ()
    assert again.last_open_game() is None
    again.close()
    return journal


@pytest.mark.parametrize("content", [b"", bytes(20_480), b"garbage " * 999, b"SQLite format 3\0" + b"\xa5" * 9000])
def test_a_file_that_is_no_journal_is_set_aside_and_the_backup_used(evening_folder: Path, content: bytes) -> None:
    with damaged_copy(evening_folder) as folder:
        log = (folder / f"{NAME}-wal").read_bytes()
        (folder / NAME).write_bytes(content)
        journal = open_journal(folder)
        assert journal.troubles == TROUBLES
        assert journal.get_setting("rate") == "4"
        assert set_aside(folder)[f"{NAME}.set-aside-1"] == content
        assert set_aside(folder)[f"{NAME}.set-aside-1-wal"] == log
        journal.close()
        goes_on(folder).close()


@given(st.floats(0, 1, exclude_max=True))
@settings(max_examples=25, deadline=None)
def test_a_file_cut_short_anywhere_never_stops_the_box(evening_folder: Path, part: float) -> None:
    with damaged_copy(evening_folder) as folder:
        whole = (folder / NAME).read_bytes()
        cut = whole[: int(len(whole) * part)]
        (folder / f"{NAME}-wal").unlink()
        (folder / NAME).write_bytes(cut)
        journal = goes_on(folder)
        assert journal.troubles == TROUBLES
        assert set_aside(folder)[f"{NAME}.set-aside-1"] == cut
        journal.close()


def intact(folder: Path) -> list[object]:
    with closing(Journal.read(folder / NAME)) as records:
        return [records.game(number) for number in records.numbers()]


@given(st.integers(0, 2**32), st.integers(1, 40), st.sampled_from(["", "-wal", "-shm"]))
@settings(max_examples=60, deadline=None)
def test_flipped_bits_are_never_believed(evening_folder: Path, seed: int, flips: int, suffix: str) -> None:
    """After any damage the box starts, and the game that goes on is a true beginning of the one that was played."""
    played = intact(evening_folder)
    with damaged_copy(evening_folder) as folder:
        file, random = folder / f"{NAME}{suffix}", Random(seed)
        content = bytearray(file.read_bytes())
        for _ in range(flips):
            content[random.randrange(len(content))] ^= 1 << random.randrange(8)
        file.write_bytes(content)
        journal = open_journal(folder)
        record = journal.last_open_game()
        if record is not None and record.id == 2:
            truth = played[1][1]  # type: ignore[index]
            entries = list(journal.entries(2))
            assert entries == truth[: len(entries)]
        if "journal-set-aside" in journal.troubles and suffix == "":
            assert set_aside(folder)[f"{NAME}.set-aside-1"] == bytes(content)
        journal.close()
        goes_on(folder).close()


def test_a_changed_answer_is_found_by_its_sum(evening_folder: Path) -> None:
    with damaged_copy(evening_folder) as folder:
        with closing(sqlite3.connect(folder / NAME)) as db:
            db.execute("DROP TRIGGER entry_stays")
            db.execute("UPDATE entry SET body = '1' WHERE game = 2 AND seq = 3")
            db.commit()
        journal = open_journal(folder)
        assert journal.troubles == TROUBLES
        journal.close()


def test_a_bad_backup_is_passed_over_for_an_older_one(evening_folder: Path) -> None:
    with damaged_copy(evening_folder) as folder:
        backups = folder / "coincoin-backups"
        good = (backups / "000001.sqlite").read_bytes()
        (backups / "000002.sqlite").write_bytes(good[: len(good) // 2])
        (backups / "unfinished").write_bytes(good[:99])
        (folder / NAME).write_bytes(b"gone")
        journal = goes_on(folder)
        assert journal.troubles == TROUBLES
        assert sorted(file.name for file in backups.iterdir()) == [f"00000{number}.sqlite" for number in (1, 2, 3)]
        journal.close()


def test_without_any_backup_a_new_journal_is_begun(evening_folder: Path) -> None:
    with damaged_copy(evening_folder) as folder:
        shutil.rmtree(folder / "coincoin-backups")
        for number in (1, 2, 3):
            (folder / NAME).write_bytes(b"gone %d" % number)
            journal = open_journal(folder)
            assert journal.troubles == ("journal-set-aside", "journal-new")
            assert journal.get_setting("rate") is None
            journal.close()
        aside = set_aside(folder)
        assert [aside[f"{NAME}.set-aside-{number}"] for number in (1, 2, 3)] == [b"gone 1", b"gone 2", b"gone 3"]
        goes_on(folder).close()


def test_a_file_that_vanished_comes_back_from_the_backup(evening_folder: Path) -> None:
    with damaged_copy(evening_folder) as folder:
        (folder / NAME).unlink()
        journal = open_journal(folder)
        assert journal.troubles == ("journal-from-backup",)
        assert journal.get_setting("rate") == "4"
        assert f"{NAME}.set-aside-1-wal" in set_aside(folder)
        journal.close()
        goes_on(folder).close()


def test_a_power_cut_while_the_first_file_is_made_leaves_a_clean_start(tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.new").write_bytes(b"SQLite format 3\0 and no more")
    journal = goes_on(tmp_path)
    assert journal.troubles == ()
    journal.close()
