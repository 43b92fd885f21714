"""The conversation: every event of the box comes here, and here it is decided who answers it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

from device.ports import (
    Channel,
    Clash,
    Clock,
    Event,
    Fault,
    Heard,
    KeyName,
    Lift,
    Mended,
    Press,
    Release,
    Screen,
    Speaker,
    Tag,
    Tap,
    Written,
)
from firmware.console.desk import Desk
from firmware.console.faults import Faults
from firmware.console.floor import Floor
from firmware.console.hand import Hand
from firmware.console.host import Host, Keep
from firmware.console.information import Information, Page
from firmware.console.learning import Learning
from firmware.console.lines import Phrase
from firmware.console.mode import Mode
from firmware.console.preferences import VOLUME_KEYS, VOLUMES, Preferences
from firmware.console.tags import content_of
from firmware.console.walk import Doors, walk
from firmware.console.wording import LANGUAGES, Wording
from firmware.engine.asks import Refusal, Value
from firmware.engine.game import Game
from firmware.engine.journal import Journal
from firmware.words.forms import Language

log = logging.getLogger(__name__)


class Console:
    """Keys and taps in, answers and speech out. ``language`` is the box's own until somebody chooses another.

    ``handle`` and ``step`` never raise: a fault of ours is logged and said, and the conversation goes on.
    """

    def __init__(
        self,
        *,
        speaker: Speaker,
        screen: Screen,
        journal: Journal,
        games: Mapping[str, Game],
        clock: Clock,
        seed: Callable[[], int],
        language: Language | None = None,
        troubles: Sequence[str] = (),
        keep: Keep | None = None,
    ) -> None:
        """``keep`` adds to an owner's data; without it no card can be made at the box."""
        self._journal = journal
        self._games = dict(games)
        self._troubles = tuple(troubles)
        self._preferences = Preferences(journal, language or LANGUAGES[0])
        wording = Wording(self._games, self._preferences.language)
        self._desk = Desk(speaker, screen, wording, self._preferences, clock)
        self._faults = Faults(self._desk)
        self._floor = Floor()
        self._host = Host(self._floor, self._desk, journal, self._games, seed, keep)
        self._hinted: set[str] = set()
        self._held: list[Event] = []
        """What became of the voice while somebody listened to a hand: it could tell one card from another."""

    # From outside

    def start(self) -> None:
        """The first words after switching on: what this is, what went wrong, what can be done."""
        for channel in VOLUME_KEYS:
            self._desk.set_volume(self._preferences.volume(channel), channel)
        self._desk.earcon("ready")
        self._desk.say(Phrase("box-hello"))
        for trouble in dict.fromkeys(self._troubles):
            known = self._desk.wording.has(trouble)
            self._desk.say(Phrase(trouble) if known else Phrase("fault-other", {"part": "settings"}))
        self._host.welcome()
        volumes = (Phrase("volume", {"count": step, "most": VOLUMES[-1]}) for step in VOLUMES)
        self._desk.warm(*volumes, Phrase("history-start"), Phrase("results-unheard"))

    def handle(self, event: Event) -> None:
        try:
            self._handle(event)
        except Exception:
            self._failed(event)

    def step(self, now: float) -> None:
        """What is due by time: results that were not heard, then what is awaited. No answer is ever due."""
        try:
            if not self._private and self._desk.step(now) and self._floor.top is not None:
                self._floor.resume()
        except Exception:
            self._failed(now)

    def state(self) -> dict[str, Value]:
        """Where the conversation stands, for the bench."""
        top = self._floor.top
        player = self._desk.player
        return {
            "mode": None if top is None else top.name,
            "game": None,
            **({} if top is None else top.state()),
            "language": self._preferences.language,
            "verbosity": self._preferences.verbosity(player),
            "rate": self._preferences.rate_step(player),
            "volume": self._preferences.volume(),
            "unheard": self._desk.unheard,
            "faults": [*self._faults.codes(), *(["journal-unsaved"] if self._journal.unsaved else [])],
        }

    @property
    def _private(self) -> bool:
        """Whether somebody listens to a hand."""
        return isinstance(self._floor.keeper, Hand)

    # Events

    def _handle(self, event: Event) -> None:
        match event:
            case Press(key=key):
                self._desk.silence()
                self._press(key)
            case Tap(tag=tag):
                self._desk.silence()
                self._desk.leave_history()
                self._desk.earcon("tick")
                self._tap(tag)
            case Heard():
                self._desk.heard(event)
            case Fault(part="voice") | Mended(part="voice") if self._private:
                self._held.append(event)
            case Fault():
                self._faults.fault(event)
            case Mended(part=part):
                self._faults.mended(event)
                if part in ("speaker", "voice"):
                    self._desk.sounds_again()
            case Clash():
                self._desk.silence()
                self._desk.earcon("refuse")
                self._desk.say(Refusal("two-cards"))
            case Written(code=code):
                self._desk.say(Phrase(code))
            case Release() | Lift():
                pass  # A key let go or a card lifted means nothing: no long press, no time.
        if self._held and not self._private:
            held, self._held = self._held, []
            for late in held:
                self._handle(late)

    def _press(self, key: KeyName) -> None:
        top = self._floor.top
        if key != "REPEAT":
            self._desk.leave_history()
        if isinstance(top, Learning):
            top.learn(key)
            return
        match key:
            case "REPEAT":
                self._desk.repeat()
            case "INFO":
                self._inform()
            case "VOLUME_DOWN" | "VOLUME_UP":
                self._turn_volume(1 if key == "VOLUME_UP" else -1)
            case _:
                if top is not None:
                    top.press(key)

    def _turn_volume(self, by: int) -> None:
        """Of the earphone, and told there, while somebody listens to a hand. What sounded sounds again, so turned."""
        channel: Channel = "earphone" if self._private else "speaker"
        wanted = self._preferences.volume(channel) + by
        if wanted in VOLUMES:
            self._preferences.set_volume(wanted, channel)
            self._desk.set_volume(wanted, channel)
        else:
            self._desk.earcon("refuse")
        volume = Phrase("volume", {"count": self._preferences.volume(channel), "most": VOLUMES[-1]})
        self._desk.remark(volume, self._desk.newest("volume"), channel)

    def _inform(self) -> None:
        """Open the INFO walk over what is there, or say again where we are."""
        top = self._floor.top
        if isinstance(top, Information):
            top.restart()
        elif top is not None:
            self._walk_over(top)

    def _walk_over(self, beneath: Mode) -> None:
        def learn() -> None:
            self._floor.lift_quietly()
            self._floor.lay(Learning(self._desk, beneath, self._floor.lift))

        def pages() -> tuple[Page, ...]:
            return walk(self._desk, beneath, (*self._faults.lines(), *self._unsaved()), doors)

        def hand() -> None:
            game = self._floor.game
            assert game is not None, "the page is there in a game alone"
            self._floor.lift_quietly()
            self._floor.lay(Hand(self._desk, beneath, game.session.game, self._floor.lift))

        doors = Doors(learn, self._host.settings, self._host.end_game, hand)
        self._floor.lay(Information(self._desk, beneath, pages, self._floor.lift, self._hinted))

    def _unsaved(self) -> tuple[Phrase, ...]:
        """The journal is no part that tells of itself: whoever asks what works hears that writes wait."""
        return (Phrase("journal-unsaved"),) if self._journal.unsaved else ()

    def _tap(self, tag: Tag) -> None:
        """A tag is for who keeps them all, else for who has the floor, else for the game beneath, else for the host."""
        content = content_of(tag, self._journal, self._games)
        top, game, keeper = self._floor.top, self._floor.game, self._floor.keeper
        if top is None:
            return
        if keeper is not None:
            keeper.listen()
            keeper.tap(content or "", tag.uid)
            top.listen()
        elif content is None:
            self._host.enrol(tag.uid)
        elif not top.tap(content, tag.uid):
            if game is not None and game is not top and content.partition("/")[0] == game.session.game.name:
                self._floor.clear_to_base()
                game.tap(content, tag.uid)
            else:
                self._host.puzzle(content)

    def _failed(self, doing: object) -> None:
        """Our own fault: for the log in full, for the table in one sentence. Nothing of the game is lost by it."""
        log.exception("the conversation failed at %r", doing)
        try:
            self._desk.earcon("error")
            self._desk.say(Phrase("box-failed"))
            if self._floor.top is not None:
                self._floor.resume()
        except Exception:
            log.exception("and failed again in saying so")
