"""A game being played: a rulebook and the answers so far. Undo is a replay without the last answer."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import cast

import msgspec

from firmware.engine.asks import GAME_OVER, Answer, Ask, Choose, Collect, Refusal, Tally, Value
from firmware.engine.errors import Unplayable
from firmware.engine.game import Game, Result, Rulebook
from firmware.engine.table import Award, Message, Table

log = logging.getLogger(__name__)

NOTHING_TO_UNDO = Refusal("nothing-to-undo")
RULEBOOK_FAILED = Refusal("rulebook-failed")


class Session:
    """The state is always the fold of the answers; nothing else is kept, so nothing else can be wrong.

    ``answers`` are replayed at once and must be legal: otherwise Unplayable names the first that is not.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        *,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        answers: Iterable[Answer] = (),
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.options = game.settle_options(options or {})
        self.answers: list[Answer] = []
        self.told: tuple[Message, ...] = ()
        """What was told since the last stop."""
        self.ask: Ask | None = None
        self.result: Result | None = None
        self._refused: tuple[Refusal, ...] = ()
        self._open()
        for index, answer in enumerate(answers):
            refusals = self.answer(answer)
            if refusals:
                raise Unplayable(index, refusals)

    def __repr__(self) -> str:
        return (
            f"Session({self.game.name!r}, {self.seats!r}, seed={self.seed}, options={self.options!r}, "
            f"answers={self.answers!r})"
        )

    @property
    def board(self) -> object:
        """Everything public about the game, as the rulebook's own dataclass."""
        return self._table.board

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self._table.totals)

    @property
    def ledger(self) -> Sequence[Award]:
        return self._table.ledger

    @property
    def over(self) -> bool:
        return self.result is not None

    def board_facts(self) -> dict[str, Value]:
        """The board as JSON can write it."""
        return cast("dict[str, Value]", msgspec.to_builtins(self._table.board, str_keys=True))

    def answer(self, answer: Answer) -> tuple[Refusal, ...]:
        """Give the awaited answer. Returns every reason against it, empty when it was taken.

        A refusal changes nothing; nor does a rulebook that fails: the failure is logged and the answer refused.
        """
        try:
            refusals = self.ask.refusals(answer) if self.ask is not None else (GAME_OVER,)
            if not refusals:
                own = _own(answer)
                self._resume(own)
                self.answers.append(own)
        except Exception:
            log.exception("rulebook failed: %r was answered %r", self, answer)
            told = self.told
            self._replay(self.answers)
            self.told = told
            refusals = (RULEBOOK_FAILED,)
        self._refused = refusals
        return refusals

    def undo(self) -> tuple[Refusal, ...]:
        """Take back the last answer, also across the end of the game; what changed is then told."""
        if not self.answers:
            return (NOTHING_TO_UNDO,)
        totals = self.totals
        dropped = self.answers[-1]
        self._replay(self.answers[:-1])
        self._refused = ()
        self.told = tuple(self._difference(dropped, totals))
        return ()

    def explain(self) -> tuple[Message, ...]:
        """The rules behind the last refusal if the last answer was refused, else the lines of the last scoring."""
        if self._refused:
            return tuple(
                Message(f"rule-{refusal.rule}", refusal.facts) for refusal in self._refused if refusal.rule is not None
            )
        return tuple(_why(award) for award in self.ledger[self._scored :])

    def _open(self) -> None:
        self._table = Table(self.game, self.seats, self.options, self.seed)
        self._rulebook: Rulebook = self.game.play(self._table)
        self._scored = 0
        self.result = None
        try:
            self.ask = next(self._rulebook)
        except StopIteration as end:
            self._close(end.value)
        self._collect_told()

    def _replay(self, answers: Sequence[Answer]) -> None:
        """Stand where these answers, each taken here once, lead."""
        self._open()
        for answer in answers:
            self._resume(answer)
        self.answers = list(answers)

    def _resume(self, answer: Answer) -> None:
        lines = len(self._table.ledger)
        try:
            self.ask = self._rulebook.send(answer)
        except StopIteration as end:
            self._close(end.value)
        if len(self._table.ledger) > lines:
            self._scored = lines
        self._collect_told()

    def _close(self, result: Result) -> None:
        self.ask = None
        self.result = result

    def _collect_told(self) -> None:
        self.told = tuple(self._table.told)
        self._table.told.clear()

    def _difference(self, dropped: Answer, totals: Sequence[int]) -> Iterable[Message]:
        ask = self.ask
        assert ask is not None, "an answer was taken here once, so something is asked here"
        facet: dict[str, Value] = {"facet": ask.facet} if isinstance(ask, Choose | Tally | Collect) else {}
        yield Message("undone", {"ask": ask.id, "seat": ask.seat, "answer": cast("Value", dropped), **facet})
        for seat, (before, now) in enumerate(zip(totals, self.totals, strict=True)):
            if before != now:
                yield Message("undone-points", {"seat": seat, "points": before - now, "total": now})


def _own(answer: Answer) -> Answer:
    """A legal answer as JSON gives it back: it plays the same from the journal, and no caller can change it later."""
    if answer is None or isinstance(answer, (str, int)):
        return answer
    if isinstance(answer, list):
        return list(answer)
    if isinstance(answer, (dict, Mapping)):
        return dict(answer)
    return list(answer) if isinstance(answer, Sequence) else answer


def _why(award: Award) -> Message:
    return Message(f"why-{award.why.id}", {"seat": award.seat, "points": award.points, **award.why.args})
