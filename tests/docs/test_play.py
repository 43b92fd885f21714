"""The pages that tell how to play: every key and card in them was pressed and laid, every quoted sentence was heard."""

from __future__ import annotations

import re
from itertools import chain, pairwise
from pathlib import Path

import pytest

from device.bench.bench import Bench
from device.keys import KEYS
from firmware.bench_box import boot
from firmware.engine.game import find_games
from firmware.words.forms import Language
from tests.docs.evening_page import FORMS, Act, Evening, evenings, plain

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES: tuple[Language, ...] = ("fr", "en")
PAGES = tuple("play" if game == "interduck" else f"games/{game}" for game in find_games())
"""One for each game that is registered; InterDuck's tells of the box as well."""
tongue = pytest.mark.parametrize("language", LANGUAGES)
every_page = pytest.mark.parametrize("name", PAGES)


def page(language: Language, name: str = "play") -> str:
    return path_of(language, name).read_text(encoding="utf-8")


def path_of(language: Language, name: str) -> Path:
    return DOCS / f"{name}.{language}.md"


def unheard(quotes: list[str], said: list[str]) -> list[str]:
    """The quotes that were not said in this order."""
    rest = iter(said)
    return [quote for quote in quotes if quote not in rest]


@tongue
@every_page
def test_every_step_is_heard_as_it_is_written(language: Language, name: str, tmp_path: Path) -> None:
    game = "interduck" if name == "play" else Path(name).name
    for number, acts in enumerate(evenings(page(language, name), language)):
        state = tmp_path / str(number)
        state.mkdir()
        with Bench(boot(language, seed=7), state, voice="measured") as bench:
            evening = Evening(bench, language, game)
            for act in acts:
                said = evening.heard_after(act)
                assert not unheard(act.quotes, said), (act.line, act.quotes, said)


@every_page
def test_a_page_tells_something_of_every_kind(name: str) -> None:
    """It begins, takes back, looks around, counts the other way, and ends."""
    keys = [_keys(act, "en") for acts in evenings(page("en", name), "en") for act in acts]
    assert any("UNDO" in pressed for pressed in keys) and any("INFO" in pressed for pressed in keys)
    assert len(evenings(page("en", name), "en")) > 1
    assert re.search(r"^“.*wins?[ ,!].*”$", page("en", name), re.MULTILINE)


@tongue
def test_the_page_of_the_box_leads_to_every_other(language: Language) -> None:
    links = set(re.findall(r"\]\(([^)]+)\)", page(language)))
    assert {f"{name}.{language}.md" for name in PAGES if name != "play"} <= links


@tongue
@every_page
def test_every_link_leads_to_a_file(language: Language, name: str) -> None:
    here = (DOCS / f"{name}.{language}.md").parent
    links = re.findall(r"\]\(([^)]+)\)", page(language, name))
    assert links and all((here / target).exists() for target in links)


@tongue
def test_the_examples_use_every_key(language: Language) -> None:
    pressed = {name for acts in evenings(page(language), language) for act in acts for name in _keys(act, language)}
    assert pressed == {key.name for key in KEYS}


def _keys(act: Act, language: Language) -> list[str]:
    forms = FORMS[language]
    if not act.line.startswith(forms.keys):
        return []
    return [forms.names[name.strip()] for name in act.line.removeprefix(forms.keys).split(",")]


@every_page
def test_both_pages_tell_the_same_evenings(name: str) -> None:
    french, english = (evenings(page(language, name), language) for language in LANGUAGES)
    assert [[len(act.quotes) for act in acts] for acts in french] == [
        [len(act.quotes) for act in acts] for acts in english
    ]
    for ours, theirs in zip(chain(*french), chain(*english), strict=True):
        assert _keys(ours, "fr") == _keys(theirs, "en"), (ours.line, theirs.line)


@tongue
@every_page
def test_a_page_is_headings_paragraphs_and_examples_alone(language: Language, name: str) -> None:
    """No table, no picture, no raw HTML and no heading that leaps a level: what a screen reader reads well."""
    text = re.sub(r"^```.*?^```", "", page(language, name), flags=re.DOTALL | re.MULTILINE)
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
