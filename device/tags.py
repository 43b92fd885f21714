"""What is written on a tag: our own content id, or a web address; nothing on a tag is believed before it was looked at.

A Type 2 tag holds blocks of type, length and value from page 4 on (NFC Forum, Type 2 Tag, section 2.3); the block of
type 3 is an NDEF message. Ours has one external record; the tags of others often have the address of a page.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import ndef

from device.ports import Tag

CONTENT_TYPE: Final = "urn:nfc:ext:coincoin.box:c"
LONGEST_CONTENT: Final = 64
LONGEST_ADDRESS: Final = 200
"""Characters; longer ones are not ours, or not meant for us."""
RECORDS: Final = 8
"""Records looked at: a tag of this size cannot hold more that matter."""

_NULL, _NDEF, _END = 0x00, 0x03, 0xFE
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
            raise ValueError(f"{content!r} cannot be the content of a tag")
        records.append(ndef.Record(CONTENT_TYPE, data=content.encode()))
    if address is not None:
        records.append(ndef.UriRecord(address))
    message = b"".join(ndef.message_encoder(records))
    length = bytes([len(message)]) if len(message) < _LONG else bytes([_LONG, *len(message).to_bytes(2, "big")])
    block = bytes([_NDEF]) + length + message + bytes([_END])
    return block.ljust(-(-len(block) // 4) * 4, b"\0")


def _records(memory: bytes) -> Iterator[ndef.Record]:
    for message in _messages(memory):
        decoder = ndef.message_decoder(message, errors="relax")
        for _ in range(RECORDS):
            try:
                yield next(decoder)
            except (StopIteration, ndef.DecodeError, ValueError):
                break


def _messages(memory: bytes) -> Iterator[bytes]:
    """The NDEF messages among the blocks; a block that says it is longer than the memory ends the walk."""
    at = 0
    while at < len(memory) and memory[at] != _END:
        kind = memory[at]
        at += 1
        if kind == _NULL:
            continue
        length, at = _length(memory, at)
        if length is None or at + length > len(memory):
            return
        if kind == _NDEF and length:
            yield memory[at : at + length]
        at += length


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
