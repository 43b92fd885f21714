"""The voice's own process: renders sentences, so that a hang or a crash in C never reaches the game.

``python -m device.voice_worker ENGINE`` (see ``voice_engines``) reads frames on standard input and writes frames on
standard output (see ``voice_frames``); it is one thread, looks for a cancellation between two pieces of sound, and
ends with its parent. ``chosen CACHE BYTES FORM MODEL...`` is the engine of the owner's choice (see ``voice_chosen``).
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from collections import deque

from device.voice_engines import CHOSEN, ENGINES, FLAC, Engine
from device.voice_frames import Frame, FrameReader, Kind, Order, packed_rate

_PR_SET_PDEATHSIG = 1


class Worker:
    """Takes orders one after the other; ``run`` returns when the parent has closed its end."""

    def __init__(self, orders: int, replies: int, engine: Engine) -> None:
        """File descriptors, owned by the caller."""
        self._orders = orders
        self._replies = replies
        self._reader = FrameReader()
        self._pending: deque[Frame] = deque()
        self._parent_left = False
        self._current = 0
        self._engine = engine

    def run(self) -> None:
        self._send(Kind.READY, 0)
        while (frame := self._next()) is not None:
            if frame.kind == Kind.RENDER:
                self._render(frame.id, Order.unpacked(frame.payload))

    def _next(self) -> Frame | None:
        while not self._pending and not self._parent_left:
            self._receive()
        return self._pending.popleft() if self._pending else None

    def _receive(self) -> None:
        data = os.read(self._orders, 65_536)
        self._parent_left = not data
        self._pending.extend(self._reader.feed(data))

    def _render(self, id_: int, order: Order) -> None:
        self._current = id_
        try:
            rate = self._engine.render(order, self._on_piece)
        except Exception as error:  # whatever a library raises is told, and our parent decides
            self._send(Kind.FAILED, id_, repr(error).encode("utf-8", "replace"))
            return
        for note in self._engine.notes:
            self._send(Kind.NOTE, id_, note.encode("utf-8", "replace"))
        self._engine.notes.clear()
        if rate is None:
            self._send(Kind.CANCELLED, id_)
        else:
            self._send(Kind.DONE, id_, packed_rate(rate))

    def _on_piece(self, sound: bytes) -> bool:
        self._send(Kind.SOUND, self._current, sound)
        return not self._cancelled()

    def _cancelled(self) -> bool:
        while not self._parent_left and select.select([self._orders], [], [], 0)[0]:
            self._receive()
        return self._parent_left or any(
            frame.kind == Kind.CANCEL and frame.id == self._current for frame in self._pending
        )

    def _send(self, kind: Kind, id_: int, payload: bytes = b"") -> None:
        left = memoryview(Frame(kind, id_, payload).packed())
        try:
            while left:
                left = left[os.write(self._replies, left) :]
        except BrokenPipeError:
            os._exit(0)


def _die_with_parent() -> None:
    """Ask Linux to kill us when the thread that started us ends: a hang in C would never see the pipe close."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _own_pipes() -> tuple[int, int]:
    """Keep the pipes for frames alone; what a library prints, stock pyttsx3 a line for each sentence, is lost."""
    orders, replies = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return orders, replies


def _engine(name: str, *settings: str) -> Engine:
    if name != CHOSEN:
        return ENGINES[name]()
    from device.voice_chosen import ChosenEngine

    cache, limit, form, *models = settings
    return ChosenEngine(cache, int(limit), models, flac=form == FLAC)


def main() -> None:
    """Leaves without tidying, because espeak-ng may abort in its own; a stop signal is the parent's business."""
    _die_with_parent()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    orders, replies = _own_pipes()
    Worker(orders, replies, _engine(*sys.argv[1:])).run()
    os._exit(0)


if __name__ == "__main__":
    main()
