"""The simulated pins: gpiozero's own mock factory, with fingers on it."""

from __future__ import annotations

from collections.abc import Mapping

from gpiozero.pins.mock import MockFactory, MockPin

from device.keys import PINS
from device.ports import KeyName


class FingerPin(MockPin):  # type: ignore[misc]
    """A pin that a finger may already hold low when somebody turns its pull-up on."""

    held = False

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        if self.held:
            self.drive_low()


class Pins:
    """Give ``open`` to the keys as their factory; press what they listen to. Low is pressed."""

    def __init__(self, pins: Mapping[KeyName, int] = PINS) -> None:
        self._pins = dict(pins)
        self._factory = MockFactory(pin_class=FingerPin)
        self.absent = False
        """Whether opening the pins fails, as on a board whose GPIO chip is not there."""

    def open(self) -> MockFactory:
        """The factory, with the contacts as they stand; raises OSError while the pins are absent."""
        if self.absent:
            raise OSError("can not open gpiochip")
        return self._factory

    def press(self, key: KeyName) -> None:
        pin = self._pin(key)
        pin.held = True
        pin.drive_low()

    def release(self, key: KeyName) -> None:
        pin = self._pin(key)
        pin.held = False
        pin.drive_high()

    def bounce(self, key: KeyName, times: int) -> None:
        """Let the contact of this key chatter so many times and stay as it was."""
        pin = self._pin(key)
        for _ in range(times):
            first, then = (pin.drive_high, pin.drive_low) if pin.held else (pin.drive_low, pin.drive_high)
            first()
            then()

    def _pin(self, key: KeyName) -> FingerPin:
        pin = self._factory.pin(self._pins[key])
        assert isinstance(pin, FingerPin), "the factory makes no others"
        return pin

    def close(self) -> None:
        self._factory.close()
