"""What can be proven of the unit without a running service manager; a warning of its own tools counts as an error."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2] / "systemd"
UNIT = HERE / "coincoin.service"
PROGRAM = "/opt/coincoin/.venv/bin/coincoin"
MOST_EXPOSED = 10
"""Tenths of systemd's own scale from 0 to 10; most services on a desktop stand above 90."""


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The unit with its program present, as verification demands."""
    program = tmp_path / "coincoin"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace(PROGRAM, str(program)))
    return unit


def settings(section: str) -> dict[str, list[str]]:
    """Every value of every key, in order; systemd lets keys repeat."""
    found: dict[str, list[str]] = {}
    here = ""
    for line in UNIT.read_text().splitlines():
        if line.startswith("["):
            here = line.strip("[]")
        elif here == section and "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


def verify(unit: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )


def test_systemd_understands_every_line(installed: Path) -> None:
    checked = verify(installed)
    assert (checked.returncode, checked.stdout, checked.stderr) == (0, "", "")


def test_that_check_sees_a_misspelt_key(installed: Path) -> None:
    installed.write_text(installed.read_text().replace("WatchdogSec=", "WatchdogSecs="))
    assert "WatchdogSecs" in verify(installed).stderr


def test_little_of_the_machine_lies_open_to_the_service() -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(UNIT)]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert checked.returncode == 0, checked.stdout
    assert checked.stderr == ""


def test_the_service_is_watched_and_starts_again() -> None:
    service = settings("Service")
    assert service["ExecStart"] == [f"{PROGRAM} serve"]
    assert (service["Type"], service["WatchdogSec"], service["Restart"]) == (["notify"], ["10"], ["on-failure"])
    assert settings("Unit")["StartLimitIntervalSec"] == ["0"]


def test_nothing_on_the_way_to_the_first_word_waits_for_a_network() -> None:
    assert "network" not in UNIT.read_text().split("[Service]")[0].partition("[Unit]")[2]


def test_the_pin_librarys_pipe_lies_where_the_service_may_write() -> None:
    service = settings("Service")
    assert "LG_WD=%t/coincoin" in service["Environment"]
    assert "ALSA_PLUGIN_DIR=%t/coincoin" in service["Environment"]
    assert service["RuntimeDirectory"] == ["coincoin"]


def test_the_journal_lies_where_the_settings_say() -> None:
    from device.configuration import Configuration

    assert Configuration().box.state == f"/var/lib/{settings('Service')['StateDirectory'][0]}"


def test_the_user_and_every_group_are_made_by_the_installation(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    command = ["systemd-sysusers", f"--root={tmp_path}", str(HERE / "coincoin.sysusers")]
    subprocess.run(command, capture_output=True, timeout=60, check=True)
    groups = {line.split(":")[0] for line in (tmp_path / "etc/group").read_text().splitlines()}
    users = {line.split(":")[0] for line in (tmp_path / "etc/passwd").read_text().splitlines()}
    service = settings("Service")
    assert groups >= {*service["SupplementaryGroups"][0].split(), *service["Group"]}
    assert users == set(service["User"])
