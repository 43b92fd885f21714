"""Learn mode: every key says its name and what it would do now, and does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from device.ports import KeyName
from firmware.console.desk import Desk
from firmware.console.entries.entry import EntryKey
from firmware.console.lines import Line, Phrase
from firmware.console.mode import Mode
from firmware.engine.asks import Value

LEAVING: Final = ("INFO", "UNDO")
"""The keys that end learn mode, once they have said who they are."""
SAME_EVERYWHERE: Final = {
    "REPEAT": "does-repeat",
    "INFO": "does-inform",
    "VOLUME_DOWN": "does-softer",
    "VOLUME_UP": "does-louder",
}


class Learning:
    """Fulfils ``Mode``. ``beneath`` is the mode whose keys are learnt."""

    name = "learn"
    keeps_tags = True

    def __init__(self, desk: Desk, beneath: Mode, left: Callable[[], None]) -> None:
        self._desk = desk
        self._beneath = beneath
        self._left = left

    def enter(self) -> None:
        self.listen()
        self._desk.rest(Phrase("learn-opened"))
        self._desk.say(Phrase("learn-opened"))

    def listen(self) -> None:
        self._beneath.listen()

    def learn(self, key: KeyName) -> None:
        """Any of the thirteen keys."""
        lines = (Phrase("key-name", {"key": key}), self._does(key))
        self._desk.rest(*lines)
        self._desk.say(*lines)
        if key in LEAVING:
            self._desk.say(Phrase("learn-closed"))
            self._left()

    def press(self, key: EntryKey) -> None:
        self.learn(key)

    def tap(self, content: str, uid: str) -> bool:
        """A card is not played while keys are learnt."""
        self._desk.say(Phrase("learn-card"))
        return True

    def purpose(self, key: EntryKey) -> Line:
        return self._beneath.purpose(key)

    def where(self) -> tuple[Line, ...]:
        return self._beneath.where()

    def state(self) -> dict[str, Value]:
        return self._beneath.state()

    def _does(self, key: KeyName) -> Line:
        same = SAME_EVERYWHERE.get(key)
        return self._beneath.purpose(key) if same is None else Phrase(same)  # type: ignore[arg-type]
