"""One program at a time on a state directory: two that write one journal would tell two different evenings."""

from __future__ import annotations

import fcntl
import logging
import os
from pathlib import Path

from firmware.engine.errors import EngineError

log = logging.getLogger(__name__)

LOCK = "coincoin.lock"


class StateInUse(EngineError, RuntimeError):
    """Another program plays on this state directory."""


class Claim:
    """Holds a state directory until it is released, or until the process ends, however it ends.

    Raises StateInUse when another program holds it, with what to do. A directory in which no file can be made is
    played on unclaimed: the journal tells of it, and the evening goes on.
    """

    def __init__(self, state: Path) -> None:
        self._file: int | None = None
        try:
            state.mkdir(parents=True, exist_ok=True)
            file = os.open(state / LOCK, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            log.warning("the state directory is not claimed: %s", error)
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.pread(file, 20, 0).decode("ascii", "replace").strip()
            os.close(file)
            raise StateInUse(
                f"{state} is in use by another coincoin (process {holder or 'unknown'}):"
                " end that one first, or give this one another state directory"
            ) from error
        os.ftruncate(file, 0)
        os.pwrite(file, f"{os.getpid()}\n".encode("ascii"), 0)
        self._file = file

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
