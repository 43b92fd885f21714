"""Which entry belongs to which ask."""

from __future__ import annotations

from firmware.console.entries.card import CardEntry
from firmware.console.entries.choose import ChooseEntry
from firmware.console.entries.collect import CollectEntry
from firmware.console.entries.entry import Entry
from firmware.console.entries.number import NumberEntry
from firmware.console.entries.ready import ReadyEntry
from firmware.console.entries.tally import TallyEntry
from firmware.engine.asks import Ask, Card, Choose, Collect, Number, Tally


def open_entry(ask: Ask, start: str | None = None) -> Entry:
    """A fresh entry for this ask; ``start`` is the option in focus from the beginning, if any."""
    match ask:
        case Choose():
            return ChooseEntry(ask, start)
        case Number():
            return NumberEntry(ask)
        case Tally():
            return TallyEntry(ask)
        case Card():
            return CardEntry(ask)
        case Collect():
            return CollectEntry(ask)
        case _:
            return ReadyEntry()
