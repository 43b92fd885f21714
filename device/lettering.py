"""Turns a frame of words into white letters as large as the panel allows, for eyes that need them large.

Pure: words in, places and a 1-bit picture out. Sizes are pixels of the em; on the 2.42 inch panel a pixel is 0.43 mm,
so the smallest rung (capitals 12 px high) still prints capitals of 5.2 mm, above the 4.8 mm that EN 301 549 asks for.
Nothing scrolls and nothing is cut: what is too long becomes pages that turn when a person says so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFont

from device.ports import Frame

PANEL_WIDTH = 128
PANEL_HEIGHT = 64
LADDER = (40, 32, 28, 24, 20, 16)
"""Letter sizes, largest first; the last one is the floor below which the screen pages instead of shrinking."""
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
MARK_GAP = 4
"""Least white between the last line of a page and the page mark, in pixels."""

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
class Page:
    """What is seen at one time, and the room left round it."""

    rows: tuple[Row, ...]
    free_x: int
    """Columns that the whole page may move to the right before ink leaves the panel."""
    free_y: int
    """Rows that the whole page may move down."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A frame, placed: one letter size, one page or more."""

    size: int
    pages: tuple[Page, ...]


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


class Lettering:
    """One font, measured once a word and drawn without grey, as the panel has none."""

    def __init__(self, font_path: Path | None = None) -> None:
        """Open ``font_path``, or the best font found; raises ``FontMissing``."""
        self.path = find_font() if font_path is None else find_font((font_path,))
        self.font: Callable[[int], ImageFont.FreeTypeFont] = lru_cache(maxsize=None)(self._open)
        self._ink: Callable[[str, int], _Ink] = lru_cache(maxsize=4096)(self._measure)
        self._notdef: bytes = bytes(self.font(LADDER[0]).getmask(_NOWHERE, mode="L"))

    def __repr__(self) -> str:
        return f"Lettering({self.path!r})"

    def layout(self, frame: Frame) -> Layout:
        """Place every paragraph at the largest size that shows all at once; at the floor, page what is left over."""
        paragraphs = [words for words in map(_words, frame.lines) if words]
        for size in LADDER:
            rows = self._wrap_all(paragraphs, size)
            if rows is not None and (page := self._page(rows, size)) is not None:
                return Layout(size, (page,))
        return Layout(LADDER[-1], self._pages(paragraphs))

    def fits(self, lines: Iterable[str]) -> bool:
        """Whether these paragraphs are seen at one time, whole words only."""
        paragraphs = [words for words in map(_words, lines) if words]
        rows = self._wrap_all(paragraphs, LADDER[-1])
        return rows is not None and self._page(rows, LADDER[-1]) is not None

    def width(self, text: str, size: int) -> int:
        """Columns of the panel that this line needs at this size."""
        ink = self._ink(unicodedata.normalize("NFC", text), size)
        return ink.left + ink.right

    def missing_glyphs(self, text: str) -> set[str]:
        """The characters that would show as the font's empty box."""
        font = self.font(LADDER[0])
        characters = set(unicodedata.normalize("NFC", text)) - set(" \t\n")
        return {sign for sign in characters if bytes(font.getmask(sign, mode="L")) == self._notdef}

    def draw(self, layout: Layout, page: int = 0, drift: tuple[int, int] = (0, 0)) -> Image.Image:
        """White on black, 128 x 64, one bit; ``drift`` moves the page by so many pixels as far as its room allows."""
        picture = Image.new("1", (PANEL_WIDTH, PANEL_HEIGHT))
        pen = ImageDraw.Draw(picture)
        shown = layout.pages[page]
        dx, dy = min(drift[0], shown.free_x), min(drift[1], shown.free_y)
        for row in shown.rows:
            place = (row.x + dx, row.baseline + dy)
            pen.text(place, row.text, fill=1, font=self.font(layout.size), anchor="ls")
        return picture

    def _open(self, size: int) -> ImageFont.FreeTypeFont:
        # The basic engine joins no letters and needs no extra library, so a Pi draws what a laptop draws.
        return ImageFont.truetype(self.path, size, layout_engine=ImageFont.Layout.BASIC)

    def _measure(self, text: str, size: int) -> _Ink:
        left, top, right, bottom = self.font(size).getbbox(text, mode="1", anchor="ls")
        return _Ink(max(0, -int(left)), max(0, -int(top)), max(0, int(right)), max(0, int(bottom)))

    def _wrap_all(self, paragraphs: Sequence[Sequence[str]], size: int) -> list[str] | None:
        """Every paragraph in balanced lines, or None when a word is too wide or the lines are surely too many."""
        if any(self.width(word, size) > PANEL_WIDTH for words in paragraphs for word in words):
            return None
        loose = [self._greedy(words, size, PANEL_WIDTH) for words in paragraphs]
        if (sum(map(len, loose)) - 1) * _least_pitch(size) > PANEL_HEIGHT:
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

    def _page(self, rows: Sequence[str], size: int) -> Page | None:
        """Set the rows one under another, with air when there is some; None when they are too high together."""
        if not rows:
            return Page((), 0, 0)
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
        free_x = PANEL_WIDTH - max(self.width(row, size) for row in rows)
        baselines = accumulate(pitches, initial=start)
        placed = (Row(row, self._ink(row, size).left, y) for row, y in zip(rows, baselines, strict=True))
        return Page(tuple(placed), min(free_x, DRIFT), min(free_y, DRIFT))

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

    def _pages(self, paragraphs: Sequence[Sequence[str]]) -> tuple[Page, ...]:
        """Fill page after page at the floor size; words longer than a line are broken with a hyphen."""
        size = LADDER[-1]
        rows: list[str] = []
        for words in paragraphs:
            parts = [part for word in words for part in self._broken(word, size)]
            rows += self._balance(parts, self._greedy(parts, size, PANEL_WIDTH), size)
        groups: list[list[str]] = []
        while rows:
            count = self._count_for_page(rows, size)
            groups.append(rows[:count])
            rows = rows[count:]
        return tuple(self._marked(group, f"{i}/{len(groups)}", size) for i, group in enumerate(groups, 1))

    def _count_for_page(self, rows: Sequence[str], size: int) -> int:
        """How many of these rows fill a page and leave the bottom right corner to the mark."""
        mark = self.width("99/99", size)
        for count in range(min(len(rows), PANEL_HEIGHT // _least_pitch(size)), 1, -1):
            beside = self.width(rows[count - 1], size) + MARK_GAP + mark <= PANEL_WIDTH
            needed = rows[:count] if beside else [*rows[:count], "9"]
            if self._page(needed, size) is not None:
                return count
        return 1

    def _marked(self, rows: Sequence[str], mark: str, size: int) -> Page:
        """The page with its number in the corner; it keeps still, as its corner has no room to wander."""
        width = self.width(mark, size)
        beside = self.width(rows[-1], size) + MARK_GAP + width <= PANEL_WIDTH
        page = self._page(rows if beside else [*rows, "9"], size)
        assert page is not None, "a page is filled by _count_for_page, which asked the same question"
        placed = page.rows if beside else page.rows[:-1]
        baseline = page.rows[-1].baseline
        return Page((*placed, Row(mark, PANEL_WIDTH - width, baseline)), 0, page.free_y)

    def _broken(self, word: str, size: int) -> list[str]:
        """The word, or its pieces when it is longer than a line."""
        pieces = []
        while self.width(word, size) > PANEL_WIDTH:
            cut = len(word) - 1
            while cut > 1 and self.width(word[:cut] + "-", size) > PANEL_WIDTH:
                cut -= 1
            pieces.append(word[:cut] + "-")
            word = word[cut:]
        return [*pieces, word]


def _words(paragraph: str) -> list[str]:
    """Split at plain spaces only: a no-break space keeps "12 ?" together, as French asks."""
    return [word for word in re.split(r"[ \t\r\n]+", unicodedata.normalize("NFC", paragraph)) if word]


def _least_pitch(size: int) -> int:
    """Never set lines closer than this, even when their ink would allow it."""
    return size * 13 // 16


def _lowered(band: Image.Image, rows: int) -> Image.Image:
    moved = Image.new("1", band.size)
    moved.paste(band, (0, rows))
    return moved
