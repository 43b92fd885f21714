"""The listening sheet: everything the box says, as sounds beside their words, for ears to judge before a table does.

A test proves that each sentence is grammatical to a rule; only an ear finds the word that the voice says badly. The
sheet holds a few examples of each sentence, under names that stay, so that two sheets can be compared file by file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from firmware.engine.game import Game
from firmware.say import Reciter, VoiceFailed, say_into
from firmware.words.domains import own_ids
from firmware.words.examples import examples
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon

SEATS: Final = ("Ada", "Bo", "Cy", "Dée", "Eli")
BOX: Final = "box"
"""The group of what belongs to no game."""
PROGRESS_EVERY: Final = 100

_PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coincoin: what it says ({language})</title>
<style>body {{ font: 1.25rem/1.5 sans-serif; max-width: 50rem; margin: auto; padding: 1rem }}
li {{ margin-bottom: 1rem }} audio {{ display: block }}</style>
<h1>What Coincoin says ({language})</h1>
<p>{count} sounds.</p>
<nav aria-label="Games"><ul>
{links}
</ul></nav>
<main>
{sections}
</main>
</html>
"""
_SECTION = """<section aria-labelledby="{group}">
<h2 id="{group}" lang="{language}">{title}</h2>
<ul>
{entries}
</ul>
</section>"""
_ENTRY = (
    '<li><p><code>{id}</code>, {form}: <span lang="{language}">{text}</span></p>'
    '<audio controls preload="none" src="{file}" aria-label="{id}, {form}"></audio></li>'
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One sound of the sheet: what it says, and its file under the sheet's folder."""

    group: str
    id: str
    form: str
    text: str
    file: str


def entries(language: Language, games: Mapping[str, Game]) -> Iterator[Entry]:
    """What the sheet holds, the box first; the same every time for the same words."""
    for group, game in ((BOX, None), *games.items()):
        lexicon = Lexicon(language, game, SEATS)
        counts: dict[tuple[str, str], int] = {}
        for saying, text in examples(lexicon, own_ids(lexicon)):
            place = (saying.id, saying.form)
            counts[place] = counts.get(place, 0) + 1
            yield Entry(group, saying.id, saying.form, text, f"{group}/{saying.id}.{saying.form}.{counts[place]}.wav")


def write_sheet(
    folder: Path,
    language: Language,
    games: Mapping[str, Game],
    reciter: Reciter,
    say: Callable[[str], None],
    *,
    force: bool = False,
) -> list[Entry]:
    """Render all of it into ``folder`` with an index for the ear, the eye and programs; tells how far it is.

    VoiceFailed names the sentence that has no sound. OSError when the folder cannot be written, or holds something, as
    people record over the sounds of a sheet, and ``force`` does not say to write over it.
    """
    if folder.is_file():
        raise NotADirectoryError(f"{folder} is a file: all that the box says needs a folder")
    if not force and folder.is_dir() and any(folder.iterdir()):
        raise FileExistsError(
            f"{folder} is not empty, and recordings in it would be lost: "
            "choose another folder, or write over it with --force"
        )
    sheet = list(entries(language, games))
    for group in dict.fromkeys(entry.group for entry in sheet):
        (folder / group).mkdir(parents=True, exist_ok=True)
    lasts = 0.0
    for number, entry in enumerate(sheet):
        if number % PROGRESS_EVERY == 0:
            say(f"{number} of {len(sheet)}: {entry.group}")
        try:
            lasts += say_into(reciter, entry.text, folder / entry.file, force=True)
        except VoiceFailed as error:
            raise VoiceFailed(f"{entry.file}: {error}") from error
    (folder / "index.tsv").write_text(_lines(sheet), encoding="utf-8")
    (folder / "index.html").write_text(_page(sheet, language, games), encoding="utf-8")
    say(f"{len(sheet)} sounds, {lasts / 60:.0f} minutes: {folder / 'index.html'}")
    return sheet


def _lines(sheet: Sequence[Entry]) -> str:
    rows = [(entry.group, entry.id, entry.form, entry.file, entry.text) for entry in sheet]
    return "".join("\t".join(row) + "\n" for row in (("group", "id", "form", "file", "text"), *rows))


def _page(sheet: Sequence[Entry], language: Language, games: Mapping[str, Game]) -> str:
    groups: dict[str, list[Entry]] = {}
    for entry in sheet:
        groups.setdefault(entry.group, []).append(entry)
    titles = {
        group: escape(Lexicon(language, games[group]).sentence("game-name") if group in games else "Coincoin")
        for group in groups
    }
    links = [f'<li><a href="#{group}" lang="{language}">{titles[group]}</a></li>' for group in groups]
    sections = [
        _SECTION.format(
            group=group, language=language, title=titles[group], entries="\n".join(_item(one, language) for one in of)
        )
        for group, of in groups.items()
    ]
    return _PAGE.format(language=language, count=len(sheet), links="\n".join(links), sections="\n".join(sections))


def _item(entry: Entry, language: Language) -> str:
    return _ENTRY.format(
        id=entry.id, form=entry.form, language=language, text=escape(entry.text), file=escape(entry.file)
    )
