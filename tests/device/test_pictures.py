from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from device.bench.pictures import BORDER, CAPTION_HEIGHT, strip


def lit(x: int, y: int) -> Image.Image:
    picture = Image.new("1", (128, 64))
    picture.putpixel((x, y), 1)
    return picture


def test_every_picture_stands_enlarged_under_its_caption() -> None:
    sheet = strip([("un", lit(0, 0)), ("deux", lit(127, 63))], columns=2, scale=2)
    assert sheet.size == (2 * (256 + 2 * BORDER), 128 + CAPTION_HEIGHT + 2 * BORDER)
    left, top = BORDER, BORDER + CAPTION_HEIGHT
    assert [sheet.getpixel((left + dx, top + dy)) for dx, dy in ((0, 0), (1, 1), (2, 0))] == [255, 255, 0]
    right = left + 256 + 2 * BORDER
    assert [sheet.getpixel((right + dx, top + 127)) for dx in (255, 253)] == [255, 0]
    assert min(sheet.crop((left, BORDER, left + 40, top - 3)).tobytes()) == 0, "the caption has ink"


def test_rows_are_filled_from_the_left() -> None:
    sheet = strip([(str(n), lit(n, n)) for n in range(4)], columns=3, scale=1)
    assert sheet.size == (3 * (128 + 2 * BORDER), 2 * (64 + CAPTION_HEIGHT + 2 * BORDER))
    assert strip([("seul", lit(1, 1))]).width == 256 + 2 * BORDER


def test_a_long_caption_stays_within_its_column() -> None:
    sheet = strip([("très " * 30, lit(0, 0)), ("", lit(0, 0))], columns=2, scale=1)
    second = sheet.crop((128 + 2 * BORDER, 0, sheet.width, CAPTION_HEIGHT))
    assert min(second.tobytes()) == 255


def test_a_strip_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        strip([])


def test_the_same_frames_make_the_same_file(tmp_path: Path) -> None:
    for name in ("a.png", "b.png"):
        strip([("Ada 12", lit(3, 4))]).save(tmp_path / name)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    with Image.open(tmp_path / "a.png") as read:
        assert read.format == "PNG"
