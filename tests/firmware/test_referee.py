"""The referee protocol: every line gets one line back, and nothing that comes in can hurt the game."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.referee import COMMANDS, Referee, referee
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from tests.engine.toy import GAME

SEATS = ("Ada", "Bo")


@pytest.fixture(autouse=True)
def no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def session() -> Session:
    return Session(GAME, SEATS, seed=7, options={"rounds": "1"})


def conversation(*lines: bytes, lang: Language = "en") -> list[dict[str, Any]]:
    """Everything the referee says to these lines."""
    played = session()
    return [json.loads(line) for line in referee(played, Lexicon(lang, GAME, SEATS), lines)]


def say(**command: object) -> bytes:
    return json.dumps(command).encode()


def test_it_begins_with_the_header_and_the_first_stop() -> None:
    header, stop = conversation()
    assert header == {
        "game": "toy",
        "version": 1,
        "seats": ["Ada", "Bo"],
        "seed": 7,
        "options": {"rounds": "1", "extras": ""},
    }
    ask: dict[str, Any] = {
        "id": "first",
        "kind": "choose",
        "seat": None,
        "about": {},
        "options": ["0", "1"],
        "text": "Who is first?",
    }
    assert stop == {"told": [], "ask": ask}


def test_each_ask_says_what_it_accepts() -> None:
    answers: list[object] = ["1", True, 3, {"plum": 2}, {"kind": "plum", "size": "big"}, ["plum"]]
    asks = [line["ask"] for line in conversation(*(say(answer=answer) for answer in answers))[2:]]
    head = {"about": {}, "seat": 1}
    assert asks == [
        {"id": "deal", "kind": "ready", "seat": None, "about": {"round": 1}, "text": "Round 1: deal, then say so."},
        {"id": "bid", "kind": "number", **head, "low": 0, "high": 5, "default": 2, "text": "Bo, a bid from 0 to 5?"},
        {
            "id": "basket",
            "kind": "tally",
            **head,
            "text": "Bo, what is in the basket?",
            "options": {"apple": 3, "pear": 2, "plum": 4},
            "sum": 5,
        },
        {
            "id": "shown",
            "kind": "card",
            **head,
            "text": "Bo, show a card.",
            "deck": "fruit",
            "facets": {"kind": ["apple", "pear", "plum"], "size": ["big", "small"]},
        },
        {
            "id": "row",
            "kind": "collect",
            **head,
            "text": "Bo, lay the row.",
            "options": ["apple", "pear", "plum"],
            "min": 0,
            "max": 3,
        },
        {"id": "double", "kind": "choose", **head, "options": ["yes", "no"], "text": "Bo, double?"},
    ]


def test_a_whole_game_ends_with_its_result_and_can_be_undone() -> None:
    random, played = Random(7), session()
    game = Referee(played, Lexicon("fr", GAME, SEATS))
    line: dict[str, Any] = {}
    while played.ask is not None:
        line = json.loads(json.dumps(game.reply(say(answer=random_answer(played.ask, random)))))
    assert played.result is not None
    totals = list(played.result.totals)
    assert line["result"] == {"winners": [totals.index(max(totals))], "totals": totals, "reason": "Le plus de points."}
    assert line["told"][0]["id"] == "turn-over"
    refused, undone = (json.loads(json.dumps(game.reply(say(**each)))) for each in ({"answer": 1}, {"undo": True}))
    assert refused["refused"][0]["code"] == "game-over"
    assert undone["told"][0]["id"] == "undone"
    assert undone["ask"]["id"] == "double"


def test_undo_at_the_start_is_refused() -> None:
    assert conversation(say(undo=True))[-1]["refused"][0]["code"] == "nothing-to-undo"


def test_explain_and_board_change_nothing() -> None:
    answers = [say(answer=answer) for answer in ("0", True, 4)]
    *_, explained, board, refused, rules, stop = conversation(
        *answers,
        say(explain=True),
        say(board=True),
        say(answer={"apple": 1, "pear": 1, "plum": 1}),
        say(explain=True),
        say(answer={"plum": 1}),
    )
    assert explained == {"explained": []}
    assert board == {"board": {"round": 1, "seen": [], "baskets": [{}, {}], "rows": [[], []]}}
    assert refused["refused"] == [
        {"code": "three-kinds", "facts": {}, "text": "Three kinds are too many.", "rule": "A basket holds two kinds."}
    ]
    assert rules == {"explained": [{"text": "A basket holds two kinds."}]}
    assert stop["ask"]["id"] == "shown"


def test_a_tap_answers_a_card_and_other_taps_say_why_not() -> None:
    given: list[object] = ["0", True, 4, {}]
    answers = [say(answer=answer) for answer in given]
    *_, other, installed, unknown, stop, listed, wrong = conversation(
        *answers,
        say(tap="chess/king"),
        say(tap="interduck/baroque.draw"),
        say(tap="toy/fig.big"),
        say(tap="toy/plum.big"),
        say(tap="toy/plum.big"),
        say(tap=3),
    )
    assert other["refused"][0]["code"] == "tap-other-game"
    assert other["refused"][0]["text"].startswith("This card belongs to chess.")
    assert installed["refused"][0]["facts"]["given"] == "interduck"
    assert installed["refused"][0]["text"].startswith("This card belongs to InterDuck.")
    assert unknown["refused"][0]["code"] == "tap-unknown"
    assert stop["ask"]["id"] == "row"
    assert listed["refused"][0]["code"] == "tap-one-of-list"
    assert wrong["refused"][0]["facts"] == {"field": "tap", "given": "3", "expected": "face"}


def test_blank_lines_are_passed_over() -> None:
    assert len(conversation(b"\n", b"  \r\n", say(board=True), b"")) == 3


MALFORMED = [
    b"{",
    b"{'answer': 1}",
    b'{"answer": NaN}',
    b'{"answer": Infinity}',
    b'{"answer": 1e999}',
    b'{"answer": ' + b"9" * 10_000 + b"}",
    b'{"answer": 1} {"answer": 2}',
    b'{"answer": 1, "answer": 2}',
    b'{"answer": {"plum": 1, "plum": 2}}',
    b'{"answer": "\\ud800"}',
    b'{"answer": "\xff\xfe"}',
    b"\xef\xbb\xbf{}",
    '{"answer": 1}'.encode("utf-16"),
    b"\x00",
    b"[" * 100_000,
    b'{"answer": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    b'{"answer": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
]


@pytest.mark.parametrize("line", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_json_is_refused_and_shown(line: bytes) -> None:
    reply = conversation(line)[-1]
    assert len(reply["refused"]) == 1
    refused = reply["refused"][0]
    assert refused["code"] == "malformed"
    assert set(refused["facts"]) == {"given", "why"}
    assert len(refused["text"]) < 200
    assert reply["ask"]["id"] == "first"


TURNED_DOWN: list[tuple[object, list[tuple[str, dict[str, object]]]]] = [
    (3, [("wrong-type", {"field": "line", "given": "3", "expected": "object"})]),
    (["answer", 1], [("wrong-type", {"field": "line", "given": '["answer", 1]', "expected": "object"})]),
    (None, [("wrong-type", {"field": "line", "given": "null", "expected": "object"})]),
    ({}, [("one-command", {"given": 0, "options": list(COMMANDS)})]),
    ({"answer": "0", "undo": True}, [("one-command", {"given": 2, "options": list(COMMANDS)})]),
    (
        {"answr": "0", "undoo": 1},
        [
            ("unknown-key", {"given": "answr", "options": list(COMMANDS)}),
            ("unknown-key", {"given": "undoo", "options": list(COMMANDS)}),
        ],
    ),
    ({"undo": 1}, [("wrong-type", {"field": "undo", "given": "1", "expected": "true"})]),
    ({"explain": "yes"}, [("wrong-type", {"field": "explain", "given": "yes", "expected": "true"})]),
    ({"board": False}, [("wrong-type", {"field": "board", "given": "false", "expected": "true"})]),
    ({"tap": {}}, [("wrong-type", {"field": "tap", "given": "{}", "expected": "face"})]),
    ({"answer": 0}, [("wrong-type", {"field": "answer", "given": "0", "expected": "option"})]),
    ({"answer": "2"}, [("not-an-option", {"given": "2", "facet": "seat", "options": ["0", "1"]})]),
]


@pytest.mark.parametrize(("line", "reasons"), TURNED_DOWN, ids=range(len(TURNED_DOWN)))
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_line_that_asks_nothing_possible_is_refused_with_every_reason(
    line: object, reasons: list[tuple[str, dict[str, object]]], lang: Language
) -> None:
    reply = conversation(json.dumps(line).encode(), lang=lang)[-1]
    refused = reply["refused"]
    assert [(reason["code"], reason["facts"]) for reason in refused] == reasons
    for reason, (_, facts) in zip(refused, reasons, strict=True):
        assert str(facts.get("field", "")) in reason["text"]
        assert str(facts["given"] or "") in reason["text"]
        assert reason["rule"] is None
    assert reply["ask"] == conversation(lang=lang)[1]["ask"]


def test_numbers_out_of_range_are_refused_with_the_range() -> None:
    lines = [say(answer="0"), say(answer=True), say(answer=6), say(answer=-1), say(answer=10**300), say(answer=2.0)]
    replies = conversation(*lines)[-4:]
    reasons = [reply["refused"][0] for reply in replies]
    assert [reason["code"] for reason in reasons] == ["out-of-range", "out-of-range", "out-of-range", "wrong-type"]
    assert reasons[0]["facts"] == {"given": 6, "low": 0, "high": 5}
    assert all("5" in reason["text"] for reason in reasons[:3])
    assert len(reasons[2]["text"]) < 200


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
lines = st.one_of(
    st.binary(max_size=40).map(lambda raw: raw.replace(b"\n", b"")),
    junk.map(lambda value: json.dumps(value).encode()),
    st.tuples(st.sampled_from(COMMANDS), junk).map(lambda pair: say(**{pair[0]: pair[1]})),
)


@given(st.integers(0, 12), lines, st.sampled_from(["fr", "en"]))
@settings(max_examples=150, deadline=None)
def test_whatever_comes_in_one_json_line_goes_out(moves: int, line: bytes, lang: Language) -> None:
    played, random = session(), Random(moves)
    for _ in range(moves):
        assert played.ask is not None
        played.answer(random_answer(played.ask, random))
    board, asked, answers = played.board_facts(), played.ask, list(played.answers)
    _, _, *said = referee(played, Lexicon(lang, GAME, SEATS), [line])
    assert len(said) == bool(line.strip())
    assert b"\n" not in b"".join(said)
    reply = json.loads(said[0]) if said else {"board": {}}
    if "refused" in reply:
        assert reply["refused"]
        assert (played.board_facts(), played.ask, played.answers) == (board, asked, answers)
    else:
        assert reply.keys() & {"ask", "result", "explained", "board"}
