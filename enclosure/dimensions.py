"""Every dimension of the enclosure, in millimetres and degrees, with its reason.

Axes: x to the right, y to the rear, z up. The origin is the front left corner of the box, at the height of the table.
Sizes of bought parts are in ``components``; those of keys come from ``device.keys``.
"""

from __future__ import annotations

from typing import Final

# The print

BED: Final = 220.0
"""Side of the bed of the printers that most people have: no part may be larger."""
THINNEST: Final = 1.6
"""Four lines of a 0.4 mm nozzle: thinner walls flex and break."""
PLAY: Final = 0.3
"""Gap at each side of a part that must move or drop in; the coupon tells whether your printer agrees."""
SOFT: Final = 0.4
"""Chamfer of an edge that fingers meet: a sharp print edge feels like a legend."""

# The outside

WIDTH: Final = 190.0
"""Six keys of the front row at 25.4 mm, with a finger's breadth at both ends; within the bed."""
DEPTH: Final = 196.0
"""Recess, two rows of keys and the brow, one behind the other; within the bed."""
CORNER: Final = 12.0
"""Radius of the four upright edges: says "corner" to the hand without hurting it."""
FEET: Final = 3.0
"""Height of the stuck-on feet below the floor."""
TOP: Final = 44.0
"""Height of the panel above the table: the boards, and above them the switches; low enough for a resting wrist."""
FLOOR: Final = 3.0
WALL: Final = 3.0
"""Floor and walls: stiff, heavy enough to stay, and as thin as the threads of the sockets allow."""
RIM: Final = 4.4
"""Breadth of the base's upper edge around the lid: room for the lid's tongues and 1.8 mm of wall before them."""
LEDGE: Final = 2.0
"""How far the lid rests on the base at its edges."""
EDGE: Final = 1.2
"""Chamfer of the base's upper and lower outer edges."""

# The lid

LID: Final = 4.0
"""Thickness: carries a leaning hand over the free span, and is deep enough for the recess."""
LID_END: Final = 142.0
"""Where the lid ends, 1 mm under the front wall of the brow, which holds it down."""
TONGUE: Final = 2.0
"""Thickness of the two tongues that hold the lid's front edge: half of the lid, so that the panel stays even."""
TONGUE_OUT: Final = 2.3
"""How far they reach under the rim."""
TONGUE_WIDTH: Final = 24.0
TONGUE_X: Final = (45.0, WIDTH - 45.0)

# Tap recess

CARD: Final = (88.0, 63.0)
"""The poker card, in its usual bed: the long side to the front."""
RECESS: Final = (92.0, 67.0)
"""2 mm around the card: it drops in without aiming, and its tag stays over the antenna."""
RECESS_X: Final = WIDTH / 2
RECESS_Y: Final = 44.0
COVER: Final = 1.8
"""Plastic over the antenna: the read range shrinks with each millimetre, thinner rings hollow under a nail."""
GUIDE: Final = 1.0
"""Height of the rim around the recess: read by touch (0.8 mm at least), and no step for a card sliding out."""
GUIDE_WIDTH: Final = 2.0
THUMB: Final = 11.0
"""Radius of the gaps at the recess's short sides, where thumb and finger pinch the card."""

# Legends

LEGEND: Final = 1.0
"""Height of dots and bar; 0.8 mm is the least for raised signs, above 1.5 mm sleeves catch."""
DOT: Final = (1.3, 0.8)
"""Radius of a dot at its foot and at its top: a cone, since a sharp cylinder hurts."""
DOT_PITCH: Final = 4.0
"""Two dots nearer than 3 mm melt into one under a finger."""
DOT_BEHIND: Final = 10.5
"""From the middle of a category key to its dots, behind it: out of the pressing finger's way."""
BAR_WIDTH: Final = 2.0
"""The bar between the rows: behind it the categories, before it the commands."""

# Keys

SHAFT: Final = 12.0
SHAFT_OK: Final = 18.0
"""Sides of a key cap; OK is larger, so that the hand that knows nothing finds it."""
FLANGE: Final = 1.5
"""How far the cap's foot reaches under the panel at each side: nothing pulls it out."""
FLANGE_HIGH: Final = 2.0
FLANGE_GAP: Final = 0.2
"""Air between foot and panel at rest, so that the panel never holds a key down."""
KEYED_CORNER: Final = 3.0
"""The cut corner, rear left, of shaft and hole: a square alone would go in four ways."""
STANDS: Final = 1.0
"""A cap's flat above the panel: a palm that rests on the panel presses nothing."""
SHAPE: Final = 2.0
"""Height of the shape on the cap."""
PLUNGER_POCKET: Final = 2.0
"""Depth of the pocket in which the switch's plunger sits: it centres the cap."""
TRAVEL: Final = 0.5
"""What a cap may move: twice the travel of the switch."""

