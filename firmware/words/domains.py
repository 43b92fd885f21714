"""Everything the box can say: each sentence in each form, with its arguments over their domains.

The set is finite because every argument has a domain: the game declares those of its facts, the engine's are known
here, and a sentence of the box that chooses by an argument's keys names its values by doing so. Tests walk this set to
prove what no ear could check; a voice pack could be rendered from it.

Small sets of arguments are walked wholly. In large ones every value of every argument comes up, in mixed company, and
numbers are taken where French or English change: at plurals, at elisions, at ``un`` and ``onze``, at the ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle, islice, product
from math import prod
from random import Random
from typing import TypeAlias

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from firmware.engine.asks import Facts, Value
from firmware.words.forms import Form
from firmware.words.lexicon import ALWAYS_SEATS, SEAT, Lexicon
from firmware.words.sentences import Sentences

SALIENT = frozenset(
    {-897, -777, -197, -177, -81, -21, -11, -2, -1, 0, 1, 2, 3, 8, 11, 21, 71, 77, 80, 81, 91, 97, 99}
    | {100, 101, 177, 197, 200, 777, 897, 1000, 1001}
)
"""Where the words for numbers change their shape, or are long."""
WHOLE = 240
"""Sentences with more sets of arguments than this are sampled."""

FORMS: tuple[Form, ...] = ("full", "brief", "screen")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMERIC = frozenset({"FEM", "MASC", "NUMBER", "ORDINAL", "ABS", "SIGN", "SAME"})
LISTS = frozenset({"JOIN", "COUNT"})
ANY_NUMBER = (-81, -1, 0, 1, 2, 3, 11, 21, 80, 101)
A_COUNT = (0, 1, 2, 3, 11, 21)
WORDS = ("Ada", "Bo", "Hélène")

ENGINE: Mapping[str, tuple[Value, ...]] = {
    "answer": ("yes", 0, 1, 21, ("yes", "no"), True),
    "given": ("x", 0, 1, 21),
    "expected": ("option", "number", "tally", "card", "list", "true", "face", "object"),
    "low": (0, 1, 3),
    "high": (1, 3, 21),
    "default": A_COUNT,
    "min": (0, 1),
    "max": (1, 3),
    "sum": (None, 1, 3),
    "points": (-21, -2, -1, 1, 2, 21),
    "total": (-81, -1, 0, 1, 21, 101),
    "count": A_COUNT,
    "number": A_COUNT,
    "what": ("x",),
    "field": ("x", "answer"),
    "facets": (("epoch", "symbol"),),
    "why": ("x",),
    "rate": (1, 6),
    "volume": (1, 9),
    "most": (9,),
    "ask": ("x",),
}
"""The domains of the arguments that the engine, the lexicon and the console give to any sentence."""

TOGETHER: Mapping[str, str] = {"facet": "facet", "option": "facet", "options": "facet", "deck": "deck", "card": "deck"}
"""Arguments that only make sense with their like, and the name of their group."""

Choice: TypeAlias = tuple[Facts, ...]
"""The values of one argument, or of several that only make sense together."""


@dataclass(frozen=True, slots=True)
class Saying:
    """One sentence in one form with one set of arguments; the lexicon words it."""

    id: str
    form: Form
    args: Facts


class _Reader(Visitor):
    """What one pattern refers to, and how it uses its variables."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[tuple[str, str | None]] = set()
        self.keys: dict[str, set[str]] = {}
        self.numbers: set[str] = set()
        self.lists: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if any(isinstance(variant.key, ast.NumberLiteral) for variant in node.variants) or keys <= PLURALS:
                self.numbers.add(name)
            else:
                self.keys.setdefault(name, set()).update(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        given = {arg.id.name for arg in node.arguments.positional if isinstance(arg, ast.VariableReference)}
        if node.id.name in NUMERIC:
            self.numbers |= given
        if node.id.name in LISTS:
            self.lists |= given
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Needs:
    """What a sentence needs to be said: its variables, those of the sentences it refers to among them."""

    variables: frozenset[str]
    keys: Mapping[str, frozenset[str]]
    numbers: frozenset[str]
    lists: frozenset[str]


@lru_cache(maxsize=4096)
def needs(sentences: Sentences, id: str, *forms: Form) -> Needs:
    """What this sentence needs in these forms together."""
    reader = _Reader()
    waiting: list[tuple[str, str | None]] = [(id, None if form == "full" else form) for form in forms]
    seen: set[tuple[str, str | None]] = set()
    while waiting:
        place = waiting.pop()
        entry = sentences.entry(place[0])
        if place in seen or entry is None:
            continue
        seen.add(place)
        pattern = entry.value
        if place[1] is not None:
            pattern = next((part.value for part in entry.attributes if part.id.name == place[1]), None)
        if pattern is not None:
            reader.visit(pattern)
        waiting += reader.references
    keys = {name: frozenset(of) for name, of in reader.keys.items()}
    return Needs(frozenset(reader.variables), keys, frozenset(reader.numbers), frozenset(reader.lists))


def enumerate_sayings(lexicon: Lexicon, ids: Iterable[str] | None = None) -> Iterator[Saying]:
    """Every saying of these sentences, or of all that this lexicon has; its seats must have names."""
    for id in lexicon.sentences.ids() if ids is None else ids:
        for form in FORMS:
            if lexicon.has(id, form):
                choices = _choices(lexicon, id, form)
                yield from (Saying(id, form, args) for args in _combinations(choices))


def own_ids(lexicon: Lexicon) -> tuple[str, ...]:
    """The sentences that are this lexicon's to prove: all of the box's; of a game, its own and those of the engine that
    say its options."""
    sentences = lexicon.sentences
    if lexicon.game is None:
        return sentences.ids()
    says_options = {"option", "options", "card"}
    shared = (id for id in sentences.ids() if says_options & needs(sentences, id, "full").variables)
    return tuple(dict.fromkeys((*sorted(sentences.own), *shared)))


def worded_sayings(lexicon: Lexicon, ids: Iterable[str], *, spoken: bool) -> Iterator[tuple[Saying, str]]:
    """Every saying of these sentences, and its words."""
    for saying in enumerate_sayings(lexicon, ids):
        yield saying, lexicon.sentence(saying.id, saying.args, saying.form, spoken=spoken)


def undeclared(lexicon: Lexicon, id: str) -> set[str]:
    """The arguments of this sentence whose domain nobody gave: neither the game's facts nor the engine."""
    facts = {} if lexicon.game is None else lexicon.game.facts
    known = {*facts, *lexicon.facets, *ALWAYS_SEATS, *ENGINE, *TOGETHER, "game"}
    return set(needs(lexicon.sentences, id, *FORMS).variables - known)


def _choices(lexicon: Lexicon, id: str, form: Form) -> list[Choice]:
    facts = {} if lexicon.game is None else lexicon.game.facts
    # How an argument is used in one form tells what it is in the others.
    used = needs(lexicon.sentences, id, *FORMS)
    groups: dict[str, Choice] = {}
    for name in sorted(needs(lexicon.sentences, id, form).variables):
        group = name if name in facts else TOGETHER.get(name, name)
        if group == "facet":
            groups[group] = _facet_choice(lexicon)
        elif group == "deck":
            groups[group] = _deck_choice(lexicon)
        else:
            groups[group] = tuple({name: value} for value in _domain(name, used, lexicon))
    return list(groups.values())


def _facet_choice(lexicon: Lexicon) -> Choice:
    return tuple(
        {"facet": facet, "options": keys, "option": key} for facet, keys in lexicon.facets.items() for key in keys
    )


def _deck_choice(lexicon: Lexicon) -> Choice:
    decks = () if lexicon.game is None else lexicon.game.decks
    return tuple({"deck": deck.name, "card": code} for deck in decks for code in deck.cards) or ({"card": "x"},)


def _domain(name: str, used: Needs, lexicon: Lexicon) -> Sequence[Value]:
    game = lexicon.game
    declared = None if game is None else game.facts.get(name)
    if declared == SEAT or (declared is None and name in ALWAYS_SEATS):
        return _seats(name, used, lexicon)
    facet = declared if isinstance(declared, str) else name
    if facet in lexicon.facets:
        keys = lexicon.facets[facet]
        return (keys[:1], keys) if name in used.lists else keys
    if declared is not None:
        return _sampled(declared)
    if name == "game":
        return ("x",) if game is None else (game.name,)
    if name in used.keys:
        return sorted(used.keys[name])
    if name in ENGINE:
        values = ENGINE[name]
        return [value for value in values if isinstance(value, int)] if name in used.numbers else values
    if name in used.lists:
        return tuple(WORDS[:count] for count in range(1, len(WORDS) + 1))
    return ANY_NUMBER if name in used.numbers else WORDS


def _seats(name: str, used: Needs, lexicon: Lexicon) -> Sequence[Value]:
    seats = range(len(lexicon.seats))
    if name in used.lists or name in ("seats", "winners"):
        return tuple(tuple(seats[: count + 1]) for count in seats)
    nobody = (None,) if "none" in used.keys.get(name, ()) else ()
    return (*nobody, *seats)


def _sampled(declared: Sequence[int] | Sequence[str] | str) -> Sequence[Value]:
    """Numbers at their salient points and at both ends; keys as they are."""
    if len(declared) <= len(SALIENT) or not isinstance(declared[0], int):
        return tuple(declared)
    return tuple(value for value in declared if value in SALIENT or value in (declared[0], declared[-1]))


def _combinations(choices: Sequence[Choice]) -> Iterator[Facts]:
    if prod(map(len, choices)) <= WHOLE:
        chosen: Iterable[tuple[Facts, ...]] = product(*choices)
    else:
        rows = max(WHOLE, *map(len, choices))
        chosen = zip(*(_shuffled(choice, rows, place) for place, choice in enumerate(choices)), strict=True)
    for facts in chosen:
        yield {name: value for part in facts for name, value in part.items()}


def _shuffled(choice: Choice, rows: int, place: int) -> list[Facts]:
    """Each value as often as the others, in an order that is the same every time."""
    column = list(islice(cycle(choice), rows))
    Random(place).shuffle(column)
    return column
