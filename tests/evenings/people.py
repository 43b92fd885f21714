"""Players who sit at the bench with one sense: they decide by what the box says, or by what its screen shows.

They never look at the state of the box. They find out by the keys alone how a question is answered, and remember where
its options are, as people do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from device.bench.bench import Bench
from device.ports import KeyName
from tests.evenings.phrasebook import Phrasebook, Question, Sense

LETTERS: tuple[KeyName, ...] = ("A", "B", "C", "D", "E")
ROUND = 12
"""More options than any list here has: whoever browses longer is lost."""


@dataclass(frozen=True, slots=True)
class Meant:
    """One answer as its giver meant it: to which question, and in the box's own words."""

    question: Question
    values: tuple[str, ...] = ()
    """The option chosen, or the values of a card one after the other."""
    counts: tuple[tuple[str, int], ...] | None = None
    """What was counted."""


class Lost(AssertionError):
    """What was heard or seen does not tell what to do: a fault of the box."""


@dataclass
class Blind:
    """Hears everything, sees nothing."""

    bench: Bench
    sense: Sense = "ear"
    _heard: int = 0

    def perceive(self) -> list[str]:
        """All that was said since the last time, once nobody speaks any more."""
        self.bench.settle()
        speech = self.bench.recording.speech
        new = [spoken.text for spoken in speech[self._heard :]]
        self._heard = len(speech)
        return new


@dataclass
class Deaf:
    """Sees everything, hears nothing."""

    bench: Bench
    sense: Sense = "eye"
    _seen: int = 0

    def perceive(self) -> list[str]:
        """All lines shown since the last time, those on the glass now at the end."""
        self.bench.settle()
        frames = self.bench.recording.frames
        new = [line for frame in frames[self._seen :] for line in frame.lines]
        self._seen = len(frames)
        return [*new, *self.bench.recording.screen]


