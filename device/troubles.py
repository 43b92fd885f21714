"""What is wrong in a TOML file that an owner wrote: where it stands, what stands there, and what was expected."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import get_args

from msgspec import Meta


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing in the file that was not followed."""

    key: str
    """Dotted path, e.g. ``keys.pins.OK``; empty when the whole file is meant."""
    value: str
    """What stands there, shortened."""
    expected: str
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        place = "" if self.line is None else f" (line {self.line})"
        said = f" is {self.value}," if self.value else ":"
        return f"{self.key or 'the file'}{place}{said} expected {self.expected}"


def description(kind: object) -> str:
    """What the outermost annotation of a type says for people."""
    said = [note.description for note in get_args(kind)[1:] if isinstance(note, Meta) and note.description]
    return said[-1]


def shortened(value: object) -> str:
    """This value for a line of a report; one of thousands of digits or levels has no form to show."""
    try:
        said = repr(value)
    except (RecursionError, ValueError):
        return "too large to show"
    return said if len(said) <= 60 else f"{said[:59]}…"


def unreadable(text: str, error: Exception) -> Trouble:
    """Where TOML stopped making sense; the parser tells it in its sentence only."""
    said = str(error)
    place = re.search(r"\(at line (\d+), column (\d+)\)", said)
    if place:
        return Trouble("", f"no TOML ({said[: place.start()].strip()})", "TOML", int(place[1]), int(place[2]))
    lines = text.split("\n")
    return Trouble("", f"no TOML ({said})", "TOML", len(lines), len(lines[-1]) + 1)


def line_of(text: str, path: str) -> int | None:
    """The line that sets this key or opens this section, or None when it hides in an unusual spelling."""
    section = ""
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[+\s*([^\]\[]+?)\s*\]", line)
        setting = re.match(r"\s*([^=#\[]+)=", line)
        if header:
            section = _plain(header[1])
            here = section
        elif setting:
            here = f"{section}.{_plain(setting[1])}".lstrip(".")
        else:
            continue
        if here == path:
            return number
    return None


def _plain(key: str) -> str:
    """A dotted key without its quotes and blanks."""
    return ".".join(part.strip().strip("\"'") for part in key.split("."))
