"""The INFO walk: where we are, and then one thing after the other that somebody may want to know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from firmware.console.desk import Desk
from firmware.console.entries.entry import SHORTCUTS, EntryKey, idle
from firmware.console.lines import Line, Phrase
from firmware.console.mode import Mode
from firmware.engine.asks import Value

AT_ONCE: Final = 3
"""Lines on one page: what one breath says and one screen holds."""


@dataclass(frozen=True, slots=True)
class Page:
    """One stop of the walk."""

    topic: str
    lines: tuple[Line, ...]
    act: Callable[[], None] | None = None
    """What OK does here, if anything."""


def pages(topic: str, lines: tuple[Line, ...]) -> tuple[Page, ...]:
    """A long telling, cut into pages; the first says what it is about, and an empty one that there is nothing."""
    if not lines:
        return (Page(topic, (Phrase(f"nothing-{topic}"),)),)
    cut = [lines[at : at + AT_ONCE] for at in range(0, len(lines), AT_ONCE)]
    return tuple(Page(topic, (Phrase(f"topic-{topic}"), *part) if part is cut[0] else part) for part in cut)


AT_REST: Final = 2
"""Lines of a page that stay on the screen: more would not fit, and each was shown while it was said."""


class Information:
    """Fulfils ``Mode`` for the walk. ``walk`` says what there is now; it is asked again at each coming back."""

    name = "info"

    def __init__(
        self, desk: Desk, beneath: Mode, walk: Callable[[], tuple[Page, ...]], left: Callable[[], None]
    ) -> None:
        self._desk = desk
        self._beneath = beneath
        self._walk = walk
        self._left = left
        self._pages: tuple[Page, ...] = ()
        self._at = 0

    def enter(self) -> None:
        self.listen()
        self._pages = self._walk()
        self._at = min(self._at, len(self._pages) - 1)
        self._read()

    def listen(self) -> None:
        self._beneath.listen()

    def restart(self) -> None:
        """INFO once more: where we are."""
        self._at = 0
        self._read()

    def press(self, key: EntryKey) -> None:
        if key in ("PREVIOUS", "NEXT"):
            self._at = (self._at + (1 if key == "NEXT" else -1)) % len(self._pages)
            self._read()
        elif key == "UNDO":
            self._left()
        elif key == "OK":
            self._act()
        else:
            self._jump(key)

    def tap(self, content: str, uid: str) -> bool:
        return False

    def purpose(self, key: EntryKey) -> Line:
        if key in ("PREVIOUS", "NEXT"):
            return Phrase("does-walk", {"key": key})
        if key == "UNDO":
            return Phrase("does-leave")
        if key == "OK":
            page = self._pages[self._at]
            return Phrase("does-nothing") if page.act is None else Phrase("does-open", {"topic": page.topic})
        topics = self._topics()
        place = SHORTCUTS.index(key)
        return Phrase("does-open", {"topic": topics[place]}) if place < len(topics) else Phrase("does-nothing")

    def where(self) -> tuple[Line, ...]:
        return self._beneath.where()

    def state(self) -> dict[str, Value]:
        topic = self._pages[self._at].topic if self._pages else None
        return {**self._beneath.state(), "topic": topic, "page": self._at}

    def _topics(self) -> tuple[str, ...]:
        """The topics in their order, but the first, which INFO itself says."""
        return tuple(dict.fromkeys(page.topic for page in self._pages))[1:]

    def _jump(self, key: EntryKey) -> None:
        """A letter goes straight to one of the first five topics."""
        topics = self._topics()
        place = SHORTCUTS.index(key)
        if place >= len(topics):
            self._refuse(key)
            return
        self._at = next(at for at, page in enumerate(self._pages) if page.topic == topics[place])
        self._read()

    def _act(self) -> None:
        act = self._pages[self._at].act
        if act is None:
            self._refuse("OK")
        else:
            self._desk.earcon("accept")
            act()

    def _refuse(self, key: EntryKey) -> None:
        self._desk.earcon("refuse")
        self._desk.say(*idle(key))

    def _read(self) -> None:
        lines = self._pages[self._at].lines
        self._desk.rest(*lines[:AT_REST])
        self._desk.say(*lines)
