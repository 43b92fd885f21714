"""The command line: ``coincoin`` and its commands. Each is a few lines that call the piece which does the work."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from firmware.engine.errors import EngineError

if TYPE_CHECKING:
    from firmware.words.lexicon import Language

LANGUAGES = click.Choice(["fr", "en"])


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="coincoin")
def main() -> None:
    """Coincoin: a talking box that referees real card games."""


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """``key=value`` words as a dictionary; an error naming the word that is none."""
    for option in options:
        if "=" not in option:
            raise click.BadParameter(f"{option!r} should look like key=value", param_hint="--option")
    return dict(option.split("=", 1) for option in options)


@main.command()
@click.argument("game")
@click.option("--seats", required=True, help="The players' names, clockwise, separated by commas.")
@click.option("--seed", type=int, help="The number behind all chance; drawn when not given.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A game option; may be repeated.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
def referee(game: str, seats: str, seed: int | None, options: tuple[str, ...], lang: Language) -> None:
    """Referee GAME on JSON lines (docs/protocol.md)."""
    import secrets

    from firmware.engine.game import find_game
    from firmware.engine.session import Session
    from firmware.referee import referee as play
    from firmware.words.lexicon import Lexicon

    names = [name.strip() for name in seats.split(",")]
    chance = secrets.randbits(32) if seed is None else seed
    try:
        session = Session(find_game(game), names, seed=chance, options=pairs(options))
    except EngineError as error:
        raise click.UsageError(str(error)) from error
    lexicon = Lexicon(lang, session.game, session.seats)
    for line in play(session, lexicon, sys.stdin.buffer):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", "number", type=int, help="Which game of the journal; the last one when not given.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
def replay(file: Path, number: int | None, lang: Language) -> None:
    """Play the recorded evening in FILE, a journal, as the referee would tell it."""
    from firmware.replay import replay as play

    try:
        for line in play(file, number, lang):
            sys.stdout.buffer.write(line + b"\n")
    except EngineError as error:
        raise click.UsageError(str(error)) from error
