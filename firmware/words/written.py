"""How what is said is written: with a capital where a sentence begins with a number in words, and French spaces."""

from __future__ import annotations

import re

_BEGINNING = re.compile(r"(?:^|(?<=\w\w\.\s)|(?<=[!?…]\s))[«“\"\s]*[a-zà-öø-ÿœ]")
"""An initial with its full stop, as in a name, ends no sentence."""
_TALL = re.compile(r"(?<=[^\s?!:;])[?!:;]+(?=[\s»”\")]|$)")
"""A mark, or several, at the end of a word; the colon of a time is within one."""


def with_capitals(text: str) -> str:
    """This text with a capital letter at the beginning of each sentence.

    >>> with_capitals("deux canards. vert !")
    'Deux canards. Vert !'
    """
    return _BEGINNING.sub(lambda found: found[0].upper(), text)


def typeset(text: str) -> str:
    """French sets a space that does not break before its tall marks."""
    for mark in "?!:;»":
        if f" {mark}" in text:
            text = text.replace(f" {mark}", f"\u00a0{mark}")
    return text.replace("« ", "«\u00a0") if "« " in text else text


def printed(text: str) -> str:
    """This French text, as the voice gets it, with a space before its tall marks."""
    return typeset(_TALL.sub(r" \g<0>", text))


def for_eyes(text: str, language: str) -> str:
    """This spoken text as a page or a terminal shows it."""
    written = with_capitals(text)
    return printed(written) if language == "fr" else written
