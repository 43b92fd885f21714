"""The rear plates, one for each family of boards, and the coupon that tries the play of a printer."""

from __future__ import annotations

from build123d import Part, Pos, RectangleRounded, Rot, extrude

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.solids import block, joined, keyed

BOTTOM = d.FEET + d.FLOOR
CABLE = 6.0
"""A round USB lead with its first centimetre of strain relief."""


def rear_plate(boards: tuple[c.Pi, ...]) -> Part:
    """The plate in its place, open where these boards have sockets; a Zero stands further in, its lead passes."""
    left, right = d.NOTCH
    y = d.DEPTH - d.PLATE_OUTSIDE - 0.1
    plate = block((left - d.GROOVE + 0.2, right + d.GROOVE - 0.2), (y - d.PLATE, y), (BOTTOM, d.TOP - 0.2))
    return plate - joined(window for pi in boards for window in windows(pi, y))


def windows(pi: c.Pi, y: float) -> list[Part]:
    """Openings as large as plugs, those of near neighbours in one; for a Zero a slit, open below, for its lead."""
    middle = c.PI_Z + 1.4
    if pi is c.ZERO_2_W:
        x = sum(d.NOTCH) / 2
        return [block((x - CABLE / 2, x + CABLE / 2), (y - 3, y + 1), (BOTTOM - 1, BOTTOM + 9))]
    spans: list[list[float]] = []
    for along, width, high, _ in sorted(pi.sockets, reverse=True):
        half, tall = max(c.PLUG[0], width + 4) / 2, max(c.PLUG[1], high + 5) / 2
        x, z = pi.corner[0] - along, middle + high / 2
        if spans and x - half - spans[-1][1] < 2 * d.THINNEST:
            spans[-1][1], spans[-1][2] = x + half, max(spans[-1][2], z + tall)
        else:
            spans.append([x - half, x + half, z + tall])
    return [block((left, right), (y - 3, y + 1), (BOTTOM + d.THINNEST, top)) for left, right, top in spans]


def lying(plate: Part) -> Part:
    """Turned as it is printed: flat."""
    flat = Rot(90, 0, 0) * plate
    box = flat.bounding_box()
    return Pos(-box.min.X, -box.min.Y, -box.min.Z) * flat


def coupon() -> Part:
    """Three key holes with 0.2, 0.3 and 0.4 mm of play, as thick as the lid; the middle one has a mark."""
    plate = extrude(RectangleRounded(58, 24, 3), d.LID)
    for x, play in ((-18, 0.2), (0, 0.3), (18, 0.4)):
        plate -= Pos(x, -2, 0) * extrude(keyed(d.SHAFT, play), d.LID)
    return plate + Pos(0, 8.2, d.LID) * extrude(RectangleRounded(6, 2, 0.9), d.LEGEND)
