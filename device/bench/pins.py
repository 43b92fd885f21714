"""The simulated pins: gpiozero's own mock factory, with fingers on it."""

from __future__ import annotations

from collections.abc import Mapping

from gpiozero.pins.mock import MockFactory, MockPin

from device.keys import PINS
from device.ports import KeyName


class GpioError(Exception):
    """What the GPIO library of a Pi raises: no OSError and no error of gpiozero's."""


class FingerPin(MockPin):  # type: ignore[misc]
    """A pin that a finger may already hold low when somebody turns its pull-up on."""

    held = False
    busy = False
    """Whether another program has it."""
    deaf = False
    """Whether its level changes without an edge being told."""

    def _set_pull(self, value: str) -> None:
        if self.busy:
            raise GpioError("GPIO busy")
        super()._set_pull(value)
        if self.held:
            self.drive_low()

    def _call_when_changed(self) -> None:
        if not self.deaf:
            super()._call_when_changed()


class Pins:
    """Give ``open`` to the keys as their factory; press what they listen to. Low is pressed."""

    def __init__(self, pins: Mapping[KeyName, int] = PINS) -> None:
        self._pins = dict(pins)
        self._factory = MockFactory(pin_class=FingerPin)
        self.absent = False
        """Whether opening the pins fails, as on a board whose GPIO chip is not there."""

    def open(self) -> MockFactory:
        """The factory, with the contacts as they stand; raises GpioError while the pins are absent."""
        if self.absent:
            raise GpioError("can not open gpiochip")
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

    def occupy(self, key: KeyName, busy: bool = True) -> None:
        """Let another program have this key's pin, or give it back; matters when the pins are claimed."""
        self._pin(key).busy = busy

    def deafen(self, key: KeyName, deaf: bool = True) -> None:
        """Lose every edge of this key, as a kernel without edge detection does."""
        self._pin(key).deaf = deaf

    def _pin(self, key: KeyName) -> FingerPin:
        pin = self._factory.pin(self._pins[key])
        assert isinstance(pin, FingerPin), "the factory makes no others"
        return pin

    def close(self) -> None:
        self._factory.close()
