"""What the table is told of the voice: that a plainer one speaks, that it is silent, that it is well.

A Mended takes back all that was told of the part ``voice``. So it comes only when something of that is over, and what
notes told, which holds until the box is started again, is told anew after it. What is told already is not told again.
"""

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
        self._notes: dict[str, str] = {}
        """Details by code."""
        self._logged: set[str] = set()
        self._told: set[str] = set()
        """Codes of the faults since the last Mended."""

    def becomes(self, code: Code, why: str, now: float) -> None:
        """Empty when all is well but for the notes."""
        if code == self._code:
            return
        self._code = code
        stands = self._notes | ({code: why} if code else {})
        if code != "voice-silent" and self._told - stands.keys():
            self._emit(Mended("voice", now))
            self._told.clear()
        for standing, detail in stands.items():
            self._tell(standing, detail, now)

    def note(self, said: str, now: float) -> None:
        """``CODE DETAIL`` of a worker: each goes to the log once, and the first of a ``voice-`` code to the table."""
        code, _, detail = said.partition(" ")
        if said not in self._logged:
            log.warning("voice: %s", detail)
            self._logged.add(said)
        if code.startswith("voice-"):
            self._notes.setdefault(code, detail)
            self._tell(code, detail, now)

    def _tell(self, code: str, detail: str, now: float) -> None:
        if code not in self._told:
            self._told.add(code)
            self._emit(Fault("voice", code, detail, now))
