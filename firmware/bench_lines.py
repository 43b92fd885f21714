"""The bench on JSON lines: fingers, cards and time in, what the box said and showed out. See ``docs/bench.md``."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from device.bench.bench import PRESS, Bench
from device.bench.copper import FAULTS
from device.bench.record import Spoken
from device.ports import KeyName, Tag

Reading = Literal["speech", "tones", "frames", "state"]
READINGS: tuple[Reading, ...] = get_args(Reading)
LONGEST = 48 * 3600.0
"""Seconds that one line may wait."""
LONGEST_PRESS = 600_000
"""Milliseconds that one line may press a key."""


class Pressing(Struct, forbid_unknown_fields=True):
    key: KeyName
    ms: Annotated[int, Meta(ge=1, le=LONGEST_PRESS)] = round(PRESS * 1000)


class Card(Struct, forbid_unknown_fields=True):
    """A tag as it lies on the reader; its serial number follows from its content when none is given."""

    uid: Annotated[str, Meta(pattern="^([0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})$")] | None = None
    content: str | None = None
    address: str | None = None


class Line(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of input: at most one act, and what to read from now on."""

    press: KeyName | Pressing | None = None
    hold: KeyName | None = None
    release: KeyName | None = None
    tap: str | Card | None = None
    lay: str | Card | None = None
    lift: Literal[True] | None = None
    wait: Annotated[float, Meta(ge=0, le=LONGEST)] | None = None
    settle: Literal[True] | None = None
    restart: Literal[True] | None = None
    cut_power: Literal[True] | None = None
    fault: str | None = None
    mend: str | None = None
    read: tuple[Reading, ...] | None = None


ACTS = tuple(name for name in Line.__struct_fields__ if name != "read")
_DECODER = msgspec.json.Decoder(Line)

_KEY = f"one of {' '.join(get_args(KeyName))}"
_TAG = (
    'a content like "interduck/baroque.draw", or an object with uid (8, 14 or 20 small hexadecimal digits), '
    "content and address, each of which may be missing"
)
EXPECTED: Mapping[str, str] = {
    "press": f"a key, or an object with key and ms (1 to {LONGEST_PRESS}); a key is {_KEY}",
    "hold": _KEY,
    "release": _KEY,
    "tap": _TAG,
    "lay": _TAG,
    "lift": "true",
    "wait": f"seconds, from 0 to {LONGEST:.0f}",
    "settle": "true",
    "restart": "true",
    "cut_power": "true",
    "fault": f"one of {' '.join(FAULTS)}",
    "mend": f"one of {' '.join(FAULTS)}",
    "read": f"a list of {' '.join(READINGS)}",
}
"""What each field of a line takes, for whoever got it wrong."""
_OBJECT = f"one object with one of {' '.join(ACTS)}, and read beside it or alone"
_WRONG = re.compile(r"(?P<what>.*?)(?: - at `\$\.(?P<place>(?P<field>\w+).*)`)?", re.DOTALL)
"""How msgspec says what is wrong, and where."""


class BenchLines:
    """One conversation with one bench."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._reads: tuple[Reading, ...] = ("speech", "state")
        self._speech = 0
        self._tones = 0
        self._frames = 0

    def reply(self, line: bytes) -> dict[str, object]:
        """Carry out one line and read; a line that makes no sense changes nothing and says why."""
        try:
            read = _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return {"error": _explained(error)}
        acts = [name for name in ACTS if getattr(read, name) is not None]
        if len(acts) > 1:
            return {"error": f"{' and '.join(acts)}: one act a line is expected"}
        for name in acts:
            refused = self._act(name, getattr(read, name))
            if refused:
                return {"error": refused}
        if read.read is not None:
            self._reads = read.read
        return self._read()

    def _act(self, name: str, value: Any) -> str | None:
        """Do it; what stands in its way is returned as a sentence."""
        bench = self._bench
        if name in ("fault", "mend") and value not in FAULTS:
            return f"{name}: {value!r} is not a fault; expected: {EXPECTED[name]}"
        acts: Mapping[str, Callable[[], None]] = {
            "press": lambda: bench.press(*_pressing(value)),
            "hold": lambda: bench.hold(value),
            "release": lambda: bench.release(value),
            "tap": lambda: bench.tap(tag_of(value)),
            "lay": lambda: bench.lay(tag_of(value)),
            "lift": bench.lift,
            "wait": lambda: bench.wait(value),
            "settle": bench.settle,
            "restart": bench.restart,
            "cut_power": bench.cut_power,
            "fault": lambda: bench.fault(value),
            "mend": lambda: bench.mend(value),
        }
        try:
            acts[name]()
        except TimeoutError as error:
            return f"{name}: {error}"
        except ValueError as error:  # A tag that no card can hold.
            return f"{name}: {error}; expected: {EXPECTED[name]}"
        return None

    def _read(self) -> dict[str, object]:
        record = self._bench.recording
        out: dict[str, object] = {"at": round(self._bench.now, 3)}
        if "speech" in self._reads:
            out["speech"] = [_spoken(spoken) for spoken in record.speech[self._speech :]]
            self._speech = len(record.speech)
        if "tones" in self._reads:
            out["tones"] = [{"name": tone.name, "at": round(tone.at, 3)} for tone in record.tones[self._tones :]]
            self._tones = len(record.tones)
        if "frames" in self._reads:
            out["frames"] = [
                {"at": round(shown.at, 3), "lines": shown.lines} for shown in record.frames[self._frames :]
            ]
            self._frames = len(record.frames)
        if "state" in self._reads:
            out["state"] = self._bench.state()
        return out


def tag_of(card: str | Card, copy: int = 0) -> Tag:
    """The tag of a card. The same content gives the same serial number, as if it were one card, for each ``copy``."""
    given = Card(content=card) if isinstance(card, str) else card
    seed = f"{given.content or ''}|{given.address or ''}|{copy}"
    uid = given.uid or "04" + hashlib.blake2b(seed.encode(), digest_size=6).hexdigest()
    return Tag(uid, given.content, given.address)


def bench_lines(bench: Bench, lines: Iterable[bytes]) -> Iterator[bytes]:
    """The whole conversation, as lines without their ends; the first tells how the box greeted."""
    conversation = BenchLines(bench)
    yield _encode(conversation.reply(b'{"settle":true}'))
    for line in lines:
        if line.strip():
            yield _encode(conversation.reply(line))


def _explained(error: Exception) -> str:
    """The field, what is wrong with it, and what was expected there."""
    found = _WRONG.fullmatch(str(error))
    what, place, field = found.group("what", "place", "field") if found else (str(error), None, None)
    if field is None:
        return f"{what}; expected: {_OBJECT}"
    return f"{place}: {what}; expected: {EXPECTED[field]}"


def _pressing(value: str | Pressing) -> tuple[KeyName, float]:
    pressing = value if isinstance(value, Pressing) else Pressing(value)  # type: ignore[arg-type]
    return pressing.key, pressing.ms / 1000


def _spoken(spoken: Spoken) -> dict[str, object]:
    return {
        "text": spoken.text,
        "language": spoken.language,
        "channel": spoken.channel,
        "start": round(spoken.start, 3),
        "end": None if spoken.end is None else round(spoken.end, 3),
        "whole": spoken.whole,
    }


def _encode(line: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(line)
