"""What the table is told of the voice, each once: that a plainer one speaks, that it is silent, that it is well."""

from __future__ import annotations

import logging
from typing import Literal

from device.ports import Emit, Fault, Mended

log = logging.getLogger(__name__)

Code = Literal["", "voice-plain", "voice-silent"]


class Condition:
    """Emits Fault and Mended of the part ``voice`` when there is something new to tell."""

    def __init__(self, emit: Emit) -> None:
        self._emit = emit
        self._code: Code = ""
        self._noted: set[str] = set()

    def becomes(self, code: Code, why: str, now: float) -> None:
        """Empty when all is well."""
        if code == self._code:
            return
        if self._code and code != "voice-silent":
            self._emit(Mended("voice", now))
        if code:
            self._emit(Fault("voice", code, why, now))
        self._code = code

    def note(self, said: str, now: float) -> None:
        """``CODE DETAIL`` of a worker: each goes to the log once, and the first of a ``voice-`` code to the table."""
        code, _, detail = said.partition(" ")
        if said not in self._noted:
            log.warning("voice: %s", detail)
        if code not in self._noted and code.startswith("voice-"):
            self._emit(Fault("voice", code, detail, now))
        self._noted |= {said, code}
