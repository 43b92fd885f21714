"""The first question: go on, play again, play something else, or set up the box."""

from __future__ import annotations

from typing import Final

from firmware.console.dialogue import Step, Steps
from firmware.engine.asks import Choose

ID: Final = "box-menu"


def main(*, resume: bool, again: bool) -> Steps[str]:
    """Returns ``resume``, ``again``, ``new`` or ``settings``; what is likeliest is on OK."""
    options = (*(("resume",) if resume else ()), *(("again",) if again else ()), "new", "settings")
    answer = yield Step(Choose(id=ID, facet=ID, options=options), start=options[0])
    return str(answer)


def confirm(id: str, *, start: str) -> Steps[bool]:
    """One question answered by yes or no; ``start`` is what OK alone takes."""
    return (yield from one(yes_no(id, start))) == "yes"


def one(step: Step) -> Steps[str]:
    """A menu of one question."""
    return str((yield step))


def yes_no(id: str, start: str) -> Step:
    return Step(Choose(id=id, facet="yes-no", options=("yes", "no")), start=start)
