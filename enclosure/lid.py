"""The lid: one flat plate with the key holes, the legends and the tap recess. It prints face up without support."""

from __future__ import annotations

from build123d import Axis, Cone, Part, Pos, RectangleRounded, SlotCenterToCenter, chamfer, extrude

from enclosure import dimensions as d
from enclosure.layout import Keys, bar, dots, hole, mount, on, shaft
from enclosure.solids import LOW, block, keyed, rod, slab

UNDER = d.TOP - d.LID


def lid(keys: Keys) -> Part:
    """The lid in its place in the box."""
    inset = d.RIM + d.PLAY
    plate = slab(inset, (UNDER, d.TOP)) & block((0, d.WIDTH), (0, d.LID_END), (0, 99))
    plate += tongues()
    plate += guide()
    plate -= recess()
    for key in on("top", keys):
        plate -= Pos(*mount(key).origin) * extrude(keyed(shaft(key), d.PLAY), -d.LID)
        plate -= Pos(key.x, key.y, d.TOP) * extrude(RectangleRounded(hole(key) + 0.8, hole(key) + 0.8, 1.9), -0.4)
    return plate + legends(keys)


def tongues() -> Part:
    """They reach under the rim at the front, so that the panel needs no screw."""
    reach = d.RIM + d.PLAY - d.TONGUE_OUT
    left, right = (
        block((x - d.TONGUE_WIDTH / 2, x + d.TONGUE_WIDTH / 2), (reach, d.RIM + 4), (UNDER, UNDER + d.TONGUE - 0.2))
        for x in d.TONGUE_X
    )
    return left + right


def guide() -> Part:
    """The rim that leads a card into the recess; broken where thumb and finger pinch it."""
    width, depth = d.RECESS[0] + 2 * d.GUIDE_WIDTH, d.RECESS[1] + 2 * d.GUIDE_WIDTH
    frame = extrude(RectangleRounded(width, depth, 3 + d.GUIDE_WIDTH), d.GUIDE)
    frame = chamfer(frame.faces().sort_by(Axis.Z)[-1].edges(), d.SOFT)
    return Pos(d.RECESS_X, d.RECESS_Y, d.TOP) * frame


def recess() -> Part:
    """What the card, its lead-in and the thumb take away, down to the cover of the antenna."""
    bottom = UNDER + d.COVER
    pocket = extrude(RectangleRounded(*d.RECESS, 3), d.TOP + d.GUIDE - bottom)
    away = Pos(d.RECESS_X, d.RECESS_Y, bottom) * pocket
    lead = extrude(RectangleRounded(d.RECESS[0] + 1.2, d.RECESS[1] + 1.2, 3.6), 0.7, taper=-30)
    away += Pos(d.RECESS_X, d.RECESS_Y, d.TOP + d.GUIDE - 0.6) * lead
    for side in (-1, 1):
        middle = d.RECESS_X + side * (d.RECESS[0] / 2 + 1)
        away += rod(middle, d.RECESS_Y, (bottom, d.TOP + d.GUIDE + 1), 2 * d.THUMB)
    return away


def legends(keys: Keys) -> Part:
    """The bar between the rows, and the dots that number the categories."""
    left, right, y = bar(keys)
    strip = extrude(SlotCenterToCenter(right - left - d.BAR_WIDTH, d.BAR_WIDTH), d.LEGEND)
    strip = chamfer(strip.faces().sort_by(Axis.Z)[-1].edges(), d.SOFT)
    raised = Pos((left + right) / 2, y, d.TOP) * strip
    for key in keys:
        for x, behind in dots(key):
            raised += Pos(x, behind, d.TOP) * Cone(*d.DOT, d.LEGEND, align=LOW)
    return raised
