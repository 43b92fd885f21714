"""The house rules that a machine can check: what may never be committed, and papers that must agree with each other."""

from __future__ import annotations

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

FORBIDDEN = {
    "a path of somebody's machine": r"/(?:home|work|root|Users)/[a-z]",
    "a folder beside the project": r"\.\./shared",
    "a host of packages": r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|deb\.debian\.org|piwheels\.org",
    "a mirror chosen for one machine": r"--(?:extra-)?index-url|--find-links",
    "work without an owner": r"\b(?:TODO|FIXME|XXX)\b",
}
BANNED_STEMS = {"utils", "helpers", "common", "misc"}


def committed() -> Iterator[Path]:
    """Every text file that is or would be committed, but for this one, which names what it forbids."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        path = ROOT / name
        if path.is_file() and path != Path(__file__) and b"\0" not in path.read_bytes()[:4096]:
            yield path


@pytest.mark.parametrize("reason", FORBIDDEN)
def test_nothing_committed_holds(reason: str) -> None:
    pattern = re.compile(FORBIDDEN[reason])
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in committed()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


def test_every_file_is_named_for_the_thing_it_holds() -> None:
    assert [path for path in committed() if path.stem in BANNED_STEMS] == []


def test_every_module_says_why_it_is_there() -> None:
    modules = [path for path in committed() if path.suffix == ".py" and "tests" not in path.relative_to(ROOT).parts]
    silent = [path for path in modules if (code := path.read_text().strip()) and not code.startswith('"""')]
    assert silent == []


# Dependencies


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[]", name)[0]).lower()


def declared() -> set[str]:
    extras = PROJECT["optional-dependencies"].values()
    return {plain(line) for lines in (PROJECT["dependencies"], *extras) for line in lines}


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def test_every_dependency_is_accounted_for_and_nothing_else() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8").split("## From the system")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")]
    told = [row for row in rows if row[0] != "library" and not row[0].startswith("---")]
    assert {plain(row[0]) for row in told} == declared()
    assert len(told) == len(declared())
    assert all(len(row) == 4 and all(row) for row in told)


def test_what_a_box_and_its_tests_need_is_pinned_to_the_letter() -> None:
    needed = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"] + PROJECT["optional-dependencies"]["pi"]
    assert {plain(line) for line in needed} <= {plain(name) for name in pinned()}
    assert all(re.fullmatch(r"[0-9][0-9a-z.]*", version) for version in pinned().values())


def test_pins_keep_within_the_bounds_we_declare() -> None:
    from packaging.requirements import Requirement

    versions = {plain(name): version for name, version in pinned().items()}
    extras = PROJECT["optional-dependencies"]
    for line in (*PROJECT["dependencies"], *extras["dev"], *extras["pi"]):
        wanted = Requirement(line)
        assert wanted.specifier.contains(versions[plain(wanted.name)], prereleases=True), line


# Set-up


@pytest.mark.parametrize(
    "name", ["packages-run.txt", "packages-test.txt", "packages-enclosure.txt", "packages-voices.txt"]
)
def test_every_system_package_is_one_word_with_its_reason(name: str) -> None:
    lines = (ROOT / "scripts" / name).read_text().splitlines()
    packages = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9][a-z0-9+.-]+ +# \S.*", line) for line in packages)
    assert packages == sorted(packages)


def test_make_without_a_word_lists_what_it_can_do() -> None:
    told = subprocess.run(["make", "-s"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {line.split()[0] for line in told.splitlines()} == {
        "help",
        "run",
        "play",
        "test",
        "test-system",
        "test-voices",
        "bench",
        "enclosure",
        "test-enclosure",
        "constraints",
        "clean",
    }


def test_make_demo_is_another_word_for_make_run() -> None:
    plans = [
        subprocess.run(
            ["make", "--no-print-directory", "-n", word], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for word in ("run", "demo")
    ]
    assert plans[0] == plans[1]
    assert plans[0].splitlines()[-1] == ".venv/bin/coincoin demo interduck"


@pytest.mark.parametrize(
    "script", ["scripts/setup", "scripts/setup-enclosure", "scripts/setup-voices", "scripts/pin", ".ci/run"]
)
def test_scripts_can_be_started_and_make_sense_to_the_shell(script: str) -> None:
    path = ROOT / script
    assert path.stat().st_mode & 0o111
    assert "set -euo pipefail" in path.read_text()
    checked = subprocess.run(["bash", "-n", str(path)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_changelog_speaks_of_what_comes_next_and_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heads = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert heads[0] == "Unreleased" or heads[0].startswith(PROJECT["version"])
