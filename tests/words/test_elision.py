"""French elision by ear, name by name."""

from __future__ import annotations

import pytest

from firmware.words.elision import elides, of, that


@pytest.mark.parametrize(
    "word",
    [
        *("Ada", "Eli", "Oscar", "Ulysse", "Émile", "Ève", "Ile", "Œdipe", "œuvre", "Æon", "Yves", "Yvonne"),
        *(
            "Hélène",
            "Henri",
            "Hugo",
            "Hortense",
            "Hadrien",
            "or",
            "un",
            "éventail",
            "ouest",
            "hôtel",
            "homme",
            "humain",
        ),
    ],
)
def test_vowels_and_mute_h_elide(word: str) -> None:
    assert elides(word)
    assert of(word) == f"d'{word}"
    assert that(word) == f"qu'{word}"


@pytest.mark.parametrize(
    "word",
    [
        *("Bo", "Cy", "Dée", "Karim", "Yann", "Yolande", "Yasmine", "Hans", "Harry", "Hassan", "héron", "hibou"),
        *("huit", "onze", "onzième", "oui", "ouistiti", "Ouassim", "yacht", "12", "", "Y", "Zoé", "héros", "Çelik"),
    ],
)
def test_consonants_and_breathed_h_do_not(word: str) -> None:
    assert not elides(word)
    assert of(word) == f"de {word}"
    assert that(word) == f"que {word}"
