"""Plays what a page of ours says: its fenced lines of keys and cards, on the bench, against what it says one hears."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, cast, get_args

from device.bench.bench import Bench
from device.ports import KeyName, Tag
from firmware.bench_lines import tag_of
from firmware.engine.game import find_game
from firmware.words.forms import Form, Language
from firmware.words.lexicon import Lexicon

FRESH: Final = Tag("04000000000001")
"""A card nobody ever wrote on or gave a name."""
MOST_ANSWERS: Final = 400


@dataclass(frozen=True, slots=True)
class Forms:
    """How a page in one language writes an act."""

    fence: str
    another: str
    """The fence of a block that begins another evening."""
    keys: str
    card: str
    fresh: str
    power: str
    onward: str
    quoted: str
    names: Mapping[str, KeyName]


FRENCH: Final[Mapping[str, KeyName]] = {
    "OK": "OK", "Précédent": "PREVIOUS", "Suivant": "NEXT", "Annuler": "UNDO", "Répéter": "REPEAT", "Info": "INFO",
    "Moins fort": "VOLUME_DOWN", "Plus fort": "VOLUME_UP", "dôme": "A", "barres": "B", "triangle": "C", "croix": "D",
    "anneau": "E",
}  # fmt: skip
ENGLISH: Final[Mapping[str, KeyName]] = {
    "OK": "OK", "Previous": "PREVIOUS", "Next": "NEXT", "Undo": "UNDO", "Repeat": "REPEAT", "Info": "INFO",
    "Softer": "VOLUME_DOWN", "Louder": "VOLUME_UP", "dome": "A", "bars": "B", "triangle": "C", "cross": "D",
    "ring": "E",
}  # fmt: skip
FORMS: Final[Mapping[Language, Forms]] = {
    "fr": Forms(
        "partie", "autre partie", "Touches :", "Carte :", "Carte neuve.", "Coupure de courant.",
        "La partie continue.", "«»", FRENCH,
    ),
    "en": Forms(
        "game", "another game", "Keys:", "Card:", "New card.", "Power cut.",
        "The game goes on.", "“”", ENGLISH,
    ),
}  # fmt: skip


@dataclass(slots=True)
class Act:
    """One line of a page that does something, and what it says is heard next."""

    line: str
    quotes: list[str] = field(default_factory=list)


def evenings(page: str, language: Language) -> list[list[Act]]:
    """The fenced lines of a page; each evening begins with an act of its own, switching on, which needs no line."""
    forms = FORMS[language]
    opening, closing = forms.quoted
    found = [[Act("")]]
    for fence, block in re.findall(r"^```(\w[\w ]*)\n(.*?)^```", page, re.DOTALL | re.MULTILINE):
        if fence == forms.another:
            found.append([Act("")])
        elif fence != forms.fence:
            raise ValueError(f"no such block: {fence}")
        for line in filter(None, map(str.strip, block.splitlines())):
            if line.startswith(opening):
                found[-1][-1].quotes.append(plain(line.removeprefix(opening).removesuffix(closing)))
            else:
                found[-1].append(Act(line))
    return found


def plain(quoted: str) -> str:
    """As the voice gets it: no space before a sign."""
    return re.sub(r"\s+([?!:;])", r"\1", quoted.strip())


def printed(quote: str, language: Language) -> str:
    """A line of a page that quotes this, with the spaces of print."""
    opening, closing = FORMS[language].quoted
    if language == "en":
        return f"{opening}{quote}{closing}"
    spaced = re.sub(r"(?<=[^\s?!])([?!:;])", r" \1", quote)
    return f"{opening} {spaced} {closing}"


class Evening:
    """One bench, on which the acts of a page are carried out one after the other."""

    def __init__(self, bench: Bench, language: Language, name: str = "interduck") -> None:
        self._bench = bench
        self._forms = FORMS[language]
        game = find_game(name)
        words = Lexicon(language, game)
        forms: tuple[Form, ...] = ("brief", "full")
        self._cards = {
            words.option(deck.name, code, form): f"{name}/{code}"
            for form in forms
            for deck in game.decks
            for code in deck.cards
        }
        self._cards[words.sentence("game-name")] = f"coincoin/game.{name}"
        self._laid = 0
        self._heard = 0

    def heard_after(self, act: Act) -> list[str]:
        """Do it, let the box finish, and return all that was said meanwhile; raises ValueError for a strange line."""
        self._do(act.line)
        self._bench.settle(120.0)
        said = self._bench.recording.said[self._heard :]
        self._heard += len(said)
        return said

    def _do(self, line: str) -> None:
        forms = self._forms
        if not line:
            return
        if line == forms.fresh:
            self._bench.tap(FRESH)
        elif line == forms.power:
            self._bench.cut_power()
        elif line == forms.onward:
            self._play_on()
        elif line.startswith(forms.keys):
            for name in line.removeprefix(forms.keys).rstrip(".").split(","):
                self._bench.press(self._key(name.strip()))
        elif line.startswith(forms.card):
            self._lay(line.removeprefix(forms.card).strip().rstrip("."))
        else:
            raise ValueError(f"no act: {line}")

    def _key(self, name: str) -> KeyName:
        if name not in self._forms.names:
            raise ValueError(f"no key: {name}")
        return self._forms.names[name]

    def _lay(self, card: str) -> None:
        if card not in self._cards:
            raise ValueError(f"no card: {card}")
        self._laid += 1
        self._bench.tap(tag_of(self._cards[card], self._laid))

    def _play_on(self) -> None:
        """The rest of the game, as briefly as the rules let: every season its own epoch, every number eleven."""
        letters = iter(get_args(KeyName))
        letter = cast("KeyName", next(letters))
        for _ in range(MOST_ANSWERS):
            state = self._bench.state()
            if state.get("over"):
                return
            if state["ask"] == "deal":
                letter = cast("KeyName", next(letters))
            for key in brief_answer(str(state["kind"]), 2 if state["ask"] == "expose" else 1, letter):
                self._bench.press(key)
        raise TimeoutError(f"the game is not over after {MOST_ANSWERS} answers")


def brief_answer(kind: str, facets: int, letter: KeyName) -> tuple[KeyName, ...]:
    """The keys that answer an ask of this kind; ``letter`` is the first facet of a card, the second is the first."""
    match kind:
        case "card":
            return (letter, "A")[:facets]
        case "collect":
            return ("PREVIOUS", "OK")
        case "number":
            return ("E", "NEXT", "NEXT", "NEXT", "NEXT", "NEXT", "NEXT", "OK")
        case _:
            return ("OK",)
