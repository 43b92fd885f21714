"""The acceptance of a built box passes on the bench, in both languages, with nothing left out."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hw_tests.conftest import SAMPLE

pytestmark = pytest.mark.timeout(300)
"""Eight hours and twenty restarts, on a machine that may be busy."""
ROOT = Path(__file__).parents[2]
WHOLE = ("--lang", "fr")
BARE = '[keys]\nfactory = "mock"\n[reader]\nenabled = false\n[screen]\nenabled = false\n'
"""A box in real time with nothing wired to it."""
SHORT = ("--lang", "en", "--taps", "13", "--rest-minutes", "1", "--soak-hours", "1")


@pytest.mark.parametrize("options", [WHOLE, SHORT], ids=["french, whole", "english, short"])
def test_a_box_of_software_is_accepted(options: tuple[str, ...]) -> None:
    done = accept("--bench", *options)
    assert done.returncode == 0, done.stdout
    assert done.stdout.splitlines()[-1].startswith("8 passed in "), done.stdout


def test_in_real_time_the_watchdog_is_fed(tmp_path: Path) -> None:
    config = tmp_path / "box.toml"
    config.write_text(BARE, encoding="utf-8")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(1.0)
        options = ("--config", str(config), "--boot-config", str(SAMPLE), "-k", "test_6")
        done = accept(*options, notify=str(tmp_path / "notify"))
        assert done.returncode == 0, done.stdout
        assert manager.recv(64) == b"READY=1"
        assert manager.recv(64) == b"WATCHDOG=1"


def accept(*options: str, notify: str = "") -> subprocess.CompletedProcess[str]:
    """Run the acceptance as a builder does."""
    command = [sys.executable, "-m", "pytest", "hw_tests", "-q", "-p", "no:cacheprovider", *options]
    environment = {**os.environ, "NOTIFY_SOCKET": notify}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
