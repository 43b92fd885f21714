"""A desk with the reader on it, over a chip in memory and a clock that waits for nobody."""

from __future__ import annotations

from device.bench.chip import SimChip, SimTag
from device.bench.serial_line import MemoryLine
from device.ports import Event, Tag, Tap
from device.reader import Pn532Reader

MAIN = Tag("04a1b2c3d4e580", "interduck/baroque.draw")
OTHER = Tag("04ffeeddccbbaa", "interduck/modern.plain")


class Desk:
    """A reader on a chip, with a clock."""

    def __init__(self, reset_wire: bool = True) -> None:
        self.now = 0.0
        self.events: list[Event] = []
        self.chip = SimChip(lambda: self.now)
        self.line = True
        self.resets = 0
        self.chip.reset()
        self.reader = Pn532Reader(
            self.events.append, lambda: self.now, open_line=self.open, reset=self.reset if reset_wire else None
        )

    def open(self) -> MemoryLine:
        if not self.line:
            raise FileNotFoundError(2, "no such device")
        return MemoryLine(self.chip)

    def reset(self) -> None:
        self.resets += 1
        self.chip.reset()

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.02)):
            self.now += 0.02
            self.reader.step(self.now)

    def lay(self, tag: Tag, seconds: float = 0.3) -> None:
        self.chip.lay(SimTag(tag))
        self.wait(seconds)

    def lift(self, seconds: float = 0.5) -> None:
        self.chip.lift()
        self.wait(seconds)

    def told(self) -> list[str]:
        return [event.tag.content or event.tag.uid if isinstance(event, Tap) else type(event).__name__.lower()
                for event in self.events]  # fmt: skip
