"""A PN532 as its serial line sees it, byte by byte, with cards in its field and ways to break it.

Frames after NXP UM0701, section 6.2; the commands are those that a reader needs. Tags are NTAG213 (NXP data sheet,
section 8.5): pages of four bytes, the user's from page 4 to 39.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from device.ports import Tag
from device.tags import ndef_bytes

ACK: Final = bytes([0x00, 0x00, 0xFF, 0x00, 0xFF, 0x00])
FIRMWARE: Final = bytes([0x32, 0x01, 0x06, 0x07])

OK, TIMED_OUT = 0x00, 0x01
_HOST, _CHIP = 0xD4, 0xD5
_FIRMWARE, _SAM, _RF, _LIST, _EXCHANGE, _RELEASE = 0x02, 0x14, 0x32, 0x4A, 0x40, 0x52
_FOR_EVER = 0xFF
_PAGES = 45
_USER = 4
_TYPE_2 = 0x00
_TYPE_4 = 0x20

Mood = Literal["well", "mute", "late", "garbage", "half", "lost"]
"""``lost``: cards vanish as soon as they are read from."""
LATENESS: Final = 0.6
"""Seconds by which a late answer is late."""


class SimTag:
    """A card in the field."""

    def __init__(self, tag: Tag, *, memory: bytes | None = None, readable: bool = True, fast: bool = True) -> None:
        """``memory`` replaces what follows from the tag; ``readable`` no: a bank card; ``fast`` no: an old type."""
        self.uid = bytes.fromhex(tag.uid)
        user = ndef_bytes(tag.content, tag.address) if memory is None else memory
        self.memory = user[: 4 * (_PAGES - _USER)].ljust(4 * (_PAGES - _USER), b"\0")
        self.readable = readable
        self.fast = fast

    def obey(self, command: bytes) -> bytes | None:
        """Its answer, or None for silence."""
        if not self.readable or not command:
            return None
        if command[0] == 0x30 and len(command) == 2:
            return self._pages(command[1], 4)
        if command[0] == 0x3A and len(command) == 3 and self.fast and command[1] <= command[2]:
            return self._pages(command[1], command[2] - command[1] + 1)
        return None

    def _pages(self, first: int, count: int) -> bytes | None:
        if first < _USER or first >= _PAGES:
            return None
        start = 4 * (first - _USER)
        return (self.memory + bytes(4 * count))[start : start + 4 * count]


class SimChip:
    """Bytes of the host in, bytes of the chip out, each from a moment on."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.mood: Mood = "well"
        self.tags: list[SimTag] = []
        self.commands = 0
        """Whole frames understood so far."""
        self._in = bytearray()
        self._out: list[tuple[float, bytes]] = []
        self._tries = _FOR_EVER
        self._searching = False

    def lay(self, tag: SimTag) -> None:
        self.tags.append(tag)
        if self._searching:
            self._searching = False
            self._answer(_LIST, self._listed())

    def lift(self) -> None:
        self.tags.clear()

    def reset(self) -> None:
        """Power or the reset wire: everything set up is forgotten."""
        self._in.clear()
        self._out.clear()
        self._tries, self._searching = _FOR_EVER, False

    def feed(self, data: bytes) -> None:
        """What the host sends."""
        if self.mood == "mute":
            return
        self._in += data
        while self._take_frame():
            pass

    def waiting(self) -> int:
        """How many bytes have come out by now."""
        now = self._clock()
        return sum(len(data) for due, data in self._out if due <= now)

    def take(self, count: int) -> bytes:
        """At most so many of them."""
        now, taken = self._clock(), bytearray()
        while self._out and self._out[0][0] <= now and len(taken) < count:
            due, data = self._out[0]
            room = count - len(taken)
            taken += data[:room]
            if len(data) > room:
                self._out[0] = (due, data[room:])
            else:
                self._out.pop(0)
        return bytes(taken)

    def _take_frame(self) -> bool:
        """Deal with one frame, or with what is none; False when more bytes are needed."""
        start = self._in.find(b"\x00\xff")
        if start < 0:
            del self._in[:-1]
            return False
        frame = self._in[start + 2 :]
        if len(frame) < 2:
            return False
        length, check = frame[0], frame[1]
        if (length, check) == (0x00, 0xFF):
            del self._in[: start + 4]
            self._out.clear()
            self._searching = False
            return True
        if (length + check) & 0xFF:
            del self._in[: start + 2]
            return True
        if len(frame) < length + 3:
            return False
        body = bytes(frame[2 : 2 + length])
        whole = not (sum(body) + frame[2 + length]) & 0xFF
        del self._in[: start + 2 + length + 3]
        if whole and body and body[0] == _HOST:
            self._obey(body[1], body[2:])
        return True

    def _obey(self, command: int, data: bytes) -> None:
        self.commands += 1
        self._put(ACK)
        if command == _FIRMWARE:
            self._answer(command, FIRMWARE)
        elif command == _RF and data[:1] == b"\x05" and len(data) == 4:
            self._tries = data[3]
            self._answer(command, b"")
        elif command in (_SAM, _RF):
            self._answer(command, b"")
        elif command == _LIST:
            self._search()
        elif command == _EXCHANGE:
            self._answer(command, self._exchanged(data))
        elif command == _RELEASE:
            self._answer(command, bytes([OK]))
        else:
            self._put(bytes([0x00, 0x00, 0xFF, 0x01, 0xFF, 0x7F, 0x81, 0x00]))

    def _search(self) -> None:
        if self.tags or self._tries != _FOR_EVER:
            self._answer(_LIST, self._listed())
        else:
            self._searching = True

    def _listed(self) -> bytes:
        listed = self.tags[:2]
        answer = bytes([len(listed)])
        for target, tag in enumerate(listed, 1):
            select = _TYPE_2 if tag.readable else _TYPE_4
            ats = b"" if tag.readable else bytes([0x02, 0x00])
            answer += bytes([target, 0x00, 0x44, select, len(tag.uid)]) + tag.uid + ats
        return answer

    def _exchanged(self, data: bytes) -> bytes:
        """Status, and what the card said."""
        if self.mood == "lost":
            self.tags.clear()
        target = data[0] if data else 0
        if not 1 <= target <= len(self.tags):
            return bytes([TIMED_OUT])
        said = self.tags[target - 1].obey(data[1:])
        return bytes([TIMED_OUT]) if said is None else bytes([OK]) + said

    def _answer(self, command: int, data: bytes) -> None:
        body = bytes([_CHIP, command + 1]) + data
        check = -sum(body) & 0xFF
        if self.mood == "garbage":
            check ^= 0x55
        frame = bytes([0x00, 0x00, 0xFF, len(body), -len(body) & 0xFF]) + body + bytes([check, 0x00])
        if self.mood == "half":
            frame = frame[: len(frame) // 2]
        self._put(frame, LATENESS if self.mood == "late" else 0.0)

    def _put(self, data: bytes, later: float = 0.0) -> None:
        self._out.append((self._clock() + later, data))
