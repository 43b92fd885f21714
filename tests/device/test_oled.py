from __future__ import annotations

from pathlib import Path

import pytest

from device.oled import find_bus

PI4, PI5 = "bcm2835 (i2c@7e804000)", "Synopsys DesignWare I2C adapter"


@pytest.fixture
def adapters(tmp_path: Path) -> Path:
    for number, name in {"11": "Broadcom STB : HDMI", "13": PI5, "x": PI4}.items():
        (tmp_path / f"i2c-{number}").mkdir()
        (tmp_path / f"i2c-{number}" / "name").write_text(f"{name}\n")
    return tmp_path


def test_the_wanted_bus_is_taken_when_it_is_there(adapters: Path) -> None:
    assert find_bus(11, adapters) == 11


def test_the_header_is_found_under_the_number_an_update_gave_it(
    adapters: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert find_bus(1, adapters) == 13
    assert "using bus 13" in caplog.text


def test_without_any_header_bus_the_wanted_one_is_tried(tmp_path: Path) -> None:
    assert find_bus(1, tmp_path) == 1
    assert find_bus(1, tmp_path / "none") == 1
