"""A hand as it sounds: the name of a card in the earphone, the same ticks on the loudspeaker whatever the card is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from device.bench.bench import Bench
from device.configuration import Configuration, Sound
from device.pcm import Pcm
from firmware.bench_box import boot
from firmware.bench_lines import tag_of

CARDS = ("interduck/modern.plain", "interduck/antique.three_people", "interduck/antique.draw")


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """A game of InterDuck on a box with an earphone, which listens to a hand."""
    configuration = Configuration(sound=Sound(earphone="jack"))
    with Bench(boot("fr", seed=1), tmp_path, configuration=configuration) as opened:
        opened.settle()
        opened.tap(tag_of("coincoin/game.interduck", 0))
        for key in ("OK", "OK", "OK", "INFO", "PREVIOUS", "OK"):
            opened.settle()
            opened.press(key)
        opened.settle()
        assert opened.state()["mode"] == "hand"
        yield opened


def heard(bench: Bench, content: str) -> tuple[Pcm, Pcm]:
    """What loudspeaker and earphone gave for this card, without the silence around."""
    loud, private = bench.copper.sound.sound().size, bench.copper.earphone.sound().size
    bench.tap(tag_of(content, 7))
    bench.settle()
    return np.trim_zeros(bench.copper.sound.sound()[loud:]), np.trim_zeros(bench.copper.earphone.sound()[private:])


def test_the_loudspeaker_gives_the_same_ticks_for_every_card(bench: Bench) -> None:
    screens = []
    sounds = []
    for content in CARDS:
        sounds.append(heard(bench, content))
        screens.append(bench.copper.panel.image().tobytes())
    (first, _), *others = sounds
    assert first.any() and all(np.array_equal(loud, first) for loud, _ in others)
    lengths = {private.size for _, private in sounds}
    assert len(lengths) == len(CARDS) and min(lengths) > 8000, "each card has its own name"
    assert len(set(screens)) == 1
    said = [spoken for spoken in bench.recording.speech if spoken.channel == "earphone"]
    assert len(said) == len(CARDS) and all(spoken.whole for spoken in said)
