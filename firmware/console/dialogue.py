"""A menu is a small rulebook: it asks with the same asks as a game, and the same entries answer them.

It changes nothing while it runs; what it comes to is returned at its end. So a step back is a replay of the menu
without its last answer, as undo is in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from firmware.console.asking import Asking
from firmware.console.desk import Desk
from firmware.console.entries.entry import EntryKey
from firmware.console.lines import Line, Phrase, Question
from firmware.console.wording import BOX, Scene
from firmware.engine.asks import GAME_OVER, Answer, Ask, Choose, Refusal, Value

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Step:
    """One question of a menu."""

    ask: Ask
    start: str | None = None
    """The option in focus from the beginning; what OK alone would take."""
    scene: Scene = BOX
    """Whose words the question and its options need."""


Steps: TypeAlias = Generator[Step, Answer, T]


class Dialogue(Generic[T]):
    """Fulfils ``Mode`` for a menu."""

    keeps_tags = False

    def __init__(
        self,
        name: str,
        desk: Desk,
        steps: Callable[[], Steps[T]],
        done: Callable[[T], None],
        left: Callable[[], None],
    ) -> None:
        self._name = name
        self._desk = desk
        self._make = steps
        self._done = done
        self._left = left
        self._answers: list[Answer] = []
        self._asking = Asking(desk, self)
        self._end: tuple[T] | None = None
        self._step: Step | None = None
        self._restart()

    @property
    def name(self) -> str:
        return self._name

    def enter(self) -> None:
        """A menu that has ended begins anew."""
        if self._end is not None:
            self._answers.clear()
            self._restart()
        self._ask_on()

    def listen(self) -> None:
        self._desk.player = None
        if self._step is not None:
            self._desk.wording.scene = self._step.scene

    def press(self, key: EntryKey) -> None:
        self._asking.press(key)

    def tap(self, content: str, uid: str) -> bool:
        """A badge names a player, a game's tag names a game, a card is the card asked for."""
        prefix, _, code = content.partition("/")
        kind, _, named = code.partition(".")
        match self._asking.ask:
            case Choose(facet="name") if prefix == "coincoin" and kind == "player":
                self._asking.take(named)
            case Choose(facet="game", options=options) if prefix == "coincoin" and kind == "game" and named in options:
                self._asking.take(named)
            case Choose(facet="game", options=options) if prefix in options:
                self._asking.take(prefix)
            case _:
                return False
        return True

    def purpose(self, key: EntryKey) -> Line:
        return self._asking.purpose(key)

    def where(self) -> tuple[Line, ...]:
        ask = self._asking.ask
        return (Phrase("where-menu", {"menu": self._name}), *(() if ask is None else (Question(ask),)))

    def state(self) -> dict[str, Value]:
        return self._asking.state()

    # The owner of the ask

    def answer(self, answer: Answer) -> tuple[Refusal, ...]:
        if self._step is None:
            return (GAME_OVER,)
        refusals = self._step.ask.refusals(answer)
        if not refusals:
            self._answers.append(answer)
            self._send(answer)
        return refusals

    def proceed(self) -> None:
        self._desk.earcon("accept")
        self._ask_on()

    def back(self) -> None:
        if not self._answers:
            self._left()
            return
        self._desk.earcon("undo")
        del self._answers[-1]
        self._restart()
        self._ask_on()

    def _restart(self) -> None:
        self._end = None
        self._steps = self._make()
        self._send(None)
        for answer in self._answers:
            self._send(answer)

    def _send(self, answer: Answer) -> None:
        try:
            self._step = self._steps.send(answer) if answer is not None else next(self._steps)
        except StopIteration as end:
            self._step = None
            self._end = (end.value,)

    def _ask_on(self) -> None:
        if self._end is not None:
            self._done(self._end[0])
        elif self._step is not None:
            self.listen()
            self._asking.open(self._step.ask, self._step.start)
