"""The eight steps, in the order in which a box comes to life; each ends with a spoken sentence."""

from __future__ import annotations

import pytest

from hw_tests.guide import Guide
from hw_tests.step_keys import keys
from hw_tests.step_plug import plug
from hw_tests.step_power_key import power_key
from hw_tests.step_reader import rest, taps
from hw_tests.step_screen import screen
from hw_tests.step_soak import soak
from hw_tests.step_sound import sound


def test_1_sound(guide: Guide) -> None:
    sound(guide)


def test_2_keys(guide: Guide) -> None:
    keys(guide)


def test_3_screen(guide: Guide) -> None:
    screen(guide)


def test_4_reader(guide: Guide, pytestconfig: pytest.Config) -> None:
    taps(guide, pytestconfig.getoption("--taps"))


def test_5_card_that_stays(guide: Guide, pytestconfig: pytest.Config) -> None:
    rest(guide, pytestconfig.getoption("--rest-minutes"))


def test_6_power_key(guide: Guide) -> None:
    power_key(guide)


def test_7_plug_pulled(guide: Guide) -> None:
    plug(guide)


def test_8_soak(guide: Guide, pytestconfig: pytest.Config) -> None:
    soak(guide, pytestconfig.getoption("--soak-hours"))
