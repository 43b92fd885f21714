"""What a table knows of the box's language: from a sentence, heard or read, back to what it means.

A person has this knowledge from having listened; a test has it from the lexicon's own finite set of sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from firmware.engine.asks import Facts
from firmware.engine.game import Game
from firmware.words.domains import enumerate_sayings
from firmware.words.forms import Form, Language
from firmware.words.lexicon import Lexicon
from firmware.words.numbers import spell
from firmware.words.written import with_capitals

Sense = Literal["ear", "eye"]
POINTS = range(-20, 400)
"""More than anybody gets in an evening of any game proved here."""
COUNTS = range(40)


@dataclass(frozen=True, slots=True)
class Question:
    """An ask as it was understood: which one, and who is asked if the sentence says it."""

    id: str
    seat: int | None


@dataclass
class Phrasebook:
    """Sentences of one language, for one sense, by what they mean."""

    numerals: re.Pattern[str] = re.compile(r"\d+")
    """The numbers in a sentence; questions are known by the words around them."""
    questions: dict[str, set[Question]] = field(default_factory=dict)
    values: set[str] = field(default_factory=set)
    """Options of any facet."""
    counted: dict[str, tuple[str, int]] = field(default_factory=dict)
    """An option and how many of it."""
    numbers: dict[str, int] = field(default_factory=dict)
    refusals: set[str] = field(default_factory=set)
    idle: str = ""
    """A key has no work here."""
    more: set[str] = field(default_factory=set)
    """One value of a card was taken, another is awaited."""
    scores: dict[str, tuple[int, int]] = field(default_factory=dict)
    """A seat and its points, as part of the sentence that tells them all."""
    winners: dict[str, tuple[int, ...]] = field(default_factory=dict)

    def question(self, texts: Iterable[str]) -> Question | None:
        """The last question among these sentences; raises AssertionError when it could be two."""
        bare = map(self.bare, texts)
        found = [self.questions[text] for text in bare if text in self.questions]
        if not found:
            return None
        assert len(found[-1]) == 1, f"one sentence for {found[-1]}"
        return next(iter(found[-1]))

    def refused(self, texts: Iterable[str]) -> bool:
        return any(self.blank(text) in self.refusals for text in texts)

    def bare(self, text: str) -> str:
        """The sentence without its numbers."""
        return self.numerals.sub("#", text)

    def blank(self, text: str) -> str:
        """The sentence without its numbers and options: what it says, but not of what."""
        for value in sorted(self.values, key=len, reverse=True):
            text = text.replace(value, "#")
        return self.bare(text)

    def totals(self, texts: Iterable[str], seats: int) -> list[int] | None:
        """Everybody's points, from the last sentence that tells them all."""
        for text in reversed(list(texts)):
            told = dict(self._scores_in(text))
            if len(told) == seats:
                return [told[seat] for seat in range(seats)]
        return None

    def _scores_in(self, text: str) -> list[tuple[int, int]]:
        """The longest last: "Ada soixante et onze" holds "Ada soixante" as well."""
        parts = [part for part in self.scores if part in text and re.search(rf"{part}(?!\w|-)", text)]
        return [self.scores[part] for part in sorted(parts, key=len)]


def phrasebook(language: Language, sense: Sense, game: Game, seats: tuple[str, ...]) -> Phrasebook:
    """The sentences for this table. The ear knows the long and the brief form, the eye that of the screen."""
    return _Writer(Lexicon(language, game, seats), sense).write()


class _Writer:
    def __init__(self, lexicon: Lexicon, sense: Sense) -> None:
        self._lexicon = lexicon
        self._forms: tuple[Form, ...] = ("full", "brief") if sense == "ear" else ("screen",)
        self._sense = sense
        self._spoken = sense == "ear"
        self._book = Phrasebook()
        if self._spoken:
            words = {spell(n, lexicon.language, gender) for n in POINTS for gender in ("masculine", "feminine")}
            longest_first = "|".join(sorted(words, key=len, reverse=True))
            self._book.numerals = re.compile(rf"\b(?:{longest_first})\b")

    def write(self) -> Phrasebook:
        book, lexicon = self._book, self._lexicon
        self._write_values()
        for id in lexicon.sentences.ids():
            if id.startswith("ask-"):
                for text, args in self._said(id):
                    seat = args.get("seat")
                    found = Question(id.removeprefix("ask-"), seat if isinstance(seat, int) else None)
                    book.questions.setdefault(book.bare(text), set()).add(found)
            elif id.startswith("refusal-"):
                book.refusals |= {book.blank(text) for text, _ in self._said(id)}
        self._write_set_up()
        book.idle = self._sentence("refusal-key-idle", {})
        book.more = {self._sentence("facet-awaited", {"facet": facet}) for facet in lexicon.facets}
        self._write_numbers()
        return book

    def _write_set_up(self) -> None:
        """The one question that names this table."""
        for form in self._forms:
            text = self._sentence("ask-box-players", {"names": self._lexicon.seats}, form)
            self._book.questions[self._book.bare(text)] = {Question("box-players", None)}

    def _write_values(self) -> None:
        lexicon, book = self._lexicon, self._book
        for facet in ("box-menu", "box-players", "box-after"):
            book.values |= {text for text, _ in self._said(facet)}
        decks = {deck.name for deck in lexicon.game.decks} if lexicon.game else set()
        for facet, keys in lexicon.facets.items():
            if facet not in decks:
                book.values |= {self._option(facet, key) for key in keys}
        book.values |= {self._option("seat", str(seat)) for seat in range(len(lexicon.seats))}
        for value in book.values:
            for count in COUNTS:
                book.counted[self._sentence("entry-counted", {"option": value, "count": count})] = (value, count)

    def _write_numbers(self) -> None:
        lexicon, book = self._lexicon, self._book
        for number in COUNTS:
            book.numbers[self._sentence("entry-number", {"count": number})] = number
        for points in POINTS:
            for seat in range(len(lexicon.seats)):
                book.scores[self._sentence("score", {"seat": seat, "points": points})] = (seat, points)
                book.winners[self._sentence("winner", {"seat": seat, "total": points})] = (seat,)

    def _said(self, id: str) -> Iterator[tuple[str, Facts]]:
        """This sentence over the domains of its arguments, in each form of the sense."""
        for form in self._forms:
            has = self._lexicon.has(id, form)
            for saying in enumerate_sayings(self._lexicon, [id]):
                if saying.form == (form if has else "full"):
                    yield self._sentence(id, saying.args, form), saying.args

    def _sentence(self, id: str, args: Facts, form: Form | None = None) -> str:
        return as_sensed(self._lexicon.sentence(id, args, form or self._forms[0], spoken=self._spoken), self._sense)

    def _option(self, facet: str, key: str) -> str:
        return as_sensed(self._lexicon.option(facet, key, self._forms[0], spoken=self._spoken), self._sense)


def worded(lexicon: Lexicon, sense: Sense, facet: str, keys: Iterable[str]) -> Mapping[str, str]:
    """From the words of these options back to their keys."""
    form: Form = "full" if sense == "ear" else "screen"
    return {as_sensed(lexicon.option(facet, key, form, spoken=sense == "ear"), sense): key for key in keys}


def as_sensed(text: str, sense: Sense) -> str:
    """What is read has capitals that nobody hears."""
    return text if sense == "ear" else with_capitals(text)
