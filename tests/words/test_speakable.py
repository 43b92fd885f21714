"""The last gate before the voice: everything passes, nothing misread does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.words.forms import Language
from firmware.words.speakable import is_speakable, normalise

LANGUAGES = st.sampled_from(("fr", "en"))
TRAPS = st.text(alphabet="aé 0123456789-−.,:;!?/h°n€$%@&œ'’«»()…🦆ł'\n", max_size=30)


@given(st.text(max_size=60) | TRAPS, LANGUAGES)
def test_any_text_becomes_speakable(text: str, language: Language) -> None:
    said = normalise(text, language)
    assert is_speakable(said), said
    assert normalise(said, language) == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Ada 12.", "Ada douze."),
        ("Bo -5, Cy −3", "Bo moins cinq, Cy moins trois"),
        ("la 1re, le 1er, la 2e, le 3ème", "la première, le premier, la deuxième, le troisième"),
        ("n° 3", "numéro trois"),
        ("3/7", "trois sur sept"),
        ("18h30", "dix-huit heures trente"),
        ("$6 et 6 €", "six dollars et six euros"),
        ("10 %", "dix pour cent"),
        ("14 500 points", "quatorze mille cinq cents points"),
        ("2,5 s", "deux virgule cinq s"),
        ("007", "zéro zéro sept"),
        ("1234567", "un deux trois quatre cinq six sept"),
        ("M. Martin", "monsieur Martin"),
        ("Bo @ la maison", "Bo arobase la maison"),
        ("l’œuvre « Ada »… oui", "l'œuvre Ada. oui"),
        ("🦆 Coin !", "Coin!"),
        ("Łukasz et Zoë", "Lukasz et Zoë"),
        ("Ada (Bo)", "Ada, Bo"),
        ("5-3", "cinq trois"),
        ("joueur2", "joueur deux"),
        ("Jean-Noël", "Jean-Noël"),
        ("", ""),
        ("🦆", ""),
    ],
)
def test_french_traps(written: str, said: str) -> None:
    assert normalise(written, "fr") == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Ada's 12.", "Ada's twelve."),
        ("the 21st card", "the twenty-first card"),
        ("3/7", "three out of seven"),
        ("-5", "minus five"),
        ("2.5", "two point five"),
        ("Ada & Bo", "Ada and Bo"),
    ],
)
def test_english_traps(written: str, said: str) -> None:
    assert normalise(written, "en") == said
