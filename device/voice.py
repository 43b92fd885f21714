"""The voice: turns sentences into sound by a worker process; no hang, crash or silence of it reaches the game.

A request that fails is tried once more on a fresh worker, so that no sentence is lost to a single accident; then on
workers with ever plainer engines (see ``voice_engines``). That is told once, and the better engine is tried again
beside the plainer one after growing pauses (see ``voice_trial``). When the last of them fails too, the voice is silent,
which is told once, and workers are started again with growing pauses until one has rendered something.
"""

from __future__ import annotations

import logging
import select
import sys
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from types import MappingProxyType
from typing import Protocol

import numpy as np

from device.pcm import Pcm
from device.ports import Clock, Emit
from device.spoken_words import SpokenWords
from device.voice_condition import Condition
from device.voice_engines import ENGINES
from device.voice_frames import SPOILED, WORDS_A_MINUTE, Frame, Kind, Order, unpacked_rate
from device.voice_ladder import Ladder
from device.voice_memory import Key, PcmCache
from device.voice_orders import Orders
from device.voice_pack import VoicePack
from device.voice_process import WorkerGone, WorkerProcess
from device.voice_trial import misfit, plausible, sound_of

log = logging.getLogger(__name__)

VOICES: Mapping[str, str] = MappingProxyType({"fr": "fr", "en": "en"})
"""The synthesiser's voice for each language; the first speaks a language that is not named."""

WORKERS = tuple((sys.executable, "-m", "device.voice_worker", engine) for engine in ENGINES)
"""Commands of the workers, best first."""

_START_DEADLINE = 10.0
"""Seconds a worker may take to come up: Python and the voice data from a cold card on the smallest Pi."""
SLOW_DEADLINE = 6.0
"""Seconds that a slow engine is given at the least for a sentence; the box gives a sign of life meanwhile."""
_GLANCE = 0.5
"""Seconds of waiting after which the clock is looked at again."""
_LONGEST_WHOLE = 16
"""Parts of a text that are looked up together among the recordings."""
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
        """Ask for a sentence; ``poll`` will answer, in order, unless it is cancelled.

        Ids in a row are parts of one text: a recording of several is the answer to the first, and the rest is silence.
        """

    def cancel(self, id_: int) -> None:
        """Forget a request, and wait for nothing: a key may ask for it. An unknown or answered id is no matter."""

    def poll(self, now: float) -> Sequence[Rendering]:
        """Go on as far as possible without waiting, and hand over what is finished."""

    def settle(self, timeout: float) -> None:
        """Wait in real time, at most so many seconds, until not busy: a virtual clock must not outrun a process."""

    def close(self) -> None: ...


@dataclass(slots=True)
class _Job:
    id: int | None
    """None when nobody waits for it."""
    order: Order
    probe: bool = False
    """Whether it shows if the voice works."""
    attempts: int = 0
    told: bool = False
    """Whether it is heard in the recording before it."""
    pieces: list[bytes] = field(default_factory=list)


