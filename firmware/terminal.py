"""``coincoin play``: the box at a terminal, its keys on the keyboard, its voice in words and, where it can be, aloud.

The same box as everywhere, in real time on simulated copper. What it says and shows is printed line by line, so a
terminal read by a screen reader is as good as one that is looked at.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click
import numpy as np

from device.bench.bench import Bench
from device.pcm import Pcm
from device.ports import KeyName
from device.sink import OpenSink, SinkAbsent
from device.soundcard import open_card
from firmware.bench_box import boot
from firmware.bench_lines import tag_of
from firmware.engine.game import find_games
from firmware.words.forms import Language

KEYBOARD: Final[Mapping[str, KeyName]] = {
    "a": "A",
    "b": "B",
    "c": "C",
    "d": "D",
    "e": "E",
    "\x1b[D": "PREVIOUS",
    "\x1b[C": "NEXT",
    "p": "PREVIOUS",
    "n": "NEXT",
    "\r": "OK",
    "\n": "OK",
    "o": "OK",
    "\x7f": "UNDO",
    "\b": "UNDO",
    "u": "UNDO",
    "r": "REPEAT",
    "i": "INFO",
    "-": "VOLUME_DOWN",
    "+": "VOLUME_UP",
}
TAP: Final = "t"
GLANCE: Final = 0.1
"""Seconds between two looks for something new to print."""
LEAVE: Final = ("q", "\x03", "\x04")


@dataclass(frozen=True, slots=True)
class Prompts:
    """What the terminal says beside the box."""

    keys: str
    tap: str
    tapped: str
    unknown: str
    says: str
    shows: str


PROMPTS: Final[Mapping[Language, Prompts]] = {
    "fr": Prompts(
        keys="Touches : A à E ; flèches, ou P et N : parcourir ; Entrée ou O : OK ; U ou Retour arrière : annuler ;\n"
        "R : répéter ; I : info ; plus et moins : volume ; T : poser une carte ; Q : quitter.",
        tap="Contenu de la carte, par exemple interduck/baroque.draw ; un point d'interrogation pour la liste",
        tapped="carte",
        unknown="pas de touche ici",
        says="dit",
        shows="montre",
    ),
    "en": Prompts(
        keys="Keys: A to E; arrows, or P and N, to browse; Enter or O: OK; U or Backspace: undo;\n"
        "R: repeat; I: info; plus and minus: volume; T: lay a card; Q: quit.",
        tap="Content of the card, for instance interduck/baroque.draw; a question mark for the list",
        tapped="card",
        unknown="no key here",
        says="says",
        shows="shows",
    ),
}


class Terminal:
    """A conversation between a keyboard and a bench in real time."""

    def __init__(
        self,
        bench: Bench,
        language: Language,
        *,
        read_key: Callable[[], str],
        read_line: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        """``read_key`` waits for one key, and gives nothing at the end; ``read_line`` asks for a line of text."""
        self._bench = bench
        self._prompts = PROMPTS[language]
        self._read_key = read_key
        self._read_line = read_line
        self._write = write
        self._speech = 0
        self._shown: tuple[str, ...] = ()

    def run(self) -> None:
        """Until somebody leaves, or the keyboard ends."""
        self._write(self._prompts.keys)
        while True:
            pressed = self._read_key()
            if not pressed or pressed in LEAVE:
                return
            self._take(pressed)

    def report(self) -> None:
        """Print what the box began to say, and what it shows when that has changed."""
        said = self._bench.recording.speech[self._speech :]
        self._speech += len(said)
        for spoken in said:
            self._write(f"{self._prompts.says} : {spoken.text}")
        shown = self._bench.recording.screen
        if shown and shown != self._shown and not said:
            self._shown = shown
            self._write(f"{self._prompts.shows} : [{' / '.join(shown)}]")

    def _take(self, pressed: str) -> None:
        key = KEYBOARD.get(pressed.lower() if len(pressed) == 1 else pressed)
        if key is not None:
            self._bench.press(key)
        elif pressed.lower() == TAP:
            content = self._read_line(self._prompts.tap).strip()
            if content == "?":
                self._list_cards()
            elif content:
                self._lay(content)
        else:
            self._write(self._prompts.unknown)

    def _list_cards(self) -> None:
        """The contents of every game's cards, or of the one that is played."""
        played = self._bench.state()["game"]
        for game in find_games().values():
            if played in (None, game.name):
                codes = (f"{game.name}/{code}" for deck in game.decks for code in deck.cards)
                self._write("\n".join(codes))

    def _lay(self, content: str) -> None:
        try:
            self._bench.tap(tag_of(content))
        except ValueError as error:
            self._write(str(error))


def run(state: Path, language: Language, *, silent: bool) -> None:
    """Play at the terminal this was started from."""
    open_sink = None if silent else heard_card()
    with Bench(boot(language, wall=time.time), state, gait="real", open_sink=open_sink) as bench:
        terminal = Terminal(bench, language, read_key=_pressed, read_line=_asked, write=_printed)
        stop = threading.Event()

        def report() -> None:
            while not stop.wait(GLANCE):
                terminal.report()

        reporting = threading.Thread(target=report, name="report", daemon=True)
        reporting.start()
        try:
            terminal.run()
        except KeyboardInterrupt:
            """Ctrl-C is how many people leave."""
        finally:
            stop.set()
            reporting.join()


def heard_card() -> OpenSink | None:
    """The machine's sound output, or None when there is none to be heard."""
    card = open_card()
    try:
        card(_silence).close()
    except SinkAbsent as error:
        _printed(f"no sound card, so nothing is heard ({error})")
        return None
    return card


def _silence(count: int) -> Pcm:
    return np.zeros(count, np.int16)


def _pressed() -> str:
    """The next key; of a keyboard that is a pipe, the next letter, and nothing at its end."""
    return click.getchar() if sys.stdin.isatty() else sys.stdin.read(1)


def _asked(prompt: str) -> str:
    """The line that was typed; nothing when Ctrl-C or Ctrl-D left the question."""
    try:
        return str(click.prompt(prompt, default="", show_default=False))
    except click.Abort:
        return ""


def _printed(line: str) -> None:
    click.echo(line)
