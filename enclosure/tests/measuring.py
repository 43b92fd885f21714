"""Measures of a mesh that a finger or a ruler would take: height maps, outlines, and walls."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import trimesh
from numpy.typing import NDArray
from scipy.ndimage import label, rotate

from enclosure.render import Array, raster

FINE = 6
"""Pixels for each millimetre."""
Bits = NDArray[np.bool_]


def heights(mesh: trimesh.Trimesh) -> Array:
    """Height seen from above; -inf in a hole and outside. Row 0 is the front, column 0 the left of its box."""
    up = mesh.triangles[mesh.face_normals[:, 2] > 1e-6].copy()
    low, high = mesh.bounds
    up[..., :2] = (up[..., :2] - low[:2]) * FINE
    size = np.ceil((high - low)[:2] * FINE).astype(int)
    return raster(up, (size[1], size[0]))[0]


def regions(bits: Bits, *, inner: bool = True) -> list[tuple[float, float, float]]:
    """Middle x and y in millimetres from the box's corner, and area, of each region; ``inner``: not at the border."""
    numbers, count = label(bits)
    border = set(np.unique(np.concatenate([numbers[0], numbers[-1], numbers[:, 0], numbers[:, -1]])))
    found = []
    for number in range(1, count + 1):
        if inner and number in border:
            continue
        rows, columns = np.nonzero(numbers == number)
        found.append(((columns.mean() + 0.5) / FINE, (rows.mean() + 0.5) / FINE, len(rows) / FINE**2))
    return found


def outline(mesh: trimesh.Trimesh, above: float) -> Bits:
    """What stands higher than ``above``, on a square about the middle of the mesh's foot."""
    seen = heights(mesh) > above
    side = 26 * FINE
    square = np.zeros((side, side), dtype=bool)
    top, left = (side - seen.shape[0]) // 2, (side - seen.shape[1]) // 2
    square[top : top + seen.shape[0], left : left + seen.shape[1]] = seen
    return square


def likeness(one: Bits, other: Bits) -> float:
    """Area that both have by area that either has."""
    return float((one & other).sum() / (one | other).sum())


def likeness_turned(one: Bits, other: Bits) -> float:
    """The most likeness in any turn, in steps of 15 degrees."""
    return max(likeness(one, rotate(other, angle, reshape=False, order=0)) for angle in range(0, 360, 15))


def thinnest(mesh: trimesh.Trimesh, step: float = 0.7) -> float:
    """The thinnest wall between two faces that both stand square to an axis, along rays on a grid of ``step`` mm."""
    found = np.inf
    for axis in range(3):
        across = [k for k in range(3) if k != axis]
        square = np.abs(mesh.face_normals[:, axis]) > 0.99
        hits = crossings(mesh.triangles[square][:, :, [*across, axis]], mesh.face_normals[square][:, axis], step)
        for depths in hits.values():
            ordered = sorted(depths)
            for (low, down), (high, up) in pairwise(ordered):
                if down < 0 < up and high - low > 1e-3:
                    found = min(found, high - low)
    return float(found)


def crossings(triangles: Array, facing: Array, step: float) -> dict[tuple[int, int], list[tuple[float, float]]]:
    """For each ray along the third axis, where it meets a triangle and which way that one faces."""
    hits: dict[tuple[int, int], list[tuple[float, float]]] = {}
    off = step * 0.371
    for (a, b, c), way in zip(triangles, facing, strict=True):
        area = (b[1] - c[1]) * (a[0] - c[0]) + (c[0] - b[0]) * (a[1] - c[1])
        if abs(area) < 1e-9:
            continue
        low = np.ceil((np.minimum(np.minimum(a, b), c)[:2] - off) / step).astype(int)
        high = np.floor((np.maximum(np.maximum(a, b), c)[:2] - off) / step).astype(int)
        for i in range(low[0], high[0] + 1):
            j = np.arange(low[1], high[1] + 1)
            x, y = i * step + off - c[0], j * step + off - c[1]
            one = ((b[1] - c[1]) * x + (c[0] - b[0]) * y) / area
            two = ((c[1] - a[1]) * x + (a[0] - c[0]) * y) / area
            inside = (one >= 0) & (two >= 0) & (one + two <= 1)
            depth = one * a[2] + two * b[2] + (1 - one - two) * c[2]
            for column, z in zip(j[inside], depth[inside], strict=True):
                hits.setdefault((i, int(column)), []).append((float(z), float(way)))
    return hits
