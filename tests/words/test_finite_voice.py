"""The voice is finite, and all of it is proven: each sentence, each form, over its arguments, in both languages.

The games are those found by their entry points, so a stranger's game installed beside ours is held to the same laws.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random

import pytest

from device.lettering import Lettering
from device.pcm import SAMPLE_RATE
from firmware.engine.game import ENTRY_POINTS, Game
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.say import Reciter
from firmware.words.domains import FORMS, Saying, needs, own_ids, undeclared, worded_sayings
from firmware.words.elision import elides
from firmware.words.forms import Form, Language
from firmware.words.lexicon import Lexicon
from firmware.words.sentences import box_files, load_sentences
from firmware.words.speakable import is_speakable

SEATS = ("Ada", "Bo", "Cy", "Dée", "Eli", "Hélène")
BRIEF_SECONDS = 2.5
"""What an expert waits for one sentence at the most, at the normal rate."""
BRIEF_LETTERS = 25
"""No voice needs so long for fewer letters."""
LONGEST = 3
"""Wordings of one sentence that are timed: those with the most letters."""
EPOCH_WORKS = {"count": range(22)}
NARROWER: dict[str, dict[str, dict[str, range]]] = {
    "avant-garde": {"why-patron": {"dollars": range(31)}, "ask-other": {"dollars": range(62)}},
    "duck-and-cover": {
        "set-aside": {"count": range(1, 10)},
        "why-pile": {"points": range(-9, 10)},
        "why-splash": {"points": range(-9, 10)},
    },
    "emu-ranchers": {
        "bird-scored": {"points": range(-28, 37), "bird": range(1, 14)},
        "year-score": {"points": range(-99, 200)},
    },
    "interduck": dict.fromkeys(("exposition-closed", "exposed", "ranking", "table-epoch", "why-works"), EPOCH_WORKS),
}
"""What the rules, and players who want to win, leave of an argument in a sentence: its domain serves others too."""
OPEN_LISTS = {"options", "option", "answer", "facets", "first"}
"""Arguments that may be as long as somebody's list."""
PLAYED = 400
"""Answers after which a game played at random has told nearly all it can tell."""
WRONG = ("nobody", -1, {"nothing": 1}, [], None)
TOLD_ROWS, ASKED_ROWS = 2, 4
FRAGMENTS = ("answer-", "seat-unnamed", "game-name", "rule-", "why-", "reason-")
"""What is said inside another sentence or read at leisure: no screen of its own is demanded."""
ENGINE_SHOWN = ("ask-", "any-", "refusal-", "undone", "journal-")