class Voice:
    """A Synthesiser on pyttsx3 and espeak-ng. Emits Fault and Mended of the part ``voice``."""

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        voices: Mapping[str, str] = VOICES,
        spoken: Mapping[str, SpokenWords] = MappingProxyType({}),
        packs: Mapping[str, VoicePack] = MappingProxyType({}),
        commands: Sequence[tuple[str, ...]] = WORKERS,
        slow: bool = False,
        deadline: float = 2.0,
        words_a_minute: int = WORDS_A_MINUTE,
        pitch: int = 50,
        cache_bytes: int = 8 << 20,
        notes: Sequence[str] = (),
    ) -> None:
        """``commands``: of the workers, best first; ``slow``: whether the first takes seconds to start, so that the
        second speaks until it has. ``deadline``: seconds of the clock that one try of a sentence may take.
        ``words_a_minute``: the pace at rate 1.0. ``pitch``: 0 to 99. Without ``spoken`` for a language the box's own
        exceptions hold. ``notes``: what is wrong from the start, as a worker notes it.
        """
        self._clock = clock
        self._orders = Orders(voices, spoken, packs, words_a_minute, pitch)
        self._condition = Condition(emit)
        for note in notes:
            self._condition.note(note, clock())
        self._ladder = Ladder(commands, slow=slow)
        self._deadline = deadline
        self._cache = PcmCache(cache_bytes)
        self._worker: WorkerProcess | None = None
        self._waiting: deque[_Job] = deque()
        self._idle: deque[Order] = deque()
        self._job: _Job | None = None
        self._cancelled: int | None = None
        """Id of the job, as long as the worker does not know that nobody waits for it any more."""
        self._due = 0.0
        self._finished: list[Rendering] = []
        self._failures = 0
        self._retry_at = 0.0

    @property
    def commands(self) -> tuple[tuple[str, ...], ...]:
        """Of the workers, best first; the bench breaks the next worker by it."""
        return self._ladder.commands

    @commands.setter
    def commands(self, commands: Sequence[tuple[str, ...]]) -> None:
        self._ladder.commands = tuple(commands)

    @property
    def busy(self) -> bool:
        return self._job is not None or bool(self._waiting) or self._ladder.trial is not None

    @property
    def pid(self) -> int | None:
        """Of the worker alive now."""
        return self._worker.pid if self._worker else None

    def warm(self, texts: Iterable[str] = (), language: str = "", rate: float = 1.0) -> None:
        self._idle.extend(self._orders.ahead(text, language, rate) for text in texts)
        if self._worker is None and not self.busy:
            self._probe()
        self._work(self._clock())

    def request(self, id_: int, text: str, language: str, rate: float) -> None:
        self._waiting.append(_Job(id_, self._orders.order(text, language, rate)))

    def cancel(self, id_: int) -> None:
        self._waiting = deque(job for job in self._waiting if job.id != id_)
        self._finished = [rendering for rendering in self._finished if rendering.id != id_]
        if self._job and self._job.id == id_:
            self._job.id, self._cancelled = None, id_

    def poll(self, now: float) -> Sequence[Rendering]:
        if self.busy or self._failures or self._idle or self._ladder.at:
            self._work(now)
        if not self._finished:
            return ()
        finished, self._finished = self._finished, []
        return finished

    def settle(self, timeout: float) -> None:
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            self._work(self._clock())
            if not self.busy:
                return
            trial = self._ladder.trial
            watched = [worker for worker in (self._worker, trial and trial.worker) if worker]
            select.select(watched, [], [], min(left, _GLANCE))

    def kill(self) -> None:
        """End the worker in the middle of whatever it does, as a crash would."""
        if self._worker:
            self._worker.kill()

    def close(self) -> None:
        self._waiting.clear()
        self._idle.clear()
        self._job = None
        self._end_worker()
        self._ladder.end()

    def _key(self, order: Order) -> Key:
        return self._ladder.command, order

    def _probe(self) -> None:
        self._waiting.append(_Job(None, self._orders.probe(self._ladder.language), probe=True))

    def _work(self, now: float) -> None:
        if self._cancelled is not None:
            self._stop(self._cancelled, now)
        if self._worker and self._job:
            self._read(self._worker, now)
        if self._job and now >= self._due:
            self._fail("no answer in time", now)
        if self._job is None and not self._failures:
            self._climb(now)
        if self._failures and not self.busy and now >= self._retry_at:
            self._probe()
        while self._job is None and self._waiting:
            self._begin(self._waiting.popleft(), now)
        while self._job is None and self._idle and not self._failures:
            order = self._idle.popleft()
            if self._cache.get(self._key(order)) is None:
                self._begin(_Job(None, order), now)

    def _stop(self, cancelled: int, now: float) -> None:
        """A worker that is still coming up has not been asked for it yet."""
        self._cancelled = None
        if self._worker and self._worker.ready:
            self._try(self._worker, Frame(Kind.CANCEL, cancelled), now)
        else:
            self._job = None

    def _begin(self, job: _Job, now: float) -> None:
        self._look_up_recording(job)
        known = self._cache.get(self._key(job.order)) if job.id is not None else None
        if job.told or (known is None and not any(map(str.isalnum, job.order.text))):
            known = np.zeros(0, np.int16)
        if known is not None:
            self._deliver(job, known)
        elif self._failures and now < self._retry_at:
            self._deliver(job, None)
        else:
            self._job = job
            self._attempt(job, now)

    def _look_up_recording(self, job: _Job) -> None:
        if job.id is None or job.told:
            return
        after = enumerate(self._waiting, job.id + 1)
        behind = [other for id_, other in takewhile(lambda pair: pair[0] == pair[1].id, after)]
        text = [job, *behind[: _LONGEST_WHOLE - 1]]
        found = self._orders.recorded([part.order for part in text])
        if found is not None:
            job.order, count = found
            for part in text[1:count]:
                part.told = True

    def _climb(self, now: float) -> None:
        """Change to a better engine that has proved itself."""
        worker = self._ladder.climb(self._orders.probe, now)
        if worker is not None:
            self._end_worker()
            self._worker = worker
            self._tell(now)

    def _tell(self, now: float) -> None:
        self._condition.becomes(self._ladder.code, self._ladder.why, now)

    def _attempt(self, job: _Job, now: float) -> None:
        job.attempts += 1
        job.pieces.clear()
        if self._worker is None:
            try:
                self._worker = WorkerProcess(self._ladder.command)
            except OSError as error:
                self._fail(f"cannot start: {error}", now)
                return
        if self._worker.ready:
            self._order(self._worker, job, now)
        else:
            self._due = now + _START_DEADLINE

    def _order(self, worker: WorkerProcess, job: _Job, now: float) -> None:
        self._due = now + (max(self._deadline, SLOW_DEADLINE) if self._ladder.slow else self._deadline)
        order = self._orders.spelled(job.order, fresh=job.attempts > 1)
        self._try(worker, Frame(Kind.RENDER, self._frame_id(job), order.packed()), now)

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
            self._given_up(job, frame.id, now)
        elif frame.kind == Kind.NOTE:
            self._note(job, frame.payload.decode("utf-8", "replace"), now)
        else:
            self._fail(frame.payload.decode("utf-8", "replace"), now)

    def _given_up(self, job: _Job, id_: int, now: float) -> None:
        if job.id is None:
            self._job = None
        elif job.id == id_:
            self._fail("gives up what is wanted", now)

    def _rendered(self, job: _Job, rate: int, now: float) -> None:
        pcm = sound_of(job.pieces, rate)
        recorded = bool(job.order.sound) and self._ladder.at == 0
        wrong = misfit(pcm, job.order.text) if recorded else ""
        if wrong and self._worker:
            self._note(job, f"{SPOILED} {job.order.sound}: {wrong}", now)
            job.pieces.clear()
            self._order(self._worker, job, now)
            return
        if not recorded and not plausible(pcm, job.order):
            self._fail(f"{pcm.size} samples for {len(job.order.text)} characters", now)
            return
        pcm.flags.writeable = False
        self._cache.put(self._key(job.order), pcm)
        self._job = None
        self._deliver(job, pcm)
        self._failures = 0
        self._tell(now)

    def _note(self, job: _Job, said: str, now: float) -> None:
        self._condition.note(said, now)
        if said.startswith(SPOILED) and job.order.sound:
            job.order = self._orders.without_recording(job.order)

    def _fail(self, why: str, now: float) -> None:
        """End the worker, whose state is unknown now; try the same sentence again, or give it up and tell.

        What nobody waits for is dropped without a word: whatever is wrong will be found by a sentence or a probe.
        """
        log.warning("voice worker: %s", why)
        self._end_worker()
        job, self._job = self._job, None
        if job is None:
            return
        if job.id is None and not job.probe:
            self._ladder.start_again()
            return
        if not self._failures and self._ladder.next_try(job.attempts, job.order.language, why, now):
            self._job = job
            self._attempt(job, now)
            return
        self._deliver(job, None)
        self._retry_at = now + _PAUSES[min(self._failures, len(_PAUSES) - 1)]
        self._failures += 1
        self._ladder.walk(self._failures)
        self._condition.becomes("voice-silent", why, now)

    def _deliver(self, job: _Job, pcm: Pcm | None) -> None:
        if job.id is not None:
            self._finished.append(Rendering(job.id, pcm))

    def _end_worker(self) -> None:
        if self._worker:
            self._worker.end()
            self._worker = None