# The brow: the raised rear part with screen and loudspeaker

BROW: Final = 141.0
"""Where it begins; the dots are 7 mm before it, room for half a fingertip."""
BROW_STEP: Final = 5.0
"""Height of its front wall above the panel: the end of the keys, felt at once."""
TILT: Final = 15.0
"""Slope of its face: the screen looks at a seated reader, the sound at ears."""
WINDOW: Final = (57.5, 30.0)
"""The active area of the screen, 55.0 x 27.5, and 1.25 mm around it for how the glass is glued."""
WINDOW_X: Final = 52.0
SPEAKER_X: Final = 157.0
SLOT: Final = 2.0
"""Breadth of a sound slot, and of the bar between two: no fingertip enters, no pencil either."""
CHAMBER_WALL: Final = 2.0
CHAMBER_X: Final = 130.0
CHAMBER_Y: Final = 145.5
"""Inner left and front face of the loudspeaker's closed chamber; floor, right and rear wall and brow close it."""
FOAM: Final = 0.5
"""Gap that 1 mm foam tape closes between the chamber's walls and the brow."""
CHAMBER: Final = 100_000.0
"""Cubic millimetres of air that a 40 mm loudspeaker needs behind it for voices to sound full: 0.1 litres."""

# Screws

INSERT: Final = 4.0
INSERT_DEEP: Final = 6.0
"""Hole of an M3 heat-set insert 5 mm long, and room below it for what melts."""
SCREW: Final = 3.4
SCREW_HEAD: Final = 6.4
"""Clearance of an M3 screw and of its head."""
SCREW_SEAT: Final = 36.0
"""Height above the table where the head rests: M3 x 12 takes 8 mm of base and 4 mm of insert."""
COLUMN: Final = 10.6
"""Diameter of a screw column: its head's clearance and 2.1 mm around it."""
COLUMNS: Final = ((9.5, 154.5), (WIDTH - 9.5, 154.5), (9.5, DEPTH - 9.5), (WIDTH - 9.5, DEPTH - 9.5))
PILOT: Final = 2.2
"""Hole for an M2.5 screw that cuts its own thread, which holds the boards."""

# Key boards

KEY_BOARD: Final = (17.5, 85.0, 160.0, 46.0)
"""Left, front, width and depth of the perfboard: half a 160 x 100 mm one, cut along."""
KEY_BOARD_POSTS: Final = (
    (22.0, 90.0), (57.0, 88.2), (133.2, 88.2), (158.5, 88.2), (33.0, 108.0), (95.0, 107.9),
    (57.5, 127.8), (22.0, 126.0), (132.0, 127.8), (152.2, 127.8), (172.0, 122.0),
)  # fmt: skip
"""Where it rests: beside the switches, so that no press bends it, and clear of every board below."""
POST: Final = 6.0
VOLUME_BOARD: Final = (26.0, 53.4, 28.0)
"""Front, width and height of the perfboard of the two keys at the right side; it stands on the floor in two grooves."""

# Boards

PI_X: Final = 126.0
PI_Y: Final = 190.6
"""Right rear corner of the 85 x 56 mm boards, their connectors to the rear: 0.6 mm of air behind the longest socket."""
PI_UNDER: Final = 3.0
"""Under the boards: the card slot of the Pi is 1.5 mm high, soldered pins 2 mm."""
NOTCH: Final = (74.0, 125.0)
"""Left and right of the gap in the rear wall which the rear plate closes; from the first socket to the last."""
PLATE: Final = 1.6
PLATE_OUTSIDE: Final = 1.6
"""Thickness of the rear plate, and of the wall outside its groove."""
GROOVE: Final = 2.0
"""How deep the plates sit in their grooves at each side."""
AMPLIFIER_AT: Final = (150.0, 55.0)
"""Middle of the amplifier's nest: near the loudspeaker's cable, 25 mm from the antenna."""

# Sockets and power key

SOCKET_AT: Final = (24.0, 20.0)
SOCKET_HOLE: Final = 6.2
SOCKET_RING: Final = (15.0, 11.0, 1.2)
"""Earphones, front edge at the left: x and z of the middle, the thread's hole, and the ring's diameters and height."""
POWER_AT: Final = (27.5, 29.0)
POWER_HOLE: Final = 12.2
POWER_POCKET: Final = (17.0, 5.5)
"""Power key at the rear: x and z, its hole, and the pocket in which its head stays 2 mm behind the wall."""
FOOT: Final = (13.0, 0.6)
FEET_AT: Final = ((22.0, 22.0), (WIDTH - 22.0, 22.0), (26.0, DEPTH - 22.0), (WIDTH - 26.0, DEPTH - 22.0))
"""Dimples that show where the feet stick, beside the screws."""
