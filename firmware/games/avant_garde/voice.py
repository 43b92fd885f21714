"""Sentences made from the patrons' data, and what a tapped patron says of itself."""

from __future__ import annotations

from collections.abc import Sequence

from firmware.engine.table import Message
from firmware.games.avant_garde.patrons import Patron, Patrons


def sentences(patrons: Patrons, language: str) -> str:
    """What each patron is called and what its rule is, as Fluent that chooses by ``$patron``."""
    called = {patron.id: patron.called(language) for patron in patrons.by_id.values()}
    texts = {patron.id: patron.text[language] for patron in patrons.by_id.values()}
    return f"patron = {_chosen(called)}\nrule-patron = {_chosen(texts)}\n    .screen = {{ patron }}\n"


def told(patrons: Patrons, code: str) -> Sequence[Message]:
    """Name and phase, then power; nothing for a card that is no patron."""
    patron = next((patron for patron in patrons.by_id.values() if patron.code == code), None)
    return () if patron is None else _lines(patron)


def _lines(patron: Patron) -> Sequence[Message]:
    about = {"patron": patron.id, "phase": patron.phase}
    return (Message("patron-told", about), Message("rule-patron", about))


def _chosen(texts: dict[str, str]) -> str:
    """A Fluent choice by the patron's id; the last stands for any other, as Fluent wants it."""
    *others, last = texts
    lines = [f"    [{id}] {_quoted(texts[id])}" for id in others]
    return "\n".join(["{ $patron ->", *lines, f"   *[{last}] {_quoted(texts[last])}", "}"])


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
