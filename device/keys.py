"""The thirteen keys: one table of them, a debounce of our own, and the driver that hears gpiozero's edges.

gpiozero's own debounce differs from one pin factory to the next and its mock has none, so only raw edges are taken
from it. A handler stamps an edge and puts it away, and never raises: an exception there would silence every key.
"""

from __future__ import annotations

import importlib
import queue
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from gpiozero import Button
from gpiozero.exc import GPIOZeroError
from gpiozero.pins import Factory

from device.ports import Clock, Emit, Fault, KeyName, Mended, PartName, Press, Release

Shape = Literal[
    "dome", "two-bars", "triangle", "cross", "ring", "arrow-left", "hollow", "arrow-right", "half-ring", "one-nib",
    "two-nibs", "bar", "raised-cross",
]  # fmt: skip
Face = Literal["top", "right"]


@dataclass(frozen=True, slots=True)
class Key:
    """One key of the box: the only place that says what it is called, wired to, shaped like, and where it is."""

    name: KeyName
    pin: int
    """BCM number of a box wired by the book."""
    shape: Shape
    """What the finger meets."""
    face: Face
    x: float
    y: float
    """Millimetres of its middle: on the top from the front left corner, on the right side from the front edge and
    the table."""


KEYS: Final[tuple[Key, ...]] = (
    Key("A", 5, "dome", "top", 30.0, 122.0),
    Key("B", 6, "two-bars", "top", 52.0, 122.0),
    Key("C", 12, "triangle", "top", 74.0, 122.0),
    Key("D", 13, "cross", "top", 96.0, 122.0),
    Key("E", 26, "ring", "top", 118.0, 122.0),
    Key("UNDO", 23, "half-ring", "top", 22.0, 94.0),
    Key("PREVIOUS", 17, "arrow-left", "top", 46.0, 94.0),
    Key("OK", 27, "hollow", "top", 70.0, 94.0),
    Key("NEXT", 22, "arrow-right", "top", 94.0, 94.0),
    Key("REPEAT", 24, "one-nib", "top", 118.0, 94.0),
    Key("INFO", 11, "two-nibs", "top", 142.0, 94.0),
    Key("VOLUME_DOWN", 10, "bar", "right", 60.0, 22.0),
    Key("VOLUME_UP", 9, "raised-cross", "right", 84.0, 22.0),
)
"""In the order in which a hand meets them: rear row, front row, each from the left, then the right side."""
PINS: Final[Mapping[KeyName, int]] = {key.name: key.pin for key in KEYS}

STUCK_AFTER: Final = 20.0
"""Seconds that a key may be down before it counts as stuck: no answer of the box needs a long press."""
HELD_AT_START: Final = 1.0
"""The same for a key that is down when the box begins to listen; it is not pressed before it was seen up."""
FIRST_RETRY, LAST_RETRY = 1.0, 10.0


class Debounce:
    """Turns the raw levels of one contact into presses and releases; pure, the time is passed in.

    A level counts once it has been still for ``stable`` seconds. After a press the contact is deaf to another one for
    ``cooldown`` seconds, so that the one press of a tired hand stays one.
    """

    def __init__(self, stable: float, cooldown: float) -> None:
        self._stable = stable
        self._cooldown = cooldown
        self._level = False
        self._since = 0.0
        self._counted = False
        self._deaf_until = 0.0

    @property
    def down(self) -> bool:
        """What counts now."""
        return self._counted

    def edge(self, down: bool, at: float) -> None:
        """The contact changed, or bounced."""
        self._level = down
        self._since = at

    def step(self, now: float) -> bool | None:
        """True at the moment when a press counts, False when a release does, else None."""
        if self._level == self._counted or now - self._since < self._stable:
            return None
        if self._level and now < self._deaf_until:
            return None
        self._counted = self._level
        if self._counted:
            self._deaf_until = now + self._cooldown
        return self._counted


@dataclass(slots=True)
class _Contact:
    name: KeyName
    debounce: Debounce
    down_since: float | None = None
    """None while it is up."""
    ignored: bool = False
    """Down since before anybody listened: not a press."""
    stuck: bool = False


