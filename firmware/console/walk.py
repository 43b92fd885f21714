"""What the INFO walk passes, in its order, for a game or for a menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from firmware.console.desk import Desk
from firmware.console.information import PLACE, Page, pages
from firmware.console.lines import Line, Phrase
from firmware.console.mode import Mode
from firmware.console.playing import Playing, scores
from firmware.engine.table import Message


@dataclass(frozen=True, slots=True)
class Doors:
    """What OK opens from the walk."""

    learn: Callable[[], None]
    settings: Callable[[], None]
    end: Callable[[], None]
    hand: Callable[[], None]


def walk(desk: Desk, beneath: Mode, faults: tuple[Line, ...], doors: Doors) -> tuple[Page, ...]:
    """Every page there is now."""
    game = beneath if isinstance(beneath, Playing) else None
    places = () if game is None else game.places()
    hint = Phrase("hint-places", {"count": len(places)}) if places else None
    return (
        Page("where", beneath.where(), hint=hint),
        *(() if game is None else _game(game)),
        Page("keys", (Phrase("open-keys"),), doors.learn),
        *(() if game is None else _past(desk, game)),
        Page("settings", (_settings(desk),), doors.settings),
        *pages("doctor", faults),
        *(() if game is None or game.session.over else _going_on(doors)),
    )


def _game(game: Playing) -> tuple[Page, ...]:
    points, places, table = Page("scores", (scores(game.session),)), game.places(), game.readout()
    if not places:
        return (points, *pages("table", table))
    # Where we are told the first line already; what is asked for most lies nearest to it.
    first, *rest = pages("table", table[1:])
    return (first, *(Page(PLACE, (place,)) for place in places), *rest, points)


def _going_on(doors: Doors) -> tuple[Page, ...]:
    """The last page is the nearest when one goes backwards: a hand is read again at every turn."""
    return (Page("end", (Phrase("open-end"),), doors.end), Page("hand", (Phrase("open-hand"),), doors.hand))


def _past(desk: Desk, game: Playing) -> tuple[Page, ...]:
    return (
        *pages("why", game.session.explain()),
        *pages("missed", game.chronicle.since(game.ask.seat)),
        *pages("rule", _rule(desk, game)),
    )


def _rule(desk: Desk, game: Playing) -> tuple[Line, ...]:
    """The game's own help for what is asked, else how this kind of ask is answered."""
    id = f"help-{game.ask.id}"
    if desk.wording.has(id):
        return (Message(id, game.ask.about),)
    return (Phrase(f"hint-{game.ask.kind}", {"first": (), "more": 0}),)


def _settings(desk: Desk) -> Line:
    preferences = desk.preferences
    return Phrase(
        "open-settings",
        {
            "language": preferences.language,
            "verbosity": preferences.verbosity(desk.player),
            "rate": preferences.rate_step(desk.player),
            "volume": preferences.volume(),
        },
    )
