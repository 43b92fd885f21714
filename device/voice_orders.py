"""What the worker is asked for: which voice, pace and spelling a text needs, and whether somebody recorded it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from device.spoken_words import SpokenWords, spoken_words
from device.voice_frames import Order
from device.voice_pack import VoicePack

_SLOWEST, _FASTEST = 80, 450
"""Words a minute that espeak-ng follows."""
_PROBE = "un"


class Orders:
    """Makes orders of texts; the first language stands in for one that is not named."""

    def __init__(
        self,
        voices: Mapping[str, str],
        spoken: Mapping[str, SpokenWords],
        packs: Mapping[str, VoicePack],
        words_a_minute: int,
        pitch: int,
    ) -> None:
        """``words_a_minute``: at rate 1.0. A language without ``spoken`` words has those that come with the box."""
        self._voices = dict(voices) | {language: pack.voice for language, pack in packs.items()}
        self._spoken = {language: spoken.get(language) or spoken_words(language) for language in self._voices}
        self._packs = packs
        self._words_a_minute = words_a_minute
        self._pitch = pitch

    def order(self, text: str, language: str = "", rate: float = 1.0) -> Order:
        """The text as it is written: what is said of it is decided last, by ``spelled``."""
        language = language if language in self._voices else next(iter(self._voices))
        wpm = min(max(round(self._words_a_minute * rate), _SLOWEST), _FASTEST)
        plain = " ".join(text.replace("\0", " ").split())
        return Order(self._voices[language], wpm, plain, self._pitch, language)

    def ahead(self, text: str, language: str, rate: float) -> Order:
        """What will be asked for when this is said alone."""
        order = self.order(text, language, rate)
        found = self.recorded([order])
        return order if found is None else found[0]

    def probe(self, language: str = "") -> Order:
        """Something short that any voice says."""
        return self.order(_PROBE, language)

    def recorded(self, orders: Sequence[Order]) -> tuple[Order, int] | None:
        """The recording that begins with the first of these parts of one text, and how many of them it holds."""
        first = orders[0]
        pack = self._packs.get(first.language)
        if pack is None:
            return None
        for count in range(len(orders), 0, -1):
            text = " ".join(order.text for order in orders[:count])
            file = pack.file_of(text, first.wpm)
            if file is not None:
                return replace(first, text=text, sound=str(file)), count
        return None

    def without_recording(self, order: Order) -> Order:
        """The same words by the synthesiser, now and whenever they are asked for again."""
        self._packs[order.language].forget(order.text)
        return replace(order, sound="")

    def spelled(self, order: Order, *, fresh: bool) -> Order:
        """What the worker is given; ``fresh`` when it must not answer from what it kept."""
        return replace(order, text=self._spoken[order.language].say(order.text), fresh=fresh)
