"""Every printed part by name: where it sits in the box, how it lies on the bed, and its files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from build123d import Part, Pos

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.base import base
from enclosure.brow import brow, facing_bed
from enclosure.caps import cap, standing
from enclosure.layout import Keys, mount
from enclosure.lid import UNDER, lid
from enclosure.plates import coupon, lying, rear_plate
from enclosure.solids import placed


@dataclass(frozen=True, slots=True)
class Printed:
    """One part: ``box`` in the box's coordinates, ``bed`` as it lies on the bed."""

    box: Part
    bed: Part


PLATES: Final = {"rear-plate-zero": (c.ZERO_2_W,), "rear-plate-3": (c.PI_3,), "rear-plate-4-5": (c.PI_4, c.PI_5)}


def cap_name(name: str) -> str:
    """The part name of a key's cap."""
    return "cap-" + name.lower().replace("_", "-")


def printed(keys: Keys) -> dict[str, Printed]:
    """All parts of one box. The coupon belongs to none: both its places are on the bed."""
    top, bottom, rear = lid(keys), base(keys), brow()
    parts = {
        "base": Printed(bottom, Pos(0, d.SOCKET_RING[2], -d.FEET) * bottom),
        "lid": Printed(top, Pos(0, 0, -UNDER) * top),
        "brow": Printed(rear, facing_bed(rear)),
    }
    for key in keys:
        parts[cap_name(key.name)] = Printed(placed(mount(key)) * cap(key), standing(key))
    for name, boards in PLATES.items():
        plate = rear_plate(boards)
        parts[name] = Printed(plate, lying(plate))
    trial = coupon()
    return parts | {"coupon": Printed(trial, trial)}
