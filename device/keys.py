"""The thirteen keys: one table of them, a debounce of our own, and the driver that hears gpiozero's edges.

gpiozero's own debounce differs from one pin factory to the next and its mock has none, so only raw edges are taken
from it. A handler stamps an edge and puts it away, and never raises: an exception there would silence every key.
"""

from __future__ import annotations

import importlib
import logging
import queue
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from gpiozero import DigitalInputDevice
from gpiozero.pins import Factory

from device.ports import Clock, Emit, Fault, KeyName, Mended, PartName, Press, Release

log = logging.getLogger(__name__)

Shape = Literal[
    "dome", "two-bars", "triangle", "cross", "ring", "arrow-left", "hollow", "arrow-right", "half-ring", "one-nib",
    "two-nibs", "bar", "raised-cross",
]  # fmt: skip
Face = Literal["top", "right"]


@dataclass(frozen=True, slots=True)
class Key:
    """One key of the box: the only place that says what it is called, wired to, shaped like, and where it is."""

    name: KeyName
    """What events call it; the lexicon has its spoken name under the same word."""
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
    Key("A", 5, "dome", "top", 49.28, 122.0),
    Key("B", 6, "two-bars", "top", 72.14, 122.0),
    Key("C", 12, "triangle", "top", 95.0, 122.0),
    Key("D", 13, "cross", "top", 117.86, 122.0),
    Key("E", 26, "ring", "top", 140.72, 122.0),
    Key("UNDO", 23, "half-ring", "top", 44.2, 94.06),
    Key("PREVIOUS", 17, "arrow-left", "top", 69.6, 94.06),
    Key("OK", 27, "hollow", "top", 95.0, 94.06),
    Key("NEXT", 22, "arrow-right", "top", 120.4, 94.06),
    Key("REPEAT", 24, "one-nib", "top", 145.8, 94.06),
    Key("INFO", 11, "two-nibs", "top", 171.2, 94.06),
    Key("VOLUME_DOWN", 10, "bar", "right", 40.0, 22.0),
    Key("VOLUME_UP", 9, "raised-cross", "right", 65.4, 22.0),
)
"""In the order in which a hand meets them: rear row, front row, each from the left, then the right side. All distances
are multiples of 2.54 mm, so that the switches sit in the holes of a perfboard."""
PINS: Final[Mapping[KeyName, int]] = {key.name: key.pin for key in KEYS}

STUCK_AFTER: Final = 20.0
"""Seconds that a key may be down before it counts as stuck: no answer of the box needs a long press."""
HELD_AT_START: Final = 1.0
"""The same for a key that is down when the box begins to listen; it is not pressed before it was seen up."""
FIRST_RETRY, LAST_RETRY = 1.0, 10.0
"""Seconds between two tries to claim the pins; each wait is twice the one before."""
LOOK: Final = 0.25
"""Seconds between two looks at the levels themselves: an edge that got lost costs no more than this."""


class Debounce:
    """Turns the raw levels of one contact into presses and releases; pure, the time is passed in.

    A level counts once it has been still for ``stable`` seconds. After each press and release the contact is deaf to
    a press that begins within ``cooldown`` seconds, so that the one press of a tired hand stays one. A press that was
    not heard, for that or because it was there from the start, is not heard later either: the key must come up first.
    """

    def __init__(self, stable: float, cooldown: float) -> None:
        self._stable = stable
        self._cooldown = cooldown
        self._counted = False
        self._unheard = False
        self._deaf_until = 0.0
        self.level = False
        """What the contact does, chatter included."""
        self.since = 0.0
        """When it last changed."""

    @property
    def down(self) -> bool:
        """What counts now."""
        return self._counted

    def begin(self, down: bool, at: float) -> None:
        """How the contact stands when somebody starts to listen."""
        self._counted, self._unheard = False, down
        self.level, self.since = down, at

    def edge(self, down: bool, at: float) -> None:
        """The contact changed, or bounced."""
        self.level, self.since = down, at

    def still(self, now: float) -> bool:
        """Whether the level is to be believed."""
        return now - self.since >= self._stable

    def step(self, now: float) -> bool | None:
        """True at the moment when a press counts, False when a release does, else None."""
        if not self.still(now):
            return None
        self._unheard = self.level and (self._unheard or (not self._counted and self.since < self._deaf_until))
        if self.level == self._counted or self._unheard:
            return None
        self._counted = self.level
        self._deaf_until = self.since + self._cooldown
        return self._counted


@dataclass(slots=True)
class _Contact:
    name: KeyName
    pin: int
    debounce: Debounce
    button: DigitalInputDevice | None = None
    """None while its pin is not ours."""
    patience: float = STUCK_AFTER
    """Seconds that it may be down."""


