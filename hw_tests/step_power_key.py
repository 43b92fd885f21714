"""Step six: the power key is set up in the Pi's own file, and no other line or part takes its pin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from device.configuration import RESERVED_PINS, SCREEN_PINS, Configuration
from hw_tests.guide import Guide

OVERLAY: Final = "gpio-shutdown"
USUAL_PIN: Final = 3
"""Where the overlay looks without a ``gpio_pin``; the screen's bus is there."""
CLAIMS: Final[Mapping[str, tuple[str, int]]] = {
    "w1-gpio": ("gpiopin", 4),
    "max98357a": ("sdmode-pin", 4),
    "gpio-fan": ("gpiopin", 12),
    "gpio-ir": ("gpio_pin", 18),
}
"""Overlays that take a pin of their own choice: the parameter that says which, and which it is without."""

Verdict = Literal["good", "missing", "taken", "asleep"]


@dataclass(frozen=True, slots=True)
class PowerKey:
    """What the file says about the power key; each verdict but ``good`` names a sentence with its remedy."""

    verdict: Verdict
    pin: int | None = None


def power_key(guide: Guide) -> None:
    """Read, not tried: switching off would end the tests."""
    guide.begin()
    try:
        text = guide.place.boot_config.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        guide.fail("bringup-power-unread", detail=f"{guide.place.boot_config}: {error}")
    found = examine(text, guide.place.configuration)
    if found.verdict != "good":
        guide.fail(f"bringup-power-{found.verdict}", {"number": found.pin or 0})
    guide.say("bringup-power-done", {"number": found.pin or 0})


def examine(text: str, configuration: Configuration) -> PowerKey:
    """The verdict on a ``config.txt``; lines for one model of Pi count like the others, as a box may change its Pi."""
    overlays = list(_overlays(text))
    if any(name == "gpio-poweroff" for name, _ in overlays):
        return PowerKey("asleep")
    pins = {int(parameters.get("gpio_pin", USUAL_PIN)) for name, parameters in overlays if name == OVERLAY}
    if not pins:
        return PowerKey("missing")
    pin = min(pins)
    taken = pins_taken(configuration) | {
        int(parameters.get(CLAIMS[name][0], CLAIMS[name][1])) for name, parameters in overlays if name in CLAIMS
    }
    return PowerKey("taken" if len(pins) > 1 or pin in taken else "good", pin)


def pins_taken(configuration: Configuration) -> set[int]:
    """The pins that the parts of this box use."""
    taken = {*configuration.keys.pins.values(), *RESERVED_PINS}
    if configuration.screen.enabled:
        taken |= set(SCREEN_PINS)
    if configuration.reader.reset_pin != "none":
        taken.add(configuration.reader.reset_pin)
    return taken


def _overlays(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Each overlay of the file with its parameters; comments and sections are passed over."""
    for line in text.splitlines():
        key, _, value = line.partition("#")[0].partition("=")
        if key.strip() != "dtoverlay" or not value.strip():
            continue
        name, *parameters = (word.strip() for word in value.split(","))
        yield (
            name,
            {key: number for key, _, number in (word.partition("=") for word in parameters) if number.isdecimal()},
        )
