"""Private listening: a card that lies on the box is named in the earphone alone, and is not played.

Whoever cannot read a hand learns it here, card by card, while the loudspeaker gives the same ticks for every card and
the screen shows the same words. Neither a card nor anything about it goes another way than the earphone.
"""

from __future__ import annotations

from collections.abc import Callable

from firmware.console.desk import Desk
from firmware.console.entries.entry import EntryKey
from firmware.console.lines import Line, Option, Phrase
from firmware.console.mode import Mode
from firmware.engine.asks import Value
from firmware.engine.game import Game


class Hand:
    """Fulfils ``Mode`` for a game's cards. ``left`` is called when the player is done."""

    name = "hand"
    keeps_tags = True

    def __init__(self, desk: Desk, beneath: Mode, game: Game, left: Callable[[], None]) -> None:
        self._desk = desk
        self._beneath = beneath
        self._game = game
        self._left = left

    def enter(self) -> None:
        self.listen()
        self._explain()

    def listen(self) -> None:
        self._beneath.listen()

    def press(self, key: EntryKey) -> None:
        if key in ("UNDO", "OK"):
            self._desk.forget_whispers()
            self._desk.say(Phrase("hand-closed"))
            self._left()
            return
        self._desk.earcon("refuse")
        self._explain()

    def tap(self, content: str, uid: str) -> bool:
        """Name this card in the earphone; that it is a card of this game is all that the table may learn."""
        face = self._game.face(content)
        if not self._desk.private:
            self._explain()
        elif face is None:
            self._desk.say(Phrase("hand-unknown"))
        else:
            deck, code = face
            self._desk.whisper(Option(deck.name, code), *self._game.tell_of(content))
        return True

    def _explain(self) -> None:
        """Without an earphone too, no card is named: whoever came here counts on it."""
        line = Phrase("hand-opened" if self._desk.private else "hand-no-earphone")
        self._desk.rest(line)
        self._desk.say(line)

    def purpose(self, key: EntryKey) -> Line:
        return Phrase("does-close-hand" if key in ("UNDO", "OK") else "does-nothing")

    def where(self) -> tuple[Line, ...]:
        return self._beneath.where()

    def state(self) -> dict[str, Value]:
        return self._beneath.state()
