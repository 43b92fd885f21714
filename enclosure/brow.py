"""The brow: the raised rear part that tilts screen and loudspeaker to the table. It prints on its face."""

from __future__ import annotations

from build123d import Axis, Circle, Part, Pos, Rectangle, RectangleRounded, Rot, SlotCenterToCenter, extrude, loft

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.solids import FACE, block, joined, rod, slab, softened, wedge

REAR = d.DEPTH - d.WALL


def brow() -> Part:
    """The brow in its place in the box."""
    outside = slab(0, (d.TOP, d.TOP + 40)) & wedge(d.BROW, d.DEPTH, d.TOP, 0)
    outside = softened(outside, Axis((0, 0, 0), tuple(FACE.z_dir)), d.EDGE)
    room = slab(d.WALL, (d.TOP, d.TOP + 40)) & wedge(d.BROW + d.WALL, REAR, d.TOP, d.WALL)
    inner = (ribs() + bosses() + chamber_rib() + screen_frame() + speaker_frame()) & (
        slab(d.WALL - 0.5, (d.TOP - 9, d.TOP + 40)) & wedge(d.BROW + 0.5, REAR + 0.5, d.TOP - 9, 0.5)
    )
    return outside - room + inner - openings() - insert_holes()


def ribs() -> Part:
    """They reach 3 mm into the base, so that the brow finds its place before its screws do."""
    gap, thick, low = d.RIM + d.PLAY, d.THINNEST, d.TOP - 3
    right = d.WIDTH - gap
    below = (
        block((gap, gap + thick), (164, 174), (low, d.TOP + 1)),
        block((right - thick, right), (164, 174), (low, d.TOP + 1)),
        block((150, 164), (d.DEPTH - gap - thick, d.DEPTH - gap), (low, d.TOP + 1)),
    )
    above = (
        block((0, gap + thick), (164, 174), (d.TOP, 99)),
        block((right - thick, d.WIDTH), (164, 174), (d.TOP, 99)),
        block((150, 164), (d.DEPTH - gap - thick, d.DEPTH), (d.TOP, 99)),
    )
    return joined((*below, *above))


def bosses() -> Part:
    """One above each screw column of the base."""
    return joined(rod(x, y, (d.TOP, 99), d.COLUMN) for x, y in d.COLUMNS)


def insert_holes() -> Part:
    return joined(rod(x, y, (d.TOP - 1, d.TOP + d.INSERT_DEEP), d.INSERT) for x, y in d.COLUMNS)


def chamber_rib() -> Part:
    """It meets the chamber's walls of the base; foam tape closes the gap."""
    low = d.TOP + d.FOAM
    left = block((d.CHAMBER_X - d.CHAMBER_WALL, d.CHAMBER_X), (d.CHAMBER_Y - d.CHAMBER_WALL, d.DEPTH), (low, 99))
    return left + block((d.CHAMBER_X - d.CHAMBER_WALL, d.WIDTH), (d.CHAMBER_Y - d.CHAMBER_WALL, d.CHAMBER_Y), (low, 99))


# On the tilted face: x and y of its middle, z out


def on_face(x: float, part: Part) -> Part:
    return FACE.location * Pos(x, c.slope_middle(), 0) * part


def screen_frame() -> Part:
    """Corners around the module, and four bosses whose screws clamp its edges: no two makers drill alike."""
    wide, high, _ = c.OLED
    back = -(d.THINNEST + c.OLED_GLASS[2])
    corners = joined(
        block(
            sorted((sx * wide / 2 - sx * 6, sx * (wide / 2 + 2))),
            sorted((sy * high / 2 - sy * 6, sy * (high / 2 + 2))),
            (back - 1.4, -0.5),
        )
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    corners -= block(
        (-wide / 2 - d.PLAY, wide / 2 + d.PLAY), (-high / 2 - d.PLAY, high / 2 + d.PLAY), (back - 9, -d.WALL + 0.3)
    )
    screws = joined(
        Pos(sx * (wide / 2 + 3.6), sy * 8, 0)
        * (rod(0, 0, (back - 1.4, -0.5), d.POST) - rod(0, 0, (back - 2, -1.7), d.PILOT))
        for sx in (-1, 1)
        for sy in (-1, 1)
    )
    return on_face(d.WINDOW_X, corners + screws)


def speaker_frame() -> Part:
    """A ring around the loudspeaker's edge, and three bosses whose screws clamp it."""
    edge, thick, _, _ = c.SPEAKER
    ring = Circle(edge / 2 + d.PLAY + d.CHAMBER_WALL) - Circle(edge / 2 + d.PLAY)
    low = -d.WALL - thick
    body = extrude(Pos(0, 0, low) * ring, thick + 1, dir=(0, 0, 1))
    for angle in (0, 120, 240):
        body += (
            Rot(0, 0, angle)
            * Pos(edge / 2 + 3.6, 0, 0)
            * (rod(0, 0, (low, -0.5), d.POST) - rod(0, 0, (low - 1, -1.7), d.PILOT))
        )
    return on_face(d.SPEAKER_X, body)


def openings() -> Part:
    """Window, glass pocket, sound slots, and the slots in the rear wall that let warm air out."""
    glass = extrude(Rectangle(c.OLED_GLASS[0] + 1, c.OLED_GLASS[1] + 1), -9) & block(
        (-99, 99), (-99, 99), (-9, -d.THINNEST)
    )
    bevel = loft(
        [
            Pos(0, 0, 0.01) * RectangleRounded(d.WINDOW[0] + 3.2, d.WINDOW[1] + 3.2, 2.6),
            Pos(0, 0, -d.THINNEST - 0.01) * RectangleRounded(*d.WINDOW, 1),
        ]
    )
    shallow = glass & block((-99, 99), (-99, 99), (-d.WALL - 0.5, 0))
    air = joined(block((x, x + 2.4), (d.DEPTH - 8, d.DEPTH + 1), (d.TOP + 5, d.TOP + 13)) for x in range(76, 122, 6))
    return on_face(d.WINDOW_X, shallow + bevel) + on_face(d.SPEAKER_X, slots()) + air


def slots() -> Part:
    """Straight ones in the outline of a circle."""
    radius, pitch = 17.0, 2 * d.SLOT
    cuts = []
    for row in range(-4, 5):
        half = (radius**2 - (row * pitch) ** 2) ** 0.5
        cuts.append(Pos(0, row * pitch, -d.WALL - 1) * extrude(SlotCenterToCenter(2 * half, d.SLOT), d.WALL + 2))
    return joined(cuts)


def facing_bed(part: Part) -> Part:
    """Turned as it is printed: its face on the bed."""
    down = Rot(180, 0, 0) * FACE.location.inverse() * part
    box = down.bounding_box()
    return Pos(-box.min.X, -box.min.Y, -box.min.Z) * down
