"""The sentences of one language, the box's and one game's, read once and kept for the life of the process."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from firmware.words.forms import Form, Language
from firmware.words.values import Argument, functions

_LOG = logging.getLogger(__name__)
_FALLBACK: Mapping[Form, tuple[Form, ...]] = {"full": (), "brief": ("full",), "screen": ("brief", "full")}


class Sentences(FluentBundle):
    """A Fluent bundle that takes our own numbers, names and lists as they are."""

    def __init__(self, language: Language, resources: Iterable[ast.Resource]) -> None:
        callables = cast("dict[str, Callable[[Any], FluentType]]", functions(language))
        super().__init__([language], functions=callables, use_isolating=False)
        # A game's words come last and win: it may say a refusal of the engine in better words.
        for resource in resources:
            self.add_resource(resource, allow_overrides=True)
        self.own: frozenset[str] = frozenset()
        """The ids in the words of the game, when there is one."""
        self._patterns: dict[tuple[str, Form], Pattern | None] = {}

    def entry(self, id: str) -> ast.Message | None:
        """The sentence as it was written, for those who prove things about it."""
        return cast("ast.Message | None", self._messages.get(id))

    def ids(self) -> tuple[str, ...]:
        return tuple(self._messages)

    def pattern(self, id: str, form: Form) -> Pattern | None:
        """This form of the sentence, exactly; None when it was not written."""
        key = (id, form)
        if key not in self._patterns:
            self._patterns[key] = self._find(id, form)
        return self._patterns[key]

    def nearest(self, id: str, form: Form) -> Pattern | None:
        """This form of the sentence, or the one that stands in for it; None when there is no such sentence."""
        for candidate in (form, *_FALLBACK[form]):
            pattern = self.pattern(id, candidate)
            if pattern is not None:
                return pattern
        return None

    def compose(self, pattern: Pattern, args: Mapping[str, Argument]) -> tuple[str, list[Exception]]:
        """The text, on one line, and whatever was wrong with the sentence or its arguments.

        Done here and not by ``format_pattern``, which would turn our numbers into plain ones.
        """
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=dict(args)), errors=errors)
        try:
            text = str(pattern(env))
        except ValueError as error:
            return "", [*errors, error]
        return " ".join(text.split("\n")) if "\n" in text else text, errors

    def _find(self, id: str, form: Form) -> Pattern | None:
        if not self.has_message(id):
            return None
        message = self.get_message(id)
        return message.value if form == "full" else message.attributes.get(form)


@lru_cache(maxsize=64)
def load_sentences(language: Language, package: str | None, made: str = "") -> Sentences:
    """The box's sentences, and under them those of the game in this package if one is named.

    ``made`` holds more sentences of the game, which it made from its data.

    A file that is missing or cannot be read in places is an error in the log, never an exception: a box that speaks
    most of its sentences is better than one that does not start.
    """
    box = [_read(file) for file in box_files(language)]
    if package is None:
        return Sentences(language, box)
    game = _read_game(language, package)
    data = _parse(made, f"made by {package}")
    sentences = Sentences(language, [*box, game, data])
    sentences.own = frozenset(item.id.name for item in (*game.body, *data.body) if isinstance(item, ast.Message))
    return sentences


def box_files(language: Language) -> list[Traversable]:
    folder = files("firmware.words").joinpath(language)
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


def game_file(language: Language, package: str) -> Traversable:
    return files(package).joinpath("words", f"{language}.ftl")


def _read_game(language: Language, package: str) -> ast.Resource:
    try:
        return _read(game_file(language, package))
    except ImportError as error:
        _LOG.error("words of %s cannot be found: %s", package, error)
        return ast.Resource([])


def _read(file: Traversable) -> ast.Resource:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        _LOG.error("words %s cannot be read: %s", file, error)
        return ast.Resource([])
    return _parse(text, str(file))


def _parse(text: str, source: str) -> ast.Resource:
    resource = FluentResource(text)
    for item in resource.body:
        if isinstance(item, ast.Junk):
            problems = "; ".join(note.message or note.code for note in item.annotations)
            _LOG.error("words %s hold a sentence that cannot be read (%s): %.80s", source, problems, item.content)
    return resource
