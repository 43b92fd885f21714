"""Reads the owner's file, ``/etc/coincoin/box.toml``, and never lets one wrong line keep the box from starting.

Each key is judged alone: a wrong one is told with what was expected and falls back on its default, all others count.
What changes by itself (volume, rate, verbosity) is not here but in the journal. Every key, with its reason, is shown
in ``systemd/box.toml.example``.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from device.keys import PINS
from device.ports import VOLUME_STEPS, KeyName
from device.spoken_words import is_given
from device.troubles import Trouble, description, line_of, shortened, unreadable

__all__ = ["Configuration", "Trouble", "read_configuration"]

_RESET_PIN = 25
RESERVED_PINS: dict[int, str] = {
    14: "the reader's line",
    15: "the reader's line",
    18: "the amplifier",
    19: "the amplifier",
    20: "the amplifier",
    21: "the amplifier",
}
"""Pins that the header gives to other parts, and to which."""
SCREEN_PINS: dict[int, str] = {2: "the screen's bus", 3: "the screen's bus"}
"""Taken only while the screen is enabled."""

_TEXT = r"^[^\x00-\x1f\x7f]*$"
Text = Annotated[str, Meta(max_length=200, pattern=_TEXT, description="a text on one line")]
Filled = Annotated[str, Meta(min_length=1, max_length=200, pattern=_TEXT, description="a text, not empty")]
Yes = Annotated[bool, Meta(description="true or false")]
Pin = Annotated[int, Meta(ge=2, le=27, description="a BCM pin from 2 to 27")]
MaybePin = Annotated[Pin | Literal["none"], Meta(description='a BCM pin from 2 to 27, or "none"')]
Step = Annotated[int, Meta(ge=1, le=VOLUME_STEPS, description=f"a whole number from 1 to {VOLUME_STEPS}")]
Language = Annotated[Literal["fr", "en"], Meta(description='"fr" or "en"')]
Factory = Annotated[Literal["lgpio", "rpigpio", "mock"], Meta(description='"lgpio", "rpigpio" or "mock"')]
Driver = Annotated[Literal["ssd1309", "ssd1306", "sh1106"], Meta(description='"ssd1309", "ssd1306" or "sh1106"')]
StableMs = Annotated[int, Meta(ge=1, le=100, description="milliseconds from 1 to 100")]
CooldownMs = Annotated[int, Meta(ge=0, le=500, description="milliseconds from 0 to 500")]
BusNumber = Annotated[int, Meta(ge=0, le=255, description="a bus number from 0 to 255")]
Address = Annotated[int, Meta(ge=0x08, le=0x77, description="an I2C address from 0x08 to 0x77")]
Words = Annotated[int, Meta(ge=80, le=450, description="words a minute from 80 to 450")]
VoiceName = Annotated[
    str,
    Meta(
        max_length=200,
        pattern=r"^([\w+/-]+|(piper|pack):/[^\x00-\x1f\x7f]+)$",
        description='a voice of espeak-ng such as "roa/fr", or "pico", "piper:/…/model.onnx" or "pack:/…/folder"',
    ),
]
Megabytes = Annotated[int, Meta(ge=0, le=4096, description="megabytes from 0 to 4096")]
Seconds = Annotated[float, Meta(ge=0.2, le=30.0, description="seconds from 0.2 to 30")]


class Box(Struct, frozen=True):
    language: Language = "fr"
    state: Filled = "/var/lib/coincoin"
    """Directory of the journal."""


class Keys(Struct, frozen=True):
    factory: Factory = "lgpio"
    stable_ms: StableMs = 15
    cooldown_ms: CooldownMs = 30
    pins: dict[KeyName, int] = msgspec.field(default_factory=lambda: dict(PINS))
    """Every key has one; no pin occurs twice."""


class Reader(Struct, frozen=True):
    enabled: Yes = True
    path: Filled = "/dev/ttyAMA0"
    reset_pin: MaybePin = _RESET_PIN


class Screen(Struct, frozen=True):
    enabled: Yes = True
    driver: Driver = "ssd1309"
    bus: BusNumber = 1
    address: Address = 0x3C
    font: Text = ""
    """Path of a TrueType file; empty means DejaVu Sans Condensed Bold, wherever it is."""


class Sound(Struct, frozen=True):
    device: Text = ""
    """Name of the loudspeaker's output; empty means the system's default."""
    earphone: Text = ""
    """Name of the private output; empty means that there is none."""
    ceiling: Step = VOLUME_STEPS
    """How loud the loudest step is, as a step of a box without a ceiling."""


class Voice(Struct, frozen=True):
    french: VoiceName = "roa/fr"
    english: VoiceName = "gmw/en"
    rate: Words = 175
    """Words a minute at speed 1."""
    deadline: Seconds = 2.0
    """Seconds that one sentence may take to become sound before its worker is replaced."""
    cache: Megabytes = 64
    """Room under the state directory for what a slow voice rendered; 0 keeps nothing there."""


class Spoken(Struct, frozen=True):
    """Words that the voice misreads, with the spelling that it reads right."""

    fr: dict[Filled, Filled] = {}
    en: dict[Filled, Filled] = {}


class Configuration(Struct, frozen=True):
    """What the owner of a box decided, complete and legal."""

    box: Box = Box()
    keys: Keys = msgspec.field(default_factory=Keys)
    reader: Reader = Reader()
    screen: Screen = Screen()
    sound: Sound = Sound()
    voice: Voice = Voice()
    spoken: Spoken = Spoken()


_SECTIONS: dict[str, type[Struct]] = {
    "box": Box,
    "keys": Keys,
    "reader": Reader,
    "screen": Screen,
    "sound": Sound,
    "voice": Voice,
    "spoken": Spoken,
}


def read_configuration(source: str | Path) -> tuple[Configuration, tuple[Trouble, ...]]:
    """Judge TOML text, or the file at a path; a missing file is an owner who likes the defaults. Never raises."""
    try:
        text = source if isinstance(source, str) else source.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return Configuration(), ()
    except UnicodeDecodeError as error:
        return Configuration(), (Trouble("", f"byte {error.start} of another coding", "a text file in UTF-8"),)
    except (OSError, ValueError) as error:
        return Configuration(), (Trouble("", str(error), "a readable file"),)
    try:
        table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        return Configuration(), (unreadable(text, error),)
    return _Judge(text).configuration(table)


class _Judge:
    """Goes through one parsed file and gathers what is wrong with it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._troubles: list[Trouble] = []

    def configuration(self, table: Mapping[str, object]) -> tuple[Configuration, tuple[Trouble, ...]]:
        for name in table.keys() - _SECTIONS.keys():
            self._unknown(name, table[name])
        values = {name: self._section(name, kind, table.get(name, {})) for name, kind in _SECTIONS.items()}
        enabled = bool(values["screen"].get("enabled", True))
        values["keys"]["pins"] = self._pins(table.get("keys"), values["reader"], enabled)
        whole = msgspec.convert(values, Configuration)
        return whole, tuple(sorted(self._troubles, key=lambda trouble: (trouble.line or 0, trouble.key)))

    def _section(self, name: str, kind: type[Struct], found: object) -> dict[str, object]:
        """The legal values of one section; what is absent or wrong is left to the defaults."""
        if not isinstance(found, dict):
            self._wrong(name, found, f"a section [{name}]")
            return {}
        hints = get_type_hints(kind, include_extras=True)
        legal: dict[str, object] = {}
        for key, value in found.items():
            path = f"{name}.{key}"
            if key not in hints:
                self._unknown(path, value)
            elif name == "spoken":
                legal[key] = self._words(path, value)
            elif path != "keys.pins" and self._accepts(path, value, hints[key]):
                legal[key] = value
        return legal

    def _accepts(self, path: str, value: object, kind: object) -> bool:
        if not _fits(value, kind):
            self._wrong(path, value, description(kind))
            return False
        return True

    def _pins(self, keys: object, reader: dict[str, object], screen: bool) -> dict[KeyName, int]:
        """Every key's pin: the owner's where it is legal and free, else the book's."""
        found = keys.get("pins", {}) if isinstance(keys, dict) else {}
        if not isinstance(found, dict):
            self._wrong("keys.pins", found, "a section [keys.pins]")
            found = {}
        taken = RESERVED_PINS | (SCREEN_PINS if screen else {})
        chosen: dict[str, int] = {}
        for name, value in found.items():
            if name not in PINS:
                self._unknown(f"keys.pins.{name}", value)
            elif self._accepts(f"keys.pins.{name}", value, Pin) and self._free(f"keys.pins.{name}", value, taken):
                chosen[name] = value
        reset = reader.get("reset_pin")
        if isinstance(reset, int) and not self._free("reader.reset_pin", reset, taken):
            del reader["reset_pin"]
        return self._without_clashes(chosen, reader)

    def _free(self, path: str, pin: int, taken: Mapping[int, str]) -> bool:
        if pin in taken:
            self._wrong(path, pin, f"another pin: {pin} belongs to {taken[pin]}")
        return pin not in taken

    def _without_clashes(self, chosen: dict[str, int], reader: dict[str, object]) -> dict[KeyName, int]:
        """Give up owner's pins one by one until no pin serves twice; the book's own pins never clash."""
        wanted = {f"keys.pins.{name}": pin for name, pin in chosen.items()}
        book = {f"keys.pins.{name}": pin for name, pin in PINS.items()}
        reset = reader.get("reset_pin", Reader().reset_pin)
        if isinstance(reset, int):
            book["reader.reset_pin"] = _RESET_PIN
            if "reset_pin" in reader:
                wanted["reader.reset_pin"] = reset
        while clash := _clash(book | wanted, wanted):
            loser, holder, pin = clash
            self._wrong(loser, pin, f"a pin of its own: {pin} is also {holder}")
            del wanted[loser]
        if "reader.reset_pin" not in wanted and isinstance(reset, int):
            reader.pop("reset_pin", None)
        return {name: wanted.get(f"keys.pins.{name}", pin) for name, pin in PINS.items()}

    def _words(self, path: str, found: object) -> dict[str, object]:
        if not isinstance(found, dict):
            self._wrong(path, found, f"a section [{path}]")
            return {}
        return {written: said for written, said in found.items() if self._spelling(path, written, said)}

    def _spelling(self, path: str, written: str, said: object) -> bool:
        """Whether the voice can come upon this word, and can say what stands for it."""
        whole = f"{path}.{written}"
        language = path.removeprefix("spoken.")
        if not self._accepts(whole, said, Filled):
            return False
        if not _fits(written, Filled):
            self._wrong(whole, said, "a word on one line before the =, not empty, of at most 200 letters")
        elif not is_given(written, language):
            self._wrong(whole, said, "the word before the = as it is spoken, in letters: no digit, no sign")
        elif not is_given(str(said), language):
            self._wrong(whole, said, "a spelling as it is spoken, in letters: no digit, no sign")
        else:
            return True
        return False

    def _wrong(self, path: str, value: object, expected: str) -> None:
        """Tell it; a word that hides in a line of many is told with that line."""
        escaped = repr(path)[1:-1]
        places = [path, escaped]
        if path.startswith("spoken."):
            places.append(".".join(path.split(".")[:2]))
        line = next((line for place in places if (line := line_of(self._text, place))), None)
        shown = escaped if len(escaped) <= 60 else f"{escaped[:59]}…"
        self._troubles.append(Trouble(shown, shortened(value), expected, line))

    def _unknown(self, path: str, value: object) -> None:
        close = difflib.get_close_matches(path[:200], _KNOWN, n=1, cutoff=0.5)
        expected = f"a known key, perhaps {close[0]}" if close else "a known key"
        self._wrong(path, value, expected)


def _fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except (msgspec.ValidationError, OverflowError):
        return False
    return True


def _known() -> Iterator[str]:
    for name, kind in _SECTIONS.items():
        yield name
        yield from (f"{name}.{key}" for key in kind.__struct_fields__)
    yield from (f"keys.pins.{name}" for name in PINS)


_KNOWN = tuple(_known())


def _clash(pins: dict[str, int], wanted: dict[str, int]) -> tuple[str, str, int] | None:
    """A wanted pin that serves twice, as (who gives up, who keeps, pin); who comes later gives up first."""
    for loser in reversed(wanted):
        for holder, pin in pins.items():
            if holder != loser and pin == wanted[loser]:
                return loser, holder, pin
    return None
