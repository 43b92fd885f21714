"""Worked examples, and the hands that play rules through them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from firmware.engine.asks import Answer, Ask
from firmware.engine.table import Asking


class Worked:
    """The worked examples of one game: ``tests/examples/GAME.json``, ``data`` as it stands there."""

    def __init__(self, game: str) -> None:
        file = Path(__file__).parents[1] / "examples" / f"{game}.json"
        self.data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))

    def __call__(self, kind: str) -> pytest.MarkDecorator:
        """One test for each example of this kind."""
        return pytest.mark.parametrize("example", self.of(kind), ids=lambda example: example["id"])

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [example for example in self.data["examples"] if example["kind"] == kind]

    @property
    def kinds(self) -> set[str]:
        return {example["kind"] for example in self.data["examples"]}


def run(rules: Asking[Any], answers: Iterable[Answer]) -> list[Ask]:
    """Play these rules with these answers, all legal, to their end or to the first ask left open."""
    asked: list[Ask] = []
    pending = iter(answers)
    answer: Answer = None
    try:
        while True:
            ask = rules.send(answer)
            asked.append(ask)
            answer = next(pending)
            assert ask.refusals(answer) == (), ask
    except StopIteration:
        assert not list(pending), "the rules ended before the answers"
        return asked
