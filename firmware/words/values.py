"""What a sentence is given: numbers, names and lists that know how to be written and how to be said.

They are Fluent types, so a sentence can choose its plural by them and still show ``21`` and say ``vingt et une``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from babel import Locale
from fluent.runtime.types import FluentType

from firmware.words import elision
from firmware.words.forms import Language
from firmware.words.numbers import Gender, spell, spell_ordinal, write_ordinal

Argument: TypeAlias = "str | FluentType"
"""What a sentence's variable may hold."""


class Quantity(FluentType, int):
    """A whole number; digits when written, words when spoken."""

    language: Language
    spoken: bool

    def format(self, locale: Locale) -> str:
        return self.words()

    def words(self, gender: Gender = "masculine") -> str:
        return spell(int(self), self.language, gender) if self.spoken else str(int(self))

    def rank(self, gender: Gender = "masculine") -> str:
        ordinal = spell_ordinal if self.spoken else write_ordinal
        return ordinal(int(self), self.language, gender)


@lru_cache(maxsize=1024)
def quantity(number: int, language: Language, spoken: bool) -> Quantity:
    """Kept, since a game says the same few numbers all evening."""
    made = Quantity(number)
    made.language = language
    made.spoken = spoken
    return made


class Name(FluentType):
    """A player's name; never equal to a variant's key, whatever the player is called."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"Name({self.text!r})"

    def format(self, locale: Locale) -> str:
        return self.text


class Listed(FluentType):
    """Several things in one breath: ``Ada, Bo et Cy``. Its items are worded only if the sentence wants them."""

    def __init__(self, items: Callable[[], Sequence[str]], language: Language, spoken: bool) -> None:
        self.items = items
        self.language = language
        self.spoken = spoken

    def format(self, locale: Locale) -> str:
        return self.joined()

    def joined(self, last: str | None = None, word: Callable[[str], str] = str) -> str:
        """The items with commas, and ``last`` (the language's "and") before the last one."""
        items = [word(item) for item in self.items()]
        conjunction = last or ("et" if self.language == "fr" else "and")
        return f" {conjunction} ".join([", ".join(items[:-1]), items[-1]]) if len(items) > 1 else "".join(items)


def _masculine(value: Argument) -> Argument:
    """``NUMBER($n)`` and ``MASC($n)``: the number as it is said alone."""
    return value.words() if isinstance(value, Quantity) else value


def _feminine(value: Argument) -> Argument:
    """``FEM($n)``: the number before something feminine."""
    return value.words("feminine") if isinstance(value, Quantity) else value


def _ordinal(value: Argument, gender: str = "masculine") -> Argument:
    """``ORDINAL($n, gender: "feminine")``: the rank; ``f`` and ``m`` will do."""
    if not isinstance(value, Quantity):
        return value
    return value.rank("feminine" if gender.startswith("f") else "masculine")


def _join(value: Argument, last: str | None = None) -> Argument:
    """``JOIN($seats, last: "ou")``: a list with another word before its last item."""
    return value.joined(last) if isinstance(value, Listed) else value


def _count(value: Argument) -> Argument:
    """``COUNT($seats)``: how many a list holds, to choose a plural by."""
    return quantity(len(value.items()), value.language, value.spoken) if isinstance(value, Listed) else value


def _size(value: Argument) -> Argument:
    """``ABS($n)``: the number without its sign, where the sentence says the sign in its own words."""
    return quantity(abs(int(value)), value.language, value.spoken) if isinstance(value, Quantity) else value


def _from_one(value: Argument) -> Argument:
    """``FROM_ONE($bird)``: the number people call a thing by whose key is its index, from 0."""
    if isinstance(value, Quantity):
        return quantity(int(value) + 1, value.language, value.spoken)
    return str(int(value) + 1) if isinstance(value, str) and value.isdecimal() else value


def _sign(value: Argument) -> Argument:
    """``SIGN($n)``: ``minus``, ``zero`` or ``plus``, to choose a variant by."""
    if not isinstance(value, Quantity):
        return value
    return "minus" if value < 0 else "plus" if value > 0 else "zero"


def _same(one: Argument, other: Argument) -> Argument:
    """``SAME($low, $high)``: ``yes`` or ``no``, to choose a variant by."""
    return "yes" if one == other else "no"


def _each(word: Callable[[str], str]) -> Callable[[Argument], Argument]:
    def applied(value: Argument) -> Argument:
        match value:
            case Listed():
                return value.joined(word=word)
            case Name(text=text) | str(text):
                return word(text)
            case Quantity():
                return word(value.words())
            case _:
                return value

    return applied


def functions(language: Language) -> dict[str, Callable[..., Argument]]:
    """What the sentences of a language may call."""
    everywhere: dict[str, Callable[..., Argument]] = {
        "NUMBER": _masculine,
        "MASC": _masculine,
        "FEM": _feminine,
        "ORDINAL": _ordinal,
        "ABS": _size,
        "SIGN": _sign,
        "FROM_ONE": _from_one,
        "SAME": _same,
        "JOIN": _join,
        "COUNT": _count,
    }
    if language == "en":
        return everywhere
    return {**everywhere, "DE": _each(elision.of), "QUE": _each(elision.that)}
