"""What the box never forgets: games, settings, tags and names, in one SQLite file.

Rows of a game are only ever added, and a row is on the disk when the call that adds it returns. A disk that fails
stops no game: what could not be written waits in memory, in order, and is tried again with the next write. For the
same reason nothing is read from the disk after opening but older games.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from firmware.engine.asks import Answer
from firmware.engine.errors import NotAJournal
from firmware.engine.game import Game
from firmware.engine.journal_file import back_up, check, checkpoint, look_into_copy, open_file, open_to_read
from firmware.engine.records import Entry, GameRecord, Kind, Records, Row, entry_row, game_row

log = logging.getLogger(__name__)

Clock: TypeAlias = Callable[[], float]
Key: TypeAlias = tuple[str | int, ...]
"""What a write is about: kind of row, then its primary key."""
Statement: TypeAlias = tuple[str, Row]

UNSAVED = "journal-unsaved"
CHECKPOINT_AFTER = 1000
"""Writes after which the log is folded into the file, at the next write that is not an answer."""


@dataclass(slots=True)
class Known:
    """What the box must know without asking the disk again."""

    settings: dict[str, str]
    faces: dict[str, str]
    names: list[str]
    used: int
    """Orders the names: the greatest is the latest."""
    game: GameRecord | None = None
    """The latest game."""
    entries: list[Entry] = field(default_factory=list)
    crc: int = 0
    """Of the latest game's last row."""

    @classmethod
    def load(cls, db: sqlite3.Connection) -> Known:
        records = Records(db)
        known = cls(records.settings(), records.faces(), records.names(), records.last_used())
        last = records.last_game()
        if last is not None:
            known.game, known.entries, known.crc = last
        return known

    @classmethod
    def nothing(cls) -> Known:
        return cls({}, {}, [], 0)


PUT_AWAY = "put-away"
"""The setting that says which end of which game was heard last."""


