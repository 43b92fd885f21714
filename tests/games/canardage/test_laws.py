"""What holds in every game of Canardage, whoever plays it and however badly."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.asks import Answer, Ask
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import LIVES, WATER, WATERS
from firmware.games.canardage.line import SLOTS, Board
from firmware.games.canardage.readout import read_out
from tests.games.canardage.shooting import NAMES, board_of

PATIENCE = 4000
"""Answers after which a game in which everybody only revives is given up."""
DEADLY = ("shoot", "sniper", "double_shot", "ricochet", "aim")


@st.composite
def sessions(draw: st.DrawFn, tracking: tuple[str, ...] = ("turns", "turns", "deaths")) -> Session:
    options = {
        "edition": draw(st.sampled_from(["seed", "newer", "newer+"])),
        "tracking": draw(st.sampled_from(tracking)),
    }
    return Session(GAME, NAMES[: draw(st.integers(2, 6))], seed=draw(st.integers(0, 2**32)), options=options)


class Dealer:
    """Plays at random, but turns up the cards of a real pile, and keeps it as the players' hands would."""

    def __init__(self, session: Session, random: Random) -> None:
        self.session = session
        self.random = random
        self.pile: list[str] = []
        self.steps = 0

    def play(self) -> None:
        """One answer."""
        session = self.session
        ask = session.ask
        assert ask is not None
        board = board_of(session)
        before = [list(stack) for stack in board.line]
        if ask.id == "line" and not self.pile and not board.line:
            self.shuffle()
        answer = self.answer(ask)
        assert session.answer(answer) == (), (ask, answer)
        self.steps += 1
        self.follow(before)

    def answer(self, ask: Ask) -> Answer:
        if ask.id == "line":
            return {"duck": self.pile.pop(0)}
        if ask.id == "play" and self.random.random() < 0.5:
            chosen = self.random.choice(DEADLY)
            if not ask.refusals(chosen):
                return chosen
        if ask.id == "primitive" and self.random.random() < 0.5:
            return "done"
        return random_answer(ask, self.random)

    def shuffle(self) -> None:
        board = board_of(self.session)
        self.pile = [WATER] * WATERS + [colour for colour in board.colours for _ in range(board.alive[colour])]
        self.random.shuffle(self.pile)

    def follow(self, before: list[list[str]]) -> None:
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


def check_cards(board: Board, pile: list[str]) -> None:
    """Every card is in the line, in the pile, or dead."""
    lying = Counter(card for stack in board.line for card in stack)
    assert Counter(pile) == Counter({card: board.in_pile(card) for card in board.kinds if board.in_pile(card)})
    assert len(pile) == board.pile
    for colour in board.colours:
        assert lying[colour] + pile.count(colour) + board.dead[colour] == LIVES
    assert lying[WATER] + pile.count(WATER) == WATERS


@given(sessions(tracking=("turns",)), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_no_card_is_ever_lost_between_the_line_the_pile_and_the_dead(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))
    while session.ask is not None and dealer.steps < PATIENCE:
        dealer.play()
        check_board(session)
        if dealer.pile:
            check_cards(board_of(session), dealer.pile)


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_every_game_ends_well(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))
    while session.ask is not None and dealer.steps < PATIENCE:
        dealer.play()
    result, board = session.result, board_of(session)
    if result is None:
        return
    assert result.totals == session.totals
    assert result.winners
    if board.contenders:
        assert (result.reason, result.winners) == ("last-duck", board.contenders)
        assert len(board.contenders) == 1
    else:
        assert result.reason == "last-together"
        assert len(result.winners) == 2


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_a_game_can_be_taken_back_to_its_start(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))
    start = session.board_facts()
    stops = []
    while (ask := session.ask) is not None and dealer.steps < 120:
        stops.append((ask.id, ask.seat, session.board_facts(), session.totals))
        dealer.play()
    while session.answers:
        assert session.undo() == ()
        again = session.ask
        assert again is not None
        assert (again.id, again.seat, session.board_facts(), session.totals) == stops.pop()
    assert session.board_facts() == start


@given(sessions(), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_the_answers_alone_give_the_same_game(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))
    while session.ask is not None and dealer.steps < 600:
        dealer.play()
    again = Session(GAME, session.seats, seed=session.seed, options=session.options, answers=session.answers)
    assert again.result == session.result
    assert again.told == session.told
    assert again.board_facts() == session.board_facts()
    assert [*again.ledger] == [*session.ledger]


@given(sessions(tracking=("turns",)), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_a_card_is_refused_with_reasons_or_leads_on(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))
    while (ask := session.ask) is not None and dealer.steps < 200:
        if ask.id == "play":
            for effect in ask.accepts()["options"]:  # type: ignore[union-attr]
                reasons = ask.refusals(effect)
                assert all(reason.rule == reason.code for reason in reasons)
                assert effect != "none" or not reasons
        dealer.play()
