"""A box that is killed at any moment comes back, says where the game is, and has every answer that it acknowledged."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from firmware.demo.hands import keys_for
from firmware.engine.game import find_game
from firmware.engine.player import random_answer
from firmware.engine.session import Session

SEED = 7
SEATS = ("Ada", "Bo", "Cy")
GAME = find_game("interduck")
Reply = dict[str, Any]


class Killed(Exception):
    """The process is gone; whether its last line was carried out is not known."""


class Box:
    """``coincoin bench`` as a process of its own, driven by lines."""

    def __init__(self, state: Path) -> None:
        command = [sys.executable, "-m", "firmware.cli", "bench", "--voice", "measured", "--seed", str(SEED)]
        self._process = subprocess.Popen(
            [*command, "--state", str(state)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.greeting = self._read()

    def write(self, *, kill_after: float | None = None, **line: object) -> Reply:
        """The reply; raises Killed when it is killed so many seconds after the line was written."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(line).encode() + b"\n")
        self._process.stdin.flush()
        if kill_after is not None:
            try:
                self._process.wait(kill_after)
            except subprocess.TimeoutExpired:
                self.kill()
            raise Killed
        return self._read()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _read(self) -> Reply:
        assert self._process.stdout is not None
        reply: Reply = json.loads(self._process.stdout.readline())
        assert "error" not in reply, reply
        return reply


class Evening:
    """People who play on whatever happens to the box, with a record of their own."""

    def __init__(self, state: Path, kills: int) -> None:
        self._state = state
        self._chance = Random(SEED)
        self._own = Session(GAME, SEATS, seed=SEED)
        self._kills = kills
        self.killed = 0
        self.box = Box(state)

    def play(self) -> list[int]:
        """To the end of the game; returns the totals that the box tells."""
        self._set_up()
        state = self.box.write()["state"]
        while self.killed < self._kills or not state["over"]:
            if state["over"]:
                self._check_end(state)
                self.box.write(press="A")
                self._own = Session(GAME, SEATS, seed=SEED)
                state = self.box.write()["state"]
            state = self._answer()
        self._check_end(state)
        return cast("list[int]", state["totals"])

    def _set_up(self) -> None:
        self.box.write(tap="coincoin/game.interduck")
        for key in ("OK", "A", "A"):
            self.box.write(press=key)

    def _answer(self) -> Reply:
        """One answer, in the midst of which the box may be killed."""
        ask = self._own.ask
        assert ask is not None
        answer = random_answer(ask, self._chance)
        keys = keys_for(ask, answer)
        deadly = self._chance.randrange(len(keys)) if self.killed < self._kills else None
        for place, key in enumerate(keys):
            if place == deadly:
                return self._killed_at(key, answer)
            reply = self.box.write(press=key)
        assert not self._own.answer(answer)
        return self._checked(reply["state"])

    def _killed_at(self, key: str, answer: object) -> Reply:
        """The answer may or may not have been taken; those before it must be there."""
        with pytest.raises(Killed):
            self.box.write(kill_after=self._chance.random() * 0.02, press=key)
        self.killed += 1
        self.box = Box(self._state)
        if self.box.greeting["state"]["accepts"]["options"][0] == "again":
            # The answer was taken and was the last: the game is over and another begins at the same table.
            assert not self._own.answer(answer) and self._own.over
            self._own = Session(GAME, SEATS, seed=SEED)
            return self._checked(self.box.write(press="A")["state"])
        assert any("InterDuck" in spoken["text"] for spoken in self.box.greeting["speech"]), self.box.greeting
        state: Reply = self.box.write(press="A")["state"]
        if state["answers"] == len(self._own.answers) + 1:
            assert not self._own.answer(answer)
        return self._checked(state)

    def _checked(self, state: Reply) -> Reply:
        assert state["answers"] == len(self._own.answers)
        assert state["totals"] == list(self._own.totals)
        assert state["over"] or state["ask"] == (self._own.ask.id if self._own.ask else None)
        return state

    def _check_end(self, state: Reply) -> None:
        assert self._own.over and state["totals"] == list(self._own.totals)


@contextmanager
def evening(state: Path, kills: int) -> Iterator[Evening]:
    played = Evening(state, kills)
    try:
        yield played
    finally:
        played.box.kill()


def test_a_few_kills_lose_nothing(tmp_path: Path) -> None:
    with evening(tmp_path, 5) as played:
        played.play()
        assert played.killed == 5


@pytest.mark.system
@pytest.mark.timeout(600)
def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    with evening(tmp_path, 100) as played:
        played.play()
        assert played.killed == 100
