"""Speaks to the OLED through luma's own drivers, made once and woken as often as the wiring needs it.

luma sends its set-up bytes while a driver is being constructed, and pins every driver it ever made until the program
ends. A box whose screen is missing tries again every ten seconds for years, so the driver is constructed once, onto a
tape; each (re)start opens the bus and plays the tape. Pictures go out as the changed columns only: a full frame is
95 ms of bus time at 100 kHz, a changed digit about a tenth of that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal, Protocol

from luma.core.interface.serial import i2c
from luma.oled.device import sh1106, ssd1306, ssd1309
from PIL import Image

log = logging.getLogger(__name__)

ChipName = Literal["ssd1309", "ssd1306", "sh1106"]
ADAPTERS = Path("/sys/class/i2c-dev")
HEADER_ADAPTERS = ("bcm2835 (i2c@7e804000)", "Synopsys DesignWare I2C adapter")
"""What the kernel calls the bus on pins 3 and 5: up to the Pi 4, and on the Pi 5."""

_DISPLAY_OFF = 0xAE
_COLUMN_WINDOW = 0x21
_PAGE_WINDOW = 0x22
_PAGE_START = 0xB0
_COLUMN_HIGH = 0x10
_SH1106_FIRST_COLUMN = 2
"""The SH1106 has 132 columns of memory; the glass shows the middle 128 of them."""

WIDTH = 128
PAGES = 8
"""A page is eight rows: a byte of memory is a column of eight pixels, the lowest bit on top."""


class Line(Protocol):
    """The open connection to one chip, as luma's serial interfaces have it."""

    def command(self, *cmd: int) -> None: ...

    def data(self, data: list[int]) -> None: ...

    def cleanup(self) -> None: ...


class Bus(Protocol):
    """What luma needs of an I2C bus that somebody else opened."""

    def write_i2c_block_data(self, address: int, register: int, data: list[int]) -> None: ...


class Wire:
    """Stands between a luma driver and the bus: records what is sent before the first connection, repeats it later."""

    def __init__(self, open_line: Callable[[], Line]) -> None:
        self._open_line = open_line
        self._line: Line | None = None
        self._recording = True
        self._tape: list[tuple[bool, tuple[int, ...]]] = []

    def command(self, *cmd: int) -> None:
        if self._recording:
            self._tape.append((True, cmd))
        elif self._line is not None:
            self._line.command(*cmd)

    def data(self, data: list[int]) -> None:
        if self._recording:
            self._tape.append((False, tuple(data)))
        elif self._line is not None:
            self._line.data(data)

    def cleanup(self) -> None:
        """Hang up; what is sent from now on goes nowhere, since luma still sends when the program ends."""
        line, self._line = self._line, None
        self._recording = False
        if line is not None:
            line.cleanup()

    def connect(self) -> None:
        """Open the line afresh and play the whole tape; raises what the line raises."""
        self.cleanup()
        self._line = self._open_line()
        for is_command, values in self._tape:
            if is_command:
                self._line.command(*values)
            else:
                self._line.data(list(values))

    def settings(self) -> Iterator[tuple[int, ...]]:
        """The set-up commands on the tape, without those that would blank a picture being shown."""
        for is_command, values in self._tape:
            if is_command and values[0] == _DISPLAY_OFF:
                yield values[1:]


