"""What the owner adds to a game at the box: checked, then written into the owner's own file, which stays theirs."""

from __future__ import annotations

from pathlib import Path

from firmware.engine.durable import replacing
from firmware.engine.game import Game, extend_game


def add_own_data(game: Game, file: Path, data: str) -> Game:
    """The game with these lines at the end of its owner's file, of which every other line is kept as it is.

    Raises DataWrong when the file cannot be read with them, for whatever line of it, and OSError when it cannot be
    written; the file is then as it was.
    """
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    gap = "" if not before else "\n" if before.endswith("\n") else "\n\n"
    file.parent.mkdir(parents=True, exist_ok=True)
    with replacing(file) as beside:
        beside.write_text(f"{before}{gap}{data}", encoding="utf-8")
        return extend_game(game, beside)
