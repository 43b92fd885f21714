from __future__ import annotations

import errno

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from luma.core.error import DeviceNotFoundError
from luma.core.interface.serial import i2c
from luma.oled.device import sh1106, ssd1306, ssd1309
from PIL import Image

from device.bench.panel import Panel
from device.oled import ChipName, Oled, open_panel

CHIPS: tuple[ChipName, ...] = ("ssd1309", "ssd1306", "sh1106")
MAKERS = {"ssd1309": ssd1309, "ssd1306": ssd1306, "sh1106": sh1106}
SIZE = (128, 64)


def picture(*boxes: tuple[int, int, int, int]) -> Image.Image:
    drawn = Image.new("1", SIZE)
    for box in boxes:
        drawn.paste(1, box)
    return drawn


CORNERS = picture((0, 0, 3, 2), (120, 0, 128, 1), (0, 60, 1, 64), (127, 63, 128, 64), (40, 20, 41, 50))
BLANK = picture()


@pytest.fixture(params=CHIPS)
def panel(request: pytest.FixtureRequest) -> Panel:
    return Panel(request.param)


def plugged(panel: Panel) -> Oled:
    oled = open_panel(panel.chip, bus=panel, address=panel.address)
    oled.restart()
    return oled


def same(one: Image.Image, other: Image.Image) -> bool:
    return (one.mode, one.size, one.tobytes()) == (other.mode, other.size, other.tobytes())


def test_the_makers_own_driver_draws_upright_and_in_place(panel: Panel) -> None:
    driver = MAKERS[panel.chip](i2c(bus=panel, address=panel.address))
    driver.display(CORNERS)
    assert same(panel.image(), CORNERS)


def test_our_driver_draws_what_the_makers_own_draws(panel: Panel) -> None:
    plugged(panel).display(CORNERS)
    assert same(panel.image(), CORNERS)


def test_before_anybody_speaks_to_it_the_glass_is_dark_and_its_memory_junk(panel: Panel) -> None:
    assert not panel.lit and same(panel.image(), BLANK)
    panel.write_i2c_block_data(panel.address, 0x00, [0xAF])
    assert not same(panel.image(), BLANK)


def test_the_wrong_driver_shows_at_the_wrong_place() -> None:
    panel = Panel("sh1106")
    oled = open_panel("ssd1306", bus=panel)
    oled.restart()
    oled.display(CORNERS)
    assert not same(panel.image(), CORNERS)


def test_contrast_and_light_reach_the_chip(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    oled.contrast(7)
    oled.light(False)
    assert (panel.contrast, panel.lit) == (7, False) and same(panel.image(), BLANK)
    oled.light(True)
    assert panel.lit and same(panel.image(), CORNERS)


def test_nobody_answers_at_another_address() -> None:
    with pytest.raises(DeviceNotFoundError):
        open_panel(bus=Panel(address=0x3D), address=0x3C).restart()


def test_a_panel_that_lost_power_wakes_dark_and_forgetful(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    panel.unplug()
    assert same(panel.image(), BLANK)
    with pytest.raises(OSError):
        panel.write_i2c_block_data(panel.address, 0x00, [0xAF])
    panel.plug()
    oled.display(BLANK)
    assert not panel.lit
    oled.restart()
    oled.display(CORNERS)
    assert panel.lit and same(panel.image(), CORNERS)


def test_a_renewed_panel_shows_the_next_picture_whole_after_an_unseen_loss_of_power(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    panel.plug()
    oled.renew()
    oled.display(CORNERS)
    oled.light(True)
    assert same(panel.image(), CORNERS)


def test_renewing_never_darkens_the_glass(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    seen: list[bool] = []
    take = panel.write_i2c_block_data

    def watched(address: int, register: int, data: list[int]) -> None:
        take(address, register, data)
        seen.append(panel.lit)

    panel.write_i2c_block_data = watched  # type: ignore[method-assign]
    oled.renew()
    assert seen and all(seen)


def test_a_frozen_bus_times_out_and_keeps_the_picture(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    panel.freeze()
    with pytest.raises(OSError) as caught:
        oled.display(BLANK)
    assert caught.value.errno == errno.ETIMEDOUT
    assert same(panel.image(), CORNERS)
    panel.thaw()
    oled.display(BLANK)
    assert same(panel.image(), BLANK)


def test_an_equal_picture_costs_nothing_and_a_small_change_little(panel: Panel) -> None:
    oled = plugged(panel)
    oled.display(CORNERS)
    before = panel.bytes_taken
    oled.display(CORNERS)
    assert panel.bytes_taken == before
    oled.display(picture((0, 0, 3, 2), (120, 0, 128, 1), (0, 60, 1, 64), (127, 63, 128, 64), (40, 20, 42, 50)))
    assert panel.bytes_taken - before < 40


def test_the_bench_hears_of_each_complete_picture() -> None:
    for chip in CHIPS:
        panel = Panel(chip)
        oled = plugged(panel)
        seen: list[Image.Image] = []
        panel.frames = seen.append
        oled.display(CORNERS)
        assert same(seen[-1], CORNERS)


def test_starting_again_and_again_keeps_one_driver(panel: Panel) -> None:
    oled = plugged(panel)
    first = panel.transactions
    oled.restart()
    assert panel.transactions == 2 * first
    oled.close()
    oled.display(CORNERS)
    assert panel.transactions == 2 * first


BOXES = st.tuples(st.integers(0, 127), st.integers(0, 63), st.integers(1, 40), st.integers(1, 30)).map(
    lambda b: (b[0], b[1], min(128, b[0] + b[2]), min(64, b[1] + b[3]))
)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(CHIPS), st.lists(st.lists(BOXES, max_size=3), max_size=5))
def test_whatever_was_shown_before_the_last_picture_is_the_one_seen(
    chip: ChipName, evening: list[list[tuple[int, int, int, int]]]
) -> None:
    panel = Panel(chip)
    oled = plugged(panel)
    for boxes in evening:
        oled.display(picture(*boxes))
        assert same(panel.image(), picture(*boxes))
