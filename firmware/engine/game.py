"""What a game is to the engine: a name, its options, its decks, its facts and its rulebook."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from firmware.engine.asks import Answer, Ask
from firmware.engine.errors import DataWrong, GameUnknown, OptionUnknown, SeatsWrong

if TYPE_CHECKING:
    from firmware.engine.table import Message, Table

log = logging.getLogger(__name__)

ENTRY_POINTS = "coincoin.games"


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str
    """Names the sentence ``reason-<reason>``."""


Rulebook: TypeAlias = Generator[Ask, Answer, Result]


@dataclass(frozen=True, slots=True)
class Option:
    """Something the table decides before the first card."""

    key: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    """Whether several values may be given together, separated by commas, or none."""
    length: int = 0
    """When not zero: exactly so many values are given in order, separated by commas, some perhaps more than once."""

    def accepts(self, value: str) -> bool:
        if self.length:
            row = value.split(",")
            return len(row) == self.length and set(row) <= set(self.values)
        chosen = value.split(",") if self.many and value else [value]
        return (self.many and not value) or (set(chosen) <= set(self.values) and len(set(chosen)) == len(chosen))

    @property
    def expected(self) -> str:
        """What may be given, for an error's sentence."""
        return f"{f'{self.length} in order' if self.length else 'one'} of {', '.join(self.values)}"


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards of one kind, each told apart by its facets."""

    name: str
    facets: Mapping[str, tuple[str, ...]]
    """Each facet's values, in the order in which they are browsed."""
    cards: Mapping[str, Mapping[str, str]]
    """Each card's facets by its code: the last part of a face, e.g. ``baroque.draw``."""

    @classmethod
    def crossed(cls, name: str, **facets: Sequence[str]) -> Deck:
        """A deck in which every combination of values is a card, its code the values joined by dots."""
        values = {facet: tuple(of) for facet, of in facets.items()}
        cards = {".".join(combined): dict(zip(values, combined, strict=True)) for combined in product(*values.values())}
        return cls(name, values, cards)


Domain: TypeAlias = "str | Sequence[int] | Sequence[str]"
"""The values a fact may take: a facet's name (``seat`` for seats), numbers, or keys."""


@dataclass(frozen=True, slots=True)
class Invented:
    """A card that the owner adds at the box: its code in a deck, and what stands for it in the owner's data file."""

    code: str
    data: str


