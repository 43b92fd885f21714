"""The shooting stand: the acts by which the line changes, each told as it happens and counted in the ledger.

The points of a seat are its living ducks, so the ledger says who lost which duck where, and the scores say who still
has how many.
"""

from __future__ import annotations

from operator import is_not

from firmware.engine.table import Table
from firmware.games.canardage.cards import EDITIONS, LIVES, NONE, names_of
from firmware.games.canardage.line import Board


class Stand:
    """A table and its line; every act keeps the board true and tells what anybody would see."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board = Board()
        table.board = self.board
        self.edition = table.options["edition"]
        self.effects = tuple(EDITIONS[self.edition])
        self.playable = (*self.effects, NONE)
        self.names = names_of(self.edition)
        self.were_in: tuple[int, ...] = ()
        """Who had a living duck before the card that is being played."""
        self._seen: list[list[str]] = []

    # Ducks

    def join(self, seat: int, colour: str) -> None:
        """A seat takes its colour, and the ducks of it are put into the pile."""
        self.board.join(colour)
        self.table.award(seat, LIVES, "ducks", duck=colour)
        self.table.tell("joined", seat=seat, duck=colour)

    def kill(self, *slots: int) -> None:
        """The visible ducks of these slots die together; what was hidden under one shows."""
        board, table = self.board, self.table
        tops = {slot: board.top(slot) for slot in slots}
        hidden = {slot: under for slot in slots if (under := board.under(slot)) is not None}
        board.kill(slots)
        for slot, duck in tops.items():
            owner = board.seat_of(duck)
            table.award(owner, -1, "shot", slot=slot, left=table.totals[owner] - 1)
            table.tell("shot", owner=owner, slot=slot, duck=duck, left=table.totals[owner])
        for slot, duck in hidden.items():
            table.tell("uncovered", owner=board.seat_of(duck), slot=slot, duck=duck)

    def bury(self, colour: str) -> None:
        """A duck dies somewhere: all that is known when only the dead are counted."""
        board, table = self.board, self.table
        board.bury(colour)
        owner = board.seat_of(colour)
        table.award(owner, -1, "counted", left=table.totals[owner] - 1)
        table.tell("counted", owner=owner, duck=colour, left=table.totals[owner])

    def revive(self, colour: str) -> None:
        """A dead duck goes under the pile, whoever owns it."""
        board, table = self.board, self.table
        owner = board.seat_of(colour)
        was_out = owner in board.eliminated
        board.revive(colour)
        table.award(owner, 1, "revived", left=table.totals[owner] + 1)
        table.tell("revived", owner=owner, duck=colour, left=table.totals[owner])
        if was_out:
            table.tell("returned", seat=owner)

    def hide(self, slot: int, cover: int) -> None:
        board = self.board
        duck, over = board.top(slot), board.top(cover)
        board.hide(slot, cover)
        closed = cover - 1 if slot < cover else cover
        self.table.tell("hidden", owner=board.seat_of(duck), slot=closed, duck=over)

    # Targets and shields

    def aim(self, slot: int) -> None:
        board = self.board
        board.aim(slot)
        self.table.tell("aimed", slot=slot, duck=board.top(slot), owner=board.owner(board.top(slot)))

    def unaim(self, slot: int) -> None:
        self.board.unaim(slot)
        self.table.tell("unaimed", slot=slot)

    def move_target(self, slot: int, to: int) -> None:
        board = self.board
        board.unaim(slot)
        board.aim(to)
        self.table.tell("target-moved", slot=to, old=slot, duck=board.top(to), owner=board.owner(board.top(to)))

    def clear_targets(self) -> None:
        self.board.unaim(*self.board.targets)
        self.table.tell("targets-cleared")

    def shoot(self, *slots: int) -> None:
        """These slots lose their targets, and their ducks die together; water stays."""
        board = self.board
        board.unaim(*slots)
        for slot in slots:
            if board.is_water(slot):
                self.table.tell("water-shot", slot=slot)
        self.kill(*(slot for slot in slots if not board.is_water(slot)))

    def shield(self, slot: int, seat: int) -> None:
        self.board.shields[slot] = seat
        self.table.tell("shielded", slot=slot, seat=seat)

    def end_shields(self, seat: int) -> None:
        for slot in self.board.end_shields(seat):
            self.table.tell("shield-ends", slot=slot, seat=seat)

    # The line as a whole

    def remember_line(self) -> None:
        """From here on, tell the line when it has moved."""
        self._seen = list(self.board.line)

    def tell_line(self) -> None:
        """The line from its head, if any stack of it stands elsewhere than it did."""
        line = self.board.line
        if len(line) != len(self._seen) or any(map(is_not, line, self._seen)):
            self.table.tell("line-moved", ducks=[stack[0] for stack in line])
            self.remember_line()

    def tell_eliminated(self, before: tuple[int, ...]) -> None:
        for seat in self.board.eliminated:
            if seat in before:
                self.table.tell("eliminated", seat=seat)
