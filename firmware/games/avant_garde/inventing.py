"""A patron made at the box: number, phase and power are asked, and come to lines for the owner's own file."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import count
from typing import Final, cast, get_args

import msgspec

from firmware.engine.asks import Answer, Ask, Choose, Number, Refusal
from firmware.engine.game import Invented, Inventing, read_data
from firmware.games.avant_garde.cards import PACKAGE, PILES
from firmware.games.avant_garde.patrons import Patron, Patrons, Per, Phase

SET: Final = "Maison"
"""The set of every patron made at the box; the owner may give it another in the file."""
UNNAMED: Final[Mapping[str, str]] = {"fr": "Mécène {place}", "en": "Patron {place}"}
MOST_DOLLARS: Final = 9


class Power(msgspec.Struct, frozen=True):
    """One power that the box knows how to write down."""

    text: Mapping[str, str]
    pays: bool = False
    per: Per | None = None
    changes: tuple[str, ...] = ()


class Contents(msgspec.Struct, frozen=True):
    """``powers.toml`` as it is read."""

    amount: Mapping[str, tuple[str, str, str, str]]
    power: Mapping[str, Power]


KNOWN: Final = msgspec.convert(read_data(PACKAGE, "powers.toml"), Contents)
PHASES: Final = tuple(cast("Sequence[str]", get_args(Phase)))
POWERS: Final = tuple(KNOWN.power)


def invent(patrons: Patrons, name: str) -> Inventing:
    """A patron of this name, or of none, that no data has yet."""
    place = next(place for place in count(1) if f"{SET.lower()}-{place}" not in patrons.by_id)
    number = yield from _number(patrons, name)
    phase = yield Choose(id="new-phase", facet="phase", options=PHASES)
    # A card is changed as it is laid, and at no other time.
    powers = tuple(key for key in POWERS if phase == "exhibition" or not KNOWN.power[key].changes)
    power = KNOWN.power[cast("str", (yield Choose(id="new-power", facet="power", options=powers)))]
    dollars = 0
    if power.pays:
        ask = Number(id="new-dollars", low=-MOST_DOLLARS, high=MOST_DOLLARS, default=1, check=_pays_nothing)
        dollars = cast("int", (yield ask))
    patron = Patron(
        id=f"{SET.lower()}-{place}",
        set=SET,
        number=number,
        phase=cast("Phase", phase),
        text=_texts(power, number, dollars),
        name={language: name or unnamed.format(place=place) for language, unnamed in UNNAMED.items()},
        dollars=dollars,
        per=power.per,
        changes=power.changes,
    )
    return Invented(patron.code, as_toml(patron))


def _number(patrons: Patrons, name: str) -> Generator[Ask, Answer, int]:
    """Its number, where no other of that name has the same: they could not be told apart by ear."""

    def called_so(number: Answer) -> Iterator[Refusal]:
        for other in patrons.by_id.values():
            if (other.set, other.number) == (SET, number) and name in other.name.values():
                yield Refusal("patron-called-so", {"patron": other.id})

    low, *_, high = map(int, PILES)
    return cast("int", (yield Number(id="new-number", low=low, high=high, default=low, check=called_so)))


def _pays_nothing(dollars: Answer) -> Iterator[Refusal]:
    if dollars == 0:
        yield Refusal("pays-nothing")


def _texts(power: Power, number: int, dollars: int) -> dict[str, str]:
    """The power in words, in each language."""
    many, less = abs(dollars) > 1, dollars < 0
    amounts = {language: forms[2 * less + many].format(count=abs(dollars)) for language, forms in KNOWN.amount.items()}
    return {language: text.format(dollars=amounts[language], number=number) for language, text in power.text.items()}


def as_toml(patron: Patron) -> str:
    """A table of the owner's file; its texts are quoted as JSON quotes them, which TOML reads alike."""
    lines = ["[[patron]]"]
    for key, value in cast("Mapping[str, object]", msgspec.to_builtins(patron)).items():
        by_name = {f"{key}.{part}": text for part, text in value.items()} if isinstance(value, dict) else {key: value}
        lines += [f"{name} = {json.dumps(given, ensure_ascii=False)}" for name, given in by_name.items() if given]
    return "\n".join(lines) + "\n"