class Journal:
    """The one file in which everything stands that changes by itself. To be used from the thread that opened it."""

    def __init__(self, path: Path, clock: Clock, boot_id: str, wall: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self._boot = boot_id
        self._wall = wall
        self._db: sqlite3.Connection | None = None
        self._known = Known.nothing()
        self._mended: tuple[str, ...] = ()
        self._waiting: dict[Key, Statement] = {}
        self._writes = 0

    @classmethod
    def open(cls, path: Path, *, clock: Clock, boot_id: str, wall: Callable[[], float]) -> Journal:
        """Open or make the journal; never raises for a damaged file or a failing disk, see ``troubles``."""
        journal = cls(path, clock, boot_id, wall)
        try:
            journal._open()
        except (sqlite3.Error, OSError) as error:
            log.warning("journal %s cannot be opened for writing: %s", path, error)
            journal._known = _peek(path)
        return journal

    @staticmethod
    def read(path: Path) -> Records:
        """The records of a journal, also while the box writes it; raises NotAJournal."""
        db: sqlite3.Connection | None = None
        try:
            db = open_to_read(path)
            check(db)
        except (NotAJournal, sqlite3.Error, OSError) as error:
            if db is not None:
                db.close()
            raise NotAJournal(f"{path.name} is not a journal: {error}") from error
        return Records(db)

    @property
    def troubles(self) -> tuple[str, ...]:
        """The sentences that tell what opening had to mend, and whether something is not on the disk now."""
        failing = self._db is None or bool(self._waiting)
        return (*self._mended, UNSAVED) if failing else self._mended

    @property
    def unsaved(self) -> int:
        """How many writes wait for the disk to take them."""
        return len(self._waiting)

    def close(self) -> None:
        """Try the disk a last time and let go of the file; safe to call twice."""
        self._save()
        if self._db is not None:
            self._tidy()
            self._db.close()
            self._db = None

    # Settings, tags, names

    def get_setting(self, key: str) -> str | None:
        return self._known.settings.get(key)

    def set_setting(self, key: str, value: str) -> None:
        if self._known.settings.get(key) != value:
            self._known.settings[key] = value
            self._write(("setting", key), ("INSERT OR REPLACE INTO setting VALUES (?, ?)", (key, value)))

    def face_of(self, uid: str) -> str | None:
        """The card or badge that the owner gave to the tag of this serial number."""
        return self._known.faces.get(uid)

    def enrol(self, uid: str, face: str) -> None:
        self._known.faces[uid] = face
        self._write(("tag", uid), ("INSERT OR REPLACE INTO tag VALUES (?, ?)", (uid, face)))

    def forget(self, uid: str) -> None:
        if self._known.faces.pop(uid, None) is not None:
            self._write(("tag", uid), ("DELETE FROM tag WHERE uid = ?", (uid,)))

    def known_names(self) -> list[str]:
        """The players' names, the latest used first."""
        return list(self._known.names)

    def remember_name(self, name: str) -> None:
        known = self._known
        if known.names[:1] == [name]:
            return
        known.names = [name, *(other for other in known.names if other != name)]
        known.used += 1
        self._write(("name", name), ("INSERT OR REPLACE INTO name VALUES (?, ?)", (name, known.used)))

    # Games

    def start(self, game: Game, seats: Sequence[str], *, seed: int, options: Mapping[str, str]) -> int:
        """Begin a game and return its number; the game before, if it was still open, is left behind."""
        number = self._known.game.id + 1 if self._known.game else 1
        stamp = (self._boot, float(self._clock()), float(self._wall()))
        record = GameRecord(number, game.name, game.version, tuple(seats), seed, dict(options), *stamp)
        row = game_row(record)
        self._known.game, self._known.entries, self._known.crc = record, [], int(row[-1])
        self._write(("game", number), (f"INSERT INTO game VALUES ({_marks(row)})", row))
        return number

    def append(self, game: int, kind: Kind, body: Answer, totals: Sequence[int], *, over: bool = False) -> None:
        """Add to the latest game: one commit. ``over``: the game stands at its end now; a later undo opens it again."""
        known = self._known
        if known.game is None or game != known.game.id:
            raise ValueError(f"game {game} is not the latest game, so nothing more can happen in it")
        seq = len(known.entries) + 1
        stamp = (self._boot, float(self._clock()), float(self._wall()))
        entry = Entry(game, seq, kind, body, tuple(totals), over, *stamp)
        row = entry_row(entry, known.crc)
        known.entries.append(entry)
        known.crc = int(row[-1])
        self._write(("entry", game, seq), (f"INSERT INTO entry VALUES ({_marks(row)})", row))
        if over or kind == "void":
            self._back_up()

    def void(self, game: int) -> None:
        """Write down that the game does not count."""
        self.append(game, "void", None, self.totals(game))

    def entries(self, game: int) -> tuple[Entry, ...]:
        """What happened in the latest game, in order."""
        return tuple(self._known.entries) if self._known.game is not None and self._known.game.id == game else ()

    def totals(self, game: int) -> tuple[int, ...]:
        """The points after the last entry of the latest game."""
        entries = self.entries(game)
        if entries:
            return entries[-1].totals
        return (0,) * len(self._known.game.seats) if self._known.game else ()

    def last_open_game(self) -> GameRecord | None:
        """The latest game, if it was neither voided nor put away after its end."""
        entries, game = self._known.entries, self._known.game
        if game is None or not entries:
            return game
        put_away = entries[-1].over and self.get_setting(PUT_AWAY) == _end(game.id, entries)
        return None if put_away or entries[-1].kind == "void" else game

    def put_away(self, game: int) -> None:
        """The table has heard how this game ended: it need not be told again."""
        self.set_setting(PUT_AWAY, _end(game, self.entries(game)))

    # The disk

    def _open(self) -> None:
        self._db, self._known, self._mended = open_file(self._path, Known.load)

    def _write(self, key: Key, statement: Statement) -> None:
        """Queue a statement and save all that waits; a later one of the same key takes the earlier one's place."""
        self._waiting[key] = statement
        self._save()
        if key[0] != "entry" and self._writes >= CHECKPOINT_AFTER:
            self._tidy()

    def _save(self) -> None:
        """Write everything that waits in one commit; if the disk fails it goes on waiting.

        A use from another thread is our own fault and no failure of the disk, so it raises.
        """
        if not self._waiting:
            return
        try:
            db = self._writable()
            db.execute("BEGIN IMMEDIATE")
            try:
                for sql, row in self._waiting.values():
                    db.execute(sql, row)
                db.execute("COMMIT")
            except sqlite3.Error:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                raise
        except sqlite3.ProgrammingError:
            raise
        except (sqlite3.Error, OSError) as error:
            log.warning("journal: %d writes wait, the disk refuses: %s", len(self._waiting), error)
            return
        self._writes += len(self._waiting)
        self._waiting.clear()

    def _writable(self) -> sqlite3.Connection:
        """The connection, opened now if the disk refused before."""
        if self._db is None:
            self._db, _, self._mended = open_file(self._path, Known.load)
        return self._db

    def _back_up(self) -> None:
        if self._db is None or self._waiting:
            return
        self._tidy()
        try:
            back_up(self._db, self._path)
        except (sqlite3.Error, OSError, NotAJournal) as error:
            log.warning("journal: no backup made: %s", error)

    def _tidy(self) -> None:
        """Fold the write-ahead log into the file, where no answer waits for it."""
        if self._db is None:
            return
        self._writes = 0
        try:
            checkpoint(self._db)
        except sqlite3.Error as error:
            log.warning("journal: the log stays beside the file: %s", error)


def _peek(path: Path) -> Known:
    """What can be known from a file that cannot be opened for writing; nothing when not even that."""
    try:
        if path.exists():
            return look_into_copy(path, Known.load)
    except (NotAJournal, sqlite3.Error, OSError) as error:
        log.warning("journal %s cannot be read: %s", path, error)
    return Known.nothing()


def _marks(row: Row) -> str:
    return ", ".join("?" * len(row))


def _end(game: int, entries: Sequence[Entry]) -> str:
    """Names this end of this game: an undo and another end are another name."""
    return f"{game}.{len(entries)}"
