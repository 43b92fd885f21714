"""The reader: one Tap for each time a card comes, one Lift when the field is empty again, whatever the radio does.

A card that lies there for ten minutes is one Tap. What is read counts only if the same card is still there after the
reading. A chip that falls silent is told once, reset, and tried again; the game goes on by its keys.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import termios
from collections.abc import Callable
from typing import Final

from device.pn532 import Chip, Line
from device.ports import Clash, Clock, Emit, Fault, Lift, Mended, PartName, Tap, Written
from device.tag_writing import FIRST_PAGE, HEAD_PAGE, plan
from device.tags import first_message, ndef_bytes, read_tag

log = logging.getLogger(__name__)

POLL: Final = 0.08
"""Seconds between two looks at the field: with the reading, a tick follows a card within 150 ms."""
MISSES: Final = 5
"""Looks in a row that must find nothing before a card counts as taken away: a shaky radio overlooks one in twenty."""
SILENCES: Final = 3
"""Commands without an answer after which the chip counts as silent."""
READINGS: Final = 4
"""Tries to read a card before its serial number must do."""
FIRST_RETRY, LAST_RETRY = 0.5, 10.0
"""Seconds between two tries to wake a silent chip; each wait is twice the one before."""

HEARTBEAT: Final = 30.0
"""Seconds of an empty field after which the chip must say its version and is set up anew: some go deaf in silence."""

_LAST_PAGE: Final = 39
"""The last of the user memory of the smallest tag, an NTAG213; of larger ones we read and write no more."""
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
        self.firmware: int | None = None
        """The four bytes of the chip's last answer to GetFirmwareVersion (UM0701, 7.2.2); None before the first."""
        self._emit = emit
        self._clock = clock
        self._open_line = open_line
        self._poll = poll
        self._reset = reset
        self._chip: Chip | None = None
        self._closed = False
        self._due = 0.0
        self._silences = 0
        self._failures = 0
        self._told = False
        self._revived = False
        """Set up anew since it last answered a look."""
        self._present: bytes | None = None
        """The card that was tapped and lies there still."""
        self._clashing = False
        self._missed = 0
        self._readings = 0
        self._beat_at = 0.0
        self._orders: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._to_write: str | None = None

    def __repr__(self) -> str:
        return f"<Pn532Reader {'listening' if self._chip else 'silent'}>"

    def step(self, now: float) -> None:
        """One look at the field when it is time.

        Blocks a hundredth of a second as a rule, a quarter of one while the chip does not answer, and not a whole one
        when it falls silent while a card is written.
        """
        self._take_orders()
        if self._closed or now < self._due:
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

    def write(self, content: str | None) -> None:
        if content is not None:
            ndef_bytes(content)
        self._orders.put(content)

    def close(self) -> None:
        self._closed = True
        self._drop()

    def _drop(self) -> None:
        chip, self._chip = self._chip, None
        if chip is None:
            return
        try:
            chip.close()
        except _LINE_ERRORS as error:
            log.info("the reader's line closed badly: %s", error)

    def _take_orders(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._to_write = self._orders.get_nowait()

    def _start(self) -> Chip | None:
        self._pull_reset()
        chip = Chip(self._open_line)
        try:
            version = chip.start()
        except _LINE_ERRORS:
            chip.close()
            raise
        if version is None:
            chip.close()
            return None
        log.info("PN532 with firmware %08x", version)
        self._chip = chip
        self.firmware = version
        self._silences = 0
        self._beat_at = self._clock() + HEARTBEAT
        return chip

    def _pull_reset(self) -> None:
        """Many chips do without; a wire that fails must not cost the reader."""
        if self._reset is None:
            return
        try:
            self._reset()
        except Exception as error:  # the GPIO library of a Pi raises bare Exceptions
            log.warning("the reader's reset wire does not work: %s", error)

    def _look(self, chip: Chip, now: float) -> None:
        found = chip.find()
        if found == () and now >= self._beat_at:
            self._beat_at = now + HEARTBEAT
            found = found if chip.set_up() is not None else None
        if found is None:
            self._silences += 1
            if self._silences >= SILENCES:
                self._revive(now)
            return
        self._silences = 0
        self._works(now)
        if not found:
            self._nothing(now)
        elif len(found) > 1:
            self._several(now)
        else:
            self._one(chip, *found[0], now)

    def _revive(self, now: float) -> None:
        """Set a silent chip up from the beginning; only when that did not help is there something to tell."""
        if self._revived:
            self._failed("reader-silent", "it stopped answering", now)
            return
        log.info("the reader fell silent and is set up anew")
        self._revived = True
        self._drop()
        self._due = now

    def _works(self, now: float) -> None:
        self._failures = 0
        self._revived = False
        if self._told:
            self._told = False
            self._emit(Mended(self.name, now))

    def _failed(self, code: str, detail: str, now: float) -> None:
        self._drop()
        self._due = now + min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(self._failures, 10))
        self._failures += 1
        if not self._told:
            self._told = True
            self._emit(Fault(self.name, code, detail, now))

    # What lies in the field

    def _nothing(self, now: float) -> None:
        """A card that seems gone is looked for twice as often, so that its lift is sure and soon."""
        self._missed += 1
        self._readings = 0
        if self._missed < MISSES:
            self._due = now + self._poll / 2
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
        if memory is None:
            self._readings += 1
            if self._readings < READINGS:
                return
        again = _alone(chip, uid)
        if again is None:
            return
        if self._present is not None:
            self._emit(Lift(now))
        self._present, self._clashing, self._readings = uid, False, 0
        content, self._to_write = self._to_write, None
        if content is None:
            self._emit(Tap(read_tag(uid.hex(), memory or b""), self._clock()))
        else:
            self._emit(self._written(chip, again, uid, memory, content))

    def _memory(self, chip: Chip, target: int) -> bytes | None:
        """The user memory in one command, or in several for a card that knows only the old one.

        A card may end early, but not within its message: then it was the reading that failed.
        """
        whole = chip.read_pages(target, FIRST_PAGE, _LAST_PAGE)
        if whole is not None:
            return whole
        found = chip.find()
        if not found or len(found) != 1:
            return None
        memory = b""
        for page in range(FIRST_PAGE, _LAST_PAGE + 1, 4):
            part = chip.read_four_pages(found[0][0], page)
            if part is None:
                return memory if first_message(memory) is not None else None
            memory += part
        return memory

    # Writing

    def _written(self, chip: Chip, target: int, uid: bytes, memory: bytes | None, content: str) -> Written:
        """Write the content, read it back, and say what the card holds now."""
        code: str = "tag-unwritable"
        head = chip.read_four_pages(target, HEAD_PAGE) if memory is not None else None
        if memory is not None and head is not None:
            pages = plan(head, memory, content)
            if isinstance(pages, str):
                code = pages
            else:
                took = all(chip.write_page(target, page.number, page.data) for page in pages)
                memory = self._read_back(chip, uid)
                if took and memory is not None and read_tag("", memory).content == content:
                    code = "tag-written"
        if code == "tag-unwritable" and _alone(chip, uid) is None:
            code = "tag-left"
        return Written(read_tag(uid.hex(), memory or b""), code == "tag-written", code, self._clock())

    def _read_back(self, chip: Chip, uid: bytes) -> bytes | None:
        target = _alone(chip, uid)
        return None if target is None else self._memory(chip, target)


def _alone(chip: Chip, uid: bytes) -> int | None:
    """The target number of this card if it, and no other, is in the field: else what was read may be another's."""
    found = chip.find() or chip.find()
    return found[0][0] if found and len(found) == 1 and found[0][1] == uid else None


def serial_line(path: str) -> Callable[[], Line]:
    """How to open a serial port of this machine for the chip: 115200 baud, for us alone."""

    def open_line() -> Line:
        from serial import Serial

        line: Line = Serial(path, baudrate=115200, timeout=0.1, write_timeout=0.5, exclusive=True)
        return line

    return open_line