class Oled:
    """One panel: pictures in, as few bytes as possible out. On a bad bus, methods raise OSError or luma's Error."""

    def __init__(self, chip: ChipName, open_line: Callable[[], Line]) -> None:
        self.chip = chip
        self._wire = Wire(open_line)
        self._driver = {"ssd1309": ssd1309, "ssd1306": ssd1306, "sh1106": sh1106}[chip](self._wire)
        self._held: tuple[bytes, ...] | None = None
        """The pages that the chip's memory holds, or None when nobody can know."""

    def __repr__(self) -> str:
        return f"Oled({self.chip!r})"

    def restart(self) -> None:
        """Connect and set the chip up from nothing; it ends lit, blank and at luma's own contrast."""
        self._held = None
        self._wire.connect()
        self._held = (bytes(WIDTH),) * PAGES

    def renew(self) -> None:
        """Repeat the settings without a flicker and send the whole next picture.

        A chip that lost power for a moment still acknowledges, dark and forgetful; nothing can be read back from it.
        """
        self._held = None
        for command in self._wire.settings():
            self._driver.command(*command)

    def display(self, picture: Image.Image) -> None:
        """Show 128 x 64 pixels of mode 1."""
        pages = _packed(picture)
        held, self._held = self._held, None
        if self.chip == "sh1106":
            self._send_pages(pages, held)
        else:
            self._send_window(pages, held)
        self._held = pages

    def contrast(self, level: int) -> None:
        """Current of the lit pixels, 0 (still readable in the dark) to 255."""
        self._driver.contrast(level)

    def light(self, lit: bool) -> None:
        """Switch the glass on or off; the picture stays in memory."""
        if lit:
            self._driver.show()
        else:
            self._driver.hide()

    def close(self) -> None:
        """Let go of the bus."""
        self._wire.cleanup()

    def _send_window(self, pages: tuple[bytes, ...], held: tuple[bytes, ...] | None) -> None:
        """One rectangle round everything that changed: the SSD13xx fills it by itself, page by page."""
        spans = {i: span for i, span in enumerate(_changes(pages, held)) if span is not None}
        if not spans:
            return
        left, right = min(span[0] for span in spans.values()), max(span[1] for span in spans.values())
        top, bottom = min(spans), max(spans)
        self._driver.command(_COLUMN_WINDOW, left, right, _PAGE_WINDOW, top, bottom)
        self._driver.data([byte for page in pages[top : bottom + 1] for byte in page[left : right + 1]])

    def _send_pages(self, pages: tuple[bytes, ...], held: tuple[bytes, ...] | None) -> None:
        """The changed stretch of each page: the SH1106 knows no windows."""
        for number, span in enumerate(_changes(pages, held)):
            if span is None:
                continue
            column = span[0] + _SH1106_FIRST_COLUMN
            self._driver.command(_PAGE_START + number, column & 0x0F, _COLUMN_HIGH | column >> 4)
            self._driver.data(list(pages[number][span[0] : span[1] + 1]))


def open_panel(kind: ChipName = "ssd1309", *, bus: Bus | None = None, port: int = 1, address: int = 0x3C) -> Oled:
    """A panel on the I2C bus number ``port``, or on a bus that is already open; nothing is sent before ``restart``."""

    def open_line() -> Line:
        if bus is not None:
            line: Line = i2c(bus=bus, address=address)
        else:
            line = i2c(port=find_bus(port), address=address)
        return line

    return Oled(kind, open_line)


def find_bus(wanted: int, adapters: Path = ADAPTERS) -> int:
    """The wanted bus number, or the header's bus under the number that a kernel update gave it."""
    names = {}
    for node in adapters.glob("i2c-*"):
        name = node / "name"
        number = node.name.removeprefix("i2c-")
        if number.isdigit() and name.is_file():
            names[int(number)] = name.read_text(errors="replace").strip()
    if wanted in names:
        return wanted
    for other, title in sorted(names.items()):
        if title.startswith(HEADER_ADAPTERS):
            log.warning("I2C bus %d is absent; using bus %d (%s)", wanted, other, title)
            return other
    return wanted


def _packed(picture: Image.Image) -> tuple[bytes, ...]:
    """The picture as the chip stores it, page by page.

    Turned by a quarter, each column becomes eight bytes, bottom page first and its top row in the lowest bit.
    """
    turned = picture.transpose(Image.Transpose.ROTATE_270).tobytes()
    return tuple(turned[PAGES - 1 - page :: PAGES] for page in range(PAGES))


def _changes(pages: tuple[bytes, ...], held: tuple[bytes, ...] | None) -> Iterable[tuple[int, int] | None]:
    """First and last differing column of each page, None where nothing differs."""
    for page, old in zip(pages, held or (b"",) * PAGES, strict=True):
        if not old:
            yield 0, WIDTH - 1
        elif page == old:
            yield None
        else:
            differing = [column for column in range(WIDTH) if page[column] != old[column]]
            yield differing[0], differing[-1]
