"""A PN532 as its serial line sees it, byte by byte, with cards in its field and ways to break it.

Frames after NXP UM0701, section 6.2; the commands are those that a reader needs. Tags are NTAG213 and NTAG215 (NXP
data sheet, section 8.5): pages of four bytes; the serial number, locks and capability container before the user's.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from device.ports import Tag
from device.tags import ndef_bytes

ACK: Final = bytes([0x00, 0x00, 0xFF, 0x00, 0xFF, 0x00])
FIRMWARE: Final = bytes([0x32, 0x01, 0x06, 0x07])

OK, TIMED_OUT = 0x00, 0x01
_HOST, _CHIP = 0xD4, 0xD5
_FIRMWARE, _SAM, _RF, _LIST, _EXCHANGE, _RELEASE = 0x02, 0x14, 0x32, 0x4A, 0x40, 0x52
_READ, _FAST_READ, _WRITE, _VERSION = 0x30, 0x3A, 0xA2, 0x60
_FOR_EVER = 0xFF
_TYPE_2 = 0x00
_TYPE_4 = 0x20
_WAKE = 0x55
_NACK: Final = bytes([0x00, 0x00, 0xFF, 0xFF, 0x00, 0x00])
_ERROR: Final = bytes([0x00, 0x00, 0xFF, 0x01, 0xFF, 0x7F, 0x81, 0x00])

Mood = Literal["well", "mute", "late", "garbage", "half", "nack", "shaky", "lost"]
"""``shaky``: a bad radio; ``lost``: cards vanish as soon as they are read from."""
LATENESS: Final = 0.6
"""Seconds by which a late answer is late."""
SHAKY_MISSES, SHAKY_FLIPS = 0.05, 0.02
"""How often a shaky chip overlooks the cards, and sends a wrong bit."""

Kind = Literal["ntag213", "ntag215"]


@dataclass(frozen=True, slots=True)
class _Make:
    pages: int
    user: range
    size: int
    """The third byte of the capability container: eighths of the user memory."""
    version: int
    """The byte of GET_VERSION that tells the memory."""
    fresh: bytes
    """What the maker wrote: lock control on the small one, and an empty message."""


_MAKES: Final[dict[Kind, _Make]] = {
    "ntag213": _Make(45, range(4, 40), 0x12, 0x0F, bytes([0x01, 0x03, 0xA0, 0x0C, 0x34, 0x03, 0x00, 0xFE])),
    "ntag215": _Make(135, range(4, 130), 0x3E, 0x11, bytes([0x03, 0x00, 0xFE])),
}


class SimTag:
    """A card with an NTAG: its pages, and how it answers."""

    def __init__(
        self,
        tag: Tag,
        *,
        memory: bytes | None = None,
        kind: Kind | None = None,
        readable: bool = True,
        fast: bool = True,
        locked: bool = False,
    ) -> None:
        """``memory`` replaces what follows from the tag; ``readable`` no: a bank card; ``fast`` no: an old type.

        Without a ``kind`` it is the smallest that holds the memory; raises ValueError when none does.
        """
        self.uid = bytes.fromhex(tag.uid)
        self.readable = readable
        self.fast = fast
        user = ndef_bytes(tag.content, tag.address) if memory is None else memory
        makes = [make for name, make in _MAKES.items() if kind in (name, None) and len(user) <= 4 * len(make.user)]
        if not makes:
            raise ValueError(f"{len(user)} bytes do not fit on the card")
        self._make = makes[0]
        container = bytes([0xE1, 0x10, self._make.size, 0x0F if locked else 0x00])
        head = _serial_pages(self.uid) + (b"\xf0\xff" if locked else b"\0\0") + container
        self._pages = bytearray((head + user).ljust(4 * self._make.pages, b"\0"))

    @classmethod
    def fresh(cls, uid: str, kind: Kind = "ntag213") -> SimTag:
        """A card as it comes from the shop."""
        return cls(Tag(uid), memory=_MAKES[kind].fresh, kind=kind)

    @property
    def memory(self) -> bytes:
        """The user memory."""
        return bytes(self._pages[4 * self._make.user.start : 4 * self._make.user.stop])

    def obey(self, command: bytes) -> bytes | None:
        """Its answer, or None for silence."""
        if not self.readable or not command:
            return None
        page = command[1] if len(command) > 1 else 0
        code, size, pages = command[0], len(command), self._make.pages
        if code == _READ and size == 2 and page < pages:
            return bytes((self._pages + self._pages)[4 * page : 4 * page + 16])
        if code == _FAST_READ and size == 3 and self.fast and page <= command[2] < pages:
            return bytes(self._pages[4 * page : 4 * command[2] + 4])
        if code == _WRITE and size == 6 and self._writable(page):
            self._pages[4 * page : 4 * page + 4] = command[2:]
            return b""
        if code == _VERSION and size == 1 and self.fast:
            return bytes([0x00, 0x04, 0x04, 0x02, 0x01, 0x00, self._make.version, 0x03])
        return None

    def _writable(self, page: int) -> bool:
        locks = int.from_bytes(self._pages[10:12], "little")
        return page in self._make.user and not (page < 16 and locks >> page & 1)


def _serial_pages(uid: bytes) -> bytes:
    """The first ten bytes of a card: its serial number of seven bytes, and the two check bytes among them."""
    seven = uid[:7].ljust(7, b"\0")
    first, rest = seven[:3], seven[3:]
    check = 0x88 ^ first[0] ^ first[1] ^ first[2]
    return first + bytes([check]) + rest + bytes([rest[0] ^ rest[1] ^ rest[2] ^ rest[3], 0x48])


class SimChip:
    """Bytes of the host in, bytes of the chip out, each from a moment on. Callable from any thread."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.mood: Mood = "well"
        self.tags: list[SimTag] = []
        self.exchanges_left: int | None = None
        """How many commands the cards still take before somebody lifts them; None for all."""
        self.commands = 0
        """Whole frames understood so far."""
        self._in = bytearray()
        self._out: list[tuple[float, bytes]] = []
        self._tries = _FOR_EVER
        self._searching = False
        self._awake = False
        self._selected: list[SimTag] = []
        self._radio = random.Random(0)
        self._lock = threading.RLock()

    def lay(self, tag: SimTag) -> None:
        with self._lock:
            self.tags.append(tag)
            if self._searching:
                self._searching = False
                self._answer(_LIST, self._listed())

    def lift(self) -> None:
        with self._lock:
            self.tags.clear()

    def reset(self) -> None:
        """Power or the reset wire: everything set up is forgotten, and it sleeps until it is woken."""
        with self._lock:
            self._in.clear()
            self._out.clear()
            self._selected.clear()
            self._tries, self._searching, self._awake = _FOR_EVER, False, False

    def feed(self, data: bytes) -> None:
        """What the host sends."""
        with self._lock:
            if self.mood == "mute":
                return
            self._in += data
            while self._take_frame():
                pass

    def waiting(self) -> int:
        """How many bytes have come out by now."""
        with self._lock:
            now = self._clock()
            return sum(len(data) for due, data in self._out if due <= now)

    def take(self, count: int) -> bytes:
        """At most so many of them."""
        with self._lock:
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
            self._awake = self._awake or _WAKE in self._in
            del self._in[:-1]
            return False
        self._awake = self._awake or _WAKE in self._in[:start]
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
        if self._awake and whole and len(body) > 1 and body[0] == _HOST:
            self._obey(body[1], body[2:])
        return True

    def _obey(self, command: int, data: bytes) -> None:
        self.commands += 1
        if self.mood == "nack":
            self._put(_NACK)
            return
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
            self._selected.clear()
            self._answer(command, bytes([OK]))
        else:
            self._put(_ERROR)

    def _search(self) -> None:
        if self.tags or self._tries != _FOR_EVER:
            self._answer(_LIST, self._listed())
        else:
            self._searching = True

    def _listed(self) -> bytes:
        overlooked = self.mood == "shaky" and self._radio.random() < SHAKY_MISSES
        self._selected = [] if overlooked else self.tags[:2]
        answer = bytes([len(self._selected)])
        for target, tag in enumerate(self._selected, 1):
            select = _TYPE_2 if tag.readable else _TYPE_4
            ats = b"" if tag.readable else bytes([0x02, 0x00])
            answer += bytes([target, 0x00, 0x44, select, len(tag.uid)]) + tag.uid + ats
        return answer

    def _exchanged(self, data: bytes) -> bytes:
        """Status, and what the card said. A card that refuses falls silent until it is selected again."""
        if self.mood == "lost" or self.exchanges_left == 0:
            self.tags.clear()
        elif self.exchanges_left is not None:
            self.exchanges_left -= 1
        target = data[0] if data else 0
        card = self._selected[target - 1] if 1 <= target <= len(self._selected) else None
        said = None if card is None or card not in self.tags else card.obey(data[1:])
        if said is None:
            self._selected.clear()
            return bytes([TIMED_OUT])
        return bytes([OK]) + said

    def _answer(self, command: int, data: bytes) -> None:
        body = bytes([_CHIP, command + 1]) + data
        check = -sum(body) & 0xFF
        if self.mood == "garbage":
            check ^= 0x55
        frame = bytes([0x00, 0x00, 0xFF, len(body), -len(body) & 0xFF]) + body + bytes([check, 0x00])
        if self.mood == "shaky" and self._radio.random() < SHAKY_FLIPS:
            spoilt = bytearray(frame)
            spoilt[self._radio.randrange(len(frame))] ^= 1 << self._radio.randrange(8)
            frame = bytes(spoilt)
        if self.mood == "half":
            frame = frame[: len(frame) // 2]
        self._put(frame, LATENESS if self.mood == "late" else 0.0)

    def _put(self, data: bytes, later: float = 0.0) -> None:
        self._out.append((self._clock() + later, data))
