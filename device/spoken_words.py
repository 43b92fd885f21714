"""Words that the synthesiser misreads, with the spelling that makes it say them right: data, which the owner extends.

``device/spoken/fr.toml`` and ``en.toml`` hold ours; ``[spoken.fr]`` and ``[spoken.en]`` of the settings file add to
them, and count before them. A text is shown and compared as it is written; only the voice gets the other spelling.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

FOLDER = Path(__file__).parent / "spoken"


class SpokenWords:
    """The exceptions of one language."""

    def __init__(self, words: Mapping[str, str]) -> None:
        """Spoken form by written form, a word or several; found whole, small and capital letters alike."""
        self._words = {_plain(written): spoken for written, spoken in words.items()}
        # The longest first, so that a phrase comes before a word in it; a letter or an apostrophe beside it makes
        # another word, but for l', d' and the like.
        choice = "|".join(re.escape(written) for written in sorted(self._words, key=len, reverse=True))
        self._found = re.compile(rf"(?<![\w-])(?:{choice})(?![\w-])", re.IGNORECASE) if self._words else None

    def say(self, text: str) -> str:
        """This text as the synthesiser must be given it."""
        if self._found is None:
            return text
        return self._found.sub(lambda found: self._words[_plain(found[0])], text)


def _plain(written: str) -> str:
    return written.lower()


@lru_cache
def shipped_words(language: str) -> Mapping[str, str]:
    """Our own exceptions; empty for a language without a file."""
    file = FOLDER / f"{language}.toml"
    if language not in ("fr", "en"):
        return MappingProxyType({})
    return MappingProxyType(tomllib.loads(file.read_text(encoding="utf-8"))["words"])


def spoken_words(language: str, own: Mapping[str, str] = MappingProxyType({})) -> SpokenWords:
    """Ours and the owner's, whose say is the last."""
    ours = {_plain(written): spoken for written, spoken in shipped_words(language).items()}
    return SpokenWords(ours | {_plain(written): spoken for written, spoken in own.items()})
