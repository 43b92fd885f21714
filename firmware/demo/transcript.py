"""The transcript of an evening: what was pressed or laid, what the box said, what its screen showed.

Plain lines, one fact each, so that a screen reader reads them as well as an eye.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TextIO

from device.bench.record import Recording
from device.ports import KeyName
from firmware.words.forms import Language
from firmware.words.written import for_eyes


@dataclass(frozen=True, slots=True)
class Labels:
    """The words beside the facts."""

    keys: str
    card: str
    says: str
    cut: str
    shows: str
    power_cut: str


LABELS: dict[Language, Labels] = {
    "fr": Labels(
        "touche",
        "carte",
        "dit",
        "coupé",
        "montre",
        "Quelqu'un accroche le câble : plus de courant, puis le courant revient.",
    ),
    "en": Labels("key", "card", "says", "cut", "shows", "Somebody trips over the cable: no power, then power again."),
}


class Transcript:
    """Writes what is new on a recording each time it is asked to."""

    def __init__(self, recording: Recording, language: Language, out: Sequence[TextIO]) -> None:
        self.language = language
        self._recording = recording
        self._labels = LABELS[language]
        self._out = out
        self._speech = 0
        self._frames = 0

    def title(self, text: str) -> None:
        self._write(f"{for_eyes(text, self.language)}\n")

    def power_cut(self, at: float) -> None:
        self._line(at, f"* {self._labels.power_cut}")

    def keys(self, at: float, who: str | None, keys: Sequence[KeyName]) -> None:
        self._line(at, f"> {_by(who)}{self._labels.keys} {' '.join(keys)}")

    def card(self, at: float, who: str | None, card: str) -> None:
        self._line(at, f"> {_by(who)}{self._labels.card} {card}")

    def catch_up(self) -> None:
        """Write all that was said and shown since the last time, in its order."""
        record, labels = self._recording, self._labels
        said = record.speech[self._speech :]
        shown = record.frames[self._frames :]
        self._speech, self._frames = len(record.speech), len(record.frames)
        lines = [(spoken.start, self._said(for_eyes(spoken.text, spoken.language), spoken.whole)) for spoken in said]
        lines += [(frame.at, f"{labels.shows} [{' / '.join(frame.lines)}]") for frame in shown if frame.lines]
        for _, text in _once(sorted(lines, key=lambda line: line[0])):
            self._write(f"          {text}")

    def _said(self, text: str, whole: bool | None) -> str:
        cut = f" ({self._labels.cut})" if whole is False else ""
        return f"{self._labels.says} « {text} »{cut}"

    def _line(self, at: float, text: str) -> None:
        minutes, seconds = divmod(int(at), 60)
        self._write(f"{minutes:3d}:{seconds:02d}   {text}")

    def _write(self, line: str) -> None:
        for out in self._out:
            out.write(f"{line}\n")
            out.flush()


def _by(who: str | None) -> str:
    return f"{who}, " if who else ""


def _once(lines: Iterable[tuple[float, str]]) -> Iterable[tuple[float, str]]:
    """The same picture drawn twice in a row is one line."""
    last = ""
    for at, text in lines:
        if text != last:
            yield at, text
        last = text
