"""The engine's errors: one sentence each, and each also the builtin a caller would expect."""

from __future__ import annotations

from collections.abc import Sequence

from firmware.engine.asks import Refusal


class EngineError(Exception):
    """Something was asked of the engine that it cannot do."""


class GameUnknown(EngineError, LookupError):
    """No installed game has this name."""


class OptionUnknown(EngineError, ValueError):
    """A game option or its value does not exist."""


class DataWrong(EngineError, ValueError):
    """An owner's data file cannot be used; ``problems`` are all its faults, each with file, line, key and remedy."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class SeatsWrong(EngineError, ValueError):
    """The seats do not suit the game."""


class Unplayable(EngineError, ValueError):
    """A recorded answer is not legal where it stands, so the record cannot be played on."""

    def __init__(self, index: int, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(f"answer {index} is refused: {', '.join(refusal.code for refusal in refusals)}")
        self.index = index
        self.refusals = refusals


class NotAJournal(EngineError, ValueError):
    """The file is no journal, or is too damaged to be read as one."""


class GameNotRecorded(EngineError, LookupError):
    """The journal holds no game, or none of this number."""


class VersionChanged(EngineError, ValueError):
    """A game was recorded under other rules than those installed, so replaying it would tell nonsense."""


class NoLegalAnswer(EngineError, LookupError):
    """An ask seems to take no answer at all: a rulebook's check refuses every one."""
