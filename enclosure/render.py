"""Shaded pictures with a depth buffer of our own: no display, no OpenGL, the same pixels everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter

Array = NDArray[np.float64]
Colour = tuple[float, float, float]
FINE: Final = 2
"""Pixels rendered for each pixel kept, along each side."""
PAPER: Final = 0.97
LINE: Final = 0.5
"""Jump of depth, in millimetres, at which a line is drawn."""


@dataclass(frozen=True, slots=True)
class Body:
    """Triangles, shape (n, 3, 3) in millimetres of the box, and their colour."""

    triangles: Array
    colour: Colour


@dataclass(frozen=True, slots=True)
class View:
    """From where one looks: degrees around the box from its front, degrees above the table, and how far away."""

    around: float
    above: float
    distance: float = 700.0
    """Millimetres; perspective fades as it grows."""

    @property
    def light(self) -> Array:
        """Direction to the lamp, which stands behind the left shoulder of who looks: a unit vector of the box."""
        turn = np.radians(self.around)
        lamp = np.array([-0.5 * np.cos(turn) + 0.6 * np.sin(turn), -0.5 * np.sin(turn) - 0.6 * np.cos(turn), 1.0])
        unit: Array = lamp / np.linalg.norm(lamp)
        return unit

    def camera(self, points: Array) -> Array:
        """Points (..., 3) of the box to right, up and towards the eye."""
        turn, rise = np.radians(self.around), np.radians(self.above)
        right = np.array([np.cos(turn), np.sin(turn), 0.0])
        back = np.array([np.sin(turn) * np.cos(rise), -np.cos(turn) * np.cos(rise), np.sin(rise)])
        return np.stack([points @ right, points @ np.cross(back, right), points @ back], axis=-1)

    def project(self, points: Array, middle: Array) -> Array:
        """The same with perspective, in millimetres of the picture about ``middle``."""
        seen = self.camera(points - middle)
        shrink = self.distance / (self.distance - seen[..., 2:])
        return np.concatenate([seen[..., :2] * shrink, seen[..., 2:]], axis=-1)


def raster(triangles: Array, size: tuple[int, int]) -> tuple[Array, NDArray[np.int64]]:
    """Depth and number of the nearest triangle for each pixel; -inf and -1 where there is none.

    ``triangles`` is (n, 3, 3): pixels to the right and down, and height towards the eye. ``size`` is height, width.
    """
    depth, nearest = np.full(size, -np.inf), np.full(size, -1, dtype=np.int64)
    low = np.maximum(np.floor(triangles[:, :, :2].min(1) - 0.5).astype(int), 0)
    high = np.minimum(np.ceil(triangles[:, :, :2].max(1) + 0.5).astype(int), (size[1], size[0]))
    (ax, ay), (bx, by), (cx, cy) = (triangles[:, k, :2].T for k in range(3))
    area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
    for number in np.flatnonzero((np.abs(area) > 1e-9) & (high > low).all(1)):
        (x0, y0), (x1, y1) = low[number], high[number]
        x, y = np.arange(x0, x1) + 0.5 - cx[number], (np.arange(y0, y1) + 0.5 - cy[number])[:, None]
        one = ((by[number] - cy[number]) * x + (cx[number] - bx[number]) * y) / area[number]
        two = ((cy[number] - ay[number]) * x + (ax[number] - cx[number]) * y) / area[number]
        three = 1 - one - two
        z = one * triangles[number, 0, 2] + two * triangles[number, 1, 2] + three * triangles[number, 2, 2]
        window = depth[y0:y1, x0:x1]
        hit = (one >= -1e-9) & (two >= -1e-9) & (three >= -1e-9) & (z > window)
        window[hit] = z[hit]
        nearest[y0:y1, x0:x1][hit] = number
    return depth, nearest


def normals(triangles: Array) -> Array:
    """Unit normals (n, 3); zero for a triangle without area."""
    crossed = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.linalg.norm(crossed, axis=1, keepdims=True)
    unit: Array = np.divide(crossed, length, out=np.zeros_like(crossed), where=length > 0)
    return unit


def picture(bodies: Sequence[Body], view: View, width: int, *, table: float | None = 0.0) -> Image.Image:
    """The bodies on white, ``width`` pixels wide; ``table`` is the height of the table that takes a shadow."""
    triangles = np.concatenate([body.triangles for body in bodies])
    colours = np.concatenate([np.tile(body.colour, (len(body.triangles), 1)) for body in bodies])
    middle = (triangles.reshape(-1, 3).min(0) + triangles.reshape(-1, 3).max(0)) / 2
    seen = view.project(triangles, middle)
    low, high = seen[..., :2].reshape(-1, 2).min(0), seen[..., :2].reshape(-1, 2).max(0)
    scale = width * FINE / ((high - low)[0] * 1.12)
    size = (int((high - low)[1] * scale + 0.12 * width * FINE), width * FINE)
    shift = np.array([size[1], size[0]]) / 2

    def pixels(points: Array) -> Array:
        flat = (points[..., :2] - (low + high) / 2) * np.array([scale, -scale]) + shift
        return np.concatenate([flat, points[..., 2:]], axis=-1)

    depth, nearest = raster(pixels(seen), size)
    image = np.full((*size, 3), PAPER)
    if table is not None:
        image *= shadow(triangles, view, middle, pixels, table, size, scale)[..., None]
    lit = shade(normals(triangles) @ view.light, depth, nearest, scale)
    there = nearest >= 0
    image[there] = (colours[np.maximum(nearest, 0)] * lit[..., None])[there]
    return smaller(image)


def shade(facing: Array, depth: Array, nearest: NDArray[np.int64], scale: float) -> Array:
    """Brightness of each pixel: light, a hint of the dark in corners, and lines where depth jumps."""
    light = 0.50 + 0.58 * np.clip(facing, 0, 1) + 0.12 * np.clip(-facing, 0, 1)
    there = nearest >= 0
    solid = np.where(there, depth, np.nanmin(depth[there]) if there.any() else 0.0)
    dent = sum(
        np.clip(gaussian_filter(solid, r * scale) - solid, 0, 4) * weight for r, weight in ((1.5, 0.05), (5, 0.04))
    )
    lit: Array = light[np.maximum(nearest, 0)] * (1 - np.clip(dent, 0, 0.45))
    jump = np.zeros_like(solid)
    for axis in (0, 1):
        ahead, behind = np.roll(solid, -1, axis), np.roll(solid, 1, axis)
        jump = np.maximum(jump, np.abs(2 * solid - ahead - behind))
    lit[jump > LINE] *= 0.55
    return lit


def shadow(
    triangles: Array, view: View, middle: Array, pixels: object, table: float, size: tuple[int, int], scale: float
) -> Array:
    """Brightness of the table: dark where the bodies keep the light away, soft at its border."""
    assert callable(pixels)
    fall = triangles.copy()
    fall[..., :2] -= view.light[:2] / view.light[2] * (fall[..., 2:] - table) * 0.5
    fall[..., 2] = table
    _, dark = raster(pixels(view.project(fall, middle)), size)
    soft: Array = 1 - 0.38 * gaussian_filter((dark >= 0).astype(float), 2.5 * scale)
    return soft


def smaller(image: Array) -> Image.Image:
    height, width = image.shape[0] // FINE, image.shape[1] // FINE
    mean = image[: height * FINE, : width * FINE].reshape(height, FINE, width, FINE, 3).mean((1, 3))
    return Image.fromarray((np.clip(mean, 0, 1) * 255).round().astype(np.uint8))


def save(image: Image.Image, path: Path) -> None:
    """As PNG with few colours: half the bytes, and no eye sees it."""
    image.quantize(128, dither=Image.Dither.NONE).save(path, optimize=True)
