"""The bench: a whole box on simulated copper, with fingers, cards and a clock, for tests, demos and bug reports.

The parts are the real ones; see ``copper.py`` for what is simulated. Two gaits drive them. The virtual gait owns the
clock: an evening takes seconds and runs the same each time. The real gait gives every part its thread and lets the
clock of the machine run, so that the same evening can be heard.
"""

from __future__ import annotations

import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Literal, Protocol, Self

from device.bench.copper import BenchCopper, VoiceKind
from device.bench.record import OverheardQueue, Recording, Shown
from device.box import Box, open_box
from device.configuration import Configuration
from device.ports import KeyName, Tag
from device.screen import OledScreen
from device.sink import OpenSink
from device.speaker import MixingSpeaker

Gait = Literal["virtual", "real"]

TICK = 0.005
"""Seconds between two steps of the virtual gait: shorter than any contact bounce and any audio buffer."""
STRIDES = ((60.0, 2.0), (1.0, 0.5))
"""Seconds that a step takes while nothing sounds, that far from both ends of a wait: a day goes by in seconds."""
GLANCE = 0.003
"""Seconds between two looks of the recorder, and between two steps of the program, in the real gait."""
QUIET = 0.3
"""Seconds without speech after which the box has said what it had to say."""
PRESS = 0.08
"""Seconds that a finger rests on a key."""


class Program(Protocol):
    """What runs on the box."""

    def step(self, now: float) -> None:
        """Take the events that wait and do what is due."""

    def state(self) -> Mapping[str, object]:
        """What it would tell a test about itself."""

    def close(self) -> None:
        """End properly."""


Act = Callable[[], None]
Boot = Callable[[Box, Path], Program]
"""Starts the program on a box, with its state directory."""


class Bench:
    """A box on the desk. Use it as a context manager, or close it."""

    def __init__(
        self,
        boot: Boot,
        state: Path,
        *,
        gait: Gait = "virtual",
        voice: VoiceKind = "espeak",
        configuration: Configuration | None = None,
        open_sink: OpenSink | None = None,
    ) -> None:
        """``state``: the directory of the journal. ``open_sink``: hear it there, in the real gait."""
        self.recording = Recording()
        self.state_directory = state
        self._boot = boot
        self._glanced = -1
        self._configuration = configuration or Configuration()
        self._gait: VirtualGait | RealGait = VirtualGait(self) if gait == "virtual" else RealGait(self)
        self.copper = BenchCopper(
            self.clock, self.recording, self._configuration, real=gait == "real", voice=voice, open_sink=open_sink
        )
        try:
            self._switch_on()
        except Exception:
            self.copper.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def now(self) -> float:
        return self._gait.now

    def clock(self) -> float:
        return self._gait.now

    def state(self) -> Mapping[str, object]:
        """What the program says of itself."""
        return self.program.state()

    # Fingers and cards

    def press(self, key: KeyName, seconds: float = PRESS) -> None:
        """Press and release, and give the box a moment to notice."""
        self.hold(key)
        self.wait(seconds)
        self.release(key)
        self.wait(PRESS)

    def hold(self, key: KeyName) -> None:
        """Put a finger down and leave it."""
        self.copper.pins.press(key)

    def release(self, key: KeyName) -> None:
        self.copper.pins.release(key)

    def tap(self, tag: Tag, seconds: float = 0.5) -> None:
        """Lay a card on the tap zone and take it away again."""
        self.lay(tag)
        self.wait(seconds)
        self.lift()
        self.wait(seconds)

    def lay(self, tag: Tag) -> None:
        """Lay a card on the tap zone, beside what lies there."""
        self.copper.lay(tag)

    def lift(self) -> None:
        """Take every card away."""
        self.copper.lift()

    # Time

    def wait(self, seconds: float) -> None:
        self._gait.wait(seconds)

    def settle(self, limit: float = 60.0) -> None:
        """Wait until the box has said what it had to say; raises TimeoutError when it goes on talking."""
        end = self.now + limit
        quiet_since = self.now
        while self.now - quiet_since < QUIET:
            if self.now > end:
                raise TimeoutError(f"still talking after {limit} seconds")
            self.wait(TICK * 4)
            if not self.quiet:
                quiet_since = self.now

    # Power

    def restart(self) -> None:
        """End the program properly and start it again, as the service manager does."""
        self._gait.halt()
        self._switch_on()

    def cut_power(self) -> None:
        """Everything stops as it stands; what was on the disk is all that is left at the next start."""
        with tempfile.TemporaryDirectory(prefix="coincoin-survived-") as survived:

            def cut() -> None:
                shutil.copytree(self.state_directory, survived, symlinks=True, dirs_exist_ok=True)
                self.copper.lose_power()

            self._gait.halt(cut)
            _empty(self.state_directory)
            shutil.copytree(survived, self.state_directory, symlinks=True, dirs_exist_ok=True)
        self._switch_on()

    def close(self) -> None:
        """End the program and put everything away; raises what the end of the program raised."""
        try:
            self._gait.halt()
        finally:
            self.box.close()
            self.copper.close()

    # Faults

    def fault(self, name: str) -> None:
        """Break something, by a name of ``copper.FAULTS``."""
        self.copper.fault(name)

    def mend(self, name: str) -> None:
        self.copper.mend(name)

    # Within

    def _switch_on(self) -> None:
        self.copper.fall_silent(self.now)
        self.box = open_box(self._configuration, self.clock, self.copper, OverheardQueue(self.recording))
        try:
            self._gait.go()
        except Exception:
            self.box.close()
            raise

    def boot(self) -> None:
        """Start the program, on the thread that will step it and close it: it may own files that want that."""
        self.program = self._boot(self.box, self.state_directory)

    @property
    def quiet(self) -> bool:
        """Whether the box says nothing and has nothing to say."""
        speaker = self.box.speaker
        assert isinstance(speaker, MixingSpeaker), "open_box makes no other"
        return speaker.quiet

    def observe(self) -> None:
        """Write down what the glass shows now, when it changed."""
        changes = self.copper.panel.changes
        if changes == self._glanced:
            return
        self._glanced = changes
        screen = self.box.screen
        lines = screen.shown.lines if isinstance(screen, OledScreen) and self.copper.panel.lit else ()
        self.recording.frames.append(Shown(self.now, lines, self.copper.panel.image()))


