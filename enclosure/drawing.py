"""The line drawing of the box for the manual, hidden lines left out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from build123d import Compound, ExportSVG

from enclosure.components import oled
from enclosure.parts import Printed

EYE: Final = (420.0, -560.0, 520.0)
"""Where the eye is, in millimetres of the box: before it, to the right and above."""


def draw(parts: Mapping[str, Printed], names: set[str], path: Path) -> None:
    """An SVG of these parts in their places, the screen in its window; lines 0.3 mm wide."""
    shown = [part.box for name, part in parts.items() if name in names]
    whole = Compound(children=[*shown, oled()])
    visible, _ = whole.project_to_viewport(EYE, look_at=(95, 98, 25))
    svg = ExportSVG(scale=1.0, precision=2)
    svg.add_layer("visible", line_weight=0.3)
    svg.add_shape(visible, layer="visible")
    svg.write(path)
