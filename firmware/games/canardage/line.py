"""The line of six: stacks, targets and shields, and the ducks that are left to everyone.

Slot 1 is the head, farthest from the pile; slot 6 is the tail, next to it. Cards move, targets and shields never do.
The order of the pile is the table's secret: only how many of each card lie in it is known, and that follows from what
is dead and what lies in the line, so nothing can get lost between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Final

from firmware.games.canardage.cards import DUCKS, LIVES, WATER, WATERS

SLOTS = range(1, 7)
SLOT_KEYS: Final = {slot: str(slot) for slot in SLOTS}
"""Each slot as an option of an ask."""
HEAD, TAIL = SLOTS[0], SLOTS[-1]
MOST_ALIKE: Final = max(LIVES, WATERS)
"""No more cards than this are of one kind."""


@dataclass
class Board:
    """Everything that lies open on the table."""

    colours: list[str] = field(default_factory=list)
    """The colour of each seat."""
    line: list[list[str]] = field(default_factory=list)
    """From the head: the visible card of each slot, and the duck hidden under it if there is one."""
    targets: list[int] = field(default_factory=list)
    shields: dict[int, int] = field(default_factory=dict)
    """Slot to the seat whose shield lies there."""
    dead: dict[str, int] = field(default_factory=dict)
    alive: dict[str, int] = field(default_factory=dict)
    """Hidden ducks and ducks in the pile live."""
    pile: int | None = 0
    """Cards in the pile; None when only the dead are counted, for then nobody tells what lies in the line."""
    turn: int | None = None
    eliminated: list[int] = field(default_factory=list)
    """Seats without a living duck; one that is revived brings its seat back."""

    def join(self, colour: str) -> None:
        """The next seat plays this colour."""
        self.colours.append(colour)
        self.dead[colour] = 0
        self.recount()

    # What can be seen

    def top(self, slot: int) -> str:
        return self.line[slot - 1][0]

    def under(self, slot: int) -> str | None:
        """The duck hidden in this slot."""
        stack = self.line[slot - 1]
        return stack[1] if len(stack) > 1 else None

    def is_water(self, slot: int) -> bool:
        return self.line[slot - 1][0] == WATER

    def is_own(self, slot: int, seat: int) -> bool:
        """Whether this seat's duck shows in this slot."""
        return self.line[slot - 1][0] == self.colours[seat]

    def owner(self, duck: str) -> int | None:
        """The seat of a duck; None for water."""
        return self.colours.index(duck) if duck in self.colours else None

    def seat_of(self, colour: str) -> int:
        return self.colours.index(colour)

    def in_pile(self, card: str) -> int:
        """How many of this card are left in the pile."""
        owned = WATERS if card == WATER else self.alive.get(card, 0)
        return owned - self._lying.count(card)

    @property
    def _lying(self) -> list[str]:
        """Every card of the line, hidden ones too."""
        return list(chain.from_iterable(self.line))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The cards of this game, in the order in which they are always named."""
        return tuple([card for card in DUCKS if card == WATER or card in self.dead])

    @property
    def only_kind(self) -> str | None:
        """What all cards that are left in the pile are, if they are all the same."""
        if self.pile is not None and self.pile > MOST_ALIKE:
            return None
        lying = self._lying
        only: str | None = None
        for card in self.kinds:
            if self.alive.get(card, WATERS) > lying.count(card):
                if only is not None:
                    return None
                only = card
        return only

    @property
    def is_full(self) -> bool:
        return len(self.line) == len(SLOTS)

    @property
    def contenders(self) -> tuple[int, ...]:
        """Seats with a living duck."""
        return tuple([seat for seat in range(len(self.colours)) if seat not in self.eliminated])

    @property
    def is_over(self) -> bool:
        return len(self.colours) - len(self.eliminated) <= 1

    # What moves

    def turn_up(self, card: str) -> int:
        """The pile's top card takes the first empty slot, which is returned."""
        self.line.append([card])
        self._recount_pile()
        return len(self.line)

    def kill(self, slots: Iterable[int]) -> None:
        """The visible ducks of these slots die together; what was hidden shows, and empty slots close."""
        for slot in slots:
            self.dead[self.line[slot - 1].pop(0)] += 1
        self.line = [stack for stack in self.line if stack]
        self.recount()

    def revive(self, colour: str) -> None:
        """A dead duck goes to the bottom of the pile."""
        self.dead[colour] -= 1
        self.recount()

    def bury(self, colour: str) -> None:
        """A duck dies somewhere: all that is known when only the dead are counted."""
        self.dead[colour] += 1
        self.recount()

    def forget_line(self) -> None:
        """From now on only the dead are counted."""
        self.pile = None

    def march(self) -> None:
        """The head's stack goes to the bottom of the pile, cover first, and the others advance."""
        del self.line[0]
        self._recount_pile()

    def scatter(self) -> None:
        """Every card of the line, hidden ones too, goes back into the pile."""
        self.line.clear()
        self._recount_pile()

    def hide(self, slot: int, cover: int) -> None:
        """The single duck of a slot slides under a neighbour, and the line closes."""
        self.line[cover - 1].append(self.top(slot))
        del self.line[slot - 1]

    def swap(self, slot: int, other: int) -> None:
        line = self.line
        line[slot - 1], line[other - 1] = line[other - 1], line[slot - 1]

    def rush(self, slot: int) -> None:
        """A stack goes to the head; those that were before it step back."""
        self.line.insert(0, self.line.pop(slot - 1))

    def reorder(self, order: Sequence[int]) -> None:
        """The stacks in a new order, each named by the slot it had."""
        self.line = [self.line[slot - 1] for slot in order]

    def aim(self, slot: int) -> None:
        self.targets = sorted({*self.targets, slot})

    def unaim(self, *slots: int) -> None:
        """Take the targets away from slots that may have one."""
        self.targets = [slot for slot in self.targets if slot not in slots]

    def end_shields(self, seat: int) -> list[int]:
        """This seat's shields leave the line; returns the slots where they lay."""
        ended = [slot for slot in sorted(self.shields) if self.shields[slot] == seat]
        for slot in ended:
            del self.shields[slot]
        return ended

    def recount(self) -> None:
        """Bring up to date what follows from the dead and the line."""
        self.alive = {colour: LIVES - dead for colour, dead in self.dead.items()}
        self.eliminated = [seat for seat, colour in enumerate(self.colours) if not self.alive[colour]]
        self._recount_pile()

    def _recount_pile(self) -> None:
        """Enough when nobody died or came back."""
        if self.pile is not None:
            self.pile = WATERS + sum(self.alive.values()) - sum(map(len, self.line))


@cache
def neighbours(slot: int) -> tuple[int, ...]:
    return tuple(other for other in (slot - 1, slot + 1) if other in SLOTS)


PAIRS: tuple[tuple[int, int], ...] = tuple((slot, slot + 1) for slot in SLOTS[:-1])
"""Every two slots side by side."""
