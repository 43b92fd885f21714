"""A game at the table outlives the power: it goes on exactly where its last written entry left it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Refusal
from firmware.engine.errors import OptionUnknown, SeatsWrong
from firmware.engine.evening import Evening, Lost
from firmware.engine.game import Result, Rulebook
from firmware.engine.journal import Journal
from firmware.engine.records import Entry
from firmware.engine.table import Table
from tests.engine.journals import GAMES, SEATS, finish, open_journal, play, resumed, seen, start
from tests.engine.toy import GAME


@contextmanager
def journal_in_a_new_folder() -> Iterator[tuple[Path, Journal]]:
    with TemporaryDirectory() as folder:
        journal = open_journal(Path(folder))
        yield Path(folder), journal
        journal.close()


def copy_entries(entries: tuple[Entry, ...], folder: Path, seed: int) -> Journal:
    """A journal that was cut off after these entries."""
    journal = open_journal(folder)
    game = journal.start(GAME, SEATS, seed=seed, options={"rounds": "1"})
    for entry in entries:
        journal.append(game, entry.kind, entry.body, entry.totals, over=entry.over)
    return journal


@given(st.integers(0, 2**32), st.integers(0, 20), st.sampled_from([0, 2, 3, 5]))
@settings(max_examples=15, deadline=None)
def test_a_power_cut_anywhere_changes_nothing(seed: int, moves: int, undo_every: int) -> None:
    with journal_in_a_new_folder() as (folder, journal):
        evening = start(journal, seed)
        play(evening, moves, seed, undo_every)
        if evening.session.over:
            evening.undo()
        again = open_journal(folder, "second")
        assert seen(resumed(again)) == seen(evening)
        again.close()


@given(st.integers(0, 2**32), st.sampled_from([0, 3]))
@settings(max_examples=3, deadline=None)
def test_a_journal_cut_after_any_entry_resumes_exactly_there(seed: int, undo_every: int) -> None:
    with journal_in_a_new_folder() as (folder, journal):
        evening = start(journal, seed)
        stops = [seen(evening)]
        for move in range(1, 12):
            play(evening, 1, seed + move, undo_every=1 if undo_every and move % undo_every == 0 else 0)
            stops.append(seen(evening))
        entries = journal.entries(1)
        assert len(entries) == 11
        for length, stop in enumerate(stops):
            cut = copy_entries(entries[:length], folder / str(length), seed)
            cut.close()
            cut = open_journal(folder / str(length))
            assert seen(resumed(cut)) == stop
            cut.close()


def test_an_answer_is_written_before_the_call_returns(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    for moves in range(1, 8):
        play(evening, 1, seed=moves)
        records = Journal.read(tmp_path / "coincoin.sqlite")
        assert len(records.game(1)[1]) == moves
        records.close()
    journal.close()


def test_a_refused_answer_is_not_written(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    assert [refusal.code for refusal in evening.answer("9")] == ["not-an-option"]
    assert evening.undo() == (Refusal("nothing-to-undo"),)
    assert journal.entries(1) == ()
    journal.close()


def test_no_game_is_begun_that_cannot_be_played(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    with pytest.raises(SeatsWrong):
        Evening.start(journal, GAME, ["Ada"], seed=1, options={})
    with pytest.raises(OptionUnknown):
        Evening.start(journal, GAME, SEATS, seed=1, options={"rounds": "many"})
    assert Evening.resume(journal, GAMES) is None
    journal.close()


def test_a_finished_game_is_resumed_until_its_end_was_heard_and_undo_opens_it_again(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 1000)
    assert evening.session.over
    assert seen(resumed(journal)) == seen(evening)
    evening.put_away()
    assert Evening.resume(journal, GAMES) is None
    assert evening.undo() == ()
    assert seen(resumed(journal)) == seen(evening)
    assert evening.answer("no") == ()
    assert seen(resumed(journal)) == seen(evening)
    evening.put_away()
    assert Evening.resume(journal, GAMES) is None
    journal.close()


def test_a_voided_game_is_over_for_good(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 3)
    evening.void()
    evening.void()
    assert evening.answer(True) == evening.undo() == (Refusal("game-over"),)
    assert [entry.kind for entry in journal.entries(1)] == ["answer", "answer", "answer", "void"]
    assert Evening.resume(journal, GAMES) is None
    journal.close()


def test_a_resumed_game_goes_on_in_the_journal(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    play(start(journal), 4)
    journal.close()
    journal = open_journal(tmp_path, "second")
    finish(resumed(journal))
    journal.close()
    journal = open_journal(tmp_path, "third")
    assert Evening.resume(journal, GAMES) is None
    assert {entry.boot for entry in journal.entries(1)} == {"first", "second"}
    journal.close()


def changed(table: Table) -> Rulebook:
    """Gives other points than the rules under which the evening was played."""
    table.board = {}
    while True:
        answer: Answer = yield from table.choose_seat("first")
        table.award(0, 99, "luck")
        if answer == "never":
            return Result((), (), "most")


def broken(table: Table) -> Rulebook:
    raise RuntimeError("a rulebook with a fault")
    yield


@pytest.mark.parametrize(
    "games",
    [
        {},
        {"toy": replace(GAME, version=2)},
        {"toy": replace(GAME, play=changed)},
        {"toy": replace(GAME, play=broken)},
        {"toy": replace(GAME, seats=(3, 4))},
        {"toy": replace(GAME, options=())},
    ],
    ids=["not installed", "other version", "other points", "fails", "other seats", "other options"],
)
def test_a_game_of_other_rules_is_lost_with_its_last_points(tmp_path: Path, games: dict[str, object]) -> None:
    journal = open_journal(tmp_path)
    evening = start(journal)
    play(evening, 9, seed=2)
    assert evening.session.totals != (0, 0)
    journal.close()
    journal = open_journal(tmp_path)
    assert Evening.resume(journal, games) == Lost("toy", SEATS, evening.session.totals)  # type: ignore[arg-type]
    assert seen(resumed(journal)) == seen(evening)
    journal.close()


def test_a_game_lost_before_its_first_answer_has_no_points(tmp_path: Path) -> None:
    journal = open_journal(tmp_path)
    start(journal)
    assert Evening.resume(journal, {}) == Lost("toy", SEATS, (0, 0))
    journal.close()
