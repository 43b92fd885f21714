"""What the pictures show: which bodies, in which colours, seen from where."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from build123d import Part
from PIL import Image

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.layout import CATEGORIES, Keys
from enclosure.parts import Printed, cap_name
from enclosure.render import Array, Body, Colour, View
from enclosure.solids import FACE, joined, rod

DARK: Final[Colour] = (0.20, 0.27, 0.33)
PANEL: Final[Colour] = (0.25, 0.33, 0.40)
CREAM: Final[Colour] = (1.0, 0.95, 0.83)
YELLOW: Final[Colour] = (1.0, 0.80, 0.30)
GLASS: Final[Colour] = (0.05, 0.05, 0.06)
LETTERS: Final[Colour] = (1.15, 1.15, 1.15)
GREEN: Final[Colour] = (0.25, 0.55, 0.38)
METAL: Final[Colour] = (0.75, 0.76, 0.78)
SCREEN: Final = Path(__file__).parents[1] / "docs" / "screen.png"

VIEWS: Final = {
    "box": View(24, 40),
    "panel": View(0, 89, 2500),
    "rear": View(154, 32),
    "inside": View(-20, 52),
    "apart": View(-26, 30, 1200),
}


def triangles(part: Part) -> Array:
    """A solid's facets, shape (n, 3, 3)."""
    points, faces = part.tessellate(0.06, 0.35)
    corners: Array = np.array([tuple(point) for point in points])[np.array(faces)]
    return corners


def colour(name: str) -> Colour:
    if name in {cap_name(key) for key in CATEGORIES}:
        return YELLOW
    return CREAM if name.startswith("cap-") else PANEL if name == "lid" else DARK


def glass() -> list[Body]:
    """The screen as in use: its black glass, and the letters of an evening upon it."""
    lit = np.asarray(Image.open(SCREEN).convert("L").resize((128, 64), Image.Resampling.NEAREST)) > 127
    wide, high = c.OLED_ACTIVE
    step = np.array([wide / 128, high / 64])
    rows, columns = np.nonzero(lit)
    corner = np.stack([columns * step[0] - wide / 2, high / 2 - (rows + 1) * step[1]], axis=-1)
    corners = [corner + np.array(at) * step for at in ((0, 0), (1, 0), (1, 1), (0, 1))]
    half = np.array([wide / 2 + 1.2, high / 2 + 1.2])
    pane = [np.array([half * at]) for at in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return [Body(on_glass(pane, -1.55), GLASS), Body(on_glass(corners, -1.5), LETTERS)]


def on_glass(corners: list[Array], depth: float) -> Array:
    """Four corners each of many quads on the screen, as triangles of the box."""
    u = np.array(tuple(FACE.y_dir))
    out = np.array(tuple(FACE.z_dir))
    origin = np.array(tuple(FACE.origin)) + np.array([d.WINDOW_X, 0, 0]) + u * c.slope_middle() + out * depth
    lifted = [origin + flat[:, :1] * np.array([1.0, 0, 0]) + flat[:, 1:] * u for flat in corners]
    quads = [np.stack([lifted[a] for a in three], axis=1) for three in ((0, 1, 2), (0, 2, 3))]
    return np.concatenate(quads)


def feet() -> Body:
    """The four rubber feet."""
    return Body(triangles(joined(rod(x, y, (0, d.FEET), d.FOOT[0] - 0.5) for x, y in d.FEET_AT)), GLASS)


def legends(top: Body) -> list[Body]:
    """The lid in two colours: what rises above the panel is printed in light filament."""
    raised = top.triangles[:, :, 2].max(1) > d.TOP + 0.05
    return [Body(top.triangles[~raised], PANEL), Body(top.triangles[raised], CREAM)]


def moved(body: Body, by: tuple[float, float, float]) -> Body:
    return Body(body.triangles + np.array(by), body.colour)


def scenes(keys: Keys, parts: Mapping[str, Printed]) -> dict[str, list[Body]]:
    """The bodies of each view."""
    shown = {name: Body(triangles(part.box), colour(name)) for name, part in parts.items() if name in in_box(keys)}
    bought = {name: Body(triangles(part), METAL) for name, part in c.fitted(keys).items()}
    bought["pi"] = Body(triangles(c.PI_4.solid()), GREEN)
    bought["key board"] = Body(bought["key board"].triangles, GREEN)
    bought["reader"] = Body(bought["reader"].triangles, (0.65, 0.2, 0.2))
    small = [bought[name] for name in ("power key", "earphone socket")]
    whole = [*(body for name, body in shown.items() if name != "lid"), *legends(shown["lid"]), *glass(), feet(), *small]
    inner = [body for name, body in bought.items() if name not in {"screen", "loudspeaker"}]
    lifts = {"lid": 60.0, "brow": 95.0} | {cap_name(key.name): 110.0 for key in keys if key.face == "top"}
    apart = [moved(body, (0, 0, lifts.get(name, 0))) for name, body in shown.items() if name != "lid"]
    apart += [moved(body, (0, 0, lifts["lid"])) for body in legends(shown["lid"])]
    apart += [moved(body, (0, 0, 95)) for body in glass()]
    side = [shown[cap_name(key.name)] for key in keys if key.face != "top"]
    return {
        "box": whole,
        "panel": whole,
        "rear": whole,
        "inside": [shown["base"], shown["rear-plate-4-5"], feet(), *inner, *side],
        "apart": [*apart, feet(), *inner],
    }


def in_box(keys: Keys) -> set[str]:
    """The parts of one box with a Pi 4."""
    return {"base", "lid", "brow", "rear-plate-4-5", *(cap_name(key.name) for key in keys)}
