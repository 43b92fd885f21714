"""What the exported meshes must be, whoever prints them: closed, one piece, and readable by a finger."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise

import numpy as np
import pytest
import trimesh

from device.keys import KEYS
from enclosure import dimensions as d
from enclosure.layout import CATEGORIES, bar, dots, hole, mount, on, rows
from enclosure.parts import PLATES, cap_name
from enclosure.tests.measuring import FINE, heights, likeness, likeness_turned, outline, regions, thinnest

Meshes = Mapping[str, trimesh.Trimesh]
CAPS = [cap_name(key.name) for key in KEYS]
NAMES = ["base", "lid", "brow", *CAPS, *PLATES, "coupon"]
LIKE = 0.55
LID_LEFT, LID_FRONT = d.RIM + d.PLAY, d.RIM + d.PLAY - d.TONGUE_OUT
"""Where the lid's mesh begins in the box."""


def test_there_is_a_mesh_for_each_part_and_no_other(meshes: Meshes) -> None:
    assert sorted(meshes) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_part_is_closed_and_of_one_piece(meshes: Meshes, name: str) -> None:
    mesh = meshes[name]
    assert mesh.is_watertight and mesh.is_winding_consistent
    assert mesh.body_count == 1
    assert mesh.volume > 0


@pytest.mark.parametrize("name", NAMES)
def test_a_part_lies_on_the_bed_and_fits_it(meshes: Meshes, name: str) -> None:
    low, high = meshes[name].bounds
    assert low[2] == pytest.approx(0, abs=1e-3)
    assert (high - low)[:2].max() <= d.BED


@pytest.mark.parametrize("name", NAMES)
def test_no_wall_is_thinner_than_four_lines(meshes: Meshes, name: str) -> None:
    assert thinnest(meshes[name]) >= d.THINNEST - 0.02


def test_the_lid_has_a_hole_for_each_key_on_top_where_the_table_says(meshes: Meshes) -> None:
    found = regions(~np.isfinite(heights(meshes["lid"])))
    wanted = on("top", KEYS)
    assert len(found) == len(wanted) == 11
    for key in wanted:
        x, y, area = min(found, key=lambda at: np.hypot(at[0] + LID_LEFT - key.x, at[1] + LID_FRONT - key.y))
        assert np.hypot(x + LID_LEFT - key.x, y + LID_FRONT - key.y) < 0.4
        assert hole(key) ** 2 * 0.93 < area < hole(key) ** 2


def test_the_right_side_has_the_two_other_holes(meshes: Meshes) -> None:
    """Seen from the right, whatever lies deeper than the wall."""
    mesh = meshes["base"].copy()
    mesh.apply_transform([[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [0, 0, 0, 1]])
    found = regions(heights(mesh) < d.WIDTH - d.WALL + 0.1)
    wanted = on("right", KEYS)
    assert len(found) == len(wanted) == 2
    for (x, z, area), key in zip(sorted(found), wanted, strict=True):
        assert np.hypot(x - d.SOCKET_RING[2] - key.x, z + d.FEET - key.y) < 0.4
        assert hole(key) ** 2 * 0.93 < area < hole(key) ** 2


def test_keys_of_a_row_are_far_enough_apart_for_two_fingers() -> None:
    for row in rows(KEYS):
        assert all(right.x - left.x >= 22 for left, right in pairwise(row))


def test_legends_stand_as_high_as_a_finger_reads(meshes: Meshes) -> None:
    above = heights(meshes["lid"]) - d.LID
    assert 0.8 <= above.max() <= 1.5
    found = regions((above > 0.45) & (above < 1.2))
    small = [at for at in found if at[2] < 6]
    for key in KEYS:
        near = [at for at in small if abs(at[0] + LID_LEFT - key.x) < 11 and 0 < at[1] + LID_FRONT - key.y < 14]
        assert len(near) == len(dots(key)), key.name
    left, right, y = bar(KEYS)
    strip = above[int((y - LID_FRONT) * FINE), int((left - LID_LEFT) * FINE) + 12 : int((right - LID_LEFT) * FINE) - 12]
    assert strip.min() >= 0.8


def test_the_recess_is_the_reader_s_and_leaves_its_cover(meshes: Meshes) -> None:
    seen = heights(meshes["lid"])
    x, y = int((d.RECESS_X - LID_LEFT) * FINE), int((d.RECESS_Y - LID_FRONT) * FINE)
    half = (int(20 * FINE), int(19 * FINE))
    over = seen[y - half[1] : y + half[1], x - half[0] : x + half[0]]
    assert np.allclose(over, 1.8, atol=0.01)
    assert min(d.RECESS[0] - d.CARD[0], d.RECESS[1] - d.CARD[1]) >= 3


def shapes(meshes: Meshes, names: list[str]) -> dict[str, np.ndarray]:
    found = {}
    for name in names:
        key = next(key for key in KEYS if cap_name(key.name) == name)
        flat = mount(key).panel + d.FLANGE_GAP + d.FLANGE_HIGH + d.STANDS
        found[name] = outline(meshes[name], flat + 0.5)
    return found


def test_category_caps_differ_in_any_turn(meshes: Meshes) -> None:
    seen = shapes(meshes, [cap_name(name) for name in CATEGORIES])
    alike = {(a, b): round(likeness_turned(seen[a], seen[b]), 2) for a, b in combinations(seen, 2)}
    assert max(alike.values()) <= LIKE, alike


def test_command_caps_differ_as_they_are_mounted(meshes: Meshes) -> None:
    for row in rows([key for key in KEYS if key.name not in CATEGORIES]):
        seen = shapes(meshes, [cap_name(key.name) for key in row])
        alike = {(a, b): round(likeness(seen[a], seen[b]), 2) for a, b in combinations(seen, 2)}
        assert max(alike.values()) <= LIKE, alike


@pytest.mark.parametrize("name", CAPS)
def test_a_shape_stands_two_millimetres_above_its_cap(meshes: Meshes, name: str) -> None:
    key = next(key for key in KEYS if cap_name(key.name) == name)
    foot = mount(key).panel + d.FLANGE_GAP + d.FLANGE_HIGH
    assert meshes[name].bounds[1][2] == pytest.approx(foot + d.STANDS + d.SHAPE, abs=0.05)
