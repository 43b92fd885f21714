"""The verdict on the Pi's own file: the power key has a pin, and has it alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.configuration import Configuration, Reader, Screen
from hw_tests.conftest import SAMPLE
from hw_tests.step_power_key import PowerKey, examine, pins_taken

BY_THE_BOOK = Configuration()


def test_the_file_by_the_book_is_good() -> None:
    assert examine(SAMPLE.read_text(encoding="utf-8"), BY_THE_BOOK) == PowerKey("good", 4)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", PowerKey("missing")),
        ("#dtoverlay=gpio-shutdown,gpio_pin=4", PowerKey("missing")),
        ("dtoverlay=gpio-shutdown", PowerKey("taken", 3)),
        ("dtoverlay=gpio-shutdown,gpio_pin=27", PowerKey("taken", 27)),
        ("dtoverlay=gpio-shutdown,gpio_pin=25", PowerKey("taken", 25)),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\ndtoverlay=w1-gpio", PowerKey("taken", 4)),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\ndtoverlay=w1-gpio,gpiopin=7", PowerKey("good", 4)),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\ndtoverlay=max98357a", PowerKey("taken", 4)),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\ndtoverlay=max98357a,sdmode-pin=16", PowerKey("good", 4)),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\ndtoverlay=gpio-poweroff", PowerKey("asleep")),
        ("dtoverlay=gpio-shutdown,gpio_pin=4\n[pi5]\ndtoverlay=gpio-shutdown,gpio_pin=7", PowerKey("taken", 4)),
        (" dtoverlay = gpio-shutdown, gpio_pin=4, debounce=100 # the key", PowerKey("good", 4)),
    ],
)
def test_each_line_has_its_verdict(text: str, found: PowerKey) -> None:
    assert examine(text, BY_THE_BOOK) == found


def test_without_a_screen_its_pins_are_free() -> None:
    bare = Configuration(screen=Screen(enabled=False), reader=Reader(reset_pin="none"))
    assert examine("dtoverlay=gpio-shutdown", bare) == PowerKey("good", 3)
    assert 25 not in pins_taken(bare)


@given(st.text(alphabet="dtoverlay=gpio-shutdown,_pin 0123456789#[]\n", max_size=200))
def test_no_file_breaks_the_reading(text: str) -> None:
    assert examine(text, BY_THE_BOOK).verdict in ("good", "missing", "taken", "asleep")
