"""The PN532 chip behind a serial line: pn532pi's protocol, with what it lacks to live for years.

pn532pi loses step for ever after one late answer, waits too short a time for an acknowledgement, opens two paths only,
and cannot tell "no card" from "no chip". This adds those four things and leaves its frames alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from pn532pi.interfaces.pn532hsu import Pn532Hsu
from pn532pi.nfc.pn532 import PN532_COMMAND_INDATAEXCHANGE, PN532_COMMAND_INLISTPASSIVETARGET, Pn532

ACK: Final = bytes([0x00, 0x00, 0xFF, 0x00, 0xFF, 0x00])
ACK_WAIT: Final = 150
"""Milliseconds: a busy machine takes longer than the 10 of the library."""
ANSWER_WAIT: Final = 200
"""Milliseconds for the answer to any command, our polls included."""
DRAIN_PAUSE: Final = 0.010
"""Seconds of silence after which nothing more is on its way."""
DRAINED_AT_MOST: Final = 4096
TRIES: Final = 2
"""How often the chip looks for a card before it says that there is none."""
CARDS: Final = 2
"""A second card is looked for so that two at once can be told."""

PAGE: Final = 4
"""Bytes of a Type 2 tag's page."""
_READ, _FAST_READ, _WRITE = 0x30, 0x3A, 0xA2

_HAS_ATS = 0x20
"""In a card's answer to select: an ATS, which says its own length, follows the serial number."""


class Line(Protocol):
    """What is used of a pyserial port."""

    timeout: float | None

    def read(self, size: int = 1) -> bytes: ...

    def write(self, data: Any) -> int | None: ...

    def inWaiting(self) -> int: ...

    def close(self) -> None: ...


class ResyncingHsu(Pn532Hsu):  # type: ignore[misc]
    """pn532pi's serial interface on any line. After an answer that did not come it finds its step again."""

    def __init__(self, open_line: Callable[[], Line]) -> None:
        """The line is opened by ``begin``, which raises what opening raises."""
        self._open_line = open_line
        self._serial: Line | None = None
        self._owed = False
        self.command = 0

    def begin(self) -> None:
        self._serial = self._open_line()
        self._owed = True

    def writeCommand(self, header: bytearray, body: bytes = b"") -> int:
        if self._owed:
            self._resynchronise()
        self._owed = True
        status: int = super().writeCommand(header, bytearray(body))
        return status

    def readResponse(self, timeout: int = ANSWER_WAIT) -> tuple[int, bytearray]:
        status, answer = super().readResponse(min(timeout, ANSWER_WAIT))
        self._owed = status < 0
        return status, bytearray(answer)

    def readAckFrame(self) -> int:
        count, frame = self.receive(len(ACK), ACK_WAIT)
        return 0 if count == len(ACK) and bytes(frame) == ACK else -1

    def close(self) -> None:
        line, self._serial = self._serial, None
        if line is not None:
            line.close()

    def _resynchronise(self) -> None:
        """Tell the chip to drop what it is doing, and throw away what it said meanwhile."""
        assert self._serial is not None, "begin opens the line before any command"
        self._serial.write(ACK)
        self._serial.timeout = DRAIN_PAUSE
        drained = 0
        while drained < DRAINED_AT_MOST and (late := self._serial.read(64)):
            drained += len(late)


class Chip(Pn532):  # type: ignore[misc]
    """A PN532 that says what it found, or that it did not answer."""

    def __init__(self, open_line: Callable[[], Line]) -> None:
        self._line = ResyncingHsu(open_line)
        super().__init__(self._line)

    def start(self) -> int | None:
        """Open the line and set the chip up; returns its firmware version, None when it does not answer."""
        self.begin()
        return self.set_up()

    def set_up(self) -> int | None:
        """Ask the chip for its firmware version and set it up again; None when it does not answer."""
        version: int = self.getFirmwareVersion()
        if version and self.SAMConfig() and self.setPassiveActivationRetries(TRIES):
            return version
        return None

    def find(self) -> tuple[tuple[int, bytes], ...] | None:
        """The cards in the field as (target number, serial number); None when the chip did not answer."""
        answer = self._ask([PN532_COMMAND_INLISTPASSIVETARGET, CARDS, 0x00])
        if not answer:
            return None
        found: list[tuple[int, bytes]] = []
        at = 1
        for _ in range(answer[0]):
            if at + 5 > len(answer):
                return None
            target, select, length = answer[at], answer[at + 3], answer[at + 4]
            uid = bytes(answer[at + 5 : at + 5 + length])
            if len(uid) != length or not uid:
                return None
            found.append((target, uid))
            at += 5 + length
            if select & _HAS_ATS and at < len(answer):
                at += answer[at]
        return tuple(found)

    def exchange(self, target: int, command: Sequence[int]) -> bytes | None:
        """What the card answers; None when it, or the chip, does not."""
        answer = self._ask([PN532_COMMAND_INDATAEXCHANGE, target, *command])
        if not answer or answer[0] & 0x3F:
            return None
        return bytes(answer[1:])

    def read_pages(self, target: int, first: int, last: int) -> bytes | None:
        """A part of a Type 2 tag's memory in one command; None from an old type too, which then must be found anew."""
        said = self.exchange(target, (_FAST_READ, first, last))
        return said if said is not None and len(said) == PAGE * (last - first + 1) else None

    def read_four_pages(self, target: int, first: int) -> bytes | None:
        """What every Type 2 tag can do."""
        said = self.exchange(target, (_READ, first))
        return said if said is not None and len(said) == 4 * PAGE else None

    def write_page(self, target: int, page: int, data: bytes) -> bool:
        """Whether the card took these four bytes."""
        return self.exchange(target, (_WRITE, page, *data)) is not None

    def close(self) -> None:
        self._line.close()

    def _ask(self, command: Sequence[int]) -> bytearray | None:
        if self._line.writeCommand(bytearray(command)):
            return None
        status, answer = self._line.readResponse()
        return None if status < 0 else answer
