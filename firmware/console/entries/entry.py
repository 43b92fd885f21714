"""What every entry is, and what a key can come to in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

from firmware.console.lines import Line, Phrase
from firmware.engine.asks import Answer, Refusal, Value

EntryKey: TypeAlias = Literal["A", "B", "C", "D", "E", "PREVIOUS", "OK", "NEXT", "UNDO"]
SHORTCUTS: Final = ("A", "B", "C", "D", "E")
"""The keys that stand for the first five options, or for the numbers 1 to 5."""


@dataclass(frozen=True, slots=True)
class Moved:
    """Something else is in focus, or was entered; nothing is answered yet."""

    lines: tuple[Line, ...]
    undone: bool = False
    """Whether the key took something back, which has an earcon of its own."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The entry is finished; this is the answer it came to."""

    answer: Answer
    heard: bool = False
    """Whether the last thing said was this very answer, so that saying it back would be chatter."""


@dataclass(frozen=True, slots=True)
class Empty:
    """There is nothing in this entry to take back: the last answer is meant."""


Outcome: TypeAlias = Moved | Taken | Empty | tuple[Refusal, ...]


class Entry(Protocol):
    """The answer to one ask, being entered."""

    def press(self, key: EntryKey) -> Outcome:
        """What this key comes to. The entry moves; whether an answer stands is for the ask's owner to say."""

    def focus(self) -> tuple[Line, ...]:
        """What is in focus now, for the screen and for whoever asks again."""

    def purpose(self, key: EntryKey) -> Line:
        """What this key would do now."""

    def entered(self) -> Value:
        """What is entered so far, as JSON can write it."""


def idle(key: EntryKey) -> tuple[Refusal, ...]:
    """The refusal of a key that has no work here."""
    return (Refusal("key-idle", {"key": key}),)


NO_CHOICE: Final = (Refusal("choose-first"),)
"""The refusal of OK when nothing is in focus: no option is ever taken unheard."""

NO_WORK: Final = Phrase("does-nothing")
TAKES_BACK: Final = Phrase("does-undo-answer")


def shortcut(key: EntryKey) -> int | None:
    """The place, from 0, that one of the five keys stands for."""
    return SHORTCUTS.index(key) if key in SHORTCUTS else None
