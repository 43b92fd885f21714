"""The lexicon: facts become sentences, and whatever is missing is said all the same, and logged."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.engine.asks import Card, Choose, Collect, Number, Ready, Refusal, Tally
from firmware.engine.game import Game
from firmware.engine.table import Message
from firmware.words.lexicon import Lexicon

SEATS = ("Ada", "Bo", "Cy")
MakeGame = Callable[..., Game]


@pytest.fixture
def french(make_game: MakeGame) -> Lexicon:
    return Lexicon("fr", make_game(), SEATS)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_sentence_is_written_with_digits_and_spoken_in_words(french: Lexicon) -> None:
    told = Message("exposed", {"by": 0, "count": 21, "epoch": "baroque"})
    assert french.message(told) == "Ada expose 21 œuvres de l'époque Baroque."
    assert french.message(told, spoken=True) == "Ada expose vingt et une œuvres de l'époque Baroque."


@pytest.mark.parametrize(("number", "words"), [(0, "zéro œuvre"), (1, "une œuvre"), (2, "deux œuvres")])
def test_french_plurals_begin_at_two(french: Lexicon, number: int, words: str) -> None:
    assert words in french.sentence("exposed", {"by": 1, "count": number, "epoch": "modern"}, spoken=True)


def test_each_form_is_what_was_written_for_it_and_the_brief_falls_back(french: Lexicon) -> None:
    args = {"by": 2, "count": 2, "epoch": "antique"}
    assert french.sentence("exposed", args, "brief") == "Cy, Antique."
    assert french.sentence("exposed", args, "screen") == "Cy 2"
    assert french.sentence("lines", {}, "screen") == "Une phrase sur deux lignes."
    assert french.has("exposed", "screen")
    assert not french.has("lines", "brief")
    assert not french.has("nowhere")


def test_ranks_and_elisions(french: Lexicon) -> None:
    assert french.sentence("closing", {"by": 0, "count": 1}) == "C'est la 1re œuvre d'Ada\u00a0: on dit qu'Ada ferme."
    spoken = french.sentence("closing", {"by": 1, "count": 6}, spoken=True)
    assert spoken == "C'est la sixième œuvre de Bo: on dit que Bo ferme."


def test_a_list_of_seats_is_joined_and_counted(french: Lexicon) -> None:
    assert french.sentence("winners", {"winners": (1,)}) == "Bo gagne."
    everyone = french.sentence("winners", {"winners": (0, 1, 2)}, spoken=True)
    assert everyone == "Ada, Bo et Cy gagnent: c'est la victoire d'Ada, de Bo et de Cy."


def test_a_player_may_be_called_as_a_key_is(make_game: MakeGame) -> None:
    lexicon = Lexicon(
        "fr", make_game("told = { $seat ->\n    [none] Personne.\n   *[other] C'est { $seat }.\n}\n"), ("none",)
    )
    assert lexicon.sentence("told", {"seat": 0}) == "C'est none."
    assert lexicon.sentence("told", {"seat": None}) == "Personne."


def test_a_digit_in_a_name_is_a_word_to_the_ear(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), ("Ada", "2Pac"))
    assert lexicon.option("seat", "1") == "2Pac"
    assert lexicon.option("seat", "1", spoken=True) == "deux Pac"


def test_a_name_the_voice_has_no_letters_for_is_a_number_to_the_ear(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), ("Ada", "Аня"))
    assert lexicon.option("seat", "1") == "Аня"
    assert lexicon.option("seat", "1", spoken=True) == "joueur deux"


def test_a_seat_nobody_named_has_its_number(french: Lexicon) -> None:
    assert french.option("seat", "3") == "joueur 4"
    assert french.option("seat", "Dée") == "Dée"


def test_asks_know_their_seat_and_what_they_accept(french: Lexicon) -> None:
    expose = Card(id="expose", deck="works", facets={"epoch": ("antique",)}, seat=1)
    assert french.ask(expose) == "Bo, une œuvre."
    laid = Number(id="laid", low=1, high=21, default=1)
    assert french.ask(laid) == "Combien, de 1 à 21\u00a0?"
    assert french.ask(laid, spoken=True) == "Combien, de un à vingt et un?"


def test_answers_of_the_six_kinds(french: Lexicon) -> None:
    epochs = ("antique", "baroque", "modern")
    works = tuple(french.game.deck("works").cards) if french.game else ()
    assert french.answer(Choose(id="a", facet="seat", options=("0", "1")), "1") == "Bo"
    assert french.answer(Choose(id="a", facet="yes-no", options=("yes", "no")), "yes") == "oui"
    assert french.answer(Number(id="a", low=0, high=99, default=0), 21, spoken=True) == "vingt et un"
    tally = Tally(id="a", facet="epoch", options=dict.fromkeys(epochs, 3))
    assert french.answer(tally, {"antique": 2, "baroque": 0, "modern": 1}) == "2 Antique, 1 Moderne"
    assert french.answer(tally, {}) == "rien"
    card = Card(id="a", deck="works", facets={"epoch": epochs, "symbol": ("plain", "draw")})
    assert french.answer(card, {"symbol": "draw", "epoch": "baroque"}) == "Baroque, Main"
    collect = Collect(id="a", facet="works", deck="works", options=works, high=3)
    assert french.answer(collect, ["baroque.draw", "antique.plain"]) == "Baroque, Main, Antique, sans symbole"
    assert french.answer(collect, []) == "rien"
    assert french.answer(Ready(id="a"), True) == "prêt"


@pytest.mark.parametrize(
    ("answer", "words"),
    [("2", "Cy"), ("baroque", "Baroque"), ({"modern": 2}, "2 Moderne"), ({"epoch": "modern"}, "Moderne"), (3, "3")],
)
def test_an_undone_answer_is_worded_though_its_ask_is_gone(french: Lexicon, answer: object, words: str) -> None:
    undone = Message("undone", {"ask": "a", "seat": None, "answer": answer})  # type: ignore[dict-item]
    assert french.message(undone) == f"Annulé\u00a0: {words}."


def test_the_screen_shows_the_first_of_many_cards_that_are_taken_back(french: Lexicon) -> None:
    answer = ["antique", "baroque", "modern"]
    undone = Message("undone", {"ask": "a", "seat": None, "answer": answer})  # type: ignore[dict-item]
    assert french.message(undone, "screen") == "Annulé\u00a0: Antique et 2 de plus"
    assert french.message(undone) == "Annulé\u00a0: Antique, Baroque, Moderne."


def test_undone_points_say_which_way_they_went(french: Lexicon) -> None:
    lost = Message("undone-points", {"seat": 1, "points": 1, "total": -80})
    assert french.message(lost, spoken=True) == "Bo rend un point: total moins quatre-vingts."
    back = Message("undone-points", {"seat": 0, "points": -2, "total": 5})
    assert french.message(back) == "Ada retrouve 2 points\u00a0: total 5."


def test_refusals_say_the_options_in_words(french: Lexicon) -> None:
    choose = Choose(id="a", facet="seat", options=("0", "2"))
    (refusal,) = choose.refusals("1")
    assert french.refusal(refusal).endswith("Choisissez Ada ou Cy.")
    tally = Tally(id="a", facet="epoch", options={"baroque": 2})
    (refusal,) = tally.refusals({"baroque": 5})
    assert french.refusal(refusal) == "Baroque\u00a0: 5 ne va pas. Le plus possible est 2."
    tapped = Refusal("tap-not-awaited", {"deck": "works", "card": "modern.draw"})
    assert french.refusal(tapped, "brief") == "Moderne, Main\u00a0: pas maintenant."


def test_the_rule_behind_a_refusal(french: Lexicon) -> None:
    refusal = Refusal("epoch-exhausted", {"epoch": "antique", "count": 17}, rule="exhausted")
    assert french.refusal(refusal) == "Il n'y a plus d'Antique."
    assert french.rule(refusal) == "Pas plus de 17 œuvres."
    assert french.rule(Refusal("game-over")) is None


def test_the_game_may_say_a_refusal_of_the_engine_better(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game("refusal-game-over = C'est fini, les canards dorment.\n"))
    assert lexicon.refusal(Refusal("game-over")) == "C'est fini, les canards dorment."


def test_a_game_is_called_by_its_own_words(french: Lexicon) -> None:
    tapped = Refusal("tap-other-game", {"given": "canardage", "game": "trial"})
    assert "La partie en cours est Jeu d'essai." in french.refusal(tapped)


@pytest.mark.expects_errors
def test_a_missing_sentence_is_logged_once_and_said_by_its_name(
    french: Lexicon, caplog: pytest.LogCaptureFixture
) -> None:
    assert french.sentence("no-such-thing", spoken=True) == "no such thing."
    assert french.sentence("no-such-thing") == "no such thing."
    assert errors(caplog) == ["sentence no-such-thing in fr is missing"]


@pytest.mark.expects_errors
def test_a_missing_question_is_asked_in_plain_words(french: Lexicon, caplog: pytest.LogCaptureFixture) -> None:
    bonus = Choose(id="bonus", facet="epoch", options=("antique", "modern"), seat=0)
    assert french.ask(bonus) == "Ada, choisissez\u00a0: Antique ou Moderne."
    assert errors(caplog) == ["sentence ask-bonus in fr is missing"]


@pytest.mark.expects_errors
def test_an_argument_nobody_gave_is_logged(french: Lexicon, caplog: pytest.LogCaptureFixture) -> None:
    assert french.sentence("broken").startswith("Il manque")
    assert len(errors(caplog)) == 1
    assert "nothing" in errors(caplog)[0]


@pytest.mark.expects_errors
def test_what_one_language_lacks_is_said_in_the_other(french: Lexicon, caplog: pytest.LogCaptureFixture) -> None:
    said = french.sentence("only-here", {"by": 0, "count": 3}, spoken=True)
    assert said == "Ada is said in English, three."
    assert errors(caplog) == ["sentence only-here in fr is missing"]


@pytest.mark.expects_errors
def test_a_game_without_a_language_still_speaks(make_game: MakeGame, caplog: pytest.LogCaptureFixture) -> None:
    lexicon = Lexicon("fr", make_game(french=None), SEATS)
    told = lexicon.sentence("exposed", {"by": 0, "count": 2, "epoch": "modern"})
    assert told == "Ada exposes 2 works of the Modern epoch."
    assert any("cannot be read" in error for error in errors(caplog))


@pytest.mark.expects_errors
def test_a_sentence_that_cannot_be_read_costs_only_itself(
    make_game: MakeGame, caplog: pytest.LogCaptureFixture
) -> None:
    lexicon = Lexicon("fr", make_game("good = Bien.\nbad = { $\nbetter = Mieux.\n"), SEATS)
    assert lexicon.sentence("good") == "Bien."
    assert lexicon.sentence("better") == "Mieux."
    assert len(errors(caplog)) == 1


ANY_VALUE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from(
    ("seat", "by", "winners", "facet", "option", "options", "deck", "card", "answer", "given", "low")
)


@given(
    st.sampled_from(("undone", "undone-points", "refusal-not-an-option", "refusal-out-of-range", "nowhere")),
    st.dictionaries(NAMES, ANY_VALUE),
    st.booleans(),
)
def test_no_facts_can_make_the_lexicon_raise(id: str, args: dict[str, object], spoken: bool) -> None:
    lexicon = Lexicon("fr", None, SEATS)
    logging.disable(logging.CRITICAL)
    try:
        assert isinstance(lexicon.sentence(id, args, spoken=spoken), str)  # type: ignore[arg-type]
    finally:
        logging.disable(logging.NOTSET)


def test_words_that_are_spelled_like_a_key_stay_as_they_are(french: Lexicon) -> None:
    assert french.sentence("hint-choose", {"first": ("draw", "modern"), "more": 0}) == "A ou B\u00a0: draw ou modern."
