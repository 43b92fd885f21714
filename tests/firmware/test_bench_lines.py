"""The bench on JSON lines: every command does what its page says, every error names the field and what it takes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from device.bench.bench import Bench
from device.bench.copper import FAULTS
from firmware.bench_box import boot
from firmware.bench_lines import ACTS, EXPECTED, BenchLines, Line, bench_lines
from tests.engine.toy import GAME

CONTENT = "toy/apple.big"


def open_bench(state: Path) -> Bench:
    state.mkdir()
    return Bench(boot("en", seed=7, games={"toy": GAME}), state, voice="measured")


class Lines:
    """A bench, and somebody who writes lines to it."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self._lines = BenchLines(bench)

    def write(self, **line: object) -> dict[str, Any]:
        return self.raw(json.dumps(line).encode())

    def raw(self, line: bytes) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(json.dumps(self._lines.reply(line)))
        return reply

    def said(self, **line: object) -> list[str]:
        return [spoken["text"] for spoken in self.write(**line)["speech"]]


@pytest.fixture
def lines(tmp_path: Path) -> Iterator[Lines]:
    with open_bench(tmp_path / "state") as bench:
        lines = Lines(bench)
        lines.write(settle=True)
        yield lines


# What lines do


def test_the_first_line_tells_how_the_box_greeted(tmp_path: Path) -> None:
    with open_bench(tmp_path / "state") as bench:
        first = json.loads(next(bench_lines(bench, [])))
    assert first["speech"][0]["text"].startswith("Coincoin is ready")
    assert first["state"]["mode"] == "menu"


def test_a_press_is_heard_and_lasts_as_long_as_asked(lines: Lines) -> None:
    before = lines.write()["at"]
    reply = lines.write(press={"key": "VOLUME_UP", "ms": 500})
    assert reply["at"] - before >= 0.5
    assert reply["state"]["volume"] == 6
    assert lines.write(press="VOLUME_UP")["state"]["volume"] == 7


def test_a_finger_that_stays_presses_once_until_it_is_taken_away(lines: Lines) -> None:
    lines.write(hold="VOLUME_UP")
    assert lines.write(wait=3)["state"]["volume"] == 6
    lines.write(release="VOLUME_UP")
    lines.write(wait=0.2)
    assert lines.write(press="VOLUME_UP")["state"]["volume"] == 7


def test_a_tap_is_a_card_laid_and_lifted(lines: Lines) -> None:
    assert lines.write(tap="coincoin/game.toy")["state"]["mode"] == "setup"
    assert not lines.bench.copper.chip.tags


def test_a_card_laid_lies_until_it_is_lifted(lines: Lines) -> None:
    lines.write(lay="coincoin/game.toy")
    assert lines.write(wait=0.5)["state"]["mode"] == "setup"
    assert lines.bench.copper.chip.tags
    lines.write(lift=True)
    assert not lines.bench.copper.chip.tags


def test_a_tag_may_be_given_with_its_serial_number_or_address(lines: Lines) -> None:
    assert lines.write(tap={"uid": "04a1b2c3"})["state"]["mode"] == "enrol"
    lines.write(press="UNDO")
    assert lines.write(tap={"address": "https://accessijeux.com/jeux/toy"})["state"]["mode"] == "setup"


def test_waiting_passes_exactly_that_time(lines: Lines) -> None:
    before = lines.write()["at"]
    assert lines.write(wait=7_200)["at"] == pytest.approx(before + 7_200, abs=0.01)


def test_settling_waits_for_the_end_of_the_speech(lines: Lines) -> None:
    lines.write(press="INFO")
    assert all(spoken["whole"] for spoken in lines.write(settle=True)["speech"])


@pytest.mark.parametrize("act", ["restart", "cut_power"])
def test_a_new_start_greets_and_keeps_the_journal(lines: Lines, act: str) -> None:
    lines.write(press="VOLUME_UP")
    lines.write(**{act: True})
    reply = lines.write(settle=True)
    assert any("Coincoin is ready" in spoken["text"] for spoken in reply["speech"])
    assert reply["state"]["volume"] == 6


def test_every_fault_is_broken_and_mended(lines: Lines) -> None:
    for fault in FAULTS:
        for line in ({"fault": fault}, {"wait": 0.1}, {"mend": fault}):
            assert "error" not in lines.write(**line)


def test_a_fault_is_told(lines: Lines) -> None:
    lines.write(fault="reader.mute")
    assert "reader-silent" in lines.write(wait=20)["state"]["faults"]


