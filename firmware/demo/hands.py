"""Which keys a practised hand presses to give an answer: the table of docs/play, as a function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

from device.ports import KeyName
from firmware.console.entries.collect import grouped
from firmware.console.entries.entry import SHORTCUTS
from firmware.engine.asks import Answer, Ask, Card, Choose, Collect, Number, Tally

Keys: TypeAlias = tuple[KeyName, ...]
LETTERS: Keys = SHORTCUTS
ON: Keys = ("NEXT",)
BACK: Keys = ("PREVIOUS",)


def keys_for(ask: Ask, answer: Answer) -> Keys:
    """The keys that enter this answer into an ask just put, by the shortest way that needs no memory of the entry."""
    match ask:
        case Choose():
            return _choosing(ask.options, cast("str", answer))
        case Number():
            return _counting(ask, cast("int", answer))
        case Tally():
            return _tallying(tuple(ask.options), cast("Mapping[str, int]", answer))
        case Card():
            return _naming(ask, cast("Mapping[str, str]", answer))
        case Collect():
            return _collecting(ask, cast("Sequence[str]", answer))
        case _:
            return ("OK",)


def _choosing(options: Sequence[str], wanted: str) -> Keys:
    """A letter for one of the first five; beyond them browse from the nearer end, then OK."""
    place = options.index(wanted)
    if place < len(LETTERS):
        return (LETTERS[place],)
    back = len(options) - place
    browsing = ON * (place + 1) if place + 1 <= back else BACK * back
    return (*browsing, "OK")


def _counting(ask: Number, wanted: int) -> Keys:
    """From the default, or from one of the letters when that is nearer."""
    starts: dict[int, Keys] = {ask.default: ()}
    for place, letter in enumerate(LETTERS, 1):
        if ask.low <= place <= ask.high:
            starts.setdefault(place, (letter,))
    start = min(starts, key=lambda value: abs(value - wanted) + len(starts[value]))
    step: KeyName = "NEXT" if wanted > start else "PREVIOUS"
    return (*starts[start], *(step,) * abs(wanted - start), "OK")


def _tallying(options: Sequence[str], wanted: Mapping[str, int]) -> Keys:
    """Letters for the five options around the focus; browse to reach the next five."""
    keys: list[KeyName] = []
    at = -1
    for place, option in enumerate(options):
        count = wanted.get(option, 0)
        if not count:
            continue
        if place // len(LETTERS) != max(at, 0) // len(LETTERS):
            keys += ["NEXT"] * (place - at)
        keys += [LETTERS[place % len(LETTERS)]] * count
        at = place
    return (*keys, "OK")


def _naming(ask: Card, wanted: Mapping[str, str]) -> Keys:
    """Facet by facet; a facet with one value is not asked."""
    asked = [(facet, values) for facet, values in ask.facets.items() if len(values) > 1]
    return tuple(key for facet, values in asked for key in _choosing(values, wanted[facet])) or ("OK",)


def _collecting(ask: Collect, wanted: Sequence[str]) -> Keys:
    """Item by item, then round to the end of the list, where "finished" is."""
    groups = grouped(ask)
    if groups:
        return (*(key for item in wanted for key in _reaching(groups, item)), *BACK, "OK")
    options = ask.options
    ring = len(options) + 1
    keys: list[KeyName] = []
    at = -1
    for item in wanted:
        place = options.index(item)
        if place < len(LETTERS):
            keys.append(LETTERS[place])
        else:
            keys += [*_round(at, place, ring), "OK"]
            at = place
    return (*keys, *_round(at, len(options), ring), "OK")


def _reaching(groups: Mapping[str, Sequence[str]], item: str) -> Keys:
    """First the group, on a list that ends with "finished", then the card among those of the group."""
    value = next(value for value, cards in groups.items() if item in cards)
    values = (*groups, "")
    group = _choosing(values, value)
    return group if len(groups[value]) == 1 else (*group, *_choosing(groups[value], item))


def _round(at: int, wanted: int, ring: int) -> Keys:
    """The shorter way round a ring of places; -1 is before the first and after the last."""
    if at == -1:
        on, back = wanted + 1, ring - wanted
    else:
        on, back = (wanted - at) % ring, (at - wanted) % ring
    return ON * on if on <= back else BACK * back
