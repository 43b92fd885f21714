"""What is promised: each budget with its unit and limit, and the figures that were found."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

Better = Literal["less", "more"]


@dataclass(frozen=True, slots=True)
class Budget:
    """One promise of the design."""

    name: str
    unit: str
    limit: float
    better: Better = "less"


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured against a budget: the value that counts (the 95th percentile where there are several)."""

    budget: Budget
    value: float
    typical: float
    samples: int
    plain: float | None = None
    """What plain pyttsx3 needs for the same, typically, where it can do it."""

    @property
    def kept(self) -> bool:
        return self.value <= self.budget.limit if self.budget.better == "less" else self.value >= self.budget.limit

    @property
    def ratio(self) -> float | None:
        """How many times ours plain pyttsx3 is, of the typical figures."""
        return None if self.plain is None else self.plain / self.typical


EARCON: Final = Budget("key to earcon", "ms", 50)
CACHED: Final = Budget("key to a sentence said before", "ms", 60)
NEW: Final = Budget("key to a new sentence", "ms", 150)
CALL: Final = Budget("OK to the next call", "ms", 150)
SILENCE: Final = Budget("key to silence", "ms", 30)
HIT: Final = Budget("a sentence found in memory", "ms", 1)
FACTOR: Final = Budget("synthesis of a second of speech", "ms", 50)
TICK: Final = Budget("card to tick", "ms", 150)
LIFE: Final = Budget("any act to a sign of life", "ms", 500)
READY: Final = Budget("cold start to ready", "ms", 1500)
MEMORY: Final = Budget("memory with the voice worker", "MB", 80)
ANSWERS: Final = Budget("answers of the engine", "a second", 150_000, "more")
REPLAY: Final = Budget("replay of an evening", "ms", 20)
IMPORT: Final = Budget("import firmware", "ms", 150)
FLUSHES: Final = Budget("disk flushes an answer", "", 1)


def figure(budget: Budget, values: Sequence[float]) -> Figure:
    """The 95th percentile of these for a budget of less, the median for one of more."""
    ordered = sorted(values)
    middle = ordered[len(ordered) // 2]
    worst = ordered[min(len(ordered) - 1, math.ceil(0.95 * len(ordered)) - 1)]
    return Figure(budget, worst if budget.better == "less" else middle, middle, len(ordered))


def beside(figures: Sequence[Figure], plain: Mapping[Budget, float]) -> list[Figure]:
    """The same figures, with those of plain pyttsx3."""
    return [replace(found, plain=plain.get(found.budget)) for found in figures]


def table(figures: Sequence[Figure]) -> str:
    """A plain table, one budget a line."""
    head = f"{'budget':37} {'limit':>10} {'p95':>10} {'median':>10} {'n':>5} {'pyttsx3':>9} {'ratio':>6}  "
    return "\n".join([head, "-" * (len(head) + 4), *map(_line, figures)])


def _line(found: Figure) -> str:
    budget = found.budget
    name = f"{budget.name}, {budget.unit}" if budget.unit else budget.name
    sign = "<=" if budget.better == "less" else ">="
    plain = "" if found.plain is None else f"{found.plain:,.1f}"
    ratio = "" if found.ratio is None else f"x{found.ratio:,.1f}"
    return (
        f"{name:37} {sign} {budget.limit:>7,.0f} {found.value:>10,.1f} {found.typical:>10,.1f} {found.samples:>5}"
        f" {plain:>9} {ratio:>6}  {'kept' if found.kept else 'MISSED'}"
    )
