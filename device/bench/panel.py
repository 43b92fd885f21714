"""An OLED panel as its I2C bus sees it: memory, pointers and switches of the chip, so luma's real drivers can be tried.

The glass is the common module's: mounted so that segment remap (0xA1) and downward scan (0xC8) give an upright picture.
Sources: data sheets of the SSD1306 (rev 1.1, section 9), SSD1309 and SH1106 (command table).
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PIL import Image

from device.oled import ChipName

WIDTH, HEIGHT, PAGES = 128, 64, 8
_COMMANDS, _DATA = 0x00, 0x40
_NOTHING = -1

_ARGUMENTS_SSD = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2, 0xA8: 1, 0xD3: 1,
    0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1, 0xFD: 1,
}  # fmt: skip
_ARGUMENTS_SH = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}


@dataclass
class _Registers:
    """What a chip forgets without power, at its values after power-up."""

    lit: bool = False
    contrast: int = 0x7F
    inverse: bool = False
    remapped: bool = False
    downward: bool = False
    start_line: int = 0
    horizontal: bool = False
    columns: tuple[int, int] = (0, WIDTH - 1)
    pages: tuple[int, int] = (0, PAGES - 1)
    column: int = 0
    page: int = 0


class Panel:
    """Give it to ``device.oled.open_panel(bus=panel)``; pull its wires with the faults below."""

    def __init__(self, chip: ChipName = "ssd1309", address: int = 0x3C) -> None:
        self.chip = chip
        self.address = address
        self.frames: Callable[[Image.Image], None] | None = None
        """Called with the glass when a picture is complete: its window is full, or (SH1106) a page's stretch came."""
        self.changes = 0
        """Grows whenever the glass may look different; cheaper to watch than the picture."""
        self.transactions = 0
        """Writes that the chip acknowledged."""
        self.bytes_taken = 0
        """Payload of those writes, in bytes."""
        self._fault: int | None = None
        self._first = 2 if chip == "sh1106" else 0
        self._arguments = _ARGUMENTS_SH if chip == "sh1106" else _ARGUMENTS_SSD
        self._power_up()

    def __repr__(self) -> str:
        return f"Panel({self.chip!r}, {self.address:#04x})"

    @property
    def lit(self) -> bool:
        """Whether the glass glows."""
        return self._registers.lit

    @property
    def contrast(self) -> int:
        """0 to 255."""
        return self._registers.contrast

    def image(self) -> Image.Image:
        """What somebody sitting at the table sees now: 128 x 64, mode 1, black when the panel is off."""
        glass = Image.new("1", (WIDTH, HEIGHT))
        r = self._registers
        if not r.lit:
            return glass
        for page, row in enumerate(self._memory):
            columns = row[self._first : self._first + WIDTH]
            stripe = Image.frombytes("1", (8, WIDTH), bytes(columns)).transpose(Image.Transpose.ROTATE_90)
            glass.paste(stripe, (0, 8 * page))
        if r.start_line:
            glass = _rolled(glass, r.start_line)
        if not r.remapped:
            glass = glass.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if not r.downward:
            glass = glass.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        return glass.point(lambda lit: 255 - lit) if r.inverse else glass

    def unplug(self) -> None:
        """Pull the plug: the glass goes dark and nobody answers on the bus."""
        self._registers.lit = False
        self.changes += 1
        self._fault = errno.EREMOTEIO

    def plug(self) -> None:
        """Put the plug back: the chip answers, dark, its memory full of junk and its settings forgotten."""
        self._fault = None
        self._power_up()

    def freeze(self) -> None:
        """Hold the clock line low, as a pressed power key does: every write times out, the picture stays."""
        self._fault = errno.ETIMEDOUT

    def refuse(self, number: int = errno.EIO) -> None:
        """Let every write fail with this error number; the picture stays."""
        self._fault = number

    def thaw(self) -> None:
        """End ``freeze`` or ``refuse``."""
        self._fault = None

    def write_i2c_block_data(self, address: int, register: int, data: list[int]) -> None:
        """The bus side, as smbus2 has it; raises OSError when a fault is on or nobody has this address."""
        if len(data) > 32:
            raise ValueError(f"an SMBus block holds 32 bytes, not {len(data)}")
        self._take(address, register, data)

    def i2c_rdwr(self, *messages: object) -> None:
        """The same for smbus2's long messages, which a real Pi uses for pictures."""
        for message in messages:
            values = list(iter(message))  # type: ignore[call-overload]
            self._take(int(message.addr), values[0], values[1:])  # type: ignore[attr-defined]

    def close(self) -> None:
        """A bus can be closed; the panel does not mind."""

    def _power_up(self) -> None:
        self._registers = _Registers()
        width = 132 if self.chip == "sh1106" else WIDTH
        self._memory = [bytearray((37 * x + 101 * page) & 0xFF for x in range(width)) for page in range(PAGES)]
        self.changes += 1

    def _take(self, address: int, register: int, data: list[int]) -> None:
        fault = self._fault if address == self.address else errno.EREMOTEIO
        if fault is not None:
            raise OSError(fault, os.strerror(fault))
        self.transactions += 1
        self.bytes_taken += len(data)
        if register == _COMMANDS:
            self._obey(iter(data))
        elif register == _DATA:
            full = [self._store(byte) for byte in data]
            self.changes += 1
            if self.frames is not None and (self.chip == "sh1106" or any(full)):
                self.frames(self.image())

    def _obey(self, values: Iterable[int]) -> None:
        stream = iter(values)
        for command in stream:
            arguments = [next(stream, _NOTHING) for _ in range(self._arguments.get(command, 0))]
            if _NOTHING not in arguments:
                self._execute(command, arguments)

    def _execute(self, command: int, arguments: list[int]) -> None:
        r = self._registers
        if command in (0xAE, 0xAF):
            r.lit = command == 0xAF
        elif command == 0x81:
            r.contrast = arguments[0]
        elif command in (0xA6, 0xA7):
            r.inverse = command == 0xA7
        elif command in (0xA0, 0xA1):
            r.remapped = command == 0xA1
        elif command in (0xC0, 0xC8):
            r.downward = command == 0xC8
        elif 0x40 <= command <= 0x7F:
            r.start_line = command - 0x40
        elif self.chip != "sh1106" and command in (0x20, 0x21, 0x22):
            self._address_window(command, arguments)
        else:
            self._address_page(command)
        self.changes += 1

    def _address_window(self, command: int, arguments: list[int]) -> None:
        """The SSD13xx pointers, which wrap inside a rectangle."""
        r = self._registers
        if command == 0x20:
            r.horizontal = arguments[0] & 3 == 0
        elif command == 0x21:
            r.columns = (arguments[0] & 0x7F, arguments[1] & 0x7F)
            r.column = r.columns[0]
        else:
            r.pages = (arguments[0] & 7, arguments[1] & 7)
            r.page = r.pages[0]

    def _address_page(self, command: int) -> None:
        """Page addressing, which every chip knows; other commands do nothing that the glass would show."""
        r = self._registers
        if command <= 0x0F:
            r.column = r.column & 0xF0 | command
        elif command <= 0x1F:
            r.column = r.column & 0x0F | (command & 0x0F) << 4
        elif 0xB0 <= command <= 0xB7:
            r.page = command - 0xB0

    def _store(self, byte: int) -> bool:
        """Put one byte where the pointers stand and move on; True when that filled the window."""
        r = self._registers
        row = self._memory[r.page]
        if r.column < len(row):
            row[r.column] = byte
        if self.chip == "sh1106":
            r.column = min(r.column + 1, len(row))
            return False
        if not r.horizontal:
            r.column = (r.column + 1) % WIDTH
            return False
        if r.column != r.columns[1]:
            r.column = (r.column + 1) % WIDTH
            return False
        r.column = r.columns[0]
        last = r.page == r.pages[1]
        r.page = r.pages[0] if last else (r.page + 1) % PAGES
        return last


def _rolled(glass: Image.Image, rows: int) -> Image.Image:
    """The picture with memory row ``rows`` on top and the rows above it at the bottom."""
    rolled = Image.new("1", glass.size)
    rolled.paste(glass, (0, -rows))
    rolled.paste(glass, (0, HEIGHT - rows))
    return rolled
