"""Duck & Cover at the box: the splashes corrected by keys, the captain's cards tapped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.games.duck_and_cover import GAME
from tests.console.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Ada and Bo, asked whether the usual options will do."""
    table = Table(tmp_path, games={GAME.name: GAME})
    table.press("OK", "PREVIOUS", "OK", "OK")
    assert table.state["ask"] == "box-usual"
    yield table
    table.journal.close()


def test_the_usual_splashes_are_kept_by_one_key(table: Table) -> None:
    table.press("B", "A", "A", "C")
    assert table.state["ask"] == "usual-splash"
    table.press("OK")
    assert table.state["ask"] == "ready"


def test_the_splashes_are_corrected_one_by_one(table: Table) -> None:
    table.press("B", "B", "A", "A", "B")
    assert table.state["ask"] == "option-splash"
    for _ in range(12):
        table.press("B")
    table.press("PREVIOUS", "OK")
    assert table.state["ask"] == "ready"
    table.press("OK", "A", "PREVIOUS", "OK")
    assert table.state["ask"] == "visible"
    said = table.press("B", "PREVIOUS", "OK")
    assert any("moins un" in line for line in said)
