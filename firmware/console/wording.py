"""From lines to words: one place that knows which lexicon speaks, and the few facets that are the box's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from firmware.console.lines import LINES, Argument, Line, Option, Phrase, Question, Reply, Rule
from firmware.engine.asks import Choose, Collect, Refusal, Value
from firmware.engine.game import Game
from firmware.engine.table import Message
from firmware.words.forms import Form, Language
from firmware.words.written import with_capitals

if TYPE_CHECKING:
    from firmware.words.lexicon import Lexicon

LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")
OTHER_NAME = "@other"
"""The option of a question for a name that means: none of these."""
BOX_NAME = "@box"
"""The option of a question for a player that means: the box itself."""
NOT_NAMES: Final[Mapping[str, str]] = {OTHER_NAME: "name-other", BOX_NAME: "name-box"}


@dataclass(frozen=True, slots=True)
class Scene:
    """Whose words are used: those of a game, or the box's alone, and the names of those who sit there."""

    game: str | None = None
    seats: tuple[str, ...] = ()


BOX: Final = Scene()
"""The box's own words, with nobody at the table."""


class Wording:
    """Words in the box's language. A change of language changes every line from then on."""

    def __init__(self, games: Mapping[str, Game], language: Language) -> None:
        self._games = games
        self._lexicons: dict[tuple[Language, Scene], Lexicon] = {}
        self.language = language
        self.scene = BOX

    def text(self, line: Line, form: Form = "full", *, spoken: bool = False) -> str:
        """One line in the words of the present scene."""
        text = self._text(line, self._lexicon(self.scene), form, spoken)
        return text if spoken else with_capitals(text)

    def forget(self) -> None:
        """A game has other words from now on."""
        self._lexicons.clear()

    def has(self, id: str) -> bool:
        return self._lexicon(self.scene).has(id)

    def _text(self, line: Line, lexicon: Lexicon, form: Form, spoken: bool) -> str:
        match line:
            case Message():
                return lexicon.message(line, form, spoken=spoken)
            case Option():
                return self._option(line, lexicon, form, spoken)
            case Question(ask=ask):
                return lexicon.ask(ask, form, spoken=spoken)
            case Reply():
                return self._reply(line, lexicon, form, spoken)
            case Refusal():
                return lexicon.refusal(line, form, spoken=spoken)
            case Rule(refusal=refusal):
                return lexicon.rule(refusal) or lexicon.sentence("no-rule", {}, form, spoken=spoken)
            case Phrase(id=id, args=args):
                worded = {name: self._argument(value, lexicon, form, spoken) for name, value in args.items()}
                return lexicon.sentence(id, worded, form, spoken=spoken)

    def _argument(self, value: Argument, lexicon: Lexicon, form: Form, spoken: bool) -> Value:
        if isinstance(value, LINES):
            return self._text(value, lexicon, form, spoken)
        if isinstance(value, tuple) and value and isinstance(value[0], LINES):
            # In one breath with others, each is said briefly.
            each: Form = "brief" if form == "full" else form
            return tuple(self._text(line, lexicon, each, spoken) for line in value if isinstance(line, LINES))
        return value  # type: ignore[return-value]

    def _reply(self, reply: Reply, lexicon: Lexicon, form: Form, spoken: bool) -> str:
        match reply.ask, reply.answer:
            case Choose(facet=facet), str(key):
                return self._option(Option(facet, key), lexicon, form, spoken)
            case Collect(facet="letter"), [*letters]:
                return self._option(Option("name", spelled(letters)), lexicon, form, spoken)
            case Collect(), [*items] if form == "screen" and len(items) > 2:
                return lexicon.sentence("entry-finished", {"count": len(items)}, form)
            case ask, answer:
                return lexicon.answer(ask, answer, spoken=spoken)

    def _option(self, option: Option, lexicon: Lexicon, form: Form, spoken: bool) -> str:
        """The facets ``game``, ``name`` and ``letter`` have keys that no file of words can list."""
        match option:
            case Option("game", key) if key in self._games:
                return self._game(key, form, spoken)
            case Option("name", key):
                return lexicon.sentence(NOT_NAMES.get(key, "name-known"), {"name": key}, form, spoken=spoken)
            case Option("letter", key):
                return lexicon.sentence("letter", {"letter": key.upper()}, form, spoken=spoken)
            case Option(facet, key):
                return lexicon.option(facet, key, form, spoken=spoken)

    def _game(self, name: str, form: Form, spoken: bool) -> str:
        """What a game calls itself in its own words; its bare name when it has none."""
        own = self._lexicon(Scene(name))
        id = next((id for id in ("game-name", name) if own.has(id)), "game-unnamed")
        return own.sentence(id, {"name": name}, form, spoken=spoken)

    def _lexicon(self, scene: Scene) -> Lexicon:
        key = (self.language, scene)
        if key not in self._lexicons:
            if len(self._lexicons) >= KEPT:
                self._lexicons.clear()
            # It brings Fluent and Babel, half of the program's import: the worker of the voice starts meanwhile.
            from firmware.words.lexicon import Lexicon

            game = None if scene.game is None else self._games[scene.game]
            self._lexicons[key] = Lexicon(self.language, game, scene.seats)
        return self._lexicons[key]


HYPHEN = "hyphen"
"""The key of the one letter that Fluent could not choose by."""


def spelled(letters: Iterable[object]) -> str:
    """A name from its letters as they were entered one by one."""
    return "".join("-" if letter == HYPHEN else str(letter) for letter in letters).strip("-").title()


KEPT = 16
"""Lexicons kept at hand; an evening uses two or three."""
