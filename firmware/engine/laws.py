"""What holds of every session, whatever the game, its options and its players: for the bench and the tests.

Each function raises LawBroken, in one sentence with the session that broke it, so that it can be played again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from firmware.engine.asks import Answer, Ask, Value
from firmware.engine.session import Session

Player: TypeAlias = Callable[[Ask], Answer]
"""Gives a legal answer to each ask of one session."""
WRONG: tuple[Answer, ...] = (None, -1, 10**30, 0.5, "", "nothing", [], ["nothing"], {}, {"nothing": 1}, False)
"""What nobody should answer; some of it is legal somewhere."""


class LawBroken(AssertionError):
    """A session did what no session may."""


@dataclass(frozen=True, slots=True)
class Stand:
    """All that can be seen of a session at one stop."""

    id: str | None
    seat: int | None
    board: dict[str, Value]
    totals: tuple[int, ...]


def stand(session: Session) -> Stand:
    ask = session.ask
    id, seat = (ask.id, ask.seat) if ask is not None else (None, None)
    return Stand(id, seat, session.board_facts(), session.totals)


def hold(kept: bool, law: str, session: Session) -> None:
    if not kept:
        raise LawBroken(f"{law}: {session!r}")


def play(session: Session, player: Player, *, most: int, seen: Callable[[], None] = lambda: None) -> None:
    """Play on to the end, or until so many answers were given; ``seen`` is called at every stop, the last included."""
    keeps_accounts(session)
    seen()
    while session.ask is not None and len(session.answers) < most:
        reasons = session.answer(player(session.ask))
        hold(not reasons, f"a legal answer is taken, not refused for {reasons}", session)
        keeps_accounts(session)
        seen()


def keeps_accounts(session: Session) -> None:
    """The totals are the ledger's sums, and a game is asked about or over, never both."""
    sums = [0] * len(session.seats)
    for award in session.ledger:
        sums[award.seat] += award.points
    hold(session.totals == tuple(sums), "the totals are what the ledger adds up to", session)
    result = session.result
    hold((session.ask is None) == (result is not None), "something is asked until there is a result", session)
    if result is not None:
        hold(result.totals == session.totals, "the result has the totals", session)
        hold(bool(result.winners) and set(result.winners) <= {*range(len(sums))}, "somebody wins", session)


def refuses_with_reasons(session: Session) -> None:
    """Each wrong answer is turned down for reasons that have names, and changes nothing."""
    before, asked, told, answers = stand(session), session.ask, session.told, len(session.answers)
    for wrong in WRONG:
        if asked is not None and not asked.refusals(wrong):
            continue
        reasons = session.answer(wrong)
        hold(bool(reasons) and all(reason.code for reason in reasons), f"{wrong!r} is refused with reasons", session)
        hold(all(reason.code != "rulebook-failed" for reason in reasons), f"{wrong!r} harms no rulebook", session)
    hold(
        (stand(session), session.told, len(session.answers)) == (before, told, answers) and session.ask is asked,
        "what is refused changes nothing",
        session,
    )


def replays(session: Session) -> None:
    """The answers alone lead to the same stop, and the same was told there."""
    again = Session(
        session.game, session.seats, seed=session.seed, options=session.options, answers=tuple(session.answers)
    )
    hold(stand(again) == stand(session), "the answers alone give the same stop", session)
    hold(again.told == session.told, "the answers alone tell the same", session)
    hold([*again.ledger] == [*session.ledger], "the answers alone give the same ledger", session)
    hold(again.result == session.result, "the answers alone give the same result", session)


def goes_back(session: Session, player: Player, *, most: int) -> None:
    """Play on, as ``play`` does; then each undo leads to the stop before, down to the start of the game."""
    stops: list[Stand] = []
    play(session, player, most=most, seen=lambda: stops.append(stand(session)))
    for before in reversed(stops[:-1]):
        hold(session.undo() == (), "what was answered can be taken back", session)
        hold(stand(session) == before, "taking back leads to the stop before", session)
    hold(not session.answers, "everything can be taken back", session)
    hold(bool(session.undo()), "at the start there is nothing to take back", session)
