"""STL and STEP files of the printed parts; the same source gives the same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from build123d import Compound, Part, export_step, export_stl

from enclosure.parts import Printed

TOLERANCE: Final = 0.04
"""Millimetres between a curve and its facets: a tenth of a printed line."""
ANGLE: Final = 0.3
"""Radians between neighbouring facets."""
STAMP: Final = datetime(2026, 1, 1)
"""The date in every STEP header, so that a file changes only with its part."""


def write_stl(part: Part, path: Path) -> None:
    """Binary, as the part lies on the bed."""
    if not export_stl(part, path, tolerance=TOLERANCE, angular_tolerance=ANGLE):
        raise OSError(f"cannot write {path}")


def write_step(part: Part, path: Path, label: str) -> None:
    whole = Compound(children=[part], label=label)
    if not export_step(whole, path, write_pcurves=False, timestamp=STAMP):
        raise OSError(f"cannot write {path}")


def write_parts(parts: Mapping[str, Printed], folder: Path) -> None:
    """``NAME.stl`` and ``NAME.step`` for each part."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, part in parts.items():
        write_stl(part.bed, folder / f"{name}.stl")
        write_step(part.bed, folder / f"{name}.step", name)