class GpioKeys:
    """Fulfils ``ports.Keys`` on any gpiozero pin factory. Each key stands alone: a pin that fails costs one key."""

    name: PartName = "keys"

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        open_factory: Callable[[], Factory],
        pins: Mapping[KeyName, int] = PINS,
        stable: float = 0.015,
        cooldown: float = 0.030,
    ) -> None:
        """``stable`` and ``cooldown`` in seconds. The pins are claimed at the first step, and again after a failure."""
        self._emit = emit
        self._clock = clock
        self._open_factory = open_factory
        self._contacts = {name: _Contact(name, pin, Debounce(stable, cooldown)) for name, pin in pins.items()}
        self._edges: queue.SimpleQueue[tuple[KeyName, bool, float]] = queue.SimpleQueue()
        self._standing: set[tuple[str, KeyName | None]] = set()
        """Faults that were told and are not mended."""
        self._failures = 0
        self._retry_at = 0.0
        self._look_at = 0.0
        self._closed = False

    def __repr__(self) -> str:
        ours = sum(contact.button is not None for contact in self._contacts.values())
        return f"<GpioKeys {ours} of {len(self._contacts)}>"

    def step(self, now: float) -> None:
        """Count what the edges since the last step come to; blocks for no longer than opening the pins takes."""
        self._claim(now)
        for name, down, at in self._waiting():
            contact = self._contacts[name]
            self._settle(contact, at)
            contact.debounce.edge(down, at)
        if now >= self._look_at:
            self._look_at = now + LOOK
            self._look(now)
        for contact in self._contacts.values():
            self._settle(contact, now)
            self._watch(contact, now)

    def close(self) -> None:
        self._closed = True
        for contact in self._contacts.values():
            self._let_go(contact)

    # Pins

    def _claim(self, now: float) -> None:
        """Take the pins that are not ours yet, when it is time to try."""
        missing = [contact for contact in self._contacts.values() if contact.button is None]
        if not missing or self._closed or now < self._retry_at:
            return
        try:
            factory = self._open_factory()
        except Exception as error:  # lgpio's own error is a bare Exception
            self._wait_longer(now)
            self._tell("keys-absent", None, f"{type(error).__name__}: {error}", now)
            return
        still_missing = [contact for contact in missing if not self._take(contact, factory)]
        if len(still_missing) == len(self._contacts):
            self._wait_longer(now)
            self._tell("keys-absent", None, "no pin could be claimed", now)
            return
        for contact in still_missing:
            self._tell("key-absent", contact.name, contact.name, now)
        if still_missing:
            self._wait_longer(now)
        else:
            self._failures = 0
        for contact in missing:
            if contact.button is not None:
                self._heal("key-absent", contact.name, now)
        self._heal("keys-absent", None, now)

    def _wait_longer(self, now: float) -> None:
        self._retry_at = now + min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(self._failures, 10))
        self._failures += 1

    def _take(self, contact: _Contact, factory: Factory) -> bool:
        try:
            # No Button: each would bring a thread that wakes ten times a second for a long press that we do not have.
            button = DigitalInputDevice(contact.pin, pull_up=True, pin_factory=factory)
            contact.button = button
            button.when_activated = self._handler(contact.name, True)
            button.when_deactivated = self._handler(contact.name, False)
            held = bool(button.is_active)
        except Exception as error:
            log.warning("key %s has no pin %d: %s", contact.name, contact.pin, error)
            self._let_go(contact)
            return False
        contact.patience = HELD_AT_START if held else STUCK_AFTER
        contact.debounce.begin(held, self._clock())
        return True

    def _let_go(self, contact: _Contact) -> None:
        button, contact.button = contact.button, None
        if button is None:
            return
        try:
            button.close()
        except Exception as error:
            log.warning("key %s did not let go of its pin: %s", contact.name, error)

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

    def _look(self, now: float) -> None:
        """Believe the level where an edge got lost; a pin that cannot be read is let go and claimed again."""
        for contact in self._contacts.values():
            if contact.button is None:
                continue
            try:
                down = bool(contact.button.is_active)
            except Exception as error:
                log.warning("key %s cannot be read: %s", contact.name, error)
                self._let_go(contact)
                continue
            if down != contact.debounce.level:
                contact.debounce.edge(down, now)

    # Keys

    def _settle(self, contact: _Contact, now: float) -> None:
        """Let the contact's level count if it has been still for long enough by then."""
        counted = contact.debounce.step(now)
        if counted is not None:
            self._emit(Press(contact.name, now) if counted else Release(contact.name, now))

    def _watch(self, contact: _Contact, now: float) -> None:
        """Tell a key that does not come up, and mend it when it does."""
        debounce = contact.debounce
        if debounce.level:
            if now - debounce.since >= contact.patience:
                self._tell("key-stuck", contact.name, contact.name, now)
        elif debounce.still(now):
            contact.patience = STUCK_AFTER
            self._heal("key-stuck", contact.name, now)

    def _tell(self, code: str, key: KeyName | None, detail: str, now: float) -> None:
        if (code, key) not in self._standing:
            self._standing.add((code, key))
            self._emit(Fault(self.name, code, detail, now))

    def _heal(self, code: str, key: KeyName | None, now: float) -> None:
        """One fault less; the part is mended when it was the last."""
        if (code, key) in self._standing:
            self._standing.remove((code, key))
            if not self._standing:
                self._emit(Mended(self.name, now))


def open_factory(name: Literal["lgpio", "rpigpio", "mock"]) -> Factory:
    """The pin factory of this name; raises ImportError with the remedy when its library is not there."""
    module, kind, remedy = _FACTORIES[name]
    try:
        made: Factory = getattr(importlib.import_module(module), kind)()
    except (ImportError, AttributeError) as error:  # lgpio 0.0.0.2 is an empty module
        raise ImportError(f"the keys need {name}: {remedy}") from error
    return made


_FACTORIES: Final = {
    "lgpio": ("gpiozero.pins.lgpio", "LGPIOFactory", "install coincoin[pi], or python3-lgpio of the system"),
    "rpigpio": ("gpiozero.pins.rpigpio", "RPiGPIOFactory", "install coincoin[classic]"),
    "mock": ("gpiozero.pins.mock", "MockFactory", "install gpiozero"),
}
