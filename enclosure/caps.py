"""The key caps: a square shaft that cannot turn, a foot that cannot come out, and a shape that a finger knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from build123d import (
    Axis,
    Circle,
    Cone,
    Part,
    Polygon,
    Pos,
    Rectangle,
    RectangleRounded,
    Rot,
    Sketch,
    SlotCenterToCenter,
    Sphere,
    chamfer,
    extrude,
)

from device.keys import Key
from enclosure import dimensions as d
from enclosure.layout import mount, shaft
from enclosure.solids import LOW, block, keyed, softened

STROKE: Final = 2.4
"""Breadth of a line on a cap: six lines of the nozzle, and the finger still feels two edges."""
PLUNGER: Final = 4.2
"""Side of the pocket: the plunger of a 12 mm tactile switch is 3.8 mm square."""


def cap(key: Key) -> Part:
    """One cap as it sits in the panel: z is 0 at the panel's outside, y points to the rear (on the side, up)."""
    side, panel = shaft(key), mount(key).panel
    top, foot = d.STANDS, -(panel + d.FLANGE_GAP)
    under = foot - d.FLANGE_HIGH
    body = Pos(0, 0, under) * extrude(keyed(side), top - under)
    body = softened(body, Axis.Z, d.SOFT)
    body += Pos(0, 0, under) * extrude(RectangleRounded(side + 2 * d.FLANGE, side + 2 * d.FLANGE, 2), d.FLANGE_HIGH)
    body -= block((-PLUNGER / 2, PLUNGER / 2), (-PLUNGER / 2, PLUNGER / 2), (under, under + d.PLUNGER_POCKET))
    return SHAPES[key.shape](body)


def raised(sketch: Sketch, body: Part) -> Part:
    """The outline standing on the cap, its upper edges softened."""
    shape = extrude(Pos(0, 0, d.STANDS - 0.2) * sketch, d.SHAPE + 0.2, dir=(0, 0, 1))
    return body + chamfer(shape.faces().filter_by(Axis.Z).sort_by(Axis.Z)[-1].edges(), d.SOFT)


def dome(body: Part) -> Part:
    """A cap of a sphere, 9.4 mm wide at its foot."""
    radius = (4.7**2 + d.SHAPE**2) / (2 * d.SHAPE)
    ball = Pos(0, 0, d.STANDS + d.SHAPE - radius) * Rot(90, 0, 0) * Sphere(radius)
    return body + (ball & block((-6, 6), (-6, 6), (d.STANDS - 0.2, d.STANDS + d.SHAPE + 1)))


def nib(x: float) -> Part:
    """A blunt cone, smaller than any other shape."""
    return Pos(x, 0, d.STANDS - 0.2) * Cone(2.0, 1.1, d.SHAPE + 0.2, align=LOW)


def chevron(to: int) -> Sketch:
    """An arrow of two strokes; ``to`` is -1 for the left and 1 for the right."""
    tip, back, half, thick = 4.6 * to, -3.0 * to, 4.8, STROKE * 1.4 * to
    return Polygon(
        (tip, 0), (back + thick, half), (back, half), (tip - thick, 0), (back, -half), (back + thick, -half), align=None
    )


def triangle() -> Sketch:
    """An open one, its tip to the rear."""
    outer = [(-5.6, -4.4), (5.6, -4.4), (0.0, 5.3)]
    inner = [(-2.1, -2.3), (2.1, -2.3), (0.0, 1.3)]
    return Polygon(*outer, align=None) - Polygon(*inner, align=None)


def half_ring() -> Sketch:
    """Open to the left, away from OK."""
    ring = Circle(5.2) - Circle(5.2 - STROKE)
    return ring - Pos(-5, 0) * Rectangle(10, 20)


def cross(length: float, stroke: float) -> Sketch:
    return Rectangle(length, stroke) + Rectangle(stroke, length)


def two_bars() -> Sketch:
    bar = SlotCenterToCenter(8.0, STROKE)
    return Pos(0, 3.4) * bar + Pos(0, -3.4) * bar


def hollow() -> Sketch:
    """A frame around the middle, where the fingertip sinks in."""
    return RectangleRounded(15.6, 15.6, 4.5) - RectangleRounded(11.0, 11.0, 2.5)


SHAPES: Final[dict[str, Callable[[Part], Part]]] = {
    "dome": dome,
    "two-bars": lambda body: raised(two_bars(), body),
    "triangle": lambda body: raised(triangle(), body),
    "cross": lambda body: raised(cross(11.0, STROKE), body),
    "ring": lambda body: raised(Circle(5.6) - Circle(5.6 - STROKE + 0.2), body),
    "half-ring": lambda body: raised(half_ring(), body),
    "arrow-left": lambda body: raised(chevron(-1), body),
    "hollow": lambda body: raised(hollow(), body),
    "arrow-right": lambda body: raised(chevron(1), body),
    "one-nib": lambda body: body + nib(0),
    "two-nibs": lambda body: body + nib(-3.2) + nib(3.2),
    "bar": lambda body: raised(SlotCenterToCenter(7.0, STROKE), body),
    "raised-cross": lambda body: raised(cross(9.0, 2.0), body),
}


def standing(key: Key) -> Part:
    """The cap as it is printed: on its foot."""
    return Pos(0, 0, mount(key).panel + d.FLANGE_GAP + d.FLANGE_HIGH) * cap(key)


def pressed(key: Key) -> Part:
    """The cap at the end of its travel."""
    return Pos(0, 0, -d.TRAVEL) * cap(key)


def turned(key: Key, degrees: float) -> Part:
    """The cap forced into its hole the wrong way."""
    return Rot(0, 0, degrees) * cap(key)
