"""How tests sit at a table of InterDuck: what they answer, and what they look at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from firmware.engine.asks import Answer, Ask
from firmware.engine.session import Session
from firmware.games.interduck import GAME
from firmware.games.interduck.cards import EPOCHS
from firmware.games.interduck.gallery import Board

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli")


def start(players: int = 3, trend: str = "antique", **options: str) -> Session:
    """The first season, its trend turned up, Ada the Oya."""
    session = Session(GAME, NAMES[:players], options=options)
    give(session, "0", True, {"epoch": trend})
    return session


def give(session: Session, *answers: Answer) -> None:
    for answer in answers:
        assert session.answer(answer) == (), session.ask


def work(epoch: str, symbol: str = "plain") -> dict[str, str]:
    return {"epoch": epoch, "symbol": symbol}


def expose(session: Session, *epochs: str) -> None:
    give(session, *(work(epoch) for epoch in epochs))


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def asked(session: Session) -> tuple[str, int | None]:
    return awaited(session).id, awaited(session).seat


def board_of(session: Session) -> Board:
    return cast("Board", session.board)


def told(session: Session) -> list[str]:
    return [message.id for message in session.told]


def fact(session: Session, id: str) -> dict[str, Any]:
    return next(dict(message.args) for message in session.told if message.id == id)


def codes(session: Session, answer: Answer) -> list[tuple[str, str | None]]:
    return [(refusal.code, refusal.rule) for refusal in session.answer(answer)]


def spread(turns: int) -> Iterable[str]:
    """Epochs that close nothing for a while."""
    return (EPOCHS[1 + turn % 4] for turn in range(turns))
