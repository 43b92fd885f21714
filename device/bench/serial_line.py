"""The two ends of the reader's serial line: in memory for the clock of the bench, a pseudo-terminal for real time."""

from __future__ import annotations

import os
import select
import threading
import tty
from typing import Any

from device.bench.chip import SimChip

GLANCE = 0.002
"""Seconds between two looks for bytes that become due."""


class MemoryLine:
    """Fulfils ``pn532.Line``. What is not there yet is not waited for: on the bench no time passes within a step."""

    def __init__(self, chip: SimChip) -> None:
        self.timeout: float | None = None
        self._chip = chip
        self._closed = False

    def read(self, size: int = 1) -> bytes:
        self._check()
        return self._chip.take(size)

    def write(self, data: Any) -> int | None:
        self._check()
        self._chip.feed(bytes(data))
        return len(data)

    def inWaiting(self) -> int:
        self._check()
        return self._chip.waiting()

    def close(self) -> None:
        self._closed = True

    def _check(self) -> None:
        if self._closed:
            raise OSError("the line is closed")


class PtyLine:
    """Puts a chip behind ``path``, a pseudo-terminal that any serial library opens."""

    def __init__(self, chip: SimChip) -> None:
        self._chip = chip
        self._master, self._slave = os.openpty()
        for end in (self._master, self._slave):
            tty.setraw(end)
        self.path = os.ttyname(self._slave)
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="bench-chip", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread and take the terminal away, as pulling a USB plug does."""
        self._stop.set()
        self._thread.join()
        os.close(self._master)
        os.close(self._slave)

    def _run(self) -> None:
        while not self._stop.is_set():
            readable, _, _ = select.select([self._master], [], [], GLANCE)
            if readable:
                self._chip.feed(os.read(self._master, 4096))
            if waiting := self._chip.waiting():
                os.write(self._master, self._chip.take(waiting))
