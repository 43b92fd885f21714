"""The few shapes that every part is made of, in coordinates of the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from math import cos, radians, sin, tan

from build123d import (
    Align,
    Axis,
    Box,
    Cylinder,
    Location,
    Part,
    Plane,
    Polygon,
    Pos,
    RectangleRounded,
    Rot,
    Sketch,
    chamfer,
    extrude,
)

from enclosure import dimensions as d
from enclosure.layout import Mount

LOW = (Align.CENTER, Align.CENTER, Align.MIN)
FACE = Plane(
    origin=(0, d.BROW, d.TOP + d.BROW_STEP),
    x_dir=(1, 0, 0),
    z_dir=(0, -sin(radians(d.TILT)), cos(radians(d.TILT))),
)
"""The brow's tilted face: x as the box, y up the slope from its front edge, z out."""


def block(x: Sequence[float], y: Sequence[float], z: Sequence[float]) -> Part:
    """A box between two values on each axis."""
    size = (x[1] - x[0], y[1] - y[0], z[1] - z[0])
    return Pos(x[0], y[0], z[0]) * Box(*size, align=(Align.MIN, Align.MIN, Align.MIN))


def rod(x: float, y: float, z: Sequence[float], diameter: float) -> Part:
    """An upright cylinder between two heights."""
    return Pos(x, y, z[0]) * Cylinder(diameter / 2, z[1] - z[0], align=LOW)


def rod_along_y(x: float, z: float, y: Sequence[float], diameter: float) -> Part:
    """A cylinder through front or rear wall."""
    return Pos(x, y[0], z) * Rot(-90, 0, 0) * Cylinder(diameter / 2, y[1] - y[0], align=LOW)


def plan(inset: float) -> Sketch:
    """The box seen from above, smaller by ``inset`` all around."""
    shape = RectangleRounded(d.WIDTH - 2 * inset, d.DEPTH - 2 * inset, max(d.CORNER - inset, 0.5))
    return Pos(d.WIDTH / 2, d.DEPTH / 2) * shape


def slab(inset: float, z: Sequence[float], *, taper: float = 0) -> Part:
    """The plan made solid between two heights; with a taper in degrees it shrinks on its way up."""
    return extrude(Pos(0, 0, z[0]) * plan(inset), z[1] - z[0], dir=(0, 0, 1), taper=taper)


def wedge(front: float, rear: float, above: float, below: float) -> Part:
    """A prism over the whole width under the brow's face, ``below`` under it, between front, rear and a height."""
    slope = tan(radians(d.TILT))
    drop = below / cos(radians(d.TILT))

    def height(y: float) -> float:
        return d.TOP + d.BROW_STEP + (y - d.BROW) * slope - drop

    outline = Polygon((front, above), (front, height(front)), (rear, height(rear)), (rear, above), align=None)
    return extrude(Plane.YZ * outline, d.WIDTH, dir=(1, 0, 0))


def joined(parts: Iterable[Part]) -> Part:
    """All of them as one."""
    return reduce(lambda one, other: one + other, parts)


def keyed(side: float, play: float = 0.0) -> Sketch:
    """The outline of a shaft, or with play of its hole: a rounded square without its rear left corner."""
    outer = side + 2 * play
    corner = outer / 2
    cut = d.KEYED_CORNER + play * 0.6
    return RectangleRounded(outer, outer, 1.5) - Polygon(
        (-corner, corner), (-corner + cut, corner), (-corner, corner - cut), align=None
    )


def placed(mount: Mount) -> Location:
    """Where a key's own coordinates lie in the box: z is 0 at the panel's outside."""
    return Plane(origin=mount.origin, x_dir=mount.right, z_dir=mount.out).location


def softened(part: Part, axis: Axis, size: float) -> Part:
    """The outermost edges in a direction, chamfered."""
    return chamfer(part.faces().sort_by(axis)[-1].edges(), size)
