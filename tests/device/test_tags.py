"""Tags: what is written is read back, and nothing else is believed."""

from __future__ import annotations

import ndef
import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.ports import Tag
from device.tags import LONGEST_CONTENT, ndef_bytes, read_tag

contents = st.from_regex(r"[a-z-]{1,20}/[a-z0-9._é-]{1,30}", fullmatch=True)


@given(contents)
def test_a_content_is_read_back(content: str) -> None:
    assert read_tag("04a1b2c3", ndef_bytes(content)) == Tag("04a1b2c3", content)


def test_content_and_address_lie_together_on_one_tag() -> None:
    memory = ndef_bytes("emu-ranchers/ace.moons", "https://example.org/jeu")
    assert read_tag("04", memory) == Tag("04", "emu-ranchers/ace.moons", "https://example.org/jeu")
    assert len(memory) % 4 == 0 and len(memory) <= 144


def test_a_record_of_others_before_ours_does_not_hide_it() -> None:
    message = b"".join(
        ndef.message_encoder([ndef.TextRecord("bonjour"), ndef.Record("urn:nfc:ext:coincoin.box:c", data=b"a/b")])
    )
    memory = bytes([0x01, 3, 1, 2, 3, 0x00, 0x03, len(message)]) + message + b"\xfe"
    assert read_tag("04", memory).content == "a/b"


def test_a_long_message_has_a_length_of_three_bytes() -> None:
    address = "https://example.org/" + "a" * 160
    message = b"".join(ndef.message_encoder([ndef.TextRecord("b" * 120), ndef.UriRecord(address)]))
    assert len(message) > 255
    memory = bytes([0x03, 0xFF, *len(message).to_bytes(2, "big")]) + message + b"\xfe"
    assert read_tag("04", memory).address == address


@pytest.mark.parametrize("content", ["", "a\nb", "x" * (LONGEST_CONTENT + 1), "\x00"])
def test_a_content_that_nobody_could_read_is_not_written(content: str) -> None:
    with pytest.raises(ValueError, match="cannot be the content"):
        ndef_bytes(content)


def test_what_is_behind_the_end_mark_does_not_count() -> None:
    assert read_tag("04", b"\xfe" + ndef_bytes("a/b")) == Tag("04")


@given(st.binary(max_size=180))
def test_no_memory_however_broken_raises(memory: bytes) -> None:
    tag = read_tag("04", memory)
    assert tag.content is None or tag.content.isprintable()
    assert tag.address is None or tag.address.isprintable()


@given(contents, st.integers(0, 143), st.integers(1, 255))
def test_a_flipped_byte_never_raises(content: str, where: int, flip: int) -> None:
    memory = bytearray(ndef_bytes(content).ljust(144, b"\0"))
    memory[where] ^= flip
    assert read_tag("04", bytes(memory)).uid == "04"
