"""Everything that goes into the box fits: no solid cuts another, and the reader keeps its distances."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest
from build123d import Part, Pos

from device.keys import KEYS, Key
from enclosure import components as c
from enclosure import dimensions as d
from enclosure.caps import cap, pressed, turned
from enclosure.layout import mount
from enclosure.parts import PLATES, Printed, cap_name
from enclosure.plates import windows
from enclosure.scenes import in_box
from enclosure.solids import block, placed, slab, wedge

Parts = Mapping[str, Printed]
HOUSING = ("base", "lid", "brow")
FITTED = c.fitted(KEYS)


def shared(one: Part, other: Part) -> float:
    """Cubic millimetres that both fill; those of parts that touch are 0."""
    both = one & other
    return both.volume if both else 0.0


def panel(key: Key, parts: Parts) -> Part:
    return parts["lid" if key.face == "top" else "base"].box


@pytest.mark.parametrize(("one", "other"), list(combinations((*HOUSING, "rear-plate-4-5"), 2)))
def test_the_housing_goes_together(parts: Parts, one: str, other: str) -> None:
    assert shared(parts[one].box, parts[other].box) < 0.01


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_a_cap_moves_freely_and_cannot_turn_or_come_out(parts: Parts, key: Key) -> None:
    where = placed(mount(key))
    hole = panel(key, parts) & (where * block((-13, 13), (-13, 13), (-9, 3)))
    for state in (cap(key), pressed(key)):
        assert shared(hole, where * state) < 0.001
    for degrees in (15, 90, 180, 270):
        assert shared(hole, where * turned(key, degrees)) > 1
    assert shared(hole, Pos(*mount(key).out) * where * cap(key)) > 1


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_a_cap_meets_no_neighbour_and_its_switch_only_at_the_plunger(parts: Parts, key: Key) -> None:
    down = placed(mount(key)) * pressed(key)
    for other in KEYS:
        if other is not key and other.face == key.face and abs(other.x - key.x) + abs(other.y - key.y) < 40:
            assert shared(down, parts[cap_name(other.name)].box) == 0
    assert shared(placed(mount(key)) * cap(key), FITTED["switches"]) < 0.01
    body = block((-6, 6), (-6, 6), (-99, 0)) & (placed(mount(key)).inverse() * FITTED["switches"])
    plunger = block((-1.95, 1.95), (-1.95, 1.95), (-99, 0))
    assert shared(pressed(key), body - plunger) < 0.01


@pytest.mark.parametrize("name", list(FITTED))
def test_a_bought_part_fits(parts: Parts, name: str) -> None:
    for housing in HOUSING:
        assert shared(FITTED[name], parts[housing].box) < 0.01, housing


@pytest.mark.parametrize(("one", "other"), list(combinations(FITTED, 2)))
def test_bought_parts_leave_each_other_room(one: str, other: str) -> None:
    assert shared(FITTED[one], FITTED[other]) < 0.01


@pytest.mark.parametrize("pi", c.BOARDS, ids=lambda pi: pi.name)
def test_each_pi_fits_with_all_the_rest(parts: Parts, pi: c.Pi) -> None:
    solid = pi.solid()
    plate = next(name for name, boards in PLATES.items() if pi in boards)
    for name in (*HOUSING, plate):
        assert shared(solid, parts[name].box) < 0.01, name
    for name, part in FITTED.items():
        assert shared(solid, part) < 0.01, name


@pytest.mark.parametrize("pi", c.BOARDS, ids=lambda pi: pi.name)
def test_a_pi_has_a_post_under_each_of_its_holes(parts: Parts, pi: c.Pi) -> None:
    x, y = pi.corner
    for along in (3.5, 3.5 + pi.holes[0]):
        for across in (3.5, 3.5 + pi.holes[1]):
            ring = block((x - along - 2.6, x - along + 2.6), (y - across - 2.6, y - across + 2.6), (c.PI_Z - 3, c.PI_Z))
            assert shared(ring, parts["base"].box) > 40


@pytest.mark.parametrize("name", list(PLATES))
def test_a_plug_goes_through_the_rear_plate_to_each_socket(parts: Parts, name: str) -> None:
    y = d.DEPTH - d.PLATE_OUTSIDE - 0.1
    for pi in PLATES[name]:
        for window in windows(pi, y):
            box = window.bounding_box()
            way = block(
                (box.min.X + 0.1, box.max.X - 0.1),
                (y - 4, d.DEPTH + 5),
                (max(box.min.Z, d.FEET + d.FLOOR) + 0.1, box.max.Z - 0.1),
            )
            assert shared(way, parts[name].box) == 0 and shared(way, parts["base"].box) == 0
        if pi is not c.ZERO_2_W:
            for along, width, high, _ in pi.sockets:
                x, z = pi.corner[0] - along, c.PI_Z + 1.4
                mouth = block((x - width / 2, x + width / 2), (y - 4, d.DEPTH + 5), (z, z + high))
                assert shared(mouth, parts[name].box) == 0, along


def test_the_screen_s_window_shows_all_that_lights_up() -> None:
    assert d.WINDOW[0] >= c.OLED_ACTIVE[0] and d.WINDOW[1] >= c.OLED_ACTIVE[1]


def test_the_reader_is_close_to_the_card_and_clear_of_metal_and_magnet() -> None:
    reader = c.READER.solid()
    top = d.TOP - d.LID
    assert 0 <= top - reader.bounding_box().max.Z <= 0.5
    assert 1 <= d.COVER <= 3
    magnet = FITTED["loudspeaker"]
    assert reader.distance_to(magnet) >= 40
    metal = [part for name, part in FITTED.items() if name not in {"reader", "loudspeaker"}]
    assert min(reader.distance_to(part) for part in (*metal, *(pi.solid() for pi in c.BOARDS))) >= 10


def test_the_loudspeaker_has_its_air(parts: Parts) -> None:
    inside = (d.WIDTH - d.WALL, d.DEPTH - d.WALL)
    air = block((d.CHAMBER_X, inside[0]), (d.CHAMBER_Y, inside[1]), (d.FEET + d.FLOOR, 99))
    air &= slab(d.WALL, (0, 99)) & wedge(d.CHAMBER_Y - 1, d.DEPTH, 0, d.WALL)
    for name in ("base", "brow"):
        air -= parts[name].box
    assert (air - FITTED["loudspeaker"]).volume >= d.CHAMBER


def test_the_parts_shown_are_those_of_one_box(parts: Parts) -> None:
    assert in_box(KEYS) <= parts.keys()
