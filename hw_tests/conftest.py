"""The options of the acceptance, and the one guide that leads through all its steps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from device.configuration import read_configuration
from firmware.service import JOURNAL
from hw_tests.builder import bench_place
from hw_tests.guide import Guide
from hw_tests.place import BuiltBox, Place

SAMPLE: Final = Path(__file__).with_name("config.txt")
HERE: Final = Path(__file__).parent
PI_FILE: Final = Path("/boot/firmware/config.txt")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("coincoin", "acceptance of a built box")
    group.addoption("--bench", action="store_true", help="run on simulated copper, with a simulated builder")
    group.addoption("--config", type=Path, default=Path("/etc/coincoin/box.toml"), help="the owner's file")
    group.addoption("--boot-config", type=Path, help=f"the Pi's own file (default: {PI_FILE})")
    group.addoption("--lang", choices=("fr", "en"), default="fr", help="the language that leads")
    group.addoption("--taps", type=int, default=100, help="taps of step four")
    group.addoption("--rest-minutes", type=int, default=10, help="minutes that a card rests in step five")
    group.addoption("--soak-hours", type=int, default=8, help="hours of step eight")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A person takes the time it takes."""
    if not config.getoption("--bench"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.timeout(0))


@pytest.fixture(scope="session")
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """The box to be accepted: opened once, since a box is switched on once."""
    bench = bool(request.config.getoption("--bench"))
    file = Path(request.config.getoption("--config"))
    configuration, troubles = read_configuration(file)
    for trouble in () if bench else troubles:
        print(trouble)
    chosen: Path | None = request.config.getoption("--boot-config")
    opened: Place
    if bench:
        opened = bench_place(configuration, tmp_path_factory.mktemp("bench"), chosen or SAMPLE)
    else:
        opened = BuiltBox(
            configuration,
            boot_config=chosen or PI_FILE,
            journal=Path(configuration.box.state) / JOURNAL,
        )
    yield opened
    opened.close()


@pytest.fixture
def guide(place: Place, request: pytest.FixtureRequest) -> Guide:
    return Guide(place, request.config.getoption("--lang"), print)
