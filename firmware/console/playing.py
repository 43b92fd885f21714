"""A game on the floor: what it asks is asked, what it tells is told, and every answer can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from firmware.console.asking import Asking
from firmware.console.chronicle import Chronicle
from firmware.console.desk import Desk
from firmware.console.entries.entry import EntryKey
from firmware.console.lines import Line, Option, Phrase, Question
from firmware.console.wording import Scene
from firmware.engine.asks import Answer, Ask, Choose, Collect, Refusal, Value
from firmware.engine.evening import Evening
from firmware.engine.game import Game
from firmware.engine.session import Session
from firmware.engine.table import Message
from firmware.engine.taps import Adding, Answering, read_tap

After: TypeAlias = Literal["again", "menu"]
AFTER: Final = Choose(id="box-after", facet="box-after", options=("again", "menu"))
"""What is asked when a game has ended. UNDO still goes back into the game."""


Offer: TypeAlias = Callable[[Ask, str, Callable[[], None]], None]
"""Asks something, with what is on OK; what to do at yes."""


@dataclass(frozen=True, slots=True)
class Tapped:
    """A card that answered, or that was added to the list being collected."""

    uid: str
    content: str
    answers: int
    """How many answers stood before it."""


class Playing:
    """Fulfils ``Mode`` for a game."""

    name = "game"
    keeps_tags = False

    def __init__(self, desk: Desk, evening: Evening, after: Callable[[Evening, After], None], offer: Offer) -> None:
        self._desk = desk
        self._evening = evening
        self._after = after
        self._offer = offer
        self._tapped: list[Tapped] = []
        self._asking = Asking(desk, self)
        self._chosen: After | None = None
        self._warned = False
        self._seat: int | None = None
        self.chronicle = Chronicle.of(evening.session)

    @property
    def evening(self) -> Evening:
        return self._evening

    @property
    def session(self) -> Session:
        return self._evening.session

    @property
    def ask(self) -> Ask:
        """What is awaited: by the game, or by the box after its end."""
        return self.session.ask or AFTER

    @property
    def player(self) -> str | None:
        """Who is asked, if one player is."""
        return None if self.ask.seat is None else self.session.seats[self.ask.seat]

    def enter(self) -> None:
        self.listen()
        if self._asking.ask is None or self._asking.ask is not self.ask:
            self._seat = self.ask.seat
            self._asking.open(self.ask)
        else:
            self._asking.say()

    def listen(self) -> None:
        self._speak_to(self.player)

    def renew(self, game: Game) -> None:
        """The game now has more cards; what was being entered is kept."""
        self._evening.renew(game)
        self._asking.renew(self.ask)

    def begin(self) -> None:
        """The first words of a game, or of one that goes on."""
        self._speak_to(None)
        self._desk.settle()
        told = self.session.told
        self._desk.tell(*told, source=len(self.session.answers))
        self.enter()

    def press(self, key: EntryKey) -> None:
        if key == "UNDO":
            self._forget_tapped()
        self._asking.press(key)

    def tap(self, content: str, uid: str) -> bool:
        session = self.session
        prefix, _, code = content.partition("/")
        if prefix == "coincoin":
            return self._tap_badge(code)
        if prefix != session.game.name:
            return False
        meaning = read_tap(session.game, session.ask, content)
        own_words = session.game.tell_of(content)
        self._desk.say(*own_words)
        if isinstance(meaning, Refusal):
            if not own_words:
                self._asking.refuse((meaning,))
            return True
        if isinstance(meaning, Adding) and not isinstance(self.ask, Collect):
            # The same card counts as often as it is tapped: it stands for others of its kind.
            self._asking.add(meaning.item)
            return True
        tapped = Tapped(uid, content, len(session.answers))
        before = next((at for at, card in enumerate(reversed(self._tapped)) if self._same(card, tapped)), None)
        if before is None:
            self._lay(meaning, tapped)
        else:
            # The very card of a moment ago was most likely tapped for nothing; one from before was shuffled in again.
            id, start = ("box-tapped-twice", "no") if before == 0 else ("box-tapped-before", "yes")
            ask = Choose(id=id, facet="yes-no", options=("yes", "no"))
            self._offer(ask, start, lambda: self._lay(meaning, tapped))
        return True

    def purpose(self, key: EntryKey) -> Line:
        return self._asking.purpose(key)

    def where(self) -> tuple[Line, ...]:
        session = self.session
        lines: list[Line] = [Phrase("where-game", {"game": Option("game", session.game.name)})]
        lines += self.readout()[:1]
        if self.ask.seat is not None:
            lines.append(Phrase("where-turn", {"seat": self.ask.seat}))
        return (*lines, Question(self.ask))

    def readout(self) -> tuple[Line, ...]:
        """The table in words, as far as the game can tell it."""
        session = self.session
        tell = session.game.readout
        return () if tell is None or session.board is None else tuple(tell(session.board))

    def places(self) -> tuple[Line, ...]:
        """What lies at each place of the table, where the game counts them."""
        session = self.session
        tell = session.game.places
        return () if tell is None or session.board is None else tuple(tell(session.board))

    def state(self) -> dict[str, Value]:
        session = self.session
        return {
            **self._asking.state(),
            "game": session.game.name,
            "seats": list(session.seats),
            "totals": list(session.totals),
            "answers": len(session.answers),
            "over": session.over,
        }

    # The owner of the ask

    def answer(self, answer: Answer) -> tuple[Refusal, ...]:
        if self.session.over:
            refusals = AFTER.refusals(answer)
            self._chosen = None if refusals else ("again" if answer == "again" else "menu")
            return refusals
        self._seat = self.ask.seat
        refusals = self._evening.answer(answer)
        if not refusals:
            self.chronicle.add(self._seat, self.session.told)
        return refusals

    def proceed(self) -> None:
        if self._chosen is not None:
            self._desk.earcon("accept")
            self._evening.put_away()
            self._after(self._evening, self._chosen)
            return
        self._desk.earcon("accept" if self.ask.seat in (self._seat, None) else "turn")
        self._go_on()

    def back(self) -> None:
        refusals = self._evening.undo()
        if refusals:
            self._asking.refuse(refusals)
            return
        self.chronicle.take_back()
        self._desk.take_back(len(self.session.answers))
        self._forget_tapped()
        self._desk.earcon("undo")
        self._go_on()

    def _go_on(self) -> None:
        """Tell what came of it, to the whole table; then ask, in the manner of whoever is asked."""
        self._speak_to(None)
        told = (*self.session.told, *self._ending())
        self._desk.tell(*told, source=len(self.session.answers))
        self._warn()
        self.listen()
        self._seat = self.ask.seat
        self._asking.open(self.ask, told=told)

    def _ending(self) -> tuple[Line, ...]:
        session = self.session
        if session.result is None:
            return ()
        winners = session.result.winners
        return (Message(f"reason-{session.result.reason}", {"winners": winners}), scores(session))

    def _warn(self) -> None:
        """Once, and kept when a key cuts it: answers are not on the disk."""
        if self._evening.unsaved and not self._warned:
            self._desk.earcon("error")
            self._desk.tell(Phrase("journal-unsaved"))
        elif self._warned and not self._evening.unsaved:
            self._desk.tell(Phrase("fault-mended", {"part": "journal"}))
        self._warned = bool(self._evening.unsaved)

    def _lay(self, meaning: Answering | Adding, tapped: Tapped) -> None:
        """Play a tapped card, and remember it until its answer is taken back."""
        if isinstance(meaning, Adding):
            self._asking.add(meaning.item)
            self._tapped.append(tapped)
        elif self._asking.take(meaning.answer):
            self._tapped.append(tapped)

    @staticmethod
    def _same(card: Tapped, other: Tapped) -> bool:
        return (card.uid, card.content) == (other.uid, other.content)

    def _forget_tapped(self) -> None:
        """Cards whose answer was taken back, or that were in a list being collected, may be tapped again."""
        standing = len(self.session.answers)
        self._tapped = [card for card in self._tapped if card.answers < standing]

    def _tap_badge(self, code: str) -> bool:
        """A player's badge answers a question for a player."""
        kind, _, named = code.partition(".")
        ask = self.session.ask
        if kind != "player" or named not in self.session.seats or not isinstance(ask, Choose) or ask.facet != "seat":
            return False
        self._asking.take(str(self.session.seats.index(named)))
        return True

    def _speak_to(self, player: str | None) -> None:
        """Whose habits count from now on: one player's, or the table's."""
        self._desk.wording.scene = Scene(self.session.game.name, self.session.seats)
        self._desk.player = player


def scores(session: Session) -> Line:
    """Everybody's points, in one sentence."""
    lines = tuple(Phrase("score", {"seat": seat, "points": points}) for seat, points in enumerate(session.totals))
    return Phrase("scores", {"scores": lines})
