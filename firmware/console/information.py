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
    hint: Phrase | None = None
    """What can be pressed here that nobody would guess."""


def pages(topic: str, lines: tuple[Line, ...]) -> tuple[Page, ...]:
    """A long telling, cut into pages; the first says what it is about, and an empty one that there is nothing."""
    if not lines:
        return (Page(topic, (Phrase(f"nothing-{topic}"),)),)
    cut = [lines[at : at + AT_ONCE] for at in range(0, len(lines), AT_ONCE)]
    return tuple(Page(topic, (Phrase(f"topic-{topic}"), *part) if part is cut[0] else part) for part in cut)


AT_REST: Final = 2
"""Lines of a page that stay on the screen: more would not fit, and each was shown while it was said."""


PLACE: Final = "place"
"""The topic of a page that reads one place of the table."""
PLACE_KEYS: Final[tuple[EntryKey, ...]] = (*SHORTCUTS, "OK")
"""The keys of the first six places; OK opens what a page has to open before it is one of them."""


class Information:
    """Fulfils ``Mode`` for the walk. ``walk`` says what there is now; it is asked again at each coming back."""

    name = "info"
    keeps_tags = False

    def __init__(
        self,
        desk: Desk,
        beneath: Mode,
        walk: Callable[[], tuple[Page, ...]],
        left: Callable[[], None],
        hinted: set[str],
    ) -> None:
        """``hinted``: what was hinted at before, which is not said again but to who wants everything in full."""
        self._desk = desk
        self._beneath = beneath
        self._walk = walk
        self._left = left
        self._hinted = hinted
        self._pages: tuple[Page, ...] = ()
        self._at = 0

    def enter(self) -> None:
        self.listen()
        self._look()
        self._read()

    def _look(self) -> None:
        """What there is now: a part may have failed or been mended since the last page."""
        self._pages = self._walk()
        self._at = min(self._at, len(self._pages) - 1)

    def listen(self) -> None:
        self._beneath.listen()

    def restart(self) -> None:
        """INFO once more: where we are."""
        self._at = 0
        self._read()

    def press(self, key: EntryKey) -> None:
        self._look()
        if key in ("PREVIOUS", "NEXT"):
            self._at = (self._at + (1 if key == "NEXT" else -1)) % len(self._pages)
            self._read()
        elif key == "UNDO":
            self._left()
        elif key == "OK" and self._act is not None:
            self._desk.earcon("accept")
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
        if key == "OK" and self._act is not None:
            return Phrase("does-open", {"topic": self._pages[self._at].topic})
        at = self._jumps().get(key)
        if at is None:
            return Phrase("does-nothing")
        topic = self._pages[at].topic
        if topic == PLACE:
            return Phrase("does-read-place", {"number": PLACE_KEYS.index(key) + 1})
        return Phrase("does-open", {"topic": topic})

    def where(self) -> tuple[Line, ...]:
        return self._beneath.where()

    def state(self) -> dict[str, Value]:
        topic = self._pages[self._at].topic if self._pages else None
        return {**self._beneath.state(), "topic": topic, "page": self._at}

    @property
    def _act(self) -> Callable[[], None] | None:
        return self._pages[self._at].act

    def _jumps(self) -> dict[EntryKey, int]:
        """The page that a key goes to straight: a place of the table where there are any, else one of the topics."""
        places = [at for at, page in enumerate(self._pages) if page.topic == PLACE]
        if places:
            return dict(zip(PLACE_KEYS, places, strict=False))
        topics = [page.topic for page in self._pages]
        firsts = [topics.index(topic) for topic in dict.fromkeys(topics)]
        return dict(zip(SHORTCUTS, firsts[1:], strict=False))  # The first is what INFO itself says.

    def _jump(self, key: EntryKey) -> None:
        at = self._jumps().get(key)
        if at is None:
            self._desk.earcon("refuse")
            self._desk.say(*idle(key))
            return
        self._at = at
        self._read()

    def _read(self) -> None:
        page = self._pages[self._at]
        self._desk.rest(*page.lines[:AT_REST])
        self._desk.say(*page.lines)
        if page.hint is not None and self._wanted(page.hint):
            self._desk.say(page.hint)

    def _wanted(self, hint: Phrase) -> bool:
        """In full, always; usually, once; to experts, never."""
        verbosity = self._desk.preferences.verbosity(self._desk.player)
        known = hint.id in self._hinted
        self._hinted.add(hint.id)
        return verbosity == "full" or (verbosity == "normal" and not known)
