"""A few examples of each sentence, chosen so that all its words are heard: what an ear can check in an hour or two."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from firmware.words.domains import Saying, worded_sayings
from firmware.words.forms import Form
from firmware.words.lexicon import Lexicon

MOST: Mapping[Form, int] = MappingProxyType({"full": 4, "brief": 2})
"""Examples of one sentence in each form that is spoken."""
_WORD = re.compile(r"[\w'-]+")


def examples(lexicon: Lexicon, ids: Iterable[str]) -> Iterator[tuple[Saying, str]]:
    """Spoken sentences in their order: of each form its first wording, then those that bring the most new words."""
    for id in ids:
        found: dict[Form, dict[str, Saying]] = {"full": {}, "brief": {}}
        for saying, text in worded_sayings(lexicon, [id], spoken=True):
            if saying.form in found:
                found[saying.form].setdefault(text, saying)
        for form, texts in found.items():
            yield from ((texts[text], text) for text in _telling(list(texts), MOST[form]))


def _telling(texts: list[str], most: int) -> list[str]:
    """At most so many of these texts, each with words that those before it lack."""
    words = {text: set(_WORD.findall(text.lower())) for text in texts}
    heard: set[str] = set()
    chosen: list[str] = []
    while words and len(chosen) < most:
        text = max(words, key=lambda one: len(words[one] - heard)) if chosen else texts[0]
        if chosen and not words[text] - heard:
            break
        heard |= words.pop(text)
        chosen.append(text)
    return chosen
