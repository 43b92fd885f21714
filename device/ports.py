"""The border between the box's body and its mind: events that come in, and what the four ports can be told.

Times are seconds of the injected monotonic clock. Nothing here imports hardware, so the console may import it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Protocol

Clock = Callable[[], float]

KeyName = Literal[
    "A", "B", "C", "D", "E", "PREVIOUS", "OK", "NEXT", "UNDO", "REPEAT", "INFO", "VOLUME_DOWN", "VOLUME_UP"
]
Priority = Literal["now", "next", "normal"]
Channel = Literal["speaker", "earphone"]
EarconName = Literal["accept", "refuse", "undo", "turn", "tick", "working", "error", "ready"]
PartName = Literal["keys", "reader", "screen", "voice", "speaker", "journal", "settings"]


@dataclass(frozen=True, slots=True)
class Tag:
    """What the reader found on a card: never trusted, possibly empty."""

    uid: str
    """Serial number, lower-case hexadecimal, 8 to 20 digits. For tables only; never spoken."""
    content: str | None = None
    """The content id the box wrote, e.g. ``interduck/baroque.draw``."""
    address: str | None = None
    """A web address found on the tag, used as an identifier only; never opened."""


@dataclass(frozen=True, slots=True)
class Press:
    """A key went down, after debounce."""

    key: KeyName
    at: float


@dataclass(frozen=True, slots=True)
class Release:
    key: KeyName
    at: float


@dataclass(frozen=True, slots=True)
class Tap:
    """A tag entered the field; one event a presence, however long it lies there."""

    tag: Tag
    at: float


@dataclass(frozen=True, slots=True)
class Lift:
    """The field is empty again."""

    at: float


@dataclass(frozen=True, slots=True)
class Clash:
    """Two cards or more lie in the field, so none can be meant; one event until it is empty or one remains."""

    at: float


@dataclass(frozen=True, slots=True)
class Written:
    """What became of the content that was to be written; in place of the Tap of that presence."""

    tag: Tag
    """The card as it is now."""
    ok: bool
    code: str
    """Names the sentence: ``tag-written``, or why not: ``tag-left`` (lifted too early), ``tag-locked``,
    ``tag-foreign`` (holds what is not ours), ``tag-small``, ``tag-unwritable``."""
    at: float


@dataclass(frozen=True, slots=True)
class Heard:
    """An utterance left the speaker: whole, or cut before its end."""

    utterance: int
    whole: bool
    at: float
    stale: bool = False
    """It was not worth saying any more: too late, or overtaken by something newer about the same. Nothing is lost."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A part stopped working; told once, until it is mended."""

    part: PartName
    code: str
    """Names the sentence with the remedy, e.g. ``reader-silent``, ``key-stuck``, ``sound-absent``."""
    detail: str
    """For the log only; for ``key-stuck`` the key's name."""
    at: float


@dataclass(frozen=True, slots=True)
class Mended:
    """A part that had a fault works again."""

    part: PartName
    at: float


Event = Press | Release | Tap | Lift | Clash | Written | Heard | Fault | Mended
Emit = Callable[[Event], None]
"""Where a part puts its events: never blocks, never raises, callable from any thread."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What the screen should show: paragraphs, top to bottom; the screen wraps and picks the largest letters."""

    lines: tuple[str, ...]
    border: bool = False
    """A line one pixel wide along the four edges of the glass: whoever built the box sees that none is cut off."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What an utterance is about, and how new that is: what waits is overtaken by a newer edition of the same."""

    of: str
    edition: int


@dataclass(frozen=True, slots=True)
class Utterance:
    """One thing to say, as data; ``channel`` is its audience: the table, or whoever wears the earphone."""

    id: int
    text: str
    """Words only, ready for a synthesiser: no digits, no signs it misreads."""
    language: str
    priority: Priority = "normal"
    """``now`` cuts what sounds and drops what waits, ``next`` comes before what waits, ``normal`` after it."""
    channel: Channel = "speaker"
    rate: float = 1.0
    """Speed as a factor of the voice's normal rate, 0.7 to 2.0."""
    expires: float | None = None
    """Clock time after which it is no longer worth starting."""
    fact: Fact | None = None
    """What it tells; None is never overtaken. Several sentences of one edition stand beside each other."""


class Part(Protocol):
    """A piece of the box that does a bounded bit of work at each step and is supervised alone."""

    name: PartName

    def step(self, now: float) -> None:
        """Do what is due at ``now``; never block longer than the part's budget, never raise."""

    def close(self) -> None:
        """Let go of the hardware; safe to call twice."""


class Keys(Part, Protocol):
    """Emits Press and Release."""


class Reader(Part, Protocol):
    """Emits Tap, Lift, Clash and Written."""

    def write(self, content: str | None) -> None:
        """Write this content on the next card that comes, a Written follows; None: on none after all.

        A card that lies there already is not the next one. The latest wish counts. Callable from any thread; raises
        ValueError for a content that no box would read back.
        """


class Screen(Part, Protocol):
    def show(self, frame: Frame) -> None:
        """Show this as soon as possible; the latest frame wins. Callable from any thread."""


class Speaker(Part, Protocol):
    """Every method may be called from any thread and returns at once."""

    @property
    def private(self) -> bool:
        """Whether what is for the earphone alone can be heard there."""

    def say(self, utterance: Utterance) -> None:
        """Queue it by its priority; a Heard event follows for every utterance, cut or whole."""

    def cut(self) -> None:
        """Silence within one audio buffer; what sounds and what waits is Heard as not whole."""

    def earcon(self, name: EarconName) -> None:
        """Mix a short sound over whatever sounds, at once."""

    def volume(self, step: int, channel: Channel = "speaker") -> None:
        """Set the loudness of this output, 1 (soft) to 10 (loud); heard in what is sounding now."""

    def warm(self, texts: Iterable[str], language: str, rate: float = 1.0) -> None:
        """These will likely be said: render them when nothing else is to be done."""


VOLUME_STEPS = 10
