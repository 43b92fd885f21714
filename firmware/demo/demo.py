"""The demonstration: an evening on the bench, and what is left of it."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

from PIL import Image

from device.bench.bench import Bench
from device.bench.pictures import strip
from device.bench.record import Recording
from firmware.bench_box import boot
from firmware.demo.evening import EveningPlay, Table
from firmware.demo.transcript import Transcript
from firmware.engine.game import Game
from firmware.service import JOURNAL
from firmware.terminal import heard_card
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from firmware.words.sentences import load_sentences
from firmware.words.values import Argument, quantity
from firmware.words.written import typeset

Speed = Literal["fast", "real"]
Say = Callable[[str], None]

PICTURES: Final = 24
"""How many screens the strip shows, spread over the evening."""
PROGRESS_EVERY: Final = 10
"""Answers between two lines of progress."""

TRANSCRIPT, SOUND, SCREENS = "transcript.txt", "evening.wav", "screens.png"


def told(language: Language, id: str, file: Path | None = None, **numbers: float) -> str:
    """A sentence of the demonstration about itself, its numbers rounded."""
    sentences = load_sentences(language, __package__)
    pattern = sentences.pattern(id, "full")
    assert pattern is not None, f"{id} has its words"
    args: dict[str, Argument] = {name: quantity(round(number), language, False) for name, number in numbers.items()}
    text, errors = sentences.compose(pattern, args if file is None else {"file": str(file), **args})
    assert not errors, errors
    return typeset(text) if language == "fr" else text


def demonstrate(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, str],
    *,
    seed: int,
    language: Language,
    speed: Speed,
    out: Path,
    say: Say,
) -> EveningPlay:
    """Play it, print it, and leave journal, transcript, sound and screens in ``out``.

    Raises SeatsWrong or OptionUnknown before anything is written, and OutOfStep if the box lost its way.
    """
    table = Table(game, tuple(seats), dict(options), seed)
    game.check_seats(table.seats)
    game.settle_options(table.options)
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with ExitStack() as stack:
        made = stack.enter_context(tempfile.TemporaryDirectory(prefix="coincoin-"))
        file = stack.enter_context((out / TRANSCRIPT).open("w", encoding="utf-8"))
        state = Path(made) / "state"
        state.mkdir()
        bench = Bench(
            boot(language, seed=seed, wall=time.time),
            state,
            gait="virtual" if speed == "fast" else "real",
            open_sink=heard_card(language) if speed == "real" else None,
        )
        with bench:
            transcript = Transcript(bench.recording, language, (file, sys.stdout))
            transcript.title(f"{Lexicon(language, game).sentence('game-name')}: {', '.join(table.seats)}")
            played = EveningPlay(bench, table, transcript, _progress(began, language, say))
            played.play()
        shutil.copy(state / JOURNAL, out / JOURNAL)
        seconds = bench.copper.write_wav(out / SOUND)
    strip(spread(bench.recording)).save(out / SCREENS)
    _tell_end(played, language, bench.now, seconds, began, out, say)
    return played


def _progress(began: float, language: Language, say: Say) -> Callable[[int, float], None]:
    def progress(answers: int, now: float) -> None:
        if answers % PROGRESS_EVERY == 0:
            minutes, seconds = divmod(int(now), 60)
            ours = time.monotonic() - began
            say(told(language, "demo-progress", answers=answers, minutes=minutes, seconds=seconds, ours=ours))

    return progress


def spread(recording: Recording) -> list[tuple[str, Image.Image]]:
    """Captioned pictures of the evening, evenly spread, no two alike in a row."""
    shown = [frame for frame in recording.frames if frame.lines]
    distinct = [
        frame for before, frame in pairwise((None, *shown)) if frame and (not before or before.lines != frame.lines)
    ]
    step = max(1, len(distinct) // PICTURES)
    return [(f"{int(frame.at) // 60}:{int(frame.at) % 60:02d}", frame.image) for frame in distinct[::step][:PICTURES]]


def _tell_end(
    played: EveningPlay, language: Language, now: float, sound: float, began: float, out: Path, say: Say
) -> None:
    session = played.session
    result = session.result
    assert result is not None, "the evening was played to its end"
    lexicon = Lexicon(language, session.game, session.seats)
    say("")
    say(lexicon.sentence(f"reason-{result.reason}", {"winners": result.winners}))
    for seat, total in enumerate(result.totals):
        say(f"{session.seats[seat]} {total}")
    ours = time.monotonic() - began
    say(told(language, "demo-end", answers=len(session.answers), minutes=now / 60, seconds=ours))
    say(told(language, "demo-journal", out / JOURNAL))
    say(told(language, "demo-transcript", out / TRANSCRIPT))
    say(told(language, "demo-sound", out / SOUND, seconds=sound))
    say(told(language, "demo-screens", out / SCREENS))
