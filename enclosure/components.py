"""The bought parts as plain solids, in their places: what the base holds, and what the tests prove to fit.

Sizes are those of drawings and of common boards of the kind; boards of one name differ, so measure yours.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians
from typing import Final

from build123d import Cylinder, Part, Pos

from enclosure import dimensions as d
from enclosure.layout import Keys, mount, on
from enclosure.solids import FACE, LOW, block, joined, placed, rod_along_y

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Board:
    """A bare board lying or standing along the axes: its lowest corner and its size."""

    low: tuple[float, float, float]
    size: tuple[float, float, float]

    def solid(self) -> Part:
        return block(*((low, low + size) for low, size in zip(self.low, self.size, strict=True)))


PCB: Final = 1.6
SWITCH: Final = (12.0, 4.3, 7.3, 3.8)
"""12 mm tactile switch: side, height of its body, height with its plunger, side of the plunger."""
SOLDER: Final = 2.0
"""Pins that stand out under a perfboard."""

KEY_BOARD_TOP: Final = d.TOP - d.LID - d.FLANGE_GAP - d.FLANGE_HIGH + d.PLUNGER_POCKET - SWITCH[2]
KEY_BOARD_Z: Final = KEY_BOARD_TOP - PCB
PI_Z: Final = d.FEET + d.FLOOR + d.PI_UNDER
"""Heights of the undersides of the key board and of the Pi."""

READER: Final = Board((d.RECESS_X - 21.35, d.RECESS_Y - 20.2, d.TOP - d.LID - PCB - 0.4), (42.7, 40.4, PCB))
"""PN532 board, 42.7 x 40.4 mm, parts downward; 0.4 mm of foam tape between it and the lid."""
AMPLIFIER: Final = Board((d.AMPLIFIER_AT[0] - 9.7, d.AMPLIFIER_AT[1] - 8.9, d.FEET + d.FLOOR + 3), (19.4, 17.8, PCB))
"""MAX98357A board, 19.4 x 17.8 mm."""
KEY_BOARD: Final = Board((*d.KEY_BOARD[:2], KEY_BOARD_Z), (*d.KEY_BOARD[2:], PCB))
OLED: Final = (72.0, 43.5, PCB)
OLED_GLASS: Final = (60.5, 37.0, 2.0)
OLED_ACTIVE: Final = (55.0, 27.5)
"""2.42 inch SSD1309 module: board, glass on it, and the part that lights up."""
OLED_BEHIND: Final = 4.0
"""Parts and pins behind the module."""
SPEAKER: Final = (40.0, 2.0, 30.0, 20.0)
"""Round 40 mm loudspeaker: diameter and thickness of its edge, diameter of its magnet, whole depth."""
PLUG: Final = (13.6, 8.6)
"""Moulding of a USB-C, micro-USB or small HDMI plug; it must enter the rear plate."""


@dataclass(frozen=True, slots=True)
class Pi:
    """One kind of Raspberry Pi, in its maker's drawing: x from the card end, y from the edge of the sockets."""

    name: str
    size: tuple[float, float]
    holes: Span
    """Distance of the screw holes along x and y; they begin 3.5 mm from both edges."""
    sockets: tuple[tuple[float, float, float, float], ...]
    """Middle, width, height and overhang of each socket that the rear plate opens."""
    tall: tuple[tuple[Span, Span, float], ...]
    """Other tall parts: x and y range, height above the board."""

    @property
    def corner(self) -> tuple[float, float]:
        """Where its card end and socket edge meet, in the box."""
        return d.PI_X, d.PI_Y if self.size[0] > 70 else d.PI_Y - 49

    def solid(self) -> Part:
        """The board with its parts and the plugs on its header."""
        top = PI_Z + 1.4
        x, y = self.corner
        parts = [block((x - self.size[0], x), (y - self.size[1], y), (PI_Z, top))]
        parts += [
            block((x - middle - width / 2, x - middle + width / 2), (y - 8, y + over), (top, top + high))
            for middle, width, high, over in self.sockets
        ]
        parts += [
            block((x - spans[1], x - spans[0]), (y - deep[1], y - deep[0]), (top, top + high))
            for spans, deep, high in self.tall
        ]
        parts += [
            block((x - 12, x + 1.8), (y - self.size[1] / 2 - 6, y - self.size[1] / 2 + 6), (PI_Z - 1.5, PI_Z + 0.1))
        ]
        return joined(parts)


