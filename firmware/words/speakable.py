"""Makes any text safe for the voice: no digit, sign or foreign letter reaches a synthesiser that would misread it.

The sentences themselves are written so that little is left to do here; this is the last gate, for the players' names,
for what a program typed, and for the words of games that others wrote. It is total: any text goes in, and what comes
out has Latin letters, spaces, apostrophes, hyphens and the marks that the voice takes as pauses, nothing else.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from firmware.words.forms import Language
from firmware.words.numbers import LIMIT, spell, spell_digits, spell_ordinal

_SAFE = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœŸ '\-,.?!:;]*")
_UNTIDY = re.compile(r"  |^[ ,;:.!?-]|[ -]$| [,.;:?!]| - |[,;:.?!][,;:]|\bM\. ")

_NUMBER = re.compile(r"(?<![\w.,])[-−–]?\d+(?:[ \u00a0\u202f]\d{3})*(?:[.,]\d+)?(?!\d)")
_ANY_DIGITS = re.compile(r"\d+")
_ORDINALS: dict[Language, re.Pattern[str]] = {
    "fr": re.compile(r"\b(\d{1,6})(ers?|i?[eè]res?|res?|i?[eè]mes?|es?|nde?s?)\b"),
    "en": re.compile(r"\b(\d{1,6})(st|nd|rd|th)\b"),
}
_CLOCK = re.compile(r"\b(\d{1,2}) ?(?:h|:) ?(\d{2})\b")
_NUMERO = re.compile(r"\b[nN]o?[°º] ?|№ ?")
_MONEY = re.compile(r"([$€£]) ?(\d+(?:[.,]\d+)?)")
_OVER = re.compile(r"(?<=\d) ?/ ?(?=\d)")

_SIGNS: dict[Language, dict[str, str]] = {
    "fr": {"%": "pour cent", "€": "euros", "$": "dollars", "£": "livres", "°": "degrés", "@": "arobase", "&": "et"}
    | {"+": "plus", "=": "égale", "×": "fois", "#": "numéro", "½": "un demi"},
    "en": {"%": "percent", "€": "euros", "$": "dollars", "£": "pounds", "°": "degrees", "@": "at", "&": "and"}
    | {"+": "plus", "=": "equals", "×": "times", "#": "number", "½": "one half"},
}
_NUMBER_WORD: dict[Language, str] = {"fr": "numéro ", "en": "number "}
_OVER_WORD: dict[Language, str] = {"fr": " sur ", "en": " out of "}
_POINT_WORD: dict[Language, str] = {"fr": "virgule", "en": "point"}
_CLOCK_WORD: dict[Language, str] = {"fr": " heures ", "en": " "}
_LETTERS = (
    {ord(sign): "'" for sign in "’‘ʼ`´"}
    | {ord(sign): "-" for sign in "–‐‑−"}
    | {ord(sign): ", " for sign in "—()[]|·•"}
    | {ord(sign): "." for sign in "…"}
    | dict(zip(map(ord, "łŁđĐħĦıŋŊŧŦĸſ"), "lLdDhHinNtTks", strict=True))
)


def is_speakable(text: str) -> bool:
    """Whether the voice can be given this text as it is."""
    return _SAFE.fullmatch(text) is not None and _UNTIDY.search(text) is None


@lru_cache(maxsize=2048)
def normalise(text: str, language: Language) -> str:
    """This text with everything in words, for this language's voice; itself when nothing in it could be misread."""
    if is_speakable(text):
        return text
    worded = unicodedata.normalize("NFC", text).replace("\u00a0", " ").replace("\u202f", " ")
    worded = _spell_numbers(worded, language)
    for sign, word in _SIGNS[language].items():
        if sign in worded:
            worded = worded.replace(sign, f" {word} ")
    if language == "fr":
        worded = re.sub(r"\bM\. ", "monsieur ", worded)
    return _tidy("".join(map(_nearest, worded.translate(_LETTERS))))


def _spell_numbers(text: str, language: Language) -> str:
    text = _NUMERO.sub(_NUMBER_WORD[language], text)
    text = _CLOCK.sub(lambda found: f"{found[1]}{_CLOCK_WORD[language]}{found[2]}", text)
    text = _MONEY.sub(r"\2 \1", text)
    text = _OVER.sub(_OVER_WORD[language], text)
    text = _ORDINALS[language].sub(lambda found: _ordinal(found, language), text)
    text = _NUMBER.sub(lambda found: f" {_number(found[0], language)} ", text)
    return _ANY_DIGITS.sub(lambda found: f" {_whole(found[0], language)} ", text)


def _ordinal(found: re.Match[str], language: Language) -> str:
    feminine = language == "fr" and found[2].rstrip("s") in ("re", "ere", "ère", "nde")
    return spell_ordinal(int(found[1]), language, "feminine" if feminine else "masculine")


def _number(written: str, language: Language) -> str:
    """A number as people write it: perhaps with a sign, with groups of three, with decimals."""
    sign = "-" if written[0] in "-−–" else ""
    whole, _, decimals = re.sub(r"[ \u00a0\u202f−–-]", "", written).replace(",", ".").partition(".")
    words = _whole(sign + whole, language)
    return f"{words} {_POINT_WORD[language]} {spell_digits(decimals, language)}" if decimals else words


def _whole(written: str, language: Language) -> str:
    """A code with leading zeros, or one too long to take in, is said digit by digit."""
    digits = written.lstrip("-")
    if len(digits) > len(str(LIMIT)) or (len(digits) > 1 and digits[0] == "0"):
        words = spell_digits(digits, language)
        return f"{spell(-1, language).rpartition(' ')[0]} {words}" if written[0] == "-" else words
    return spell(int(written), language)


def _nearest(sign: str) -> str:
    """This character when the voice reads it, else its base letters, else a space."""
    if _SAFE.fullmatch(sign):
        return sign
    bases = (base for base in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(base))
    kept = "".join(base for base in bases if _SAFE.fullmatch(base))
    return kept or ("" if unicodedata.combining(sign) else " ")


def _tidy(text: str) -> str:
    """Pauses where they belong: no doubled space or mark, no space before a mark, no mark at the start."""
    text = re.sub(r" +", " ", text)
    text = re.sub(r"(?<![\w'])-|-(?![\w'])", " ", text)
    text = re.sub(r" +", " ", text)
    text = re.sub(r" (?=[,.;:?!])", "", text)
    text = re.sub(r"[,;:]+(?=[.?!])", "", text)
    text = re.sub(r"([.?!;:,])[,;:.]+", r"\1", text)
    return text.lstrip(" ,;:.!?-").rstrip(" -,;:")
