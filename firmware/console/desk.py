"""The speech desk: everything that is said and shown goes over it, so nothing told is ever lost.

A key silences the box at once. What a player cut short that way may have been a result; the desk knows which ones
were not heard to their end, and says them again at the next pause, unless their answers were taken back. The screen
follows the speech: while a sentence sounds its short form is shown, and when all is said the screen comes to rest on
what is awaited.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from device.ports import Channel, Clock, EarconName, Fact, Frame, Heard, Priority, Screen, Speaker, Utterance
from firmware.console.lines import Line, Phrase
from firmware.console.preferences import Preferences
from firmware.console.wording import Wording
from firmware.words.forms import Form

REMEMBERED: Final = 10
"""How many utterances REPEAT can go back."""
KEPT: Final = 64
"""How many unheard results are kept at the most."""
OFFERED: Final = 5
"""How many cut results are said again: older ones were overtaken by the game, and INFO tells what they led to."""
PAUSE: Final = 4.0
"""Seconds of quiet after which unheard results are said again."""
TIMELY: Final = 45.0
"""Seconds after which a hint or a reminder is not worth starting any more: it would explain what was long settled."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something said, as it was said: to be said again it must not depend on a scene that is gone."""

    text: str
    language: str
    rate: float
    frame: tuple[str, ...]
    source: int | None = None
    """Of a result: how many answers had led to it. None for everything else, which is not missed when it is cut."""
    number: int = 0
    """Tells one result from another of the same words; 0 for everything else."""
    offered: bool = False
    """Whether it was said again already: cut once more, it waits until there is something else to say again."""
    channel: Channel = "speaker"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something on its way to be heard; the first of those that wait is the one that sounds."""

    spoken: Spoken
    remember: bool
    """Whether it belongs to the history once it begins."""
    at_rest: bool
    fact: Fact | None
    lasts: float | None
    priority: Priority


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
        self._results = 0
        self._editions: Counter[str] = Counter()
        self._waiting: dict[int, Waiting] = {}
        self._begun = 0
        """The last of them that began to sound."""
        self._silenced: dict[int, Spoken] = {}
        self._cut: tuple[Waiting, ...] = ()
        """What the last key kept from its end, and then from its beginning."""
        self._history: deque[Spoken] = deque(maxlen=REMEMBERED)
        self._back: int | None = None
        self._unheard: list[Spoken] = []
        self._offered = True
        self._rest: tuple[str, ...] = ()
        self._notice: Line | None = None
        self._quiet_since = clock()

    # Saying

    def say(
        self,
        *lines: Line,
        brief: bool = False,
        at_rest: bool = False,
        fact: Fact | None = None,
        lasts: float | None = None,
    ) -> None:
        """Talk: help, questions, what is in focus. ``brief`` asks for the short form whatever the verbosity.

        ``at_rest``: the screen shows all that is awaited meanwhile, and not this line alone. ``fact``: what it tells,
        overtaken by a newer edition. ``lasts``: seconds for which it is worth starting.
        """
        for line in lines:
            self._say(self._worded(line, self._form(brief)), at_rest=at_rest, fact=fact, lasts=lasts)

    def alert(self, line: Line, fact: Fact) -> None:
        """Say this before what waits: it is about the box itself, and the rest may be long.

        A whisper is cut by it: the table, which would hear it so much later, must not learn how long that is.
        """
        whispers = any(waiting.spoken.channel == "earphone" for waiting in self._waiting.values())
        self._say(self._worded(line, self._form()), fact=fact, priority="now" if whispers else "next")

    def remark(self, line: Line, fact: Fact, channel: Channel) -> None:
        """What is said back to a key that only turns something, then all that the key cut; REPEAT leaves it out."""
        self._say(replace(self._worded(line, self._form()), channel=channel), fact=fact, remember=False)
        for at, one in enumerate(self._cut):
            if one.fact is None or one.fact.edition >= self._editions[one.fact.of]:
                self._say_again(one, remember=one.remember and at > 0)

    def whisper(self, *lines: Line) -> None:
        """Say this in the earphone alone, in one breath; the screen goes on showing what is awaited."""
        spoken = [self._worded(line, self._form()) for line in lines]
        self._say(replace(spoken[0], text=" ".join(one.text for one in spoken), frame=(), channel="earphone"))

    def forget_whispers(self) -> None:
        """Nobody after this one shall have them said again."""
        self._history = deque((spoken for spoken in self._history if spoken.channel == "speaker"), maxlen=REMEMBERED)
        self._cut = tuple(waiting for waiting in self._cut if waiting.spoken.channel == "speaker")

    @property
    def private(self) -> bool:
        """Whether a whisper can be heard."""
        return self._speaker.private

    def tell(self, *lines: Line, source: int = 0) -> None:
        """Results: what happened in the game after so many answers. They are not lost when a key cuts them."""
        for line in lines:
            self._results += 1
            self._say(replace(self._worded(line, self._form()), source=source, number=self._results))

    def take_back(self, source: int) -> None:
        """Answers after the first so many do not stand any more: what they led to is not told again by itself."""
        self._unheard = [spoken for spoken in self._unheard if _stands(spoken, source)]
        self._silenced = {id_: spoken for id_, spoken in self._silenced.items() if _stands(spoken, source)}

    def settle(self) -> None:
        """A new game begins: no answer of it takes back what was told before."""
        self._unheard = [_settled(spoken) for spoken in self._unheard]
        self._silenced = {id_: _settled(spoken) for id_, spoken in self._silenced.items()}

    def warm(self, *lines: Line) -> None:
        """These will likely be said, in the present words and manner: let the voice be ready for them."""
        form, language, rate = self._form(), self.wording.language, self.preferences.rate(self.player)
        self._speaker.warm([self.wording.text(line, form, spoken=True) for line in lines], language, rate)

    def rest(self, *lines: Line) -> None:
        """What the screen shows when nothing sounds."""
        self._rest = self._frame(lines)
        if not self._waiting:
            self._show(self._rest)

    def note(self, line: Line | None) -> None:
        """Show this above everything from now on; it gives way where the rest needs the whole glass. None: no more."""
        if line != self._notice:
            self._notice = line
            self._show_present()

    def earcon(self, name: EarconName) -> None:
        self._speaker.earcon(name)

    def silence(self) -> None:
        """Cut what sounds, as any key and any tap does."""
        self._quiet_since = self._clock()
        self._cut = tuple(self._waiting.values())
        self._drop()
        self._speaker.cut()
        self._show(self._rest)

    def set_volume(self, step: int, channel: Channel = "speaker") -> None:
        self._speaker.volume(step, channel)

    # Hearing

    def heard(self, event: Heard) -> None:
        """The speaker finished with an utterance: what is next to be seen, and was it a result that was cut?"""
        self._quiet_since = self._clock()
        waiting = self._waiting.pop(event.utterance, None)
        spoken = waiting.spoken if waiting else self._silenced.pop(event.utterance, None)
        if spoken is None:
            return
        self._keep(spoken, event)
        self._show_present()

    def sounds_again(self) -> None:
        """There is a voice again: what nobody heard meanwhile is said at the next pause."""
        self._offered = not self._unheard

    def step(self, now: float) -> bool:
        """After a pause, say again the results that were not heard; whether there were any."""
        if self._offered or not self._unheard or self._waiting or now - self._quiet_since < PAUSE:
            return False
        self._offered = True
        self._say(self._worded(Phrase("results-unheard"), "full"), remember=False, lasts=TIMELY)
        for spoken in self._unheard:
            self._say(replace(spoken, offered=True), remember=False)
        return True

    # Saying again

    def repeat(self) -> None:
        """The last utterance, with what waited behind it; at each further call the one before.

        What this very key cut off is the last one, and what it kept from beginning is not lost by it.
        """
        back = 0 if self._back is None else self._back + 1
        if back >= len(self._history):
            self._back = len(self._history) - 1
            start = Phrase("history-start" if self._history else "history-empty")
            self._say(self._worded(start, "full"), remember=False)
            return
        waited = self._cut[1:] if self._back is None else ()
        self._back = back
        self._say(replace(self._history[-1 - back], offered=True), remember=False)
        for one in waited:
            self._say_again(one, remember=one.remember)

    def leave_history(self) -> None:
        """Any key but REPEAT: the next REPEAT starts from the last utterance again."""
        self._back = None

    def newest(self, of: str) -> Fact:
        """A new edition of this fact, which overtakes what waits of the older ones."""
        self._editions[of] += 1
        return Fact(of, self._editions[of])

    @property
    def unheard(self) -> int:
        """How many results were cut and not heard since."""
        return len(self._unheard)

    # Within

    def _drop(self) -> None:
        """Nothing waits any more: the speaker will tell of each that it was cut."""
        self._silenced.update((id_, waiting.spoken) for id_, waiting in self._waiting.items())
        self._waiting.clear()
        while len(self._silenced) > KEPT:
            del self._silenced[next(iter(self._silenced))]

    def _keep(self, spoken: Spoken, event: Heard) -> None:
        """Keep a result that was cut until it is heard to its end; one that is only said again was, or was undone."""
        if spoken.source is None:
            return
        missed = [other for other in self._unheard if other.number != spoken.number]
        known = len(missed) == len(self._unheard) and spoken.offered
        self._unheard = missed
        if not (event.whole or event.stale or known):
            self._unheard = [*self._unheard, spoken][-OFFERED:]
            self._offered = self._offered and spoken.offered

    def _form(self, brief: bool = False) -> Form:
        return "brief" if brief or self.preferences.verbosity(self.player) == "brief" else "full"

    def _worded(self, line: Line, form: Form) -> Spoken:
        text = self.wording.text(line, form, spoken=True)
        return Spoken(text, self.wording.language, self.preferences.rate(self.player), self._frame((line,)))

    def _frame(self, lines: Iterable[Line]) -> tuple[str, ...]:
        return tuple(text for text in (self.wording.text(line, "screen") for line in lines) if text)

    def _say(
        self,
        spoken: Spoken,
        *,
        remember: bool = True,
        at_rest: bool = False,
        fact: Fact | None = None,
        lasts: float | None = None,
        priority: Priority = "normal",
    ) -> None:
        if not spoken.text:
            return
        if priority == "now":
            self._drop()
        self._count += 1
        self._waiting[self._count] = Waiting(spoken, remember, at_rest, fact, lasts, priority)
        if priority == "next":
            first, *others = self._waiting.items()
            self._waiting = dict([first, *sorted(others, key=lambda item: item[1].priority != "next")])
        if len(self._waiting) == 1:
            self._show_present()
        expires = None if lasts is None else self._clock() + lasts
        self._speaker.say(
            Utterance(
                self._count,
                spoken.text,
                spoken.language,
                priority,
                channel=spoken.channel,
                rate=spoken.rate,
                expires=expires,
                fact=fact,
            )
        )

    def _say_again(self, one: Waiting, *, remember: bool) -> None:
        """What was cut, as it was said."""
        self._say(
            one.spoken,
            remember=remember,
            at_rest=one.at_rest,
            fact=one.fact,
            lasts=one.lasts,
            priority=one.priority,
        )

    def _show_present(self) -> None:
        """The short form of what sounds now; when nothing sounds, what is awaited."""
        number = next(iter(self._waiting), None)
        if number is None:
            self._show(self._rest)
            return
        waiting = self._waiting[number]
        if number != self._begun:
            self._begun = number
            if waiting.remember:
                self._history.append(waiting.spoken)
        self._show(self._rest if waiting.at_rest else waiting.spoken.frame or self._rest)

    def _show(self, frame: tuple[str, ...]) -> None:
        notice = () if self._notice is None else self._frame((self._notice,))
        self._screen.show(Frame((*notice, *frame)))


def _settled(spoken: Spoken) -> Spoken:
    return spoken if spoken.source is None else replace(spoken, source=0)


def _stands(spoken: Spoken, source: int) -> bool:
    return spoken.source is None or spoken.source <= source
