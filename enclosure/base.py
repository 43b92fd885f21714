"""The base: a tub with posts for every board, printed as it stands. All that is heavy or hot is screwed to it."""

from __future__ import annotations

from build123d import Axis, Part, chamfer, extrude

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.layout import Keys, mount, on, shaft
from enclosure.solids import block, joined, keyed, placed, rod, rod_along_y, slab, softened

INSIDE = d.FEET + d.FLOOR
"""Height of the floor's upper face."""
SEAT = d.TOP - d.LID
"""Height at which the lid rests."""


def base(keys: Keys) -> Part:
    """The base in its place in the box, standing on its feet."""
    body = shell() + posts() + chamber_walls() + pillars() + nests(keys) + rear_frame() + power_block() + columns()
    body -= screw_holes() + rear_gap() + power_hole() + tongue_slots() + vents() + dimples()
    for key in on("right", keys):
        body -= placed(mount(key)) * extrude(keyed(shaft(key), d.PLAY), -d.WALL)
    return body + socket_ring() - socket_hole()


# The tub


def shell() -> Part:
    """Floor and walls, and the rim with the ledge under the lid; corbels at 45 degrees print without support.

    Under the brow the upper edge stays square, so that both meet in one line.
    """
    outside = softened(slab(0, (d.FEET, d.TOP)), Axis.Z, d.EDGE)
    outside = chamfer(outside.faces().sort_by(Axis.Z)[0].edges(), d.EDGE)
    outside += slab(0, (d.TOP - 2 * d.EDGE, d.TOP)) & block((0, d.WIDTH), (d.BROW, d.DEPTH), (0, 99))
    return outside - hollow_under_lid() - hollow_under_brow()


def hollow_under_lid() -> Part:
    """Narrower at the ledge, then as wide as the lid."""
    ledge = d.RIM + d.LEDGE
    corbel = SEAT - 3.2
    room = slab(d.WALL, (INSIDE, corbel - (ledge - d.WALL)))
    room += slab(d.WALL, (corbel - (ledge - d.WALL), corbel), taper=45)
    room += slab(ledge, (corbel, SEAT)) + slab(d.RIM, (SEAT, d.TOP))
    return room & block((0, d.WIDTH), (0, d.LID_END + 0.5), (0, 99))


def hollow_under_brow() -> Part:
    """The rear part needs no ledge: the boards go in there from above."""
    corbel = SEAT - 3.2
    room = slab(d.WALL, (INSIDE, corbel)) + slab(d.WALL, (corbel, corbel + d.RIM - d.WALL), taper=45)
    room += slab(d.RIM, (corbel, d.TOP))
    return room - block((0, d.WIDTH), (0, d.LID_END), (0, 99))


def tongue_slots() -> Part:
    """Under the front rim, a touch wider than the lid's tongues; 24 mm bridges."""
    depth = d.RIM + d.PLAY - d.TONGUE_OUT - d.PLAY
    return joined(
        block(
            (x - d.TONGUE_WIDTH / 2 - d.PLAY, x + d.TONGUE_WIDTH / 2 + d.PLAY),
            (depth, d.RIM + 1),
            (SEAT, SEAT + d.TONGUE),
        )
        for x in d.TONGUE_X
    )


# Screws and feet


def columns() -> Part:
    return joined(rod(x, y, (d.FEET, d.TOP), d.COLUMN) for x, y in d.COLUMNS)


def screw_holes() -> Part:
    """From below: the head goes up to its seat, the thread on into the brow."""
    wide = joined(rod(x, y, (0, d.SCREW_SEAT), d.SCREW_HEAD) for x, y in d.COLUMNS)
    return wide + joined(rod(x, y, (0, d.TOP + 1), d.SCREW) for x, y in d.COLUMNS)


def dimples() -> Part:
    diameter, deep = d.FOOT
    return joined(rod(x, y, (0, d.FEET + deep), diameter) for x, y in d.FEET_AT)


# Boards


def posts() -> Part:
    """One for each screw of a board, with a hole in which the screw cuts its thread."""
    tops = [(x, y, c.PI_Z) for x, y in c.pi_holes()]
    tops += [(x, y, c.KEY_BOARD_Z) for x, y in d.KEY_BOARD_POSTS]
    return joined(
        rod(x, y, (INSIDE - 1, top), d.POST) - rod(x, y, (max(INSIDE - 1, top - 9), top), d.PILOT) for x, y, top in tops
    )


def nest(board: c.Board, floor: float, top: float) -> Part:
    """Four corners that hold a board without a screw: it rests on 2.5 mm of each and cannot slide."""
    x, y, z = board.low
    width, depth, _ = board.size
    arms = joined(
        block((cx - 4.5, cx + 4.5), (cy - 4.5, cy + 4.5), (floor, top))
        for cx in (x, x + width)
        for cy in (y, y + depth)
    )
    drop = block((x - d.PLAY, x + width + d.PLAY), (y - d.PLAY, y + depth + d.PLAY), (z, z + 99))
    reach = 2.5
    shaft = block((x + reach, x + width - reach), (y + reach, y + depth - reach), (floor, z + 99))
    return arms - drop - shaft


