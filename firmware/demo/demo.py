"""The demonstration: an evening on the bench, and what is left of it."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
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

Speed = Literal["fast", "real"]
Say = Callable[[str], None]

PICTURES: Final = 24
"""How many screens the strip shows, spread over the evening."""
PROGRESS_EVERY: Final = 10
"""Answers between two lines of progress."""

TRANSCRIPT, SOUND, SCREENS = "transcript.txt", "evening.wav", "screens.png"


@dataclass(frozen=True, slots=True)
class Words:
    """What the demonstration says of itself, in one language."""

    answer: tuple[str, str]
    """One, and many."""
    minute: tuple[str, str]
    second: tuple[str, str]
    single: tuple[int, ...]
    """The numbers that are not many."""
    progress: str
    end: str
    sound: str
    journal: str
    transcript: str
    screens: str
    colon: str

    def count(self, count: float, thing: tuple[str, str]) -> str:
        """This many, rounded, with the right form of the word."""
        whole = round(count)
        return f"{whole} {thing[0 if whole in self.single else 1]}"


WORDS: Final[Mapping[Language, Words]] = {
    "fr": Words(
        answer=("réponse", "réponses"),
        minute=("minute", "minutes"),
        second=("seconde", "secondes"),
        single=(0, 1),
        progress="{answers}, {minutes} min {seconds} s de soirée, {ours} s pour nous",
        end="{answers}, {minutes} de jeu en {seconds}",
        sound="{seconds} de son",
        journal="journal",
        transcript="transcription",
        screens="écrans",
        colon="\u00a0:",
    ),
    "en": Words(
        answer=("answer", "answers"),
        minute=("minute", "minutes"),
        second=("second", "seconds"),
        single=(1,),
        progress="{answers}, {minutes} min {seconds} s of the evening, {ours} s of ours",
        end="{answers}, {minutes} of play in {seconds}",
        sound="{seconds} of sound",
        journal="journal",
        transcript="transcript",
        screens="screens",
        colon=":",
    ),
}


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
    words = WORDS[language]

    def progress(answers: int, now: float) -> None:
        if answers % PROGRESS_EVERY == 0:
            minutes, seconds = divmod(int(now), 60)
            told = words.progress.format(
                answers=words.count(answers, words.answer),
                minutes=minutes,
                seconds=seconds,
                ours=round(time.monotonic() - began),
            )
            say(f"--- {told} ---")

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
    _tell_figures(WORDS[language], len(session.answers), now, sound, time.monotonic() - began, out, say)


def _tell_figures(words: Words, answers: int, evening: float, sound: float, ours: float, out: Path, say: Say) -> None:
    """How much was played and is left: ``evening``, ``sound`` and ``ours`` are seconds."""
    minutes, seconds = words.count(evening / 60, words.minute), words.count(ours, words.second)
    say(words.end.format(answers=words.count(answers, words.answer), minutes=minutes, seconds=seconds))
    left = {
        JOURNAL: words.journal,
        TRANSCRIPT: words.transcript,
        SOUND: words.sound.format(seconds=words.count(sound, words.second)),
        SCREENS: words.screens,
    }
    for name, what in left.items():
        say(f"{out / name}{words.colon} {what}")
