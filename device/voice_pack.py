"""A voice pack: recordings of sentences by a person or by a better synthesiser, in a folder that an owner drops in.

``pack.toml`` tells what it is. Its table ``[texts]``, and ``index.tsv`` beside it as ``coincoin say --all`` writes one,
tell what is recorded. ``python -m device.voice_pack FOLDER`` checks a pack through, sound by sound.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path, PurePosixPath
from typing import Annotated, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from device.recording import HIGHEST_RATE, LOWEST_RATE, read_recording
from device.troubles import Trouble, description, line_of, shortened, unreadable
from device.voice_trial import misfit, sound_of

MANIFEST, INDEX = "pack.toml", "index.tsv"
KINDS = (".wav", ".flac")

Line = Annotated[str, Meta(min_length=1, max_length=200, description="a text, not empty")]
Rate = Annotated[int, Meta(ge=80, le=450, description="words a minute from 80 to 450")]
Hertz = Annotated[int, Meta(ge=LOWEST_RATE, le=HIGHEST_RATE, description=f"hertz from {LOWEST_RATE} to {HIGHEST_RATE}")]
Language = Annotated[Literal["fr", "en"], Meta(description='"fr" or "en"')]
Texts = Annotated[dict[str, str], Meta(description="a table of files by text")]


class Manifest(Struct, frozen=True):
    """What ``pack.toml`` holds."""

    language: Language
    speaker: Line
    """Who is heard; for people."""
    licence: Line
    """What may be done with the recordings; for people."""
    sample_rate: Hertz
    """Of every recording."""
    rate: Rate = 175
    """Words a minute that the box must be set to for the recordings to be used."""
    otherwise: str = ""
    """espeak-ng's voice for what is not recorded; empty for the language's own."""
    texts: Texts = {}


_KINDS_OF = get_type_hints(Manifest, include_extras=True)
_NEEDED = ("language", "speaker", "licence", "sample_rate")


class VoicePack:
    """The recordings of one language at one pace."""

    def __init__(self, manifest: Manifest, files: Mapping[str, Sequence[Path]]) -> None:
        """``files``: by text, with single spaces; of several for one text the first that is there is heard."""
        self.manifest = manifest
        self.files = {text: _first_there(places) for text, places in files.items()}
        self.repeated = tuple(text for text, places in files.items() if len(set(places)) > 1)
        """Texts with several files."""

    @property
    def voice(self) -> str:
        """espeak-ng's voice for all else."""
        return self.manifest.otherwise or self.manifest.language

    @property
    def holds_flac(self) -> bool:
        return any(file.suffix.lower() == ".flac" for file in self.files.values())

    def file_of(self, text: str, wpm: int) -> Path | None:
        """The recording of this text; None where there is none, or at another pace, as nothing is stretched."""
        return self.files.get(text) if wpm == self.manifest.rate else None

    def forget(self, text: str) -> None:
        """Its recording is of no use."""
        self.files.pop(text, None)


def read_pack(folder: Path) -> tuple[VoicePack | None, tuple[str, ...]]:
    """The pack in this folder, None where it cannot be used at all, and all that is wrong with it. Never raises.

    Whether the sound files can be read is not looked at here: there may be thousands.
    """
    place = folder / MANIFEST
    try:
        text = place.read_text(encoding="utf-8-sig")
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return None, (f"{place}: {unreadable(text, error)}",)
    except (OSError, ValueError) as error:
        return None, (f"{place}: the file cannot be read ({error}), expected a text file in UTF-8",)
    troubles = list(_judged(table, text))
    files, wrong = _files(folder, table, text)
    said = tuple(f"{place}: {trouble}" for trouble in troubles) + wrong
    if troubles:
        return None, said
    return VoicePack(msgspec.convert(table, Manifest), files), said


