"""A whole game by speech alone, and a whole game by the screen alone, in both languages, with the right result."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from device.bench.bench import Bench
from device.bench.record import Recording, Spoken
from firmware.bench_box import boot
from firmware.engine.asks import Answer, Ask, Card, Choose, Tally
from firmware.engine.game import find_game
from firmware.engine.session import Session
from firmware.words.lexicon import Lexicon
from firmware.words.numbers import Gender, spell
from tests.evenings.people import Blind, Deaf, Meant, Player
from tests.evenings.phrasebook import Phrasebook, Sense, as_sensed, phrasebook, worded

SEATS = ("Ada", "Bo")
SEED = 5
GAME = find_game("interduck")


def wishes(lexicon: Lexicon, sense: Sense, tracking: str) -> dict[str, str]:
    """How this table wants its game set up, in the words of the box."""
    told = {"form": "full", "spoken": True} if sense == "ear" else {"form": "screen"}
    meant = {
        "box-menu": lexicon.option("box-menu", "new", **told),
        "box-game": lexicon.sentence("game-name", **told),
        "box-count": lexicon.sentence("entry-number", {"count": len(SEATS)}, **told),
        "box-players": lexicon.option("box-players", "usual", **told),
        "box-usual": lexicon.option("yes-no", "no", **told),
        "option-tracking": lexicon.option("tracking", tracking, **told),
        "option-reserve": lexicon.option("yes-no", "yes", **told),
    }
    return {ask: as_sensed(text, sense) for ask, text in meant.items()}


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


def replay(lexicon: Lexicon, sense: Sense, tracking: str, meant: list[Meant]) -> Session:
    """The same answers in a session apart from the box; each must be to the question that the player understood."""
    session = Session(GAME, SEATS, seed=SEED, options={"tracking": tracking})
    for said in meant:
        ask = session.ask
        assert ask is not None and (ask.id, ask.seat) == (said.question.id, said.question.seat)
        assert not session.answer(as_answer(lexicon, sense, ask, said))
    return session


@dataclass(frozen=True)
class Evening:
    """One that was played to its end, and what is left of it."""

    lexicon: Lexicon
    book: Phrasebook
    player: Player
    record: Recording
    session: Session
    warnings: list[str]


EVENINGS = {
    "by ear in French": (Blind, "fr", "turns", None),
    "by ear in English": (Blind, "en", "counts", None),
    "by eye in French": (Deaf, "fr", "counts", None),
    "by eye in English without a sound card": (Deaf, "en", "turns", "sound.absent"),
}


@pytest.fixture(scope="module", params=EVENINGS.values(), ids=EVENINGS.keys())
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    person, language, tracking, fault = request.param
    kept = Kept()
    logging.getLogger().addHandler(kept)
    with Bench(boot(language, seed=SEED), tmp_path_factory.mktemp("state"), voice="measured") as bench:
        if fault:
            bench.fault(fault)
        lexicon, sense = Lexicon(language, GAME, SEATS), person(bench).sense
        book = phrasebook(language, sense, GAME, SEATS)
        player = Player(person(bench), book, wishes(lexicon, sense, tracking), Random(SEED))
        meant = player.play(until="box-after")
        yield Evening(lexicon, book, player, bench.recording, replay(lexicon, sense, tracking, meant), kept.said)
    logging.getLogger().removeHandler(kept)


def test_one_sense_is_enough_to_play_to_the_right_result(evening: Evening) -> None:
    player, book, session = evening.player, evening.book, evening.session
    assert session.over and session.result is not None
    assert book.totals(player.perceived, len(SEATS)) == list(session.totals)
    told = [book.winners[text] for text in player.perceived if text in book.winners]
    assert told[-1] == session.result.winners


def test_all_that_is_shown_is_seen_to_its_last_letter(evening: Evening) -> None:
    assert evening.record.frames
    assert not [said for said in evening.warnings if "too small" in said]


def test_what_is_said_is_shown_meanwhile(evening: Evening) -> None:
    """Names, epochs and numbers. Not the letters of the options, which are found by browsing; nor what was refused,
    which is still on the glass as it was entered."""
    refused = phrasebook(evening.lexicon.language, "ear", GAME, SEATS).refused
    help = tuple(hints(evening.lexicon))
    for spoken in evening.record.speech:
        if spoken.end is None or spoken.text.startswith(help) or refused([spoken.text]):
            continue
        said = facts(evening.lexicon, spoken.text, spoken=True)
        assert said <= facts(evening.lexicon, shown_during(evening.record, spoken), spoken=False), spoken


def hints(lexicon: Lexicon) -> list[str]:
    """How the sentences begin that tell the letters of the options."""
    several = [("Ada",) * count for count in range(1, 6)]
    kinds = ("choose", "tally", "card", "collect")
    return [
        lexicon.sentence(f"hint-{kind}", {"first": first, "more": 0}, spoken=True).split("Ada")[0]
        for kind, first in product(kinds, several)
    ]


def shown_during(record: Recording, spoken: Spoken) -> str:
    """All that stood on the glass while this was said."""
    before = [frame for frame in record.frames if frame.at <= spoken.start][-1:]
    meanwhile = [frame for frame in record.frames if spoken.start < frame.at < (spoken.end or spoken.start)]
    return " ".join(line for frame in (*before, *meanwhile) for line in frame.lines)


def facts(lexicon: Lexicon, text: str, *, spoken: bool) -> set[str]:
    """The names, the epochs and the numbers from two on; one is also an article."""
    text = text.lower()
    names = {seat.lower() for seat in SEATS}
    epochs = {
        lexicon.option("epoch", key, "full" if spoken else "screen", spoken=spoken).lower(): key
        for key in lexicon.facets["epoch"]
    }
    found = {name for name in names if re.search(rf"\b{name}\b", text)}
    found |= {key for words, key in epochs.items() if words in text}
    if not spoken:
        return found | set(re.findall(r"\d+", text))
    genders: tuple[Gender, ...] = ("masculine", "feminine")
    numbers = {spell(number, lexicon.language, of): str(number) for number in range(2, 400) for of in genders}
    longest_first = "|".join(sorted(numbers, key=len, reverse=True))
    return found | {numbers[words] for words in re.findall(rf"\b(?:{longest_first})\b", text)}


class Kept(logging.Handler):
    """Keeps the warnings of an evening."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())
