"""The command line: ``coincoin`` and its commands. Each is a few lines that call the piece which does the work."""

from __future__ import annotations

import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import click

from firmware.claim import StateInUse
from firmware.engine.errors import DataWrong, EngineError
from firmware.machine import SETTINGS

if TYPE_CHECKING:
    from device.bench.copper import VoiceKind
    from firmware.demo.demo import Speed
    from firmware.engine.game import Game
    from firmware.words.forms import Language

EARPHONE_TOO = click.option("--earphone", is_flag=True, help="A box with a private output, for secret hands.")
LANGUAGES = click.Choice(["fr", "en"])
DATA_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
SETTINGS_FILE = click.option(
    "--config",
    "file",
    type=click.Path(readable=False, path_type=Path),  # what cannot be read is told, and must not stop the box
    default=SETTINGS,
    show_default=True,
    help="The owner's settings; what is missing or makes no sense has its usual value.",
)


class Commands(click.Group):
    """The commands, whose errors by the engine's judgement are told in one line, as click tells its own."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except (DataWrong, StateInUse) as error:
            raise click.ClickException(str(error)) from error
        except EngineError as error:
            raise click.UsageError(str(error)) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="coincoin")
def main() -> None:
    """Coincoin: a talking box that referees real card games."""


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """``key=value`` words as a dictionary; an error naming the word that is none."""
    for option in options:
        if "=" not in option:
            raise click.BadParameter(f"{option!r} should look like key=value", param_hint="--option")
    return dict(option.split("=", 1) for option in options)


def split_names(seats: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in seats.split(","))


def usual_names(game: Game) -> tuple[str, ...]:
    """Three invented names, or as many as the game wants."""
    from firmware.console.menus.naming import INVENTED

    fewest, most = game.seats
    return INVENTED[: min(max(3, fewest), most)]


@contextmanager
def ended_as_by_ctrl_c() -> Iterator[None]:
    """Within, a stop by another program or a closed terminal tidies up as Ctrl-C does."""
    numbers = (signal.SIGTERM, signal.SIGHUP)
    before = [signal.signal(number, signal.default_int_handler) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


@contextmanager
def state_directory(chosen: Path | None) -> Iterator[Path]:
    """The directory that was named, made if need be; else a new one that is deleted at the end."""
    if chosen is not None:
        try:
            chosen.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise click.UsageError(f"the state directory cannot be used: {error}") from error
        yield chosen
        return
    with ended_as_by_ctrl_c(), tempfile.TemporaryDirectory(prefix="coincoin-") as made:
        directory = Path(made) / "state"
        directory.mkdir()
        yield directory


def unwritten(error: OSError, place: Path | None) -> Exception:
    """What to raise when ``place`` cannot be written: a closed pipe, as of ``head``, ends every command quietly."""
    if isinstance(error, BrokenPipeError):
        return error
    if error.strerror is None:  # ours, in words
        return click.ClickException(str(error))
    return click.ClickException(f"{error.filename or place} cannot be written: {error.strerror}")


def put_own_data(data: bytes, place: Path) -> Path | None:
    """Write it whole or not at all, and for every user to read: the box is another one than who runs this.

    What was there and is another is kept beside, for it may hold what was made at the box; where, is returned.
    """
    from firmware.engine.durable import replacing

    kept: Path | None = None
    try:
        if place.exists() and place.read_bytes() != data:
            names = (place.with_suffix(f".before-{number}.toml") for number in count(1))
            kept = next(name for name in names if not name.exists())
            kept.hardlink_to(place)
        with replacing(place) as beside:
            beside.write_bytes(data)
            beside.chmod(0o644)
    except OSError as error:
        raise click.ClickException(
            f"{place} cannot be written: {error.strerror}; try again with sudo, or name the box's own state in --state"
        ) from error
    return kept


@main.command()
@click.argument("game")
@click.option("--seats", required=True, help="The players' names, clockwise, separated by commas.")
@click.option("--seed", type=int, help="The number behind all chance; drawn when not given.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A game option; may be repeated.")
@click.option("--own", type=DATA_FILE, help="The owner's data file for this game.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
def referee(
    game: str, seats: str, seed: int | None, options: tuple[str, ...], own: Path | None, lang: Language
) -> None:
    """Referee GAME on JSON lines (docs/protocol.md)."""
    import secrets

    from firmware.engine.game import extend_game, find_game
    from firmware.engine.session import Session
    from firmware.referee import referee as play
    from firmware.words.lexicon import Lexicon

    names = split_names(seats)
    chance = secrets.randbits(32) if seed is None else seed
    known = find_game(game)
    chosen = known if own is None else extend_game(known, own)
    session = Session(chosen, names, seed=chance, options=pairs(options))
    lexicon = Lexicon(lang, session.game, session.seats)
    for line in play(session, lexicon, sys.stdin.buffer):
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()


@main.command()
@click.argument("game")
@click.argument("file", type=DATA_FILE)
@click.option(
    "--state",
    type=click.Path(exists=True, file_okay=False, readable=False, path_type=Path),
    required=True,
    help="The box's state directory, which is there.",
)
def extend(game: str, file: Path, state: Path) -> None:
    """Give GAME the owner's data in FILE, such as patrons: it is checked, then copied to where the box reads it."""
    from firmware.engine.game import extend_game, find_game, own_file

    extend_game(find_game(game), file)
    place = own_file(game, state)
    kept = put_own_data(file.read_bytes(), place)
    click.echo(f"{place}: the box reads it when it starts next")
    if kept is not None:
        click.echo(f"{kept}: what was there before, with what was made at the box; copy from it what you miss")


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--game", "number", type=int, help="Which game of the journal; the last one when not given.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
def replay(file: Path, number: int | None, lang: Language) -> None:
    """Play the recorded evening in FILE, a journal, as the referee would tell it."""
    from firmware.replay import replay as play

    for line in play(file, number, lang):
        sys.stdout.buffer.write(line + b"\n")


