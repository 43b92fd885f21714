"""What holds in every game of Emu Ranchers beyond the laws of all games."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.session import Session
from firmware.games.emu_ranchers import GAME
from firmware.games.emu_ranchers.cards import cards_with
from tests.games.emu_ranchers.held import EXTRAS, answer_to

NAMES = ("Ada", "Bo")


@given(st.sampled_from(EXTRAS), st.integers(0, 2**32))
@settings(max_examples=20, deadline=None)
def test_no_year_draws_more_cards_than_its_pile_holds(extras: str, seed: int) -> None:
    session = Session(GAME, NAMES, seed=seed, options={"tracking": "turns", "extras": extras, "years": "2"})
    random, drawn = Random(seed), 0
    while session.ask is not None:
        assert session.answer(answer_to(session.ask, random)) == ()
        drawn += sum(line.id == "drawn" for line in session.told)
    assert drawn == 2 * (len(cards_with(extras)) - 12)
