"""How what is said is written: a sentence that begins with a number in words, or with a colour, has its capital."""

from __future__ import annotations

import re

_BEGINNING = re.compile(r"(?:^|(?<=\w\w\.\s)|(?<=[!?…]\s))[«“\"\s]*[a-zà-öø-ÿœ]")
"""An initial with its full stop, as in a name, ends no sentence."""


def with_capitals(text: str) -> str:
    """This text with a capital letter at the beginning of each sentence.

    >>> with_capitals("deux canards. vert !")
    'Deux canards. Vert !'
    """
    return _BEGINNING.sub(lambda found: found[0].upper(), text)
