"""A recorded evening is told again just as it was told, or it is said plainly why it cannot be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.cli import main
from firmware.engine.errors import EngineError, GameNotRecorded, GameUnknown, NotAJournal, VersionChanged
from firmware.engine.game import Game, Result, Rulebook
from firmware.engine.table import Table
from firmware.referee import Referee, encode
from firmware.replay import replay
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from tests.engine.journals import GAMES, NAME, SEATS, finish, open_journal, play, start
from tests.engine.toy import GAME


@contextmanager
def new_folder() -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        yield Path(folder)


@given(st.integers(0, 2**32), st.integers(0, 30), st.sampled_from([0, 2, 5]), st.sampled_from(["fr", "en"]))
@settings(max_examples=15, deadline=None)
def test_a_replay_tells_what_was_told(seed: int, moves: int, undo_every: int, lang: Language) -> None:
    with new_folder() as folder:
        journal = open_journal(folder)
        evening = start(journal, seed)
        live = Referee(evening.session, Lexicon(lang, GAME, SEATS))
        told = [encode(live.header()), encode(live.stop())]
        for move in range(1, moves + 1):
            undo = bool(undo_every) and move % undo_every == 0
            before = len(journal.entries(1))
            play(evening, 1, seed + move, undo_every=int(undo))
            for entry in journal.entries(1)[before:]:
                what = {"undo": True} if undo else {"answer": entry.body}
                told.append(encode({"entry": what, **live.stop()}))  # type: ignore[dict-item]
        assert list(replay(folder / NAME, None, lang, GAMES)) == told
        journal.close()
        assert list(replay(folder / NAME, 1, lang, GAMES)) == told


def test_any_game_of_the_journal_can_be_replayed_and_the_last_is_meant_by_none(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    finish(start(journal, seed=1))
    voided = start(journal, seed=2)
    play(voided, 2)
    voided.void()
    journal.close()
    first = [json.loads(line) for line in replay(tmp_path / NAME, 1, "en", GAMES)]
    last = [json.loads(line) for line in replay(tmp_path / NAME, None, "en", GAMES)]
    assert (first[0]["seed"], last[0]["seed"]) == (1, 2)
    assert "result" in first[-1]
    assert len(last) == 4
    assert "entry" not in last[1]
    assert last[2]["entry"] == {"answer": "0"}


def cheaper(table: Table) -> Rulebook:
    """Other points under the same version."""
    inner = GAME.play(table)
    ask = next(inner)
    while True:
        answer = yield ask
        ask = inner.send(answer)
        table.award(0, 1, "luck")
    return Result((), (), "most")


@pytest.mark.parametrize(
    ("number", "games", "error", "message"),
    [
        (2, GAMES, GameNotRecorded, "holds games 1 to 1, not 2"),
        (None, {}, GameUnknown, "no game 'toy'"),
        (None, {"toy": replace(GAME, version=2)}, VersionChanged, "version 1 of its rules, version 2 is installed"),
        (None, {"toy": replace(GAME, play=cheaper)}, VersionChanged, "entry 1 gave .0, 0. points when played"),
    ],
)
def test_what_cannot_be_replayed_is_an_error_in_one_sentence(
    tmp_path: Path, number: int | None, games: dict[str, Game], error: type[EngineError], message: str
) -> None:
    journal = open_journal(tmp_path)
    play(start(journal), 3)
    journal.close()
    with pytest.raises(error, match=message):
        list(replay(tmp_path / NAME, number, "fr", games))


def test_a_journal_without_games_has_nothing_to_replay(tmp_path: Path) -> None:
    open_journal(tmp_path).close()
    with pytest.raises(GameNotRecorded, match="holds no game"):
        list(replay(tmp_path / NAME, None, "fr", GAMES))


def test_the_command_ends_with_a_sentence_for_a_file_that_is_no_journal(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Bo")
    with pytest.raises(NotAJournal):
        list(replay(tmp_path / "letter", None, "fr", GAMES))
    run = CliRunner().invoke(main, ["replay", str(tmp_path / "letter")])
    assert run.exit_code == 2
    assert "letter is not a journal" in run.output


def test_the_command_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("firmware.engine.game.find_games", lambda: GAMES)
    journal = open_journal(tmp_path)
    play(start(journal), 3)
    journal.close()
    run = CliRunner().invoke(main, ["replay", str(tmp_path / NAME), "--lang", "en"])
    assert (run.exit_code, run.stdout_bytes.splitlines()) == (0, list(replay(tmp_path / NAME, None, "en", GAMES)))