def installed(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.origin is not None


def found_games() -> dict[str, Game]:
    points = [point for point in entry_points(group=ENTRY_POINTS) if installed(point.module)]
    return {point.name: point.load() for point in points}


GAMES: dict[str | None, Game | None] = {None: None, **found_games()}
LANGUAGES: tuple[Language, ...] = ("fr", "en")
whose = pytest.mark.parametrize("name", GAMES, ids=lambda name: name or "box")
tongue = pytest.mark.parametrize("language", LANGUAGES)


@cache
def lexicon(name: str | None, language: Language) -> Lexicon:
    return Lexicon(language, GAMES[name], SEATS)


@cache
def said(name: str | None, language: Language, *, spoken: bool) -> tuple[tuple[Saying, str], ...]:
    """Everything that can be said under this name, in words."""
    words = lexicon(name, language)
    return tuple(worded_sayings(words, own_ids(words), spoken=spoken))


def shown(name: str | None, id: str) -> bool:
    """Whether this sentence is told, asked or refused, and so needs a screen and ends like a sentence."""
    words = lexicon(name, "fr")
    if id.startswith(FRAGMENTS) or id.endswith("-count") or id in words.facets:
        return False
    return id.startswith(ENGINE_SHOWN) if name is None else id in words.sentences.own and not is_label(name, id)


def is_label(name: str | None, id: str) -> bool:
    """The names of a game's options and of their values, which the console puts into sentences of its own."""
    game = GAMES[name]
    return game is not None and any(
        id == option.key or id.startswith(f"option-{option.key}") for option in game.options
    )


@whose
@tongue
def test_the_words_are_read_without_a_fault(
    name: str | None, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[name]
    with caplog.at_level(logging.ERROR):
        load_sentences.__wrapped__(language, None if game is None else game.package)
    assert not caplog.records, caplog.text


@tongue
def test_no_sentence_of_the_box_is_written_twice(language: Language) -> None:
    written = [re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M) for file in box_files(language)]
    twice = [id for id, times in Counter(id for ids in written for id in ids).items() if times > 1]
    assert not twice


@whose
def test_both_languages_say_the_same_things(name: str | None) -> None:
    french, english = (lexicon(name, language).sentences for language in LANGUAGES)
    assert set(own_ids(lexicon(name, "fr"))) == set(own_ids(lexicon(name, "en")))
    for id in own_ids(lexicon(name, "fr")):
        for form in FORMS:
            assert (french.pattern(id, form) is None) == (english.pattern(id, form) is None), (id, form)
            assert needs(french, id, form).variables == needs(english, id, form).variables, (id, form)


@whose
@tongue
def test_no_sentence_has_a_form_that_nobody_reads(name: str | None, language: Language) -> None:
    sentences = lexicon(name, language).sentences
    for id in own_ids(lexicon(name, language)):
        entry = sentences.entry(id)
        assert entry is not None
        assert {attribute.id.name for attribute in entry.attributes} <= {"brief", "screen"}, id
        assert entry.value is not None, id


@whose
@tongue
def test_every_argument_of_a_game_has_a_domain(name: str | None, language: Language) -> None:
    if name is not None:
        missing = {id: undeclared(lexicon(name, language), id) for id in own_ids(lexicon(name, language))}
        assert not {id: arguments for id, arguments in missing.items() if arguments}


@whose
@tongue
def test_every_value_of_every_facet_has_words_of_its_own(name: str | None, language: Language) -> None:
    words = lexicon(name, language)
    for facet, keys in words.facets.items():
        assert len({words.option(facet, key) for key in keys}) == len(keys), facet


@whose
@tongue
def test_every_game_has_a_name(name: str | None, language: Language) -> None:
    assert name is None or lexicon(name, language).has("game-name")


@whose
@tongue
@pytest.mark.parametrize("spoken", [False, True])
def test_everything_can_be_worded(
    name: str | None, language: Language, spoken: bool, caplog: pytest.LogCaptureFixture
) -> None:
    # A lexicon logs a fault once, so this one has said nothing before.
    words = Lexicon(language, GAMES[name], SEATS)
    with caplog.at_level(logging.ERROR):
        for saying, text in worded_sayings(words, own_ids(words), spoken=spoken):
            assert text, saying
            assert text == text.strip() and "  " not in text, (saying, text)
            assert not re.search(r"[{}\u2068\u2069]|\?\?\?| [.,]", text), (saying, text)
            assert not spoken or is_speakable(text), (saying, text)
    assert not caplog.records, caplog.text


@whose
@tongue
def test_what_is_told_asked_or_refused_ends_like_a_sentence(name: str | None, language: Language) -> None:
    for saying, text in said(name, language, spoken=True):
        if saying.form != "screen" and shown(name, saying.id):
            assert text.endswith((".", "?", "!")), (saying, text)


@whose
def test_french_elides_where_it_must_and_nowhere_else(name: str | None) -> None:
    for saying, text in said(name, "fr", spoken=True):
        # "De un à dix" counts and does not elide; a single letter is a letter's name.
        for word in re.findall(r"\b(?:de|que|le|la|je|ne|se|jusque|lorsque|puisque) (\w\w+)", text, re.I):
            assert not elides(word) or word in ("un", "une"), (saying, text)
        for word in re.findall(r"\b(?:d|qu|l|j|n|s|jusqu|lorsqu|puisqu)'([\w-]+)", text, re.I):
            assert elides(word) or word in ("y", "on"), (saying, text)


@pytest.fixture(scope="module")
def lettering() -> Lettering:
    return Lettering()


def rows_fit(lettering: Lettering, text: str, rows: int) -> bool:
    """Whether the text takes at most so many of the panel's four rows; low letters stand in for the others."""
    return lettering.fits([text, *["x"] * (ASKED_ROWS - rows)])


@whose
@tongue
def test_what_is_told_asked_or_refused_has_a_screen_that_fits(
    name: str | None, language: Language, lettering: Lettering
) -> None:
    words = lexicon(name, language)
    lacking = [id for id in own_ids(lexicon(name, language)) if shown(name, id) and not words.has(id, "screen")]
    assert not lacking
    texts = {text: saying.id for saying, text in said(name, language, spoken=False) if saying.form == "screen"}
    told = {text for text, id in texts.items() if shown(name, id) and not id.startswith(("ask-", "any-", "refusal-"))}
    too_long = [text for text in texts if not rows_fit(lettering, text, TOLD_ROWS if text in told else ASKED_ROWS)]
    assert not too_long
    assert not lettering.missing_glyphs("".join(texts))


@pytest.fixture(scope="module")
def reciters() -> Iterator[dict[Language, Reciter]]:
    with Reciter("fr") as french, Reciter("en") as english:
        yield {"fr": french, "en": english}


@whose
@tongue
def test_experts_are_not_kept_waiting(name: str | None, language: Language, reciters: dict[Language, Reciter]) -> None:
    slow: dict[str, float] = {}
    for text in heard_in_brief(name, language):
        seconds = reciters[language].recite(text).size / SAMPLE_RATE
        if seconds > BRIEF_SECONDS:
            slow[text] = round(seconds, 2)
    assert not slow


def heard_in_brief(name: str | None, language: Language) -> list[str]:
    """The longest wordings of each sentence that experts hear."""
    words = lexicon(name, language)
    texts: dict[str, set[str]] = {}
    for saying, text in said(name, language, spoken=True):
        form: Form = "brief" if words.has(saying.id, "brief") else "full"
        heard = saying.form == form and (form == "brief" or shown(name, saying.id))
        if heard and saying.id not in words.facets and len(text) >= BRIEF_LETTERS and is_legal(name, words, saying):
            texts.setdefault(saying.id, set()).add(text)
    return [text for found in texts.values() for text in sorted(found, key=lambda text: (len(text), text))[-LONGEST:]]


def is_legal(name: str | None, words: Lexicon, saying: Saying) -> bool:
    """Whether these arguments can come together, and no list among them is somebody's own."""
    if needs(words.sentences, saying.id, saying.form).variables & OPEN_LISTS:
        return False
    narrower = NARROWER.get(name or "", {}).get(saying.id, {})
    return all(saying.args[argument] in domain for argument, domain in narrower.items() if argument in saying.args)


@whose
@tongue
def test_a_game_played_at_random_never_lacks_a_word(
    name: str | None, language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[name]
    if game is None:
        return
    random = Random(7)
    players = SEATS[: game.seats[1]]
    words = Lexicon(language, game, players)
    session = Session(game, players, seed=7)
    for _ in range(PLAYED):
        say_all(words, session)
        ask = session.ask
        if ask is None:
            break
        for refusal in session.answer(random.choice(WRONG)):
            assert words.refusal(refusal, spoken=True)
            words.rule(refusal)
        if session.ask is ask and not session.answer(random_answer(ask, random)) and random.random() < 0.05:
            session.undo()
    assert not caplog.records, caplog.text


def say_all(words: Lexicon, session: Session) -> None:
    for form in FORMS:
        for message in (*session.told, *session.explain()):
            assert words.message(message, form, spoken=True)
        if session.ask is not None:
            assert words.ask(session.ask, form, spoken=True)
        if session.result is not None:
            assert words.sentence(f"reason-{session.result.reason}", {"winners": session.result.winners}, form)
