"""A recorded evening, told again as the referee tells a game: for bug reports, for tests, and to hear it once more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import cast

from firmware.engine.asks import Value
from firmware.engine.errors import GameNotRecorded, GameUnknown, VersionChanged
from firmware.engine.evening import carry_out
from firmware.engine.game import Game, extend_games, find_game
from firmware.engine.journal import Journal
from firmware.engine.records import Entry, GameRecord
from firmware.engine.session import Session
from firmware.referee import Line, Referee, encode
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon


def replay(file: Path, number: int | None, lang: Language, games: Mapping[str, Game] | None = None) -> Iterator[bytes]:
    """The lines of the referee protocol for a game of a journal, the last one when no number is given.

    ``games``: those that may be played, all installed ones when not given. Raises NotAJournal, GameNotRecorded,
    GameUnknown, VersionChanged, or Unplayable for a record that its own rulebook refuses.
    """
    record, entries = _recorded(file, number)
    game = _installed(record.name, file.parent) if games is None else games.get(record.name)
    if game is None:
        raise GameUnknown(f"there is no game {record.name!r} here")
    if game.version != record.version:
        raise VersionChanged(
            f"{record.name} was played by version {record.version} of its rules, version {game.version} is installed"
        )
    session = Session(game, record.seats, seed=record.seed, options=record.options)
    referee = Referee(session, Lexicon(lang, game, record.seats))
    yield encode(referee.header())
    yield encode(referee.stop())
    for entry in entries:
        if entry.kind != "void":
            carry_out(session, entry)
            _compare(session, entry)
            yield encode({"entry": _told(entry), **referee.stop()})


def _installed(name: str, state: Path) -> Game:
    """The game as the box of this journal plays it, with the owner's data that lies beside the journal."""
    games, _ = extend_games({name: find_game(name)}, state)
    return games[name]


def _recorded(file: Path, number: int | None) -> tuple[GameRecord, list[Entry]]:
    with closing(Journal.read(file)) as records:
        numbers = records.numbers()
        if not numbers:
            raise GameNotRecorded(f"{file.name} holds no game")
        wanted = numbers[-1] if number is None else number
        if wanted not in numbers:
            raise GameNotRecorded(f"{file.name} holds games {numbers[0]} to {numbers[-1]}, not {wanted}")
        record, entries, _ = records.game(wanted)
    return record, entries


def _compare(session: Session, entry: Entry) -> None:
    if session.totals != entry.totals:
        raise VersionChanged(
            f"entry {entry.seq} gave {list(entry.totals)} points when played and gives {list(session.totals)} now"
        )


def _told(entry: Entry) -> Line:
    return {"undo": True} if entry.kind == "undo" else {"answer": cast("Value", entry.body)}
