"""Makes everything that is made from the key table: ``python -m enclosure.build [FOLDER]``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from device.keys import KEYS
from enclosure.description import describe, gallery
from enclosure.drawing import draw
from enclosure.export import write_parts
from enclosure.layout import Keys
from enclosure.parts import Printed, printed
from enclosure.render import picture, save
from enclosure.scenes import VIEWS, in_box, scenes
from enclosure.template import write_template

MADE: Final = Path(__file__).parent / "made"
WIDTH: Final = 1000
"""Pixels of a picture."""


def write_texts(keys: Keys, folder: Path) -> None:
    """Descriptions, template and the page of the pictures: all that needs no solid."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    (folder / "touch.en.md").write_text(describe(keys, "en"), encoding="utf-8")
    (folder / "touch.fr.md").write_text(describe(keys, "fr"), encoding="utf-8")
    (folder / "pictures" / "README.md").write_text(gallery(), encoding="utf-8")
    write_template(keys, folder)


def write_pictures(keys: Keys, parts: dict[str, Printed], folder: Path) -> None:
    draw(parts, in_box(keys), folder / "drawing.svg")
    for name, bodies in scenes(keys, parts).items():
        save(picture(bodies, VIEWS[name], WIDTH, table=None if name == "panel" else 0.0), folder / f"{name}.png")
        print(f"  {name}.png")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else MADE
    print("solids")
    parts = printed(KEYS)
    print("files")
    write_texts(KEYS, folder)
    write_parts(parts, folder / "parts")
    print("pictures")
    write_pictures(KEYS, parts, folder / "pictures")
    print(f"made in {folder}")


if __name__ == "__main__":
    main()
