"""The demonstration: a whole evening by keys and cards, and what it leaves behind."""

from __future__ import annotations

import re
import wave
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from firmware.demo.demo import SCREENS, SOUND, TRANSCRIPT, demonstrate
from firmware.demo.demo import told as about
from firmware.demo.evening import EveningPlay
from firmware.engine.errors import OptionUnknown, SeatsWrong
from firmware.engine.evening import fold
from firmware.engine.game import find_game
from firmware.engine.journal import Journal
from firmware.engine.session import Session
from firmware.service import JOURNAL
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from firmware.words.written import printed

SEATS = ("Ada", "Bo", "Cy")


def play(
    out: Path,
    language: Language = "fr",
    *,
    game: str = "interduck",
    options: dict[str, str] | None = None,
    said: list[str] | None = None,
) -> EveningPlay:
    told = [] if said is None else said
    return demonstrate(
        find_game(game), SEATS, options or {}, seed=7, language=language, speed="fast", out=out, say=told.append
    )  # fmt: skip


@pytest.fixture(scope="module")
def told() -> list[str]:
    """What the demonstration of ``evening`` told of itself."""
    return []


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory, told: list[str]) -> tuple[Path, EveningPlay]:
    out = tmp_path_factory.mktemp("evening")
    return out, play(out, said=told)


def test_the_journal_that_is_left_plays_to_the_same_totals(evening: tuple[Path, EveningPlay]) -> None:
    out, played = evening
    records = Journal.read(out / JOURNAL)
    record, entries, _ = records.game(records.numbers()[-1])
    records.close()
    again = Session(
        find_game("interduck"), record.seats, seed=record.seed, options=record.options, answers=fold(entries)
    )
    assert again.over and again.totals == played.session.totals


def test_the_winners_are_said_to_the_end(evening: tuple[Path, EveningPlay]) -> None:
    out, played = evening
    result = played.session.result
    assert result is not None
    lexicon = Lexicon("fr", played.session.game, SEATS)
    last = next(message for message in played.session.told if message.id in ("winner", "winners"))
    assert f"dit « {printed(lexicon.message(last, spoken=True))} »" in (out / TRANSCRIPT).read_text(encoding="utf-8")


def test_the_transcript_tells_keys_cards_speech_screen_and_the_power_cut(evening: tuple[Path, EveningPlay]) -> None:
    text = (evening[0] / TRANSCRIPT).read_text(encoding="utf-8")
    for part in ("touche UNDO", "touche REPEAT", "carte InterDuck", "dit «", "montre [", "plus de courant"):
        assert part in text


def test_a_french_transcript_has_the_spaces_of_french_print(evening: tuple[Path, EveningPlay]) -> None:
    text = (evening[0] / TRANSCRIPT).read_text(encoding="utf-8")
    assert text.startswith("InterDuck\u00a0: Ada, Bo, Cy\n")
    assert "dit « Que voulez-vous faire\u00a0? »" in text
    assert not [line for line in text.splitlines() if re.search(r"[^\s?!][?!:;]+(\s|$)", line)]


def test_it_tells_of_itself_in_the_language_of_the_evening(evening: tuple[Path, EveningPlay], told: list[str]) -> None:
    out, _ = evening
    whole = "\n".join(told)
    assert "--- 10 réponses, " in whole and " min " in whole and " s pour nous ---" in whole
    assert re.search(r"^\d+ réponses, \d+ minutes de jeu en \d+ secondes?$", whole, re.MULTILINE)
    assert f"{out / SCREENS}\u00a0: écrans" in told
    assert not re.search("answers|seconds|of play|screens$", whole)


def test_numbers_have_their_plurals() -> None:
    def minutes(language: Language, number: float) -> str:
        return about(language, "demo-end", answers=0, minutes=number, seconds=0).split(", ")[1]

    assert [minutes("fr", n)[:9].strip() for n in (0, 1, 1.6)] == ["0 minute", "1 minute", "2 minutes"]
    assert [minutes("en", n)[:9].strip() for n in (0.2, 1.2, 2)] == ["0 minutes", "1 minute", "2 minutes"]


def test_the_sound_that_is_left_is_speech(evening: tuple[Path, EveningPlay]) -> None:
    with wave.open(str(evening[0] / SOUND)) as file:
        pcm = np.frombuffer(file.readframes(file.getnframes()), np.int16)
        assert file.getnchannels() == 1
    assert pcm.size / 22_050 > 60
    assert np.abs(pcm).max() > 3_000
    assert np.count_nonzero(pcm) > pcm.size / 2


def test_the_screens_are_a_picture(evening: tuple[Path, EveningPlay]) -> None:
    with Image.open(evening[0] / SCREENS) as picture:
        assert picture.width > 300 and picture.height > 300
        assert len(set(picture.convert("L").getextrema())) == 2


def test_the_other_tracking_and_language_are_played_as_well(tmp_path: Path) -> None:
    played = play(tmp_path, "en", options={"tracking": "counts"})
    assert played.session.over
    assert "says «" in (tmp_path / TRANSCRIPT).read_text(encoding="utf-8")


def test_an_evening_that_cannot_be_leaves_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(OptionUnknown, match="tracking"):
        play(out, options={"tracking": "guessed"})
    with pytest.raises(SeatsWrong):
        demonstrate(find_game("interduck"), ("Ada",), {}, seed=1, language="fr", speed="fast", out=out, say=print)
    assert not out.exists()
