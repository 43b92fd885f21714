"""The file under the journal: made whole or not at all, checked when opened, copied after each game, never deleted.

Everything here works on SQLite files as files. What stands in the tables is the business of ``records``.
"""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from firmware.engine.durable import settle, sync_folder
from firmware.engine.errors import NotAJournal

log = logging.getLogger(__name__)

T = TypeVar("T")

SIDE_FILES = ("-wal", "-shm")
BACKUPS_KEPT = 5
SET_ASIDE, FROM_BACKUP, NEW = "journal-set-aside", "journal-from-backup", "journal-new"
"""Names of the sentences that tell what opening had to do."""

HEAD = b"SQLite format 3\0"
HEAD_VERSIONS = (b"\1\1", b"\2\2")
"""How SQLite marks a file that it may write, without and with a write-ahead log (file format, section 1.3)."""
APPLICATION = 0x436F696E
"""Marks the file as ours (SQLite's application_id)."""
FORMAT = 1
"""Raised when the tables change (SQLite's user_version)."""

DISK = {
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_PERM),
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOMEM),
}
"""Errors of the disk, at which the file is left where it is; every other error is the file's own."""
UNREADABLE = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}
"""Errors of the disk that stay with the file."""

SCHEMA = f"""
PRAGMA synchronous = OFF;
PRAGMA journal_mode = MEMORY;
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {FORMAT};
CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tag (uid TEXT PRIMARY KEY, face TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE name (name TEXT PRIMARY KEY, used INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE game (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, version INTEGER NOT NULL, seats TEXT NOT NULL, seed TEXT NOT NULL,
    options TEXT NOT NULL, boot TEXT NOT NULL, at REAL NOT NULL, wall REAL NOT NULL, crc INTEGER NOT NULL
);
CREATE TABLE entry (
    game INTEGER NOT NULL REFERENCES game (id), seq INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('answer', 'undo', 'void')),
    body TEXT NOT NULL, totals TEXT NOT NULL, over INTEGER NOT NULL,
    boot TEXT NOT NULL, at REAL NOT NULL, wall REAL NOT NULL, crc INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TRIGGER game_stays BEFORE UPDATE ON game BEGIN SELECT RAISE (ABORT, 'a game is never changed'); END;
CREATE TRIGGER game_kept BEFORE DELETE ON game BEGIN SELECT RAISE (ABORT, 'a game is never deleted'); END;
CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT RAISE (ABORT, 'an entry is never changed'); END;
CREATE TRIGGER entry_kept BEFORE DELETE ON entry BEGIN SELECT RAISE (ABORT, 'an entry is never deleted'); END;
CREATE TRIGGER entry_follows BEFORE INSERT ON entry
WHEN NEW.seq != 1 + (SELECT coalesce(max(seq), 0) FROM entry WHERE game = NEW.game)
BEGIN SELECT RAISE (ABORT, 'an entry follows the one before'); END;
"""


