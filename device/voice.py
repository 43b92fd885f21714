"""The voice: turns sentences into sound by a worker process; no hang, crash or silence of it reaches the game.

A request that fails is tried once more on a fresh worker, so that no sentence is lost to a single accident; then on
workers with ever plainer engines (see ``voice_engines``). When the last of them fails too, the part has a fault, told
once, and workers are started again with growing pauses until one has rendered something. What was rendered stays in
memory, because a box says the same things all evening.
"""

from __future__ import annotations

import logging
import select
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Protocol, TypeAlias

import numpy as np

from device.loudness import levelled
from device.pcm import SAMPLE_RATE, Pcm, resampled, trimmed
from device.ports import Clock, Emit, Fault, Mended
from device.voice_engines import ENGINES
from device.voice_frames import Frame, Kind, Order, unpacked_rate
from device.voice_process import WorkerGone, WorkerProcess

log = logging.getLogger(__name__)

VOICES: Mapping[str, str] = MappingProxyType({"fr": "fr", "en": "en"})
"""The synthesiser's voice for each language; the first speaks a language that is not named."""

WORDS_A_MINUTE = 175
"""The usual pace at rate 1.0."""

WORKERS = tuple((sys.executable, "-m", "device.voice_worker", engine) for engine in ENGINES)
"""Commands of the workers, best first."""

