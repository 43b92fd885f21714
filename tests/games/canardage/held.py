"""What is tried on Canardage: its options, its dealer, what its board owes, and how it ends."""

from __future__ import annotations

from random import Random
from typing import cast

from firmware.engine.asks import Answer, Ask
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import LIVES, WATER, WATERS
from firmware.games.canardage.line import SLOTS
from firmware.games.canardage.readout import read_out
from tests.games.canardage.shooting import board_of
from tests.games.holding import Held

DEADLY = ("shoot", "sniper", "double_shot", "ricochet", "aim")


class Dealer:
    """Plays at random, but turns up the cards of a real pile, and keeps it as the players' hands would."""

    def __init__(self, session: Session, random: Random) -> None:
        self.session = session
        self.random = random
        self.pile: list[str] = []
        self._before: list[list[str]] | None = None

    def __call__(self, ask: Ask) -> Answer:
        """A legal answer, once the pile is as the last one left it."""
        self.catch_up()
        board = board_of(self.session)
        if ask.id == "line" and not self.pile and not board.line:
            self._shuffle()
        self._before = [list(stack) for stack in board.line]
        if ask.id == "line":
            return {"duck": self.pile.pop(0)}
        if ask.id == "play" and self.random.random() < 0.5:
            chosen = self.random.choice(DEADLY)
            if not ask.refusals(chosen):
                return chosen
        if ask.id == "primitive" and self.random.random() < 0.5:
            return "done"
        return random_answer(ask, self.random)

    def catch_up(self) -> None:
        """Do with the pile what the last answer told to do."""
        if self._before is not None:
            self._follow(self._before)
        self._before = None

    def _shuffle(self) -> None:
        board = board_of(self.session)
        self.pile = [WATER] * WATERS + [colour for colour in board.colours for _ in range(board.alive[colour])]
        self.random.shuffle(self.pile)

    def _follow(self, before: list[list[str]]) -> None:
        """What the players do with the pile when told so; what the box turned up by itself leaves it too."""
        told = [(message.id, message.args) for message in self.session.told]
        for id, args in told:
            if id == "marched":
                self.pile += before[0]
            elif id == "scattered":
                self.pile += [card for stack in before for card in stack]
                self.random.shuffle(self.pile)
            elif id == "revived":
                self.pile.append(cast("str", args["duck"]))
            elif id == "line-only":
                self.pile.remove(cast("dict[str, str]", args["answer"])["duck"])


def check_board(session: Session) -> None:
    """The board agrees with itself wherever one looks."""
    board = board_of(session)
    assert len(board.line) <= len(SLOTS)
    assert all(1 <= len(stack) <= 2 and WATER not in stack[1:] for stack in board.line)
    assert all(stack[0] != WATER for stack in board.line if len(stack) == 2)
    assert board.targets == sorted(set(board.targets))
    assert set(board.targets) | set(board.shields) <= set(SLOTS)
    assert len(set(board.shields.values())) == len(board.shields)
    assert all(0 <= dead <= LIVES and board.alive[colour] == LIVES - dead for colour, dead in board.dead.items())
    assert board.eliminated == [seat for seat, colour in enumerate(board.colours) if not board.alive[colour]]
    assert list(session.totals[: len(board.colours)]) == [board.alive[colour] for colour in board.colours]
    assert sum(award.points for award in session.ledger) == sum(session.totals)
    assert not board.colours or read_out(board)


def check_end(session: Session) -> None:
    result, board = session.result, board_of(session)
    assert result is not None
    if board.contenders:
        assert (result.reason, result.winners) == ("last-duck", board.contenders)
        assert len(board.contenders) == 1
    else:
        assert result.reason == "last-together"
        assert len(result.winners) == 2


HELD = Held(
    GAME,
    {"edition": ("seed", "newer", "newer+"), "tracking": ("turns", "turns", "deaths")},
    check_board,
    check_end,
    seat=Dealer,
    seat_sees_all=True,
    taken_back=40,
)
