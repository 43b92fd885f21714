"""Numbers in words: each can be read back, and the traps of French are known by name."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.words.forms import Language
from firmware.words.numbers import LIMIT, spell, spell_ordinal, write_ordinal

FR_SMALL = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze")
EN_SMALL = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
FR = (
    {word: number for number, word in enumerate(FR_SMALL)}
    | {"une": 1, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16, "vingt": 20, "vingts": 20, "trente": 30}
    | {"quarante": 40, "cinquante": 50, "soixante": 60, "cent": 100, "cents": 100, "mille": 1000}
)
EN = (
    {word: number for number, word in enumerate(EN_SMALL)}
    | {"thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19}
    | {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90}
    | {"hundred": 100, "thousand": 1000}
)


def read_number(words: str, language: Language) -> int:
    """Reads a number as a listener does, word by word; knows nothing of how it was spelled."""
    values = FR if language == "fr" else EN
    sign, total, part = 1, 0, 0
    for word in re.split(r"[ -]", words):
        if word in ("et", "and"):
            continue
        if word in ("moins", "minus"):
            sign = -1
            continue
        value = values[word]
        if value == 1000:
            total, part = total + max(part, 1) * 1000, 0
        elif value == 100:
            part = max(part, 1) * 100
        elif value == 20 and part % 10 == 4 and part % 100 == 4:
            part += 76  # quatre-vingt
        else:
            part += value
    return sign * (total + part)


numbers = st.integers(-LIMIT, LIMIT)
languages = st.sampled_from(("fr", "en"))
genders = st.sampled_from(("masculine", "feminine"))


@given(numbers, languages, genders)
def test_a_number_said_is_the_number_heard(number: int, language: Language, gender: str) -> None:
    assert read_number(spell(number, language, gender), language) == number


def test_the_first_thousand_are_read_back_and_all_different() -> None:
    for language in ("fr", "en"):
        said = [spell(number, language) for number in range(-1000, 1001)]
        assert [read_number(words, language) for words in said] == list(range(-1000, 1001))
        assert len(set(said)) == 2001


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zéro"),
        (17, "dix-sept"),
        (21, "vingt et un"),
        (22, "vingt-deux"),
        (70, "soixante-dix"),
        (71, "soixante et onze"),
        (72, "soixante-douze"),
        (80, "quatre-vingts"),
        (81, "quatre-vingt-un"),
        (91, "quatre-vingt-onze"),
        (99, "quatre-vingt-dix-neuf"),
        (100, "cent"),
        (101, "cent un"),
        (180, "cent quatre-vingts"),
        (200, "deux cents"),
        (201, "deux cent un"),
        (1000, "mille"),
        (1001, "mille un"),
        (2300, "deux mille trois cents"),
        (80_000, "quatre-vingt mille"),
        (200_000, "deux cent mille"),
        (-3, "moins trois"),
        (-80, "moins quatre-vingts"),
        (999_999, "neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf"),
        (1_000_000, "un zéro zéro zéro zéro zéro zéro"),
        (-1_000_000, "moins un zéro zéro zéro zéro zéro zéro"),
    ],
)
def test_french_spelling(number: int, words: str) -> None:
    assert spell(number, "fr") == words


@pytest.mark.parametrize(
    ("number", "words"),
    [(1, "une"), (21, "vingt et une"), (81, "quatre-vingt-une"), (101, "cent une"), (11, "onze"), (2, "deux")],
)
def test_french_counts_feminine_things_by_une(number: int, words: str) -> None:
    assert spell(number, "fr", "feminine") == words


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (-3, "minus three"),
        (21, "twenty-one"),
        (105, "one hundred and five"),
        (1005, "one thousand and five"),
        (1105, "one thousand one hundred and five"),
        (40_000, "forty thousand"),
    ],
)
def test_english_spelling(number: int, words: str) -> None:
    assert spell(number, "en") == words


@pytest.mark.parametrize(
    ("number", "masculine", "feminine"),
    [
        (1, "premier", "première"),
        (2, "deuxième", "deuxième"),
        (4, "quatrième", "quatrième"),
        (5, "cinquième", "cinquième"),
        (9, "neuvième", "neuvième"),
        (21, "vingt et unième", "vingt et unième"),
        (80, "quatre-vingtième", "quatre-vingtième"),
        (200, "deux centième", "deux centième"),
        (1000, "millième", "millième"),
    ],
)
def test_french_ranks(number: int, masculine: str, feminine: str) -> None:
    assert spell_ordinal(number, "fr") == masculine
    assert spell_ordinal(number, "fr", "feminine") == feminine


@pytest.mark.parametrize(
    ("number", "words", "written"),
    [
        (1, "first", "1st"),
        (2, "second", "2nd"),
        (3, "third", "3rd"),
        (5, "fifth", "5th"),
        (11, "eleventh", "11th"),
        (12, "twelfth", "12th"),
        (13, "thirteenth", "13th"),
        (20, "twentieth", "20th"),
        (21, "twenty-first", "21st"),
        (112, "one hundred and twelfth", "112th"),
        (1000, "one thousandth", "1000th"),
    ],
)
def test_english_ranks(number: int, words: str, written: str) -> None:
    assert spell_ordinal(number, "en") == words
    assert write_ordinal(number, "en") == written


def test_french_ranks_in_digits() -> None:
    written = [
        write_ordinal(1, "fr"),
        write_ordinal(1, "fr", "feminine"),
        write_ordinal(2, "fr"),
        write_ordinal(21, "fr"),
    ]
    assert written == ["1er", "1re", "2e", "21e"]
