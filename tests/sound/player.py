"""One MixingSpeaker on the machine's own sound output, driven by lines on standard input; each is answered by one.

``open`` and ``lost`` wait until the output is so, ``private`` until there is an earphone; ``say N TEXT`` until it was
heard; ``begin N TEXT`` until it sounds.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from device import soundcard
from device.bench.copper import RecordingWitness
from device.bench.record import Recording
from device.ports import Event, Fault, Heard, Mended, Utterance
from device.soundcard import open_card
from device.speaker import MixingSpeaker
from device.voice import Voice

UNITY = 9
PATIENCE = 45.0
STEP = 0.005
INTO_IT = 0.4
"""Seconds after which a sentence is well under way."""


class Player:
    """Steps its speaker on a thread, as the box does."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._events: list[Event] = []
        self._recording = Recording()
        voice = Voice(self._events.append, time.monotonic)
        self._speaker = MixingSpeaker(
            self._events.append,
            time.monotonic,
            voice=voice,
            open_sink=open_card("default"),
            open_earphone=open_card("earphone"),
            witness=RecordingWitness(self._recording),
            start=UNITY,
        )
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def obey(self, line: str) -> str:
        """Carry out one line; returns what came of it."""
        command, _, rest = line.partition(" ")
        match command:
            case "open":
                return self._until(lambda: "open" in repr(self._speaker), "open")
            case "lost":
                return self._until(lambda: self._troubled, "lost")
            case "private":
                return self._until(lambda: self._speaker.private, "private")
            case "cut":
                self._speaker.cut()
                return "cut"
        number, _, text = rest.partition(" ")
        self._speaker.say(Utterance(int(number), text, "fr"))
        if command == "begin":
            told = self._until(lambda: any(spoken.id == int(number) for spoken in self._recording.speech), "sounding")
            time.sleep(INTO_IT)
        else:
            told = self._until(lambda: Heard in map(type, self._of(int(number))), "whole")
        np.save(self._folder / f"{number}.npy", self._recording.sound_of(int(number)))
        return told

    def close(self) -> None:
        self._stop.set()
        self._thread.join()
        self._speaker.close()

    @property
    def _troubled(self) -> bool:
        told = [event for event in self._events if isinstance(event, Fault | Mended) and event.part == "speaker"]
        return bool(told) and isinstance(told[-1], Fault)

    def _of(self, utterance: int) -> list[Heard]:
        return [event for event in self._events if isinstance(event, Heard) and event.utterance == utterance]

    def _until(self, there: Callable[[], bool], told: str) -> str:
        end = time.monotonic() + PATIENCE
        while not there():
            if time.monotonic() > end:
                return f"never {told}"
            time.sleep(STEP)
        return told

    def _run(self) -> None:
        while not self._stop.wait(STEP):
            self._speaker.step(time.monotonic())


def main() -> None:
    folder = Path(sys.argv[1])
    soundcard.CARDS = folder / "cards"
    player = Player(folder)
    for line in sys.stdin:
        print(player.obey(line.strip()), flush=True)
    player.close()


if __name__ == "__main__":
    main()
