"""Cutting a text into parts: where a reader would breathe, never inside a word, never a part too long to wait for."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.sentences import LONGEST, parts, seconds

WORDS = st.text(alphabet="abcdéœ'", min_size=1, max_size=12)
TEXTS = st.lists(st.tuples(WORDS, st.sampled_from(("", "", "", ",", ".", " !", "…", " ;"))), max_size=60).map(
    lambda words: " ".join(word + end for word, end in words)
)


@pytest.mark.parametrize(
    ("text", "expected"),
    (
        ("Ada douze. Elle mène.", ("Ada douze. Elle mène.",)),
        (
            "Ada douze, elle mène de trois points. Bo neuf, il la suit de près.",
            ("Ada douze, elle mène de trois points.", "Bo neuf, il la suit de près."),
        ),
        (
            "C'est le tour de Cy, qui pose deux cartes devant lui, puis en pioche une autre.",
            ("C'est le tour de Cy,", "qui pose deux cartes devant lui,", "puis en pioche une autre."),
        ),
        ("", ("",)),
        (" \n ", ("",)),
    ),
)
def test_a_text_is_cut_at_its_sentences_and_a_long_sentence_at_its_commas(text: str, expected: tuple[str, ...]) -> None:
    assert parts(text) == expected


def test_an_initial_does_not_end_a_sentence() -> None:
    text = "La carte de A. Durand est posée devant toutes les autres joueuses."
    assert not any(part.endswith("A.") for part in parts(text))


@settings(max_examples=100, deadline=None)
@given(TEXTS, st.floats(0.7, 2.0))
def test_no_word_is_lost_moved_or_split(text: str, rate: float) -> None:
    assert " ".join(parts(text, rate)).split() == text.split()


@settings(max_examples=100, deadline=None)
@given(TEXTS, st.floats(0.7, 2.0))
def test_no_part_is_much_longer_than_a_listener_waits(text: str, rate: float) -> None:
    for part in parts(text, rate):
        assert seconds(part, rate) <= 0.3 + 2 * LONGEST + 1e-6


@settings(max_examples=100, deadline=None)
@given(TEXTS)
def test_neighbours_that_fit_together_are_not_parted(text: str) -> None:
    lengths = [len(part) for part in parts(text)]
    room = int(LONGEST * 18)
    assert all(one + 1 + other > room for one, other in pairwise(lengths))


def test_more_words_and_a_slower_voice_take_longer() -> None:
    assert seconds("") < seconds("Un.") < seconds("Un, deux.") < seconds("Un, deux.", 0.7)
    assert seconds("Un, deux.", 2.0) < seconds("Un, deux.")
