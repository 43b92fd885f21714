"""What a tapped card answers, or why it answers nothing: one reading of a tap for the console and for the referee."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from firmware.engine.asks import GAME_OVER, Answer, Ask, Card, Choose, Collect, Number, Refusal, Tally
from firmware.engine.game import Deck, Game


@dataclass(frozen=True, slots=True)
class Answering:
    """The tap is a whole answer."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Adding:
    """The tap is one more item of a list that is being collected, or of a tally, or counts in a number."""

    item: str
    """The item of the list, the option of the tally, or the code of the card that counts."""


def read_tap(game: Game, ask: Ask | None, content: str) -> Answering | Adding | Refusal:
    """What the content id of a tapped tag means to this ask of this game; a game that is over has none.

    Refusal codes: ``game-over``, ``tap-other-game`` (its game in the facts), ``tap-unknown`` (no card of this game),
    ``tap-not-awaited`` (a card of this game that this ask does not want).
    """
    name = content.partition("/")[0]
    if name != game.name:
        return Refusal("tap-other-game", {"given": name, "game": game.name})
    face = game.face(content)
    if face is None:
        return Refusal("tap-unknown", {"given": content})
    deck, code = face
    if ask is None:
        return GAME_OVER
    meaning = _meaning(ask, deck, code, deck.cards[code])
    return Refusal("tap-not-awaited", {"deck": deck.name, "card": code}) if meaning is None else meaning


def _meaning(ask: Ask, deck: Deck, code: str, facets: Mapping[str, str]) -> Answering | Adding | None:
    match ask:
        case Card(deck=deck.name):
            return Answering({facet: facets[facet] for facet in ask.facets})
        case Collect() if code in ask.options and (ask.deck or ask.facet) == deck.name:
            return Adding(code)
        case Choose() if ask.facet in facets:
            return Answering(facets[ask.facet])
        case Tally() if code in ask.cards:
            return Adding(ask.cards[code])
        case Number() if code in ask.cards:
            return Adding(code)
        case Collect() if ask.facet in facets and ask.deck is None:
            return Adding(facets[ask.facet])
        case _:
            return None
