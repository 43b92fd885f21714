from __future__ import annotations

import logging
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from device.lettering import (
    DRIFT,
    FONTS,
    LADDER,
    MOST_ROWS,
    PANEL_HEIGHT,
    PANEL_WIDTH,
    FontMissing,
    Lettering,
    find_font,
    open_lettering,
)
from device.ports import Frame

FRENCH = "àâäçéèêëîïôöùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛŒÆ«»…–’°× "
PIXEL = 0.43
"""Millimetres of a pixel on the 2.42 inch panel."""


@pytest.fixture(scope="module")
def lettering() -> Lettering:
    return Lettering()


def ink(picture: Image.Image) -> int:
    return picture.convert("L").histogram()[255]


def texts(lettering: Lettering, *lines: str) -> list[str]:
    return [row.text for row in lettering.layout(Frame(lines)).rows]


def test_the_condensed_bold_cut_is_the_one_found(lettering: Lettering) -> None:
    assert lettering.path == find_font()
    assert lettering.font(16).getname() == ("DejaVu Sans", "Condensed Bold")


@pytest.mark.parametrize(("lines", "least"), [(("180",), 40), (("Ada 12",), 32), (("Ada 12.", "Bo mène."), 24)])
def test_few_words_are_written_large(lettering: Lettering, lines: tuple[str, ...], least: int) -> None:
    assert lettering.layout(Frame(lines)).size >= least


def test_capitals_at_the_floor_are_larger_than_the_standard_asks(lettering: Lettering) -> None:
    _, top, _, bottom = lettering.font(LADDER[-1]).getbbox("H", mode="1", anchor="ls")
    assert (bottom - top) * PIXEL >= 4.8


def test_four_lines_of_fourteen_letters_fit_at_the_floor(lettering: Lettering) -> None:
    layout = lettering.layout(
        Frame(("Quel symbole\N{NO-BREAK SPACE}?", "Antique, oui", "Bo : exposé", "OK pour finir"))
    )
    assert (layout.size, len(layout.rows), layout.whole) == (16, 4, True)


def test_words_wrap_at_spaces_into_lines_of_like_length(lettering: Lettering) -> None:
    assert texts(lettering, "Ada expose une œuvre baroque") == ["Ada expose", "une œuvre", "baroque"]


@pytest.mark.parametrize("space", [" ", "\N{NO-BREAK SPACE}"])
def test_no_line_begins_with_a_sign_or_ends_before_one(lettering: Lettering, space: str) -> None:
    assert texts(lettering, f"Combien de cartes posées{space}?")[-1] == "posées\N{NO-BREAK SPACE}?"
    assert texts(lettering, f"Dée gagne{space}: 43")[0] == "Dée"
    assert texts(lettering, f"Voici «{space}Ada{space}»")[-1] == "«\N{NO-BREAK SPACE}Ada\N{NO-BREAK SPACE}»"


def test_accents_written_as_two_characters_become_one(lettering: Lettering) -> None:
    assert texts(lettering, "De\N{COMBINING ACUTE ACCENT}e") == ["Dée"]


def test_french_and_english_have_all_their_letters(lettering: Lettering) -> None:
    assert lettering.missing_glyphs(FRENCH + FRENCH.upper()) == set()
    assert lettering.missing_glyphs("Ada \N{DUCK}") == {"\N{DUCK}"}


def test_an_empty_frame_is_a_dark_panel(lettering: Lettering) -> None:
    for lines in ((), ("",), (" \n",)):
        layout = lettering.layout(Frame(lines))
        assert (layout.rows, layout.whole) == ((), True)
        assert ink(lettering.draw(layout)) == 0


def test_too_many_words_end_in_three_dots_and_are_known_as_such(lettering: Lettering) -> None:
    lines = ("Ada", " ".join(f"Phrase numéro {n}" for n in range(6)))
    layout = lettering.layout(Frame(lines))
    assert not layout.whole and not lettering.fits(lines)
    assert layout.size == LADDER[-1]
    assert layout.rows[-1].text.endswith("…")
    assert layout.rows[0].text.startswith("Phrase")