def nests(keys: Keys) -> Part:
    """The reader's close under the lid, the amplifier's on the floor, and the grooves of the volume keys' board."""
    reader = nest(c.READER, INSIDE - 1, SEAT - 0.6)
    amplifier = nest(c.AMPLIFIER, INSIDE - 1, c.AMPLIFIER.low[2] + 3)
    return reader + amplifier + grooves(keys)


def grooves(keys: Keys) -> Part:
    """Two upright ones at the right side; the board drops in from above."""
    board = c.volume_board(keys)
    x, y, _ = board.low
    thick, width, height = board.size
    arms = joined(
        block((x - 2.2, x + thick + 2.4), (end - 2.5, end + 2.5), (INSIDE - 1, INSIDE + height - 2))
        for end in (y, y + width)
    )
    drop = (x - 0.15, x + thick + 0.15), (y - d.PLAY, y + width + d.PLAY), (INSIDE, 99)
    return arms - block(*drop)


# Under the brow


def chamber_walls() -> Part:
    """The loudspeaker's closed chamber: left and front wall, with a hole for its cable to be sealed with putty."""
    rear, right = d.DEPTH - d.WALL + 1, d.WIDTH - d.WALL + 1
    left = block((d.CHAMBER_X - d.CHAMBER_WALL, d.CHAMBER_X), (d.CHAMBER_Y - d.CHAMBER_WALL, rear), (INSIDE - 1, d.TOP))
    front = block(
        (d.CHAMBER_X - d.CHAMBER_WALL, right), (d.CHAMBER_Y - d.CHAMBER_WALL, d.CHAMBER_Y), (INSIDE - 1, d.TOP)
    )
    return left + front - rod_along_y(d.CHAMBER_X + 8, 14, (d.CHAMBER_Y - 4, d.CHAMBER_Y + 2), 4)


def pillars() -> Part:
    """They carry the lid's rear edge."""
    front = d.CHAMBER_Y - d.CHAMBER_WALL
    return block((150, 162), (front - 5, front + 1), (INSIDE - 1, SEAT)) + rod(28, d.LID_END - 4, (INSIDE - 1, SEAT), 8)


def rear_frame() -> Part:
    """Thicker wall at both sides of the gap, with the grooves of the rear plate."""
    left, right = d.NOTCH
    y = d.DEPTH - d.PLATE_OUTSIDE - d.PLATE - 0.2 - d.THINNEST
    return block((left - 6, left), (y, d.DEPTH - 1), (INSIDE - 1, d.TOP)) + block(
        (right, d.CHAMBER_X), (y, d.DEPTH - 1), (INSIDE - 1, d.TOP)
    )


def rear_gap() -> Part:
    """Open to the top, so that nothing bridges it; the plate slides down into it."""
    left, right = d.NOTCH
    y = d.DEPTH - d.PLATE_OUTSIDE
    gap = block((left, right), (d.DEPTH - 5, d.DEPTH + 1), (INSIDE, d.TOP + 1))
    return gap + block((left - d.GROOVE, right + d.GROOVE), (y - d.PLATE - 0.2, y), (INSIDE, d.TOP + 1))


def power_block() -> Part:
    """The wall is thicker around the power key, which a passing hand must not find by chance."""
    x, _ = d.POWER_AT
    return block((x - 10.3, x + 10.3), (d.DEPTH - 8.4, d.DEPTH - 1), (INSIDE - 1, SEAT))


def power_hole() -> Part:
    x, z = d.POWER_AT
    diameter, deep = d.POWER_POCKET
    return rod_along_y(x, z, (d.DEPTH - deep, d.DEPTH + 1), diameter) + rod_along_y(
        x, z, (d.DEPTH - 12, d.DEPTH), d.POWER_HOLE
    )


def vents() -> Part:
    """Slots in the floor under the Pi, and the two through which a strap holds the lead of a Zero."""
    slots = joined(block((x, x + 2.4), (152, 176), (0, INSIDE + 1)) for x in range(74, 118, 6))
    strap = joined(block((x, x + 2), (181, 185), (0, INSIDE + 1)) for x in (94, 104))
    return slots + strap


# Front


def socket_ring() -> Part:
    """A raised ring leads the plug of the earphones."""
    x, z = d.SOCKET_AT
    outer, _, high = d.SOCKET_RING
    return softened(rod_along_y(x, z, (-high, 1), outer), -Axis.Y, d.SOFT)


def socket_hole() -> Part:
    x, z = d.SOCKET_AT
    _, inner, high = d.SOCKET_RING
    return rod_along_y(x, z, (-high - 1, 0), inner) + rod_along_y(x, z, (-1, d.WALL + 1), d.SOCKET_HOLE)
