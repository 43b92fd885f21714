"""What runs on a box while it is being tested: takes its events, remembers its faults, and proves that time goes on."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import Final, Protocol

from device.box import Box
from device.ports import Event, Fault, Mended, PartName

BEAT: Final = 2.0
"""Seconds between two beats to the watchdog."""
LATEST: Final = 10.0
"""Seconds without a beat after which the watchdog of the unit would have bitten."""


class Notifier(Protocol):
    """The service manager, when the tests run under its watchdog."""

    def notify(self, state: str) -> None: ...

    def close(self) -> None: ...


class NoManager:
    """Nobody started the tests but a person; the attendant counts its own beats all the same."""

    def notify(self, state: str) -> None:
        """There is nobody to tell."""

    def close(self) -> None:
        """There is nothing to let go of."""


class ServiceManager:
    """systemd, over the socket that it gave us."""

    def __init__(self, address: str) -> None:
        """``address`` as in NOTIFY_SOCKET; raises OSError when nobody listens there."""
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.connect(address.replace("@", "\0", 1) if address.startswith("@") else address)

    def notify(self, state: str) -> None:
        self._socket.sendall(state.encode())

    def close(self) -> None:
        self._socket.close()


class Attendant:
    """Fulfils the bench's ``Program``, so that the same object attends a box of copper and a box of software."""

    def __init__(self, box: Box, notifier: Notifier) -> None:
        self.box = box
        self.events: list[Event] = []
        """All that the parts told since the start, in order."""
        self.faults: dict[PartName, Fault] = {}
        """The last fault of each part that is not mended."""
        self.longest_gap = 0.0
        """Seconds between two beats, at the worst."""
        self.hung: PartName | None = None
        """The first part whose loop stood still."""
        self._notifier = notifier
        self._beat = box.clock()

    def step(self, now: float) -> None:
        """Take the events that wait, and beat when it is time."""
        for event in self.box.take():
            self.events.append(event)
            if isinstance(event, Fault):
                self.faults[event.part] = event
            elif isinstance(event, Mended):
                self.faults.pop(event.part, None)
        if now - self._beat >= BEAT:
            self._watch(now)

    def watch_anew(self) -> None:
        """Forget how the watch went so far."""
        self.longest_gap, self.hung, self._beat = 0.0, None, self.box.clock()

    def state(self) -> Mapping[str, object]:
        return {"events": len(self.events), "faults": [fault.code for fault in self.faults.values()]}

    def close(self) -> None:
        self.box.close()
        self._notifier.close()

    def _watch(self, now: float) -> None:
        self.longest_gap = max(self.longest_gap, now - self._beat)
        self._beat = now
        stalled = self.box.stalled(now)
        if stalled:
            self.hung = self.hung or stalled[0]
        else:
            self._notifier.notify("WATCHDOG=1")
