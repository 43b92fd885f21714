"""An evening by a fixed script: every key, every card and every spoken line of a whole game, as text.

The same script serves every game: random legal play from a seed, with what tables do between their turns. So a golden
evening is also how a change of words, of order or of silence is read before it reaches a table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from device.bench.bench import Bench
from device.ports import KeyName
from firmware.bench_box import boot
from firmware.bench_lines import tag_of
from firmware.console.menus.naming import INVENTED
from firmware.demo.evening import EveningPlay, Table
from firmware.demo.transcript import Transcript
from firmware.engine.asks import Ask, Card, Choose, Ready
from firmware.engine.game import Game
from firmware.words.forms import Language
from firmware.words.written import with_capitals

SEED = 7
PAGES = 24
"""More pages than the walk behind INFO has."""
LONGEST = 600.0
"""Seconds for which REPEAT may talk when many results were cut."""
STRANGE = 1_000_000
"""Copies from here on are cards that are laid for nothing."""


class Script(Transcript):
    """Keys and cards as lines that begin with ``>``; below each what was said, with ``…`` where it was cut."""

    def __init__(self, bench: Bench, language: Language) -> None:
        super().__init__(bench.recording, language, ())
        self._bench = bench
        self._said = 0
        self.lines: list[str] = []

    def keys(self, at: float, who: str | None, keys: Sequence[KeyName]) -> None:
        self.lines.append(f"> {' '.join(keys)}")

    def card(self, at: float, who: str | None, card: str) -> None:
        self.lines.append(f"> [{card}]")

    def catch_up(self) -> None:
        speech = self._bench.recording.speech
        self.lines += [f"{with_capitals(spoken.text)}{'' if spoken.whole else ' …'}" for spoken in speech[self._said :]]
        self._said = len(speech)


def golden(game: Game, language: Language, state: Path) -> str:
    """The whole evening of this game in this language."""
    seats = INVENTED[: min(max(3, game.seats[0]), game.seats[1])]
    with Bench(boot(language, seed=SEED), state, voice="measured") as bench:
        return _Evening(bench, Table(game, seats, {}, SEED), Script(bench, language)).play()


class _Evening:
    def __init__(self, bench: Bench, table: Table, script: Script) -> None:
        self._bench = bench
        self._game = table.game
        self._script = script
        self._strange = STRANGE
        self._evening = EveningPlay(bench, table, script, lambda answers, now: None)
        self._once: dict[str, Callable[[Ask], bool]] = {
            "ok": self._ok_too_early,
            "card": self._card_for_nothing,
            "refusal": self._card_that_is_refused,
        }
        self._after: dict[int, Callable[[], None]] = {
            3: lambda: self._press("REPEAT", "REPEAT"),
            6: self._walk,
            9: self._take_back,
        }

    def play(self) -> str:
        self._settle()
        self._evening.set_up()
        session = self._evening.session
        while not session.over:
            self._between()
            self._evening.answer_once()
        self._settle()
        self._walk()
        self._take_back()
        while not session.over:
            self._evening.answer_once()
        self._settle()
        self._press("REPEAT", "B")
        return "\n".join(self._script.lines) + "\n"

    def _between(self) -> None:
        """What happens once, as soon as it can."""
        act = self._after.pop(len(self._evening.session.answers), None)
        if act is not None:
            act()
        for name, happens in tuple(self._once.items()):
            ask = self._evening.session.ask
            assert ask is not None, "the game goes on"
            if happens(ask):
                del self._once[name]

    def _ok_too_early(self, ask: Ask) -> bool:
        """Nothing is chosen yet."""
        if isinstance(ask, Choose | Card) and self._evening.session.answers:
            self._press("OK")
            return True
        return False

    def _card_for_nothing(self, ask: Ask) -> bool:
        """A card where none is asked for."""
        if isinstance(ask, Ready) and self._game.decks:
            deck = self._game.decks[0]
            self._lay(next(iter(deck.cards)))
            return True
        return False

    def _card_that_is_refused(self, ask: Ask) -> bool:
        """A card that the rules do not let through."""
        if not isinstance(ask, Card):
            return False
        for code, facets in self._game.deck(ask.deck).cards.items():
            answer = {facet: facets[facet] for facet in ask.facets}
            if ask.refusals(answer):
                self._lay(code)
                return True
        return False

    def _walk(self) -> None:
        """Every page behind INFO, until the first one comes again."""
        self._press("INFO")
        for _ in range(PAGES):
            self._press("NEXT")
            if self._bench.state()["page"] == 0:
                break
        self._press("UNDO")

    def _take_back(self) -> None:
        """The last answer; another is given in its place."""
        self._press("UNDO")
        self._evening.session.undo()

    def _press(self, *keys: KeyName) -> None:
        for key in keys:
            self._script.keys(self._bench.now, None, (key,))
            self._bench.press(key)
            self._settle()

    def _lay(self, code: str) -> None:
        self._strange += 1
        content = f"{self._game.name}/{code}"
        self._script.card(self._bench.now, None, content)
        self._bench.tap(tag_of(content, self._strange))
        self._settle()

    def _settle(self) -> None:
        self._bench.settle(LONGEST)
        self._script.catch_up()