HEADER_HIGH: Final = 16.5
"""The 40 pins with single-wire plugs on them."""
USB_MICRO, USB_C, HDMI, HDMI_MICRO, HDMI_MINI = (7.8, 2.9), (9.0, 3.3), (15.2, 6.5), (7.2, 3.6), (11.4, 3.6)
BIG = (85.0, 56.0)
ZERO_2_W: Final = Pi(
    "Zero 2 W", (65.0, 30.0), (58.0, 23.0),
    ((12.4, *HDMI_MINI, 0.8), (41.4, *USB_MICRO, 1.2), (54.0, *USB_MICRO, 1.2)),
    (((7.1, 58.0), (23.9, 29.1), HEADER_HIGH),),
)  # fmt: skip
PI_3: Final = Pi(
    "3", BIG, (58.0, 49.0), ((10.6, *USB_MICRO, 1.2), (32.0, *HDMI, 1.4)),
    (((7.1, 58.0), (49.9, 55.1), HEADER_HIGH), ((67.0, 87.1), (2.3, 18.3), 13.6), ((69.5, 87.1), (21.5, 54.0), 16.0)),
)  # fmt: skip
PI_4: Final = Pi(
    "4", BIG, (58.0, 49.0), ((11.2, *USB_C, 1.3), (26.0, *HDMI_MICRO, 1.3), (39.5, *HDMI_MICRO, 1.3)),
    (((7.1, 58.0), (49.9, 55.1), HEADER_HIGH), ((67.0, 87.1), (37.7, 53.7), 13.6), ((69.5, 87.1), (1.5, 34.5), 16.0)),
)  # fmt: skip
PI_5: Final = Pi(
    "5", BIG, (58.0, 49.0), ((11.2, *USB_C, 1.3), (25.8, *HDMI_MICRO, 1.3), (39.2, *HDMI_MICRO, 1.3)),
    (((7.1, 58.0), (49.9, 55.1), HEADER_HIGH), ((67.0, 87.1), (2.3, 18.3), 13.6), ((69.5, 87.1), (21.5, 54.0), 16.0)),
)  # fmt: skip
BOARDS: Final = (ZERO_2_W, PI_3, PI_4, PI_5)


def pi_holes() -> list[tuple[float, float]]:
    """Every screw hole of the two sizes of board, once: the front pair of the large ones is the rear pair of a Zero."""
    found = {
        (round(pi.corner[0] - 3.5 - along * pi.holes[0], 3), round(pi.corner[1] - 3.5 - across * pi.holes[1], 3))
        for pi in BOARDS
        for along in (0, 1)
        for across in (0, 1)
    }
    return sorted(found)


def volume_board(keys: Keys) -> Board:
    """It stands behind the right side, so far in that its plungers meet the caps."""
    inner = d.WIDTH - d.WALL - d.FLANGE_GAP - d.FLANGE_HIGH + d.PLUNGER_POCKET - SWITCH[2] - PCB
    front = sum(key.x for key in on("right", keys)) / len(on("right", keys)) - d.VOLUME_BOARD[1] / 2
    return Board((inner, front, d.FEET + d.FLOOR), (PCB, *d.VOLUME_BOARD[1:]))


