"""An evening played into a journal, counting on its output every row that is said to be safe. Run under strace."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from firmware.engine.evening import Evening
from tests.engine.journals import open_journal, play, resumed, start


def main(folder: Path, synchronous: str) -> None:
    journal = open_journal(folder)
    journal._db.execute(f"PRAGMA synchronous = {synchronous}")  # type: ignore[union-attr]
    rows = 0

    def acknowledge() -> None:
        nonlocal rows
        rows += 1
        os.write(1, b"%d\n" % rows)

    def go_on(evening: Evening, moves: int) -> None:
        for move in range(moves):
            if not evening.session.over:
                play(evening, 1, seed=move)
                acknowledge()

    first = start(journal)
    acknowledge()
    go_on(first, 6)
    journal.set_setting("rate", "4")
    acknowledge()
    go_on(first, 20)
    first.undo()
    acknowledge()
    go_on(first, 2)
    second = start(journal, seed=2)
    acknowledge()
    go_on(second, 5)
    journal.close()
    journal = open_journal(folder, "second")
    go_on(resumed(journal), 4)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
