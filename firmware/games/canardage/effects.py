"""What each action card does, named by its effect: choose where, then act. That it can be done was seen before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from firmware.engine.asks import Refusal
from firmware.engine.table import Asking
from firmware.games.canardage.deaths import revive
from firmware.games.canardage.legality import (
    JUDGES,
    Objections,
    Verdicts,
    against_cover,
    against_duck,
    aims,
    double_shots,
    refusal,
    refusals,
)
from firmware.games.canardage.line import HEAD, SLOT_KEYS, SLOTS, neighbours
from firmware.games.canardage.stand import Stand

Effect: TypeAlias = Callable[[Stand, int], Asking[None]]
PLACED: Final = {key: (refusal("placed-already", [slot]),) for slot, key in SLOT_KEYS.items()}
"""Against a slot whose stack has its new place."""


# Choosing where


def choose_slot(stand: Stand, seat: int, act: str, id: str = "slot") -> Asking[int]:
    """A slot where this can be done; against any other, all that speaks against it."""
    judge, board = JUDGES[act], stand.board
    return _choose(stand, seat, act, id, {slot: judge(board, seat, slot) for slot in SLOTS})


def choose_beside(
    stand: Stand, seat: int, act: str, id: str, slot: int, verdicts: Mapping[int, Objections]
) -> Asking[int]:
    """One of a slot's neighbours; the others are too far."""
    near = {beside: verdicts[beside] for beside in neighbours(slot)}
    far = {other: (("not-adjacent", other), *verdicts[other]) for other in SLOTS if other not in near}
    return _choose(stand, seat, act, id, near | far)


def _choose(stand: Stand, seat: int, act: str, id: str, verdicts: Mapping[int, Objections]) -> Asking[int]:
    legal = [key for slot, key in SLOT_KEYS.items() if not verdicts[slot]]
    barred = {SLOT_KEYS[slot]: refusals(objections) for slot, objections in verdicts.items() if objections}
    return int((yield from stand.table.choose(id, "slot", legal, seat=seat, about={"act": act}, barred=barred)))


def choose_pair(stand: Stand, seat: int, act: str, verdicts: Verdicts) -> Asking[Sequence[int]]:
    """Two neighbouring slots, or one alone where that is all there is."""
    legal = [pair_key(slots) for slots, objections in verdicts.items() if not objections]
    barred = {pair_key(slots): refusals(objections) for slots, objections in verdicts.items() if objections}
    about = {"act": act}
    pair = yield from stand.table.choose("slots", "pair", legal, seat=seat, about=about, barred=barred)
    return [int(slot) for slot in pair.split("-")]


def pair_key(slots: Iterable[int]) -> str:
    return "-".join(map(str, slots))


# Targets


def aim(stand: Stand, seat: int) -> Asking[None]:
    stand.aim((yield from choose_slot(stand, seat, "aim")))


def aim2(stand: Stand, seat: int) -> Asking[None]:
    """Two targets side by side, one when there is no room for both."""
    for slot in (yield from choose_pair(stand, seat, "aim2", aims(stand.board))):
        stand.aim(slot)


def shift_left(stand: Stand, seat: int) -> Asking[None]:
    slot = yield from choose_slot(stand, seat, "shift_left")
    stand.move_target(slot, slot - 1)


def shift_right(stand: Stand, seat: int) -> Asking[None]:
    slot = yield from choose_slot(stand, seat, "shift_right")
    stand.move_target(slot, slot + 1)


def clear_targets(stand: Stand, seat: int) -> Asking[None]:
    stand.clear_targets()
    yield from ()


# Shots


def shoot(stand: Stand, seat: int) -> Asking[None]:
    stand.shoot((yield from choose_slot(stand, seat, "shoot")))


def sniper(stand: Stand, seat: int) -> Asking[None]:
    """No target is needed; one that lies there goes with the duck."""
    stand.shoot((yield from choose_slot(stand, seat, "sniper")))


def ricochet(stand: Stand, seat: int) -> Asking[None]:
    """A shot at a target that hits beside it; a target of the victim stays."""
    board = stand.board
    aimed = yield from choose_slot(stand, seat, "ricochet", "from")
    verdicts = {slot: against_duck(board, seat, slot) for slot in SLOTS}
    victim = yield from choose_beside(stand, seat, "ricochet", "slot", aimed, verdicts)
    board.unaim(aimed)
    stand.kill(victim)


def double_shot(stand: Stand, seat: int) -> Asking[None]:
    """Both ducks die before the line closes."""
    stand.shoot(*(yield from choose_pair(stand, seat, "double_shot", double_shots(stand.board))))


# The line


def march(stand: Stand, seat: int) -> Asking[None]:
    """The head is saved under the pile, with whatever hides under it."""
    duck = stand.board.top(HEAD)
    stand.table.tell("marched", duck=duck, owner=stand.board.owner(duck))
    stand.board.march()
    yield from ()


def swap_front(stand: Stand, seat: int) -> Asking[None]:
    slot = yield from choose_slot(stand, seat, "swap_front")
    stand.board.swap(slot, slot - 1)


def swap_back(stand: Stand, seat: int) -> Asking[None]:
    slot = yield from choose_slot(stand, seat, "swap_back")
    stand.board.swap(slot, slot + 1)


def rush(stand: Stand, seat: int) -> Asking[None]:
    stand.board.rush((yield from choose_slot(stand, seat, "rush")))


def reorder(stand: Stand, seat: int) -> Asking[None]:
    """From the head on, each time one of the stacks that are not placed yet; the last one follows."""
    left = list(SLOT_KEYS.values())
    placed: dict[str, tuple[Refusal, ...]] = {}
    for place in SLOTS[:-1]:
        about = {"place": place}
        key = yield from stand.table.choose("order", "slot", left, seat=seat, about=about, barred=placed)
        left.remove(key)
        placed = {**placed, key: PLACED[key]}
    stand.board.reorder([int(key) for key in (*placed, *left)])


def scatter(stand: Stand, seat: int) -> Asking[None]:
    """Hidden ducks too are shuffled into the pile; targets and shields wait for the new line."""
    stand.table.tell("scattered")
    stand.board.scatter()
    yield from ()


# Shelter


def hide(stand: Stand, seat: int) -> Asking[None]:
    board = stand.board
    slot = yield from choose_slot(stand, seat, "hide")
    verdicts = {other: against_cover(board, seat, other) for other in SLOTS}
    cover = yield from choose_beside(stand, seat, "hide", "under", slot, verdicts)
    stand.hide(slot, cover)


def shield(stand: Stand, seat: int) -> Asking[None]:
    """Until the start of this seat's next turn."""
    stand.shield((yield from choose_slot(stand, seat, "shield")), seat)


def revive_duck(stand: Stand, seat: int) -> Asking[None]:
    yield from revive(stand)


EFFECTS: Final[Mapping[str, Effect]] = {
    "shoot": shoot,
    "aim": aim,
    "march": march,
    "swap_front": swap_front,
    "swap_back": swap_back,
    "shield": shield,
    "hide": hide,
    "shift_left": shift_left,
    "shift_right": shift_right,
    "aim2": aim2,
    "sniper": sniper,
    "ricochet": ricochet,
    "double_shot": double_shot,
    "rush": rush,
    "reorder": reorder,
    "scatter": scatter,
    "revive": revive_duck,
    "clear_targets": clear_targets,
}
