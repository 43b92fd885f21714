"""The screen as a part of the box: shows the latest words, spares the panel, and dies alone when its wires do.

A panel that shows one picture for months burns in, so the picture wanders by a pixel a minute, dims when the words have
stood still for five minutes and goes dark after thirty; the next words wake it. Nothing scrolls, nothing blinks.
"""

from __future__ import annotations

import errno
import logging
import math
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from luma.core.error import DeviceNotFoundError
from luma.core.error import Error as LumaError
from PIL import Image, ImageDraw

from device.lettering import DRIFT, PANEL_HEIGHT, PANEL_WIDTH, Layout, Lettering
from device.oled import Oled
from device.ports import Clock, Emit, Fault, Frame, Mended, PartName

log = logging.getLogger(__name__)

DIM_AFTER = 300.0
OFF_AFTER = 1800.0
"""Seconds since words were last shown; long, since a low-vision player who thinks still reads."""
DRIFT_EVERY = 60.0
"""Seconds between two steps of one pixel."""
BRIGHT, DIM = 0xCF, 0x10
"""Contrast levels; the dim one is still read in a dim room."""
GLITCH = 0.25
"""Seconds given to a bus that failed once before anybody hears of it: a touched wire is not a fault."""
FIRST_RETRY, LAST_RETRY = 1.0, 10.0
"""Seconds between attempts to wake a silent panel; each wait is twice the one before."""

NOBODY_THERE = (errno.EREMOTEIO, errno.ENXIO, errno.ENODEV, errno.ENOENT)
"""What the kernel says when the panel, or the whole bus, is not there at all."""

Glow = Literal["bright", "dim", "off"]


@dataclass(frozen=True, slots=True)
class _Picture:
    """Everything that decides the pixels: equal pictures are not drawn twice."""

    layout: Layout
    drift: tuple[int, int]
    border: bool


