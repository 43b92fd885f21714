"""What is said next: the policy of speech, pure, with the time passed in.

One thing is said at a time. Every utterance given to ``say`` comes back exactly once, as a Heard, from whichever call
decided its fate.
"""

from __future__ import annotations

from collections import deque

from device.ports import Heard, Utterance

Heards = tuple[Heard, ...]


class SpeechQueue:
    """Not thread-safe: its owner guards it. The owner speaks ``current`` and reports back with ``finished``."""

    def __init__(self) -> None:
        self.current: Utterance | None = None
        self._now_and_next: deque[Utterance] = deque()
        self._normal: deque[Utterance] = deque()

    @property
    def upcoming(self) -> Utterance | None:
        """What would be picked, were nothing to expire; for rendering ahead."""
        if self._now_and_next:
            return self._now_and_next[0]
        return self._normal[0] if self._normal else None

    def say(self, utterance: Utterance, now: float) -> Heards:
        """Queue it. ``next`` comes before every ``normal``, after each ``next`` said earlier.

        What waits and tells an older edition of its fact dies; what has begun is said to its end.
        """
        dropped = self.cut(now) if utterance.priority == "now" else self._overtaken(utterance, now)
        (self._normal if utterance.priority == "normal" else self._now_and_next).append(utterance)
        return dropped

    def cut(self, now: float) -> Heards:
        """Drop what is said and all that waits."""
        dropped = (*((self.current,) if self.current else ()), *self._now_and_next, *self._normal)
        self.current = None
        self._now_and_next.clear()
        self._normal.clear()
        return tuple(Heard(utterance.id, whole=False, at=now) for utterance in dropped)

    def pick(self, now: float) -> Heards:
        """Make the next one current when nothing is; what is too late to be worth starting is dropped on the way."""
        expired: list[Heard] = []
        while self.current is None and (utterance := self._take()) is not None:
            if utterance.expires is not None and now > utterance.expires:
                expired.append(Heard(utterance.id, whole=False, at=now, stale=True))
            else:
                self.current = utterance
        return tuple(expired)

    def finished(self, whole: bool, now: float) -> Heards:
        """The current one has been said, ``whole`` or not; nothing when it was cut meanwhile."""
        if self.current is None:
            return ()
        heard = Heard(self.current.id, whole, now)
        self.current = None
        return (heard,)

    def _overtaken(self, by: Utterance, now: float) -> Heards:
        heards: list[Heard] = []
        for waiting in (self._now_and_next, self._normal):
            old = [utterance for utterance in waiting if _overtakes(by, utterance)]
            for utterance in old:
                waiting.remove(utterance)
                heards.append(Heard(utterance.id, whole=False, at=now, stale=True))
        return tuple(heards)

    def _take(self) -> Utterance | None:
        for waiting in (self._now_and_next, self._normal):
            if waiting:
                return waiting.popleft()
        return None


def _overtakes(new: Utterance, old: Utterance) -> bool:
    if new.fact is None or old.fact is None:
        return False
    return new.fact.of == old.fact.of and new.fact.edition > old.fact.edition
