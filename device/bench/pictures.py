"""Contact sheets of what the panel showed, so that an evening can be looked at on one page."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from device.lettering import Lettering

BORDER = 6
CAPTION_SIZE = 16
CAPTION_HEIGHT = 24
_PAPER, _INK, _FRAME = 255, 0, 110


def strip(
    frames: Sequence[tuple[str, Image.Image]],
    columns: int = 3,
    scale: int = 2,
    lettering: Lettering | None = None,
) -> Image.Image:
    """Every picture ``scale`` times its size under its caption, ``columns`` a row, as a grey picture ready for PNG.

    A caption longer than its picture is cut with an ellipsis. Raises ``ValueError`` when there is nothing to show.
    """
    if not frames:
        raise ValueError("a strip needs at least one frame")
    letters = lettering or Lettering()
    width = max(picture.width for _, picture in frames) * scale
    height = max(picture.height for _, picture in frames) * scale
    cell_width, cell_height = width + 2 * BORDER, height + CAPTION_HEIGHT + 2 * BORDER
    across = min(columns, len(frames))
    down = -(-len(frames) // across)
    sheet = Image.new("L", (across * cell_width, down * cell_height), _PAPER)
    pen = ImageDraw.Draw(sheet)
    for i, (caption, picture) in enumerate(frames):
        x, y = i % across * cell_width + BORDER, i // across * cell_height + BORDER
        font = letters.font(CAPTION_SIZE)
        baseline = y + CAPTION_SIZE
        pen.text((x, baseline), _shortened(caption, width, letters), fill=_INK, font=font, anchor="ls")
        top = y + CAPTION_HEIGHT
        large = picture.convert("L").resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)
        sheet.paste(large, (x, top))
        pen.rectangle((x - 2, top - 2, x + large.width + 1, top + large.height + 1), outline=_FRAME, width=2)
    return sheet


def _shortened(caption: str, width: int, letters: Lettering) -> str:
    shown = caption
    while letters.width(shown, CAPTION_SIZE) > width and caption:
        caption = caption[:-1]
        shown = caption.rstrip() + "…"
    return shown