class OledScreen:
    """Fulfils ``ports.Screen``. ``show`` comes from any thread, ``step`` from one."""

    name: PartName = "screen"

    def __init__(self, emit: Emit, clock: Clock, *, make_device: Callable[[], Oled], lettering: Lettering) -> None:
        """``make_device`` is called once, at the first step; nothing touches the bus before."""
        self._emit = emit
        self._clock = clock
        self._make_device = make_device
        self._lettering = lettering
        self._lock = threading.Lock()
        self._frame = Frame(())
        self._woken = clock()
        self._news = True
        self._due = -math.inf

        self._device: Oled | None = None
        self._connected = False
        self._glow: Glow | None = None
        self._laid_out: tuple[Frame, Layout] | None = None
        self._drawn: _Picture | None = None
        self._failures = 0
        self._closed = False

    def __repr__(self) -> str:
        return f"<OledScreen {self._device!r} {self._glow or 'silent'}>"

    @property
    def shown(self) -> Frame:
        """The frame whose words stand on the glass; without lines while it is dark, blank or out of reach."""
        drawn = self._connected and self._glow != "off" and self._drawn is not None
        return self._laid_out[0] if drawn and self._laid_out is not None else Frame(())

    def show(self, frame: Frame) -> None:
        """Show this as soon as possible; the latest frame wins, and any frame wakes the panel, the same one too."""
        with self._lock:
            self._frame = frame
            self._woken = self._clock()
            self._news = True

    def step(self, now: float) -> None:
        """Bring the panel up to date; at rest this compares one number."""
        if (now < self._due and not (self._news and self._connected)) or self._closed:
            return
        with self._lock:
            self._news = False
            frame, woken = self._frame, self._woken
        try:
            self._present(frame, now, now - woken)
        except (OSError, LumaError) as error:
            self._fail(error, now)
            return
        if self._failures > 1:
            log.info("the screen is back after %d attempts", self._failures)
            self._emit(Mended("screen", now))
        self._failures = 0
        self._due = _next_due(now, woken)

    def close(self) -> None:
        """Leave the panel dark and let go of the bus; safe to call twice, and on a panel that is gone."""
        if self._closed:
            return
        self._closed = True
        if self._device is None:
            return
        try:
            if self._connected:
                self._device.light(False)
            self._device.close()
        except (OSError, LumaError) as error:
            log.info("screen left as it was: %s", error)

    def _present(self, frame: Frame, now: float, idle: float) -> None:
        """Make the panel show this frame as brightly as ``idle`` seconds of rest allow; raises when the bus fails."""
        device = self._connect()
        glow: Glow = "off" if idle >= OFF_AFTER else "dim" if idle >= DIM_AFTER else "bright"
        if glow != "off":
            self._draw(device, frame, now)
        if glow != self._glow:
            if glow != "off":
                device.contrast(BRIGHT if glow == "bright" else DIM)
            device.light(glow != "off")
            self._glow = glow

    def _connect(self) -> Oled:
        if self._device is None:
            self._device = self._make_device()
        if not self._connected:
            self._glow, self._drawn = None, None
            self._device.restart()
            self._connected = True
        return self._device

    def _draw(self, device: Oled, frame: Frame, now: float) -> None:
        picture = _Picture(self._layout(frame), _drift(now), frame.border)
        before, asleep = self._drawn, self._glow == "off"
        if picture == before and not asleep:
            return
        if before is not None and (picture.drift != before.drift or asleep):
            # Once a minute the whole state goes out again: a panel that lost power for a moment says nothing.
            device.renew()
            self._glow = None
        device.display(self._drawing(picture))
        self._drawn = picture

    def _drawing(self, picture: _Picture) -> Image.Image:
        """The letters where they wander now; a border stays at the edges, and the letters inside it stand still."""
        if not picture.border:
            return self._lettering.draw(picture.layout, picture.drift)
        drawing = self._lettering.draw(picture.layout, (DRIFT, DRIFT))
        ImageDraw.Draw(drawing).rectangle((0, 0, PANEL_WIDTH - 1, PANEL_HEIGHT - 1), outline=1)
        return drawing

    def _layout(self, frame: Frame) -> Layout:
        if self._laid_out is None or self._laid_out[0] != frame:
            layout = self._lettering.layout(frame)
            if not layout.whole:
                log.warning("the screen is too small for %r", frame.lines)
            self._laid_out = (frame, layout)
        return self._laid_out[1]

    def _fail(self, error: Exception, now: float) -> None:
        """Note the failure, tell it once when it was no glitch, and choose the moment of the next attempt."""
        self._connected = False
        self._failures += 1
        if self._failures == 1:
            self._due = now + GLITCH
            return
        if self._failures == 2:
            detail = f"{type(error).__name__}: {error}"
            log.warning("the screen is out of reach: %s", detail)
            self._emit(Fault("screen", _code(error), detail, now))
        self._due = now + min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(self._failures - 2, 10))


def _code(error: Exception) -> str:
    """Whether nobody is there, or somebody who does not answer as they should.

    luma tells the one it knows by an error of its own, which has no number.
    """
    absent = isinstance(error, DeviceNotFoundError) or (isinstance(error, OSError) and error.errno in NOBODY_THERE)
    return "screen-absent" if absent else "screen-silent"


def _drift(now: float) -> tuple[int, int]:
    """Where the picture stands in its room: down and up, right and left, by one pixel at a time."""
    steps = int(now // DRIFT_EVERY)
    return _bounce(steps // 2), _bounce((steps + 1) // 2 + DRIFT // 2)


def _bounce(steps: int) -> int:
    """0, 1 … DRIFT … 1, 0, 1 …"""
    return DRIFT - abs(steps % (2 * DRIFT) - DRIFT)


def _next_due(now: float, woken: float) -> float:
    """When the picture changes by itself: it wanders while it is lit, dims once, goes dark once, then rests."""
    idle = now - woken
    if idle >= OFF_AFTER:
        return math.inf
    wander = (now // DRIFT_EVERY + 1) * DRIFT_EVERY
    return min(wander, woken + (DIM_AFTER if idle < DIM_AFTER else OFF_AFTER))
