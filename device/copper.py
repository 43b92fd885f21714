"""What a box is plugged into: the factories that open pins, lines, buses and outputs. Here the real ones.

The bench has another ``Copper``; nothing above this file knows which one it has.
"""

from __future__ import annotations

import time
from typing import Protocol

from gpiozero.pins import Factory

from device.configuration import Configuration
from device.keys import open_factory
from device.oled import Oled, open_panel
from device.pn532 import Line
from device.ports import Clock, Emit
from device.reader import serial_line
from device.sink import OpenSink
from device.soundcard import open_card
from device.speaker import Witness
from device.voice import Synthesiser, Voice
from device.voice_choice import chosen_voice

RESET_LOW, RESET_REST = 0.020, 0.050
"""Seconds that the reader's reset wire is held low, and that the chip is given to come up (PN532 data sheet, 14.2)."""


class Copper(Protocol):
    """Opens what the parts stand on; each part opens its own, when it wants to, as often as it must."""

    def open_pins(self) -> Factory:
        """Raises OSError or ImportError when there are no pins."""

    def open_line(self) -> Line:
        """The reader's serial line; raises OSError when there is none."""

    def reset_reader(self) -> None:
        """Pull the reader's reset wire for a moment, if it has one."""

    def make_panel(self) -> Oled:
        """The panel's driver; touches no bus yet."""

    def open_voice(self, emit: Emit, clock: Clock) -> Synthesiser: ...

    @property
    def open_sink(self) -> OpenSink: ...

    @property
    def open_earphone(self) -> OpenSink | None: ...

    @property
    def witness(self) -> Witness | None: ...


class Wired:
    """The copper of a real box, after its configuration."""

    witness: Witness | None = None

    def __init__(self, configuration: Configuration) -> None:
        self._configuration = configuration
        self._factory: Factory | None = None
        self._open_line = serial_line(configuration.reader.path)
        self.open_sink: OpenSink = open_card(configuration.sound.device)
        earphone = configuration.sound.earphone
        self.open_earphone: OpenSink | None = open_card(earphone) if earphone else None

    def open_pins(self) -> Factory:
        if self._factory is None:
            self._factory = open_factory(self._configuration.keys.factory)
        return self._factory

    def open_line(self) -> Line:
        return self._open_line()

    def reset_reader(self) -> None:
        pin = self._configuration.reader.reset_pin
        if pin == "none":
            return
        wire = self.open_pins().pin(pin)
        wire.output_with_state(0)
        time.sleep(RESET_LOW)
        wire.state = 1
        time.sleep(RESET_REST)

    def make_panel(self) -> Oled:
        screen = self._configuration.screen
        return open_panel(screen.driver, port=screen.bus, address=screen.address)

    def open_voice(self, emit: Emit, clock: Clock) -> Synthesiser:
        return configured_voice(self._configuration, emit, clock)


def configured_voice(configuration: Configuration, emit: Emit, clock: Clock) -> Voice:
    """The synthesiser that the owner chose."""
    return chosen_voice(configuration, emit, clock)