def open_file(path: Path, load: Callable[[sqlite3.Connection], T]) -> tuple[sqlite3.Connection, T, tuple[str, ...]]:
    """The journal's connection, what ``load`` found in it, and the sentences that tell what had to be mended.

    A damaged file is set aside and the newest good backup put in its place, else a new file. Raises sqlite3.Error or
    OSError when the disk refuses.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    was_there = path.exists()
    if was_there:
        try:
            loaded = look_into(path, load)
            return _connect(path), loaded, ()
        except NotAJournal as damage:
            log.warning("journal damaged: %s", damage)
    aside = set_aside(path)
    if was_there:
        log.warning("journal set aside as %s", aside.name)
    loaded, restored = _replace(path, load)
    found = FROM_BACKUP if restored else NEW
    first_start = not was_there and not restored
    return _connect(path), loaded, () if first_start else (SET_ASIDE, found) if was_there else (found,)


def look_into(path: Path, load: Callable[[sqlite3.Connection], T]) -> T:
    """What ``load`` finds in the checked file, which is left exactly as it was, its side files too.

    Raises NotAJournal for a damaged or foreign file, sqlite3.Error when the disk refuses.
    """
    with closing(open_to_read(path)) as db, _damage_told():
        check(db)
        return load(db)


def open_to_read(path: Path) -> sqlite3.Connection:
    """A connection that writes nothing, also while another process writes the file.

    Without a write-ahead log nobody writes, and ``immutable`` keeps SQLite from leaving side files behind. SQLite
    would delete the log of an empty file, so what does not begin like a database is turned down before, with
    NotAJournal. Raises OSError too.
    """
    with path.open("rb") as file:
        head = file.read(20)
        if head[:16] != HEAD or head[18:] not in HEAD_VERSIONS:
            raise NotAJournal("file is not a database")
    written = path.with_name(path.name + "-wal").exists()
    return sqlite3.connect(f"{path.absolute().as_uri()}?{'mode=ro' if written else 'immutable=1'}", uri=True)


def look_into_copy(path: Path, load: Callable[[sqlite3.Connection], T]) -> T:
    """As ``look_into``, for a file in a folder where SQLite may not make the side files it needs even to read."""
    with TemporaryDirectory(prefix="coincoin-") as folder:
        copy = Path(folder) / path.name
        for suffix in ("", "-wal"):
            source = path.with_name(path.name + suffix)
            if source.exists():
                shutil.copyfile(source, copy.with_name(path.name + suffix))
        return look_into(copy, load)


def check(db: sqlite3.Connection) -> None:
    """Raises NotAJournal unless this is a sound journal of a format we know."""
    with _damage_told():
        application, version = (
            db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
        )
        if (application, version) != (APPLICATION, FORMAT):
            raise NotAJournal(f"no journal of format {FORMAT}")
        found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise NotAJournal(f"damaged: {found}")
        if schema_of(db) != _our_schema():
            raise NotAJournal("the tables are not ours")


def schema_of(db: sqlite3.Connection) -> frozenset[str]:
    """The statements that made what is in the file."""
    return frozenset(sql for (sql,) in db.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL"))


@cache
def _our_schema() -> frozenset[str]:
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript(SCHEMA)
        return schema_of(db)


def set_aside(path: Path) -> Path:
    """Rename the file and its side files to a name that is free; the log first, lest it be played into a new file."""
    number = 1
    while any(_beside(path, number, suffix).exists() for suffix in ("", *SIDE_FILES)):
        number += 1
    for suffix in (*SIDE_FILES, ""):
        source = path.with_name(path.name + suffix)
        if source.exists():
            source.rename(_beside(path, number, suffix))
    sync_folder(path.parent)
    return _beside(path, number, "")


def back_up(db: sqlite3.Connection, path: Path) -> None:
    """Add a checked copy to the backups and drop all but the newest few; raises sqlite3.Error or OSError."""
    folder = backup_folder(path)
    folder.mkdir(exist_ok=True)
    copy = folder / "unfinished"
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(copy, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = OFF")
        db.backup(target)
    look_into(copy, check)
    numbers = [int(old.stem) for old in backups(path)]
    settle(copy, folder / f"{max(numbers, default=0) + 1:06}.sqlite")
    for old in backups(path)[BACKUPS_KEPT:]:
        old.unlink()


def backups(path: Path) -> list[Path]:
    """The backups of this journal, newest first."""
    found = backup_folder(path).glob("*.sqlite")
    return sorted((file for file in found if file.stem.isdecimal()), key=lambda file: int(file.stem), reverse=True)


def backup_folder(path: Path) -> Path:
    return path.with_name(f"{path.stem}-backups")


def _replace(path: Path, load: Callable[[sqlite3.Connection], T]) -> tuple[T, bool]:
    """Put the newest good backup in place, or else a new file; whether it was a backup."""
    fresh = path.with_name(f"{path.name}.new")
    for backup in backups(path):
        try:
            loaded = look_into(backup, load)
        except (NotAJournal, sqlite3.Error, OSError) as damage:
            log.warning("backup %s passed over: %s", backup.name, damage)
            continue
        shutil.copyfile(backup, fresh)
        settle(fresh, path)
        log.warning("journal taken from backup %s", backup.name)
        return loaded, True
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh)) as db:
        db.executescript(SCHEMA)
        loaded = load(db)
    settle(fresh, path)
    return loaded, False


def _connect(path: Path) -> sqlite3.Connection:
    """The writing connection: each commit is on the disk when it returns, by one flush of the write-ahead log.

    SQLite's own checkpoints are off, for they would flush more within an answer; the journal calls for them.
    """
    db = sqlite3.connect(path, timeout=1.0, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        for pragma in ("synchronous = FULL", "wal_autocheckpoint = 0", "foreign_keys = ON"):
            db.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        db.close()
        raise
    return db


def checkpoint(db: sqlite3.Connection) -> None:
    """Fold the write-ahead log into the file and empty it."""
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def _damage_told() -> Iterator[None]:
    """Turn SQLite's errors about the file itself into NotAJournal, and Python's about text that is no UTF-8."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise NotAJournal(str(error)) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", None)
        if code is None or code & 0xFF not in DISK or code in UNREADABLE:
            raise NotAJournal(str(error)) from error
        raise


def _beside(path: Path, number: int, suffix: str) -> Path:
    return path.with_name(f"{path.name}.set-aside-{number}{suffix}")
