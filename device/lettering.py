"""Turns a frame of words into white letters as large as the panel allows, for eyes that need them large.

Pure: words in, places and a 1-bit picture out. Sizes are pixels of the em; on the 2.42 inch panel a pixel is 0.43 mm,
so the smallest rung (capitals 12 px high) still prints capitals of 5.2 mm, above the 4.8 mm that EN 301 549 asks for.
Nothing scrolls and nothing turns by itself. Sentences are proven to fit; should one not, what fits is shown and three
dots say that there is more, which the voice tells and the REPEAT key shows again sentence by sentence.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFont

from device.ports import Frame

log = logging.getLogger(__name__)

PANEL_WIDTH = 128
PANEL_HEIGHT = 64
LADDER = (40, 32, 28, 24, 20, 16)
"""Letter sizes, largest first; the last one is the floor below which letters never shrink."""
MOST_ROWS = 4
FONTS = (
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf"),
    Path("/usr/share/fonts/TTF/DejaVuSansCondensed-Bold.ttf"),
    Path("/usr/share/fonts/dejavu-sans-fonts/DejaVuSansCondensed-Bold.ttf"),
    Path("/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"),
    Path("/usr/share/fonts/TTF/DejaVuSans-Bold.ttf"),
    Path("/usr/share/fonts/dejavu-sans-fonts/DejaVuSans-Bold.ttf"),
)
"""Where distributions put DejaVu; the condensed cut comes first since it holds two letters more in a line."""
DRIFT = 6
"""How far, in pixels, a picture may wander from its place to spare the panel."""

_BINDING = re.compile(r" (?=[?!:;»])|(?<=«) ")
"""Plain spaces that French sets before or after a sign, and at which no line may end."""
_NOWHERE = "\U0010fffe"
"""A code point that no font draws: its picture is the font's own sign for a missing glyph."""


