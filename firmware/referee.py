"""The referee protocol: the engine on JSON lines, as chess engines speak on theirs.

One object a line in, one out; the fields are fixed in ``docs/protocol.md``. The same Session that the box plays on is
asked here, so what a program learns of a game here is what the table would hear.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, cast

import msgspec

from firmware.engine.asks import Refusal, Value, plain, wrong_type
from firmware.engine.game import find_games
from firmware.engine.session import Session
from firmware.engine.table import Message
from firmware.engine.taps import Adding, Answering, read_tap
from firmware.words.lexicon import GAME_NAME, Lexicon

Line: TypeAlias = dict[str, Value]

COMMANDS = ("answer", "tap", "undo", "explain", "board")


class Referee:
    """One game on the protocol."""

    def __init__(self, session: Session, lexicon: Lexicon) -> None:
        self._session = session
        self._lexicon = lexicon

    def header(self) -> Line:
        session = self._session
        return {
            "game": session.game.name,
            "version": session.game.version,
            "seats": list(session.seats),
            "seed": session.seed,
            "options": session.options,
        }

    def stop(self) -> Line:
        """Where the game stands: what was told on the way here, and what is asked or how it ended."""
        told: Line = {"told": [self._told(message) for message in self._session.told]}
        result = self._session.result
        if result is None:
            return {**told, "ask": self._ask()}
        reason = self._lexicon.sentence(f"reason-{result.reason}", {"winners": result.winners})
        return {**told, "result": {"winners": result.winners, "totals": result.totals, "reason": reason}}

    def reply(self, line: bytes) -> Line:
        """The answer to one line of input, whatever the line holds."""
        read = read_line(line)
        if isinstance(read, list):
            return self._refused(read)
        command, value = read
        return self.obey(command, value)

    def obey(self, command: str, value: object) -> Line:
        """Carry out one command of COMMANDS."""
        if command == "answer":
            return self._stop_or_refused(self._session.answer(value))
        if command == "tap":
            return self._tap(value)
        if value is not True:
            return self._refused((wrong_type(command, value, "true"),))
        if command == "undo":
            return self._stop_or_refused(self._session.undo())
        if command == "explain":
            return {"explained": [{"text": self._lexicon.message(line)} for line in self._session.explain()]}
        return {"board": self._session.board_facts()}

    def _tap(self, content: object) -> Line:
        if not isinstance(content, str):
            return self._refused((wrong_type("tap", content, "face"),))
        told = self._session.game.tell_of(content)
        match read_tap(self._session.game, self._session.ask, content):
            case Answering(answer):
                return self._stop_or_refused(self._session.answer(answer))
            case Refusal() | Adding() if told:
                return {"told": [self._told(message) for message in told], "ask": self._ask()}
            case Refusal() as refusal:
                return self._refused((refusal,))
            case _:
                return self._refused((Refusal("tap-one-of-list", {"given": plain(content)}),))

    def _stop_or_refused(self, refusals: Sequence[Refusal]) -> Line:
        return self._refused(refusals) if refusals else self.stop()

    def _refused(self, refusals: Sequence[Refusal]) -> Line:
        return {"refused": [self._refusal(refusal) for refusal in refusals], "ask": self._ask()}

    def _refusal(self, refusal: Refusal) -> Line:
        return {
            "code": refusal.code,
            "facts": refusal.facts,
            "text": self._lexicon.refusal(self._named(refusal)),
            "rule": self._lexicon.rule(refusal),
        }

    def _named(self, refusal: Refusal) -> Refusal:
        """The card of another game that is installed belongs to that game's own name."""
        if refusal.code != "tap-other-game":
            return refusal
        other = find_games().get(cast("str", refusal.facts["given"]))
        words = Lexicon(self._lexicon.language, other)
        if not words.has(GAME_NAME):
            return refusal
        return Refusal(refusal.code, {**refusal.facts, "given": words.sentence(GAME_NAME)}, refusal.rule)

    def _told(self, message: Message) -> Line:
        return {"id": message.id, "args": message.args, "text": self._lexicon.message(message)}

    def _ask(self) -> Line | None:
        ask = self._session.ask
        if ask is None:
            return None
        head: Line = {"id": ask.id, "kind": ask.kind, "seat": ask.seat, "about": ask.about}
        return {**head, **ask.accepts(), "text": self._lexicon.ask(ask)}


def read_line(line: bytes) -> tuple[str, object] | list[Refusal]:
    """The one command of a line, with its value; or every reason why the line holds none."""
    try:
        read = msgspec.json.decode(line)
        json.loads(line, object_pairs_hook=_once_each, parse_int=len)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        given = plain(line.decode("utf-8", "replace").strip())
        return [Refusal("malformed", {"given": given, "why": plain(str(error))})]
    if not isinstance(read, dict):
        return [wrong_type("line", read, "object")]
    unknown = [key for key in read if key not in COMMANDS]
    if unknown:
        return [Refusal("unknown-key", {"given": plain(key), "options": COMMANDS}) for key in unknown]
    if len(read) != 1:
        return [Refusal("one-command", {"given": len(read), "options": COMMANDS})]
    return next(iter(read.items()))


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of a line; raises ValueError for a key that comes twice, of which decoders silently drop one."""
    read = dict(pairs)
    if len(read) != len(pairs):
        raise ValueError("a key comes twice")
    return read


def referee(session: Session, lexicon: Lexicon, lines: Iterable[bytes]) -> Iterator[bytes]:
    """The whole conversation, as lines without their ends; blank lines of input are passed over."""
    game = Referee(session, lexicon)
    yield encode(game.header())
    yield encode(game.stop())
    for line in lines:
        if line.strip():
            yield encode(game.reply(line))


def encode(line: Line) -> bytes:
    return msgspec.json.encode(line)