@dataclass
class Player:
    """Plays a whole evening for its table. ``wishes`` are the words it wants to answer some questions by."""

    person: Blind | Deaf
    book: Phrasebook
    wishes: dict[str, str]
    chance: Random
    meant: list[Meant] = field(default_factory=list)
    perceived: list[str] = field(default_factory=list)
    _places: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    _counted: list[str] = field(default_factory=list)
    """The options of the question that is being counted, in the order of the letters."""
    _question: Question | None = None

    def play(self, until: str) -> list[Meant]:
        """Answer whatever is asked, until this question comes."""
        self._take_in()
        while self._asked.id != until:
            self.answer()
        return self.meant

    def answer(self) -> None:
        """One question, answered until the answer stands."""
        question, wish = self._asked, self.wishes.get(self._asked.id)
        answers: Callable[[], bool] = (lambda: self._wish(wish)) if wish else self._choose_freely
        for _ in range(ROUND):
            if answers():
                return
        raise Lost(f"no answer to {question} is taken")

    def undo(self) -> None:
        """Take the last answer back."""
        self._press("UNDO")
        taken = self.meant.pop()
        if self._asked != taken.question:
            raise Lost(f"{taken.question} should be asked again, not {self._asked}")

    # Answering

    @property
    def _asked(self) -> Question:
        if self._question is None:
            raise Lost(f"no question in {self.perceived[-8:]}")
        return self._question

    def _wish(self, wanted: str) -> bool:
        """Browse until the wanted option comes, and take it: how the game is set up, which is no answer of it."""
        for _ in range(ROUND):
            present, number = self.perceived[-1], self.book.numbers
            if present == wanted:
                return self._taken(self._press("OK"))
            too_high = present in number and wanted in number and number[present] > number[wanted]
            self._press("PREVIOUS" if too_high else "NEXT")
        raise Lost(f"{wanted!r} is not among the options of {self._asked}")

    def _choose_freely(self) -> bool:
        """Find out what kind of answer is wanted, and give one."""
        question = self._asked
        if self._counted:
            return self._count(question)
        if (question.id, 0) not in self._places:
            perceived = self._press("NEXT")
            if self.book.idle in perceived:
                return self._give(Meant(question), self._press("OK"))
            if any(text in self.book.counted for text in perceived):
                return self._count(question)
            self._places[question.id, 0] = self._go_round(perceived)
        return self._name(question)

    def _name(self, question: Question) -> bool:
        """An option, or a card value by value: by the letters for what was found before."""
        values: list[str] = []
        while True:
            place = (question.id, len(values))
            if place not in self._places:
                self._places[place] = self._go_round(self._press("NEXT"))
            options = self._places[place]
            values.append(self.chance.choice(options))
            perceived = self._press(
                LETTERS[options.index(values[-1])] if len(options) <= 5 else self._browse(values[-1])
            )
            if self.book.more.intersection(perceived):
                continue
            meant = Meant(question, tuple(values))
            if self._give(meant, perceived):
                self._check_confirmed(values, perceived)
                return True
            for _ in values[1:]:
                self._press("UNDO")
            return False

    def _count(self, question: Question) -> bool:
        """Letters count; the options are found out for each question anew, since they differ from one to the next."""
        self._counted = options = self._counted or self._go_round_counted()
        counts: dict[str, int] = {}
        steps = 0
        for option in self.chance.choices(options, k=self.chance.randint(0, 3)):
            perceived = self._press(LETTERS[options.index(option)])
            told = next((self.book.counted[text] for text in perceived if text in self.book.counted), None)
            if told is not None and not self.book.refused(perceived):
                counts[told[0]] = told[1]
                steps += 1
        meant = Meant(question, counts=tuple(counts.items()))
        if self._give(meant, self._press("OK")):
            self._counted = []
            return True
        for _ in range(steps):
            self._press("UNDO")
        return False

    def _go_round(self, perceived: Sequence[str]) -> list[str]:
        """Every option, from the first that NEXT leads to until it comes again."""
        options: list[str] = []
        for _ in range(ROUND):
            option = next((text for text in reversed(perceived) if text in self.book.values), None)
            if option is None:
                raise Lost(f"no option in {perceived}")
            if option in options:
                return options
            options.append(option)
            perceived = self._press("NEXT")
        raise Lost(f"no end of {options}")

    def _go_round_counted(self) -> list[str]:
        """The options that are counted. The first of them was come to already."""
        options: list[str] = []
        perceived: Sequence[str] = self.perceived
        for _ in range(ROUND):
            told = next((self.book.counted[text] for text in reversed(perceived) if text in self.book.counted), None)
            if told is None:
                raise Lost(f"nothing counted in {perceived}")
            if told[0] in options:
                return options
            options.append(told[0])
            perceived = self._press("NEXT")
        raise Lost(f"no end of {options}")

    def _browse(self, wanted: str) -> KeyName:
        """Go to this option, for OK."""
        for _ in range(ROUND):
            if wanted in self._press("NEXT"):
                return "OK"
        raise Lost(f"{wanted!r} does not come")

    def _give(self, meant: Meant, perceived: Sequence[str]) -> bool:
        taken = self._taken(perceived)
        if taken:
            self.meant.append(meant)
        return taken

    def _taken(self, perceived: Sequence[str]) -> bool:
        """Whether the answer stands: no refusal, and a question."""
        return not self.book.refused(perceived)

    def _check_confirmed(self, values: Sequence[str], perceived: Sequence[str]) -> None:
        """What was taken is told: the option, or the whole card, in which values after the first have no capital."""
        if ", ".join(values).lower() not in map(str.lower, perceived):
            raise Lost(f"{values} is not confirmed by {perceived}")

    # The senses

    def _press(self, key: KeyName) -> list[str]:
        self.person.bench.press(key)
        return self._take_in()

    def _take_in(self) -> list[str]:
        new = self.person.perceive()
        self.perceived += new
        self._question = self.book.question(new) or self._question
        return new
