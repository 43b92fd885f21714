"""The box: its parts, the one queue their events come by, and what keeps each part alive on its own.

Two gaits drive the same parts. In the virtual gait one thread calls :meth:`Box.step` with a clock it owns. In the
real gait :meth:`Box.start` gives each part a thread that steps it and proves its own liveness.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Iterator
from dataclasses import dataclass

from device.configuration import Configuration
from device.copper import Copper
from device.keys import GpioKeys
from device.lettering import open_lettering
from device.ports import Clock, Event, Fault, Frame, Mended, Part, PartName, Reader, Screen, Speaker
from device.reader import Pn532Reader
from device.screen import OledScreen
from device.speaker import MixingSpeaker

log = logging.getLogger(__name__)

PACE: dict[PartName, float] = {"keys": 0.004, "reader": 0.02, "screen": 0.02, "speaker": 0.005}
"""Seconds between two steps of a part on its own thread."""
REST = 1.0
"""Seconds a part rests after a step that raised: a fault of ours must not spin."""
STALLED = 5.0
"""Seconds without a finished step after which a part's thread counts as hung."""


@dataclass(slots=True)
class Runner:
    """Steps one part, and stands between its failures and everything else."""

    part: Part
    events: queue.SimpleQueue[Event]
    beat: float = 0.0
    """When the last step ended."""
    resting_until: float = 0.0
    broken: bool = False

    def step(self, now: float) -> None:
        """One step of the part; an exception becomes a fault told once, and the part rests before the next try."""
        if now < self.resting_until:
            self.beat = now
            return
        try:
            self.part.step(now)
        except Exception as error:
            log.exception("%s failed in its step", self.part.name)
            self.resting_until = now + REST
            if not self.broken:
                self.events.put(Fault(self.part.name, "part-broken", repr(error), now))
            self.broken = True
        else:
            if self.broken:
                self.events.put(Mended(self.part.name, now))
            self.broken = False
        self.beat = now


class NoScreen:
    """The screen of a box that has none; everything is spoken anyway."""

    name: PartName = "screen"

    def show(self, frame: Frame) -> None:
        """There is nobody to see it."""

    def step(self, now: float) -> None:
        """There is nothing to do."""

    def close(self) -> None:
        """There is nothing to let go of."""


class Box:
    """Keys, reader, screen and speaker, and the events that come from them in order."""

    def __init__(
        self,
        clock: Clock,
        events: queue.SimpleQueue[Event],
        *,
        keys: Part,
        reader: Reader | None,
        screen: Screen,
        speaker: Speaker,
    ) -> None:
        self.clock = clock
        self.events = events
        self.screen = screen
        self.speaker = speaker
        parts: list[Part] = [keys, speaker, screen]
        if reader is not None:
            parts.append(reader)
        self.runners = tuple(Runner(part, events, beat=clock()) for part in parts)
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(runner.part for runner in self.runners)

    def step(self, now: float) -> None:
        """Step every part once: the virtual gait."""
        for runner in self.runners:
            runner.step(now)

    def start(self) -> None:
        """Give every part its thread: the real gait."""
        for runner in self.runners:
            thread = threading.Thread(
                target=self._run, args=(runner,), name=f"coincoin-{runner.part.name}", daemon=True
            )
            self._threads.append(thread)
            thread.start()

    def stalled(self, now: float) -> tuple[PartName, ...]:
        """The parts whose thread has not finished a step lately; empty when every loop beats."""
        return tuple(runner.part.name for runner in self.runners if now - runner.beat > STALLED)

    def take(self, timeout: float = 0.0) -> Iterator[Event]:
        """Every event that waits, oldest first; the first is waited for up to ``timeout`` seconds."""
        try:
            yield self.events.get(timeout=timeout) if timeout else self.events.get_nowait()
            while True:
                yield self.events.get_nowait()
        except queue.Empty:
            return

    def close(self) -> None:
        """Stop the threads and let go of the hardware; a part that will not end is left behind."""
        self._stop.set()
        for thread in self._threads:
            thread.join(timeout=2.0)
        for part in self.parts:
            try:
                part.close()
            except Exception:
                log.exception("%s did not close", part.name)

    def _run(self, runner: Runner) -> None:
        pace = PACE.get(runner.part.name, 0.02)
        while not self._stop.wait(pace):
            runner.step(self.clock())


def open_box(
    configuration: Configuration, clock: Clock, copper: Copper, events: queue.SimpleQueue[Event] | None = None
) -> Box:
    """The parts of this configuration on this copper; nothing is touched before their first step, but the voice
    starts to get ready. ``events``: the queue to use, for whoever wants to look into it.
    """
    events = queue.SimpleQueue() if events is None else events
    emit = events.put
    keys, sound = configuration.keys, configuration.sound
    return Box(
        clock,
        events,
        keys=GpioKeys(
            emit,
            clock,
            open_factory=copper.open_pins,
            pins=keys.pins,
            stable=keys.stable_ms / 1000,
            cooldown=keys.cooldown_ms / 1000,
        ),
        speaker=MixingSpeaker(
            emit,
            clock,
            voice=copper.open_voice(emit, clock),
            open_sink=copper.open_sink,
            open_earphone=copper.open_earphone,
            witness=copper.witness,
            ceiling=sound.ceiling,
        ),
        screen=OledScreen(
            emit, clock, make_device=copper.make_panel, lettering=open_lettering(configuration.screen.font)
        )
        if configuration.screen.enabled
        else NoScreen(),
        reader=Pn532Reader(emit, clock, open_line=copper.open_line, reset=copper.reset_reader)
        if configuration.reader.enabled
        else None,
    )
