"""Every installed game says, in both languages, exactly what its golden evening holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from firmware.console.wording import LANGUAGES
from firmware.engine.game import find_games
from firmware.words.forms import Language
from tests.golden.rewrite import HERE, path_of
from tests.golden.script import golden

GAMES = find_games()
COMMAND = ".venv/bin/python -m tests.golden.rewrite"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_an_evening_is_said_as_it_was_read_and_approved(tmp_path: Path, name: str, language: Language) -> None:
    path = path_of(name, language)
    assert path.exists(), f"{name} has no golden evening: run {COMMAND} {name}, read both texts, and add them"
    said = golden(GAMES[name], language, tmp_path)
    assert said.splitlines() == path.read_text(encoding="utf-8").splitlines(), f"if this is meant: {COMMAND} {name}"


def test_no_golden_evening_is_left_of_a_game_that_is_gone() -> None:
    wanted = {path_of(name, language).name for name in GAMES for language in LANGUAGES}
    assert {path.name for path in HERE.glob("*.txt")} <= wanted