def test_where_not_all_paragraphs_fit_the_first_give_way_to_the_last(lettering: Lettering) -> None:
    lines = ("Vert, violet, vert, violet, eau et vert", "Ada joue : quelle carte ?")
    assert not lettering.fits(lines)
    layout = lettering.layout(Frame(lines))
    assert layout.whole and layout.given_way == 1
    assert layout == replace(lettering.layout(Frame(lines[1:])), given_way=1)
    assert lettering.layout(Frame(lines[1:])).given_way == 0


def test_a_word_longer_than_a_line_is_shown_whole_but_does_not_count_as_fitting(lettering: Lettering) -> None:
    word = "anticonstitutionnellement"
    assert not lettering.fits((word,))
    layout = lettering.layout(Frame((word,)))
    assert layout.whole
    assert "".join(row.text.removesuffix("-") for row in layout.rows) == word


def test_a_drawing_is_black_and_white_only(lettering: Lettering) -> None:
    picture = lettering.draw(lettering.layout(Frame(("Ada 12",))))
    assert (picture.mode, picture.size) == ("1", (PANEL_WIDTH, PANEL_HEIGHT))
    assert ink(picture) > 100


def test_a_drift_moves_the_same_picture(lettering: Lettering) -> None:
    layout = lettering.layout(Frame(("OK ?",)))
    still, moved = lettering.draw(layout).getbbox(), lettering.draw(layout, (2, 1)).getbbox()
    assert still is not None
    assert moved == (still[0] + 2, still[1] + 1, still[2] + 2, still[3] + 1)


PARAGRAPHS = st.lists(st.text(alphabet="aeilmnrstAOQgjpçéÉœ12,.? ", max_size=24), max_size=5).map(tuple)


@settings(max_examples=60, deadline=None)
@given(PARAGRAPHS)
def test_no_ink_is_ever_lost_off_the_panel_wherever_the_picture_stands(lines: tuple[str, ...]) -> None:
    lettering = Lettering()
    layout = lettering.layout(Frame(lines))
    assert len(layout.rows) <= MOST_ROWS
    assert all(upper.baseline < lower.baseline for upper, lower in pairwise(layout.rows))
    amount = ink(lettering.draw(layout))
    for drift in ((DRIFT, 0), (0, DRIFT), (DRIFT, DRIFT)):
        assert ink(lettering.draw(layout, drift)) == amount


@settings(max_examples=60, deadline=None)
@given(PARAGRAPHS)
def test_what_is_shown_is_what_was_given_in_order(lines: tuple[str, ...]) -> None:
    layout = Lettering().layout(Frame(lines))
    shown = "".join(row.text for row in layout.rows).replace(" ", "").replace("\N{NO-BREAK SPACE}", "").replace("-", "")
    spoken = [line for line in lines if line.strip()]
    given_letters = "".join(spoken[layout.given_way :]).replace(" ", "")
    assert shown == given_letters if layout.whole else given_letters.startswith(shown.removesuffix("…"))


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text(max_size=30), max_size=6).map(tuple))
def test_any_text_at_all_can_be_drawn(lines: tuple[str, ...]) -> None:
    for lettering in (Lettering(), Lettering("built-in")):
        lettering.draw(lettering.layout(Frame(lines)), (DRIFT, DRIFT))


def test_a_missing_font_names_its_package(tmp_path: Path) -> None:
    with pytest.raises(FontMissing, match="fonts-dejavu"):
        Lettering(tmp_path / "none.ttf")


def test_the_owners_font_is_used_when_it_is_one(caplog: pytest.LogCaptureFixture) -> None:
    plain = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    assert open_lettering(str(plain)).path == plain
    assert caplog.records == []


@pytest.mark.parametrize("content", [None, b"no font at all"])
def test_an_unusable_owners_font_gives_way_to_the_best_installed(
    content: bytes | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "own.ttf"
    if content is not None:
        path.write_bytes(content)
    assert open_lettering(str(path)).path in FONTS
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    assert str(path) in caplog.text


def test_without_any_font_the_words_are_plain_but_there(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    lettering = open_lettering("", (tmp_path / "none.ttf",))
    assert "install the package fonts-dejavu" in caplog.text
    assert texts(lettering, "Dée – cœur ÉTÉ") == ["Dee -", "coeur ETE"]
    assert lettering.missing_glyphs(FRENCH.replace("×", "").replace("°", "").replace("æ", "").replace("Æ", "")) == set()
    assert ink(lettering.draw(lettering.layout(Frame(("Dée 12",))))) > 100
