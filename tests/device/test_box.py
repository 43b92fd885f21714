"""The box: each part fails, rests and is mended alone, in either gait, and is let go of at the end."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable, Iterator

import pytest

from device.bench.copper import BenchCopper
from device.bench.record import Recording
from device.box import REST, STALLED, Box, NoScreen, Runner, open_box
from device.configuration import Configuration, Reader, Screen
from device.ports import Channel, EarconName, Event, Fault, Mended, PartName, Utterance

PATIENCE = 30.0


class HandClock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Toy:
    """A part that does what it is told, and a speaker to whoever asks."""

    def __init__(self, name: PartName) -> None:
        self.name = name
        self.broken = self.stubborn = False
        self.steps = self.closes = 0
        self.stepped = threading.Event()
        self.may_end = threading.Event()
        self.may_end.set()

    def step(self, now: float) -> None:
        self.steps += 1
        self.stepped.set()
        self.may_end.wait(PATIENCE)
        if self.broken:
            raise RuntimeError("a spring jumped out")

    def close(self) -> None:
        self.closes += 1
        if self.stubborn:
            raise RuntimeError("it will not close")

    def say(self, utterance: Utterance) -> None: ...

    def cut(self) -> None: ...

    def earcon(self, name: EarconName) -> None: ...

    def warm(self, texts: Iterable[str], language: str, rate: float = 1.0) -> None: ...

    def volume(self, step: int, channel: Channel = "speaker") -> None: ...

    private = False


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def keys() -> Toy:
    return Toy("keys")


@pytest.fixture
def speaker() -> Toy:
    return Toy("speaker")


@pytest.fixture
def box(clock: HandClock, keys: Toy, speaker: Toy) -> Iterator[Box]:
    box = Box(clock, queue.SimpleQueue(), keys=keys, reader=None, screen=NoScreen(), speaker=speaker)
    yield box
    keys.may_end.set()
    box.close()


def told(box: Box) -> list[tuple[type[Event], PartName]]:
    return [(type(event), event.part) for event in box.take() if isinstance(event, Fault | Mended)]


@pytest.mark.expects_errors
def test_a_part_that_raises_has_one_fault_rests_and_is_mended(clock: HandClock, box: Box, keys: Toy) -> None:
    keys.broken = True
    box.step(clock.now)
    assert told(box) == [(Fault, "keys")]
    clock.now += REST / 2
    box.step(clock.now)
    assert keys.steps == 1
    clock.now += REST
    box.step(clock.now)
    assert keys.steps == 2 and not told(box), "a fault is told once"
    keys.broken = False
    clock.now += 2 * REST
    box.step(clock.now)
    assert told(box) == [(Mended, "keys")]


@pytest.mark.expects_errors
def test_a_fault_names_its_sentence_and_keeps_the_cause_for_the_log(clock: HandClock, box: Box, keys: Toy) -> None:
    keys.broken = True
    box.step(3.0)
    (fault,) = box.take()
    assert isinstance(fault, Fault)
    assert (fault.code, fault.at) == ("part-broken", 3.0) and "a spring" in fault.detail


@pytest.mark.expects_errors
def test_a_broken_part_stops_no_other(clock: HandClock, box: Box, keys: Toy, speaker: Toy) -> None:
    keys.broken = True
    for _ in range(5):
        clock.now += 0.1
        box.step(clock.now)
    assert speaker.steps == 5


def test_a_thread_that_hangs_is_named_and_one_that_goes_on_again_is_not(clock: HandClock, box: Box, keys: Toy) -> None:
    keys.may_end.clear()
    box.start()
    assert keys.stepped.wait(PATIENCE)
    clock.now += STALLED + 1
    wait_until(lambda: box.stalled(clock.now) == ("keys",))
    keys.may_end.set()
    wait_until(lambda: box.stalled(clock.now) == ())


@pytest.mark.expects_errors
def test_a_part_at_rest_after_a_fault_does_not_count_as_hung(clock: HandClock, keys: Toy) -> None:
    keys.broken = True
    runner = Runner(keys, queue.SimpleQueue())
    for now in (0.0, REST / 2):
        runner.step(now)
    assert runner.beat == REST / 2


@pytest.mark.expects_errors
def test_every_part_is_closed_though_one_will_not(box: Box, keys: Toy, speaker: Toy) -> None:
    keys.stubborn = True
    box.start()
    assert speaker.stepped.wait(PATIENCE)
    box.close()
    assert keys.closes == speaker.closes == 1
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("coincoin-")]
    keys.stubborn = False


def test_events_are_taken_in_order_and_the_first_is_waited_for(box: Box) -> None:
    assert list(box.take()) == []
    mended = [Mended("keys", 1.0), Mended("screen", 2.0)]

    def happen() -> None:
        for event in mended:
            box.events.put(event)

    threading.Timer(0.05, happen).start()
    (first, *rest) = box.take(timeout=PATIENCE)
    while len(rest) < 1:
        rest += box.take(timeout=PATIENCE)
    assert [first, *rest] == mended


def test_a_configuration_without_reader_and_screen_opens_a_box_without_them(clock: HandClock) -> None:
    configuration = Configuration(reader=Reader(enabled=False), screen=Screen(enabled=False))
    copper = BenchCopper(clock, Recording(), configuration, real=False, voice="measured")
    box = open_box(configuration, clock, copper)
    for _ in range(100):
        clock.now += 0.005
        box.step(clock.now)
    assert [part.name for part in box.parts] == ["keys", "speaker", "screen"]
    assert isinstance(box.screen, NoScreen) and not list(box.take())
    box.close()
    copper.close()


def wait_until(condition: Callable[[], bool]) -> None:
    pause, left = threading.Event(), PATIENCE
    while not condition():
        assert left > 0, "it never came"
        left -= 0.01
        pause.wait(0.01)
