"""The pages that tell how to play: every key and card in them was pressed and laid, every quoted sentence was heard."""

from __future__ import annotations

import re
from itertools import chain, pairwise
from pathlib import Path

import pytest

from device.bench.bench import Bench
from device.keys import KEYS
from firmware.bench_box import boot
from firmware.words.lexicon import Language
from tests.docs.evening_page import FORMS, Act, Evening, evenings, plain

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES: tuple[Language, ...] = ("fr", "en")
tongue = pytest.mark.parametrize("language", LANGUAGES)


def page(language: Language) -> str:
    return (DOCS / f"play.{language}.md").read_text(encoding="utf-8")


def unheard(quotes: list[str], said: list[str]) -> list[str]:
    """The quotes that were not said in this order."""
    rest = iter(said)
    return [quote for quote in quotes if quote not in rest]


@tongue
@pytest.mark.parametrize("number", [0, 1])
def test_every_step_is_heard_as_it_is_written(language: Language, number: int, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    with Bench(boot(language, seed=7), state, voice="measured") as bench:
        evening = Evening(bench, language)
        for act in evenings(page(language), language)[number]:
            said = evening.heard_after(act)
            assert not unheard(act.quotes, said), (act.line, act.quotes, said)


@tongue
def test_the_examples_use_every_key(language: Language) -> None:
    pressed = {name for acts in evenings(page(language), language) for act in acts for name in _keys(act, language)}
    assert pressed == {key.name for key in KEYS}


def _keys(act: Act, language: Language) -> list[str]:
    forms = FORMS[language]
    if not act.line.startswith(forms.keys):
        return []
    return [forms.names[name.strip()] for name in act.line.removeprefix(forms.keys).split(",")]


def test_both_pages_tell_the_same_evenings() -> None:
    french, english = (evenings(page(language), language) for language in LANGUAGES)
    assert [[len(act.quotes) for act in acts] for acts in french] == [
        [len(act.quotes) for act in acts] for acts in english
    ]
    for ours, theirs in zip(chain(*french), chain(*english), strict=True):
        assert _keys(ours, "fr") == _keys(theirs, "en"), (ours.line, theirs.line)


@tongue
def test_a_page_is_headings_paragraphs_and_examples_alone(language: Language) -> None:
    """No table, no picture, no raw HTML and no heading that leaps a level: what a screen reader reads well."""
    text = re.sub(r"^```.*?^```", "", page(language), flags=re.DOTALL | re.MULTILINE)
    assert not re.search(r"^\||<\w|!\[", text, re.MULTILINE)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@tongue
@pytest.mark.parametrize(
    "block", ["Touches : nulle part", "Keys: nowhere", "Carte : Antique, jaune", "Card: Ancient, yellow", "Pause."]
)
def test_a_line_that_is_no_act_is_told(language: Language, block: str, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    with Bench(boot(language, seed=7), state, voice="measured") as bench, pytest.raises(ValueError, match=r"^no "):
        Evening(bench, language).heard_after(Act(block))


def test_quotes_are_compared_without_the_spaces_of_print() -> None:
    assert plain(" Quoi ? Oui : ici ; là ! ") == "Quoi? Oui: ici; là!"
    assert unheard(["a", "b"], ["a", "x", "b"]) == []
    assert unheard(["b", "a"], ["a", "b"]) == ["a"]
