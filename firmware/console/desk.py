"""The speech desk: everything that is said and shown goes over it, so nothing told is ever lost.

A key silences the box at once. What a player cut short that way may have been a result; the desk knows which ones
were not heard to their end, and offers them again at the next pause. The screen follows the speech: while a sentence
sounds its short form is shown, and when all is said the screen comes to rest on what is awaited.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from device.ports import Clock, EarconName, Frame, Heard, Screen, Speaker, Utterance
from firmware.console.lines import Line, Phrase
from firmware.console.preferences import Preferences
from firmware.console.wording import Wording
from firmware.words.lexicon import Form

REMEMBERED: Final = 10
"""How many utterances REPEAT can go back."""
KEPT: Final = 64
"""How many unheard results are kept at the most."""
OFFERED: Final = 5
"""How many cut results are offered again: older ones were overtaken by the game, and INFO tells what they led to."""
PAUSE: Final = 4.0
"""Seconds of quiet after which unheard results are offered."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something said, as it was said: to be said again it must not depend on a scene that is gone."""

    text: str
    language: str
    rate: float
    frame: tuple[str, ...]
    result: bool = False
    offered: bool = False
    """Whether it was said again already, so that nobody is told a second time that it was cut."""


class Desk:
    """Speaks and shows lines. ``player`` is whose ears and habits count now; None is the whole table."""

    def __init__(
        self, speaker: Speaker, screen: Screen, wording: Wording, preferences: Preferences, clock: Clock
    ) -> None:
        self._speaker = speaker
        self._screen = screen
        self._clock = clock
        self.wording = wording
        self.preferences = preferences
        self.player: str | None = None
        self._count = 0
        self._waiting: dict[int, Spoken] = {}
        self._at_rest: set[int] = set()
        self._silenced: dict[int, Spoken] = {}
        self._history: deque[Spoken] = deque(maxlen=REMEMBERED)
        self._back: int | None = None
        self._unheard: list[Spoken] = []
        self._offered = True
        self._rest: tuple[str, ...] = ()
        self._quiet_since = clock()

    # Saying

    def say(self, *lines: Line, brief: bool = False, at_rest: bool = False) -> None:
        """Talk: help, questions, what is in focus. ``brief`` asks for the short form whatever the verbosity.

        ``at_rest``: the screen shows all that is awaited meanwhile, and not this line alone.
        """
        for line in lines:
            self._say(self._worded(line, self._form(brief), result=False), at_rest=at_rest)

    def tell(self, *lines: Line) -> None:
        """Results: what happened in the game. They are not lost when a key cuts them."""
        for line in lines:
            self._say(self._worded(line, self._form(), result=True))

    def rest(self, *lines: Line) -> None:
        """What the screen shows when nothing sounds."""
        self._rest = self._frame(lines)
        if not self._waiting:
            self._show(self._rest)

    def earcon(self, name: EarconName) -> None:
        self._speaker.earcon(name)

    def silence(self) -> None:
        """Cut what sounds, as any key and any tap does."""
        self._quiet_since = self._clock()
        self._silenced.update(self._waiting)
        self._waiting.clear()
        self._at_rest.clear()
        while len(self._silenced) > KEPT:
            del self._silenced[next(iter(self._silenced))]
        self._speaker.cut()
        self._show(self._rest)

    def set_volume(self, step: int) -> None:
        self._speaker.volume(step)

    # Hearing

    def heard(self, event: Heard) -> None:
        """The speaker finished with an utterance: what is next to be seen, and was it a result that was cut?"""
        self._quiet_since = self._clock()
        spoken = self._waiting.pop(event.utterance, None) or self._silenced.pop(event.utterance, None)
        if spoken is None:
            return
        if spoken.result and not event.whole and spoken not in self._unheard:
            self._unheard = [*self._unheard, spoken][-OFFERED:]
            self._offered = self._offered and spoken.offered
        self._show_present()

    def step(self, now: float) -> None:
        """After a pause, say once that results were not heard."""
        if self._offered or self._waiting or now - self._quiet_since < PAUSE:
            return
        self._offered = True
        self._say(self._worded(Phrase("results-unheard"), "full", result=False), remember=False)

    # Saying again

    def repeat(self) -> None:
        """What was not heard first, all of it; else the last utterance, and at each further call the one before."""
        if self._back is None:
            results = self._take_unheard()
            if results:
                self._back = -1
                for spoken in results:
                    self._say(replace(spoken, offered=True), remember=False)
                return
        back = 0 if self._back is None else self._back + 1
        if back >= len(self._history):
            self._back = len(self._history) - 1
            start = Phrase("history-start" if self._history else "history-empty")
            self._say(self._worded(start, "full", result=False), remember=False)
            return
        self._back = back
        self._say(replace(self._history[-1 - back], offered=True), remember=False)

    def leave_history(self) -> None:
        """Any key but REPEAT: the next REPEAT starts from the last utterance again."""
        self._back = None

    @property
    def unheard(self) -> int:
        """How many results were cut and not heard since."""
        return len(self._unheard)

    # Within

    def _take_unheard(self) -> list[Spoken]:
        """The results nobody heard, those just silenced among them, whose end was not reported yet."""
        silenced = [number for number, spoken in self._silenced.items() if spoken.result]
        results = [*self._unheard, *(self._silenced.pop(number) for number in silenced)]
        self._unheard = []
        self._offered = True
        return results

    def _form(self, brief: bool = False) -> Form:
        return "brief" if brief or self.preferences.verbosity(self.player) == "brief" else "full"

    def _worded(self, line: Line, form: Form, *, result: bool) -> Spoken:
        text = self.wording.text(line, form, spoken=True)
        rate = self.preferences.rate(self.player)
        return Spoken(text, self.wording.language, rate, self._frame((line,)), result)

    def _frame(self, lines: Iterable[Line]) -> tuple[str, ...]:
        return tuple(text for text in (self.wording.text(line, "screen") for line in lines) if text)

    def _say(self, spoken: Spoken, *, remember: bool = True, at_rest: bool = False) -> None:
        if not spoken.text:
            return
        self._count += 1
        if remember:
            self._history.append(spoken)
        if at_rest:
            self._at_rest.add(self._count)
        self._waiting[self._count] = spoken
        if len(self._waiting) == 1:
            self._show_present()
        self._speaker.say(Utterance(self._count, spoken.text, spoken.language, rate=spoken.rate))

    def _show_present(self) -> None:
        """The short form of what sounds now; when nothing sounds, what is awaited."""
        number = next(iter(self._waiting), None)
        if number is None or number in self._at_rest:
            self._show(self._rest)
        else:
            self._show(self._waiting[number].frame or self._rest)

    def _show(self, frame: tuple[str, ...]) -> None:
        self._screen.show(Frame(frame))
