"""Holding the voice worker: start it, write to it and read from it without ever waiting, and end it for certain."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import suppress

from device.voice_frames import Frame, FrameReader

_REAP = 1.0
"""Real seconds to wait for the kernel to give up a killed process; normally a few milliseconds."""


class WorkerGone(OSError):
    """The voice worker ended, or does not take orders any more."""


class WorkerProcess:
    """One life of the worker; a fresh object for each start. Use from one thread.

    The worker dies with the *thread* that made this object (see ``voice_worker``); the next request starts another.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """OSError when the command cannot be started."""
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._orders, self._replies = self._process.stdin, self._process.stdout
        os.set_blocking(self._orders.fileno(), False)
        os.set_blocking(self._replies.fileno(), False)
        self._reader = FrameReader()
        self.ready = False
        """Whether it has told us that it takes orders."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def fileno(self) -> int:
        """Readable when frames have come, or when the worker has ended."""
        return self._replies.fileno()

    def send(self, frame: Frame) -> None:
        """WorkerGone when it cannot be taken at once: orders are small, so a full pipe means nobody reads."""
        data = frame.packed()
        try:
            taken = os.write(self._orders.fileno(), data)
        except (BrokenPipeError, BlockingIOError) as error:
            raise WorkerGone("takes no orders") from error
        if taken != len(data):
            raise WorkerGone("takes no orders")

    def received(self) -> Iterator[Frame]:
        """What has come so far; WorkerGone at its end, or when what comes makes no sense."""
        while True:
            try:
                data = os.read(self._replies.fileno(), 65_536)
            except BlockingIOError:
                return
            if not data:
                raise WorkerGone("ended")
            try:
                yield from self._reader.feed(data)
            except ValueError as error:
                raise WorkerGone(f"talks nonsense: {error}") from error

    def kill(self) -> None:
        """End it, and any program it runs, as a crash would; reading tells of it later."""
        if self._process.returncode is None:  # not reaped yet, so the number is still its own
            os.killpg(self._process.pid, signal.SIGKILL)

    def end(self) -> None:
        """Kill it, which works on a stopped process too, and give its pipes back."""
        self.kill()
        self._orders.close()
        self._replies.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=_REAP)
