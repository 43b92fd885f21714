"""The worked examples of Canardage, each played on the rulebook itself."""

from __future__ import annotations

from typing import Any

from firmware.engine.asks import Answer, Ask
from firmware.engine.table import Table
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import COLOURS, EDITIONS, LIVES, WATER, WATERS
from firmware.games.canardage.effects import EFFECTS
from firmware.games.canardage.legality import against
from firmware.games.canardage.settling import settle
from firmware.games.canardage.stand import Stand
from tests.games.canardage.shooting import NAMES
from tests.games.worked import Worked

examples = Worked("canardage")
CARDS = dict(zip("RBVJ", COLOURS, strict=False)) | {"E": WATER}
LETTERS = {card: letter for letter, card in CARDS.items()}


def stand_of(state: dict[str, Any]) -> Stand:
    stand = Stand(Table(GAME, NAMES[:4], GAME.settle_options({"edition": "newer"}), seed=1))
    for seat, letter in enumerate("RBVJ"):
        stand.join(seat, CARDS[letter])
    board = stand.board
    board.line = [[CARDS[card] for card in stack] for stack in state["line"]]
    board.targets = list(state["targets"])
    board.shields = {int(slot): seat_of(letter) for slot, letter in state["shields"].items()}
    board.dead |= {CARDS[letter]: dead for letter, dead in state["dead"].items()}
    board.recount()
    stand.were_in = board.contenders
    stand.remember_line()
    return stand


def seat_of(letter: str | None) -> int:
    return 0 if letter is None else COLOURS.index(CARDS[letter])


def answer_to(ask: Ask, choice: dict[str, Any], pile: list[str]) -> Answer:
    match ask.id:
        case "line":
            return {"duck": CARDS[pile.pop(0)]}
        case "slots":
            return "-".join(map(str, choice["slots"]))
        case "order":
            place = ask.about["place"]
            assert isinstance(place, int)
            return str(choice["order"][place - 1])
        case parameter:
            return str(choice[parameter])


@examples("play_card")
def test_a_card_does_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    stand, seat = stand_of(given["state"]), seat_of(given["player_color"])
    board, pile = stand.board, list(given["state"]["pile_top_first"])
    assert against(board, seat, given["card"]) == ()
    for rules in (EFFECTS[given["card"]](stand, seat), settle(stand)):
        answer: Answer = None
        while True:
            try:
                ask = rules.send(answer)
            except StopIteration:
                break
            answer = answer_to(ask, given["choice"], pile)
            assert ask.refusals(answer) == (), ask
    pile += [LETTERS[str(message.args["duck"])] for message in stand.table.told if message.id == "revived"]

    assert [[LETTERS[card] for card in stack] for stack in board.line] == expected["line"]
    assert board.targets == expected["targets"]
    assert board.shields == {int(slot): seat_of(letter) for slot, letter in expected["shields"].items()}
    assert {LETTERS[duck]: dead for duck, dead in board.dead.items() if dead} == {
        letter: dead for letter, dead in expected["dead"].items() if dead
    }
    assert pile == expected["pile_top_first"]


@examples("must_play")
def test_what_must_be_played_is_as_worked_out(example: dict[str, Any]) -> None:
    given, expected = example["input"], example["expected"]
    board, seat = stand_of(given["state"]).board, seat_of(given["player_color"])
    playable = [[not against(board, seat, card) for card in hand] for hand in given["hands"]]
    assert playable == expected["playable"]
    assert [not any(hand) for hand in playable] == expected["may_discard"]


@examples("deck")
def test_the_decks_are_as_counted(example: dict[str, Any]) -> None:
    expected = example["expected"]
    assert EDITIONS["seed"] == expected["first_edition"]
    assert sum(EDITIONS["seed"].values()) == expected["first_edition_total"]
    assert EDITIONS["newer"] == expected["newer_edition"]
    assert sum(EDITIONS["newer"].values()) == expected["newer_edition_total"]
    assert len(COLOURS) * (LIVES + 1) == expected["duck_cards"]
    assert expected["water"] == WATERS
    for players, size in expected["pile_size_by_players"].items():
        stand = Stand(Table(GAME, NAMES[: int(players)], GAME.settle_options({}), seed=1))
        for seat, colour in enumerate(COLOURS[: int(players)]):
            stand.join(seat, colour)
        assert stand.board.pile == size


def test_every_example_is_played() -> None:
    assert examples.kinds == {"play_card", "must_play", "deck"}
