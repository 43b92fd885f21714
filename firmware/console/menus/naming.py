"""Asking for a player's name: a known name, a badge, or letters one by one."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Final

from firmware.console.dialogue import Step, Steps
from firmware.console.wording import HYPHEN, OTHER_NAME, spelled
from firmware.engine.asks import Answer, Choose, Collect, Refusal, wrong_type

INVENTED: Final = ("Ada", "Bo", "Cy", "Dée", "Eli", "Fay", "Gus", "Hal")
"""Names for whoever does not care to enter one: short, and told apart by ear."""
LETTERS: Final = (*ascii_lowercase, "é", "è", "ç", "ï", "ô", HYPHEN)
LONGEST: Final = 12
"""Letters of a name: what a line of the screen holds."""


class NameAsk(Choose, frozen=True, kw_only=True):
    """A choice of names that also takes one it did not offer, since a badge may bring it."""

    taken: tuple[str, ...] = ()

    def form(self, answer: Answer) -> tuple[Refusal, ...]:
        if not isinstance(answer, str) or not answer.strip():
            return (wrong_type("answer", answer, "name"),)
        return (Refusal("name-taken", {"name": answer}),) if answer in self.taken else ()


def name(number: int, known: Sequence[str], taken: Sequence[str]) -> Steps[str]:
    """The name of player ``number``, counted from 1; none of those taken."""
    free = [other for other in dict.fromkeys((*known, *INVENTED)) if other not in taken]
    options = (*free[:20], OTHER_NAME)
    ask = NameAsk(id="box-name", facet="name", options=options, taken=tuple(taken), about={"number": number})
    answer = str((yield Step(ask, start=options[0])))
    return answer if answer != OTHER_NAME else (yield from spell(taken))


def spell(taken: Sequence[str] = ()) -> Steps[str]:
    """A name letter by letter; none of those taken."""

    def objections(letters: Answer) -> Sequence[Refusal]:
        made = spelled(letters) if isinstance(letters, Sequence) else ""
        if not made:
            return (Refusal("name-empty"),)
        return (Refusal("name-taken", {"name": made}),) if made in taken else ()

    letters = yield Step(
        Collect(id="box-spell", facet="letter", options=LETTERS, low=1, high=LONGEST, check=objections)
    )
    assert isinstance(letters, Sequence), "the ask lets nothing else through"
    return spelled(letters)
