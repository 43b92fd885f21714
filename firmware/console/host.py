"""The host of the evening: carries out what the menus come to, and opens and ends games."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from firmware.console.desk import Desk
from firmware.console.dialogue import Dialogue, Step, Steps
from firmware.console.floor import Floor
from firmware.console.lines import Line, Option, Phrase
from firmware.console.menus.enrolment import Made, enrolment
from firmware.console.menus.main import confirm, main, one
from firmware.console.menus.settings import Change, settings
from firmware.console.menus.setup import Setup, setup
from firmware.console.playing import After, Playing, scores
from firmware.console.preferences import Preferences
from firmware.console.wording import LANGUAGES, Scene
from firmware.engine.asks import Ask, Refusal
from firmware.engine.errors import DataWrong, EngineError
from firmware.engine.evening import Evening, Lost
from firmware.engine.game import Game
from firmware.engine.journal import Journal

log = logging.getLogger(__name__)

T = TypeVar("T")

Keep: TypeAlias = Callable[[Game, str], Game]
"""Adds lines to the owner's data of a game for good, and gives the game with them; raises DataWrong and OSError."""
LAST: Final = "last-setup"
"""The setting that remembers the last game's table, so that one key plays it again."""


class Host:
    """Opens modes on the floor. Says what a menu came to before the floor goes on."""

    def __init__(
        self,
        floor: Floor,
        desk: Desk,
        journal: Journal,
        games: dict[str, Game],
        seed: Callable[[], int],
        keep: Keep | None,
    ) -> None:
        """``games`` is changed when a card is added to one; ``keep`` writes such a card down, where that can be."""
        self._floor = floor
        self._desk = desk
        self._journal = journal
        self._games = games
        self._seed = seed
        self._keep = keep
        self._open: Evening | None = None
        """A game that can be gone on with while a menu has the floor."""

    @property
    def preferences(self) -> Preferences:
        return self._desk.preferences

    # Games

    def welcome(self) -> None:
        """What can be done, and the game that was going on, if there is one."""
        resumed = Evening.resume(self._journal, self._games)
        if isinstance(resumed, Lost):
            self._tell_lost(resumed)
        elif resumed is not None:
            self._open = resumed
            self._tell_open(resumed)
        self.menu()

    def menu(self) -> None:
        """The first question, with nothing beneath it."""
        if not self._games:
            self._desk.say(Phrase("no-games"))
        resume, again = self._open is not None, self._last() is not None
        self._only("menu", lambda: main(resume=resume, again=again), self._chosen, self._nothing_before)

    def new_game(self, game: str | None = None) -> None:
        """Set a game up; a game that is open is left behind only by whoever says so."""
        last, known, abandon = self._last(), self._journal.known_names(), self._open is not None
        if not self._games:
            self.menu()
            return
        self._only(
            "setup",
            lambda: setup(self._games, known, game=game, last=last, abandon=abandon),
            self._set_up,
            self.menu,
        )

    def end_game(self) -> None:
        """Ask whether this game shall end without counting; no is on OK."""

        def ended(yes: bool) -> None:
            game = self._floor.game
            if not yes or game is None:
                self._floor.down_to_base()
                return
            game.evening.void()
            session = game.session
            self._desk.wording.scene = Scene(session.game.name, session.seats)
            self._desk.tell(Phrase("game-ended"), scores(session))
            self.menu()

        self._lay("end", lambda: confirm("box-end", start="no"), ended)

    def leave_for(self, game: str) -> None:
        """The tag of a game while another is being played: shall that one end? No is on OK."""

        def decided(yes: bool) -> None:
            playing = self._floor.game
            if not yes or playing is None:
                self._floor.lift()
                return
            if not playing.session.over:
                playing.evening.void()
            self.new_game(game)

        self._desk.say(Phrase("tap-game", {"game": Option("game", game)}))
        self._lay("end", lambda: confirm("box-change", start="no"), decided)

    def _chosen(self, what: str) -> None:
        last = self._last()
        if what == "resume" and self._open is not None:
            self._play(self._open)
        elif what == "again" and last is not None and self._open is None:
            self._set_up(last)
        elif what == "settings":
            self.settings()
        else:
            self.new_game()

    def _set_up(self, wanted: Setup | None) -> None:
        if wanted is None:
            self.menu()
            return
        game = self._games[wanted.game]
        try:
            evening = Evening.start(self._journal, game, wanted.seats, seed=self._seed(), options=wanted.options)
        except EngineError as error:
            log.warning("the game could not be set up: %s", error)
            self._refuse(Refusal("setup-failed"))
            self.menu()
            return
        for name in reversed(wanted.seats):
            self._journal.remember_name(name)
        self._journal.set_setting(LAST, msgspec.json.encode(wanted).decode())
        self._play(evening)

    def _play(self, evening: Evening) -> None:
        self._open = None
        playing = Playing(self._desk, evening, self._after, self.offer)
        self._floor.only(playing)
        playing.begin()

    def _after(self, evening: Evening, what: After) -> None:
        session = evening.session
        if what == "again":
            self._set_up(Setup(session.game.name, session.seats, session.options))
        else:
            self.menu()

    def _last(self) -> Setup | None:
        """The last game's table, if its game is still here and takes it."""
        stored = self._journal.get_setting(LAST)
        if stored is None:
            return None
        try:
            last = msgspec.json.decode(stored, type=Setup)
            game = self._games[last.game]
            game.check_seats(last.seats)
            game.settle_options(last.options)
        except (msgspec.MsgspecError, LookupError, ValueError) as error:
            log.info("the last table cannot be set again: %s", error)
            return None
        return last

    def _tell_lost(self, lost: Lost) -> None:
        self._desk.wording.scene = Scene(seats=lost.seats)
        name: Line | str = Option("game", lost.game) if lost.game in self._games else lost.game
        points = tuple(Phrase("score", {"seat": seat, "points": total}) for seat, total in enumerate(lost.totals))
        self._desk.tell(Phrase("game-lost", {"game": name}), Phrase("scores", {"scores": points}))

    def _tell_open(self, evening: Evening) -> None:
        session = evening.session
        self._desk.wording.scene = Scene(session.game.name, session.seats)
        names = tuple(Option("seat", str(seat)) for seat in range(len(session.seats)))
        self._desk.say(Phrase("game-open", {"game": Option("game", session.game.name), "names": names}))

    # Settings, tags, offers

    def settings(self) -> None:
        """One setting after the other, until UNDO leaves them."""
        game = self._floor.game
        seats = () if game is None else game.session.seats
        self._lay("settings", lambda: settings(self.preferences, seats), self._change)

    def puzzle(self, content: str) -> None:
        """A tag that means nothing to what has the floor: say what it is, and offer what is likely meant."""
        prefix, _, code = content.partition("/")
        kind, _, named = code.partition(".")
        if prefix == "coincoin" and kind == "player" and named:
            self._desk.say(Phrase("tap-player", {"name": named}))
        elif prefix == "coincoin" and kind == "game" and named in self._games:
            self._tap_game(named)
        elif prefix in self._games and self._floor.game is None:
            self._tap_game(prefix)
        elif prefix in self._games:
            self._refuse(Refusal("tap-card-elsewhere"))
        else:
            self._refuse(Refusal("tap-strange"))

    def _resumable(self, game: str) -> Evening | None:
        """The game that is open, if it is this one and no other is being played."""
        evening = None if self._floor.game is not None else self._open
        return evening if evening is not None and evening.session.game.name == game else None

    def _tap_game(self, name: str) -> None:
        playing = self._floor.game
        open_one = self._resumable(name)
        if open_one is not None:
            self._play(open_one)
        elif playing is None:
            self.new_game(name)
        elif playing.session.game.name == name and not playing.session.over:
            self._say_of(playing)
        else:
            self.leave_for(name)

    def _say_of(self, playing: Playing) -> None:
        """Where the game stands, whatever lies on it and has words of its own."""
        playing.listen()
        self._desk.say(*playing.where())
        if self._floor.top is not None:
            self._floor.top.listen()

    def enrol(self, uid: str) -> None:
        """What shall this unknown tag be? One question at a time: a second unknown tag waits."""
        if self._floor.top is not None and self._floor.top.name == "enrol":
            self._refuse(Refusal("tap-strange"))
            return
        game = self._floor.game
        current = None if game is None else game.session.game.name

        def enrolled(made: str | Made | None) -> None:
            face = self._add(made) if isinstance(made, Made) else made
            if face is not None:
                self._journal.enrol(uid, face)
                self._desk.say(Phrase("tag-enrolled"))
            self._floor.lift()

        names = self._journal.known_names()
        inventors = [] if self._keep is None else [game.name for game in self._games.values() if game.invent]
        self._lay("enrol", lambda: enrolment(self._games, current, names, inventors), enrolled)

    def _add(self, made: Made) -> str | None:
        """Write a new card down, say what it is, and have every game use it. None when it cannot be, said with why."""
        assert self._keep is not None, "nothing is made that could not be kept"
        try:
            game = self._keep(self._games[made.game], made.card.data)
        except (DataWrong, OSError) as error:
            log.error("the new card of %s is not kept: %s", made.game, error)
            self._refuse(Refusal("owner-data-wrong" if isinstance(error, DataWrong) else "owner-data-unsaved"))
            return None
        self._games[game.name] = game
        self._desk.wording.forget()
        content = f"{game.name}/{made.card.code}"
        self._desk.say(*game.tell_of(content))
        if self._open is not None and self._open.session.game.name == game.name:
            self._open.renew(game)
        if self._floor.game is not None and self._floor.game.session.game.name == game.name:
            self._floor.game.renew(game)
        return content

    def offer(self, ask: Ask, start: str, accepted: Callable[[], None]) -> None:
        """The likeliest intention, on OK; what is done at ``yes`` is ``accepted``."""

        def decided(answer: str) -> None:
            self._floor.lift_quietly()
            if answer == "yes":
                accepted()
            else:
                self._floor.resume()

        scene = self._desk.wording.scene
        self._lay("offer", lambda: one(Step(ask, start, scene)), decided)

    def _change(self, change: Change) -> None:
        preferences = self.preferences
        match change.setting:
            case "language":
                preferences.set_language(next(known for known in LANGUAGES if known == change.value))
                self._desk.wording.language = preferences.language
            case "verbosity":
                preferences.set_verbosity(change.value, change.player)
            case "rate":
                preferences.set_rate_step(int(change.value), change.player)
            case _:
                preferences.set_volume(int(change.value))
                self._desk.set_volume(preferences.volume())
        self._desk.say(Phrase("setting-changed"))
        self._floor.lift_quietly()
        self.settings()

    # Within

    def _lay(self, name: str, steps: Callable[[], Steps[T]], done: Callable[[T], None]) -> None:
        self._floor.lay(Dialogue(name, self._desk, steps, done, self._floor.lift))

    def _only(
        self, name: str, steps: Callable[[], Steps[T]], done: Callable[[T], None], left: Callable[[], None]
    ) -> None:
        """Give a menu the floor; one that has nothing to ask is done at once."""
        dialogue = Dialogue(name, self._desk, steps, done, left)
        self._floor.only(dialogue)
        dialogue.enter()

    def _nothing_before(self) -> None:
        self._refuse(Refusal("nothing-before"))

    def _refuse(self, refusal: Refusal) -> None:
        self._desk.earcon("refuse")
        self._desk.say(refusal)