_SLOWEST, _FASTEST = 80, 450
"""Words a minute that espeak-ng follows."""
_PROBE = "un"
_ATTEMPTS = 2
"""On the engine of the hour, before a plainer one is tried."""
_START_DEADLINE = 10.0
"""Seconds a worker may take to come up: Python and the voice data from a cold card on the smallest Pi."""
_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before the next start while nothing works."""


@dataclass(frozen=True, slots=True)
class Rendering:
    """The answer to a request: sound (empty for a text without a letter), or None when the voice failed."""

    id: int
    pcm: Pcm | None


class Synthesiser(Protocol):
    """What the speaker asks of a voice. One thread only, except where said."""

    @property
    def busy(self) -> bool:
        """Whether a request is waiting for its sound."""

    def warm(self, texts: Iterable[str] = (), language: str = "", rate: float = 1.0) -> None:
        """Get ready for the first request, and render these ahead when there is nothing else to do."""

    def request(self, id_: int, text: str, language: str, rate: float) -> None:
        """Ask for a sentence; ``poll`` will answer, in order, unless it is cancelled."""

    def cancel(self, id_: int) -> None:
        """Forget a request; an id that is unknown or answered is none of our business."""

    def poll(self, now: float) -> Sequence[Rendering]:
        """Go on as far as possible without waiting, and hand over what is finished."""

    def settle(self, timeout: float) -> None:
        """Wait in real time, at most so many seconds, until not busy: a virtual clock must not outrun a process."""

    def fileno(self) -> int | None:
        """A descriptor that becomes readable when polling is worth while."""

    def close(self) -> None: ...


Key: TypeAlias = tuple[tuple[str, ...], Order]
"""The command of the worker that rendered it, and what it was asked for."""


class PcmCache:
    """The sentences said lately, the least recently used forgotten first."""

    def __init__(self, limit: int) -> None:
        """Bytes of sound to keep."""
        self._limit = limit
        self._size = 0
        self._kept: OrderedDict[Key, Pcm] = OrderedDict()

    def get(self, key: Key) -> Pcm | None:
        pcm = self._kept.get(key)
        if pcm is not None:
            self._kept.move_to_end(key)
        return pcm

    def put(self, key: Key, pcm: Pcm) -> None:
        self._size += pcm.nbytes
        if key in self._kept:
            self._size -= self._kept.pop(key).nbytes
        self._kept[key] = pcm
        while self._size > self._limit:
            self._size -= self._kept.popitem(last=False)[1].nbytes


@dataclass(slots=True)
class _Job:
    id: int | None
    """None for our own probe, which nobody waits for."""
    order: Order
    attempts: int = 0
    pieces: list[bytes] = field(default_factory=list)


def plausible(pcm: Pcm, order: Order) -> bool:
    """Whether this can be the whole of a sentence, by its length: very wide bounds, for spelled-out letters too."""
    letters = sum(map(str.isalnum, order.text))
    pace = order.wpm / WORDS_A_MINUTE
    seconds = pcm.size / SAMPLE_RATE
    return letters / (60 * pace) <= seconds <= 2 + letters / pace


class Voice:
    """A Synthesiser on pyttsx3 and espeak-ng. Emits Fault and Mended of the part ``voice``."""

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        voices: Mapping[str, str] = VOICES,
        commands: Sequence[tuple[str, ...]] = WORKERS,
        deadline: float = 2.0,
        words_a_minute: int = WORDS_A_MINUTE,
        pitch: int = 50,
        cache_bytes: int = 8 << 20,
    ) -> None:
        """``commands``: of the workers, best first. ``deadline``: seconds of the clock that one try of a sentence may
        take. ``words_a_minute``: the pace at rate 1.0. ``pitch``: 0 to 99.
        """
        self._emit = emit
        self._clock = clock
        self._voices = dict(voices)
        self.commands = tuple(commands)
        """Read at each start, so that the bench can break the next worker."""
        self._rung = 0
        """Which of them is used; the plainer one stays until everything has failed, or the box is restarted."""
        self._deadline = deadline
        self._words_a_minute = words_a_minute
        self._pitch = pitch
        self._cache = PcmCache(cache_bytes)
        self._worker: WorkerProcess | None = None
        self._waiting: deque[_Job] = deque()
        self._idle: deque[Order] = deque()
        self._job: _Job | None = None
        self._due = 0.0
        self._finished: list[Rendering] = []
        self._failures = 0
        self._retry_at = 0.0

    @property
    def busy(self) -> bool:
        return self._job is not None or bool(self._waiting)

    @property
    def pid(self) -> int | None:
        """Of the worker alive now."""
        return self._worker.pid if self._worker else None

    def fileno(self) -> int | None:
        return self._worker.fileno() if self._worker and self._job else None

    def warm(self, texts: Iterable[str] = (), language: str = "", rate: float = 1.0) -> None:
        self._idle.extend(self._order_of(text, language, rate) for text in texts)
        if self._worker is None and not self.busy:
            self._waiting.append(self._probe())
        self._work(self._clock())

    def request(self, id_: int, text: str, language: str, rate: float) -> None:
        self._waiting.append(_Job(id_, self._order_of(text, language, rate)))

    def cancel(self, id_: int) -> None:
        self._waiting = deque(job for job in self._waiting if job.id != id_)
        self._finished = [rendering for rendering in self._finished if rendering.id != id_]
        if self._job and self._job.id == id_:
            self._job.id = None
            if self._worker and self._worker.ready:
                self._try(self._worker, Frame(Kind.CANCEL, id_), self._clock())

    def poll(self, now: float) -> Sequence[Rendering]:
        if self.busy or self._failures or self._idle:
            self._work(now)
        if not self._finished:
            return ()
        finished, self._finished = self._finished, []
        return finished

    def settle(self, timeout: float) -> None:
        end = time.monotonic() + timeout
        while self.busy and (left := end - time.monotonic()) > 0:
            self._work(self._clock())
            if (watched := self.fileno()) is not None:
                select.select([watched], [], [], left)

    def kill(self) -> None:
        """End the worker in the middle of whatever it does, as a crash would."""
        if self._worker:
            self._worker.kill()

    def close(self) -> None:
        self._waiting.clear()
        self._idle.clear()
        self._job = None
        self._end_worker()

    def _spoken_by(self, language: str) -> str:
        return self._voices.get(language) or next(iter(self._voices.values()))

    def _probe(self) -> _Job:
        return _Job(None, self._order_of(_PROBE, "", 1.0))

    def _order_of(self, text: str, language: str, rate: float) -> Order:
        wpm = min(max(round(self._words_a_minute * rate), _SLOWEST), _FASTEST)
        return Order(self._spoken_by(language), wpm, " ".join(text.replace("\0", " ").split()), self._pitch)

    def _key(self, order: Order) -> Key:
        return self._command, order

    @property
    def _command(self) -> tuple[str, ...]:
        return self.commands[self._rung % len(self.commands)]

    def _work(self, now: float) -> None:
        if self._worker and self._job:
            self._read(self._worker, now)
        if self._job and now >= self._due:
            self._fail(f"no answer in {self._deadline} s", now)
        if self._failures and not self.busy and now >= self._retry_at:
            self._waiting.append(self._probe())
        while self._job is None and self._waiting:
            self._begin(self._waiting.popleft(), now)
        while self._job is None and self._idle and not self._failures:
            order = self._idle.popleft()
            if self._cache.get(self._key(order)) is None:
                self._begin(_Job(None, order), now)

    def _begin(self, job: _Job, now: float) -> None:
        known = self._cache.get(self._key(job.order)) if job.id is not None else None
        if known is None and not any(map(str.isalnum, job.order.text)):
            known = np.zeros(0, np.int16)
        if known is not None:
            self._deliver(job, known)
        elif self._failures and now < self._retry_at:
            self._deliver(job, None)
        else:
            self._job = job
            self._attempt(job, now)

    def _attempt(self, job: _Job, now: float) -> None:
        job.attempts += 1
        job.pieces.clear()
        if self._worker is None:
            try:
                self._worker = WorkerProcess(self._command)
            except OSError as error:
                self._fail(f"cannot start: {error}", now)
                return
        if self._worker.ready:
            self._order(self._worker, job, now)
        else:
            self._due = now + _START_DEADLINE

    def _order(self, worker: WorkerProcess, job: _Job, now: float) -> None:
        self._due = now + self._deadline
        self._try(worker, Frame(Kind.RENDER, self._frame_id(job), job.order.packed()), now)

    @staticmethod
    def _frame_id(job: _Job) -> int:
        return job.id if job.id is not None else 0

    def _try(self, worker: WorkerProcess, frame: Frame, now: float) -> None:
        try:
            worker.send(frame)
        except WorkerGone as error:
            self._fail(str(error), now)

    def _read(self, worker: WorkerProcess, now: float) -> None:
        try:
            for frame in worker.received():
                self._take(worker, frame, now)
                if worker is not self._worker:
                    return
        except WorkerGone as error:
            self._fail(str(error), now)

    def _take(self, worker: WorkerProcess, frame: Frame, now: float) -> None:
        job = self._job
        if frame.kind == Kind.READY:
            worker.ready = True
            if job:
                self._order(worker, job, now)
        elif job is None:
            self._fail("speaks unasked", now)
        elif frame.kind == Kind.SOUND:
            job.pieces.append(frame.payload)
        elif frame.kind == Kind.DONE:
            self._rendered(job, unpacked_rate(frame.payload), now)
        elif frame.kind == Kind.CANCELLED:
            self._job = None
        else:
            self._fail(frame.payload.decode("utf-8", "replace"), now)

    def _rendered(self, job: _Job, rate: int, now: float) -> None:
        pcm = trimmed(levelled(resampled(np.frombuffer(b"".join(job.pieces), np.int16), rate)))
        if not plausible(pcm, job.order):
            self._fail(f"{pcm.size} samples for {len(job.order.text)} characters", now)
            return
        pcm.flags.writeable = False
        self._cache.put(self._key(job.order), pcm)
        self._job = None
        self._deliver(job, pcm)
        if self._failures:
            self._failures = 0
            self._emit(Mended("voice", now))

    def _fail(self, why: str, now: float) -> None:
        """End the worker, whose state is unknown now; try the same sentence again, or give it up and tell."""
        log.warning("voice worker: %s", why)
        self._end_worker()
        job, self._job = self._job, None
        if job is None:
            return
        if not self._failures and self._may_try_again(job):
            self._job = job
            self._attempt(job, now)
            return
        self._deliver(job, None)
        self._retry_at = now + _PAUSES[min(self._failures, len(_PAUSES) - 1)]
        self._failures += 1
        self._rung = (self._failures - 1) % len(self.commands)
        if self._failures == 1:
            self._emit(Fault("voice", "voice-silent", why, now))

    def _may_try_again(self, job: _Job) -> bool:
        """Step down to a plainer engine when this one had its chances, as long as there is one."""
        if job.attempts < _ATTEMPTS:
            return True
        if self._rung + 1 >= len(self.commands):
            return False
        self._rung += 1
        log.warning("the voice falls back on %s", self._command[-1])
        return True

    def _deliver(self, job: _Job, pcm: Pcm | None) -> None:
        if job.id is not None:
            self._finished.append(Rendering(job.id, pcm))

    def _end_worker(self) -> None:
        if self._worker:
            self._worker.end()
            self._worker = None