def switches(keys: Keys) -> Part:
    """All thirteen: body, plunger at rest, and pins through the board."""
    side, body, whole, plunger = SWITCH
    solids = []
    for key in keys:
        spot = mount(key)
        tip = -(spot.panel + d.FLANGE_GAP + d.FLANGE_HIGH - d.PLUNGER_POCKET)
        foot = tip - whole
        half, thin = side / 2, plunger / 2
        solid = block((-half, half), (-half, half), (foot, foot + body))
        solid += block((-thin, thin), (-thin, thin), (foot, tip))
        solids.append(placed(spot) * (solid + block((-3, 3), (-half, half), (foot - PCB - SOLDER, foot - PCB))))
    return joined(solids)


def oled() -> Part:
    """The module behind the brow's face, its glass in the pocket."""
    wide, high, thick = OLED
    u = slope_middle()
    front = -(d.THINNEST + OLED_GLASS[2])
    glass = block(
        (-OLED_GLASS[0] / 2, OLED_GLASS[0] / 2), (-OLED_GLASS[1] / 2, OLED_GLASS[1] / 2), (front, -d.THINNEST - 0.05)
    )
    board = block((-wide / 2, wide / 2), (-high / 2, high / 2), (front - thick, front))
    back = block(
        (-wide / 2 + 6, wide / 2 - 6), (-high / 2 + 3, high / 2 - 3), (front - thick - OLED_BEHIND, front - thick)
    )
    return FACE.location * Pos(d.WINDOW_X, u, 0) * (glass + board + back)


def slope_middle() -> float:
    """Middle of the brow's face, up its slope."""
    return (d.DEPTH - d.BROW) / cos(radians(d.TILT)) / 2


def speaker() -> Part:
    """Hanging behind the slots."""
    edge, thick, magnet, deep = SPEAKER
    body = Cylinder(edge / 2, thick, align=LOW) + Pos(0, 0, -6) * Cylinder(edge / 2 - 2, 6, align=LOW)
    body += Pos(0, 0, thick - deep) * Cylinder(magnet / 2, deep - thick, align=LOW)
    return FACE.location * Pos(d.SPEAKER_X, slope_middle(), -d.WALL - thick - 0.05) * body


def reader() -> Part:
    """The PN532 with the parts under it; they stay 3 mm from its corners."""
    x, y, z = READER.low
    width, depth, _ = READER.size
    return READER.solid() + block((x + 3, x + width - 3), (y + 3, y + depth - 3), (z - 3.5, z))


def amplifier() -> Part:
    x, y, z = AMPLIFIER.low
    width, depth, thick = AMPLIFIER.size
    return AMPLIFIER.solid() + block((x + 3, x + width - 3), (y + 3, y + depth - 3), (z - 2, z + thick + 10))


def earphone_socket() -> Part:
    """Panel socket, 6 mm thread, 9 mm body, 22 mm behind the wall."""
    x, z = d.SOCKET_AT
    return rod_along_y(x, z, (-1.5, d.WALL), 6.0) + rod_along_y(x, z, (d.WALL, d.WALL + 22), 9.0)


def power_key() -> Part:
    """Panel push button, 12 mm thread, head 14 mm wide and 3.5 mm high, 18 mm behind the wall."""
    x, z = d.POWER_AT
    floor = d.DEPTH - d.POWER_POCKET[1]
    return rod_along_y(x, z, (floor, floor + 3.5), 14.0) + rod_along_y(x, z, (floor - 20, floor), 12.0)


def sound_dongle() -> Part:
    """The USB sound dongle in the middle port of a large board, its plug included: 34 mm."""
    y = d.PI_Y - 27
    return block((4, 37.5), (y - 8, y + 8), (PI_Z + 3, PI_Z + 13))


def fitted(keys: Keys) -> dict[str, Part]:
    """Every part but the Pi, in its place, by name."""
    return {
        "key board": KEY_BOARD.solid(),
        "volume board": volume_board(keys).solid(),
        "switches": switches(keys),
        "reader": reader(),
        "screen": oled(),
        "loudspeaker": speaker(),
        "amplifier": amplifier(),
        "earphone socket": earphone_socket(),
        "power key": power_key(),
    }
