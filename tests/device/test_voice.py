"""The voice: real sentences from real engines, and nothing that happens to a worker loses one."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from device.pcm import SAMPLE_RATE, Pcm
from device.ports import Event, Fault, Mended
from device.voice import WORKERS, Voice
from device.voice_engines import ENGINES
from device.voice_frames import Frame, FrameReader, Kind, Order
from device.voice_memory import PcmCache

PATIENCE = 60.0
"""Real seconds after which a test gives up on a synthesiser; never reached but by a fault."""

Open = Callable[..., Voice]


class HandClock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def events() -> list[Event]:
    return []


@pytest.fixture
def open_voice(clock: HandClock, events: list[Event]) -> Iterator[Open]:
    voices: list[Voice] = []

    def opened(commands: Sequence[tuple[str, ...]] = WORKERS) -> Voice:
        voices.append(Voice(events.append, clock, commands=commands))
        return voices[-1]

    yield opened
    for voice in voices:
        voice.close()


def rendered(voice: Voice, text: str, language: str = "fr", rate: float = 1.0) -> Pcm:
    voice.request(1, text, language, rate)
    voice.settle(PATIENCE)
    (rendering,) = voice.poll(0)
    assert rendering.id == 1 and rendering.pcm is not None
    return rendering.pcm


@pytest.mark.parametrize("command", WORKERS, ids=tuple(ENGINES))
def test_every_engine_speaks_both_languages(open_voice: Open, events: list[Event], command: tuple[str, ...]) -> None:
    voice = open_voice((command,))
    for text, language in (("Ada douze, elle mène de trois.", "fr"), ("Ada twelve, she leads by three.", "en")):
        pcm = rendered(voice, text, language)
        assert 1.0 < pcm.size / SAMPLE_RATE < 4.0
        assert np.abs(pcm).max() > 3_000
    assert not events


def test_the_languages_differ_and_a_faster_rate_is_shorter(open_voice: Open) -> None:
    voice = open_voice()
    slow, usual, fast = (rendered(voice, "La partie est finie.", rate=rate).size for rate in (0.7, 1.0, 2.0))
    assert slow > 1.2 * usual > 1.5 * fast


def test_what_was_said_once_comes_from_memory(open_voice: Open) -> None:
    voice = open_voice()
    first = rendered(voice, "Encore une fois.")
    voice.request(2, "Encore  une fois.", "fr", 1.0)
    (again,) = voice.poll(0)
    assert again.pcm is first


def test_warmed_lines_are_rendered_when_idle(open_voice: Open) -> None:
    voice = open_voice()
    voice.warm(["Bonsoir.", "Bonne nuit."], "fr")
    voice.settle(PATIENCE)
    assert not voice.poll(0)
    voice.request(1, "Bonne nuit.", "fr", 1.0)
    assert [rendering.id for rendering in voice.poll(0)] == [1]


def test_a_killed_worker_loses_no_sentence(open_voice: Open, events: list[Event]) -> None:
    voice = open_voice()
    rendered(voice, "Un.")
    assert voice.pid is not None
    os.kill(voice.pid, signal.SIGKILL)
    assert rendered(voice, "Cette phrase est entendue.").size
    assert not events


def test_a_stopped_worker_loses_no_sentence(open_voice: Open, clock: HandClock, events: list[Event]) -> None:
    voice = open_voice()
    rendered(voice, "Un.")
    stopped = voice.pid
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    voice.request(1, "Cette phrase est entendue.", "fr", 1.0)
    assert not voice.poll(clock.now)
    clock.now += 2.5
    assert not voice.poll(clock.now)
    voice.settle(PATIENCE)
    (rendering,) = voice.poll(clock.now)
    assert rendering.pcm is not None and rendering.pcm.size
    assert voice.pid != stopped and not events


def test_a_broken_engine_is_replaced_by_a_plainer_one(open_voice: Open, events: list[Event]) -> None:
    voice = open_voice((("false",), WORKERS[-1]))
    assert rendered(voice, "Cette phrase est entendue.").size
    assert rendered(voice, "Et celle-ci.").size
    assert [(type(event), event.code) for event in events if isinstance(event, Fault)] == [(Fault, "voice-plain")]


def test_without_any_engine_the_fault_is_told_once_and_mended_once(
    open_voice: Open, clock: HandClock, events: list[Event]
) -> None:
    voice = open_voice((("false",),))
    for id_ in (1, 2):
        voice.request(id_, "Rien.", "fr", 1.0)
    voice.settle(PATIENCE)
    assert [rendering.pcm for rendering in voice.poll(0)] == [None, None]
    voice.commands = WORKERS
    clock.now += 30.0
    voice.poll(clock.now)
    voice.settle(PATIENCE)
    assert [type(event) for event in events] == [Fault, Mended]
    assert rendered(voice, "De retour.").size


TRUNCATED = """
import sys
from device.voice_engines import DriverEngine
from device.voice_worker import Worker, _own_pipes
class Short(DriverEngine):
    def render(self, order, take):
        return super().render(order, lambda piece: take(piece[:{bytes}]))
