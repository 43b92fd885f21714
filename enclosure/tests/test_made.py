"""What is committed is what the source makes now: change the table or a dimension, and run ``make enclosure``."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
import trimesh
from build123d import import_step
from PIL import Image
from scipy.spatial import cKDTree

from device.keys import KEYS
from enclosure.build import MADE, write_texts
from enclosure.description import PICTURES
from enclosure.scenes import VIEWS
from enclosure.template import A4, RULER, Circle, Line, marks, pdf

NAMES = sorted(path.stem for path in (MADE / "parts").glob("*.stl"))
README = (MADE.parent / "README.md").read_text(encoding="utf-8")
NEAR = 0.01
"""Millimetres: what two processors may differ by, and no dimension does."""


def test_every_part_is_committed_in_both_forms(exported: Path) -> None:
    assert sorted(path.name for path in exported.iterdir()) == sorted(path.name for path in (MADE / "parts").iterdir())


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_mesh_is_current(exported: Path, name: str) -> None:
    old, new = MADE / "parts" / f"{name}.stl", exported / f"{name}.stl"
    if old.read_bytes() == new.read_bytes():
        return
    ours, theirs = (np.asarray(trimesh.load_mesh(path).vertices) for path in (old, new))
    for one, other in ((ours, theirs), (theirs, ours)):
        distance, _ = cKDTree(one).query(other)
        assert distance.max() < NEAR, "run make enclosure"


@pytest.mark.parametrize("name", NAMES)
def test_the_committed_step_is_the_same_solid(exported: Path, name: str) -> None:
    old, new = MADE / "parts" / f"{name}.step", exported / f"{name}.step"
    if old.read_bytes() == new.read_bytes():
        return
    one, other = import_step(old), import_step(new)
    assert one.volume == pytest.approx(other.volume, rel=1e-6)
    assert tuple(one.bounding_box().size) == pytest.approx(tuple(other.bounding_box().size), abs=NEAR)


def test_the_texts_and_the_template_are_current(tmp_path: Path) -> None:
    write_texts(KEYS, tmp_path)
    for path in sorted(tmp_path.rglob("*.*")):
        assert path.read_bytes() == (MADE / path.relative_to(tmp_path)).read_bytes(), "run make enclosure"


def test_each_view_has_a_picture_and_its_words() -> None:
    assert set(PICTURES) == set(VIEWS)
    for name in VIEWS:
        image = Image.open(MADE / "pictures" / f"{name}.png")
        assert image.width == 1000
        assert len(image.convert("L").getcolors() or []) > 20
    assert "<path" in (MADE / "pictures" / "drawing.svg").read_text(encoding="utf-8")


def test_the_template_is_at_one_to_one() -> None:
    text = (MADE / "template.svg").read_text(encoding="utf-8")
    assert f'width="{A4[0]:g}mm"' in text and f'viewBox="0 0 {A4[0]:g} {A4[1]:g}"' in text
    sheet = marks(KEYS)
    assert any(isinstance(mark, Line) and mark.x2 - mark.x == RULER for mark in sheet)
    assert sum(isinstance(mark, Circle) and mark.radius == 6.1 for mark in sheet) == 13
    for mark in sheet:
        assert 0 <= mark.x <= A4[0] and 0 <= mark.y <= A4[1]
    page = pdf(sheet)
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page)
    assert box is not None
    assert [float(side) / 72 * 25.4 for side in box.groups()] == pytest.approx(A4, abs=0.01)
    start = int(page.split(b"startxref\n")[1].split(b"\n")[0])
    assert page[start : start + 4] == b"xref"


def test_the_readme_names_every_printed_part() -> None:
    for name in NAMES:
        assert f"`{name}`" in README or (name.startswith("cap-") and "`cap-…`" in README)
