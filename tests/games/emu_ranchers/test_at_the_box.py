"""Emu Ranchers at the box: a scored bird explained behind INFO, card by card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from firmware.games.emu_ranchers import GAME
from tests.console.table import Table

DEAR = ("AV", "2VL", "3MV", "5SV", "6MV", "8VL", "CV")
"""An Ace, a Crown and five numbers: 24 for an upkeep of 18, so the 6 is kept."""


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Ada and Bo at the end of the first year; Ada shows her birds first."""
    table = Table(tmp_path, games={GAME.name: GAME})
    table.press("OK", "OK", "OK", "A", "OK")
    assert (table.state["ask"], table.state["seat"]) == ("bird", 0), table.state
    yield table
    table.journal.close()


def show(table: Table, *bird: str) -> list[str]:
    """Lay the cards on the box from the bottom, and say that the bird is complete."""
    for code in bird:
        table.tap(f"emu-ranchers/{code}", f"04{code}")
    return table.press("PREVIOUS", "OK")


def why(table: Table) -> list[str]:
    """Everything that INFO explains, page after page."""
    said = table.press("INFO", "D")
    while table.state["topic"] == "why":
        page = table.press("NEXT")
        said += page if table.state["topic"] == "why" else []
    table.press("UNDO")
    return said[said.index("Pourquoi.") + 1 :]


def test_why_reads_the_payment_of_a_bird_card_by_card(table: Table) -> None:
    told = show(table, *DEAR)
    assert any(text.startswith("Ada, oiseau un: seize.") for text in told), told
    assert why(table) == [
        "Oiseau un, deux de Vague et Feuille paie deux, cela fait deux sur dix-huit.",
        "Oiseau un, trois de Lune et Vague paie trois, cela fait cinq sur dix-huit.",
        "Oiseau un, cinq de Soleil et Vague paie cinq, cela fait dix sur dix-huit.",
        "Oiseau un, huit de Vague et Feuille paie huit, cela fait dix-huit sur dix-huit.",
        "Oiseau un, As de Vague reste: plus cinq.",
        "Oiseau un, six de Lune et Vague reste: plus six.",
        "Oiseau un, Couronne de Vague reste: plus cinq.",
    ]


def test_why_says_what_a_poor_bird_lacks_and_what_its_honours_cost(table: Table) -> None:
    told = show(table, "CS", "9MS", "8MS")
    assert any(text.startswith("Ada, oiseau un: moins six.") for text in told), told
    assert why(table) == [
        "Oiseau un: les nombres font dix-sept, il manque un pour l'entretien de dix-huit.",
        "Oiseau un, Couronne de Soleil perd cinq de plus.",
    ]


def test_a_card_without_a_tag_is_named_by_its_rank_then_its_suits(table: Table) -> None:
    assert table.press("A") == ["As", "Quelles couleurs?"]
    assert table.press("B") == ["As de Soleil, noté: un en tout."]
    assert table.press("NEXT", "NEXT", "NEXT") == ["As", "deux", "trois"]
    assert table.press("OK") == ["Quelles couleurs?"]
    assert table.press("UNDO") == ["Annulé: trois."]
    table.press("NEXT", "NEXT", "OK", "NEXT")
    assert table.state["entered"] == {"items": ["AS"], "focus": "2MK", "within": "2"}
    assert table.press("NEXT") == ["deux de Soleil et Guivre"]
    assert table.press("OK") == ["deux de Soleil et Guivre, noté: deux en tout."]
    told = table.press("PREVIOUS", "OK")
    assert told[:2] == ["C'est fini, avec deux.", "As de Soleil, deux de Soleil et Guivre"], told
