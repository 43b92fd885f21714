"""Step seven: the plug is pulled twenty times in mid-game. What the journal holds then is the proof, not our memory."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from firmware.engine.errors import EngineError
from firmware.engine.journal import Journal
from firmware.replay import replay
from hw_tests.guide import Guide

PULLS: Final = 20


@dataclass(frozen=True, slots=True)
class Survivor:
    """A game that outlived its boots."""

    pulls: int
    """Boots in which something happened in it, but for the first."""
    over: bool


def plug(guide: Guide) -> None:
    """A pulled plug ends these tests as well: on a built box this step counts what was done before it was started."""
    guide.begin()
    before = _look(guide)
    if before is None or before.over or before.pulls < PULLS:
        missing = PULLS if before is None or before.over else PULLS - before.pulls
        guide.ask("bringup-plug", {"count": missing})
    after = _look(guide)
    pulls = 0 if after is None or after.over else after.pulls
    if pulls < PULLS:
        guide.fail("bringup-plug-more", {"count": pulls, "number": PULLS}, str(guide.place.journal))
    guide.say("bringup-plug-done", {"count": pulls})


def _look(guide: Guide) -> Survivor | None:
    try:
        return survivor(guide.place.journal)
    except EngineError as error:
        guide.fail("bringup-plug-damaged", detail=str(error))


def survivor(journal: Path) -> Survivor | None:
    """The latest game, its rows proven and replayed to the same points; None without any game.

    Raises NotAJournal for a damaged file, VersionChanged or Unplayable for a game that does not replay.
    """
    if not journal.exists():
        return None
    with closing(Journal.read(journal)) as records:
        last = records.last_game()
    if last is None:
        return None
    record, entries, _ = last
    for _ in replay(journal, record.id, "fr"):
        pass
    boots = {record.boot, *(entry.boot for entry in entries)}
    return Survivor(len(boots) - 1, bool(entries) and entries[-1].over)
