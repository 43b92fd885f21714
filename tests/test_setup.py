"""What the set-up scripts share: which Python is taken, and which packages a list names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def shared(command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the shared functions."""
    script = f"set -euo pipefail; source scripts/shared.sh; {command}"
    path = {"PATH": "/usr/bin:/bin", **environment}
    return subprocess.run(["bash", "-c", script], cwd=ROOT, env=path, capture_output=True, text=True, check=False)


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """A Python in a folder with a space in its name."""
    folder = tmp_path / "my own"
    folder.mkdir()
    (folder / "python").symlink_to(sys.executable)
    return folder / "python"


def test_the_system_s_own_python_comes_first() -> None:
    recent = shared("recent_enough /usr/bin/python3").returncode == 0
    chosen = shared("choose_python")
    assert chosen.stdout.strip() == ("/usr/bin/python3" if recent else "python3") and not chosen.returncode


def test_a_python_that_is_asked_for_is_taken(python: Path) -> None:
    assert shared("choose_python", PYTHON=str(python)).stdout.strip() == str(python)


def test_one_that_is_too_old_or_absent_is_named(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    for asked in (old, tmp_path / "none"):
        refused = shared(f'make_venv "{tmp_path / "venv"}"', PYTHON=str(asked))
        assert refused.returncode == 1 and str(asked) in refused.stderr and "set PYTHON" in refused.stderr
        assert not (tmp_path / "venv").exists()


def test_an_environment_is_kept_until_another_python_is_asked_for(tmp_path: Path, python: Path) -> None:
    """A stand-in for Python that makes environments of itself, so that nothing is fetched."""
    other = tmp_path / "other"
    for name, told in ((python, "one"), (other, "two")):
        name.unlink(missing_ok=True)
        name.write_text(
            f"""#!/bin/sh
case "$*" in
    *sys.version,*) echo {told} ;;
    *venv*) for folder; do :; done; rm -rf "$folder"; mkdir -p "$folder/bin"; cp "$0" "$folder/bin/python" ;;
esac
""",
            encoding="utf-8",
        )
        name.chmod(0o755)
    venv, mark = tmp_path / "venv", tmp_path / "venv" / "mark"
    make = f'make_venv "{venv}"'
    assert not shared(make, PYTHON=str(python)).returncode
    mark.touch()
    for again in ({}, {"PYTHON": str(python)}):
        assert not shared(make, **again).returncode and mark.exists()
    assert not shared(make, PYTHON=str(other)).returncode and not mark.exists()


def test_a_list_names_one_package_a_line_and_comments_are_none(tmp_path: Path) -> None:
    (tmp_path / "list").write_text("# why\n\nabc   # reason\n def\n", encoding="utf-8")
    assert shared(f'listed "{tmp_path / "list"}"').stdout.split() == ["abc", "def"]
