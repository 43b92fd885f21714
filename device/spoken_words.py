"""Words that the synthesiser misreads, with the spelling that makes it say them right: data, which the owner extends.

``device/spoken/fr.toml`` and ``en.toml`` hold ours; ``[spoken.fr]`` and ``[spoken.en]`` of the settings file add to
them, and count before them. A text is shown and compared as it is written; only the voice gets the other spelling.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent / "spoken"

_GIVEN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœŸ '\-,.?!:;]*")
"""All that a voice is ever given: firmware.words.speakable writes every text so, before it comes here."""
_UNTIDY = re.compile(r"^[,;:.!?]| [,.;:?!]|[,;:.?!]{2}|(?<![\w'.])-|-(?![\w'])")
"""Marks that it would move or leave out."""
_LETTERS = (
    {ord(sign): "'" for sign in "’‘ʼ`´"}
    | {ord(sign): "-" for sign in "–‐‑−"}
    | dict(zip(map(ord, "łŁđĐħĦıŋŊŧŦĸſ"), "lLdDhHinNtTks", strict=True))
)


class SpokenWords:
    """The exceptions of one language."""

    def __init__(self, words: Mapping[str, str]) -> None:
        """Spoken form by written form, a word or several; found whole, small and capital letters alike."""
        self._words = {_small(written): spoken for written, spoken in words.items()}
        # The longest first, so that a phrase comes before a word in it. A letter or a hyphen beside it makes another
        # word, an apostrophe does not: an entry for Eli is found in d'Eli and in Eli's.
        choice = "|".join(re.escape(written) for written in sorted(self._words, key=len, reverse=True))
        self._found = re.compile(rf"(?<![\w-])(?:{choice})(?![\w-])") if self._words else None

    def say(self, text: str) -> str:
        """This text as the synthesiser must be given it."""
        if self._found is None:
            return text
        said, end = "", 0
        for found in self._found.finditer(_small(text)):
            said += text[end : found.start()] + self._words[found[0]]
            end = found.end()
        return said + text[end:]


def _small(text: str) -> str:
    """In small letters, each in its place: the one capital that would become two signs becomes an i."""
    return text.replace("İ", "i").lower()


def as_given(written: str, language: str) -> str:
    """This as a voice is given it, for whatever consists of letters; digits and signs stay and are never found."""
    letters = "".join(map(_nearest, unicodedata.normalize("NFC", written).translate(_LETTERS)))
    plain = " ".join(letters.split())
    return re.sub(r"\bM\. ", "monsieur ", plain) if language == "fr" else plain


def _nearest(sign: str) -> str:
    """This letter, or the letters below its accents where the voice does not have it."""
    if _GIVEN.fullmatch(sign) or sign in "ªº" or not (sign.isalpha() or unicodedata.combining(sign)):
        return sign
    bases = "".join(base for base in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(base))
    return bases if _GIVEN.fullmatch(bases) else sign


def is_given(written: str, language: str) -> bool:
    """Whether a voice may be given this, and has something to say then."""
    given = as_given(written, language)
    return _GIVEN.fullmatch(given) is not None and _UNTIDY.search(given) is None and any(map(str.isalpha, given))


@lru_cache
def shipped_words(language: str) -> Mapping[str, str]:
    """Our own exceptions; empty for a language without a file."""
    file = FOLDER / f"{language}.toml"
    if language not in ("fr", "en"):
        return MappingProxyType({})
    return MappingProxyType(tomllib.loads(file.read_text(encoding="utf-8"))["words"])


def spoken_words(language: str, own: Mapping[str, str] = MappingProxyType({})) -> SpokenWords:
    """Ours and the owner's, whose say is the last; theirs is found however they write its accents and apostrophes."""
    ours = {_small(written): spoken for written, spoken in shipped_words(language).items()}
    theirs: dict[str, str] = {}
    for written, spoken in own.items():
        given = _small(as_given(written, language))
        # J.-P. comes as J. P. in a sentence where something else had to change.
        theirs |= dict.fromkeys((given, given.replace(".-", ". ")), as_given(spoken, language))
    return SpokenWords(ours | theirs)
