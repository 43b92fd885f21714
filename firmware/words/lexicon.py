"""The lexicon: facts in, whole sentences out, in one language, for one game and its players.

The engine names sentences and never words them; here a message becomes "Ada 12.", an ask becomes a question, a refusal
says what would have been right. Seats become names before a sentence sees them; the values of facets (an epoch, a
symbol) stay keys, for which sentences refer to the facet's own sentence: ``{ epoch }`` says ``$epoch``.

Every argument comes as text, as a number that knows how it is said, or as a list that joins itself:

- an argument whose domain in ``Game.facts`` is ``seat``, and ``seat``, ``by`` and ``winners`` always: names;
- ``answer``, unless the game declares it: the answer in words, of the facet beside it if there is one;
- ``game``, when it is this one: what its own words call it;
- beside ``facet``: ``options`` and ``option``, the words for these values of that facet; beside ``deck``: ``card``;
- true and false are ``yes`` and ``no``, and nothing is ``none``, to choose a variant by.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from firmware.engine.asks import (
    NOTHING,
    Answer,
    Ask,
    Card,
    Choose,
    Collect,
    Facts,
    Number,
    Refusal,
    Tally,
    Value,
    is_int,
)
from firmware.engine.game import Game
from firmware.engine.table import NO, NOBODY, RANDOM, YES, Message
from firmware.words.forms import Form, Language
from firmware.words.sentences import Sentences, load_sentences
from firmware.words.speakable import normalise
from firmware.words.values import Argument, Listed, Name, quantity
from firmware.words.written import typeset

SEAT = "seat"
YES_NO = "yes-no"
GAME_NAME = "game-name"
"""The sentence by which a game's own words tell what it is called."""
NOT_SEATS: Mapping[str, str] = {RANDOM: "seat-random", NOBODY: "seat-nobody"}
"""Options among seats that are no seat, and their sentences."""
ALWAYS_SEATS = frozenset({"seat", "by", "winners"})

_LOG = logging.getLogger(__name__)
_OTHER: Mapping[Language, Language] = {"fr": "en", "en": "fr"}
_NO_DOMAINS: Mapping[str, str] = {}
MOST_SHOWN = 2
"""Items of an answer that the screen shows one by one."""


