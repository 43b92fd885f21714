"""What can be done now, and every reason why not: to one slot, and to an effect in none of them.

An objection is a reason's code and the slot it is about. Against one slot all its objections are told; against a whole
effect, those of the slots that come into question: of one's own ducks where one's duck is needed, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import chain
from typing import Final, TypeAlias

from firmware.engine.asks import Refusal
from firmware.games.canardage.line import HEAD, PAIRS, SLOTS, TAIL, Board, neighbours

Objection: TypeAlias = tuple[str, int]
Objections: TypeAlias = tuple[Objection, ...]
Judge: TypeAlias = Callable[[Board, int, int], Objections]
"""The objections of the rules to this seat's doing it at this slot."""
Verdicts: TypeAlias = Mapping[tuple[int, ...], Objections]
"""The objections to each group of slots that can be named together."""


@lru_cache(maxsize=4096)
def refusals(objections: Objections) -> tuple[Refusal, ...]:
    """One refusal a reason, about all its slots."""
    slots: dict[str, set[int]] = {}
    for code, slot in objections:
        slots.setdefault(code, set()).add(slot)
    return tuple(refusal(code, about) for code, about in slots.items())


def refusal(code: str, slots: Iterable[int]) -> Refusal:
    return Refusal(code, {"slots": [str(slot) for slot in sorted(slots)]}, code)


# Against one slot


def against_aim(board: Board, seat: int, slot: int) -> Objections:
    return (("targeted-already", slot),) if slot in board.targets else ()


def against_unaim(board: Board, seat: int, slot: int) -> Objections:
    return () if slot in board.targets else (("not-targeted", slot),)


def against_shoot(board: Board, seat: int, slot: int) -> Objections:
    return against_unaim(board, seat, slot) + _if_shielded(board, slot)


def against_duck(board: Board, seat: int, slot: int) -> Objections:
    """For the sniper, the shield and the victim of a ricochet: a duck without a shield."""
    return _if_water(board, slot) + _if_shielded(board, slot)


def against_ricochet_from(board: Board, seat: int, slot: int) -> Objections:
    return against_unaim(board, seat, slot) + _if_all(against_duck, board, seat, neighbours(slot))


def against_shift(step: int) -> Judge:
    """Against moving a target this many slots."""

    def against(board: Board, seat: int, slot: int) -> Objections:
        return against_unaim(board, seat, slot) + _if_end(slot, step) + against_aim(board, seat, slot + step)

    return against


def against_move(board: Board, seat: int, slot: int) -> Objections:
    """A target that moves to either side."""
    return against_unaim(board, seat, slot) + _if_all(against_aim, board, seat, neighbours(slot))


def against_own(board: Board, seat: int, slot: int) -> Objections:
    return () if board.is_own(slot, seat) else (("not-your-duck", slot),)


def against_swap(step: int) -> Judge:
    """Against one's duck changing places with the card this many slots on."""

    def against(board: Board, seat: int, slot: int) -> Objections:
        return against_own(board, seat, slot) + _if_end(slot, step)

    return against


def against_cover(board: Board, seat: int, slot: int) -> Objections:
    return _if_water(board, slot) + _if_covering(board, slot)


def against_hide(board: Board, seat: int, slot: int) -> Objections:
    covers = _if_all(against_cover, board, seat, neighbours(slot))
    return against_own(board, seat, slot) + _if_covering(board, slot) + covers


def _if_shielded(board: Board, slot: int) -> Objections:
    return (("shielded", slot),) if slot in board.shields else ()


def _if_water(board: Board, slot: int) -> Objections:
    return (("water", slot),) if board.is_water(slot) else ()


def _if_covering(board: Board, slot: int) -> Objections:
    return () if board.under(slot) is None else (("covers-duck", slot),)


def _if_end(slot: int, step: int) -> Objections:
    if step < 0 and slot == HEAD:
        return (("at-head", slot),)
    if step > 0 and slot == TAIL:
        return (("at-tail", slot),)
    return ()


def _if_all(judge: Judge, board: Board, seat: int, slots: Iterable[int]) -> Objections:
    """The objections to these slots, when none of them will do."""
    each = [judge(board, seat, slot) for slot in slots]
    return tuple(chain.from_iterable(each)) if all(each) else ()


JUDGES: Final[Mapping[str, Judge]] = {
    "aim": against_aim,
    "shoot": against_shoot,
    "sniper": against_duck,
    "ricochet": against_ricochet_from,
    "shift_left": against_shift(-1),
    "shift_right": against_shift(1),
    "swap_front": against_swap(-1),
    "swap_back": against_swap(1),
    "rush": against_swap(-1),
    "shield": against_duck,
    "hide": against_hide,
    "unaim": against_unaim,
    "move": against_move,
}
"""By effect, or by what a manual card can do: against the slot where it begins."""


# Against a whole effect

NEEDED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("ricochet", "shift_left", "shift_right", "move", "unaim"), "not-targeted"),
    **dict.fromkeys(("swap_front", "swap_back", "rush", "hide"), "not-your-duck"),
}
"""What must be there before anything else is looked at, by its want."""


def against(board: Board, seat: int, act: str) -> tuple[Refusal, ...]:
    """Every reason why this cannot be done anywhere; empty when it can."""
    if act in JUDGES:
        return _against_everywhere(board, seat, act)
    match act:
        case "aim2" if len(board.targets) == len(SLOTS):
            return (refusal("targeted-already", SLOTS),)
        case "double_shot":
            each = double_shots(board).values()
            return refusals(tuple(chain.from_iterable(each))) if all(each) else ()
        case "clear_targets" if not board.targets:
            return (refusal("not-targeted", SLOTS),)
        case "revive" if not any(board.dead.values()):
            return (Refusal("nobody-dead", rule="nobody-dead"),)
        case _:
            return ()


def _against_everywhere(board: Board, seat: int, act: str) -> tuple[Refusal, ...]:
    judge = JUDGES[act]
    each: dict[int, Objections] = {}
    for slot in SLOTS:
        each[slot] = judge(board, seat, slot)
        if not each[slot]:
            return ()
    needed = NEEDED.get(act)
    come_close = [slot for slot, objections in each.items() if (needed, slot) not in objections]
    if needed is not None and not come_close:
        return (refusal(needed, SLOTS),)
    return refusals(tuple(chain.from_iterable([each[slot] for slot in come_close])))


def double_shots(board: Board) -> Verdicts:
    """Every two neighbouring slots, with the objections to shooting at both."""
    return _of_pairs(against_shoot, board)


def aims(board: Board) -> Verdicts:
    """Where two targets can go: neighbouring slots, or one slot while no two free ones are neighbours."""
    pairs = _of_pairs(against_aim, board)
    has_room = not all(pairs.values())
    singles: Verdicts = {
        (slot,): against_aim(board, 0, slot) + ((("room-for-two", slot),) if has_room else ()) for slot in SLOTS
    }
    return {**pairs, **singles}


def _of_pairs(judge: Judge, board: Board) -> Verdicts:
    return {(front, back): judge(board, 0, front) + judge(board, 0, back) for front, back in PAIRS}
