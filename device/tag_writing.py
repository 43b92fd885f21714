"""How content gets onto a tag so that a card lifted at the worst moment is empty, and not half a card.

The length of the message is made zero first, then the rest is written, then the true length: whatever page was the
last, the tag says what it said, nothing, or what it was to say. Locks and container after the NTAG data sheet, 8.5.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import ndef

from device.tags import CONTENT_TYPE, END, first_message, ndef_bytes, read_tag

Refusal = Literal["tag-locked", "tag-foreign", "tag-small", "tag-unwritable"]

HEAD_PAGE: Final = 2
"""The page from which the head is read: locks, capability container."""
FIRST_PAGE: Final = 4
_PAGE: Final = 4
_MAGIC: Final = 0xE1
_LONGEST_MESSAGE: Final = 254
"""Bytes: the length then stands in one byte, and so in one page."""


@dataclass(frozen=True, slots=True)
class Page:
    """Four bytes to write."""

    number: int
    data: bytes


def plan(head: bytes, memory: bytes, content: str) -> tuple[Page, ...] | Refusal:
    """The pages to write, in order, for this content; or why the tag is left alone.

    ``head`` holds at least 8 bytes from HEAD_PAGE on, ``memory`` those from FIRST_PAGE on. A web address on the tag
    stays; anything else that is not ours is never written over.
    """
    room = _room(head, memory)
    if isinstance(room, str):
        return room
    start = _start(memory)
    if start is None or _foreign(memory):
        return "tag-foreign"
    block = ndef_bytes(content, read_tag("", memory).address)
    image = memory[:start] + block
    image = image.ljust(-(-len(image) // _PAGE) * _PAGE, b"\0")
    if len(image) > room or len(block) > _LONGEST_MESSAGE:
        return "tag-small"
    return _pages(memory, image, start + 1)


def _room(head: bytes, memory: bytes) -> int | Refusal:
    """Bytes that may be written."""
    locks, container = head[2:4], head[4:8]
    if len(container) < 4 or container[0] != _MAGIC:
        return "tag-unwritable"
    if container[3] & 0x0F or locks[0] & 0xF0 or locks[1]:
        return "tag-locked"
    return min(8 * container[2], len(memory))


def _start(memory: bytes) -> int | None:
    """Where the message belongs: in place of the one that is there, else at the start of an empty memory."""
    block = first_message(memory)
    if block is not None:
        return block.start
    said = memory.lstrip(b"\0")
    return 0 if not said or said[0] == END else None


def _foreign(memory: bytes) -> bool:
    """Whether the message holds a record that is neither ours nor an address."""
    block = first_message(memory)
    if block is None:
        return False
    try:
        records = list(ndef.message_decoder(memory[block.value : block.end], errors="strict"))
    except (ndef.DecodeError, ValueError):
        return True
    return not all(isinstance(record, ndef.UriRecord) or record.type in (CONTENT_TYPE, "") for record in records)


def _pages(memory: bytes, image: bytes, length_at: int) -> tuple[Page, ...]:
    """The page with a length of zero, the others that change, and the page with the length."""
    if memory.startswith(image):
        return ()
    empty = bytearray(image)
    empty[length_at] = 0
    length_page = length_at // _PAGE
    body = [
        _page(image, number)
        for number in range(len(image) // _PAGE)
        if number != length_page and _page(image, number) != _page(memory, number)
    ]
    return (_page(bytes(empty), length_page), *body, _page(image, length_page))


def _page(image: bytes, number: int) -> Page:
    return Page(FIRST_PAGE + number, image[_PAGE * number : _PAGE * number + _PAGE])
