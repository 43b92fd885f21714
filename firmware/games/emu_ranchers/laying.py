"""What can be laid at the year's end: cards, whose birds are asked where several fit, or moves that name their bird."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

from firmware.engine.asks import Answer, Collect, Refusal, plain

Move: TypeAlias = tuple[str, str | None]
"""A card by its code, and the index of its bird when it was named."""


class Laying(Collect, frozen=True, kw_only=True):
    """A list of cards in which each may also be given as ``[card, bird]``, the bird as the ask ``bird`` names it."""

    birds: Mapping[str, None]
    """The indices of the seat's birds."""

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if isinstance(answer, str) or not isinstance(answer, Sequence):
            return super().form(answer)
        # Only a pair is a move; whatever else is no card is refused as a card would be.
        cards = [item[0] if is_pair(item) else item for item in answer]
        named = [item[1] for item in answer if is_pair(item)]
        wrong = tuple(
            Refusal("not-an-option", {"given": plain(bird), "facet": "bird", "options": tuple(self.birds)})
            for bird in named
            if str(bird) not in self.birds
        )
        return (*super().form(cards), *wrong)


def is_pair(item: object) -> bool:
    return isinstance(item, Sequence) and not isinstance(item, str) and len(item) == 2


def moves(answer: Answer) -> list[Move]:
    """A legal answer, move by move."""
    return [
        (cast("str", item[0]), str(item[1])) if is_pair(item) else (cast("str", item), None)
        for item in cast("Sequence[Sequence[object]]", answer)
    ]