class FontMissing(FileNotFoundError):
    """No usable letters on this machine; the message says what to install."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of letters and where its baseline starts."""

    text: str
    x: int
    baseline: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A frame, placed: one letter size, its rows, and the room left round them."""

    size: int
    rows: tuple[Row, ...]
    free_x: int
    """Columns that all rows may move to the right before ink leaves the panel; at most ``DRIFT``."""
    free_y: int
    """The same downwards."""
    whole: bool = True
    """False when the words of the last paragraph were too many and the last row ends in three dots."""
    given_way: int = 0
    """How many of the first paragraphs are not shown, so that the last can be."""


@dataclass(frozen=True, slots=True)
class _Ink:
    """How far letters reach from the start of their baseline: all counts are pixels, none negative."""

    left: int
    above: int
    right: int
    below: int


def find_font(candidates: Iterable[Path] = FONTS) -> Path:
    """The first of these font files that is there; raises ``FontMissing``."""
    for path in candidates:
        if path.is_file():
            return path
    raise FontMissing("no letters for the screen: install the package fonts-dejavu-extra or fonts-dejavu-core")


def open_lettering(configured: str = "", candidates: Sequence[Path] = FONTS) -> Lettering:
    """The owner's font, else the best that is installed, else Pillow's own without accents: a screen in any case.

    Whatever is not as it should be is logged with its remedy.
    """
    if configured:
        try:
            return Lettering(Path(configured))
        except OSError as error:
            log.warning("screen.font %s cannot be used (%s); looking for another", configured, error)
    try:
        return Lettering(find_font(candidates))
    except OSError as error:
        log.warning("%s; until then the screen shows plain letters without accents", error)
    return Lettering("built-in")


class Lettering:
    """One font, measured once a word and drawn without grey, as the panel has none."""

    def __init__(self, font: Path | Literal["built-in"] | None = None) -> None:
        """Open this font file, or the best one found; raises ``FontMissing``, or OSError when it is no font."""
        self.path = None if font == "built-in" else find_font(FONTS if font is None else (font,))
        self.font: Callable[[int], ImageFont.FreeTypeFont] = lru_cache(maxsize=None)(self._open)
        self._ink: Callable[[str, int], _Ink] = lru_cache(maxsize=4096)(self._measure)
        self._notdef: bytes = bytes(self.font(LADDER[0]).getmask(_NOWHERE, mode="L"))

    def __repr__(self) -> str:
        return f"Lettering({self.path or 'built-in'!r})"

    def layout(self, frame: Frame) -> Layout:
        """Place every paragraph at the largest size that shows all at once.

        Where even the floor size cannot, the first paragraphs give way to the last, which is the newest; when that one
        alone is too long, it ends in three dots.
        """
        paragraphs = self._paragraphs(frame.lines)
        for first in range(max(1, len(paragraphs))):
            layout = self._largest(paragraphs[first:]) or self._shortened(paragraphs[first:])
            if layout.whole:
                break
        return replace(layout, given_way=first)

    def fits(self, lines: Iterable[str]) -> bool:
        """Whether these paragraphs are seen at one time, whole words only."""
        return self._largest(self._paragraphs(lines)) is not None

    def width(self, text: str, size: int) -> int:
        """Columns of the panel that this line needs at this size."""
        ink = self._ink(self._drawable(text), size)
        return ink.left + ink.right

    def missing_glyphs(self, text: str) -> set[str]:
        """The characters that would show as the font's empty box."""
        font = self.font(LADDER[0])
        characters = set(self._drawable(text)) - set(" \t\n")
        return {sign for sign in characters if bytes(font.getmask(sign, mode="L")) == self._notdef}

    def draw(self, layout: Layout, drift: tuple[int, int] = (0, 0)) -> Image.Image:
        """White on black, 128 x 64, one bit; ``drift`` moves the rows by so many pixels as far as their room allows."""
        picture = Image.new("1", (PANEL_WIDTH, PANEL_HEIGHT))
        pen = ImageDraw.Draw(picture)
        dx, dy = min(drift[0], layout.free_x), min(drift[1], layout.free_y)
        for row in layout.rows:
            place = (row.x + dx, row.baseline + dy)
            pen.text(place, row.text, fill=1, font=self.font(layout.size), anchor="ls")
        return picture

    def _open(self, size: int) -> ImageFont.FreeTypeFont:
        if self.path is None:
            own = ImageFont.load_default(size)
            assert isinstance(own, ImageFont.FreeTypeFont), "every Pillow wheel and Debian's package have FreeType"
            return own
        # The basic engine joins no letters and needs no extra library, so a Pi draws what a laptop draws.
        return ImageFont.truetype(self.path, size, layout_engine=ImageFont.Layout.BASIC)

    def _drawable(self, text: str) -> str:
        """The text in the characters that this font is asked for: composed, or bare where it has no accents."""
        if self.path is not None:
            return unicodedata.normalize("NFC", text)
        bare = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE").replace("–", "-"))
        return "".join(sign for sign in bare if not unicodedata.combining(sign))

    def _paragraphs(self, lines: Iterable[str]) -> list[list[str]]:
        """Words of each line, split at plain spaces only: "12 ?" stays together, as French asks."""
        bound = (_BINDING.sub("\N{NO-BREAK SPACE}", line) for line in lines)
        split = ([word for word in re.split(r"[ \t\r\n]+", self._drawable(line)) if word] for line in bound)
        return [words for words in split if words]

    def _largest(self, paragraphs: Sequence[Sequence[str]]) -> Layout | None:
        """Everything at the first size of the ladder that holds it, or None."""
        for size in LADDER:
            rows = self._wrap_all(paragraphs, size)
            if rows is not None and (layout := self._place(rows, size)) is not None:
                return layout
        return None

    def _measure(self, text: str, size: int) -> _Ink:
        left, top, right, bottom = self.font(size).getbbox(text, mode="1", anchor="ls")
        return _Ink(max(0, -int(left)), max(0, -int(top)), max(0, int(right)), max(0, int(bottom)))

    def _wrap_all(self, paragraphs: Sequence[Sequence[str]], size: int) -> list[str] | None:
        """Every paragraph in balanced lines, or None when a word is too wide or the lines are surely too many."""
        if any(self.width(word, size) > PANEL_WIDTH for words in paragraphs for word in words):
            return None
        loose = [self._greedy(words, size, PANEL_WIDTH) for words in paragraphs]
        if sum(map(len, loose)) > MOST_ROWS or (sum(map(len, loose)) - 1) * _least_pitch(size) > PANEL_HEIGHT:
            return None
        return [row for words, rows in zip(paragraphs, loose, strict=True) for row in self._balance(words, rows, size)]

    def _balance(self, words: Sequence[str], loose: list[str], size: int) -> list[str]:
        """As few lines as in ``loose``, the longest of them as short as possible."""
        best = loose
        low, high = max(self.width(word, size) for word in words), PANEL_WIDTH
        while len(best) > 1 and low < high:
            middle = (low + high) // 2
            rows = self._greedy(words, size, middle)
            if len(rows) == len(best):
                best, high = rows, middle
            else:
                low = middle + 1
        return best

    def _greedy(self, words: Sequence[str], size: int, limit: int) -> list[str]:
        rows = [words[0]]
        for word in words[1:]:
            longer = f"{rows[-1]} {word}"
            if self.width(longer, size) <= limit:
                rows[-1] = longer
            else:
                rows.append(word)
        return rows

    def _place(self, rows: Sequence[str], size: int) -> Layout | None:
        """Set the rows one under another, with air when there is some; None when they are too high together."""
        if not rows:
            return Layout(size, (), 0, 0)
        pitches = self._pitches(rows, size)
        above = self._ink(rows[0], size).above
        free_y = PANEL_HEIGHT - above - sum(pitches) - self._ink(rows[-1], size).below
        if free_y < 0:
            return None
        if pitches:
            air = max(0, min((free_y - DRIFT) // len(pitches), size // 4))
            pitches = [pitch + air for pitch in pitches]
            free_y -= air * len(pitches)
        start = above + max(0, (free_y - DRIFT) // 2)
        free_x = max(0, PANEL_WIDTH - max(self.width(row, size) for row in rows))
        baselines = accumulate(pitches, initial=start)
        placed = (Row(row, self._ink(row, size).left, y) for row, y in zip(rows, baselines, strict=True))
        return Layout(size, tuple(placed), min(free_x, DRIFT), min(free_y, DRIFT))

    def _pitches(self, rows: Sequence[str], size: int) -> list[int]:
        """Distances between baselines: all equal when the panel is high enough, else each as small as can be."""
        least = [_least_pitch(size)] * (len(rows) - 1)
        room = PANEL_HEIGHT - self._ink(rows[0], size).above - self._ink(rows[-1], size).below
        if sum(least) > room:
            return least
        each = [self._pitch(upper, lower, size) for upper, lower in pairwise(rows)]
        even = [max(each, default=0)] * len(each)
        return even if sum(even) <= room else each

    def _pitch(self, upper: str, lower: str, size: int) -> int:
        """The least distance of two baselines at which no ink of the two lines falls on the same pixel.

        An accent may dive beside a descender; measuring boxes instead of ink would cost French a line a screen.
        Letters above the floor size keep one dark row more, since they can shrink instead of touching.
        """
        one, other = self._strip(upper, size), self._strip(lower, size)
        pitch = _least_pitch(size)
        while ImageChops.logical_and(one, _lowered(other, pitch)).getbbox() is not None:
            pitch += 1
        return pitch if size == LADDER[-1] else pitch + 1

    def _strip(self, text: str, size: int) -> Image.Image:
        """The line alone on a band three ems high, its baseline one em from the top."""
        band = Image.new("1", (PANEL_WIDTH, 3 * size))
        ImageDraw.Draw(band).text((self._ink(text, size).left, size), text, fill=1, font=self.font(size), anchor="ls")
        return band

    def _shortened(self, paragraphs: Sequence[Sequence[str]]) -> Layout:
        """As many rows as the floor size allows, the last one ending in three dots."""
        size = LADDER[-1]
        rows: list[str] = []
        for words in paragraphs:
            rows += self._greedy([part for word in words for part in self._broken(word, size)], size, PANEL_WIDTH)
        for count in range(min(len(rows), MOST_ROWS), 0, -1):
            kept = rows[:count]
            whole = count == len(rows)
            layout = self._place(kept if whole else [*kept[:-1], self._dotted(kept[-1], size)], size)
            if layout is not None:
                return replace(layout, whole=whole)
        raise ValueError(f"letters of {size} pixels are higher than the panel in {self.path}")

    def _dotted(self, row: str, size: int) -> str:
        """The row with three dots at its end, and as little cut off for them as can be."""
        while row and self.width(f"{row}…", size) > PANEL_WIDTH:
            row = row[:-1].rstrip()
        return f"{row}…"

    def _broken(self, word: str, size: int) -> list[str]:
        """The word, or its pieces when it is longer than a line."""
        pieces = []
        while len(word) > 1 and self.width(word, size) > PANEL_WIDTH:
            cut = len(word) - 1
            while cut > 1 and self.width(word[:cut] + "-", size) > PANEL_WIDTH:
                cut -= 1
            pieces.append(word[:cut] + "-")
            word = word[cut:]
        return [*pieces, word]


def _least_pitch(size: int) -> int:
    """Never set lines closer than this, even when their ink would allow it."""
    return size * 13 // 16


def _lowered(band: Image.Image, rows: int) -> Image.Image:
    moved = Image.new("1", band.size)
    moved.paste(band, (0, rows))
    return moved
