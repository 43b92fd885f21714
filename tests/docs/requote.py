"""Quote again what changed words made wrong: ``.venv/bin/python -m tests.docs.requote``, then read what changed.

Plays every page. A quote that is not heard any more gives way to what was heard at that place and is most like it.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from pathlib import Path
from tempfile import TemporaryDirectory

from device.bench.bench import Bench
from firmware.bench_box import boot
from firmware.words.forms import Language
from tests.docs.evening_page import FORMS, Act, Evening, evenings, plain, printed
from tests.docs.test_play import LANGUAGES, PAGES, page, path_of, unheard


def main() -> None:
    for name in PAGES:
        for language in LANGUAGES:
            before = page(language, name)
            after = requoted(before, language, "interduck" if name == "play" else Path(name).name)
            path_of(language, name).write_text(after, encoding="utf-8")
            print(f"{path_of(language, name)}: {'as it was' if after == before else 'changed'}")


def requoted(text: str, language: Language, game: str) -> str:
    quotes: list[str] = []
    for acts in evenings(text, language):
        with TemporaryDirectory() as state, Bench(boot(language, seed=7), Path(state), voice="measured") as bench:
            evening = Evening(bench, language, game)
            for act in acts:
                quotes += renewed(act, evening.heard_after(act))
    opening, closing = FORMS[language].quoted
    lines = text.split("\n")
    inside = False
    rest = iter(quotes)
    for number, line in enumerate(lines):
        inside ^= line.startswith("```")
        if inside and line.startswith(opening):
            quote = next(rest)
            if quote != plain(line.removeprefix(opening).removesuffix(closing)):
                lines[number] = printed(quote, language)
    return "\n".join(lines)


def renewed(act: Act, said: list[str]) -> list[str]:
    """The quotes of this act as they are said now; raises ValueError when less is said than is quoted."""
    if not unheard(act.quotes, said):
        return act.quotes
    if len(said) < len(act.quotes):
        raise ValueError(f"{act.line}: {act.quotes} is quoted, {said} is said")
    found: list[str] = []
    for place, quote in enumerate(act.quotes):
        last = len(said) - (len(act.quotes) - place)
        at = max(range(last + 1), key=lambda at: SequenceMatcher(None, quote, said[at]).ratio())
        found.append(said[at])
        said = said[at + 1 :]
    return found


if __name__ == "__main__":
    main()
