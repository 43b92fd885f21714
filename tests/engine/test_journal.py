"""What the journal keeps: games, settings, tags, names; and that its rows can only be added to."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from firmware.engine.errors import NotAJournal
from firmware.engine.journal import Journal
from tests.engine.journals import NAME, SEATS, finish, open_journal, play, start
from tests.engine.toy import GAME


def test_a_first_start_has_no_troubles_and_knows_nothing(tmp_path: Path) -> None:
    journal = open_journal(tmp_path / "state")
    assert journal.troubles == ()
    assert journal.get_setting("rate") is None
    assert journal.known_names() == []
    assert journal.face_of("04a1") is None
    assert journal.last_open_game() is None
    journal.close()
    journal.close()


def test_settings_tags_and_names_outlive_a_restart(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    journal.set_setting("rate", "3")
    journal.set_setting("rate", "4")
    journal.enrol("04a1", "interduck/baroque.draw")
    journal.enrol("04a2", "badge/ada")
    journal.forget("04a2")
    journal.forget("04a3")
    for name in ("Ada", "Dée", "Bo", "Ada"):
        journal.remember_name(name)
    for again in (journal, open_journal(tmp_path)):
        assert again.get_setting("rate") == "4"
        assert again.face_of("04a1") == "interduck/baroque.draw"
        assert again.face_of("04a2") is None
        assert again.known_names() == ["Ada", "Bo", "Dée"]
        assert again.unsaved == 0
        again.close()


def test_a_game_is_kept_entry_by_entry(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    game = journal.start(GAME, SEATS, seed=2**80, options={"rounds": "1"})
    journal.append(game, "answer", {"kind": "plum"}, (0, 3))
    journal.append(game, "answer", ["plum", "pear"], (2, 3))
    journal.append(game, "undo", None, (0, 3))
    journal.close()
    journal = open_journal(tmp_path, "second")
    journal.append(game, "answer", True, (0, 4))
    record = journal.last_open_game()
    assert record is not None
    assert (record.id, record.name, record.version) == (game, "toy", 1)
    assert (record.seats, record.seed, record.options) == (SEATS, 2**80, {"rounds": "1"})
    entries = journal.entries(game)
    assert [entry.seq for entry in entries] == [1, 2, 3, 4]
    assert [entry.kind for entry in entries] == ["answer", "answer", "undo", "answer"]
    assert [entry.body for entry in entries] == [{"kind": "plum"}, ["plum", "pear"], None, True]
    assert [entry.totals for entry in entries] == [(0, 3), (2, 3), (0, 3), (0, 4)]
    assert [entry.boot for entry in entries] == ["first", "first", "first", "second"]
    assert [entry.at for entry in entries[:3]] == sorted(entry.at for entry in entries[:3])
    assert journal.totals(game) == (0, 4)
    journal.close()


def test_only_the_latest_game_is_open_and_only_until_its_end_was_heard(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    first = journal.start(GAME, SEATS, seed=1, options={})
    second = journal.start(GAME, SEATS, seed=1, options={})
    assert journal.last_open_game().id == second  # type: ignore[union-attr]
    with pytest.raises(ValueError, match="not the latest"):
        journal.append(first, "answer", 1, (0, 0))
    assert journal.entries(first) == ()
    journal.append(second, "answer", 1, (5, 0), over=True)
    assert journal.last_open_game().id == second  # type: ignore[union-attr]
    journal.put_away(second)
    assert journal.last_open_game() is None
    journal.append(second, "undo", None, (0, 0))
    assert journal.last_open_game().id == second  # type: ignore[union-attr]
    journal.void(second)
    assert journal.last_open_game() is None
    assert [entry.kind for entry in journal.entries(second)] == ["answer", "undo", "void"]
    journal.close()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("UPDATE entry SET body = '9'", "never changed"),
        ("DELETE FROM entry", "never deleted"),
        ("UPDATE game SET seed = '9'", "never changed"),
        ("DELETE FROM game", "never deleted"),
        ("INSERT INTO entry SELECT game, seq + 9, kind, body, totals, over, boot, at, wall, crc FROM entry", "follows"),
        ("INSERT INTO entry SELECT game, seq + 1, 'peek', body, totals, over, boot, at, wall, crc FROM entry", "CHECK"),
    ],
)
def test_the_file_itself_refuses_to_forget(tmp_path: Path, change: str, complaint: str) -> None:
    journal = open_journal(tmp_path)
    journal.append(journal.start(GAME, SEATS, seed=1, options={}), "answer", 1, (0, 0))
    journal.close()
    with closing(sqlite3.connect(tmp_path / NAME)) as db, pytest.raises(sqlite3.IntegrityError, match=complaint):
        db.execute(change)


def test_the_log_beside_the_file_does_not_grow_with_settings(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    for number in range(2100):
        journal.set_setting("volume", str(number))
    assert (tmp_path / f"{NAME}-wal").stat().st_size < 1_000_000
    journal.close()


def test_a_backup_is_made_after_each_game_and_five_are_kept(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    folder = tmp_path / "coincoin-backups"
    for game in range(1, 8):
        finish(start(journal))
        names = sorted(file.name for file in folder.iterdir())
        assert names == [f"{number:06}.sqlite" for number in range(max(1, game - 4), game + 1)]
    start(journal).void()
    assert sorted(file.name for file in folder.iterdir())[-1] == "000008.sqlite"
    journal.close()
    with closing(Journal.read(folder / "000007.sqlite")) as records:
        assert records.numbers() == [1, 2, 3, 4, 5, 6, 7]


def test_records_can_be_read_while_the_box_writes_them(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 3)
    with closing(Journal.read(tmp_path / NAME)) as records:
        assert [entry.seq for entry in records.game(1)[1]] == [1, 2, 3]
        play(evening, 1)
        assert [entry.seq for entry in records.game(1)[1]] == [1, 2, 3, 4]
        with pytest.raises(LookupError):
            records.game(2)
    journal.close()


def test_reading_leaves_nothing_behind(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    play(start(journal), 3)
    journal.close()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with closing(Journal.read(tmp_path / NAME)) as records:
        assert records.numbers() == [1]
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before == {NAME: before[NAME]}


@pytest.mark.parametrize("content", [b"", b"not a database, only text\n" * 99, bytes(8192)])
def test_what_is_no_journal_cannot_be_read_as_one(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "letter").write_bytes(content)
    with pytest.raises(NotAJournal, match="letter is not a journal"):
        Journal.read(tmp_path / "letter")


def test_somebody_elses_database_is_no_journal(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other")) as db:
        db.execute("CREATE TABLE game (id)")
    with pytest.raises(NotAJournal):
        Journal.read(tmp_path / "other")
    with pytest.raises(NotAJournal):
        Journal.read(tmp_path / "absent")


WRITER = """
import sys
from pathlib import Path
from tests.engine.journals import open_journal
from tests.engine.toy import GAME
journal = open_journal(Path(sys.argv[1]), "writer")
game = journal.start(GAME, ("Ada", "Bo"), seed=1, options={})
number = 0
while True:
    number += 1
    journal.append(game, "answer", number, (number, 0))
    sys.stdout.write(f"{number}\\n")
    sys.stdout.flush()
