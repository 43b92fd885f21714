"""Hundreds of whole games refereed over the protocol, by programs that know no more than its lines say.

Each is also held to the laws of sessions, so what a program hears is what the engine keeps.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number, Ready, Tally
from firmware.engine.laws import keeps_accounts, replays
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.referee import Referee, encode, referee
from firmware.words.lexicon import Lexicon
from tests.games.all_held import every_game
from tests.games.holding import Held

PARTS, GAMES_A_PART = 4, 50
BLIND = 2
"""Answers tried by what the line alone says; then a player who sees the rulebook answers."""
UNDONE = 5
"""Answers taken back at the end of a game, and given again."""


def ask_of(line: dict[str, Any]) -> Ask:
    """The ask that a program can make of what the protocol tells it."""
    head: dict[str, Any] = {"id": line["id"], "seat": line["seat"]}
    match line["kind"]:
        case "choose":
            return Choose(**head, facet="", options=tuple(line["options"]))
        case "number":
            return Number(**head, low=line["low"], high=line["high"], default=line["default"])
        case "tally":
            return Tally(**head, facet="", options=line["options"], sum=line["sum"])
        case "card":
            return Card(**head, deck=line["deck"], facets={key: tuple(of) for key, of in line["facets"].items()})
        case "collect":
            options = tuple(line.get("options", ()))
            return Collect(**head, facet="", options=options, low=line["min"], high=line["max"])
        case "ready":
            return Ready(**head)
        case kind:
            raise AssertionError(f"the protocol knows no {kind!r}")


class Conversation:
    """One game, spoken line by line; every line that comes back is looked at."""

    def __init__(self, held: Held, number: int) -> None:
        self.session = held.session(number)
        self.chance = Random(number)
        self.held = held
        self.player = held.seat(self.session, self.chance)
        self.lexicon = Lexicon("fr" if number % 2 else "en", held.game, self.session.seats)
        self.referee = Referee(self.session, self.lexicon)
        self.line: dict[str, Any] = msgspec.json.decode(encode(self.referee.stop()))
        self.check_stop()

    def say(self, command: str, value: object) -> dict[str, Any]:
        said = encode(self.referee.reply(msgspec.json.encode({command: value})))
        assert b"\n" not in said
        read: dict[str, Any] = msgspec.json.decode(said)
        return read

    def play(self) -> None:
        """To the end, or until nobody has got anywhere for long."""
        while "ask" in self.line and len(self.session.answers) < self.held.most:
            self.answer_once()

    def answer_once(self) -> None:
        """First as the line has it; a refusal leaves the game as it was."""
        for answer in self.blind_answers():
            given = len(self.session.answers)
            reply = self.say("answer", answer)
            if "refused" not in reply:
                self.line = reply
                assert len(self.session.answers) == given + 1
                self.check_stop()
                return
            assert len(self.session.answers) == given
            assert reply["ask"] == self.line["ask"]
            for reason in reply["refused"]:
                assert reason["code"] and reason["text"]
        asked = self.session.ask
        assert asked is not None
        self.line = self.say("answer", self.player(asked))
        assert "refused" not in self.line
        self.check_stop()

    def blind_answers(self) -> list[Answer]:
        """A deck's cards are not listed on the line; and whoever keeps a pile by hand has to see every ask."""
        ask = self.line["ask"]
        if self.held.seat_sees_all or (ask["kind"] == "collect" and "options" not in ask):
            return []
        return [random_answer(ask_of(ask), self.chance) for _ in range(BLIND)]

    def check_stop(self) -> None:
        """What docs/protocol.md says of a stop, and what the engine owes at every one."""
        assert self.line.keys() in ({"told", "ask"}, {"told", "result"})
        for told in self.line["told"]:
            assert told.keys() == {"id", "args", "text"}
            assert told["id"] and told["text"]
        keeps_accounts(self.session)
        self.held.check_board(self.session)
        if "result" in self.line:
            result, own = self.line["result"], self.session.result
            assert own is not None
            assert (result["winners"], result["totals"]) == (list(own.winners), list(self.session.totals))
            assert result["reason"]
            self.held.check_end(self.session)
        else:
            assert self.line["ask"]["text"]
            ask_of(self.line["ask"])

    def take_back_and_give_again(self) -> None:
        """The same lines come back."""
        last = [*self.session.answers[-UNDONE:]]
        end = self.line
        for _ in last:
            undone = self.say("undo", True)
            assert undone["told"][0]["id"] == "undone"
            keeps_accounts(self.session)
            self.held.check_board(self.session)
        for answer in last:
            self.line = self.say("answer", answer)
        assert self.line == end


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_whole_games_are_refereed_line_by_line(held: Held, part: int) -> None:
    for number in range(part * GAMES_A_PART, (part + 1) * GAMES_A_PART):
        talk = Conversation(held, number)
        talk.play()
        assert talk.say("board", True) == {"board": msgspec.json.decode(encode(talk.session.board_facts()))}
        assert all(line["text"] for line in talk.say("explain", True)["explained"])
        replays(talk.session)
        talk.take_back_and_give_again()


@every_game
def test_the_same_lines_are_answered_by_the_same_lines(held: Held) -> None:
    for number in range(5):
        talk = Conversation(held, number)
        talk.play()
        session = talk.session
        lines = [msgspec.json.encode({"answer": answer}) for answer in session.answers]
        again = Session(held.game, session.seats, seed=session.seed, options=session.options)
        *_, last = referee(again, talk.lexicon, lines)
        assert msgspec.json.decode(last) == talk.line
