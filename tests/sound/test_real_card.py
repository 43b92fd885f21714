"""The speaker through PortAudio and ALSA into a private sound server: what a real card would have been given.

PortAudio reads its configuration when its library is loaded, so each of these runs a small program of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from device.pcm import Pcm, samples
from tests.sound.evidence import arrival
from tests.sound.sound_server import SoundServer

ARRIVED = 0.5
"""The share of a phrase that a machine with much else to do still plays without a gap; all of it on a quiet one."""
CUT_WITHIN = 1.0
"""Seconds on a machine that may have much else to do: a third of the sentence. The benchmark keeps the true figure."""


class Player:
    """A process with one MixingSpeaker on the machine's own output; see ``player.py`` for what it understands."""

    def __init__(self, server: SoundServer, folder: Path) -> None:
        environment = {**os.environ, "ALSA_CONFIG_PATH": str(server.configuration), "HOME": str(folder)}
        self._process = subprocess.Popen(
            (sys.executable, "-m", "tests.sound.player", str(folder)),
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._folder = folder

    def ask(self, command: str) -> str:
        """Send a line, and wait for the line that answers it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def given(self, utterance: int) -> Pcm:
        """What the mixer was given for this utterance."""
        pcm: Pcm = np.load(self._folder / f"{utterance}.npy")
        return pcm

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(timeout=60)
        self._process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    folder = tmp_path / "server"
    folder.mkdir()
    with SoundServer(folder) as server:
        yield server


@pytest.fixture
def player(server: SoundServer, tmp_path: Path) -> Iterator[Player]:
    player = Player(server, tmp_path)
    yield player
    player.close()


def heard(server: SoundServer, player: Player, number: int, text: str) -> Pcm:
    """Say it, and find it in what was recorded, sample by sample; returns it."""
    assert player.ask(f"say {number} {text}") == "whole"
    server.wait_for(samples(0.5))
    phrase = player.given(number)
    assert arrival(server.sound(), phrase).share > ARRIVED
    return phrase


def test_sentences_reach_the_card_sample_by_sample(server: SoundServer, player: Player) -> None:
    server.switch_on()
    assert player.ask("open") == "open"
    said = [
        heard(server, player, number, text)
        for number, text in enumerate(("Ada douze. Elle mène de trois.", "Bo pose deux cartes.", "Cy passe."), 1)
    ]
    assert all(arrival(one, other).share < 0.1 for one in said for other in said if one is not other)


def test_a_cut_is_heard_as_silence(server: SoundServer, player: Player) -> None:
    server.switch_on()
    assert player.ask("open") == "open"
    assert player.ask("begin 1 Une phrase qui est assez longue pour être coupée en son milieu.") == "sounding"
    before = server.sound().size
    assert player.ask("cut") == "cut"
    server.wait_for(samples(CUT_WITHIN + 1.0))
    sound = server.sound()
    came = arrival(sound, player.given(1))
    assert 0.02 < came.share < 0.9
    assert came.end <= before + samples(CUT_WITHIN)
    assert not sound[before + samples(CUT_WITHIN) :].any(), "nothing but silence after it"


@pytest.mark.system
def test_a_sound_server_that_dies_is_found_again(server: SoundServer, player: Player) -> None:
    server.switch_on()
    assert player.ask("open") == "open"
    server.switch_off()
    assert player.ask("lost") == "lost"
    server.switch_on()
    assert player.ask("open") == "open"
    heard(server, player, 1, "La carte est revenue.")


@pytest.mark.system
def test_a_card_that_comes_later_is_found(server: SoundServer, player: Player) -> None:
    assert player.ask("lost") == "lost"
    server.switch_on()
    assert player.ask("open") == "open"
    heard(server, player, 1, "La carte est venue.")


@pytest.mark.system
def test_an_earphone_that_comes_while_the_loudspeaker_is_open_is_found(
    server: SoundServer, player: Player, tmp_path: Path
) -> None:
    """A second server stands for its card, in whose place Linux would make a file."""
    cards, folder = tmp_path / "cards", tmp_path / "earphone"
    cards.mkdir()
    folder.mkdir()
    server.switch_on()
    assert player.ask("open") == "open"
    with SoundServer(folder) as earphone:
        earphone.switch_on()
        (cards / "pcmC1D0p").touch()
        heard(server, player, 1, "Ada douze. Elle mène de trois.")
        assert player.ask("private") == "private"
        heard(server, player, 2, "Bo pose deux cartes.")
        assert not earphone.sound().any()


@pytest.mark.system
def test_the_whole_program_starts_without_a_card_and_speaks_when_one_comes(server: SoundServer, tmp_path: Path) -> None:
    configuration, log = tmp_path / "box.toml", tmp_path / "log"
    configuration.write_text(f'[box]\nstate = "{tmp_path}"\n[keys]\nfactory = "mock"\n[reader]\nenabled = false\n')
    environment = {**os.environ, "ALSA_CONFIG_PATH": str(server.configuration), "HOME": str(tmp_path)}
    with log.open("wb") as told:
        program = subprocess.Popen(
            (sys.executable, "-m", "firmware.cli", "serve", "--config", str(configuration)),
            env=environment,
            stderr=told,
        )
    try:
        wait_for(lambda: "no sound output" in log.read_text(), "it looks for a card")
        server.switch_on()
        wait_for(lambda: int(np.count_nonzero(server.sound())) > samples(1.0), "it speaks: its earcon alone is shorter")
    finally:
        program.terminate()
        program.wait(timeout=60)
    assert program.returncode == 0 and "Traceback" not in log.read_text()


def wait_for(there: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end, what
        time.sleep(0.05)
