"""``coincoin serve`` as the service manager runs it: on a machine without a single part."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from device.configuration import read_configuration
from firmware.engine.journal import Journal
from firmware.machine import SETTINGS
from firmware.serve import read_settings
from firmware.service import JOURNAL

PATIENCE = 30.0
"""Seconds given to a busy machine before a test fails."""


class Manager:
    """The end of a service manager that listens."""

    def __init__(self, directory: Path, config: str, named: Path | None = None) -> None:
        """``named``: the settings file on the command line, instead of the one that is written."""
        self.state = directory / "state"
        file = directory / "box.toml"
        file.write_text(config.format(state=self.state), encoding="utf-8")
        self._told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._told.bind(str(directory / "notify"))
        self._told.settimeout(PATIENCE)
        self.running = subprocess.Popen(
            [sys.executable, "-m", "firmware.cli", "serve", "--config", str(named or file)],
            env={**os.environ, "NOTIFY_SOCKET": str(directory / "notify")},
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, state: str) -> None:
        while state not in self._told.recv(4096).decode().split("\n"):
            continue

    def stop(self, number: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        self.running.send_signal(number)
        _, log = self.running.communicate(timeout=PATIENCE)
        return self.running.returncode, log

    def close(self) -> None:
        if self.running.poll() is None:
            self.running.kill()
            self.running.communicate()
        self._told.close()


MOCK = '[box]\nstate = "{state}"\n[keys]\nfactory = "mock"\n[reader]\npath = "/dev/there-is-none"\n'


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(tmp_path, MOCK)
    yield manager
    manager.close()


def test_it_is_ready_and_beats_without_any_part_and_ends_on_sigterm(manager: Manager) -> None:
    manager.wait_for("READY=1")
    manager.wait_for("WATCHDOG=1")
    manager.wait_for("WATCHDOG=1")
    code, log = manager.stop()
    manager.wait_for("STOPPING=1")
    assert code == 0
    assert "Traceback" not in log
    Journal.read(manager.state / JOURNAL).close()


def test_ctrl_c_ends_it_as_well(manager: Manager) -> None:
    manager.wait_for("READY=1")
    assert manager.stop(signal.SIGINT)[0] == 0


def started_and_stopped(manager: Manager) -> str:
    """What it logged meanwhile."""
    try:
        manager.wait_for("READY=1")
        code, log = manager.stop()
    finally:
        manager.close()
    assert code == 0
    return log


def test_a_wrong_line_of_the_configuration_is_logged_and_does_not_stop_it(tmp_path: Path) -> None:
    log = started_and_stopped(Manager(tmp_path, MOCK + '[sound]\nceiling = "loud"\n'))
    assert "sound.ceiling" in log and "a whole number from 1 to 10" in log


@pytest.mark.parametrize(("what", "told"), [("folder", "a directory"), ("nothing", "is missing")])
def test_settings_that_are_no_file_are_told_and_do_not_stop_it(tmp_path: Path, what: str, told: str) -> None:
    named = tmp_path / "named.toml"
    if what == "folder":
        named.mkdir()
    log = started_and_stopped(Manager(tmp_path, MOCK, named))
    assert str(named) in log and told in log and "expected a readable file" in log


def test_the_usual_settings_may_be_missing() -> None:
    assert read_settings(SETTINGS) == read_configuration(SETTINGS)


def test_it_outlives_a_state_directory_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file is in its place")
    log = started_and_stopped(Manager(tmp_path, MOCK))
    assert "nothing will be kept" in log
    assert (tmp_path / "state").read_text() == "a file is in its place"


def test_a_second_program_on_one_state_directory_is_turned_away_and_the_first_plays_on(
    manager: Manager, tmp_path: Path
) -> None:
    manager.wait_for("READY=1")
    second = subprocess.run(
        [sys.executable, "-m", "firmware.cli", "serve", "--config", str(tmp_path / "box.toml")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert second.returncode != 0
    assert f"is in use by another coincoin (process {manager.running.pid})" in second.stderr
    assert "Traceback" not in second.stderr
    manager.wait_for("WATCHDOG=1")
    assert manager.stop()[0] == 0
