"""The border that whoever built a box looks for: whole on the right chip, broken on another."""

from __future__ import annotations

import pytest
from PIL import Image

from device.bench.panel import Panel
from device.lettering import DRIFT, PANEL_HEIGHT, PANEL_WIDTH, Lettering
from device.oled import ChipName, open_panel
from device.ports import Event, Frame
from device.screen import DRIFT_EVERY, OledScreen

LETTERING = Lettering()
PATTERN = Frame(("é è à ç œ", "É À Ç Œ"), border=True)


def glass(
    frame: Frame, *, wired: ChipName = "ssd1309", configured: ChipName = "ssd1309", now: float = 0.0
) -> Image.Image:
    """What somebody sees of this frame at this time, on the panel that is wired."""
    panel = Panel(wired)
    events: list[Event] = []
    screen = OledScreen(
        events.append,
        lambda: 0.0,
        make_device=lambda: open_panel(configured, bus=panel),
        lettering=LETTERING,
    )
    screen.show(frame)
    screen.step(now)
    assert events == []
    return panel.image()


def edges(picture: Image.Image) -> list[Image.Image]:
    right, bottom = PANEL_WIDTH - 1, PANEL_HEIGHT - 1
    sides = [
        (0, 0, right + 1, 1),
        (0, bottom, right + 1, bottom + 1),
        (0, 0, 1, bottom + 1),
        (right, 0, right + 1, bottom + 1),
    ]
    return [picture.crop(side) for side in sides]


def whole(side: Image.Image) -> bool:
    return side.getextrema() == (255, 255)


@pytest.mark.parametrize("minutes", range(2 * DRIFT))
def test_a_border_is_one_pixel_wide_and_stays_at_the_edges_with_the_words_inside(minutes: int) -> None:
    picture = glass(PATTERN, now=minutes * DRIFT_EVERY % 300)
    assert all(whole(side) for side in edges(picture))
    inner = picture.crop((1, 1, PANEL_WIDTH - 1, PANEL_HEIGHT - 1))
    left, top, right, bottom = inner.getbbox() or (0, 0, 0, 0)
    assert left > 1 and top > 1 and right < inner.width - 1 and bottom < inner.height - 1


@pytest.mark.parametrize(("wired", "configured"), [("sh1106", "ssd1309"), ("ssd1309", "sh1106")])
def test_a_border_is_broken_on_a_panel_of_another_kind(wired: ChipName, configured: ChipName) -> None:
    assert not all(whole(side) for side in edges(glass(PATTERN, wired=wired, configured=configured)))


def test_a_frame_without_a_border_has_none() -> None:
    assert not any(whole(side) for side in edges(glass(Frame(PATTERN.lines))))