Inventing: TypeAlias = Generator[Ask, Answer, Invented]
"""Asks about the new card as a rulebook asks, in the words of the game."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the box knows it; one object a game, found through the entry-point group."""

    name: str
    version: int
    """Raised whenever an old journal would not replay to the same evening."""
    seats: tuple[int, int]
    """Fewest and most players."""
    play: Callable[[Table], Rulebook]
    package: str
    """The package that holds ``words/<language>.ftl``."""
    options: tuple[Option, ...] = ()
    decks: tuple[Deck, ...] = ()
    facets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The families of option keys that its words can say, e.g. ``epoch``."""
    facts: Mapping[str, Domain] = field(default_factory=dict)
    """The domain of each argument of its sentences: proves the voice finite, tells seats and facets from numbers."""
    lowest_wins: bool = False
    readout: Callable[..., Sequence[Message]] | None = None
    """The public table in spoken lines, from the rulebook's own board; None when a game has nothing to read out."""
    places: Callable[..., Sequence[Message]] | None = None
    """What lies at each place of the table, a line a place, each read alone on a key behind INFO. ``readout`` leaves
    them out. None when the table has no places that are counted."""
    tells: Callable[[str], Sequence[Message]] | None = None
    """What the card of this code says of itself whenever it is tapped; nothing for most cards."""
    sentences: Mapping[str, str] = field(default_factory=dict)
    """By language, sentences made from data, as Fluent: they count as the game's own."""
    extend: Callable[[Path], Game] | None = None
    """This game with what an owner's data file adds; raises DataWrong with every wrong line of it."""
    invent: Callable[[str], Inventing] | None = None
    """Makes a card that no data has yet, of this name or of none; ``extend`` takes what it comes to."""

    def tell_of(self, content: str) -> Sequence[Message]:
        """What a tapped card says of itself, whatever is asked; nothing when it is silent or no card of this game."""
        face = self.face(content)
        return () if face is None or self.tells is None else self.tells(face[1])

    def deck(self, name: str) -> Deck:
        return next(deck for deck in self.decks if deck.name == name)

    def face(self, content: str) -> tuple[Deck, str] | None:
        """The deck and card code that a content id ``<game>/<code>`` names, or None when it is no card of this game."""
        name, _, code = content.partition("/")
        if name != self.name:
            return None
        return next(((deck, code) for deck in self.decks if code in deck.cards), None)

    def settle_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """The given options over the defaults; raises OptionUnknown naming key, value and what was expected."""
        settled = {option.key: option.default for option in self.options}
        known = {option.key: option for option in self.options}
        for key, value in given.items():
            if key not in known:
                raise OptionUnknown(f"{self.name} has no option {key!r}; it has {', '.join(known) or 'none'}")
            if not known[key].accepts(value):
                raise OptionUnknown(f"option {key} cannot be {value!r}; it is {known[key].expected}")
            settled[key] = value
        return settled

    def check_seats(self, seats: Sequence[str]) -> None:
        fewest, most = self.seats
        if not fewest <= len(seats) <= most:
            raise SeatsWrong(f"{self.name} is for {fewest} to {most} players, not {len(seats)}")
        if len(set(seats)) != len(seats) or not all(name.strip() for name in seats):
            raise SeatsWrong("each player needs a name of their own")
        for name in seats:
            if not name.isprintable():
                raise SeatsWrong(f"the name {name!a} holds signs that nobody can read: use letters")


def read_data(package: str, name: str = "cards.toml") -> dict[str, object]:
    """A game's data file beside its rulebook."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def find_games() -> dict[str, Game]:
    """Every installed game by name, ours and strangers', in the order of their names.

    One that cannot be loaded is an error in the log and does not take the others away.
    """
    from importlib.metadata import entry_points  # 30 ms that only whoever looks for games has to wait

    found: list[Game] = []
    for point in entry_points(group=ENTRY_POINTS):
        try:
            game = point.load()
        except Exception:
            log.exception("game %s cannot be loaded from %s", point.name, point.value)
            continue
        if isinstance(game, Game):
            found.append(game)
        else:
            log.error("game %s is no Game but %r", point.name, game)
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def own_file(name: str, state: Path) -> Path:
    """Where the owner's own data of a game lies, whether or not there is any."""
    return state / f"{name}.toml"


def extend_game(game: Game, file: Path) -> Game:
    """The game with what this data file adds; raises DataWrong, also when the game takes no data."""
    if game.extend is None:
        raise DataWrong([f"{file}: {game.name} takes no data of its owner"])
    return game.extend(file)


def extend_games(games: Mapping[str, Game], state: Path) -> tuple[dict[str, Game], tuple[DataWrong, ...]]:
    """The games with what the owner's files in the state directory add, and what is wrong with those files.

    A game whose file is wrong stays as it was.
    """
    extended, wrong = dict(games), list[DataWrong]()
    for name, game in games.items():
        file = own_file(name, state)
        if game.extend is None or not file.exists():
            continue
        try:
            extended[name] = extend_game(game, file)
        except DataWrong as error:
            log.error("%s stays without the owner's data: %s", name, error)
            wrong.append(error)
    return extended, tuple(wrong)


def find_game(name: str) -> Game:
    """The game of this name; raises GameUnknown naming those there are."""
    games = find_games()
    if name not in games:
        raise GameUnknown(f"there is no game {name!r}; there is {', '.join(games) or 'none'}")
    return games[name]