def _judged(table: Mapping[str, object], text: str) -> Iterator[Trouble]:
    for key in table.keys() - _KINDS_OF.keys():
        yield Trouble(key, shortened(table[key]), f"one of {', '.join(_KINDS_OF)}", line_of(text, key))
    for key in _NEEDED:
        if key not in table:
            yield Trouble(key, "", f"{description(_KINDS_OF[key])}; it is missing")
    for key, kind in _KINDS_OF.items():
        try:
            if key in table:
                msgspec.convert(table[key], kind)
        except msgspec.ValidationError:
            expected = "a voice of espeak-ng" if key == "otherwise" else description(kind)
            yield Trouble(key, shortened(table[key]), expected, line_of(text, key))


def _first_there(places: Sequence[Path]) -> Path:
    for place in places if len(places) > 1 else ():
        with suppress(OSError):  # a name that is too long
            if place.is_file():
                return place
    return places[0]


def _files(folder: Path, table: Mapping[str, object], text: str) -> tuple[dict[str, list[Path]], tuple[str, ...]]:
    """What is recorded, by text, the manifest's own first, and what of it cannot be used."""
    rows: list[tuple[str, int | None, str, str]] = []
    texts = table.get("texts")
    if isinstance(texts, dict):
        rows += [(MANIFEST, None, said, name) for said, name in texts.items()]
    rows += _indexed(folder / INDEX)
    files: dict[str, list[Path]] = {}
    wrong: list[str] = []
    for source, line, said, name in rows:
        plain = " ".join(said.split())
        place = PurePosixPath(name if isinstance(name, str) else "")
        if not plain:
            trouble = "key text is empty, expected the words that are heard"
        elif place.suffix.lower() not in KINDS or place.is_absolute() or ".." in place.parts:
            trouble = f"key file is {shortened(name)}, expected a .wav or .flac file inside the folder"
        else:
            files.setdefault(plain, []).append(folder / place)
            continue
        wrong.append(f"{folder / source}: line {line or line_of(text, f'texts.{said}') or 0}, {trouble}")
    if not rows:
        wrong.append(f"{folder / MANIFEST}: texts: expected a table of files by text here, or {INDEX} beside it")
    return files, tuple(wrong)


def _indexed(index: Path) -> Iterator[tuple[str, int, str, str]]:
    """The rows of an index as (its name, line, text, file); one that cannot be read comes as a row that is wrong."""
    try:
        lines = index.read_text(encoding="utf-8-sig").splitlines()
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:
        yield INDEX, 1, str(error), ""
        return
    head = lines[0].split("\t") if lines else []
    columns = {name: head.index(name) for name in ("text", "file") if name in head}
    for number, line in enumerate(lines[1:], 2):
        row = line.split("\t")
        text, file = (row[columns[name]] if columns.get(name, len(row)) < len(row) else "" for name in ("text", "file"))
        yield INDEX, number, text, file


def main(folder: Path) -> int:
    """Print what is wrong with a pack, its sounds included, or what it holds; 0 when all is well."""
    pack, troubles = read_pack(folder)
    wrong = list(troubles)
    for text, file in pack.files.items() if pack else ():
        try:
            sound, rate = read_recording(file, pack.manifest.sample_rate if pack else None)
            trouble = misfit(sound_of([sound], rate), text)
        except (OSError, ValueError) as error:
            trouble = str(error)
        if trouble:
            wrong.append(f"{file}: {trouble}; the synthesiser says {text!r}")
    if pack and pack.repeated:
        heard = ", ".join(f"{shortened(text)} is {pack.files[text].relative_to(folder)}" for text in pack.repeated[:3])
        more = ", …" if len(pack.repeated) > 3 else ""
        print(f"{len(pack.repeated)} texts have several files, the first that is there is heard: {heard}{more}")
    if pack and not wrong:
        print(f"{len(pack.files)} sounds by {pack.manifest.speaker}, {pack.manifest.licence}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        print("usage: python -m device.voice_pack FOLDER", file=sys.stderr)
        sys.exit(2)
    sys.exit(main(Path(sys.argv[1])))
