"""Making an unknown tag a card, one that was never described among them, a player's badge, or the sign of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from firmware.console.dialogue import Step, Steps
from firmware.console.menus.main import confirm
from firmware.console.menus.naming import name, spell
from firmware.console.wording import Scene
from firmware.engine.asks import Answer, Card, Choose, Refusal
from firmware.engine.game import Deck, Game, Invented

ID: Final = "box-enrol"


@dataclass(frozen=True, slots=True)
class Made:
    """A card that was described at the box, and the game that it belongs to."""

    game: str
    card: Invented


def enrolment(
    games: Mapping[str, Game], current: str | None, known: Sequence[str], inventors: Sequence[str]
) -> Steps[str | Made | None]:
    """The content id that the tag shall have, or the new card; None when the tag stays unknown.

    ``current`` is the game being played, ``inventors`` those of which a new card can be made.
    """
    new = ("new",) if (current is None and inventors) or current in inventors else ()
    what = yield Step(Choose(id=ID, facet=ID, options=("card", "player", "game", *new, "nothing")), start="card")
    if what == "nothing":
        return None
    if what == "new":
        return (yield from _invented(games[current or (yield from _game(tuple(inventors)))]))
    if what == "player":
        return f"coincoin/player.{yield from name(1, known, ())}"
    game = current if what == "card" and current is not None else (yield from _game(tuple(games)))
    if what == "game":
        return f"coincoin/game.{game}"
    return (yield from _card(games[game]))


def _game(names: tuple[str, ...]) -> Steps[str]:
    if len(names) == 1:
        return names[0]
    return str((yield Step(Choose(id="box-game", facet="game", options=names), start=names[0])))


def _card(game: Game) -> Steps[str | None]:
    if not game.decks:
        return None
    scene = Scene(game.name)
    deck = game.decks[0]
    if len(game.decks) > 1:
        names = tuple(other.name for other in game.decks)
        deck = game.deck(str((yield Step(Choose(id="box-deck", facet="deck", options=names), scene=scene))))

    def objections(card: Answer) -> Sequence[Refusal]:
        return () if isinstance(card, Mapping) and code_of(deck, card) is not None else (Refusal("card-unprinted"),)

    ask = Card(id="box-card", deck=deck.name, facets=deck.facets, check=objections)
    card = yield Step(ask, scene=scene)
    assert isinstance(card, Mapping), "the ask lets nothing else through"
    return f"{game.name}/{code_of(deck, card)}"


def _invented(game: Game) -> Steps[Made]:
    """A name if it has one, then what the game asks of it."""
    assert game.invent is not None, "only games that make cards are offered"
    called = (yield from spell()) if (yield from confirm("box-new-name", start="no")) else ""
    inventing = game.invent(called)
    answer: Answer = None
    while True:
        try:
            ask = inventing.send(answer)
        except StopIteration as end:
            return Made(game.name, end.value)
        answer = yield Step(ask, scene=Scene(game.name))


def code_of(deck: Deck, card: Mapping[str, str]) -> str | None:
    """The code of the first card with these facets; None when none is printed."""
    return next((code for code, facets in deck.cards.items() if dict(facets) == dict(card)), None)
