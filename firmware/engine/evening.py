"""A game at the table: a session whose every answer is on the disk before anybody hears of its consequence."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from firmware.engine.asks import GAME_OVER, Answer, Refusal
from firmware.engine.errors import Unplayable
from firmware.engine.game import Game
from firmware.engine.journal import Journal
from firmware.engine.records import Entry, GameRecord, Kind
from firmware.engine.session import Session

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Lost:
    """A game that was going on and cannot go on: its last points, for the table to note."""

    game: str
    seats: tuple[str, ...]
    totals: tuple[int, ...]


class Evening:
    """What the console plays on. Facts to tell stand in ``session.told`` once a call has returned, and not before."""

    def __init__(self, journal: Journal, number: int, session: Session) -> None:
        self.session = session
        self._journal = journal
        self._number = number
        self._voided = False

    @classmethod
    def start(
        cls, journal: Journal, game: Game, seats: Sequence[str], *, seed: int, options: Mapping[str, str]
    ) -> Evening:
        """Begin a game; raises SeatsWrong or OptionUnknown, and then nothing was written."""
        session = Session(game, seats, seed=seed, options=options)
        return cls(journal, journal.start(game, seats, seed=seed, options=session.options), session)

    @classmethod
    def resume(cls, journal: Journal, games: Mapping[str, Game]) -> Evening | Lost | None:
        """The game that was going on, or whose end nobody may have heard, exactly where it stood; None without one."""
        record = journal.last_open_game()
        if record is None:
            return None
        totals = journal.totals(record.id)
        session = _replayed(record, journal.entries(record.id), games)
        if session is None or session.totals != totals:
            return Lost(record.name, record.seats, totals)
        return cls(journal, record.id, session)

    def renew(self, game: Game) -> None:
        """Go on with the same game as it is now that its owner added data: the same answers lead to the same place.

        Raises Unplayable when they do not, and then nothing changed.
        """
        old = self.session
        self.session = Session(game, old.seats, seed=old.seed, options=old.options, answers=old.answers)

    @property
    def unsaved(self) -> int:
        """How many writes wait for the disk to take them."""
        return self._journal.unsaved

    def answer(self, answer: Answer) -> tuple[Refusal, ...]:
        """As Session.answer; when it returns without refusals the answer is written."""
        if self._voided:
            return (GAME_OVER,)
        return self._recorded("answer", answer, self.session.answer(answer))

    def undo(self) -> tuple[Refusal, ...]:
        """As Session.undo; when it returns without refusals the undo is written."""
        if self._voided:
            return (GAME_OVER,)
        return self._recorded("undo", None, self.session.undo())

    def put_away(self) -> None:
        """The table has heard the result, so the box need not offer it again."""
        self._journal.put_away(self._number)

    def void(self) -> None:
        """Write down that this game does not count; nothing can happen in it any more."""
        if not self._voided:
            self._voided = True
            self._journal.void(self._number)

    def _recorded(self, kind: Kind, body: Answer, refusals: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
        if not refusals:
            self._journal.append(self._number, kind, body, self.session.totals, over=self.session.over)
        return refusals


def fold(entries: Sequence[Entry]) -> list[Answer]:
    """The answers that stand after these entries."""
    answers: list[Answer] = []
    for entry in entries:
        if entry.kind == "answer":
            answers.append(entry.body)
        elif entry.kind == "undo":
            answers.pop()
    return answers


def _replayed(record: GameRecord, entries: Sequence[Entry], games: Mapping[str, Game]) -> Session | None:
    """The session of a recorded game, its last entry carried out anew so that it tells the same; None if impossible.

    A rulebook that fails on its own record must not keep the box from starting, whatever it raises.
    """
    game = games.get(record.name)
    if game is None or game.version != record.version:
        log.warning("game %s version %d cannot be resumed by what is installed", record.name, record.version)
        return None
    try:
        before = fold(entries[:-1])
        session = Session(game, record.seats, seed=record.seed, options=record.options, answers=before)
        for entry in entries[-1:]:
            carry_out(session, entry)
    except Exception as error:
        log.warning("game %s cannot be resumed: %r", record.name, error, exc_info=True)
        return None
    return session


def carry_out(session: Session, entry: Entry) -> None:
    """Do to the session what the entry says; raises Unplayable when it cannot be done there."""
    refusals = session.answer(entry.body) if entry.kind == "answer" else session.undo() if entry.kind == "undo" else ()
    if refusals:
        raise Unplayable(entry.seq, refusals)
