"""Lines: what can be said or shown, before it is put into the words of a language.

The console speaks in lines and never in text, so the same line is heard in full, read in brief, and changes language
with the box.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from firmware.engine.asks import Answer, Ask, Refusal, Value
from firmware.engine.table import Message


@dataclass(frozen=True, slots=True)
class Option:
    """One value of a facet: an option of an ask, a seat, a card's epoch."""

    facet: str
    key: str


@dataclass(frozen=True, slots=True)
class Question:
    """An ask, as it is put to the table."""

    ask: Ask


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to an ask, as it is said back."""

    ask: Ask
    answer: Answer


@dataclass(frozen=True, slots=True)
class Rule:
    """The rule behind a refusal."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence of the box. An argument may itself be a line, or several: they are put into words first."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


Line: TypeAlias = Message | Option | Question | Reply | Refusal | Rule | Phrase
Argument: TypeAlias = "Value | Line | tuple[Line, ...]"
LINES = (Message, Option, Question, Reply, Refusal, Rule, Phrase)
