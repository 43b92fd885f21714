"""What Avant-Garde asks, tells and refuses, step by step, as its contract has it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from firmware.engine.asks import Answer, Ask, Collect, Number, Tally
from firmware.engine.session import Session
from firmware.games.avant_garde import GAME
from firmware.games.avant_garde.readout import read_out
from firmware.games.avant_garde.salon import Board

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


def start(players: int = 2, first: str = "0", **options: str) -> Session:
    """The patrons of New York, and the first exhibition asked for."""
    session = Session(GAME, NAMES[:players], options=options)
    give(session, [], first)
    return session


def give(session: Session, *answers: Answer) -> None:
    for answer in answers:
        assert session.answer(answer) == (), (session.ask, answer)


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def asked(session: Session) -> tuple[str, str, int | None]:
    ask = awaited(session)
    return ask.id, ask.kind, ask.seat


def board_of(session: Session) -> Board:
    return cast("Board", session.board)


def told(session: Session) -> list[str]:
    return [message.id for message in session.told]


def fact(session: Session, id: str) -> dict[str, Any]:
    return next(dict(message.args) for message in session.told if message.id == id)


def reasons(session: Session, answer: Answer) -> list[tuple[str, str | None]]:
    return [(refusal.code, refusal.rule) for refusal in session.answer(answer)]


def at_the_purchase(*chains: int) -> Session:
    """Players with chains of so many cards, none of which pays more."""
    session = start(len(chains))
    for cards in chains:
        give(session, cards)
        if cards:
            give(session, {})
    return session


def test_a_game_opens_with_the_patrons_and_the_first_player() -> None:
    session = Session(GAME, NAMES[:3])
    assert asked(session) == ("patrons", "collect", None)
    assert cast("Collect", awaited(session)).high == 6
    give(session, [])
    assert board_of(session).patrons == {str(number): f"new-york-{number}" for number in range(2, 8)}
    assert asked(session) == ("first", "choose", None)
    assert awaited(session).accepts() == {"options": ["0", "1", "2", "random"]}
    give(session, "2")
    assert asked(session) == ("chain", "number", 2)
    board = board_of(session)
    assert (board.round, board.phase, board.first) == (1, "exhibition", 2)
    assert board.gallery == {"2": 12, "3": 12, "4": 12, "5": 8, "6": 8, "7": 8}


def test_two_patrons_of_one_number_are_refused() -> None:
    session = Session(GAME, NAMES[:2])
    assert reasons(session, ["new-york-2", "new-york-2"]) == [("patron-doubled", "patron-doubled")]
    assert [line.id for line in session.explain()] == ["rule-patron-doubled"]


def test_chance_can_name_the_first_player_and_tells_whom() -> None:
    session = start(5, first="random")
    assert told(session) == ["first"]
    assert fact(session, "first") == {"seat": board_of(session).first}


@pytest.mark.parametrize(("players", "pile", "surplus"), [(2, 24, 8), (3, 24, 8), (4, 28, 4), (5, 28, 4)])
def test_the_prizes_lie_by_the_number_of_players(players: int, pile: int, surplus: int) -> None:
    board = board_of(start(players))
    assert (board.prize_pile, board.surplus) == (pile, surplus)


def test_everybody_lays_then_everybody_buys_from_the_first_player_on() -> None:
    session = start(3, first="1")
    order = []
    give(session, 5)
    assert asked(session) == ("laid", "tally", 1)
    assert awaited(session).accepts() == {"options": {"2": 5, "5": 5}, "sum": 5}
    give(session, {"2": 1}, 4, {}, 3, {})
    for _ in range(3):
        order.append(awaited(session).seat)
        assert asked(session)[:2] == ("other", "number")
        assert awaited(session).accepts() == {"low": -9, "high": 60, "default": 0}
        give(session, 0, "done")
    assert order == [1, 2, 0]
    assert asked(session) == ("chain", "number", 2)
    board = board_of(session)
    assert (board.round, board.first, board.chain, board.earned) == (2, 2, [0, 0, 0], [0, 0, 0])


def test_nothing_is_counted_in_an_empty_chain() -> None:
    session = start()
    give(session, 0)
    assert asked(session) == ("chain", "number", 1)


def test_no_more_can_be_counted_than_was_laid() -> None:
    session = start()
    give(session, 3)
    assert [code for code, _ in reasons(session, {"2": 2, "5": 2})] == ["more-than-laid"]


def test_patrons_pay_by_card_and_by_majority_which_equals_share() -> None:
    session = start()
    give(session, 4, {"2": 1, "5": 2}, 3, {"2": 1})
    assert awaited(session).about["dollars"] == 4 + 1 + 2
    give(session, 0, "done")
    assert awaited(session).about["dollars"] == 3 + 1
    lines = [(line.id, line.args.get("dollars")) for line in session.explain()]
    assert lines == [("why-chain", 4), ("why-patron", 1), ("why-patron", 2), ("why-prizes", 7)]


def test_only_who_laid_most_twos_is_paid_for_them() -> None:
    session = start()
    give(session, 4, {"2": 1}, 3, {"2": 2})
    assert awaited(session).about["dollars"] == 4
    give(session, 0, "done")
    assert awaited(session).about["dollars"] == 4


def test_a_turn_ends_with_what_was_earned_the_prizes_and_the_coin() -> None:
    session = at_the_purchase(6, 3)
    give(session, 1)
    assert awaited(session).accepts() == {"options": ["2", "3", "4", "5", "6", "7", "renew", "done"]}
    give(session, "3", "renew", "2", "done")
    assert told(session) == ["earned", "prizes", "coin-gained"]
    assert fact(session, "prizes") == {"seat": 0, "gained": 1, "total": 1}
    board = board_of(session)
    assert (board.coins, board.earned, board.prize_pile) == ([1, 0], [7, 0], 23)
    assert (board.gallery["3"], board.gallery["2"]) == (11, 11)


def test_dollars_taken_away_leave_no_debt() -> None:
    session = at_the_purchase(3, 3)
    give(session, -9)
    assert awaited(session).accepts() == {"options": ["renew", "done"]}
    give(session, "done")
    assert (fact(session, "earned")["dollars"], board_of(session).coins) == (0, [0, 0])


def test_who_can_do_nothing_more_is_told_so() -> None:
    session = at_the_purchase(3, 3)
    give(session, 0, "renew", "3")
    assert told(session) == ["buy-only", "earned", "prizes"]


def second_turn_with_a_coin() -> Session:
    session = at_the_purchase(3, 3)
    give(session, 0, "done", 0, "done", 2, {}, 2, {})
    assert asked(session) == ("other", "number", 1)
    give(session, 0)
    return session


def test_a_coin_is_worth_a_dollar_that_counts_for_prizes() -> None:
    session = second_turn_with_a_coin()
    session.undo()
    give(session, 3)
    assert asked(session) == ("coin", "choose", 1)
    give(session, "yes")
    assert awaited(session).about["left"] == 6
    give(session, "done")
    assert told(session) == ["earned", "prizes"]
    assert fact(session, "prizes")["gained"] == 1
    assert board_of(session).coins == [1, 0]
    assert "why-coin" in [line.id for line in session.explain()]


def test_a_coin_kept_stays_the_only_one() -> None:
    session = second_turn_with_a_coin()
    give(session, "no", "done")
    assert told(session) == ["earned", "prizes"]
    assert board_of(session).coins == [1, 1]


def test_no_coin_no_question() -> None:
    session = at_the_purchase(2, 2)
    give(session, 0)
    assert asked(session) == ("buy", "choose", 0)


def test_what_cannot_be_bought_is_refused_with_every_reason() -> None:
    session = at_the_purchase(4, 3)
    give(session, 0)
    assert reasons(session, "7") == [("too-dear", "too-dear")]
    assert [line.id for line in session.explain()] == ["rule-too-dear"]
    give(session, "renew")
    assert reasons(session, "renew") == [("renewed-already", "renewed-already")]
    board_of(session).gallery["7"] = 0
    give(session, "2")
    assert reasons(session, "7") == [("pile-empty", "pile-empty"), ("too-dear", "too-dear")]


def test_a_pile_can_be_bought_empty() -> None:
    session = at_the_purchase(30, 0)
    give(session, 60, *["7"] * 8)
    assert board_of(session).gallery["7"] == 0
    assert "7" not in cast("list[str]", awaited(session).accepts()["options"])
    assert reasons(session, "7") == [("pile-empty", "pile-empty")]


def test_nothing_is_renewed_when_no_pile_has_two_cards() -> None:
    session = at_the_purchase(3, 3)
    board_of(session).gallery.update(dict.fromkeys("234567", 1))
    give(session, 0, "2")
    assert told(session) == ["buy-only", "earned", "prizes", "coin-gained"]


def test_the_round_of_the_last_prize_is_played_to_its_end() -> None:
    session = start(3, tracking="scores")
    give(session, 99)
    assert fact(session, "prizes")["gained"] == 18
    give(session, 41)
    assert told(session) == ["earned", "prizes", "last-round"]
    assert (board_of(session).prize_pile, board_of(session).surplus) == (0, 5)
    assert asked(session) == ("earned", "number", 2)
    give(session, 89)
    assert told(session) == ["earned", "prizes", "improvised", "winner"]
    assert fact(session, "improvised") == {"seat": 2, "count": 12}
    assert fact(session, "winner") == {"seat": 0, "total": 18, "dollars": 99, "tied": False}


def test_equal_prizes_are_decided_by_the_last_round_and_then_shared() -> None:
    session = start(2, tracking="scores")
    give(session, 99, 96)
    assert session.result is not None
    assert (session.result.winners, session.result.reason) == ((0,), "last-round-dollars")
    assert fact(session, "winner") == {"seat": 0, "total": 18, "dollars": 99, "tied": True}
    session.undo()
    give(session, 99)
    assert (session.result.winners, session.result.reason) == ((0, 1), "shared")
    assert fact(session, "winners") == {"winners": (0, 1), "total": 18, "dollars": 99, "tied": False}
    session.undo()
    give(session, 80)
    assert (session.result.winners, session.result.reason) == ((0,), "most-prizes")


def test_scores_ask_each_seat_for_what_it_earned() -> None:
    session = start(2, first="1", tracking="scores")
    assert asked(session) == ("earned", "number", 1)
    assert awaited(session).accepts() == {"low": 0, "high": 99, "default": 0}
    give(session, 8, 5)
    assert session.totals == (0, 2)
    assert asked(session) == ("earned", "number", 0)
    assert board_of(session).round == 2


# Card by card


def test_a_chain_is_shown_card_by_card_and_pays_without_being_counted() -> None:
    session = start(chain="cards")
    assert asked(session) == ("chain", "collect", 0)
    assert awaited(session).accepts() == {"deck": "cards", "min": 0, "max": 30}
    give(session, ["blue.5", "red.5", "red.2"], [])
    assert board_of(session).chain == [3, 0]
    assert awaited(session).about["dollars"] == 3 + 2 + 1


def test_an_illegal_link_is_refused_with_its_place_and_its_cards() -> None:
    session = start(chain="cards")
    refusals = session.answer(["blue.2", "blue.14", "orange.12", "red.3"])
    assert [(refusal.code, refusal.rule) for refusal in refusals] == [("illegal-link", "illegal-link")] * 2
    assert [refusal.facts["link"] for refusal in refusals] == [2, 3]
    assert refusals[0].facts["pair"] == ("blue.14", "orange.12")


def test_a_four_may_change_its_colour_or_its_number_but_not_both() -> None:
    session = start(chain="cards")
    assert session.answer(["blue.2", "red.4", "purple.5"]) != ()
    assert session.answer(["blue.2", "blue.4", "purple.4", "red.6", "red.11"]) == ()
    assert board_of(session).chain[0] == 5


# Patrons on the box


def test_patrons_and_cards_count_where_they_pay() -> None:
    session = start()
    give(session, 5)
    cards = cast("Tally", awaited(session)).cards
    assert cards["patron.new-york-5"] == "5"
    assert cards["blue.2"] == "2"
    assert "patron.new-york-3" not in cards
    assert "blue.3" not in cards
    give(session, {}, 0)
    assert cast("Number", awaited(session)).cards == {}


def test_a_patron_tells_its_name_its_phase_and_its_power() -> None:
    lines = GAME.tell_of("avant-garde/patron.new-york-4")
    assert [line.id for line in lines] == ["patron-told", "rule-patron"]
    assert lines[0].args == {"patron": "new-york-4", "phase": "exhibition"}
    assert GAME.tell_of("avant-garde/blue.4") == ()
    assert GAME.tell_of("interduck/blue.4") == ()


def test_the_readout_tells_the_table() -> None:
    session = at_the_purchase(6, 3)
    give(session, 1, "done")
    lines = [line.id for line in read_out(board_of(session))]
    expected = ["table-round", "table-prizes", "table-chain", "table-chain", "table-coins"]
    assert lines == [*expected, *["table-pile"] * 6, *["table-patron"] * 6]
    counted = [line.id for line in read_out(board_of(start(2, tracking="scores")))]
    assert counted == ["table-round", "table-prizes", *["table-patron"] * 6]
