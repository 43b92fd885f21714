"""One table: a key that moves there moves its hole, its legend, its cap, its drill mark and its place in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from build123d import Part

from device.keys import KEYS
from enclosure import dimensions as d
from enclosure.base import base
from enclosure.description import describe
from enclosure.layout import Keys, hand_order, mount
from enclosure.lid import lid
from enclosure.solids import block, placed
from enclosure.template import Circle, marks

SHIFT = 3.0
MOVED = tuple(replace(key, y=key.y + SHIFT) if key.name in "ABCDE" else key for key in KEYS)
SWAPPED = tuple(replace(key, x={"A": KEYS[1].x, "B": KEYS[0].x}[key.name]) if key.name in "AB" else key for key in KEYS)


def full(part: Part, x: float, y: float, z: float) -> bool:
    """Whether there is plastic at a point."""
    probe = block((x - 0.1, x + 0.1), (y - 0.1, y + 0.1), (z - 0.1, z + 0.1))
    both = part & probe
    return bool(both) and both.volume > 0.004


def test_the_table_is_in_the_order_of_the_hand() -> None:
    assert hand_order(KEYS) == [key.name for key in KEYS]


def test_a_moved_key_takes_hole_legend_and_cap_along() -> None:
    before, after = lid(KEYS), lid(MOVED)
    key = KEYS[0]
    edge = key.y + d.SHAFT / 2 + d.PLAY + SHIFT / 2
    assert full(before, key.x + 2, edge, d.TOP - 2) and not full(after, key.x + 2, edge, d.TOP - 2)
    dot = key.y + d.DOT_BEHIND
    assert full(before, key.x, dot, d.TOP + 0.5) and not full(after, key.x, dot, d.TOP + 0.5)
    assert full(after, key.x, dot + SHIFT, d.TOP + 0.5)
    went = placed(mount(MOVED[0])).position - placed(mount(key)).position
    assert tuple(went) == pytest.approx((0, SHIFT, 0))


def test_a_moved_side_key_takes_its_hole_along() -> None:
    moved = tuple(replace(key, x=key.x + 5) if key.face == "right" else key for key in KEYS)
    key = KEYS[-1]
    x = key.x + d.SHAFT / 2 + 3
    assert full(base(KEYS), d.WIDTH - 1.5, x, key.y) and not full(base(moved), d.WIDTH - 1.5, x, key.y)


def test_swapped_keys_swap_in_the_order_of_learn_mode_and_in_words() -> None:
    assert hand_order(SWAPPED)[:3] == ["B", "A", "C"]
    words = describe(SWAPPED, "en")
    assert words.index("B: two bars") < words.index("A: a dome")
    assert describe(KEYS, "en").index("A: a dome") < describe(KEYS, "en").index("B: two bars")


def test_the_template_drills_where_the_table_says() -> None:
    def drilled(keys: Keys) -> set[tuple[float, float]]:
        return {(round(m.x, 2), round(m.y, 2)) for m in marks(keys) if isinstance(m, Circle) and m.radius > 6}

    gone, come = drilled(KEYS) - drilled(MOVED), drilled(MOVED) - drilled(KEYS)
    assert len(gone) == len(come) == 5
    assert {(x, round(y + SHIFT, 2)) for x, y in gone} == come
