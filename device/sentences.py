"""Cutting a long text where a reader would breathe: each piece is ready before the one before it has sounded."""

from __future__ import annotations

import re

LONGEST = 2.5
"""Seconds that a part should not exceed."""

_LETTERS_A_SECOND = 18.0
"""A cautious pace of the voice at its normal rate; espeak-ng in French was measured at 15 to 25."""

_SENTENCE_END = re.compile(r"(?<=\w\w[.!?…])\s+|(?<=[.!?…][»\")])\s+|(?<=[!?…])\s+")
_CLAUSE_END = re.compile(r"(?<=[,;:])\s+")
_SPACE = re.compile(r"\s+")


def seconds(text: str, rate: float = 1.0) -> float:
    """About how long this takes to say; for silence that stands in for speech, never for scheduling sound."""
    return 0.3 + len(text) / (_LETTERS_A_SECOND * rate)


def parts(text: str, rate: float = 1.0) -> tuple[str, ...]:
    """Split at sentence ends; a sentence that is too long also at its commas, and only a very long clause at a space.

    Punctuation stays with what it ends, because the synthesiser takes its intonation from it. Never empty.
    """
    room = max(1, int(LONGEST * _LETTERS_A_SECOND * rate))
    pieces: list[str] = []
    for sentence in _SENTENCE_END.split(text.strip()):
        if len(sentence) <= room:
            pieces.append(sentence)
            continue
        clauses = [bit for clause in _CLAUSE_END.split(sentence) for bit in _at_spaces(clause, 2 * room)]
        pieces.extend(_packed(clauses, room))
    return tuple(_packed(pieces, room))


def _at_spaces(clause: str, room: int) -> list[str]:
    return [clause] if len(clause) <= room else _packed(_SPACE.split(clause), room)


def _packed(pieces: list[str], room: int) -> list[str]:
    """Join neighbours again while they fit, since every join is a pause the listener hears."""
    packed = [pieces[0]]
    for piece in pieces[1:]:
        if len(packed[-1]) + 1 + len(piece) <= room:
            packed[-1] = f"{packed[-1]} {piece}"
        else:
            packed.append(piece)
    return packed
