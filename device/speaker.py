"""The speaker: says utterances one at a time, mixes earcons over them, and falls silent within one block of a cut.

The policy of what comes next is ``SpeechQueue``; sound comes from a ``Synthesiser`` and goes into the mixer of an
output that stays open. Without an output or a voice the box goes on: each utterance takes the time it would have
sounded, and is then Heard as not whole, so the screen moves on at a reader's pace and no result passes for heard.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from device.earcons import earcons
from device.mixer import Note
from device.pcm import Pcm
from device.ports import VOLUME_STEPS, Channel, Clock, EarconName, Emit, Fault, Heard, Mended, PartName, Utterance
from device.sentences import parts, seconds
from device.sink import OpenSink, Output, make_way
from device.speech_queue import SpeechQueue
from device.voice import Rendering, Synthesiser

WORKING_AFTER = 0.4
"""Seconds of waiting for the voice after which the box gives a sign of life."""
WORKING_EVERY = 2.5
"""Seconds from one such sign to the next, as long as it takes."""
WARMED = 128
"""Texts that may wait to be rendered ahead; the oldest are given up."""
START_VOLUME = 4
"""The step before anybody asked for another."""


class Witness(Protocol):
    """Somebody who writes down what sounded; times are of the injected clock."""

    def given(self, utterance: Utterance, sound: Pcm) -> None:
        """A part of this utterance went to the mixer, in this very sound."""

    def started(self, utterance: Utterance, at: float) -> None: ...

    def ended(self, utterance: Utterance, whole: bool, at: float) -> None: ...

    def toned(self, name: EarconName, at: float) -> None: ...


@dataclass(slots=True, eq=False)
class _Speaking:
    """An utterance on its way: its parts in order, rendered one after the other, given to the mixer as they come."""

    utterance: Utterance
    texts: tuple[str, ...]
    since: float
    sounds: list[Pcm | None] = field(default_factory=list)
    given: int = 0
    """How many parts the mixer has."""
    token: int = 0
    """What the mixer calls it; new after each change of output."""
    waits: float | None = None
    """Since when nothing of it has sounded for want of its next part."""
    signs: int = 0
    """How many signs of life were given in this wait."""
    mute: bool = False
    """Whether the voice failed in it."""

    @property
    def rendered(self) -> bool:
        return len(self.sounds) == len(self.texts)


class MixingSpeaker:
    """Fulfils ``ports.Speaker``: ``say``, ``cut``, ``earcon``, ``volume`` come from any thread, ``step`` from one."""

    name: PartName = "speaker"

    def __init__(
        self,
        emit: Emit,
        clock: Clock,
        *,
        voice: Synthesiser,
        open_sink: OpenSink,
        open_earphone: OpenSink | None = None,
        witness: Witness | None = None,
        start: int = START_VOLUME,
        ceiling: int = VOLUME_STEPS,
    ) -> None:
        """``start``: the volume step at first; ``ceiling``: how loud the last step is, as ``mixer.gain`` has it.

        Without an earphone nothing private is ever sounded.
        """
        self._emit = emit
        self._clock = clock
        self._voice = voice
        self._witness = witness
        self._loud = Output(open_sink, start, ceiling)
        self._private = None if open_earphone is None else Output(open_earphone, start, ceiling)
        self._earcons = earcons()
        self._lock = threading.RLock()
        self._queue = SpeechQueue()
        self._current: _Speaking | None = None
        self._ahead: _Speaking | None = None
        self._idle: deque[tuple[str, str, float]] = deque(maxlen=WARMED)
        """Texts to render when nothing is to be said: one at a time, so a real sentence waits for one at the most."""
        self._requests: dict[int, _Speaking] = {}
        self._sounding: dict[int, Utterance] = {}
        self._count = 0
        self._broken = False
        self._missed: EarconName | None = None
        """The last earcon that found no output; heard when one opens, as at every start."""
        voice.warm()

    def __repr__(self) -> str:
        return f"<MixingSpeaker {'open' if self._loud.open else 'silent'}>"

    @property
    def quiet(self) -> bool:
        """Whether nothing sounds, waits, or is being rendered for somebody; what nobody pulls does not sound."""
        with self._lock:
            waiting = self._current or self._queue.current or self._queue.upcoming
            return waiting is None and (self._loud.mixer.idle or not self._loud.open)

    @property
    def private(self) -> bool:
        return self._private is not None and self._private.open

    # From any thread

    def say(self, utterance: Utterance) -> None:
        with self._lock:
            now = self._clock()
            if utterance.priority == "now":
                self._silence()
            self._tell(self._queue.say(utterance, now))

    def cut(self) -> None:
        for output in self._outputs():
            output.mixer.cut()
        with self._lock:
            self._silence()
            self._tell(self._queue.cut(self._clock()))

    def earcon(self, name: EarconName) -> None:
        if self._loud.open:
            self._sign(name, self._loud)
        else:
            self._missed = name

    def volume(self, step: int, channel: Channel = "speaker") -> None:
        output = self._output(channel)
        if output is not None:
            output.mixer.volume(step)

    def warm(self, texts: Iterable[str], language: str, rate: float = 1.0) -> None:
        """Have these rendered when there is nothing else to do, so that they sound at once when they are said."""
        with self._lock:
            self._idle.extend((part, language, rate) for text in texts for part in parts(text, rate))

    # From the part's own thread

    def step(self, now: float) -> None:
        """Keep the outputs open, hear what became of the sound, and give the mixer what comes next."""
        self._supervise(now)
        with self._lock:
            for output in self._outputs():
                self._hear(output, now)
            if self._missed is not None and self._loud.open:
                self._make_up(self._missed)
            for _ in range(2):  # a sentence that is kept in memory, asked for in the first round, sounds in the second
                for rendering in self._voice.poll(now):
                    self._rendered(rendering)
                self._go_on(now)
            if self._idle and not self._voice.busy and self._queue.upcoming is None and self._rendered_all:
                text, language, rate = self._idle.popleft()
                self._voice.warm([text], language, rate)

    def close(self) -> None:
        for output in self._outputs():
            output.close()
        self._voice.close()

    @property
    def _rendered_all(self) -> bool:
        return self._current is None or self._current.rendered

    def _outputs(self) -> tuple[Output, ...]:
        return (self._loud,) if self._private is None else (self._loud, self._private)

    def _supervise(self, now: float) -> None:
        """Outside the lock: opening an output may take a tenth of a second, and a key must cut meanwhile."""
        make_way(self._outputs())
        for output in self._outputs():
            change = output.supervise(now)
            if change is None:
                continue
            with self._lock:
                if change != "absent":
                    self._start_again(output, now)
            if output is self._loud:
                self._report(change == "opened", now)

    def _make_up(self, name: EarconName) -> None:
        self._missed = None
        self.earcon(name)

    def _report(self, works: bool, now: float) -> None:
        if works and self._broken:
            self._emit(Mended(self.name, now))
        elif not works and not self._broken:
            self._emit(Fault(self.name, "sound-absent", "no output opens", now))
        self._broken = not works

    def _start_again(self, output: Output, now: float) -> None:
        """The output changed under its utterance: what was heard of it is not known, so it begins again."""
        output.mixer.cut()
        if self._current is not None and self._output(self._current.utterance.channel) is output:
            self._current.given = 0
            self._current.token = self._next()
            self._current.since = now
            self._current.waits, self._current.signs = None, 0

    def _hear(self, output: Output, now: float) -> None:
        notes = output.mixer.notes
        while notes:
            note = notes.popleft()
            self._witnessed(note, output.time_of(note))
            if note.kind == "ended" and self._current is not None and note.token == self._current.token:
                self._finish(True, now)

    def _witnessed(self, note: Note, at: float) -> None:
        if self._witness is None:
            return
        utterance = self._sounding.get(note.token)
        if note.earcon is not None:
            self._witness.toned(note.earcon, at)
        elif utterance is None:
            return
        elif note.kind == "started":
            self._sounding = {
                token: of
                for token, of in self._sounding.items()
                if token >= note.token or of.channel != utterance.channel
            }
            self._witness.started(utterance, at)
        else:
            del self._sounding[note.token]
            self._witness.ended(utterance, note.kind == "ended", at)

    def _rendered(self, rendering: Rendering) -> None:
        speaking = self._requests.pop(rendering.id, None)
        if speaking is not None:
            speaking.sounds.append(rendering.pcm)

    def _go_on(self, now: float) -> None:
        if self._current is None:
            self._tell(self._queue.pick(now))
            if self._queue.current is not None:
                self._begin(self._queue.current, now)
        if self._current is not None:
            self._give(self._current, now)
        upcoming = self._queue.upcoming
        if upcoming is not None and self._ahead is None and self._current is not None and self._current.rendered:
            self._ahead = self._prepare(upcoming, now)

    def _begin(self, utterance: Utterance, now: float) -> None:
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead.utterance is utterance:
            ahead.since = now
            self._current = ahead
        else:
            self._forget(ahead)
            self._current = self._prepare(utterance, now)
        self._current.token = self._next()
        if utterance.channel == "earphone":
            self.earcon("tick")

    def _prepare(self, utterance: Utterance, now: float) -> _Speaking:
        speaking = _Speaking(utterance, parts(utterance.text, utterance.rate), now)
        for text in speaking.texts:
            request = self._next()
            self._requests[request] = speaking
            self._voice.request(request, text, utterance.language, utterance.rate)
        return speaking

    def _give(self, speaking: _Speaking, now: float) -> None:
        """Hand the mixer every part that is ready; without an output or a voice, let the time of speaking pass."""
        output = self._output(speaking.utterance.channel)
        if output is None or not output.open or speaking.mute:
            lasts = seconds(speaking.utterance.text, speaking.utterance.rate)
            if output is None or now - speaking.since >= lasts:
                self._finish(False, now)
            return
        while speaking.given < len(speaking.sounds):
            sound = speaking.sounds[speaking.given]
            if sound is None:
                self._give_up(speaking, output)
                return
            if self._witness is not None:
                self._sounding[speaking.token] = speaking.utterance
                self._witness.given(speaking.utterance, sound)
            speaking.given += 1
            speaking.waits, speaking.signs = None, 0
            output.mixer.play(sound, speaking.token, last=speaking.given == len(speaking.texts))
        if speaking.given < len(speaking.texts) and output.mixer.wordless:
            self._wait(speaking, output, now)

    def _wait(self, speaking: _Speaking, output: Output, now: float) -> None:
        """What follows is not there yet: whoever cannot see would take a longer silence for the end."""
        if speaking.waits is None:
            speaking.waits = now
        if now - speaking.waits > WORKING_AFTER + speaking.signs * WORKING_EVERY:
            speaking.signs += 1
            self._sign("working", output)

    def _give_up(self, speaking: _Speaking, output: Output) -> None:
        """The voice failed in this utterance: a tone says that something was to be said."""
        output.mixer.cut()
        speaking.mute = True
        self._forget(speaking)
        self._sign("error", output)

    def _sign(self, name: EarconName, output: Output) -> None:
        """In the output of what it is about: on the loudspeaker it could tell one private word from another."""
        output.mixer.earcon(name, self._earcons[name])

    def _output(self, channel: Channel) -> Output | None:
        return self._private if channel == "earphone" else self._loud

    def _finish(self, whole: bool, now: float) -> None:
        self._forget(self._current)
        self._current = None
        self._tell(self._queue.finished(whole, now))

    def _silence(self) -> None:
        """Stop what sounds and forget what was rendered for it."""
        for output in self._outputs():
            output.mixer.cut()
        self._forget(self._current)
        self._forget(self._ahead)
        self._current = self._ahead = None

    def _forget(self, speaking: _Speaking | None) -> None:
        if speaking is None:
            return
        for request, asked in tuple(self._requests.items()):
            if asked is speaking:
                del self._requests[request]
                self._voice.cancel(request)

    def _tell(self, heards: Iterable[Heard]) -> None:
        for heard in heards:
            self._emit(heard)

    def _next(self) -> int:
        self._count += 1
        return self._count
