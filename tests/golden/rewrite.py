"""Write the golden evenings anew: ``.venv/bin/python -m tests.golden.rewrite [GAME]...``, then read what changed."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware.console.wording import LANGUAGES
from firmware.engine.game import find_games
from firmware.words.forms import Language
from tests.golden.script import golden

HERE = Path(__file__).parent


def path_of(game: str, language: Language) -> Path:
    return HERE / f"{game}.{language}.txt"


def main(names: list[str]) -> None:
    games = find_games()
    for name in names or games:
        for language in LANGUAGES:
            with TemporaryDirectory() as state:
                text = golden(games[name], language, Path(state))
            path_of(name, language).write_text(text, encoding="utf-8")
            print(f"{path_of(name, language)}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
