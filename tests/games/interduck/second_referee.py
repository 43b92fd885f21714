"""A second referee of InterDuck, written from the rules and not from the rulebook, to be compared with it.

It hears what was asked of whom and answered, and expects each ask before it comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

EPOCHS = ("antique", "medieval", "baroque", "classical", "modern")
PRINTED = {"antique": 17, "medieval": 18, "baroque": 19, "classical": 20, "modern": 21}
DEALS = {2: (13, 6, 6, 4), 3: (13, 6, 6, 0), 4: (13, 4, 4, 0), 5: (13, 2, 2, 0)}

Heard: TypeAlias = tuple[str, "int | None", Any]
"""What was asked, of whom, and the answer."""


@dataclass
class Season:
    """One season as a counting table would remember it."""

    trend: str | None = None
    last: int | None = None
    bonus: Counter[str] = field(default_factory=Counter)
    works: list[Counter[str]] = field(default_factory=list)
    """Collections with the hidden works revealed, before the extra ones."""
    extras: dict[int, dict[str, int]] = field(default_factory=dict)


class SecondReferee:
    def __init__(self, heard: Iterable[Heard], players: int, *, reserve: bool) -> None:
        self._heard = iter(heard)
        self._players = players
        self._reserve = reserve
        self._deck = 95
        self._hand = [0] * players
        self._down = [0] * players
        self._own: list[Counter[str]] = []
        self._up: Counter[str] = Counter()
        self._seen: Counter[str] = Counter()
        self._worth: Counter[str] = Counter()
        self._stock = 5
        self.totals = [0] * players
        self.seasons: list[Season] = []

    def referee(self) -> None:
        """Hear the whole game; an ask that should not have come, or a missing one, is an AssertionError."""
        self._oya = int(self._hear("oya"))
        for _ in range(4):
            self._play_season()
        assert next(self._heard, None) is None, "something was asked after the end"

    def _hear(self, id: str, seat: int | None = None) -> Any:
        asked, of, answer = next(self._heard)
        assert (asked, of) == (id, seat)
        return answer

    def _round_from(self, seat: int) -> list[int]:
        return [(seat + step) % self._players for step in range(self._players)]

    def _play_season(self) -> None:
        self._up.clear()
        self._own = [Counter() for _ in range(self._players)]
        self._now = Season()
        self.seasons.append(self._now)
        self._deal()
        if self._deck:
            self._deck -= 1
            trend = self._hear("trend")["epoch"]
            self._now.trend = trend
            self._turn_up(trend)
        self._expose_all()
        self._score()

    def _deal(self) -> None:
        cards = min(DEALS[self._players][len(self.seasons) - 1], self._deck // self._players)
        if cards:
            assert self._hear("deal") is True
            self._deck -= cards * self._players
            self._hand = [hand + cards for hand in self._hand]

    def _turn_up(self, epoch: str) -> None:
        self._up[epoch] += 1
        self._seen[epoch] += 1

    def _put(self, seat: int, epoch: str) -> None:
        self._own[seat][epoch] += 1
        self._turn_up(epoch)

    def _closed(self) -> bool:
        return max(self._up.values()) >= (5 if self._players == 2 else 6)

    def _expose_all(self) -> None:
        seat = self._oya
        while any(self._hand):
            if self._hand[seat]:
                self._now.last = seat
                self._take_turn(seat)
                if self._closed():
                    return
            seat = (seat + 1) % self._players

    def _take_turn(self, seat: int) -> None:
        work = self._hear("expose", seat)
        self._hand[seat] -= 1
        self._put(seat, work["epoch"])
        if not self._closed():
            self._follow(seat, work["epoch"], work["symbol"])

    def _follow(self, seat: int, epoch: str, symbol: str) -> None:
        if symbol == "draw" and self._deck > self._kept_back():
            self._deck -= 1
            self._hand[seat] += 1
        elif symbol == "three_people":
            for other in self._round_from(seat):
                if self._hand[other]:
                    self._put(other, self._hear("everyone", other)["epoch"])
                    self._hand[other] -= 1
        elif symbol == "double" and self._hand[seat] and self._seen[epoch] < PRINTED[epoch]:
            if self._hear("second", seat) == "yes":
                self._hand[seat] -= 1
                self._put(seat, epoch)
        elif symbol == "hidden" and self._hand[seat]:
            if self._hear("face_down", seat) == "yes":
                self._hand[seat] -= 1
                self._down[seat] += 1
        elif symbol == "bonus" and self._stock:
            self._stock -= 1
            on = self._hear("bonus", seat)
            self._worth[on] += 2
            self._now.bonus[on] += 1

    def _kept_back(self) -> int:
        later = DEALS[self._players][len(self.seasons) :]
        return sum(cards * self._players + 1 for cards in later) if self._reserve else 0

    def _score(self) -> None:
        opener = self._oya if self._now.last is None else self._now.last
        for seat in self._round_from(opener):
            while self._down[seat]:
                self._down[seat] -= 1
                self._put(seat, self._hear("reveal", seat)["epoch"])
        self._now.works = [own.copy() for own in self._own]
        ranked = sorted((e for e in EPOCHS if self._up[e]), key=lambda e: (-self._up[e], EPOCHS.index(e)))[:3]
        for epoch, token in zip(ranked, (3, 2, 1), strict=False):
            self._worth[epoch] += token
        for seat in self._round_from(opener):
            self._add_extras(seat)
        for seat, own in enumerate(self._own):
            self.totals[seat] += sum(own[epoch] * self._worth[epoch] for epoch in ranked)
        self._oya = (opener + 1) % self._players

    def _add_extras(self, seat: int) -> None:
        if self._hand[seat] and any(self._seen[epoch] < PRINTED[epoch] for epoch in self._own[seat]):
            self._now.extras[seat] = self._hear("extra", seat)
            for epoch, works in self._now.extras[seat].items():
                for _ in range(works):
                    self._hand[seat] -= 1
                    self._put(seat, epoch)
