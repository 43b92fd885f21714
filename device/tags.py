"""What is written on a tag: our own content id, or a web address; nothing on a tag is believed before it was looked at.

A Type 2 tag holds blocks of type, length and value from page 4 on (NFC Forum, Type 2 Tag, section 2.3); the block of
type 3 is an NDEF message. Ours has one external record; the tags of others often have the address of a page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import ndef

from device.ports import Tag

CONTENT_TYPE: Final = "urn:nfc:ext:coincoin.box:c"
LONGEST_CONTENT: Final = 64
LONGEST_ADDRESS: Final = 200
"""Characters; longer ones are not ours, or not meant for us."""
RECORDS: Final = 8
"""Records looked at: a tag of this size cannot hold more that matter."""

NDEF, END = 0x03, 0xFE
_NULL = 0x00
_LONG = 0xFF


def read_tag(uid: str, memory: bytes) -> Tag:
    """The tag with this serial number and this user memory (from page 4 on); whatever makes no sense is left out."""
    content = address = None
    for record in _records(memory):
        if content is None and record.type == CONTENT_TYPE:
            content = _text(record.data, LONGEST_CONTENT)
        elif address is None and isinstance(record, ndef.UriRecord):
            address = _shown(record.iri, LONGEST_ADDRESS)
    return Tag(uid, content, address)


def ndef_bytes(content: str | None = None, address: str | None = None) -> bytes:
    """The user memory that says this: one NDEF block and the end mark, filled up to whole pages of four bytes.

    Raises ValueError for a content that no box would read back.
    """
    records = []
    if content is not None:
        if _shown(content, LONGEST_CONTENT) != content:
            raise ValueError(
                f"{content[:LONGEST_CONTENT]!r} cannot be the content of a tag, of {len(content)} signs:"
                f" it takes at most {LONGEST_CONTENT} signs, each of them printable"
            )
        records.append(ndef.Record(CONTENT_TYPE, data=content.encode()))
    if address is not None:
        records.append(ndef.UriRecord(address))
    message = b"".join(ndef.message_encoder(records))
    length = bytes([len(message)]) if len(message) < _LONG else bytes([_LONG, *len(message).to_bytes(2, "big")])
    block = bytes([NDEF]) + length + message + bytes([END])
    return block.ljust(-(-len(block) // 4) * 4, b"\0")


def _records(memory: bytes) -> Iterator[ndef.Record]:
    block = first_message(memory)
    if block is None:
        return
    decoder = ndef.message_decoder(memory[block.value : block.end], errors="relax")
    for _ in range(RECORDS):
        try:
            yield next(decoder)
        except (StopIteration, ndef.DecodeError, ValueError):
            return


@dataclass(frozen=True, slots=True)
class Block:
    """Where a block of type, length and value stands in the memory."""

    start: int
    value: int
    end: int


def first_message(memory: bytes) -> Block | None:
    """The first NDEF block, the only one that counts; a block longer than the memory ends the search."""
    at = 0
    while at < len(memory) and memory[at] != END:
        start, kind = at, memory[at]
        at += 1
        if kind == _NULL:
            continue
        length, at = _length(memory, at)
        if length is None or at + length > len(memory):
            return None
        if kind == NDEF:
            return Block(start, at, at + length)
        at += length
    return None


def _length(memory: bytes, at: int) -> tuple[int | None, int]:
    """The length that stands here, of one byte or three, and where the value begins."""
    if at >= len(memory):
        return None, at
    if memory[at] != _LONG:
        return memory[at], at + 1
    if at + 3 > len(memory):
        return None, at
    return int.from_bytes(memory[at + 1 : at + 3], "big"), at + 3


def _text(data: bytes, longest: int) -> str | None:
    try:
        return _shown(data.decode(), longest)
    except UnicodeDecodeError:
        return None


def _shown(text: str, longest: int) -> str | None:
    """The text if it can be shown on one line, else None."""
    return text if 0 < len(text) <= longest and text.isprintable() else None
