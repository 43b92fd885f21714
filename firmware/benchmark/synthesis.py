"""The voice alone: what a sentence costs that is rendered, and one that is still in memory."""

from __future__ import annotations

import time
from pathlib import Path

from device.pcm import SAMPLE_RATE
from device.ports import Event
from device.voice import Rendering, Voice
from firmware.benchmark.budgets import FACTOR, HIT, Figure, figure

PATIENCE = 20.0


def synthesis(state: Path, repeats: int) -> list[Figure]:
    """Sentences of a box, by the worker; then the same again."""
    told: list[Event] = []
    voice = Voice(told.append, time.monotonic)
    try:
        _timed(voice, 0, "Un.")
        texts = [f"Ada mène de {number} points, et c'est à Bo." for number in range(repeats)]
        factors = [spent * 1000 / seconds for spent, seconds in (_timed(voice, 1, text) for text in texts)]
        hits = [_timed(voice, 2, text)[0] * 1000 for text in texts]
    finally:
        voice.close()
    return [figure(FACTOR, factors), figure(HIT, hits)]


def _timed(voice: Voice, id_: int, text: str) -> tuple[float, float]:
    """Seconds until the sound was there, and seconds that it lasts."""
    began = time.perf_counter()
    voice.request(id_, text, "fr", 1.0)
    found: list[Rendering] = []
    while not found:
        found += voice.poll(time.monotonic())
        if not found:
            voice.settle(PATIENCE)
    (rendering,) = found
    if rendering.pcm is None:
        raise RuntimeError("the voice does not work here")
    return time.perf_counter() - began, rendering.pcm.size / SAMPLE_RATE
