"""Where the tests are run: at a built box with its builder, or at the bench with a simulated one."""

from __future__ import annotations

import os
import select
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Protocol

from device.bench.bench import Bench
from device.box import open_box
from device.configuration import Configuration
from device.copper import Wired
from firmware.words.forms import Language
from hw_tests.attendant import Attendant, NoManager, ServiceManager

TURN: Final = 0.02
"""Seconds between two turns of the loop in real time."""
YES: Final = ("", "y", "yes", "o", "oui")


class Terminal:
    """The keyboard of the computer that started the tests: for a yes while no key of the box is proven."""

    def __init__(self, descriptor: int | None) -> None:
        """None: there is no keyboard. The descriptor is closed with it."""
        self._descriptor = descriptor

    @classmethod
    def open(cls) -> Terminal:
        """The terminal itself, whatever became of the standard input."""
        try:
            return cls(os.open("/dev/tty", os.O_RDONLY))
        except OSError:
            return cls(None)

    def yes(self) -> bool:
        """Whether somebody typed a line that means yes; never waits."""
        if self._descriptor is None or not select.select([self._descriptor], [], [], 0)[0]:
            return False
        line = os.read(self._descriptor, 1024).decode(errors="replace")
        return line.strip().lower() in YES

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._descriptor = None


class Place(Protocol):
    """A box, somebody beside it, and the files the steps look into."""

    configuration: Configuration
    terminal: Terminal
    boot_config: Path
    """The file from which the firmware of the Pi reads its settings."""
    journal: Path

    @property
    def attendant(self) -> Attendant: ...

    def wait(self, seconds: float) -> None:
        """Let time pass; the parts of the box go on meanwhile."""

    def obey(self, request: str, facts: Mapping[str, object], text: str, language: Language) -> None:
        """Let whoever is there do what was just said."""

    def close(self) -> None: ...


class BuiltBox:
    """Fulfils ``Place`` with the real copper. Nobody but a person obeys."""

    def __init__(self, configuration: Configuration, *, boot_config: Path, journal: Path) -> None:
        self.configuration = configuration
        self.boot_config = boot_config
        self.journal = journal
        self.terminal = Terminal.open()
        box = open_box(configuration, time.monotonic, Wired(configuration))
        address = os.environ.get("NOTIFY_SOCKET")
        notifier = ServiceManager(address) if address else NoManager()
        self.attendant = Attendant(box, notifier)
        box.start()
        notifier.notify("READY=1")

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while True:
            now = time.monotonic()
            self.attendant.step(now)
            if now >= end:
                return
            time.sleep(min(TURN, end - now))

    def obey(self, request: str, facts: Mapping[str, object], text: str, language: Language) -> None:
        """The builder heard it."""

    def close(self) -> None:
        self.attendant.close()
        self.terminal.close()


Obey = Callable[[str, Mapping[str, object]], None]


class BenchPlace:
    """Fulfils ``Place`` on the bench. ``builder`` does what was said, once it was really heard."""

    def __init__(
        self,
        bench: Bench,
        builder: Obey,
        configuration: Configuration,
        *,
        terminal: Terminal,
        boot_config: Path,
        journal: Path,
    ) -> None:
        self.configuration = configuration
        self.boot_config = boot_config
        self.journal = journal
        self.terminal = terminal
        self.bench = bench
        self.builder = builder
        """Another may take over, who does it otherwise."""

    @property
    def attendant(self) -> Attendant:
        program = self.bench.program
        assert isinstance(program, Attendant), "the bench was booted with one"
        return program

    def wait(self, seconds: float) -> None:
        self.bench.wait(seconds)

    def obey(self, request: str, facts: Mapping[str, object], text: str, language: Language) -> None:
        """Nobody can obey what did not sound."""
        heard = [spoken.text for spoken in self.bench.recording.speech if spoken.language == language]
        if heard and heard[-1] == text:
            self.builder(request, facts)

    def close(self) -> None:
        self.bench.close()
        self.terminal.close()
