"""A stranger's game with words of its own, for the tests of what the lexicon does with them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from firmware.engine.game import Deck, Game

FRENCH = """
game-name = Jeu d'essai
epoch = { $epoch ->
    [antique] Antique
    [baroque] Baroque
   *[modern] Moderne
}
symbol = { $symbol ->
    [draw] Main
   *[plain] sans symbole
}
exposed = { $by } expose { FEM($count) } { $count ->
    [one] œuvre
   *[other] œuvres
} de l'époque { epoch }.
    .brief = { $by }, { epoch }.
    .screen = { $by } { $count }
closing = C'est la { ORDINAL($count, gender: "feminine") } œuvre { DE($by) } : on dit { QUE($by) } ferme.
winners = { COUNT($winners) ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent : c'est la victoire { DE($winners) }.
}
ask-expose = { $seat }, une œuvre.
ask-laid = Combien, de { $low } à { $high } ?
refusal-epoch-exhausted = Il n'y a plus { DE(epoch) }.
rule-exhausted = Pas plus de { $count } œuvres.
broken = Il manque { $nothing } ici.
lines = Une phrase
    sur deux lignes.
"""
ENGLISH = """
game-name = Trial game
epoch = { $epoch ->
    [antique] Antique
    [baroque] Baroque
   *[modern] Modern
}
exposed = { $by } exposes { $count ->
    [one] { $count } work
   *[other] { $count } works
} of the { epoch } epoch.
only-here = { $by } is said in English, { $count }.
"""
_NUMBERS = count()


@pytest.fixture
def make_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """A stranger's game in a package of its own; a language given as None has no file."""

    def make(french: str | None = FRENCH, english: str | None = ENGLISH) -> Game:
        package = f"strangers_game_{next(_NUMBERS)}"
        words = tmp_path / package / "words"
        words.mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
        for language, text in (("fr", french), ("en", english)):
            if text is not None:
                (words / f"{language}.ftl").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return Game(
            name="trial",
            version=1,
            seats=(2, 5),
            play=lambda table: (yield),
            package=package,
            decks=(Deck.crossed("works", epoch=("antique", "baroque", "modern"), symbol=("plain", "draw")),),
            facets={"epoch": ("antique", "baroque", "modern")},
            facts={"epoch": "epoch", "first": "seat", "count": range(100), "epochs": "epoch"},
        )

    return make