def _empty(directory: Path) -> None:
    """Delete what is in it, and not itself: it may be a link or the place where a disk is mounted."""
    for inside in directory.iterdir():
        if inside.is_dir() and not inside.is_symlink():
            shutil.rmtree(inside)
        else:
            inside.unlink()


class VirtualGait:
    """One thread, one clock, no waiting."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self.now = 0.0

    def go(self) -> None:
        self._bench.boot()

    def halt(self, last: Act | None = None) -> None:
        """Do the last thing before the program ends, then end it."""
        if last is not None:
            last()
        self._bench.program.close()

    def wait(self, seconds: float) -> None:
        """Step by TICK; the middle of a long wait in which nothing sounds goes by in strides."""
        began, end = self.now, self.now + seconds
        while True:
            self._step(self._stride(min(self.now - began, end - self.now)))
            if self.now >= end - TICK / 2:
                return

    def _stride(self, margin: float) -> float:
        for least, stride in STRIDES:
            if margin > least and self._bench.quiet:
                return stride
        return TICK

    def _step(self, seconds: float) -> None:
        bench = self._bench
        self.now += seconds
        bench.copper.pass_time()
        bench.box.step(self.now)
        bench.program.step(self.now)
        bench.copper.catch_up()
        bench.observe()


class RealGait:
    """Threads, and the clock of the machine."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._start = time.monotonic()
        self._stop = threading.Event()
        self._started = threading.Event()
        self._thread: threading.Thread
        self._error: Exception | None = None
        self._last: Act | None = None

    @property
    def now(self) -> float:
        return time.monotonic() - self._start

    def go(self) -> None:
        """Returns when the program has started; raises what its start raised."""
        self._stop.clear()
        self._started.clear()
        self._error = self._last = None
        self._thread = threading.Thread(target=self._run, name="bench-program", daemon=True)
        self._thread.start()
        self._started.wait()
        self._complain()

    def halt(self, last: Act | None = None) -> None:
        """As in the virtual gait; what the program's end raised is raised here."""
        self._last = last
        self._stop.set()
        self._thread.join()
        self._complain()

    def wait(self, seconds: float) -> None:
        """Raises what the program raised since the last wait: a dead program must not look like a quiet one."""
        self._thread.join(seconds)
        self._complain()

    def _complain(self) -> None:
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        try:
            self._bench.boot()
            self._bench.box.start()
            self._started.set()
            while not self._stop.wait(GLANCE):
                self._bench.program.step(self.now)
                self._bench.observe()
            if self._last is not None:
                self._last()
            self._bench.program.close()
        except Exception as error:
            self._error = error
        finally:
            self._started.set()
