"""Tags: what is written is read back, and nothing else is believed."""

from __future__ import annotations

import ndef
import pytest
from hypothesis import given, settings
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


def test_only_the_first_message_counts() -> None:
    assert read_tag("04", b"\x03\x00" + ndef_bytes("a/b")) == Tag("04")


def in_a_message(record: bytes) -> bytes:
    return bytes([0x03, len(record)]) + record + b"\xfe"


payloads = st.one_of(st.binary(max_size=120), st.text(max_size=40).map(str.encode))
kinds = st.sampled_from([b"U", b"T", b"Sp", b"", b"text/vcard", b"coincoin.box:c", b"http://[::", b"\xff"])


@settings(max_examples=150)
@given(st.integers(0, 255), kinds, payloads)
def test_no_record_however_broken_raises(flags: int, kind: bytes, data: bytes) -> None:
    record = bytes([flags | 0x10, len(kind), len(data)]) + kind + data
    tag = read_tag("04", in_a_message(record))
    assert tag.content is None or (tag.content.isprintable() and len(tag.content) <= LONGEST_CONTENT)
    assert tag.address is None or tag.address.isprintable()


@settings(max_examples=100)
@given(st.binary(max_size=100))
def test_no_address_however_broken_raises(data: bytes) -> None:
    record = bytes([0xD1, 1, len(data) + 1]) + b"U\x00" + data
    assert read_tag("04", in_a_message(record)).content is None


def test_not_every_record_of_a_long_message_is_looked_at() -> None:
    empty = b"\x10\x00\x00" * 60
    ours = bytes([0x54, 14, 3]) + b"coincoin.box:c" + b"a/b"
    assert read_tag("04", in_a_message(b"\x90\x00\x00" + empty + ours)).content is None
