"""What stands in a journal's tables, as values, and the sums that prove no bit of a game has changed.

SQLite checks its own structure but not the letters within a row. Each row of a game therefore carries a CRC that also
covers the row before: a score is never read from a row that says something else than was written.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from typing import Literal, TypeAlias

import msgspec

from firmware.engine.asks import Answer
from firmware.engine.errors import NotAJournal

Kind: TypeAlias = Literal["answer", "undo", "void"]


class GameRecord(msgspec.Struct, frozen=True):
    """A game as it began."""

    id: int
    name: str
    version: int
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    boot: str
    at: float
    """Seconds of the monotonic clock of that boot."""
    wall: float
    """Seconds since 1970, for people only: the box may not know the time."""


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened in a game."""

    game: int
    seq: int
    """1, 2, 3… within its game."""
    kind: Kind
    body: Answer
    """The answer; None for the other kinds."""
    totals: tuple[int, ...]
    """The points of each seat after it."""
    over: bool
    """Whether the game stood at its end after it."""
    boot: str
    at: float
    wall: float


Row: TypeAlias = tuple[str | int | float, ...]
"""A row as it is bound to its INSERT, the CRC last."""


def game_row(game: GameRecord) -> Row:
    seats, options = _text(game.seats), _text(game.options)
    row = (game.id, game.name, game.version, seats, str(game.seed), options, game.boot, game.at, game.wall)
    return (*row, crc_of(row, 0))


def entry_row(entry: Entry, before: int) -> Row:
    """The row of an entry; ``before`` is the CRC of the row before, the game's own for its first."""
    totals = _text(entry.totals)
    stamp = (entry.boot, entry.at, entry.wall)
    row = (entry.game, entry.seq, entry.kind, _text(entry.body), totals, int(entry.over), *stamp)
    return (*row, crc_of(row, before))


def crc_of(row: Row, before: int) -> int:
    """Over the standard library's JSON, whose letters stay the same from one release to the next."""
    return zlib.crc32(json.dumps(row).encode(), before)


class Records:
    """A journal as it stands in the file, for reading only. Damage found on the way raises NotAJournal."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def close(self) -> None:
        self._db.close()

    def settings(self) -> dict[str, str]:
        return self._pairs("SELECT key, value FROM setting")

    def faces(self) -> dict[str, str]:
        return self._pairs("SELECT uid, face FROM tag")

    def names(self) -> list[str]:
        """Names of players, the latest used first."""
        return list(self._pairs("SELECT name, name FROM name ORDER BY used DESC"))

    def last_used(self) -> int:
        """The number that orders the latest used name."""
        (used,) = self._db.execute("SELECT coalesce(max(used), 0) FROM name").fetchone()
        return int(used)

    def numbers(self) -> list[int]:
        """The numbers of the recorded games, oldest first."""
        return [number for (number,) in self._db.execute("SELECT id FROM game ORDER BY id")]

    def last_game(self) -> tuple[GameRecord, list[Entry], int] | None:
        """The latest game as ``game`` gives it, or None when there was none."""
        (number,) = self._db.execute("SELECT max(id) FROM game").fetchone()
        return None if number is None else self.game(number)

    def game(self, number: int) -> tuple[GameRecord, list[Entry], int]:
        """A game, its entries in order and the CRC of its last row; raises LookupError when it is not there."""
        row = self._db.execute("SELECT * FROM game WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise LookupError(number)
        rows = self._db.execute("SELECT * FROM entry WHERE game = ? ORDER BY seq", (number,)).fetchall()
        last = _proved([row, *rows])
        try:
            return _game(row), [_entry(row) for row in rows], last
        except (msgspec.MsgspecError, ValueError) as error:
            raise NotAJournal(f"game {number} cannot be read: {error}") from error

    def _pairs(self, query: str) -> dict[str, str]:
        try:
            return msgspec.convert(dict(self._db.execute(query)), dict[str, str])
        except msgspec.ValidationError as error:
            raise NotAJournal(f"a row cannot be read: {error}") from error


def _proved(rows: Iterable[Row]) -> int:
    """The CRC of the last row, after each was found right."""
    before = 0
    for row in rows:
        try:
            right = crc_of(row[:-1], before) == row[-1]
        except (TypeError, ValueError) as error:
            raise NotAJournal(f"a row cannot be read: {error}") from error
        if not right:
            raise NotAJournal("a row is not as it was written")
        before = int(row[-1])
    return before


def _game(row: Row) -> GameRecord:
    number, name, version, seats, seed, options, boot, at, wall, _ = row
    fields = (number, name, version, _value(seats), int(seed), _value(options), boot, at, wall)
    return msgspec.convert(dict(zip(GameRecord.__struct_fields__, fields, strict=True)), GameRecord)


def _entry(row: Row) -> Entry:
    game, seq, kind, body, totals, over, boot, at, wall, _ = row
    fields = (game, seq, kind, _value(body), _value(totals), bool(over), boot, at, wall)
    return msgspec.convert(dict(zip(Entry.__struct_fields__, fields, strict=True)), Entry)


def _text(value: object) -> str:
    return msgspec.json.encode(value, enc_hook=_builtin).decode()


def _value(text: object) -> object:
    return msgspec.json.decode(str(text))


def _builtin(value: object) -> object:
    """Mappings and sequences that are no dict or list, as JSON's."""
    return dict(value) if isinstance(value, Mapping) else list(value)  # type: ignore[call-overload]
