"""A finger on a list: browsing that the choose, card, collect and tally entries share."""

from __future__ import annotations

from collections.abc import Sequence

from firmware.console.entries.entry import EntryKey


class Browser:
    """Goes round a list of keys. Nothing is in focus until somebody browses, unless a start is given."""

    def __init__(self, keys: Sequence[str], start: str | None = None) -> None:
        self.keys = tuple(keys)
        self._at = self.keys.index(start) if start in self.keys else None

    @property
    def key(self) -> str | None:
        """What is in focus."""
        return None if self._at is None else self.keys[self._at]

    @property
    def at(self) -> int | None:
        """The place in focus, from 0."""
        return self._at

    def move(self, key: EntryKey) -> str | None:
        """Go one on for NEXT, one back for PREVIOUS; the ends meet. None when the list is empty."""
        if not self.keys:
            return None
        if self._at is None:
            self._at = 0 if key == "NEXT" else len(self.keys) - 1
        else:
            self._at = (self._at + (1 if key == "NEXT" else -1)) % len(self.keys)
        return self.key

    def put(self, key: str) -> None:
        self._at = self.keys.index(key)
