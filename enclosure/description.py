"""What the finger meets, row by row, in words to be read aloud; and the text that goes beside each picture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from device.keys import Key
from enclosure import dimensions as d
from enclosure.layout import Keys, dots, on, rows
from firmware.words.forms import Language
from firmware.words.lexicon import Lexicon

SHAPES: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "dome": "a dome",
        "two-bars": "two bars, one behind the other",
        "triangle": "an open triangle, its tip to the rear",
        "cross": "a cross",
        "ring": "a ring",
        "half-ring": "a half ring, open to the left",
        "arrow-left": "an arrow to the left",
        "hollow": "larger than all others, a frame in which the fingertip sinks",
        "arrow-right": "an arrow to the right",
        "one-nib": "one nib",
        "two-nibs": "two nibs",
        "bar": "one bar",
        "raised-cross": "a thin cross",
    },
    "fr": {
        "dome": "un dôme",
        "two-bars": "deux barres, l'une derrière l'autre",
        "triangle": "un triangle ouvert, pointe vers l'arrière",
        "cross": "une croix",
        "ring": "un anneau",
        "half-ring": "un demi-anneau, ouvert à gauche",
        "arrow-left": "une flèche vers la gauche",
        "hollow": "plus grande que les autres, un cadre où le doigt s'enfonce",
        "arrow-right": "une flèche vers la droite",
        "one-nib": "un picot",
        "two-nibs": "deux picots",
        "bar": "une barre",
        "raised-cross": "une croix fine",
    },
}
DOTS: Final[dict[Language, tuple[str, str]]] = {
    "en": ("one dot behind it", "{} dots behind it"),
    "fr": ("un point derrière", "{} points derrière"),
}
ROW: Final[dict[Language, str]] = {
    "en": "{count} keys from left to right, {pitch}.",
    "fr": "{count} touches de gauche à droite, {pitch}.",
}
APART: Final[dict[Language, tuple[str, str]]] = {
    "en": ("{} mm apart", "{} to {} mm apart"),
    "fr": ("à {} mm l'une de l'autre", "à {} ou {} mm l'une de l'autre"),
}
HEADS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("Row {}", "Right side", "from front to rear", "Under the fingers", "Before the keys, and around"),
    "fr": ("Rangée {}", "Côté droit", "de l'avant vers l'arrière", "Sous les doigts", "Devant les touches, et autour"),
}


def around(language: Language) -> tuple[list[str], list[str]]:
    """The sentences before the keys, from the rear; and those after them, to the front and around."""
    window, recess = f"{d.WINDOW[0]:.0f} x {d.WINDOW[1]:.0f}", f"{d.RECESS[0]:.0f} x {d.RECESS[1]:.0f}"
    size = f"{d.WIDTH:.0f} x {d.DEPTH:.0f}"
    if language == "fr":
        return [
            f"La boîte mesure {size} mm, coins ronds ; le dessus est à {d.TOP:.0f} mm de la table.",
            f"À l'arrière, une partie surélevée penche vers vous. À gauche, l'écran, une fenêtre de {window} mm"
            " en creux. À droite, neuf fentes en rond : le haut-parleur.",
            f"Elle finit par une marche de {d.BROW_STEP:.0f} mm. Devant la marche commencent les touches.",
        ], [
            f"Devant les touches, un creux de {recess} mm bordé d'un filet : la carte s'y pose en largeur."
            " À gauche et à droite, le filet s'ouvre : pouce et doigt y pincent la carte.",
            "Face avant, à gauche : un anneau en relief, la prise des écouteurs.",
            "Face arrière, vu de l'avant : à gauche, en creux, la touche de marche ; au milieu, les câbles.",
        ]
    return [
        f"The box measures {size} mm, with round corners; its panel is {d.TOP:.0f} mm above the table.",
        f"At the rear a raised part slopes towards you. Left: the screen, a window of {window} mm, sunk."
        " Right: nine slots in a circle, the loudspeaker.",
        f"It ends in a step of {d.BROW_STEP:.0f} mm. Before the step the keys begin.",
    ], [
        f"Before the keys, a recess of {recess} mm with a rim around it: the card lies in it, long side to you."
        " Left and right the rim opens: there thumb and finger pinch the card.",
        "Front, at the left: a raised ring, the earphone socket.",
        "Rear, as seen from the front: at the left, sunk, the power key; in the middle, the cables.",
    ]


def key_line(key: Key, language: Language, lexicon: Lexicon) -> str:
    """Its spoken name, its shape, and its dots."""
    name = lexicon.sentence("key-name", {"key": key.name}).rstrip(".")
    name = name.split(",")[0]
    count = len(dots(key))
    behind = [DOTS[language][0] if count == 1 else DOTS[language][1].format(count)] if count else []
    return "- " + ", ".join([f"{name}: {SHAPES[language][key.shape]}", *behind]) + "."


def spacing(row: list[Key], language: Language) -> str:
    steps = sorted({round(right.x - left.x) for left, right in pairwise(row)})
    one, two = APART[language]
    return one.format(steps[0]) if len(steps) == 1 else two.format(steps[0], steps[-1])


def describe(keys: Keys, language: Language) -> str:
    """The whole box in Markdown, from the rear to the front, as hands explore it."""
    lexicon = Lexicon(language)
    before, after = around(language)
    row, side, direction, title, rest = HEADS[language]
    bar = {"en": "Then a straight bar.", "fr": "Puis une barre droite."}[language]

    def sections() -> Iterator[str]:
        yield f"# {title}\n"
        yield "\n".join(before) + "\n"
        for number, line in enumerate(rows(keys), 1):
            top = line[0] in on("top", keys)
            yield f"## {row.format(number) if top else f'{side}, {direction}'}\n"
            yield ROW[language].format(count=len(line), pitch=spacing(line, language)) + "\n"
            yield "\n".join(key_line(key, language, lexicon) for key in line) + "\n"
            if number == 1:
                yield bar + "\n"
        yield f"## {rest}\n"
        yield "\n".join(f"- {sentence}" for sentence in after) + "\n"

    return "\n".join(sections())


PICTURES: Final = {
    "box": "The box from the front right: a flat dark panel with rounded corners, behind it the raised brow that slopes"
    ' to the reader. In the brow, at the left, the lit screen says "Ada : Antique 4"; at the right, nine sound slots in'
    " a circle. Before it five yellow keys with one to five light dots behind them, a light bar, six cream keys with OK"
    " the largest, and the card recess with its light rim. On the right side two keys, on the front the earphone ring.",
    "panel": "The same from straight above: C, OK and the recess lie on the middle line; Info stands alone at the"
    " right; the recess has a round gap at both short sides.",
    "rear": "The box from the rear: in the middle the rear plate with the openings for power and pictures, above it the"
    " air slots; at the right of the picture the power key, sunk in the wall; the two volume keys at the far left.",
    "inside": "The base without lid and brow: in front, in the middle, the reader on four posts; beside it the"
    " amplifier; at the right side the upright board of the two volume keys; across the middle the long key board with"
    " eleven switches; behind it the Pi, its sockets to the rear; at the rear right the closed chamber.",
    "apart": "The parts lifted off each other: base with boards, lid with eleven holes and two tongues at its front,"
    " eleven caps on their square feet, and the brow on top.",
}


DRAWING: Final = (
    "The box in thin lines, from the front right, for manuals and for raised-line printing: the same things in the same"
    " places as in the first picture."
)


def gallery() -> str:
    """The page of the pictures, each with its text."""
    shown = [f"## {name.capitalize()}\n\n![{text}]({name}.png)\n\n{text}\n" for name, text in PICTURES.items()]
    shown.append(f"## Drawing\n\n![{DRAWING}](drawing.svg)\n\n{DRAWING}\n")
    return "# The pictures, and what they show\n\n" + "\n".join(shown)
