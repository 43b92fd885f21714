"""What holds in every game of Canardage beyond the laws of all games."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.laws import play
from firmware.engine.session import Session
from firmware.games.canardage.cards import LIVES, WATER, WATERS
from firmware.games.canardage.line import Board
from tests.games.canardage.held import HELD, Dealer, check_board
from tests.games.canardage.shooting import board_of
from tests.games.holding import sessions


def check_cards(board: Board, pile: list[str]) -> None:
    """Every card is in the line, in the pile, or dead."""
    lying = Counter(card for stack in board.line for card in stack)
    assert Counter(pile) == Counter({card: board.in_pile(card) for card in board.kinds if board.in_pile(card)})
    assert len(pile) == board.pile
    for colour in board.colours:
        assert lying[colour] + pile.count(colour) + board.dead[colour] == LIVES
    assert lying[WATER] + pile.count(WATER) == WATERS


@given(sessions(HELD, tracking="turns"), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_no_card_is_ever_lost_between_the_line_the_pile_and_the_dead(session: Session, seed: int) -> None:
    dealer = Dealer(session, Random(seed))

    def check() -> None:
        dealer.catch_up()
        check_board(session)
        if dealer.pile:
            check_cards(board_of(session), dealer.pile)

    play(session, dealer, most=HELD.most, seen=check)


@given(sessions(HELD, tracking="turns"), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_a_card_is_refused_with_reasons_or_leads_on(session: Session, seed: int) -> None:
    def check() -> None:
        ask = session.ask
        if ask is not None and ask.id == "play":
            for effect in ask.accepts()["options"]:  # type: ignore[union-attr]
                reasons = ask.refusals(effect)
                assert all(reason.rule == reason.code for reason in reasons)
                assert effect != "none" or not reasons

    play(session, Dealer(session, Random(seed)), most=200, seen=check)
