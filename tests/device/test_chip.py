"""The simulated PN532, byte by byte as NXP UM0701 and the NTAG data sheet have it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.chip import ACK, LATENESS, SimChip, SimTag
from device.bench.serial_line import MemoryLine
from device.ports import Tag

UID = "04a1b2c3d4e580"
WAKE = bytes.fromhex("55000055")


class Wire:
    """Talks to a chip in frames."""

    def __init__(self) -> None:
        self.now = 0.0
        self.chip = SimChip(lambda: self.now)
        self.ask("14011401")
        self.ask("32 05 FF 01 02")

    def ask(self, command: str) -> bytes | None:
        """The payload of the answer to this command, in hexadecimal; None when there is none that holds."""
        self.chip.feed(WAKE + frame(bytes.fromhex(command)))
        said = self.chip.take(400)
        return payload(said.removeprefix(ACK)) if said.startswith(ACK) else None


def frame(command: bytes) -> bytes:
    body = b"\xd4" + command
    return bytes([0, 0, 0xFF, len(body), -len(body) & 0xFF]) + body + bytes([-sum(body) & 0xFF, 0])


def payload(answer: bytes) -> bytes | None:
    if len(answer) < 9 or answer[:3] != b"\x00\x00\xff" or (answer[3] + answer[4]) & 0xFF:
        return None
    body, check = answer[5 : 5 + answer[3]], answer[5 + answer[3]]
    return body[2:] if not (sum(body) + check) & 0xFF and body[0] == 0xD5 else None


@pytest.fixture
def wire() -> Wire:
    return Wire()


def test_the_firmware_version_is_that_of_a_pn532(wire: Wire) -> None:
    assert wire.ask("02") == bytes.fromhex("32010607")


def test_a_chip_fresh_from_reset_sleeps_until_it_is_woken(wire: Wire) -> None:
    wire.chip.reset()
    wire.chip.feed(frame(b"\x02"))
    assert wire.chip.waiting() == 0
    assert wire.ask("02") == bytes.fromhex("32010607")


def test_a_card_is_listed_as_the_manual_says(wire: Wire) -> None:
    assert wire.ask("4A0100") == b"\x00"
    wire.chip.lay(SimTag(Tag(UID, "a/b")))
    assert wire.ask("4A0100") == bytes.fromhex("01 01 0044 00 07" + UID)


def test_a_chip_that_may_try_for_ever_answers_when_a_card_comes(wire: Wire) -> None:
    wire.chip.reset()
    assert wire.ask("4A0100") is None
    wire.chip.lay(SimTag(Tag(UID)))
    assert payload(wire.chip.take(100)) == bytes.fromhex("01 01 0044 00 07" + UID)


def test_an_acknowledgement_from_the_host_ends_the_search_and_what_waits(wire: Wire) -> None:
    wire.chip.reset()
    wire.ask("4A0100")
    wire.chip.feed(ACK)
    wire.chip.lay(SimTag(Tag(UID)))
    assert wire.chip.waiting() == 0


def test_memory_reads_as_an_ntag_does(wire: Wire) -> None:
    card = SimTag(Tag(UID, "a/b"), kind="ntag213")
    wire.chip.lay(card)
    wire.ask("4A0100")
    head = wire.ask("40013000")
    assert head is not None and head[:1] == b"\x00"
    assert head[1:4] + head[5:9] == bytes.fromhex(UID)
    assert head[13:17] == bytes.fromhex("E1101200")
    assert wire.ask("40013A0427") == b"\x00" + card.memory
    assert (wire.ask("4001302B") or b"")[9:] == head[1:9], "reading past the last page goes on at the first"
    assert (wire.ask("400160") or b"")[7] == 0x0F


def test_a_page_is_written_and_read_back(wire: Wire) -> None:
    wire.chip.lay(SimTag.fresh(UID, "ntag215"))
    wire.ask("4A0100")
    assert wire.ask("4001A204DEADBEEF") == b"\x00"
    assert (wire.ask("40013004") or b"")[1:5] == bytes.fromhex("DEADBEEF")


@pytest.mark.parametrize("command", ["4001A200DEADBEEF", "4001A228DEADBEEF", "40013030", "40013A0540", "40015000"])
def test_a_card_that_refuses_is_silent_until_it_is_listed_again(wire: Wire, command: str) -> None:
    wire.chip.lay(SimTag(Tag(UID), kind="ntag213"))
    wire.ask("4A0100")
    assert wire.ask(command) == b"\x01"
    assert wire.ask("40013004") == b"\x01"
    wire.ask("4A0100")
    assert (wire.ask("40013004") or b"")[:1] == b"\x00"


def test_a_locked_card_takes_no_page(wire: Wire) -> None:
    wire.chip.lay(SimTag(Tag(UID), locked=True))
    wire.ask("4A0100")
    assert wire.ask("4001A204DEADBEEF") == b"\x01"


def test_a_card_let_go_is_no_target_any_more(wire: Wire) -> None:
    wire.chip.lay(SimTag(Tag(UID)))
    wire.ask("4A0100")
    assert wire.ask("5200") == b"\x00"
    assert wire.ask("40013004") == b"\x01"


def test_an_unknown_command_is_a_syntax_error(wire: Wire) -> None:
    wire.chip.feed(WAKE + frame(b"\x99"))
    assert wire.chip.take(100) == ACK + bytes.fromhex("0000FF01FF7F8100")


def test_the_moods_break_what_their_names_say(wire: Wire) -> None:
    wire.chip.mood = "nack"
    wire.chip.feed(WAKE + frame(b"\x02"))
    assert wire.chip.take(100) == bytes.fromhex("0000FFFF0000")
    wire.chip.mood = "garbage"
    assert wire.ask("02") is None
    wire.chip.mood = "half"
    assert wire.ask("02") is None
    wire.chip.mood = "mute"
    wire.chip.feed(WAKE + frame(b"\x02"))
    assert wire.chip.take(100) == b""
    wire.chip.mood = "late"
    assert wire.ask("02") is None
    wire.now += LATENESS
    assert payload(wire.chip.take(100)) == bytes.fromhex("32010607")


def test_a_memory_too_large_for_a_card_is_refused() -> None:
    assert SimTag(Tag(UID), memory=bytes(200)).memory == bytes(504)
    with pytest.raises(ValueError, match="do not fit"):
        SimTag(Tag(UID), memory=bytes(505))


def test_a_closed_line_raises_as_a_pulled_plug_does() -> None:
    line = MemoryLine(SimChip(lambda: 0.0))
    line.close()
    for use in (line.inWaiting, line.read, lambda: line.write(b"\x00")):
        with pytest.raises(OSError, match="closed"):
            use()


@settings(max_examples=80, deadline=None)
@given(st.lists(st.binary(max_size=40), max_size=8))
def test_no_bytes_make_the_chip_raise_and_a_frame_after_them_is_understood(noise: list[bytes]) -> None:
    wire = Wire()
    for data in noise:
        wire.chip.feed(data)
    wire.chip.feed(bytes(300) + ACK)
    wire.chip.take(10_000)
    assert wire.ask("02") == bytes.fromhex("32010607")