orders, replies = _own_pipes()
Worker(orders, replies, Short()).run()
"""


@pytest.mark.parametrize("length", (0, 20))
def test_empty_or_truncated_sound_is_not_taken_for_speech(open_voice: Open, length: int) -> None:
    short = (sys.executable, "-c", TRUNCATED.format(bytes=length))
    voice = open_voice((short, WORKERS[0]))
    assert rendered(voice, "Cette phrase est entendue.").size > SAMPLE_RATE


def test_a_text_without_a_letter_is_silence_and_no_fault(open_voice: Open, events: list[Event]) -> None:
    assert not rendered(open_voice(), " … ").size
    assert not events


def test_what_was_cancelled_does_not_come(open_voice: Open) -> None:
    voice = open_voice()
    voice.request(1, "Un. " * 500, "fr", 1.0)
    voice.request(2, "Deux.", "fr", 1.0)
    voice.poll(0)
    voice.cancel(1)
    voice.settle(PATIENCE)
    assert [rendering.id for rendering in voice.poll(0)] == [2]


def test_cancelling_leaves_all_work_to_the_next_poll(open_voice: Open, events: list[Event]) -> None:
    voice = open_voice()
    rendered(voice, "Un.")
    killed = voice.pid
    assert killed is not None
    voice.request(1, "Un. " * 500, "fr", 1.0)
    voice.poll(0)
    os.kill(killed, signal.SIGKILL)
    os.waitid(os.P_PID, killed, os.WEXITED | os.WNOWAIT)
    voice.cancel(1)
    assert voice.pid == killed, "no worker is started while a key waits"
    voice.request(2, "Deux.", "fr", 1.0)
    voice.settle(PATIENCE)
    (rendering,) = voice.poll(0)
    assert rendering.id == 2 and rendering.pcm is not None and rendering.pcm.size
    assert voice.pid != killed and not events


def test_what_is_cancelled_before_the_worker_is_up_is_never_rendered(open_voice: Open) -> None:
    voice = open_voice()
    voice.request(1, "Un. " * 500, "fr", 1.0)
    voice.poll(0)
    starting = voice.pid
    voice.cancel(1)
    assert not voice.poll(0) and not voice.busy
    assert rendered(voice, "Deux.").size and voice.pid == starting


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 30)), max_size=30))
def test_the_cache_never_outgrows_its_limit(puts: list[tuple[int, int]]) -> None:
    cache = PcmCache(60)
    for number, size in puts:
        key = (("engine",), Order("fr", 175, str(number)))
        cache.put(key, np.zeros(size, np.int16))
        assert (kept := cache.get(key)) is not None and kept.size == size
    found = [cache.get((("engine",), Order("fr", 175, str(number)))) for number in range(6)]
    assert sum(pcm.nbytes for pcm in found if pcm is not None) <= 60


@given(st.text(), st.integers(80, 450), st.integers(0, 99), st.integers(1, 7))
def test_an_order_survives_a_pipe_in_pieces(text: str, wpm: int, pitch: int, chop: int) -> None:
    order = Order("roa/fr", wpm, text.encode("utf-8", "replace").decode(), pitch)
    packed, reader = Frame(Kind.RENDER, 7, order.packed()).packed(), FrameReader()
    frames: list[Frame] = []
    for start in range(0, len(packed), chop):
        frames += reader.feed(packed[start : start + chop])
    assert [Order.unpacked(frame.payload) for frame in frames] == [order]
