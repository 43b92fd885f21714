"""Reading patrons: ours, and the owner's own, whose every fault is named with its file, line, key and remedy."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias, cast, get_args

import msgspec

from firmware.engine.errors import DataWrong
from firmware.engine.game import read_data
from firmware.games.avant_garde.cards import BOX, PACKAGE
from firmware.games.avant_garde.patrons import Patron, Patrons, Per, Phase

LANGUAGES: Final = ("fr", "en")
MOST_NAME, MOST_TEXT = 24, 240
"""Letters of a name that fit the screen, and of a text that one still likes to hear."""

Entry: TypeAlias = Mapping[str, object]
Test: TypeAlias = Callable[[object], bool]


def shipped() -> Patrons:
    """The patrons of our own data file."""
    entries = cast("list[Entry]", read_data(PACKAGE)["patron"])
    return Patrons({patron.id: patron for patron in map(_patron, entries)})


def read_patrons(file: Path, known: Patrons) -> Patrons:
    """The known patrons with those of this file, which replace those of the same id.

    Raises DataWrong with every fault of the file.
    """
    try:
        text = file.read_text(encoding="utf-8")
        read = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataWrong([f"{file}: cannot be read as TOML: {error}"]) from error
    source = Source(file, text.splitlines())
    problems = list(_faults(source, read))
    if problems:
        raise DataWrong(problems)
    merged = known.merged(_patron(entry) for entry in cast("list[Entry]", read.get("patron", [])))
    problems = list(_same_place(source, merged))
    if problems:
        raise DataWrong(problems)
    return merged


@dataclass(frozen=True, slots=True)
class Source:
    """A file, so that its faults can be pointed at."""

    file: Path
    lines: list[str]

    def fault(self, key: str, given: object, expected: str, place: int | None = None) -> str:
        """One fault in the table ``[[patron]]`` of this place, or at the top of the file."""
        found = "is missing" if given is None else f"is {given!r}"
        return f"{self.file}, line {self._line(key, place)}: {key} {found}; expected {expected}"

    def _line(self, key: str, place: int | None) -> int:
        """Where the key stands; where its table begins when it is not there."""
        heads = [n for n, line in enumerate(self.lines) if re.match(r"\s*\[\[\s*patron\s*\]\]", line)]
        start, end = 0, len(self.lines)
        if place is not None and place < len(heads):
            start, end = heads[place], [*heads, end][place + 1]
        whole = re.compile(rf"\s*\[*\s*(?:patron\.)?[\"']?{re.escape(key)}[\"']?\s*[\].=]")
        stem = re.compile(rf"\s*\[*\s*(?:patron\.)?[\"']?{re.escape(key.partition('.')[0])}[\"']?\s*[\].=]")
        for pattern in (whole, stem):
            found = next((n for n in range(start, end) if pattern.match(self.lines[n])), None)
            if found is not None:
                return found + 1
        return start + 1


def _one_of(*keys: str) -> tuple[Test, str]:
    return lambda given: given in keys, f"one of {', '.join(keys)}"


def _texts(most: int) -> tuple[Test, str]:
    def fits(given: object) -> bool:
        return isinstance(given, str) and 0 < len(" ".join(given.split())) <= most

    def test(given: object) -> bool:
        if isinstance(given, dict):
            return set(given) == set(LANGUAGES) and all(map(fits, given.values()))
        return fits(given)

    return test, f"a text of 1 to {most} letters, or one each in {' and '.join(LANGUAGES)}"


def _whole(low: int, high: int) -> tuple[Test, str]:
    def test(given: object) -> bool:
        return isinstance(given, int) and not isinstance(given, bool) and low <= given <= high and given != 0

    return test, f"a whole number from {low} to {high}" + (", not 0" if low < 0 else "")


def _is_id(given: object) -> bool:
    return isinstance(given, str) and re.fullmatch(r"[a-z][a-z0-9-]{0,39}", given) is not None


def _is_set(given: object) -> bool:
    return isinstance(given, str) and 0 < len(given.strip()) <= MOST_NAME


def _is_changes(given: object) -> bool:
    return isinstance(given, list) and bool(given) and all(value in ("colour", "number") for value in given)


NEEDED: Final[Mapping[str, tuple[Test, str]]] = {
    "id": (_is_id, "small letters, digits and hyphens, a letter first, such as berlin-5"),
    "set": (_is_set, f"the name of its set, of 1 to {MOST_NAME} letters"),
    "number": _whole(min(BOX.gallery), max(BOX.gallery)),
    "phase": _one_of(*get_args(Phase)),
    "text": _texts(MOST_TEXT),
}
POSSIBLE: Final[Mapping[str, tuple[Test, str]]] = {
    "name": _texts(MOST_NAME),
    "dollars": _whole(-9, 9),
    "per": _one_of(*get_args(Per)),
    "changes": (_is_changes, 'a list of "colour", "number" or both'),
}


def _faults(source: Source, read: Entry) -> Iterator[str]:
    for key in read:
        if key != "patron":
            yield source.fault(key, read[key], "only tables that begin with [[patron]]")
    entries = read.get("patron", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        yield source.fault("patron", entries, "tables that begin with [[patron]]")
        return
    ids: list[object] = []
    for place, entry in enumerate(entries):
        yield from _entry_faults(source, place, entry)
        if entry.get("id") in ids:
            yield source.fault("id", entry["id"], "an id that no other patron of this file has", place)
        ids.append(entry.get("id"))


def _entry_faults(source: Source, place: int, entry: Entry) -> Iterator[str]:
    for key, (test, expected) in {**NEEDED, **POSSIBLE}.items():
        if key in entry or key in NEEDED:
            given = entry.get(key)
            if given is None or not test(given):
                yield source.fault(key, given, expected, place)
    for key in entry:
        if key not in NEEDED and key not in POSSIBLE:
            yield source.fault(key, entry[key], f"one of the keys {', '.join((*NEEDED, *POSSIBLE))}", place)
    if "per" in entry and "dollars" not in entry:
        yield source.fault("dollars", None, "the dollars it pays, since per is given", place)
    if "changes" in entry and entry.get("phase") != "exhibition":
        yield source.fault("changes", entry["changes"], "a patron of the phase exhibition", place)


def _same_place(source: Source, patrons: Patrons) -> Iterator[str]:
    """Two patrons that would be called the same could not be told apart by ear."""
    called: dict[str, str] = {}
    for patron in patrons.by_id.values():
        other = called.setdefault(patron.called("fr"), patron.id)
        if other != patron.id:
            yield f"{source.file}: {patron.id} and {other} have the same set, number and name; expected another of them"


def _patron(entry: Entry) -> Patron:
    """An entry without a fault as a patron; a text without languages is the same in all."""
    whole = dict(entry)
    for key in ("text", "name"):
        given = whole.get(key)
        if isinstance(given, str):
            given = dict.fromkeys(LANGUAGES, given)
        if given is not None:
            texts = cast("Mapping[str, str]", given)
            whole[key] = {language: " ".join(text.split()) for language, text in texts.items()}
    return msgspec.convert(whole, Patron)
