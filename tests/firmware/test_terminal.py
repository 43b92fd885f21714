"""``coincoin play``: a keyboard is the thirteen keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from device.bench.bench import Bench
from device.keys import KEYS
from firmware.bench_box import EARPHONE, boot
from firmware.terminal import KEYBOARD, PROMPTS, Terminal
from firmware.words.forms import Language


class Desk:
    """A terminal whose keyboard is a list."""

    def __init__(self, bench: Bench, language: Language = "fr") -> None:
        self.bench = bench
        self.keys: list[str] = []
        self.line = ""
        self.printed: list[str] = []
        self.terminal = Terminal(
            bench, language, read_key=self._key, read_line=lambda prompt: self.line, write=self.printed.append
        )

    def type(self, *keys: str) -> None:
        self.keys = list(keys)
        self.terminal.run()

    def _key(self) -> str:
        self.bench.settle()
        self.terminal.report()
        return self.keys.pop(0) if self.keys else ""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    with Bench(boot("fr", seed=1), tmp_path, voice="measured") as bench:
        yield Desk(bench)


def test_every_key_of_the_box_is_on_the_keyboard() -> None:
    assert set(KEYBOARD.values()) == {key.name for key in KEYS}


def test_typing_sets_up_a_game_and_prints_what_the_box_says(desk: Desk) -> None:
    desk.type("\x1b[C", "\r")
    assert desk.printed[0] == PROMPTS["fr"].keys
    assert any(line.startswith("dit : Coincoin est prêt") for line in desk.printed)
    assert desk.bench.state()["mode"] != "menu" or any("réglages" in line for line in desk.printed)


def test_a_card_is_laid_by_its_content(desk: Desk) -> None:
    desk.line = "coincoin/game.interduck"
    desk.type("t")
    assert desk.bench.state()["mode"] == "setup"


def test_a_question_mark_lists_the_cards_that_can_be_laid(desk: Desk) -> None:
    desk.line = "?"
    desk.type("t")
    listed = "\n".join(desk.printed).splitlines()
    assert {"interduck/modern.plain", "canardage/action.shoot"} <= set(listed)
    assert {"coincoin/game.interduck", "coincoin/game.canardage"} <= set(listed)
    desk.line = "coincoin/game.interduck"
    desk.type("t", "o", "o", "o")
    assert desk.bench.state()["mode"] == "game"
    del desk.printed[:]
    desk.line = "?"
    desk.type("t")
    listed = "\n".join(desk.printed).splitlines()
    assert "interduck/modern.plain" in listed and "canardage/action.shoot" not in listed
    assert "coincoin/game.canardage" not in listed


def test_an_idle_key_of_the_keyboard_is_named_as_such(desk: Desk) -> None:
    desk.type("%", "q", "\r")
    assert PROMPTS["fr"].unknown in desk.printed
    assert "P, N, O, U, R, I" in PROMPTS["fr"].unknown
    assert desk.keys == ["\r"]


def test_what_the_screen_shows_is_printed_once_when_the_box_is_quiet(desk: Desk) -> None:
    desk.type()
    desk.terminal.report()
    desk.terminal.report()
    shown = [line for line in desk.printed if line.startswith("montre")]
    assert len(shown) == len(set(shown)) == 1


def test_a_content_that_no_tag_can_hold_is_refused_in_words_and_the_box_plays_on(desk: Desk) -> None:
    desk.line = "x" * 5000
    desk.type("t")
    assert desk.bench.state()["mode"] == "menu"
    assert not any(line.startswith("Traceback") for line in desk.printed)
    assert any("of 5000 signs" in line and len(line) < 1000 for line in desk.printed), desk.printed[-3:]


def test_french_is_printed_with_its_spaces_and_english_without(tmp_path: Path) -> None:
    for language, said in (("fr", "dit : Que voulez-vous faire\u00a0?"), ("en", "says: What would you like to do?")):
        state = tmp_path / language
        state.mkdir()
        with Bench(boot(language, seed=1), state, voice="measured") as bench:
            desk = Desk(bench, language)
            desk.type()
            assert said in desk.printed


def test_what_is_said_in_the_earphone_is_printed_as_such(tmp_path: Path) -> None:
    with Bench(boot("fr", seed=1), tmp_path, voice="measured", configuration=EARPHONE) as bench:
        desk = Desk(bench)
        desk.line = "coincoin/game.interduck"
        desk.type("t", "o", "o", "o", "i", "p", "o")
        desk.line = "interduck/baroque.draw"
        desk.type("t")
    whispered = [line for line in desk.printed if line.startswith("dit au casque : ")]
    assert any("Baroque" in line for line in whispered)
