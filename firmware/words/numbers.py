"""Numbers in words, since a synthesiser loses signs, misreads ordinals and knows no gender.

Whole numbers from -999 999 to 999 999; what lies beyond is said digit by digit, so that every number can be said.
French keeps the traditional hyphens (``vingt et un``, ``quatre-vingt-un``), which the voice was found to read well.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

from firmware.words.forms import Language

Gender: TypeAlias = Literal["masculine", "feminine"]

LIMIT = 999_999
"""The greatest number said as a number, either side of zero."""

_FR_SMALL = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"),
)
_FR_TENS = {20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante", 80: "quatre-vingt"}
_EN_SMALL = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_EN_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_EN_ORDINALS = {
    "one": "first",
    "two": "second",
    "three": "third",
    "five": "fifth",
    "eight": "eighth",
    "nine": "ninth",
    "twelve": "twelfth",
}
_MINUS: dict[Language, str] = {"fr": "moins", "en": "minus"}


@lru_cache(maxsize=4096)
def spell(number: int, language: Language, gender: Gender = "masculine") -> str:
    """The cardinal in words; the gender is that of what is counted and matters to French only."""
    if abs(number) > LIMIT:
        words = spell_digits(str(abs(number)), language)
    elif language == "en":
        words = _english(abs(number))
    else:
        words = _french(abs(number))
        if gender == "feminine" and words.endswith("un"):
            words += "e"
    return f"{_MINUS[language]} {words}" if number < 0 else words


def spell_digits(digits: str, language: Language) -> str:
    """Each decimal digit by its name, for codes and for numbers too long to be taken in."""
    small = _FR_SMALL if language == "fr" else _EN_SMALL
    return " ".join(small[int(digit)] for digit in digits)


@lru_cache(maxsize=1024)
def spell_ordinal(number: int, language: Language, gender: Gender = "masculine") -> str:
    """The rank in words: ``première``, ``twenty-first``."""
    if language == "en":
        return _english_ordinal(spell(number, "en"))
    if number == 1:
        return "première" if gender == "feminine" else "premier"
    return _french_ordinal(spell(number, "fr"))


def write_ordinal(number: int, language: Language, gender: Gender = "masculine") -> str:
    """The rank in digits, as print writes it: ``1re``, ``2e``, ``21st``."""
    if language == "fr":
        return f"{number}{('re' if gender == 'feminine' else 'er') if number == 1 else 'e'}"
    tens, ones = divmod(abs(number) % 100, 10)
    ending = "th" if tens == 1 else {1: "st", 2: "nd", 3: "rd"}.get(ones, "th")
    return f"{number}{ending}"


def _french(number: int) -> str:
    thousands, rest = divmod(number, 1000)
    if not thousands:
        return _french_hundreds(rest)
    head = "mille" if thousands == 1 else f"{_singular(_french_hundreds(thousands))} mille"
    return f"{head} {_french_hundreds(rest)}" if rest else head


def _singular(words: str) -> str:
    """Round hundreds and eighty without the s that they lose before anything that follows."""
    return words[:-1] if words.endswith(("cents", "vingts")) else words


def _french_hundreds(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _french_tens(rest)
    head = "cent" if hundreds == 1 else f"{_FR_SMALL[hundreds]} cent"
    if rest:
        return f"{head} {_french_tens(rest)}"
    return head if hundreds == 1 else f"{head}s"


def _french_tens(number: int) -> str:
    if number < 20:
        return _FR_SMALL[number]
    if number == 80:
        return "quatre-vingts"
    # Seventy and ninety count on from sixty and eighty: soixante-douze, quatre-vingt-treize.
    base = 60 if 70 <= number < 80 else 80 if number > 80 else number - number % 10
    ones = number - base
    if not ones:
        return _FR_TENS[base]
    joined = " et " if ones in (1, 11) and base != 80 else "-"
    return f"{_FR_TENS[base]}{joined}{_FR_SMALL[ones]}"


def _french_ordinal(cardinal: str) -> str:
    stem = _singular(cardinal)
    if stem.endswith("cinq"):
        return f"{stem}uième"
    if stem.endswith("neuf"):
        return f"{stem[:-1]}vième"
    return f"{stem.removesuffix('e')}ième"


def _english(number: int) -> str:
    thousands, rest = divmod(number, 1000)
    if not thousands:
        return _english_hundreds(rest)
    head = f"{_english_hundreds(thousands)} thousand"
    if not rest:
        return head
    return f"{head}{' and' if rest < 100 else ''} {_english_hundreds(rest)}"


def _english_hundreds(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _english_tens(rest)
    head = f"{_EN_SMALL[hundreds]} hundred"
    return f"{head} and {_english_tens(rest)}" if rest else head


def _english_tens(number: int) -> str:
    if number < 20:
        return _EN_SMALL[number]
    tens, ones = divmod(number, 10)
    head = _EN_TENS[tens - 2]
    return f"{head}-{_EN_SMALL[ones]}" if ones else head


def _english_ordinal(cardinal: str) -> str:
    cut = max(cardinal.rfind(" "), cardinal.rfind("-")) + 1
    head, last = cardinal[:cut], cardinal[cut:]
    if last in _EN_ORDINALS:
        return head + _EN_ORDINALS[last]
    return f"{head}{last[:-1]}ieth" if last.endswith("y") else f"{head}{last}th"
