"""The engines of the voice, best first: down it goes when one fails, and up again when a trial succeeds."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from device.voice_condition import Code
from device.voice_frames import Order
from device.voice_process import WorkerProcess
from device.voice_trial import Patience, Trial

log = logging.getLogger(__name__)

_ATTEMPTS = 2
"""On the engine of the hour, before a plainer one is tried."""
_TRIAL_DEADLINE = 60.0
"""Seconds that an engine may take to come back while another speaks; a model of Piper is loaded in them."""


class Ladder:
    """Knows which engine speaks and why not a better one."""

    def __init__(self, commands: Sequence[tuple[str, ...]], *, slow: bool) -> None:
        """``slow``: the first takes seconds to start, so that the second speaks until it has."""
        self.commands = tuple(commands)
        """Read at each start, so that the bench can break the next worker."""
        self._slow = slow
        self._rung = 1 if slow else 0
        self._starting = slow
        self._patience = Patience()
        self.trial: Trial | None = None
        self._trials = 0
        self._failed_in: dict[int, str] = {}
        """Language of the last sentence that each engine could not say."""
        self.why = ""
        """What the last engine died of."""

    @property
    def command(self) -> tuple[str, ...]:
        return self.commands[self.at]

    @property
    def at(self) -> int:
        """0 on the best engine."""
        return self._rung % len(self.commands)

    @property
    def slow(self) -> bool:
        """Whether the engine that speaks is a slow one: a second try of a sentence would take too long."""
        return self._slow and self.at == 0

    @property
    def code(self) -> Code:
        """What to tell of an engine that works."""
        return "voice-plain" if self.at and not self._starting else ""

    @property
    def language(self) -> str:
        """In which this engine must prove that it speaks again: its voices of the others may have worked all along."""
        return self._failed_in.get(self.at, "")

    def next_try(self, attempts: int, language: str, why: str, now: float) -> bool:
        """Whether a sentence that failed so often may be tried again, on a plainer engine if this had its chances."""
        if attempts < (1 if self.slow else _ATTEMPTS):
            return True
        self._failed_in[self.at] = language
        if self.at + 1 >= len(self.commands):
            return False
        self._rung = self.at + 1
        self.why, self._starting = why, False
        self._patience.fell(now)
        log.warning("the voice falls back on %s", self.command)
        return True

    def start_again(self) -> None:
        """The worker was ended for what nobody waits for: as at the start, the second speaks until a slow one is up."""
        if self.slow:
            self._rung, self._starting = 1, True

    def walk(self, failures: int) -> None:
        """While none of them works, each gets its turn, and no trial."""
        self.end()
        self._rung = (failures - 1) % len(self.commands)

    def climb(self, probe: Callable[[str], Order], now: float) -> WorkerProcess | None:
        """Try a better engine when its pause is over; the worker to change to, once one has proved itself.

        ``probe``: what it has to say in a language.
        """
        if self.at == 0:
            self.end()
            return None
        if self.trial is None and now >= self._patience.due:
            self._begin(probe, now)
        outcome = self.trial.step(now) if self.trial else None
        if outcome is False and self.trial:
            self._not_back(self.trial.why, now)
        if not outcome or self.trial is None:
            return None
        worker, self._rung, self.trial = self.trial.worker, self.trial.rung, None
        self._patience.climbed(now)
        log.info("the voice is back on %s", self.command)
        return worker

    def end(self) -> None:
        """Give up the trial."""
        if self.trial:
            self.trial.end()
            self.trial = None

    def _begin(self, probe: Callable[[str], Order], now: float) -> None:
        rung = self._trials % self.at
        self._trials += 1
        order = probe(self._failed_in.get(rung, ""))
        try:
            self.trial = Trial(rung, self.commands[rung], order, now + _TRIAL_DEADLINE)
        except OSError as error:
            log.info("the better voice cannot be started: %s", error)
            self._not_back(f"cannot start: {error}", now)

    def _not_back(self, why: str, now: float) -> None:
        self.end()
        self._patience.fell(now)
        if self._starting:
            self.why, self._starting = why, False