@pytest.mark.parametrize("reading", ["speech", "tones", "frames", "state"])
def test_a_reply_holds_what_is_asked_for_and_only_what_is_new(lines: Lines, reading: str) -> None:
    reply = lines.write(read=[reading], press="INFO")
    assert set(reply) == {"at", reading}
    assert reply[reading]
    if reading != "state":
        assert not lines.write()[reading]


def test_a_reading_stays_until_another_is_asked_for(lines: Lines) -> None:
    lines.write(read=[])
    assert set(lines.write(press="INFO")) == {"at"}
    assert set(lines.write(read=["tones", "frames"])) == {"at", "tones", "frames"}


def test_blank_lines_are_passed_over(tmp_path: Path) -> None:
    with open_bench(tmp_path / "state") as bench:
        assert len(list(bench_lines(bench, [b"", b"  ", b"{}"]))) == 2


def test_the_same_lines_give_the_same_evening(tmp_path: Path) -> None:
    script = [
        b'{"read":["speech","tones","frames","state"]}', b'{"tap":"coincoin/game.toy"}', b'{"press":"OK"}',
        b'{"settle":true}', b'{"press":"OK"}', b'{"press":"OK"}', b'{"press":"B"}', b'{"press":"OK"}',
        b'{"press":"D"}', b'{"press":"OK"}', b'{"press":"A"}', b'{"cut_power":true}', b'{"settle":true}',
        b'{"press":"A"}', b'{"press":"OK"}', b'{"tap":"toy/pear.small"}', b'{"settle":true}',
    ]  # fmt: skip

    def evening(state: Path) -> list[bytes]:
        with open_bench(state) as bench:
            return list(bench_lines(bench, script))

    first = evening(tmp_path / "first")
    assert first == evening(tmp_path / "second")
    assert not any(b'"error"' in reply for reply in first)


# What lines cannot do

WRONG: list[tuple[bytes, str]] = [
    (b'{"press":"Z"}', "press"),
    (b'{"press":{"key":"Z"}}', "press"),
    (b'{"press":{"ms":3}}', "press"),
    (b'{"press":{"key":"OK","ms":0}}', "press"),
    (b'{"press":{"key":"OK","for":3}}', "press"),
    (b'{"hold":3}', "hold"),
    (b'{"release":"ok"}', "release"),
    (b'{"tap":3}', "tap"),
    (b'{"tap":""}', "tap"),
    (b'{"tap":{"uid":"04AA"}}', "tap"),
    (b'{"tap":{"address":"%s"}}' % (b"y" * 900), "tap"),
    (b'{"lay":{"serial":"04aa"}}', "lay"),
    (b'{"lay":"a\\u0000b"}', "lay"),
    (b'{"lift":false}', "lift"),
    (b'{"wait":-1}', "wait"),
    (b'{"wait":"a while"}', "wait"),
    (b'{"wait":1e9}', "wait"),
    (b'{"settle":1}', "settle"),
    (b'{"restart":"yes"}', "restart"),
    (b'{"cut_power":0}', "cut_power"),
    (b'{"fault":"everything"}', "fault"),
    (b'{"fault":3}', "fault"),
    (b'{"mend":"everything"}', "mend"),
    (b'{"read":"speech"}', "read"),
    (b'{"read":["smell"]}', "read"),
]


def test_a_wrong_value_is_answered_by_its_field_and_what_it_takes(lines: Lines) -> None:
    for line, field in WRONG:
        reply = lines.raw(line)
        assert set(reply) == {"error"}, line
        assert reply["error"].startswith(field)
        assert reply["error"].endswith(f"expected: {EXPECTED[field]}")


def test_every_field_is_proved_to_say_what_it_takes() -> None:
    assert {field for _, field in WRONG} == set(EXPECTED) == set(Line.__struct_fields__)


def test_what_is_no_line_is_answered_by_what_a_line_is(lines: Lines) -> None:
    for line in (b"{", b"[]", b"null", b"\xff", b"[" * 5000, b'{"jump":true}', b'{"press":"OK"} x'):
        error = lines.raw(line)["error"]
        assert all(act in error for act in ACTS), line


def test_two_acts_are_one_too_many(lines: Lines) -> None:
    assert lines.write(press="OK", wait=1)["error"].startswith("press and wait")


def test_a_refused_line_changes_nothing(lines: Lines) -> None:
    before = lines.write()
    for line in (b'{"fault":"everything","read":[]}', b'{"press":"OK","wait":1}', b'{"wait":-1}', b'{"tap":""}'):
        lines.raw(line)
    assert lines.write() == before | {"speech": []}
