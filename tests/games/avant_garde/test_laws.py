"""What holds in every game of Avant-Garde beyond the laws of all games."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.cards import CARDS
from firmware.games.avant_garde.salon import read_cards
from firmware.games.avant_garde.scoring import broken_links, prizes
from tests.games.avant_garde.held import answer_to, board_of
from tests.games.holding import NAMES


@given(st.integers(2, 5), st.sampled_from(["count", "cards"]), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_no_more_is_spent_than_earned_and_no_coin_comes_twice(players: int, chain: str, seed: int) -> None:
    session = Session(GAME, NAMES[:players], seed=seed, options={"chain": chain})
    random, spent, coins = Random(seed), 0, [0] * players
    while (ask := session.ask) is not None:
        if ask.id == "other":
            spent, coins = 0, list(board_of(session).coins)
        answer = answer_to(ask, random)
        assert session.answer(answer) == ()
        if ask.id == "buy" and str(answer).isdecimal():
            spent += int(str(answer))
        for message in session.told:
            if message.id == "earned":
                assert spent <= int(str(message.args["dollars"]))
            if message.id == "coin-gained":
                assert coins[int(str(message.args["seat"]))] == 0


@given(st.integers(0, 200))
def test_more_dollars_never_bring_fewer_prizes(dollars: int) -> None:
    assert 0 <= prizes(dollars + 1) - prizes(dollars) <= 1


@given(st.lists(st.sampled_from(sorted(CARDS.cards)), max_size=9))
def test_a_chain_that_holds_also_holds_backwards(codes: list[str]) -> None:
    changeable = {"4": ("colour", "number")}
    forwards, backwards = (broken_links(read_cards(chain), changeable) for chain in (codes, codes[::-1]))
    assert bool(forwards) == bool(backwards)
    assert not forwards or broken_links(read_cards(codes), {})