@main.command()
@click.option("--state", type=click.Path(file_okay=False, path_type=Path), help="Where the journal is kept.")
@click.option("--seed", type=int, help="The number behind all chance; drawn when not given.")
@click.option("--voice", type=click.Choice(["espeak", "measured"]), default="espeak", show_default=True)
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
@EARPHONE_TOO
def bench(state: Path | None, seed: int | None, voice: VoiceKind, lang: Language, earphone: bool) -> None:
    """A whole box on simulated copper, on JSON lines (docs/bench.md)."""
    from device.bench.bench import Bench
    from firmware.bench_box import EARPHONE, boot
    from firmware.bench_lines import bench_lines

    settings = EARPHONE if earphone else None
    with (
        state_directory(state) as directory,
        Bench(boot(lang, seed=seed), directory, voice=voice, configuration=settings) as box,
    ):
        for line in bench_lines(box, sys.stdin.buffer):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()


@main.command()
@click.argument("game")
@click.option("--seats", help="The players' names, separated by commas; usual ones when not given.")
@click.option("--seed", type=int, default=7, show_default=True, help="The number behind all chance.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A game option; may be repeated.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
@click.option("--speed", type=click.Choice(["fast", "real"]), default="fast", show_default=True)
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("evening"), show_default=True)
def demo(
    game: str, seats: str | None, seed: int, options: tuple[str, ...], lang: Language, speed: Speed, out: Path
) -> None:
    """Play a whole evening of GAME on simulated copper, and keep what was said and shown.

    Fast takes seconds. Real takes as long as an evening takes, and is heard where there is a sound card.
    """
    from firmware.demo.demo import demonstrate
    from firmware.engine.game import find_game

    chosen = find_game(game)
    names = usual_names(chosen) if seats is None else split_names(seats)
    try:
        with ended_as_by_ctrl_c():
            demonstrate(chosen, names, pairs(options), seed=seed, language=lang, speed=speed, out=out, say=click.echo)
    except OSError as error:
        raise unwritten(error, out) from error


@main.command()
@click.option("--state", type=click.Path(file_okay=False, path_type=Path), help="Where the journal is kept.")
@click.option("--lang", type=LANGUAGES, default="fr", show_default=True)
@click.option("--silent", is_flag=True, help="Do not use the sound card.")
@EARPHONE_TOO
def play(state: Path | None, lang: Language, silent: bool, earphone: bool) -> None:
    """The box at this terminal: its keys on the keyboard, its words in lines, and aloud where there is a sound card."""
    from firmware.terminal import run

    with state_directory(state) as directory:
        run(directory, lang, silent=silent, earphone=earphone)


@main.command()
@SETTINGS_FILE
def serve(file: Path) -> None:
    """Run the box: what the service manager starts."""
    import logging

    from firmware.serve import serve as run

    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    run(file)


@main.command()
@click.argument("text", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Write all that the box says, with an index, into a folder.")
@click.option("--lang", type=LANGUAGES, help="That of the settings when not given.")
@click.option("--voice", help="A voice as in the settings, such as fr+f3; the one there when not given.")
@click.option("--rate", type=click.IntRange(1, 7), default=3, show_default=True, help="The box's speed step.")
@click.option("--out", type=click.Path(path_type=Path), help="The WAV file; with --all, the folder.")
@click.option("--force", is_flag=True, help="Write over what --out names.")
@SETTINGS_FILE
def say(
    text: tuple[str, ...],
    everything: bool,
    lang: Language | None,
    voice: str | None,
    rate: int,
    out: Path | None,
    force: bool,
    file: Path,
) -> None:
    """Say TEXT in the box's voice, as its settings make it: aloud, or into a file.

    With --all, a listening sheet: examples of every sentence of the box and of each game, and index.html beside them.
    """
    from device.sink import SinkAbsent
    from device.soundcard import open_card
    from firmware.console.preferences import RATES
    from firmware.engine.game import find_games
    from firmware.listening_sheet import write_sheet
    from firmware.say import Reciter, VoiceFailed, say_aloud, say_into
    from firmware.serve import read_settings

    words = " ".join(text).strip()
    if everything == bool(words) or (everything and out is None):
        raise click.UsageError("give a text, or --all with its folder in --out, not both")
    settings, troubles = read_settings(file)
    for trouble in troubles:
        click.echo(f"{file}: {trouble}", err=True)
    language = lang or settings.box.language
    try:
        with Reciter(language, voice, RATES[rate - 1], settings) as reciter:
            if out is None:
                say_aloud(reciter, words, open_card(settings.sound.device))
            elif everything:
                write_sheet(out, language, find_games(), reciter, click.echo, force=force)
            else:
                say_into(reciter, words, out, force=force)
    except SinkAbsent as error:
        raise click.ClickException(f"no sound card is heard, try --out: {error}") from error
    except VoiceFailed as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise unwritten(error, out) from error


@main.command()
@click.option("--quick", is_flag=True, help="Fewer repetitions, for a first look.")
def benchmark(quick: bool) -> None:
    """Measure the budgets of the box on this machine, and print the table."""
    from firmware.benchmark.table import run

    run(quick=quick, say=click.echo)


if __name__ == "__main__":
    main()
