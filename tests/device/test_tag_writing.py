"""Writing on tags: the plan, and what a card says when it is lifted too early."""

from __future__ import annotations

import ndef
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.bench.chip import SimTag
from device.ports import Tag
from device.tag_writing import FIRST_PAGE, HEAD_PAGE, Page, plan
from device.tags import ndef_bytes, read_tag

UID = "04a1b2c3d4e580"
contents = st.from_regex(r"[a-z-]{1,20}/[a-z0-9.-]{1,30}", fullmatch=True)
FOREIGN = b"".join(ndef.message_encoder([ndef.TextRecord("the door code")]))


def planned(card: SimTag, content: str) -> tuple[Page, ...] | str:
    head = card.obey(bytes([0x30, HEAD_PAGE]))
    assert head is not None
    return plan(head, card.memory, content)


def obey(card: SimTag, pages: tuple[Page, ...]) -> None:
    for page in pages:
        assert card.obey(bytes([0xA2, page.number, *page.data])) == b""


@pytest.mark.parametrize("kind", ["ntag213", "ntag215"])
def test_a_fresh_card_says_what_was_written_and_keeps_what_its_maker_wrote(kind: str) -> None:
    card = SimTag.fresh(UID, kind)  # type: ignore[arg-type]
    before = card.memory
    pages = planned(card, "interduck/baroque.draw")
    assert isinstance(pages, tuple)
    obey(card, pages)
    assert read_tag(UID, card.memory) == Tag(UID, "interduck/baroque.draw")
    assert card.memory[:5] == before[:5] if kind == "ntag213" else card.memory[0] == 0x03


def test_an_address_that_stood_there_still_stands_there() -> None:
    card = SimTag(Tag(UID, None, "https://example.org/jeu"))
    pages = planned(card, "interduck/tag")
    assert isinstance(pages, tuple)
    obey(card, pages)
    assert read_tag(UID, card.memory) == Tag(UID, "interduck/tag", "https://example.org/jeu")


def test_what_stands_there_already_is_not_written_again() -> None:
    assert planned(SimTag(Tag(UID, "a/b")), "a/b") == ()


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (SimTag(Tag(UID), locked=True), "tag-locked"),
        (SimTag(Tag(UID), memory=bytes([3, len(FOREIGN)]) + FOREIGN + b"\xfe"), "tag-foreign"),
        (SimTag(Tag(UID), memory=bytes([3, 4, 1, 2, 3, 4])), "tag-foreign"),
        (SimTag(Tag(UID), memory=b"\x42" * 144), "tag-foreign"),
        (SimTag(Tag(UID, None, "https://example.org/" + "a" * 90), kind="ntag213"), "tag-small"),
    ],
    ids=["locked", "a text of others", "nonsense in a message", "no blocks at all", "no room"],
)
def test_a_card_that_should_not_be_written_on_is_left_alone(card: SimTag, code: str) -> None:
    assert planned(card, "interduck/baroque.draw") == code


@pytest.mark.parametrize("memory", [b"", b"\xfe", b"\x00\x00\x03\x00\xfe"])
def test_an_empty_card_is_written_however_it_says_that_it_is_empty(memory: bytes) -> None:
    card = SimTag(Tag(UID), memory=memory)
    pages = planned(card, "a/b")
    assert isinstance(pages, tuple)
    obey(card, pages)
    assert read_tag(UID, card.memory).content == "a/b"


def test_a_card_without_a_capability_container_is_not_written_on() -> None:
    assert plan(bytes(16), bytes(144), "a/b") == "tag-unwritable"


olds = st.one_of(
    st.none().map(lambda _: SimTag.fresh(UID)),
    contents.map(lambda content: SimTag(Tag(UID, content))),
    contents.map(lambda content: SimTag(Tag(UID), memory=bytes(3) + ndef_bytes(content))),
    st.integers(0, 7).map(lambda nulls: SimTag(Tag(UID), memory=bytes(nulls) + b"\x03\x00\xfe")),
)


@settings(max_examples=80, deadline=None)
@given(olds, contents, st.integers(0, 40))
def test_a_card_lifted_at_any_page_says_the_old_or_nothing_or_the_new_and_can_be_written_again(
    card: SimTag, content: str, lifted_after: int
) -> None:
    old = read_tag(UID, card.memory)
    pages = planned(card, content)
    assert isinstance(pages, tuple)
    obey(card, pages[:lifted_after])
    assert read_tag(UID, card.memory) in (old, Tag(UID), Tag(UID, content))
    again = planned(card, content)
    assert isinstance(again, tuple)
    obey(card, again)
    assert read_tag(UID, card.memory) == Tag(UID, content)


@settings(max_examples=80, deadline=None)
@given(st.binary(max_size=16), st.binary(max_size=144))
def test_no_tag_however_broken_makes_the_plan_raise_or_leave_the_user_memory(head: bytes, memory: bytes) -> None:
    pages = plan(head, memory, "a/b")
    if isinstance(pages, tuple):
        assert all(FIRST_PAGE <= page.number < FIRST_PAGE + 36 and len(page.data) == 4 for page in pages)
