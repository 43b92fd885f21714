"""The drill-and-stick variant: one sheet at 1:1 for a wooden or bought box, as SVG and as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from enclosure import components as c
from enclosure import dimensions as d
from enclosure.layout import Keys, bar, dots, on

A4: Final = (210.0, 297.0)
LEFT, PANEL_FOOT, SIDE_FOOT = 10.0, 92.0, 36.0
"""Millimetres from the sheet's lower left corner to the panel's, and height of the side strip's lower edge."""
DRILL: Final = 12.2
"""Round 12 mm push buttons with a nut take the place of the printed caps."""
RULER: Final = 100.0
POINT: Final = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Line:
    x: float
    y: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Circle:
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Text:
    x: float
    y: float
    text: str


Mark = Line | Circle | Text
"""Millimetres from the sheet's lower left corner."""


def rectangle(x: float, y: float, width: float, height: float) -> Iterator[Line]:
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        yield Line(ax, ay, bx, by)


def target(x: float, y: float, diameter: float) -> Iterator[Mark]:
    """A hole to drill: its circle, and a cross for the point of the drill."""
    yield Circle(x, y, diameter / 2)
    yield Line(x - 2, y, x + 2, y)
    yield Line(x, y - 2, x, y + 2)


def marks(keys: Keys) -> list[Mark]:
    """All of the sheet."""
    return [*panel(keys), *side(keys), *ruler()]


def panel(keys: Keys) -> Iterator[Mark]:
    """The top, front edge down."""
    yield from rectangle(LEFT, PANEL_FOOT, d.WIDTH, d.DEPTH)
    for key in on("top", keys):
        yield from target(LEFT + key.x, PANEL_FOOT + key.y, DRILL)
        yield Text(LEFT + key.x - 5, PANEL_FOOT + key.y - 10, key.name)
        for x, y in dots(key):
            yield Circle(LEFT + x, PANEL_FOOT + y, d.DOT[0])
    left, right, y = bar(keys)
    yield Line(LEFT + left, PANEL_FOOT + y, LEFT + right, PANEL_FOOT + y)
    yield from rectangle(
        LEFT + d.RECESS_X - d.RECESS[0] / 2, PANEL_FOOT + d.RECESS_Y - d.RECESS[1] / 2, d.RECESS[0], d.RECESS[1]
    )
    yield Text(LEFT + d.RECESS_X - 38, PANEL_FOOT + d.RECESS_Y, "Card: glue strips outside this line. Reader under it.")
    middle = PANEL_FOOT + (d.BROW + d.DEPTH) / 2
    yield from rectangle(LEFT + d.WINDOW_X - d.WINDOW[0] / 2, middle - d.WINDOW[1] / 2, *d.WINDOW)
    yield Text(LEFT + d.WINDOW_X - 12, middle, "Screen: cut out")
    yield from target(LEFT + d.SPEAKER_X, middle, 2 * 17.0)
    yield Text(LEFT + d.SPEAKER_X - 14, middle - 22, f"Loudspeaker {c.SPEAKER[0]:.0f} mm behind")


def side(keys: Keys) -> Iterator[Mark]:
    """The right side, seen from outside, front edge at the left, table down."""
    yield from rectangle(LEFT, SIDE_FOOT, d.DEPTH - 6, d.TOP)
    for key in on("right", keys):
        yield from target(LEFT + key.x, SIDE_FOOT + key.y, DRILL)
        yield Text(LEFT + key.x - 10, SIDE_FOOT + key.y - 10, key.name)
    yield Text(LEFT + 90, SIDE_FOOT + 22, "Right side, front at the left, table down.")


def ruler() -> Iterator[Mark]:
    """What to measure before drilling."""
    yield Line(LEFT, 20, LEFT + RULER, 20)
    for tick in range(0, 101, 10):
        yield Line(LEFT + tick, 20, LEFT + tick, 24 if tick % 50 else 27)
    yield Text(LEFT + RULER + 4, 20, "This line is 100 mm long. If not, print at 100 percent.")


def svg(sheet: list[Mark]) -> str:
    """One millimetre is one user unit."""
    width, height = A4
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm"'
        f' viewBox="0 0 {width:g} {height:g}" fill="none" stroke="black" stroke-width="0.25">',
        "<title>Coincoin, drilling template at 1:1</title>",
    ]
    for mark in sheet:
        y = height - mark.y
        match mark:
            case Line():
                rows.append(f'<line x1="{mark.x:.2f}" y1="{y:.2f}" x2="{mark.x2:.2f}" y2="{height - mark.y2:.2f}"/>')
            case Circle():
                rows.append(f'<circle cx="{mark.x:.2f}" cy="{y:.2f}" r="{mark.radius:.2f}"/>')
            case Text():
                style = 'font-family="sans-serif" font-size="3" fill="black" stroke="none"'
                rows.append(f'<text x="{mark.x:.2f}" y="{y:.2f}" {style}>{mark.text}</text>')
    return "\n".join([*rows, "</svg>", ""])


def stroke(mark: Mark) -> str:
    """One mark in the PDF's own language, in millimetres."""
    match mark:
        case Line():
            return f"{mark.x:.3f} {mark.y:.3f} m {mark.x2:.3f} {mark.y2:.3f} l S"
        case Text():
            return f"BT /F 3 Tf {mark.x:.3f} {mark.y:.3f} Td ({mark.text}) Tj ET"
        case Circle():
            x, y, r = mark.x, mark.y, mark.radius
            k = 0.5523 * r
            quarters = (
                (x + r, y + k, x + k, y + r, x, y + r),
                (x - k, y + r, x - r, y + k, x - r, y),
                (x - r, y - k, x - k, y - r, x, y - r),
                (x + k, y - r, x + r, y - k, x + r, y),
            )
            curves = " ".join(" ".join(f"{value:.3f}" for value in quarter) + " c" for quarter in quarters)
            return f"{x + r:.3f} {y:.3f} m {curves} S"


def pdf(sheet: list[Mark]) -> bytes:
    """One A4 page without any library: its letters are one of the fonts that every reader has."""
    content = f"{POINT:.8f} 0 0 {POINT:.8f} 0 0 cm 0.25 w\n" + "\n".join(stroke(mark) for mark in sheet)
    box = f"{A4[0] * POINT:.3f} {A4[1] * POINT:.3f}"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {box}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
        f"<< /Length {len(content)} >>\nstream\n{content}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    written, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(written))
        written += f"{number} 0 obj\n{body}\nendobj\n".encode("ascii")
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    count = len(objects) + 1
    tail = f"xref\n0 {count}\n0000000000 65535 f \n{table}trailer << /Size {count} /Root 1 0 R >>\n"
    return written + f"{tail}startxref\n{len(written)}\n%%EOF\n".encode("ascii")


def write_template(keys: Keys, folder: Path) -> None:
    """``template.svg`` and ``template.pdf``."""
    sheet = marks(keys)
    (folder / "template.svg").write_text(svg(sheet), encoding="utf-8")
    (folder / "template.pdf").write_bytes(pdf(sheet))
