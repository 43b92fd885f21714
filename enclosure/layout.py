"""Where keys and legends are: computed from a key table alone, for solids, template, description and tests alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from device.keys import Key
from enclosure import dimensions as d

Point = tuple[float, float]
CATEGORIES: Final = "ABCDE"
Keys = Sequence[Key]


@dataclass(frozen=True, slots=True)
class Mount:
    """One key in space: where the middle of its cap meets the outside of the panel, and which way is out."""

    key: Key
    origin: tuple[float, float, float]
    right: tuple[float, float, float]
    """Direction of the cap's own x."""
    out: tuple[float, float, float]
    panel: float
    """Thickness of the wall it goes through."""


def mount(key: Key) -> Mount:
    """The right side is looked at from outside, with the front at the left."""
    if key.face == "top":
        return Mount(key, (key.x, key.y, d.TOP), (1, 0, 0), (0, 0, 1), d.LID)
    return Mount(key, (d.WIDTH, key.x, key.y), (0, 1, 0), (1, 0, 0), d.WALL)


def shaft(key: Key) -> float:
    """Side of its cap."""
    return d.SHAFT_OK if key.name == "OK" else d.SHAFT


def hole(key: Key) -> float:
    """Side of its hole in the panel."""
    return shaft(key) + 2 * d.PLAY


def on(face: str, keys: Keys) -> list[Key]:
    return [key for key in keys if key.face == face]


def rows(keys: Keys) -> list[list[Key]]:
    """As a hand meets them, and as learn mode goes: the top from the rear row, each from the left, then the side."""
    top = on("top", keys)
    lines = [
        sorted((key for key in top if key.y == y), key=lambda key: key.x)
        for y in sorted({key.y for key in top}, reverse=True)
    ]
    side = sorted(on("right", keys), key=lambda key: key.x)
    return [line for line in (*lines, side) if line]


def hand_order(keys: Keys) -> list[str]:
    """The names in the order of ``rows``."""
    return [key.name for row in rows(keys) for key in row]


def dots(key: Key) -> list[Point]:
    """Middles of the raised dots behind a category key, one for A to five for E; none for other keys."""
    if key.name not in CATEGORIES:
        return []
    count = CATEGORIES.index(key.name) + 1
    return [(key.x + (k - (count - 1) / 2) * d.DOT_PITCH, key.y + d.DOT_BEHIND) for k in range(count)]


def bar(keys: Keys) -> tuple[float, float, float]:
    """Left end, right end and y of the bar, half way between the holes of the categories and those of the commands."""
    categories = [key for key in keys if key.name in CATEGORIES]
    commands = [key for key in on("top", keys) if key.name not in CATEGORIES]
    behind = min(key.y - hole(key) / 2 for key in categories)
    before = max(key.y + hole(key) / 2 for key in commands)
    left, right = min(key.x for key in categories), max(key.x for key in categories)
    return left - d.SHAFT / 2, right + d.SHAFT / 2, (behind + before) / 2
