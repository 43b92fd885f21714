"""The voice in a storm: a thousand sentences, fifty kills and fifty hangs of its worker, and no result is lost.

The speaker, the synthesiser and its worker are the real ones; the table keeps the rule of the box, that a sentence
which was not heard whole is offered again.
"""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Callable
from random import Random

import psutil
import pytest

from device.bench.copper import RecordingWitness
from device.bench.record import Recording
from device.bench.sound import SoundRecorder, VirtualCard
from device.ports import Event, Fault, Heard, Utterance
from device.speaker import MixingSpeaker
from device.voice import Voice

TICK = 0.02
PATIENCE = 30.0
WORKER_LIMIT = 64 << 20
"""Bytes that a worker may hold, Python and the synthesiser together; 20 MB were measured."""
OTHERS = "Ada mène.", "C'est à Bo.", "Posez une carte, puis validez.", "La partie continue, et Dée pioche."


class Storm:
    """A speaker on a virtual card, and a table that asks again for what it did not hear."""

    def __init__(self, sentences: int, kills: int, hangs: int) -> None:
        self._chance = Random(7)
        self.now = 0.0
        self.events: list[Event] = []
        self.recording = Recording()
        self.card = VirtualCard(self.clock)
        self.voice = Voice(self.events.append, self.clock)
        self.speaker = MixingSpeaker(
            self.events.append,
            self.clock,
            voice=self.voice,
            open_sink=SoundRecorder().listen_to(self.card.open),
            witness=RecordingWitness(self.recording),
        )
        self._left = deque(range(1, sentences + 1))
        blows = ["kill"] * kills + ["hang"] * hangs
        places = self._chance.sample(range(1, sentences + 1), len(blows))
        self._blows = dict(zip(places, blows, strict=True))
        self.dealt = Counter[str]()
        self.heard: set[int] = set()
        self.offered = Counter[int]()
        self.heaviest = 0
        self.mend: Callable[[], None] | None = None
        """Done once, when the virtual clock says ten seconds."""

    def clock(self) -> float:
        return self.now

    def rage(self) -> None:
        """To the last sentence heard."""
        waiting: dict[int, int] = {}
        said, seen = 0, 0
        while self._left or waiting:
            if self._left and not waiting:
                number, said = self._left.popleft(), said + 1
                self.offered[number] += 1
                waiting[said] = number
                self.speaker.say(Utterance(said, self._words(number), "fr", rate=2.0))
                self._strike(self._blows.pop(number, None))
            self._step()
            for event in self.events[seen:]:
                if isinstance(event, Heard) and (number := waiting.pop(event.utterance, None)) is not None:
                    self._told(number, event.whole)
            seen = len(self.events)

    def _words(self, number: int) -> str:
        # Each is new to the cache, because its number is spelled by letters that make a word of their own.
        letters = "".join(chr(ord("a") + int(digit)) for digit in str(number))
        return f"{OTHERS[number % len(OTHERS)]} Lot {letters}."

    def _told(self, number: int, whole: bool) -> None:
        if whole:
            self.heard.add(number)
        else:
            self._left.append(number)

    def _strike(self, blow: str | None) -> None:
        """Now, or while it renders: at this very process, which is the worker's."""
        pid = self.voice.pid
        if blow is None or pid is None:
            return
        if self._chance.random() < 0.5:
            self.speaker.step(self.now)
            pid = self.voice.pid or pid
        os.kill(pid, signal.SIGKILL if blow == "kill" else signal.SIGSTOP)
        if blow == "hang":
            os.waitid(os.P_PID, pid, os.WSTOPPED | os.WNOWAIT)
        self.dealt[blow] += 1

    def _step(self) -> None:
        self.now += TICK
        if self.mend is not None and self.now > 10.0:
            self.mend()
            self.mend = None
        self.speaker.step(self.now)
        pid = self.voice.pid
        if self.voice.busy and pid is not None and not self._stopped(pid):
            self.voice.settle(PATIENCE)
        self.card.advance()

    def _stopped(self, pid: int) -> bool:
        """A stopped worker must be met by the deadline of the virtual clock, not waited for."""
        try:
            process = psutil.Process(pid)
            self.heaviest = max(self.heaviest, process.memory_info().rss)
            return process.status() == psutil.STATUS_STOPPED
        except psutil.NoSuchProcess:
            return False

    def close(self) -> None:
        self.speaker.close()


def raged(sentences: int, kills: int, hangs: int) -> Storm:
    storm = Storm(sentences, kills, hangs)
    try:
        storm.rage()
    finally:
        storm.close()
    return storm


def proved(storm: Storm, sentences: int, kills: int, hangs: int) -> None:
    assert storm.dealt == {"kill": kills, "hang": hangs}
    assert storm.heard == set(range(1, sentences + 1)), "none is lost"
    whole = Counter(spoken.text for spoken in storm.recording.speech if spoken.whole)
    assert set(whole.values()) == {1} and len(whole) == sentences, "each was heard once"
    assert not [event for event in storm.events if isinstance(event, Fault)], "one accident at a time is no fault"
    assert 0 < storm.heaviest < WORKER_LIMIT


def test_a_short_storm_loses_no_sentence() -> None:
    proved(raged(24, 3, 3), 24, 3, 3)


@pytest.mark.system
@pytest.mark.timeout(900)
def test_a_thousand_sentences_fifty_kills_and_fifty_hangs_lose_nothing() -> None:
    storm = raged(1000, 50, 50)
    print(f"the worker held {storm.heaviest >> 20} MB at the most")
    proved(storm, 1000, 50, 50)


def test_with_its_voice_gone_for_a_while_every_sentence_is_offered_again_and_heard() -> None:
    storm = Storm(6, 0, 0)
    workers, storm.voice.commands = storm.voice.commands, (("false",),)
    storm.voice.kill()
    storm.mend = lambda: setattr(storm.voice, "commands", workers)
    try:
        storm.rage()
    finally:
        storm.close()
    assert storm.heard == set(range(1, 7))
    assert max(storm.offered.values()) > 1


@pytest.mark.system
def test_one_worker_says_two_thousand_sentences_and_grows_no_further() -> None:
    events: list[Event] = []
    voice = Voice(events.append, lambda: 0.0, cache_bytes=0)
    held: list[int] = []
    try:
        voice.warm()
        voice.settle(PATIENCE)
        first = voice.pid
        for number in range(1, 2001):
            voice.request(2 * number, f"{OTHERS[number % len(OTHERS)]} C'est la phrase {number}.", "fr", 1.0)
            voice.settle(PATIENCE)
            (rendering,) = voice.poll(0.0)
            assert rendering.pcm is not None and rendering.pcm.size
            if number % 200 == 0:
                held.append(psutil.Process(voice.pid).memory_info().rss)
        assert voice.pid == first and not events
    finally:
        voice.close()
    print(f"after 200 sentences {held[0] >> 10} kB, after 2000 {held[-1] >> 10} kB")
    assert held[-1] - held[0] < 2 << 20
