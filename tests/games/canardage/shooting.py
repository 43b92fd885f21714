"""A table of Canardage set up as a test wants it, and the hands that play on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from firmware.engine.asks import Answer, Ask
from firmware.engine.session import Session
from firmware.engine.table import Asking, Table
from firmware.games.canardage import GAME
from firmware.games.canardage.cards import COLOURS
from firmware.games.canardage.effects import EFFECTS
from firmware.games.canardage.legality import against
from firmware.games.canardage.line import Board
from firmware.games.canardage.settling import settle
from firmware.games.canardage.stand import Stand
from tests.games.worked import run

NAMES = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fé")
LETTERS = {"b": "blue", "g": "green", "o": "orange", "y": "yellow", "p": "purple", "r": "pink", "~": "water"}
"""One letter a card: ``b g`` is blue over nothing, ``bg`` a blue duck with a green one under it."""


def stand_of(line: str, players: int = 3, **options: str) -> Stand:
    """Seats play the colours in their order; ``line`` gives the stacks from the head."""
    stand = Stand(Table(GAME, NAMES[:players], GAME.settle_options(options), seed=1))
    for seat in range(players):
        stand.join(seat, COLOURS[seat])
    stand.board.line = [[LETTERS[card] for card in stack] for stack in line.split()]
    stand.board.recount()
    stand.were_in = stand.board.contenders
    stand.remember_line()
    stand.table.told.clear()
    return stand


def told(stand: Stand) -> list[str]:
    return [message.id for message in stand.table.told]


def start(line: str = "b g o b g o", players: int = 3, **options: str) -> Session:
    """A game whose line has been turned up."""
    session = Session(GAME, NAMES[:players], options=options)
    give(session, *COLOURS[: min(players, 5)])
    give(session, *cards(line))
    return session


def cards(line: str) -> list[Answer]:
    return [{"duck": LETTERS[card]} for card in line.split()]


def give(session: Session, *answers: Answer) -> None:
    for answer in answers:
        assert session.answer(answer) == (), session.ask


def awaited(session: Session) -> Ask:
    assert session.ask is not None
    return session.ask


def asked(session: Session) -> tuple[str, int | None]:
    return awaited(session).id, awaited(session).seat


def options(session: Session) -> Sequence[str]:
    return cast("Sequence[str]", awaited(session).accepts()["options"])


def board_of(session: Session) -> Board:
    return cast("Board", session.board)


def line_of(board: Board) -> str:
    """The line as ``stand_of`` takes it."""
    letters = {card: letter for letter, card in LETTERS.items()}
    return " ".join("".join(letters[card] for card in stack) for stack in board.line)


def codes(session: Session, answer: Answer) -> dict[str, Any]:
    """The reasons against an answer with the slots they are about."""
    return {refusal.code: "".join(refusal.facts.get("slots", ())) for refusal in session.answer(answer)}  # type: ignore[arg-type]


def heard(session: Session) -> list[str]:
    return [message.id for message in session.told]


def fact(session: Session, id: str) -> dict[str, Any]:
    return next(dict(message.args) for message in session.told if message.id == id)


def reasons(line: str, act: str, seat: int = 0, **placed: Any) -> dict[str, str]:
    """What speaks against an effect: each reason with its slots."""
    board = stand_of(line).board
    for name, value in placed.items():
        setattr(board, name, value)
    board.recount()
    return {reason.code: "".join(reason.facts.get("slots", ())) for reason in against(board, seat, act)}  # type: ignore[arg-type]


def after(line: str, card: str, *answers: Answer, seat: int = 0, **placed: Any) -> Stand:
    """The stand after a card; its last answers turn cards up."""
    stand = stand_of(line, edition="newer")
    for name, value in placed.items():
        setattr(stand.board, name, value)
    stand.board.recount()

    def rules() -> Asking[None]:
        yield from EFFECTS[card](stand, seat)
        yield from settle(stand)

    run(rules(), answers)
    return stand
