"""What people set and never set again: language, verbosity, speed and loudness, kept in the journal.

Each player may have a verbosity and a speed of their own; it follows the name from evening to evening.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from device.ports import Channel
from firmware.console.wording import LANGUAGES
from firmware.engine.journal import Journal
from firmware.words.forms import Language

Verbosity: TypeAlias = Literal["full", "normal", "brief"]
VERBOSITIES: Final[tuple[Verbosity, ...]] = ("full", "normal", "brief")
RATES: Final = (0.7, 0.85, 1.0, 1.2, 1.4, 1.7, 2.0)
"""The steps of speed, as factors of the voice's own."""
USUAL_RATE: Final = 3
"""The step, counted from 1, at which the voice speaks at its own speed."""
VOLUMES: Final = range(1, 11)
USUAL_VOLUME: Final = 5
VOLUME_KEYS: Final[Mapping[Channel, str]] = {"speaker": "volume", "earphone": "earphone-volume"}
"""Under which each output's loudness is kept."""
SAFE_VOLUMES: Final = range(4, 8)
"""Where the loudness may be when the box is switched on: never inaudible, never a fright."""


class Preferences:
    """The settings of the box and of each player. A value in the journal that is none is passed over."""

    def __init__(self, journal: Journal, language: Language) -> None:
        self._journal = journal
        self._language = language
        self._volumes = {channel: self._safe_volume(key) for channel, key in VOLUME_KEYS.items()}

    @property
    def language(self) -> Language:
        stored = self._journal.get_setting("language")
        return next((language for language in LANGUAGES if language == stored), self._language)

    def set_language(self, language: Language) -> None:
        self._journal.set_setting("language", language)

    def verbosity(self, player: str | None = None) -> Verbosity:
        """A player's own, else the box's."""
        for key in self._keys("verbosity", player):
            stored = self._journal.get_setting(key)
            for verbosity in VERBOSITIES:
                if verbosity == stored:
                    return verbosity
        return "normal"

    def set_verbosity(self, verbosity: str, player: str | None = None) -> None:
        self._journal.set_setting(self._keys("verbosity", player)[0], verbosity)

    def rate_step(self, player: str | None = None) -> int:
        """The step of speed, from 1."""
        for key in self._keys("rate", player):
            stored = _whole(self._journal.get_setting(key))
            if stored is not None and 1 <= stored <= len(RATES):
                return stored
        return USUAL_RATE

    def rate(self, player: str | None = None) -> float:
        return RATES[self.rate_step(player) - 1]

    def set_rate_step(self, step: int, player: str | None = None) -> None:
        self._journal.set_setting(self._keys("rate", player)[0], str(step))

    def volume(self, channel: Channel = "speaker") -> int:
        """The step of loudness of this output, from 1."""
        return self._volumes[channel]

    def set_volume(self, step: int, channel: Channel = "speaker") -> None:
        self._volumes[channel] = step
        self._journal.set_setting(VOLUME_KEYS[channel], str(step))

    def _safe_volume(self, key: str) -> int:
        stored = _whole(self._journal.get_setting(key))
        return min(max(USUAL_VOLUME if stored is None else stored, SAFE_VOLUMES[0]), SAFE_VOLUMES[-1])

    @staticmethod
    def _keys(what: str, player: str | None) -> tuple[str, ...]:
        return (what,) if player is None else (f"player.{player}.{what}", what)


def _whole(text: str | None) -> int | None:
    """A number that a person would have set, or None."""
    return int(text) if text is not None and re.fullmatch("[0-9]{1,3}", text) else None
