"""What is promised: each budget with its unit and limit, and the figures that were found."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
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

    @property
    def kept(self) -> bool:
        return self.value <= self.budget.limit if self.budget.better == "less" else self.value >= self.budget.limit


EARCON: Final = Budget("key to earcon", "ms", 50)
CACHED: Final = Budget("key to a sentence said before", "ms", 60)
NEW: Final = Budget("key to a new sentence", "ms", 150)
CALL: Final = Budget("OK to the next call", "ms", 150)
SILENCE: Final = Budget("key to silence", "ms", 30)
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


def table(figures: Sequence[Figure]) -> str:
    """A plain table, one budget a line."""
    head = f"{'budget':32} {'limit':>10} {'p95':>10} {'median':>10} {'n':>5}  "
    lines = [head, "-" * len(head)]
    for found in figures:
        budget = found.budget
        name = f"{budget.name}, {budget.unit}" if budget.unit else budget.name
        sign = "<=" if budget.better == "less" else ">="
        lines.append(
            f"{name:32} {sign} {budget.limit:>7,.0f} {found.value:>10,.1f} {found.typical:>10,.1f} {found.samples:>5}"
            f"  {'kept' if found.kept else 'MISSED'}"
        )
    return "\n".join(lines)
