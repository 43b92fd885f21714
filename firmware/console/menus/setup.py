"""Setting up a game: which, how many, who, and by which options; whatever is usual is on OK."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from firmware.console.dialogue import Step, Steps
from firmware.console.menus.naming import INVENTED, name
from firmware.console.wording import Scene
from firmware.engine.asks import Choose, Collect, Number
from firmware.engine.game import Game, Option

USUAL_COUNT: Final = 3


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a game needs to begin."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]


def setup(
    games: Mapping[str, Game],
    known: Sequence[str],
    *,
    game: str | None = None,
    last: Setup | None = None,
    abandon: bool = False,
) -> Steps[Setup | None]:
    """Everything that must be known before the first card; None when the table keeps the game that is open.

    ``game`` is already chosen, by a tap for instance. ``last`` are the players of the last game. ``abandon``: a
    game is open that would be left behind.
    """
    if abandon:
        keep = yield Step(Choose(id="box-abandon", facet="yes-no", options=("yes", "no")), start="no")
        if keep == "no":
            return None
    if game is None:
        game = yield from _game(tuple(games), last)
    chosen = games[game]
    seats = yield from _seats(chosen, known, () if last is None else last.seats)
    options = yield from _options(chosen)
    return Setup(game, seats, options)


def _game(names: tuple[str, ...], last: Setup | None) -> Steps[str]:
    if len(names) == 1:
        return names[0]
    start = last.game if last is not None and last.game in names else names[0]
    return str((yield Step(Choose(id="box-game", facet="game", options=names), start=start)))


def _seats(game: Game, known: Sequence[str], last: Sequence[str]) -> Steps[tuple[str, ...]]:
    fewest, most = game.seats
    count = fewest
    if fewest < most:
        usual = min(max(len(last) or USUAL_COUNT, fewest), most)
        answer = yield Step(Number(id="box-count", low=fewest, high=most, default=usual))
        assert isinstance(answer, int), "the ask lets nothing else through"
        count = answer
    usual_names = tuple(last) if len(last) == count else tuple(dict.fromkeys((*known, *INVENTED)))[:count]
    ask = Choose(id="box-players", facet="box-players", options=("usual", "named"), about={"names": usual_names})
    if (yield Step(ask, start="usual")) == "usual":
        return usual_names
    seats: list[str] = []
    for number in range(1, count + 1):
        seats.append((yield from name(number, known, seats)))
    return tuple(seats)


def _options(game: Game) -> Steps[dict[str, str]]:
    """The options in force, asked one by one only by who wants to change them."""
    if not game.options:
        return {}
    scene = Scene(game.name)
    usual = Choose(id="box-usual", facet="yes-no", options=("yes", "no"))
    if (yield Step(usual, start="yes", scene=scene)) == "yes":
        return {}
    chosen: dict[str, str] = {}
    for option in game.options:
        chosen[option.key] = yield from _option(game, option, scene)
    return chosen


def _option(game: Game, option: Option, scene: Scene) -> Steps[str]:
    facet = option_facet(game, option)
    id = f"option-{option.key}"
    if option.length:
        usual = Choose(id=f"usual-{option.key}", facet="yes-no", options=("yes", "no"))
        if (yield Step(usual, start="yes", scene=scene)) == "yes":
            return option.default
        row = Collect(id=id, facet=facet, options=option.values, low=option.length, high=option.length)
        values = yield Step(row, scene=scene)
        assert isinstance(values, Sequence), "the ask lets nothing else through"
        return ",".join(map(str, values))
    if option.many:
        most = len(option.values)
        values = yield Step(Collect(id=id, facet=facet, options=option.values, high=most), scene=scene)
        assert isinstance(values, Sequence), "the ask lets nothing else through"
        return ",".join(dict.fromkeys(str(value) for value in values))
    return str((yield Step(Choose(id=id, facet=facet, options=option.values), start=option.default, scene=scene)))


def option_facet(game: Game, option: Option) -> str:
    """The facet whose sentence words the values of a game option: of the option's own name, or yes and no."""
    if option.key not in game.facets and set(option.values) <= {"yes", "no"}:
        return "yes-no"
    return option.key