class GpioKeys:
    """Fulfils ``ports.Keys`` on any gpiozero pin factory."""

    name: PartName = "keys"

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        open_factory: Callable[[], Factory],
        pins: Mapping[KeyName, int] = PINS,
        stable: float = 0.020,
        cooldown: float = 0.030,
    ) -> None:
        """``stable`` and ``cooldown`` in seconds. The pins are claimed at the first step, and again after a failure."""
        self._emit = emit
        self._clock = clock
        self._open_factory = open_factory
        self._pins = dict(pins)
        self._contacts = {name: _Contact(name, Debounce(stable, cooldown)) for name in pins}
        self._edges: queue.SimpleQueue[tuple[KeyName, bool, float]] = queue.SimpleQueue()
        self._buttons: list[Button] = []
        self._failures = 0
        self._retry_at = 0.0
        self._closed = False

    def __repr__(self) -> str:
        return f"<GpioKeys {len(self._buttons)} of {len(self._pins)}>"

    def step(self, now: float) -> None:
        if not self._buttons and not self._claim(now):
            return
        for name, down, at in self._waiting():
            contact = self._contacts[name]
            self._settle(contact, at)
            contact.debounce.edge(down, at)
        for contact in self._contacts.values():
            self._settle(contact, now)
            self._watch(contact, now)

    def close(self) -> None:
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        buttons, self._buttons = self._buttons, []
        for button in buttons:
            button.close()

    def _claim(self, now: float) -> bool:
        if self._closed or now < self._retry_at:
            return False
        try:
            factory = self._open_factory()
            self._buttons = [self._button(name, pin, factory) for name, pin in self._pins.items()]
        except (GPIOZeroError, OSError, ImportError, RuntimeError) as error:
            self._let_go()
            self._failures += 1
            self._retry_at = now + min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(self._failures - 1, 10))
            if self._failures == 1:
                self._emit(Fault(self.name, "keys-absent", f"{type(error).__name__}: {error}", now))
            return False
        if self._failures:
            self._emit(Mended(self.name, now))
        self._failures = 0
        return True

    def _button(self, name: KeyName, pin: int, factory: Factory) -> Button:
        button = Button(pin, pull_up=True, pin_factory=factory)
        button.when_pressed = self._handler(name, True)
        button.when_released = self._handler(name, False)
        if button.is_pressed:
            self._contacts[name].ignored = True
            self._edges.put((name, True, self._clock()))
        return button

    def _handler(self, name: KeyName, down: bool) -> Callable[[], None]:
        def stamp() -> None:
            self._edges.put((name, down, self._clock()))

        return stamp

    def _waiting(self) -> Iterator[tuple[KeyName, bool, float]]:
        try:
            while True:
                yield self._edges.get_nowait()
        except queue.Empty:
            return

    def _settle(self, contact: _Contact, now: float) -> None:
        """Let the contact's level count if it has been still for long enough by then."""
        counted = contact.debounce.step(now)
        if counted is None:
            return
        if counted:
            contact.down_since = now
            if not contact.ignored:
                self._emit(Press(contact.name, now))
            return
        contact.down_since = None
        if contact.ignored:
            contact.ignored = False
        else:
            self._emit(Release(contact.name, now))
        self._free(contact, now)

    def _free(self, contact: _Contact, now: float) -> None:
        if contact.stuck:
            contact.stuck = False
            if not any(other.stuck for other in self._contacts.values()):
                self._emit(Mended(self.name, now))

    def _watch(self, contact: _Contact, now: float) -> None:
        if contact.down_since is None or contact.stuck:
            return
        if now - contact.down_since >= (HELD_AT_START if contact.ignored else STUCK_AFTER):
            contact.stuck = True
            self._emit(Fault(self.name, "key-stuck", contact.name, now))


def open_factory(name: Literal["lgpio", "rpigpio", "mock"]) -> Factory:
    """The pin factory of this name; raises ImportError with the remedy when its library is not there."""
    module, kind, remedy = _FACTORIES[name]
    try:
        made: Factory = getattr(importlib.import_module(module), kind)()
    except ImportError as error:
        raise ImportError(f"the keys need {name}: {remedy}") from error
    return made


_FACTORIES: Final = {
    "lgpio": ("gpiozero.pins.lgpio", "LGPIOFactory", "install coincoin[pi], or python3-lgpio of the system"),
    "rpigpio": ("gpiozero.pins.rpigpio", "RPiGPIOFactory", "install coincoin[classic]"),
    "mock": ("gpiozero.pins.mock", "MockFactory", "install gpiozero"),
}