class Lexicon:
    """The words of one language for one game and these players."""

    def __init__(self, language: Language, game: Game | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.seats = tuple(seats)
        self.sentences = _sentences_of(language, game)
        self._game_name = None if game is None else game.name
        self.facets: Mapping[str, tuple[str, ...]] = _families(game)
        """Each facet that has words, the decks among them, with its keys."""
        facts = {} if game is None else game.facts
        self._domains = {name: domain for name, domain in facts.items() if isinstance(domain, str)}
        self._reported: set[str] = set()
        self._names = {
            False: [Name(name) for name in self.seats],
            True: [Name(self._spoken_name(seat)) for seat in range(len(self.seats))],
        }

    def __repr__(self) -> str:
        return f"<Lexicon {self.language} {self._game_name} {self.seats!r}>"

    def sentence(self, id: str, args: Facts = NOTHING, form: Form = "full", *, spoken: bool = False) -> str:
        """This sentence, written or spoken. Never raises: what is missing is logged and said by its name."""
        pattern = self.sentences.nearest(id, form)
        if pattern is None:
            return self._missing(id, args, form, spoken)
        # What the game declares of its facts holds in its own sentences; the box's may use the same names otherwise.
        domains = self._domains if id in self.sentences.own else _NO_DOMAINS
        text, errors = self.sentences.compose(pattern, self._arguments(args, domains, form, spoken))
        if errors:
            self._report(f"{id}.{form}", f"is wrong: {'; '.join(map(str, errors))}; given {dict(args)!r}")
        return self._finish(text, spoken)

    def message(self, message: Message, form: Form = "full", *, spoken: bool = False) -> str:
        return self.sentence(message.id, message.args, form, spoken=spoken)

    def ask(self, ask: Ask, form: Form = "full", *, spoken: bool = False) -> str:
        """The question; a sentence the game lacks is made up for by a plain one of the ask's kind."""
        args = self._asked(ask)
        id = f"ask-{ask.id}"
        if self.sentences.nearest(id, form) is None and not self._elsewhere_has(id):
            self._report(id, "is missing")
            return self.sentence(f"any-{ask.kind}", {**args, "ask": ask.id}, form, spoken=spoken)
        return self.sentence(id, args, form, spoken=spoken)

    def option(self, facet: str, key: str, form: Form = "full", *, spoken: bool = False) -> str:
        """One value of a facet in words: a player's name, an epoch, a whole card when the facet is a deck."""
        if facet == SEAT:
            id = NOT_SEATS.get(key)
            return self._seat(key, spoken).text if id is None else self.sentence(id, spoken=spoken)
        deck = next((deck for deck in self.game.decks if deck.name == facet), None) if self.game else None
        if deck is None or key not in deck.cards:
            return self.sentence(facet, {facet: key}, form, spoken=spoken)
        facets = deck.cards[key]
        if self.has(facet):
            return self.sentence(facet, {**facets, facet: key}, form, spoken=spoken)
        return ", ".join(self.option(name, value, form, spoken=spoken) for name, value in facets.items())

    def answer(self, ask: Ask, answer: Answer, *, spoken: bool = False) -> str:
        """A legal answer to this ask in words, without a full stop."""
        match ask:
            case Choose(facet=facet) | Tally(facet=facet) | Collect(facet=facet):
                return self._worded(answer, facet, "full", spoken)
            case Card(facets=facets) if isinstance(answer, Mapping):
                in_order = {facet: answer[facet] for facet in facets if facet in answer}
                return self._worded(in_order, None, "full", spoken)
            case _:
                return self._worded(answer, None, "full", spoken)

    def refusal(self, refusal: Refusal, form: Form = "full", *, spoken: bool = False) -> str:
        return self.sentence(f"refusal-{refusal.code}", refusal.facts, form, spoken=spoken)

    def rule(self, refusal: Refusal, form: Form = "full", *, spoken: bool = False) -> str | None:
        """The rule behind a refusal, or None when no rule of the game is."""
        if refusal.rule is None:
            return None
        return self.sentence(f"rule-{refusal.rule}", refusal.facts, form, spoken=spoken)

    def has(self, id: str, form: Form = "full") -> bool:
        """Whether exactly this form was written in this language."""
        return self.sentences.pattern(id, form) is not None

    def _arguments(self, args: Facts, domains: Mapping[str, str], form: Form, spoken: bool) -> dict[str, Argument]:
        facet, deck = args.get("facet"), args.get("deck")
        made: dict[str, Argument] = {}
        for name, value in args.items():
            if domains.get(name, SEAT if name in ALWAYS_SEATS else None) == SEAT:
                made[name] = self._seats(value, spoken)
            elif name == "answer" and name not in domains:
                made[name] = self._answered(value, facet if isinstance(facet, str) else None, form, spoken)
            elif name == "options" and isinstance(facet, str):
                made[name] = self._options(facet, value, form, spoken)
            elif name == "option" and isinstance(facet, str):
                made[name] = self.option(facet, str(value), form, spoken=spoken)
            elif name == "game" and value == self._game_name and self.has(GAME_NAME):
                made[name] = self.sentence(GAME_NAME, form=form, spoken=spoken)
            elif name == "card" and isinstance(deck, str) and isinstance(value, str):
                made[name] = self.option(deck, value, form, spoken=spoken)
            else:
                made[name] = self._plain(value, domains.get(name), form, spoken)
        return made

    def _plain(self, value: Value, facet: str | None, form: Form, spoken: bool) -> Argument:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return quantity(value, self.language, spoken)
        if isinstance(value, str):
            return value
        if value is None:
            return "none"
        if isinstance(value, Mapping):
            return self._worded(value, facet, form, spoken)
        return self._options(facet, value, form, spoken)

    def _options(self, facet: str | None, values: Value, form: Form, spoken: bool) -> Listed:
        """A list (a mapping lists its keys) that words its items when it is asked to.

        Without a facet its strings are words already, though one may be spelled like a key.
        """
        keys = list(values) if isinstance(values, Sequence | Mapping) and not isinstance(values, str) else [values]

        def words(key: Value) -> str:
            return key if facet is None and isinstance(key, str) else self._worded(key, facet, form, spoken)

        return self._listed(lambda: [words(key) for key in keys], spoken)

    def _listed(self, items: Callable[[], Sequence[str]], spoken: bool) -> Listed:
        return Listed(items, self.language, spoken)

    def _asked(self, ask: Ask) -> dict[str, Value]:
        """What the question may speak of: its facts, the seat, and what it accepts."""
        args: dict[str, Value] = {}
        match ask:
            case Number():
                args |= ask.accepts()
            case Tally():
                args |= {"facet": ask.facet, "options": tuple(ask.options), "sum": ask.sum}
            case Collect():
                args |= {"facet": ask.facet, "options": ask.options, "min": ask.low, "max": ask.high}
            case Choose():
                args |= {"facet": ask.facet, "options": ask.options}
            case _:
                pass
        return {**args, "seat": ask.seat, **ask.about}

    def _answered(self, answer: Value, facet: str | None, form: Form, spoken: bool) -> str:
        """An answer that was given; of a long list the screen has room for the first alone."""
        many = isinstance(answer, Sequence) and not isinstance(answer, str) and len(answer) > MOST_SHOWN
        if form != "screen" or not many:
            return self._worded(answer, facet, form, spoken)
        first, *others = cast("Sequence[Value]", answer)
        what = self._worded(first, facet, form, spoken)
        return self.sentence("answer-and-more", {"what": what, "count": len(others)}, form, spoken=spoken)

    def _worded(self, answer: object, facet: str | None, form: Form, spoken: bool) -> str:
        """An answer in words; where its ask is not known, the facet is told from the keys."""
        if answer is True:
            return self.sentence("answer-ready", spoken=spoken)
        if is_int(answer):
            return quantity(cast("int", answer), self.language, spoken).words()
        if isinstance(answer, str):
            family = facet or self._family(answer)
            return answer if family is None else self.option(family, answer, form, spoken=spoken)
        if isinstance(answer, Mapping):
            parts = [self._part(key, value, facet, form, spoken) for key, value in answer.items() if value != 0]
        elif isinstance(answer, Sequence):
            parts = [self._worded(item, facet, form, spoken) for item in answer]
        else:
            parts = []
        return ", ".join(parts) if parts else self.sentence("answer-none", spoken=spoken)

    def _part(self, key: str, value: object, facet: str | None, form: Form, spoken: bool) -> str:
        """One entry of a tally (an option and its count) or of a card (a facet and its value)."""
        if not is_int(value):
            return self._worded(value, key, form, spoken)
        family = facet or self._family(key)
        own = None if family is None else f"{family}-count"
        if own is not None and self.has(own):
            return self.sentence(own, {cast("str", family): key, "count": cast("int", value)}, form, spoken=spoken)
        words = key if family is None else self.option(family, key, form, spoken=spoken)
        return self.sentence("answer-count", {"count": cast("int", value), "what": words}, form, spoken=spoken)

    def _family(self, key: str) -> str | None:
        found = next((facet for facet, keys in self.facets.items() if key in keys), None)
        if found is None and key.isdecimal() and int(key) < len(self.seats):
            return SEAT
        return found

    def _seats(self, value: Value, spoken: bool) -> Argument:
        if value is None:
            return "none"
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self._listed(lambda: [self._seat(seat, spoken).text for seat in value], spoken)
        return self._seat(value, spoken)

    def _seat(self, seat: Value, spoken: bool) -> Name:
        """The player of this seat; a seat nobody named yet is told by its number, and a name is a name already."""
        text = str(seat)
        if isinstance(seat, str) and not text.isdecimal():
            return Name(text)
        index = int(text) if text.isdecimal() else -1
        if 0 <= index < len(self.seats):
            return self._names[spoken][index]
        return Name(self._number_of(index, spoken))

    def _spoken_name(self, seat: int) -> str:
        """The name for the ear; a name in letters that the voice has not is told by the seat's number."""
        name = self.seats[seat]
        return normalise(name, self.language) or self._number_of(seat, spoken=True)

    def _number_of(self, seat: int, spoken: bool) -> str:
        return self.sentence("seat-unnamed", {"number": seat + 1}, spoken=spoken)

    def _finish(self, text: str, spoken: bool) -> str:
        if spoken:
            return normalise(text, self.language)
        return typeset(text) if self.language == "fr" else text

    def _elsewhere_has(self, id: str) -> bool:
        return _sentences_of(_OTHER[self.language], self.game).pattern(id, "full") is not None

    def _missing(self, id: str, args: Facts, form: Form, spoken: bool) -> str:
        """The sentence in the other language if it has it, else its name: strange words are better than silence."""
        self._report(id, "is missing")
        if self._elsewhere_has(id):
            other = Lexicon(_OTHER[self.language], self.game, self.seats)
            return other.sentence(id, args, form, spoken=spoken)
        text = f"{id.replace('-', ' ')}."
        return self._finish(text, spoken)

    def _report(self, what: str, problem: str) -> None:
        """Once for each sentence: a fault said all evening must not fill the log."""
        if what not in self._reported:
            self._reported.add(what)
            _LOG.error("sentence %s in %s %s", what, self.language, problem)


def _sentences_of(language: Language, game: Game | None) -> Sentences:
    if game is None:
        return load_sentences(language, None)
    return load_sentences(language, game.package, game.sentences.get(language, ""))


def _families(game: Game | None) -> dict[str, tuple[str, ...]]:
    """Each facet with its keys, so that an answer whose ask is gone can still be worded."""
    families: dict[str, tuple[str, ...]] = {}
    if game is not None:
        families |= game.facets
        for deck in game.decks:
            for facet, keys in deck.facets.items():
                families.setdefault(facet, keys)
            families.setdefault(deck.name, tuple(deck.cards))
        if len(game.decks) > 1:
            families["deck"] = tuple(deck.name for deck in game.decks)
    families.setdefault(YES_NO, (YES, NO))
    return families
