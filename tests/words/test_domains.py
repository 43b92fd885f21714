"""The set of sayings: nothing is left out of it, and what has no domain is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from firmware.engine.game import Game
from firmware.words.domains import WHOLE, enumerate_sayings, needs, undeclared
from firmware.words.lexicon import Lexicon

SEATS = ("Ada", "Bo", "Cy")
MakeGame = Callable[..., Game]


def test_a_small_sentence_is_said_with_all_its_arguments(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), SEATS)
    said = [saying.args for saying in enumerate_sayings(lexicon, ["exposed"]) if saying.form == "brief"]
    every = product(range(len(SEATS)), ("antique", "baroque", "modern"))
    assert {(args["by"], args["epoch"]) for args in said} == set(every)
    assert len(said) == 9


def test_a_large_sentence_meets_every_value_of_every_argument(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game("wide = { $by } { $first } { $count } { epoch }.\nepoch = { $epoch }\n"), SEATS)
    said = [saying.args for saying in enumerate_sayings(lexicon, ["wide"])]
    assert len(said) == WHOLE
    assert {args["by"] for args in said} == {args["first"] for args in said} == {0, 1, 2}
    assert {args["epoch"] for args in said} == {"antique", "baroque", "modern"}
    assert {0, 1, 2, 21, 71, 80, 81, 99} <= {args["count"] for args in said}
    assert said == [saying.args for saying in enumerate_sayings(lexicon, ["wide"])]


def test_a_sentence_needs_what_the_sentences_it_refers_to_need(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), SEATS)
    assert needs(lexicon.sentences, "exposed", "full").variables == {"by", "count", "epoch"}
    assert needs(lexicon.sentences, "exposed", "screen").variables == {"by", "count"}
    assert needs(lexicon.sentences, "winners", "full").lists == {"winners"}


def test_nobody_and_lists_are_in_the_domain_where_a_sentence_asks_for_them(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), SEATS)
    undone = {saying.args["seat"] for saying in enumerate_sayings(lexicon, ["undone"]) if saying.form == "full"}
    assert undone == {None, 0, 1, 2}
    winners = [saying.args["winners"] for saying in enumerate_sayings(lexicon, ["winners"])]
    assert winners == [(0,), (0, 1), (0, 1, 2)]


def test_options_come_with_their_facet(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), SEATS)
    for saying in enumerate_sayings(lexicon, ["refusal-option-out-of-range"]):
        assert saying.args["option"] in lexicon.facets[str(saying.args["facet"])]


def test_an_argument_without_a_domain_is_found(make_game: MakeGame) -> None:
    lexicon = Lexicon("fr", make_game(), SEATS)
    assert undeclared(lexicon, "broken") == {"nothing"}
    assert undeclared(lexicon, "exposed") == set()
