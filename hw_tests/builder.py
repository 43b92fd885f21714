"""The simulated builder of the bench: hears a sentence, does what it asks, and is as clumsy as people are."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from typing import Final, cast

from PIL import Image

from device.bench.bench import Bench
from device.configuration import Configuration
from device.lettering import PANEL_HEIGHT, PANEL_WIDTH
from device.ports import KeyName, Tag
from firmware.bench_box import boot
from firmware.bench_lines import tag_of
from firmware.service import JOURNAL
from hw_tests.attendant import Attendant, NoManager
from hw_tests.place import BenchPlace, Terminal

CARD: Final = Tag("04a1b2c3d4e580", "interduck/baroque.draw")
SLIPS: Final[Mapping[KeyName, KeyName]] = {"C": "D", "VOLUME_UP": "VOLUME_DOWN"}
"""Keys that the builder misses at first, and which come instead."""
EPOCHS: Final = ("antique", "medieval", "baroque", "classical", "modern")
BETWEEN: Final = 0.3


class Builder:
    """Two hands, two ears and two eyes at the bench, and a keyboard."""

    def __init__(self, bench: Bench, keyboard: int, journal_box: Path) -> None:
        """``keyboard``: where to type. ``journal_box``: the state directory of the box whose plug is pulled."""
        self._bench = bench
        self._keyboard = keyboard
        self._state = journal_box
        self._slips = dict(SLIPS)
        self._heard_sound = 0
        self._acts: Mapping[str, Callable[[Mapping[str, object]], None]] = {
            "bringup-sound": self._confirm,
            "bringup-key": self._press,
            "bringup-screen": self._look,
            "bringup-tap": self._tap,
            "bringup-rest": lambda facts: bench.lay(CARD),
            "bringup-lift": lambda facts: bench.lift(),
            "bringup-plug": self._pull_plug,
            "bringup-soak": lambda facts: None,
        }

    def obey(self, request: str, facts: Mapping[str, object]) -> None:
        """Raises KeyError for a request that nobody taught."""
        self._acts[request](facts)

    def _confirm(self, facts: Mapping[str, object]) -> None:
        """By a key the first time, by the keyboard the second."""
        self._heard_sound += 1
        if self._heard_sound % 2:
            self._bench.press("OK")
        else:
            os.write(self._keyboard, b"oui\n")

    def _press(self, facts: Mapping[str, object]) -> None:
        key = cast("KeyName", facts["key"])
        self._bench.press(self._slips.pop(key, key))

    def _look(self, facts: Mapping[str, object]) -> None:
        self._bench.press("OK" if framed(self._bench.copper.panel.image()) else "UNDO")

    def _tap(self, facts: Mapping[str, object]) -> None:
        for _ in range(int(str(facts["count"]))):
            self._bench.tap(CARD)

    def _pull_plug(self, facts: Mapping[str, object]) -> None:
        """Begin a game of InterDuck, then lay a work, pull the plug and go on, over and over."""
        works = product((0, 1, 2, 3), EPOCHS)
        with Bench(boot("fr", seed=7), self._state, voice="measured") as box:
            box.settle()
            box.tap(tag_of("coincoin/game.interduck"))
            keys: tuple[KeyName, ...] = ("OK", "A", "A", "A", "OK", "A")
            for key in keys:  # how many, which names, usual options, the Oya, the deal, the trend
                box.press(key)
                box.wait(BETWEEN)
            for _ in range(int(str(facts["count"]))):
                box.cut_power()
                box.wait(BETWEEN)
                box.press("OK")
                copy, epoch = next(works)
                box.tap(tag_of(f"interduck/{epoch}.plain", copy))


def framed(picture: Image.Image) -> bool:
    """Whether the four edges of the glass are lit from corner to corner."""
    right, bottom = PANEL_WIDTH - 1, PANEL_HEIGHT - 1
    row = all(picture.getpixel((x, y)) for x in range(PANEL_WIDTH) for y in (0, bottom))
    return row and all(picture.getpixel((x, y)) for y in range(PANEL_HEIGHT) for x in (0, right))


def bench_place(configuration: Configuration, directory: Path, boot_config: Path) -> BenchPlace:
    """A bench with its builder; everything they leave behind lies in the directory."""
    state, game = directory / "state", directory / "game"
    for made in (state, game):
        made.mkdir()
    bench = Bench(lambda box, _: Attendant(box, NoManager()), state, configuration=configuration)
    reading, writing = os.pipe()
    return BenchPlace(
        bench,
        Builder(bench, writing, game).obey,
        configuration,
        terminal=Terminal(reading),
        boot_config=boot_config,
        journal=game / JOURNAL,
    )
