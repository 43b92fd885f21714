"""The program of the box: journal and console over a device box, in one loop; on the Pi, under systemd's watchdog."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from random import SystemRandom
from types import FrameType
from typing import TYPE_CHECKING, Protocol

from firmware.claim import Claim
from firmware.console.console import Console
from firmware.engine.asks import Value
from firmware.engine.game import Game, extend_games, find_games, own_file
from firmware.engine.journal import Journal
from firmware.engine.own_data import add_own_data
from firmware.words.forms import Language

if TYPE_CHECKING:
    from device.box import Box

log = logging.getLogger(__name__)

JOURNAL = "coincoin.sqlite"
WAIT = 0.02
"""Seconds the loop waits for an event before it looks after what is due by time."""
BEAT = 2.0
"""Seconds between two beats to the watchdog; the unit allows 10."""


class Notifier(Protocol):
    """What tells the service manager how we are, as sdnotify does."""

    def notify(self, state: str) -> None: ...


class Service:
    """One console on one box, with the journal of one state directory.

    Raises StateInUse when another program plays on that directory.
    """

    def __init__(
        self,
        box: Box,
        state: Path,
        *,
        wall: Callable[[], float],
        boot_id: str,
        language: Language,
        games: Mapping[str, Game] | None = None,
        seed: Callable[[], int] = lambda: SystemRandom().getrandbits(32),
        troubles: tuple[str, ...] = (),
    ) -> None:
        self.box = box
        self._claim = Claim(state)
        known, wrong = extend_games(find_games() if games is None else games, state)
        self.journal = Journal.open(state / JOURNAL, clock=box.clock, boot_id=boot_id, wall=wall)
        self.console = Console(
            speaker=box.speaker,
            screen=box.screen,
            journal=self.journal,
            games=known,
            clock=box.clock,
            seed=seed,
            language=language,
            keep=lambda game, data: add_own_data(game, own_file(game.name, state), data),
            troubles=(*self.journal.troubles, *troubles, *(("owner-data-troubled",) if wrong else ())),
        )
        self.console.start()

    def step(self, now: float) -> None:
        """Hand the events that wait to the console, then let it do what is due."""
        for event in self.box.take():
            self.console.handle(event)
        self.console.step(now)

    def state(self) -> dict[str, Value]:
        return self.console.state()

    def run(self, notifier: Notifier) -> None:
        """The loop of the real gait, until SIGTERM or SIGINT.

        READY is said once the box takes keys and taps. The watchdog hears a beat only while this loop and the loop
        of every part go on.
        """
        stop = Stop()
        self.box.start()
        notifier.notify("READY=1")
        beat = 0.0
        while not stop.wanted:
            for event in self.box.take(timeout=WAIT):
                self.console.handle(event)
            now = self.box.clock()
            self.console.step(now)
            if now - beat >= BEAT:
                beat = now
                self._beat(notifier, now)
        notifier.notify("STOPPING=1")

    def close(self) -> None:
        self.box.close()
        self.journal.close()
        self._claim.release()

    def _beat(self, notifier: Notifier, now: float) -> None:
        stalled = self.box.stalled(now)
        if stalled:
            log.error("no beat: %s hung", ", ".join(stalled))
        else:
            notifier.notify("WATCHDOG=1")


class Stop:
    """Whether the service manager or Ctrl-C asked us to end."""

    def __init__(self) -> None:
        self.wanted = False
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._want)

    def _want(self, number: int, frame: FrameType | None) -> None:
        self.wanted = True
