"""What is on the floor: a game, a menu, the INFO walk. Modes lie on each other; the top one has the keys."""

from __future__ import annotations

from typing import Protocol

from firmware.console.entries.entry import EntryKey
from firmware.console.lines import Line
from firmware.engine.asks import Value


class Mode(Protocol):
    """One thing the box can be doing. ``name`` is what the bench sees as the mode."""

    @property
    def name(self) -> str: ...

    @property
    def keeps_tags(self) -> bool:
        """Whether every tag is for this mode, known or not, whatever else lies on it."""

    def enter(self) -> None:
        """Come to the top, first or again: say what is awaited."""

    def listen(self) -> None:
        """Have everything said from now on in the words and manner that this mode wants."""

    def press(self, key: EntryKey) -> None:
        """One of the nine keys that answer."""

    def tap(self, content: str, uid: str) -> bool:
        """A tag; the content is empty where all are kept and nobody knows this one.

        False when it means nothing here, so that somebody else may understand it.
        """

    def purpose(self, key: EntryKey) -> Line:
        """What this key would do now."""

    def where(self) -> tuple[Line, ...]:
        """Where we are: what is played, whose turn it is, what is awaited."""

    def state(self) -> dict[str, Value]:
        """What the bench shows of it."""
