"""The voice that leads the builder: says what to do, waits for what comes of it, and gives each failure its remedy."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NoReturn

from device.ports import Event, Fault, Frame, Heard, PartName, Press, Tap, Utterance
from firmware.console.faults import ABOUT_A_KEY
from firmware.engine.asks import Value
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon
from hw_tests.place import Place

NOTHING: Final[Mapping[str, Value]] = {}
GLANCE: Final = 0.05
"""Seconds between two looks at what happened."""
PATIENCE: Final = 120.0
"""Seconds that the builder may take for an act: hands that search for a wire are slow."""
LONGEST: Final = 60.0
"""Seconds in which any sentence is over, even on a machine that has much to do."""
OTHER: Final[Mapping[Language, Language]] = {"fr": "en", "en": "fr"}


class StepFailed(AssertionError):
    """A step of the bring-up was not passed; the message is the sentence that was said."""


class Guide:
    """Leads through the steps at one place, in one language; ``show`` also gets every sentence as a line of text."""

    def __init__(self, place: Place, language: Language, show: Callable[[str], None]) -> None:
        self.place = place
        self.language = language
        self._show = show
        self._lexicons = {tongue: Lexicon(tongue) for tongue in OTHER}
        self._said = 0
        self._read = 0
        self._watched: tuple[PartName, ...] = ()

    @property
    def now(self) -> float:
        return self.place.attendant.box.clock()

    @property
    def other_language(self) -> Language:
        return OTHER[self.language]

    def begin(self, *parts: PartName) -> None:
        """A new step, that cannot be passed while one of these parts has a fault."""
        self._watched = parts
        self.forget()
        self._check()

    # Speaking

    def say(
        self,
        id: str,
        args: Mapping[str, Value] = NOTHING,
        *,
        language: Language | None = None,
        frame: Frame | None = None,
    ) -> str:
        """Say it to its end, or until a key or a card cuts it; returns what was said. ``frame`` replaces its screen."""
        lexicon = self._lexicons[language or self.language]
        text = lexicon.sentence(id, args, spoken=True)
        self._show(lexicon.sentence(id, args))
        box = self.place.attendant.box
        box.screen.show(frame or Frame((lexicon.sentence(id, args, "screen"),)))
        self._said += 1
        at = len(self.place.attendant.events)
        box.speaker.say(Utterance(self._said, text, lexicon.language, "now"))
        end = self.now + LONGEST
        while self.now < end:
            self.place.wait(GLANCE)
            happened = self.place.attendant.events[at:]
            at += len(happened)
            if any(isinstance(event, Press | Tap) for event in happened):
                box.speaker.cut()
            if any(isinstance(event, Heard) and event.utterance == self._said for event in happened):
                break
        return text

    def ask(
        self,
        id: str,
        args: Mapping[str, Value] = NOTHING,
        *,
        language: Language | None = None,
        frame: Frame | None = None,
    ) -> None:
        """Say what to do; what the builder does from now on counts, also while it is being said."""
        self.forget()
        text = self.say(id, args, language=language, frame=frame)
        self.place.obey(id, args, text, language or self.language)

    def fail(self, id: str, args: Mapping[str, Value] = NOTHING, detail: str = "") -> NoReturn:
        """Say why the step is not passed and what to do about it, and end it."""
        self._watched = ()
        self.place.attendant.box.speaker.earcon("error")
        self.say(id, args)
        text = self._lexicons[self.language].sentence(id, args)
        raise StepFailed(f"{text} ({detail})" if detail else text)

    def fail_for(self, fault: Fault) -> NoReturn:
        """End the step by what the box says of this fault in play, which has its remedy."""
        if self._lexicons[self.language].has(f"fault-{fault.code}"):
            detail = fault.detail if fault.code in ABOUT_A_KEY else ""
            self.fail(f"fault-{fault.code}", {"key": detail}, fault.detail)
        self.fail("fault-other", {"part": fault.part}, fault.detail)

    # Listening

    def forget(self) -> None:
        """What happened until now answers nothing that is asked from now on."""
        self._read = len(self.place.attendant.events)

    def expect(self, wanted: Callable[[Event], bool], patience: float = PATIENCE) -> Event | None:
        """The next event like this, in the order of what happened; None when none came within so many seconds."""
        end = self.now + patience
        while True:
            self._check()
            found = next((event for event in self._news() if wanted(event)), None)
            if found is not None:
                return found
            if self.now >= end:
                return None
            self.place.wait(GLANCE)

    def confirmed(self) -> bool:
        """Whether somebody pressed a key, whichever, or typed a yes, within the builder's patience."""
        end = self.now + PATIENCE
        while self.now < end:
            if self.expect(lambda event: isinstance(event, Press), 0.0) or self.place.terminal.yes():
                return True
            self.place.wait(GLANCE)
        return False

    def pass_time(self, seconds: float) -> list[Event]:
        """Wait, and return all that happened; a watched part that fails ends the step."""
        self.place.wait(seconds)
        happened = list(self._news())
        self._check()
        return happened

    def _news(self) -> Iterator[Event]:
        events = self.place.attendant.events
        while self._read < len(events):
            self._read += 1
            yield events[self._read - 1]

    def _check(self) -> None:
        for part in self._watched:
            if part in self.place.attendant.faults:
                self.fail_for(self.place.attendant.faults[part])
