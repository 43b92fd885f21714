"""A table for the tests of the conversation: a console, what it said and showed, and fingers to press with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import cast

from device.ports import (
    Channel,
    EarconName,
    Fault,
    Frame,
    Heard,
    KeyName,
    Mended,
    PartName,
    Press,
    Release,
    Tag,
    Tap,
    Utterance,
)
from firmware.console.console import Console
from firmware.console.host import Keep
from firmware.engine.asks import Value
from firmware.engine.game import Game
from firmware.engine.journal import Journal
from firmware.words.forms import Language
from tests.engine.toy import GAME

GAMES = {"toy": GAME}


@dataclass
class Recorder:
    """Fulfils ``ports.Speaker`` and ``ports.Screen``: says nothing, shows nothing, remembers all."""

    said: list[Utterance] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    earcons: list[EarconName] = field(default_factory=list)
    volumes: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    warmed: list[str] = field(default_factory=list)
    cut_now: list[int] = field(default_factory=list)
    private: bool = False
    """Whether an earphone is there."""
    private_volumes: list[int] = field(default_factory=list)
    name: PartName = "speaker"

    def say(self, utterance: Utterance) -> None:
        self.said.append(utterance)
        self.waiting.append(utterance.id)

    def cut(self) -> None:
        self.cut_now += self.waiting
        self.waiting.clear()

    def earcon(self, name: EarconName) -> None:
        self.earcons.append(name)

    def volume(self, step: int, channel: Channel = "speaker") -> None:
        (self.volumes if channel == "speaker" else self.private_volumes).append(step)

    def warm(self, texts: Iterable[str], language: str, rate: float = 1.0) -> None:
        self.warmed += texts

    def show(self, frame: Frame) -> None:
        self.frames.append(frame)

    def step(self, now: float) -> None: ...

    def close(self) -> None: ...


class Table:
    """One console on one journal; time passes only when somebody says so."""

    def __init__(
        self,
        folder: Path,
        *,
        language: Language = "fr",
        games: Mapping[str, Game] | None = None,
        boot: str = "first",
        keep: Keep | None = None,
    ) -> None:
        self.folder = folder
        self.now = 0.0
        self.box = Recorder()
        ticks = count()
        self.journal = Journal.open(
            folder / "coincoin.sqlite", clock=lambda: self.now, boot_id=boot, wall=lambda: 1.7e9 + next(ticks)
        )
        self.console = Console(
            speaker=self.box,
            screen=self.box,
            journal=self.journal,
            games=GAMES if games is None else games,
            clock=lambda: self.now,
            seed=lambda: 7,
            language=language,
            troubles=self.journal.troubles,
            keep=keep,
        )
        self.console.start()

    @property
    def state(self) -> Mapping[str, Value]:
        return self.console.state()

    @property
    def texts(self) -> list[str]:
        return [utterance.text for utterance in self.box.said]

    @property
    def frame(self) -> tuple[str, ...]:
        return self.box.frames[-1].lines

    def press(self, *keys: KeyName) -> list[str]:
        """Press keys one after the other; returns what was said after the first of them."""
        before = len(self.box.said)
        for key in keys:
            self.console.handle(Press(key, self.now))
            self._deliver_cut()
            self.console.handle(Release(key, self.now))
        return self.texts[before:]

    def tap(self, content: str | None = None, uid: str = "04aa", address: str | None = None) -> list[str]:
        before = len(self.box.said)
        self.console.handle(Tap(Tag(uid, content, address), self.now))
        self._deliver_cut()
        return self.texts[before:]

    def listen(self) -> None:
        """Let everything be heard to its end."""
        while self.box.waiting:
            self.console.handle(Heard(self.box.waiting.pop(0), True, self.now))

    def wait(self, seconds: float) -> list[str]:
        before = len(self.box.said)
        self.now += seconds
        self.console.step(self.now)
        return self.texts[before:]

    def fault(self, part: PartName, code: str, detail: str = "") -> list[str]:
        before = len(self.box.said)
        self.console.handle(Fault(part, code, detail, self.now))
        return self.texts[before:]

    def mend(self, part: PartName) -> list[str]:
        before = len(self.box.said)
        self.console.handle(Mended(part, self.now))
        return self.texts[before:]

    def restart(self, language: Language = "fr") -> Table:
        """Pull the plug and switch on again."""
        self.journal.close()
        return Table(self.folder, language=language, boot="again")

    def begin(self) -> Table:
        """From the menu to the first question of the toy game, with Ada and Bo."""
        self.press("OK")
        self.press("PREVIOUS", "OK", "OK", "OK")
        assert self.state["mode"] == "game", self.state
        return self

    def to_ask(self, wanted: str) -> Table:
        """Play the toy game on by the simplest answers until this is asked."""
        plain: dict[str, tuple[KeyName, ...]] = {"choose": ("A",), "collect": ("PREVIOUS", "OK")}
        for card in range(90):
            plain["card"] = (("A", "B", "C")[card // 2 % 3], ("A", "B")[card % 2])
            if self.state["ask"] == wanted:
                self.listen()
                return self
            if self.state["kind"] == "card" and self.state["entered"]:
                self.press("UNDO")
            self.press(*plain.get(str(self.state["kind"]), ("OK",)))
        raise AssertionError(f"{wanted} was never asked")

    def number(self, field: str) -> int:
        return cast("int", self.state[field])

    def _deliver_cut(self) -> None:
        while self.box.cut_now:
            self.console.handle(Heard(self.box.cut_now.pop(0), False, self.now))
