"""The settings: whose, which, and to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from firmware.console.dialogue import Step, Steps
from firmware.console.preferences import RATES, VERBOSITIES, VOLUMES, Preferences
from firmware.console.wording import BOX_NAME, LANGUAGES, Scene
from firmware.engine.asks import Choose, Number

FOR_BOX: Final = ("language", "verbosity", "rate", "volume")
FOR_PLAYER: Final = ("verbosity", "rate")


@dataclass(frozen=True, slots=True)
class Change:
    """One setting, its new value, and whose it is; None for the box's own."""

    setting: str
    value: str
    player: str | None


def settings(preferences: Preferences, seats: Sequence[str]) -> Steps[Change]:
    """One change. With players at the table, a setting may be for one of them."""
    scene = Scene(seats=tuple(seats))
    player: str | None = None
    if seats:
        whose = yield Step(
            Choose(id="box-whose", facet="name", options=(BOX_NAME, *seats)), start=BOX_NAME, scene=scene
        )
        player = None if whose == BOX_NAME else str(whose)
    which = FOR_BOX if player is None else FOR_PLAYER
    setting = str((yield Step(Choose(id="box-setting", facet="box-setting", options=which))))
    value = yield _value(setting, preferences, player)
    return Change(setting, str(value), player)


def _value(setting: str, preferences: Preferences, player: str | None) -> Step:
    match setting:
        case "language":
            return Step(Choose(id="box-language", facet="language", options=LANGUAGES), start=preferences.language)
        case "verbosity":
            current = preferences.verbosity(player)
            return Step(Choose(id="box-verbosity", facet="verbosity", options=VERBOSITIES), start=current)
        case "rate":
            return Step(Number(id="box-rate", low=1, high=len(RATES), default=preferences.rate_step(player)))
        case _:
            return Step(Number(id="box-volume", low=VOLUMES[0], high=VOLUMES[-1], default=preferences.volume()))