"""


@pytest.mark.parametrize("acknowledged", [1, 7, 150])
def test_a_kill_never_loses_an_acknowledged_answer(tmp_path: Path, acknowledged: int) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        for _ in range(acknowledged):
            writer.stdout.readline()
        os.kill(writer.pid, signal.SIGKILL)
        last = acknowledged + len(writer.stdout.read().splitlines())
    journal = open_journal(tmp_path, "after")
    assert journal.troubles == ()
    bodies = [entry.body for entry in journal.entries(1)]
    assert bodies[:last] == list(range(1, last + 1))
    assert len(bodies) in (last, last + 1)
    journal.append(1, "answer", "on", (0, 0))
    journal.close()


def test_two_writers_do_not_break_each_other(tmp_path: Path) -> None:
    """Nobody should open the file twice; if somebody does, the second one's entries wait and the file stays whole."""
    one, two = open_journal(tmp_path), open_journal(tmp_path)
    game = one.start(GAME, SEATS, seed=1, options={})
    assert two.start(GAME, SEATS, seed=2, options={}) == game
    assert (one.unsaved, two.unsaved) == (0, 1)
    one.append(game, "answer", 1, (0, 0))
    two.close()
    one.close()
    again = open_journal(tmp_path)
    assert (again.troubles, len(again.entries(game))) == ((), 1)
    again.close()


def test_a_use_from_another_thread_is_an_error_and_not_taken_for_a_bad_disk(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    with ThreadPoolExecutor(1) as other, pytest.raises(sqlite3.ProgrammingError, match="thread"):
        other.submit(journal.set_setting, "rate", "4").result()
    journal.close()
