"""``coincoin play``: the box at a terminal, its keys on the keyboard, its voice in words and, where it can be, aloud.

The same box as everywhere, in real time on simulated copper. What it says and shows is printed line by line, so a
terminal read by a screen reader is as good as one that is looked at.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
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
from firmware.bench_box import EARPHONE, boot
from firmware.bench_lines import tag_of
from firmware.engine.game import find_games
from firmware.words.forms import Language
from firmware.words.written import for_eyes

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
LEAVE: Final = ("q", "Q", "\x03", "\x04")


@dataclass(frozen=True, slots=True)
class Prompts:
    """What the terminal says beside the box."""

    keys: str
    tap: str
    signs: str
    cards: str
    unknown: str
    says: str
    whispers: str
    shows: str
    silent: str


PROMPTS: Final[Mapping[Language, Prompts]] = {
    "fr": Prompts(
        keys="Touches : A à E ; flèches, ou P et N : parcourir ; Entrée ou O : OK ; U ou Retour arrière : annuler ;\n"
        "R : répéter ; I : info ; plus et moins : volume ; T : poser une carte ; Q : quitter.",
        tap="Contenu de la carte, par exemple interduck/baroque.draw ; un point d'interrogation pour la liste :",
        signs="Le signe d'un jeu, qui le choisit :",
        cards="Les cartes :",
        unknown="Pas de touche ici. Touches : A à E, P, N, O, U, R, I, plus, moins ; T : une carte ; Q : quitter.",
        says="dit :",
        whispers="dit au casque :",
        shows="montre :",
        silent="Pas de carte son, donc rien à entendre",
    ),
    "en": Prompts(
        keys="Keys: A to E; arrows, or P and N, to browse; Enter or O: OK; U or Backspace: undo;\n"
        "R: repeat; I: info; plus and minus: volume; T: lay a card; Q: quit.",
        tap="Content of the card, for instance interduck/baroque.draw; a question mark for the list:",
        signs="The sign of a game, which chooses it:",
        cards="The cards:",
        unknown="No key here. Keys: A to E, P, N, O, U, R, I, plus, minus; T: a card; Q: quit.",
        says="says:",
        whispers="says in the earphones:",
        shows="shows:",
        silent="No sound card, so nothing is heard",
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
            label = self._prompts.whispers if spoken.channel == "earphone" else self._prompts.says
            self._write(f"{label} {for_eyes(spoken.text, spoken.language)}")
        shown = self._bench.recording.screen
        if shown and shown != self._shown and not said:
            self._shown = shown
            self._write(f"{self._prompts.shows} [{' / '.join(shown)}]")

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
        """The signs of the games and the contents of their cards; of one that is played, its cards alone."""
        played = self._bench.state()["game"]
        games = find_games()
        if played is None:
            self._write("\n".join((self._prompts.signs, *(f"coincoin/game.{name}" for name in games))))
        self._write(self._prompts.cards)
        for game in games.values():
            if played in (None, game.name):
                codes = (f"{game.name}/{code}" for deck in game.decks for code in deck.cards)
                self._write("\n".join(codes))

    def _lay(self, content: str) -> None:
        try:
            self._bench.tap(tag_of(content))
        except ValueError as error:
            self._write(str(error))


def run(state: Path, language: Language, *, silent: bool, earphone: bool = False) -> None:
    """Play at the terminal this was started from. ``earphone``: what is said there is printed, and not heard."""
    open_sink = None if silent else heard_card(language)
    bench = Bench(
        boot(language, wall=time.time),
        state,
        gait="real",
        configuration=EARPHONE if earphone else None,
        open_sink=open_sink,
    )
    with bench:
        terminal = Terminal(bench, language, read_key=_pressed, read_line=_asked, write=_printed)
        stop = threading.Event()

        def report() -> None:
            with suppress(BrokenPipeError):  # nobody reads any more, which the keyboard's thread will notice
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


def heard_card(language: Language) -> OpenSink | None:
    """The machine's sound output, or None when there is none to be heard."""
    card = open_card()
    try:
        card(_silence).close()
    except SinkAbsent as error:
        _printed(f"{PROMPTS[language].silent} ({error}).")
        return None
    return card


def _silence(count: int) -> Pcm:
    return np.zeros(count, np.int16)


def _pressed() -> str:
    """The next key, and nothing at Ctrl-D; of a keyboard that is a pipe, the next letter, and nothing at its end."""
    try:
        return click.getchar() if sys.stdin.isatty() else sys.stdin.read(1)
    except EOFError:
        return ""


def _asked(prompt: str) -> str:
    """The line that was typed; nothing when Ctrl-C or Ctrl-D left the question."""
    try:
        return str(click.prompt(prompt, default="", show_default=False, prompt_suffix=" "))
    except click.Abort:
        return ""


def _printed(line: str) -> None:
    click.echo(line)
