"""What the owner adds to a game at the box: checked, then written into the owner's own file, which stays theirs."""

from __future__ import annotations

from pathlib import Path

from firmware.engine.durable import settle
from firmware.engine.game import Game, extend_game


def add_own_data(game: Game, file: Path, data: str) -> Game:
    """The game with these lines at the end of its owner's file, of which every other line is kept as it is.

    Raises DataWrong when the file cannot be read with them, for whatever line of it, and OSError when it cannot be
    written; the file is then as it was.
    """
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    gap = "" if not before else "\n" if before.endswith("\n") else "\n\n"
    beside = file.with_name(f".{file.name}.new")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        beside.write_text(f"{before}{gap}{data}", encoding="utf-8")
        extended = extend_game(game, beside)
        settle(beside, file)
    finally:
        beside.unlink(missing_ok=True)
    return extended
