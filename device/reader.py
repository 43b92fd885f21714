"""The reader: one Tap for each time a card comes, one Lift when the field is empty again, whatever the radio does.

A card that lies there for ten minutes is one Tap. What is read counts only if the same card is still there after the
reading. A chip that falls silent is told once, reset, and tried again; the game goes on by its keys.
"""

from __future__ import annotations

import logging
import termios
from collections.abc import Callable
from typing import Final

from device.pn532 import Chip, Line
from device.ports import Clash, Clock, Emit, Fault, Lift, Mended, PartName, Tap
from device.tags import read_tag

log = logging.getLogger(__name__)

POLL: Final = 0.08
"""Seconds between two looks at the field: with the reading, a tick follows a card within 150 ms."""
MISSES: Final = 2
"""Looks that must find nothing before a card counts as taken away: one may miss a card that lies there."""
SILENCES: Final = 3
"""Commands without an answer after which the chip counts as silent."""
READINGS: Final = 3
"""Tries to read a card before its serial number must do."""
FIRST_RETRY, LAST_RETRY = 0.5, 10.0
"""Seconds between two tries to wake a silent chip; each wait is twice the one before."""

_FIRST_PAGE, _LAST_PAGE = 4, 39
"""The user memory of the smallest tag, an NTAG213; of larger ones, as much as we ever write."""
_READ, _FAST_READ = 0x30, 0x3A
_PAGES_A_READ = 4
_LINE_ERRORS = (OSError, termios.error)
"""What a dead line raises: pyserial's own errors are OSErrors, one of termios is not."""


class Pn532Reader:
    """Fulfils ``ports.Reader`` with a PN532 on a serial line."""

    name: PartName = "reader"

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        open_line: Callable[[], Line],
        poll: float = POLL,
        reset: Callable[[], None] | None = None,
    ) -> None:
        """``open_line`` raises OSError when there is no line; ``reset`` pulls the chip's reset wire for a moment."""
        self._emit = emit
        self._clock = clock
        self._open_line = open_line
        self._poll = poll
        self._reset = reset
        self._chip: Chip | None = None
        self._due = 0.0
        self._silences = 0
        self._failures = 0
        self._told = False
        self._present: bytes | None = None
        """The card that was tapped and lies there still."""
        self._clashing = False
        self._missed = 0
        self._readings = 0

    def __repr__(self) -> str:
        return f"<Pn532Reader {'listening' if self._chip else 'silent'}>"

    def step(self, now: float) -> None:
        """One look at the field when it is time; at most about a quarter of a second when the chip is silent."""
        if now < self._due:
            return
        self._due = now + self._poll
        try:
            chip = self._chip or self._start()
            if chip is None:
                self._failed("reader-silent", "no answer to GetFirmwareVersion", now)
                return
            self._look(chip, now)
        except _LINE_ERRORS as error:
            code = "reader-silent" if self._chip else "reader-absent"
            self._failed(code, f"{type(error).__name__}: {error}", now)

    def close(self) -> None:
        chip, self._chip = self._chip, None
        if chip is None:
            return
        try:
            chip.close()
        except _LINE_ERRORS as error:
            log.info("the reader's line closed badly: %s", error)

    def _start(self) -> Chip | None:
        if self._reset is not None:
            self._reset()
        chip = Chip(self._open_line)
        version = chip.start()
        if version is None:
            chip.close()
            return None
        log.info("PN532 with firmware %08x", version)
        self._chip = chip
        self._silences = 0
        return chip

    def _look(self, chip: Chip, now: float) -> None:
        found = chip.find()
        if found is None:
            self._silences += 1
            if self._silences >= SILENCES:
                self._failed("reader-silent", "no answer to InListPassiveTarget", now)
            return
        self._silences = 0
        self._works(now)
        if not found:
            self._nothing(now)
        elif len(found) > 1:
            self._several(now)
        else:
            self._one(chip, *found[0], now)

    def _works(self, now: float) -> None:
        self._failures = 0
        if self._told:
            self._told = False
            self._emit(Mended(self.name, now))

    def _failed(self, code: str, detail: str, now: float) -> None:
        self.close()
        self._due = now + min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(self._failures, 10))
        self._failures += 1
        if not self._told:
            self._told = True
            self._emit(Fault(self.name, code, detail, now))

    # What lies in the field

    def _nothing(self, now: float) -> None:
        self._missed += 1
        self._readings = 0
        if self._missed < MISSES:
            return
        if self._present is not None or self._clashing:
            self._emit(Lift(now))
        self._present, self._clashing = None, False

    def _several(self, now: float) -> None:
        """Nobody can say which of two was meant; told once, until the field is empty or one remains."""
        self._missed = 0
        if not self._clashing:
            self._clashing = True
            self._emit(Clash(now))

    def _one(self, chip: Chip, target: int, uid: bytes, now: float) -> None:
        self._missed = 0
        if uid == self._present:
            self._clashing = False
            return
        memory = self._memory(chip, target)
        self._readings += 1
        if memory is None and self._readings < READINGS:
            return
        if not self._still_there(chip, uid):
            return
        if self._present is not None:
            self._emit(Lift(now))
        self._present, self._clashing, self._readings = uid, False, 0
        self._emit(Tap(read_tag(uid.hex(), memory or b""), self._clock()))

    def _still_there(self, chip: Chip, uid: bytes) -> bool:
        """Whether the card that was read is the one in the field, and alone: else what was read may be another's."""
        found = chip.find()
        return found is not None and [other for _, other in found] == [uid]

    def _memory(self, chip: Chip, target: int) -> bytes | None:
        """The user memory in one command, or in several for a card that knows only the old one."""
        whole = chip.exchange(target, (_FAST_READ, _FIRST_PAGE, _LAST_PAGE))
        expected = 4 * (_LAST_PAGE - _FIRST_PAGE + 1)
        if whole is not None and len(whole) == expected:
            return whole
        found = chip.find()
        if not found or len(found) != 1:
            return None
        memory = b""
        for page in range(_FIRST_PAGE, _LAST_PAGE + 1, _PAGES_A_READ):
            part = chip.exchange(found[0][0], (_READ, page))
            if part is None or len(part) != 4 * _PAGES_A_READ:
                return memory or None
            memory += part
        return memory


def serial_line(path: str) -> Callable[[], Line]:
    """How to open a serial port of this machine for the chip: 115200 baud, for us alone."""

    def open_line() -> Line:
        from serial import Serial

        line: Line = Serial(path, baudrate=115200, timeout=0.1, write_timeout=0.5, exclusive=True)
        return line

    return open_line
