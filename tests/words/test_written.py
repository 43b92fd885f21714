"""Capitals where print wants them, and nowhere else."""

from __future__ import annotations

import pytest

from firmware.words.written import printed, with_capitals


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("four are left.", "Four are left."),
        ("étoile, noté : un en tout.", "Étoile, noté : un en tout."),
        ("Shot: Bo's duck. two are left! one more? no", "Shot: Bo's duck. Two are left! One more? No"),
        ("« oui » ne va pas.", "« Oui » ne va pas."),
        ("3 canards", "3 canards"),
        ("− vert (2)", "− vert (2)"),
        ("J. R. et Bo", "J. R. et Bo"),
        ("", ""),
    ],
)
def test_each_sentence_begins_with_a_capital(said: str, written: str) -> None:
    assert with_capitals(said) == written
    assert with_capitals(written) == written


def test_a_mark_within_a_word_and_a_space_that_is_there_stay() -> None:
    assert printed("à 21:30, quoi?! Oui : non; si") == "à 21:30, quoi\u00a0?! Oui\u00a0: non\u00a0; si"
