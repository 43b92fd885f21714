"""The patrons: what each pays or allows, as data, and how the owner's own file adds to ours.

A file holds ``[[patron]]`` tables. ``id``, ``set``, ``number``, ``phase`` and ``text`` are needed; ``name`` is for
patrons that have one; ``dollars`` is what the patron pays, ``per`` card laid, per turn, or for a majority. Dollars
without ``per`` are those only the table can work out: each tap of the patron adds them to the other dollars.
``changes`` says which of its values a card of this number may change as it is laid. Texts are the same in both
languages, or one each: ``text.fr`` and ``text.en``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, cast

import msgspec

from firmware.engine.asks import Answer, Refusal
from firmware.engine.game import Deck
from firmware.games.avant_garde.cards import BOX, PILES

Phase: TypeAlias = Literal["exhibition", "purchase"]
Per: TypeAlias = Literal["card", "turn", "majority"]

DECK: Final = "patrons"


class Patron(msgspec.Struct, frozen=True):
    """One patron card. Texts are by language."""

    id: str
    set: str
    number: int
    phase: Phase
    text: Mapping[str, str]
    name: Mapping[str, str] = msgspec.field(default_factory=dict)
    dollars: int = 0
    per: Per | None = None
    changes: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """Its card in the deck of patrons."""
        return f"patron.{self.id}"

    def called(self, language: str) -> str:
        """Its name if it has one, its set and its number."""
        place = f"{self.set} {self.number}"
        return f"{self.name[language]}, {place}" if language in self.name else place


@dataclass(frozen=True, slots=True)
class Patrons:
    """All the patrons there are, in the order of their sets."""

    by_id: Mapping[str, Patron]
    deck: Deck = field(init=False)

    def __post_init__(self) -> None:
        cards = {patron.code: {"patron": patron.id} for patron in self.by_id.values()}
        object.__setattr__(self, "deck", Deck(DECK, {"patron": tuple(self.by_id)}, cards))

    def merged(self, others: Iterable[Patron]) -> Patrons:
        """These and the others, which replace those of the same id."""
        return Patrons({**self.by_id, **{patron.id: patron for patron in others}})

    def basic(self) -> dict[str, str]:
        """The patrons of the basic set, by number."""
        return {str(p.number): p.id for p in self.by_id.values() if p.set == BOX.basic_set}

    def in_play(self, chosen: Iterable[str]) -> dict[str, str]:
        """A patron for each number: those chosen, else the basic set's."""
        placed = self.basic() | {str(self.by_id[id].number): id for id in chosen}
        return {number: placed[number] for number in PILES}

    def doubled(self, given: Answer) -> Iterator[Refusal]:
        """There is one patron for each number: the reasons against a choice of two."""
        numbers = [str(self.by_id[id].number) for id in cast("Sequence[str]", given)]
        for number in PILES:
            if numbers.count(number) > 1:
                yield Refusal("patron-doubled", {"number": number}, "patron-doubled")
