"""Plays a whole evening on the bench, as three people at a table would: cards laid, keys pressed, a mistake taken back.

The players keep their own record of the game, a session apart from the box. What they enter follows from that record
alone, so at the end it is also the proof: the box must have come to the same totals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from device.bench.bench import Bench
from device.ports import KeyName
from firmware.bench_lines import tag_of
from firmware.demo.hands import keys_for
from firmware.demo.transcript import Transcript
from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number
from firmware.engine.game import Game, Option
from firmware.engine.player import random_answer
from firmware.engine.session import Session
from firmware.words.lexicon import Lexicon

TAPPED = 0.7
"""The share of cards that are laid on the zone; the others are named by keys."""
IMPATIENT = 0.25
"""The share of answers given before the box has finished its sentence."""
PATIENCE = 1.2
"""Seconds that an impatient player listens."""

Progress = Callable[[int, float], None]
"""Told after each answer how many there were, and the time on the box's clock."""


class OutOfStep(AssertionError):
    """The box and the players do not play the same game."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what."""

    game: Game
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seed: int


class EveningPlay:
    """One evening. ``transcript`` gets what was done; the recording of the bench has the rest."""

    def __init__(self, bench: Bench, table: Table, transcript: Transcript, progress: Progress) -> None:
        self._bench = bench
        self._table = table
        self._transcript = transcript
        self._progress = progress
        self._chance = Random(table.seed)
        self._laid = 0
        self._lexicon = Lexicon(transcript.language, table.game, table.seats)
        self._own = Session(table.game, table.seats, seed=table.seed, options=table.options)
        self._interludes: dict[int, Callable[[], None]] = {
            4: self._ask_for_repeat,
            9: self._take_back_and_give_again,
            14: self._ask_where_we_are,
            22: self._lose_power,
        }

    @property
    def session(self) -> Session:
        """The players' own record."""
        return self._own

    def play(self) -> None:
        """From switching on to the winners; raises OutOfStep when box and players differ."""
        self._settle()
        self.set_up()
        while not self._own.over:
            self._interlude()
            self.answer_once()
        self._settle()
        if self._bench.state().get("totals") != list(self._own.totals):
            raise OutOfStep(f"the box has {self._bench.state().get('totals')}, the players {self._own.totals}")

    def set_up(self) -> None:
        """Lay the game's own tag, then answer what the box wants to know of the table."""
        self._lay(None, f"coincoin/game.{self._table.game.name}")
        while self._bench.state()["mode"] != "game":
            self._press(None, self._set_up_keys())

    def answer_once(self) -> None:
        """The next answer of the game, by a card when one can say it."""
        ask = self._own.ask
        assert ask is not None, "called while the game goes on"
        self._check_step(ask)
        answer = random_answer(ask, self._chance)
        who = None if ask.seat is None else self._table.seats[ask.seat]
        faces = self._faces(ask, answer)
        if faces and self._chance.random() < TAPPED:
            for face in faces:
                self._lay(who, face)
            if isinstance(ask, Collect):
                self._press(who, ("PREVIOUS", "OK"))
        else:
            self._press(who, keys_for(ask, answer))
        if self._own.answer(answer):
            raise OutOfStep(f"the players' own record refuses {answer!r}")
        self._progress(len(self._own.answers), self._bench.now)

    def _set_up_keys(self) -> Sequence[KeyName]:
        state = self._bench.state()
        match state["ask"]:
            case "box-count":
                accepts = cast("Mapping[str, int]", state["accepts"])
                ask = Number(id="box-count", low=accepts["low"], high=accepts["high"], default=accepts["default"])
                return keys_for(ask, len(self._table.seats))
            case "box-players":
                return ("A",)
            case "box-usual":
                return ("B",) if self._table.options else ("A",)
            case str() as id if id.startswith("usual-"):
                key = id.removeprefix("usual-")
                return ("A",) if self._own.options[key] == self._default_of(key) else ("B",)
            case str() as id if id.startswith("option-"):
                options = cast("Mapping[str, Sequence[str]]", state["accepts"])["options"]
                return self._option_keys(id, tuple(options))
            case other:
                raise OutOfStep(f"the box asks {other!r} while a game is set up")

    def _option_keys(self, id: str, values: tuple[str, ...]) -> Sequence[KeyName]:
        key = id.removeprefix("option-")
        wanted, option = self._own.options[key], self._option(key)
        if option.length:
            row = Collect(id=id, facet="", options=values, low=option.length, high=option.length)
            return keys_for(row, wanted.split(","))
        return keys_for(Choose(id=id, facet="", options=values), wanted)

    def _option(self, key: str) -> Option:
        return next(option for option in self._table.game.options if option.key == key)

    def _default_of(self, key: str) -> str:
        return self._option(key).default

    def _faces(self, ask: Ask, answer: Answer) -> tuple[str, ...]:
        """The cards that give this answer when they are laid down, if cards can."""
        game = self._table.game
        if isinstance(ask, Collect) and ask.deck is not None:
            return tuple(f"{game.name}/{code}" for code in cast("Sequence[str]", answer))
        if not isinstance(ask, Card):
            return ()
        wanted = cast("Mapping[str, str]", answer).items()
        fitting = [code for code, facets in game.deck(ask.deck).cards.items() if wanted <= facets.items()]
        return (f"{game.name}/{self._chance.choice(fitting)}",) if fitting else ()

    def _named(self, content: str) -> str:
        """What a person sees on this card."""
        game = self._table.game
        face = game.face(content)
        if face is None:
            return self._lexicon.sentence("game-name")
        deck, code = face
        return self._lexicon.option(deck.name, code)

    def _check_step(self, ask: Ask) -> None:
        found = self._bench.state()["ask"]
        if found != ask.id:
            raise OutOfStep(f"the box asks {found!r}, the game {ask.id!r}")

    # What people do between their turns

    def _interlude(self) -> None:
        interlude = self._interludes.pop(len(self._own.answers), None)
        if interlude is not None:
            interlude()

    def _ask_for_repeat(self) -> None:
        self._press(None, ("REPEAT",))

    def _ask_where_we_are(self) -> None:
        self._press(None, ("INFO", "NEXT", "NEXT", "UNDO"), each=True)

    def _take_back_and_give_again(self) -> None:
        """The last answer was a mistake, or so somebody thought."""
        answer = self._own.answers[-1]
        self._press(None, ("UNDO",))
        self._own.undo()
        ask = self._own.ask
        assert ask is not None, "an answer was taken back"
        self._check_step(ask)
        self._press(None, keys_for(ask, answer))
        self._own.answer(answer)

    def _lose_power(self) -> None:
        """Somebody stumbles over the cable."""
        self._transcript.power_cut(self._bench.now)
        self._bench.cut_power()
        self._settle()
        self._press(None, ("A",))

    # Fingers and cards

    def _press(self, who: str | None, keys: Sequence[KeyName], *, each: bool = False) -> None:
        """Press the keys; ``each`` is heard out before the next."""
        self._transcript.keys(self._bench.now, who, keys)
        for key in keys:
            self._bench.press(key)
            if each:
                self._bench.settle()
        self._listen()

    def _lay(self, who: str | None, content: str) -> None:
        """Lay a card that was not laid before: each card of a deck has a tag of its own, whatever it shows."""
        self._transcript.card(self._bench.now, who, self._named(content))
        self._laid += 1
        self._bench.tap(tag_of(content, self._laid))
        self._listen()

    def _listen(self) -> None:
        if self._chance.random() < IMPATIENT:
            self._bench.wait(PATIENCE)
        else:
            self._bench.settle()
        self._transcript.catch_up()

    def _settle(self) -> None:
        self._bench.settle()
        self._transcript.catch_up()
