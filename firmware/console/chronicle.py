"""What was told, answer by answer, so that nobody has missed anything for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from firmware.engine.session import Session
from firmware.engine.table import Message

LONGEST: Final = 40
"""How many facts one telling goes back at the most."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One answer and what was told of it."""

    seat: int | None
    told: tuple[Message, ...]


class Chronicle:
    """The told facts of a game since its beginning. An answer taken back takes its facts with it."""

    def __init__(self, opening: tuple[Message, ...]) -> None:
        self._chapters = [Chapter(None, opening)]

    @classmethod
    def of(cls, session: Session) -> Chronicle:
        """The chronicle of a game that is being resumed, told anew by a second session on the same answers."""
        again = Session(session.game, session.seats, seed=session.seed, options=session.options)
        chronicle = cls(again.told)
        for answer in session.answers:
            seat = None if again.ask is None else again.ask.seat
            again.answer(answer)
            chronicle.add(seat, again.told)
        return chronicle

    def add(self, seat: int | None, told: tuple[Message, ...]) -> None:
        self._chapters.append(Chapter(seat, told))

    def take_back(self) -> None:
        if len(self._chapters) > 1:
            del self._chapters[-1]

    def since(self, seat: int | None) -> tuple[Message, ...]:
        """What was told after this seat's last answer; with no seat, the last things told to the table."""
        missed: list[Message] = []
        for chapter in reversed(self._chapters):
            if chapter.seat == seat and seat is not None:
                break
            missed[:0] = chapter.told
            if len(missed) >= LONGEST or (seat is None and missed):
                break
        return tuple(missed[-LONGEST:])
