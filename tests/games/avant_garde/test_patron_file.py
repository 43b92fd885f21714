"""The owner's own patrons: what their file adds, and how each of its faults is named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from firmware.cli import main
from firmware.engine.asks import Answer, Number
from firmware.engine.errors import DataWrong
from firmware.engine.game import Game, extend_games
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon

BERLIN = """
[[patron]]
id = "berlin-3"
set = "Berlin"
number = 3
phase = "purchase"
name = "La \\"Diva\\""
dollars = 2
per = "turn"
text.fr = "Deux dollars si vous avez posé un 3."
text.en = "Two dollars if you laid a 3."

[[patron]]
id = "berlin-5"
set = "Berlin"
number = 5
phase = "purchase"
dollars = -1
text = "Piocher {deux} cartes"

[[patron]]
id = "new-york-6"
set = "New York"
number = 6
phase = "purchase"
text = "Trois dollars."
"""


@pytest.fixture
def berlin(tmp_path: Path) -> Path:
    file = tmp_path / "avant-garde.toml"
    file.write_text(BERLIN, encoding="utf-8")
    return file


def extended(file: Path) -> Game:
    assert GAME.extend is not None
    return GAME.extend(file)


def problems(tmp_path: Path, text: str) -> tuple[str, ...]:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DataWrong) as wrong:
        extended(file)
    return tuple(problem.removeprefix(str(file)) for problem in wrong.value.problems)


def test_the_owners_patrons_join_ours_and_replace_those_of_the_same_id(berlin: Path) -> None:
    game = extended(berlin)
    assert len(game.deck("patrons").cards) == 8
    assert game.face("avant-garde/patron.berlin-3") is not None
    words = Lexicon("fr", game, ("Ada", "Bo"))
    assert words.option("patron", "berlin-3") == 'La "Diva", Berlin 3'
    assert words.message(game.tell_of("avant-garde/patron.new-york-6")[1]) == "Trois dollars."
    assert words.message(game.tell_of("avant-garde/patron.berlin-5")[1]) == "Piocher {deux} cartes"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_patron_has_words_in_both_languages(berlin: Path, language: Language) -> None:
    words = Lexicon(language, extended(berlin), ("Ada", "Bo"))
    names = {words.option("patron", id) for id in words.facets["patron"]}
    assert len(names) == 8


def test_the_owners_patrons_are_played(berlin: Path) -> None:
    session = Session(extended(berlin), ("Ada", "Bo"))
    answers: list[Answer] = [["berlin-5", "berlin-3"], "0", 5]
    for answer in answers:
        assert session.answer(answer) == ()
    assert session.ask is not None
    assert session.ask.accepts() == {"options": {"2": 5, "3": 5}, "sum": 5}
    assert session.answer({"3": 2}) == ()
    assert session.answer(0) == ()
    assert session.ask.about["dollars"] == 5 + 2
    assert isinstance(session.ask, Number)
    assert session.ask.cards == {"patron.berlin-5": -1}


PATRON = """[[patron]]
id = "rome-2"
set = "Rome"
number = 2
phase = "exhibition"
text = "Rien."
"""


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (PATRON.replace("number = 2", "number = 8"), ", line 4: number is 8; expected a whole number from 2 to 7"),
        (PATRON.replace("exhibition", "night"), ", line 5: phase is 'night'; expected one of exhibition, purchase"),
        (PATRON.replace('set = "Rome"', ""), ", line 1: set is missing; expected the name of its set, of 1 to 24"),
        (PATRON + 'colour = "red"', ", line 7: colour is 'red'; expected one of the keys id, set,"),
        (PATRON + "dollars = true", ", line 7: dollars is True; expected a whole number from -9 to 9, not 0"),
        (PATRON + 'per = "card"', ", line 1: dollars is missing; expected the dollars it pays, since per is given"),
        (PATRON.replace('"Rien."', '{ fr = "Rien." }'), ", line 6: text is {'fr': 'Rien.'}; expected a text of"),
        (PATRON.replace("rome-2", "Rome 2"), ", line 2: id is 'Rome 2'; expected small letters, digits and hyphens"),
        (
            PATRON.replace("exhibition", "purchase") + 'changes = ["colour"]',
            ", line 7: changes is ['colour']; expected",
        ),
        (PATRON + PATRON, ", line 8: id is 'rome-2'; expected an id that no other patron of this file has"),
        ("patron = 3", ", line 1: patron is 3; expected tables that begin with [[patron]]"),
        ("mecene = 3\n" + PATRON, ", line 1: mecene is 3; expected only tables that begin with [[patron]]"),
        ("[[patron]\n", ": cannot be read as TOML: "),
        (PATRON.replace('"Rome"', '"New York"'), ": rome-2 and new-york-2 have the same set, number and name"),
    ],
)
def test_a_fault_is_named_with_its_line_its_key_and_what_was_expected(tmp_path: Path, wrong: str, told: str) -> None:
    found = problems(tmp_path, wrong)
    assert len(found) == 1
    assert found[0].startswith(told)


def test_all_faults_are_named_together(tmp_path: Path) -> None:
    wrong = PATRON.replace("number = 2", "number = 8") + PATRON.replace("rome-2", "rome-3").replace("exhibition", "x")
    assert [problem.split(":")[0] for problem in problems(tmp_path, wrong)] == [", line 4", ", line 11"]


@pytest.mark.expects_errors
def test_a_wrong_file_leaves_the_game_as_it_was(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "avant-garde.toml").write_text("patron = 3", encoding="utf-8")
    games, wrong = extend_games({GAME.name: GAME}, tmp_path)
    assert games == {GAME.name: GAME}
    assert len(wrong) == 1
    assert "patron is 3" in caplog.text


def test_the_command_line_takes_a_right_file_and_turns_a_wrong_one_down(berlin: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    taken = CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(state)])
    assert taken.exit_code == 0, taken.output
    games, wrong = extend_games({GAME.name: GAME}, state)
    assert (len(games[GAME.name].deck("patrons").cards), wrong) == (8, ())
    berlin.write_text("patron = 3", encoding="utf-8")
    refused = CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(state)])
    assert refused.exit_code == 1
    assert "line 1: patron is 3" in refused.output
    assert (state / "avant-garde.toml").read_text(encoding="utf-8") == BERLIN


def test_a_state_directory_that_is_not_there_is_named_and_not_made(berlin: Path, tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(tmp_path / "typo")])
    assert refused.exit_code == 2
    assert f"{tmp_path / 'typo'}' does not exist" in refused.output
    assert not (tmp_path / "typo").exists()


def test_a_place_that_cannot_be_written_is_told_with_a_remedy(berlin: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    place = state / "avant-garde.toml"
    place.mkdir(parents=True)
    refused = CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(state)])
    assert refused.exit_code == 1 and isinstance(refused.exception, SystemExit)
    assert f"{place} cannot be written: Is a directory" in refused.output
    assert "sudo" in refused.output and "--state" in refused.output
    assert list(state.iterdir()) == [place]


def test_the_box_may_read_what_another_user_gave_it(berlin: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    before = os.umask(0o077)
    try:
        CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(state)])
    finally:
        os.umask(before)
    assert (state / "avant-garde.toml").stat().st_mode & 0o777 == 0o644


def test_what_an_owner_s_new_file_replaces_is_kept_beside_it(tmp_path: Path, berlin: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    said = []
    for times in (1, 1, 2, 3):
        berlin.write_text("# again\n" * times + berlin.read_text(encoding="utf-8").replace("# again\n", ""), "utf-8")
        taken = CliRunner().invoke(main, ["extend", "avant-garde", str(berlin), "--state", str(state)])
        assert taken.exit_code == 0, taken.output
        said.append(len(taken.output.splitlines()))
    assert said == [1, 1, 2, 2]
    kept = [state / f"avant-garde.before-{number}.toml" for number in (1, 2)]
    assert [file.read_text(encoding="utf-8").count("# again") for file in (*kept, state / "avant-garde.toml")] == [
        1,
        2,
        3,
    ]
    assert len([*state.iterdir()]) == 3
