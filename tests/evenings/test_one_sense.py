"""A whole game by speech alone, and a whole game by the screen alone, in both languages, with the right result."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from device.bench.bench import Bench
from firmware.bench_box import boot
from firmware.engine.asks import Answer, Ask, Card, Choose, Tally
from firmware.engine.game import find_game
from firmware.engine.session import Session
from firmware.words.lexicon import Language, Lexicon
from tests.evenings.people import Blind, Deaf, Meant, Player
from tests.evenings.phrasebook import Sense, phrasebook, worded

SEATS = ("Ada", "Bo", "Cy")
SEED = 5
GAME = find_game("interduck")


def wishes(lexicon: Lexicon, sense: Sense) -> dict[str, str]:
    """How this table wants its game set up, in the words of the box."""
    told = {"form": "full", "spoken": True} if sense == "ear" else {"form": "screen"}
    return {
        "box-menu": lexicon.option("box-menu", "new", **told),
        "box-game": lexicon.sentence("game-name", **told),
        "box-count": lexicon.sentence("entry-number", {"count": len(SEATS)}, **told),
        "box-players": lexicon.option("box-players", "usual", **told),
        "box-usual": lexicon.option("yes-no", "yes", **told),
    }


def as_answer(lexicon: Lexicon, sense: Sense, ask: Ask, meant: Meant) -> Answer:
    """What the player meant, as an answer to what the game asks."""
    match ask:
        case Choose(facet=facet, options=options):
            return worded(lexicon, sense, facet, options)[meant.values[0]]
        case Card(facets=facets):
            given = zip(facets.items(), meant.values, strict=True)
            return {facet: worded(lexicon, sense, facet, keys)[value] for (facet, keys), value in given}
        case Tally(facet=facet, options=counted):
            assert meant.counts is not None
            keys = worded(lexicon, sense, facet, counted)
            return {keys[value]: count for value, count in meant.counts}
        case _:
            return True


def replay(lexicon: Lexicon, sense: Sense, meant: list[Meant]) -> Session:
    """The same answers in a session apart from the box; each must be to the question that the player understood."""
    session = Session(GAME, SEATS, seed=SEED)
    for said in meant:
        ask = session.ask
        assert ask is not None and (ask.id, ask.seat) == (said.question.id, said.question.seat)
        assert not session.answer(as_answer(lexicon, sense, ask, said))
    return session


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("person", [Blind, Deaf])
def test_a_whole_game_is_played_by_one_sense(
    tmp_path: Path, person: type[Blind] | type[Deaf], language: Language
) -> None:
    with Bench(boot(language, seed=SEED), tmp_path, voice="measured") as bench:
        someone = person(bench)
        lexicon = Lexicon(language, GAME, SEATS)
        book = phrasebook(language, someone.sense, GAME, SEATS)
        player = Player(someone, book, wishes(lexicon, someone.sense), Random(SEED))
        meant = player.play(until="box-after")
    session = replay(lexicon, someone.sense, meant)
    assert session.over and session.result is not None
    assert book.totals(player.perceived, len(SEATS)) == list(session.totals)
    told = [book.winners[text] for text in player.perceived if text in book.winners]
    assert told[-1] == session.result.winners
