"""The benchmark's table: what counts of many samples, and what stands beside it. Its figures are not for tests."""

from __future__ import annotations

from pathlib import Path

from firmware.benchmark.budgets import ANSWERS, FACTOR, HIT, SILENCE, beside, figure, table
from firmware.benchmark.synthesis import synthesis


def test_the_worst_of_twenty_counts_where_less_is_better() -> None:
    found = figure(SILENCE, [float(late) for late in range(1, 101)])
    assert (found.value, found.typical, found.samples) == (95.0, 51.0, 100)
    assert not found.kept and figure(SILENCE, [30.0]).kept
    assert figure(ANSWERS, [150_000.0]).kept and not figure(ANSWERS, [149_999.0]).kept


def test_what_pyttsx3_needs_stands_beside_ours_with_the_ratio() -> None:
    silence, answers = beside([figure(SILENCE, [20.0]), figure(ANSWERS, [200_000.0])], {SILENCE: 3_000.0})
    assert (silence.plain, silence.ratio, answers.ratio) == (3_000.0, 150.0, None)
    *_, one, other = table([silence, answers]).splitlines()
    assert one.split()[-5:] == ["20.0", "1", "3,000.0", "x150.0", "kept"]
    assert other.split()[-3:] == ["200,000.0", "1", "kept"]


def test_the_voice_is_measured_with_the_box_s_own_sentences(tmp_path: Path) -> None:
    assert [(found.budget, found.samples) for found in synthesis(tmp_path, 3)] == [(FACTOR, 3), (HIT, 3)]
