"""The bench: what fingers, cards, time, power and faults do to a whole box, in both gaits, and the same each time."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest

from device.bench.bench import Bench, Gait
from device.bench.copper import FAULTS, VoiceKind
from device.box import Box
from device.configuration import Configuration, Sound
from device.pcm import SAMPLE_RATE
from device.ports import Event, Fault, Frame, Heard, Lift, Mended, Press, Release, Tag, Tap, Utterance

CARD = Tag("04a1b2c3d4e5f6", "interduck/baroque.draw")
OTHER = Tag("04a1b2c3d4e5f7", "interduck/gothic.draw")
GAITS: tuple[Gait, ...] = ("virtual", "real")


class Talker:
    """Says and shows each key and card, and counts its lives on the disk."""

    def __init__(self, box: Box, state: Path) -> None:
        self.box = box
        self.file = state / "lives"
        self.lives = 1 + (int(self.file.read_text()) if self.file.exists() else 0)
        self.file.write_text(str(self.lives))
        self.tidied = state / "tidied"
        self.said = 0
        self.heard: list[int] = []
        self.thread = threading.current_thread()
        box.speaker.earcon("ready")
        self.say("Bonsoir.")

    def say(self, text: str) -> None:
        self.said += 1
        self.box.speaker.say(Utterance(self.said, text, "fr", "now"))
        self.box.screen.show(Frame((text,)))

    def step(self, now: float) -> None:
        for event in self.box.take():
            match event:
                case Press(key="UNDO"):
                    raise ArithmeticError("a fault of the program")
                case Press(key=key):
                    self.box.speaker.cut()
                    self.box.speaker.earcon("tick")
                    self.say(f"Touche {key}.")
                case Tap():
                    self.say("Une carte.")
                case Heard(utterance=id_):
                    self.heard.append(id_)

    def state(self) -> Mapping[str, object]:
        return {"lives": self.lives, "said": self.said, "tidied": self.tidied.exists()}

    def close(self) -> None:
        assert threading.current_thread() is self.thread, "files belong to the thread that opened them"
        self.box.close()
        self.tidied.touch()


Open = Callable[..., Bench]


@pytest.fixture
def open_bench(tmp_path: Path) -> Iterator[Open]:
    benches: list[Bench] = []

    def opened(
        gait: Gait = "virtual", voice: VoiceKind = "measured", configuration: Configuration | None = None
    ) -> Bench:
        state = tmp_path / f"state{len(benches)}"
        state.mkdir()
        benches.append(Bench(Talker, state, gait=gait, voice=voice, configuration=configuration))
        return benches[-1]

    yield opened
    for bench in benches:
        bench.close()


def told(bench: Bench, *kinds: type[Event]) -> list[Event]:
    return [event for event in bench.recording.events if isinstance(event, kinds)]


def until(bench: Bench, condition: Callable[[], object]) -> None:
    for _ in range(600):
        if condition():
            return
        bench.wait(0.05)
    pytest.fail("it never came")


@pytest.mark.parametrize("gait", GAITS)
def test_a_press_is_felt_heard_and_seen(open_bench: Open, gait: Gait) -> None:
    bench = open_bench(gait, "espeak")
    bench.settle()
    bench.press("OK")
    until(bench, lambda: bench.recording.said[-1:] == ["Touche OK."])
    bench.settle()
    assert [type(event) for event in told(bench, Press, Release)] == [Press, Release]
    assert [tone.name for tone in bench.recording.tones] == ["ready", "tick"]
    assert [spoken.whole for spoken in bench.recording.speech] == [True, True]
    until(bench, lambda: bench.recording.screen == ("Touche OK.",))
    assert bench.copper.sound.sound().any()


@pytest.mark.parametrize("gait", GAITS)
def test_a_card_that_is_laid_and_lifted_is_one_tap(open_bench: Open, gait: Gait) -> None:
    bench = open_bench(gait)
    until(bench, lambda: not told(bench, Fault))
    bench.wait(1.0)
    bench.lay(CARD)
    until(bench, lambda: told(bench, Tap))
    bench.lift()
    until(bench, lambda: told(bench, Lift))
    (tap,) = told(bench, Tap)
    assert isinstance(tap, Tap) and tap.tag == CARD


@pytest.mark.parametrize("gait", GAITS)
def test_restarting_ends_the_program_properly(open_bench: Open, gait: Gait) -> None:
    bench = open_bench(gait)
    bench.settle()
    bench.restart()
    assert bench.state() == {"lives": 2, "said": 1, "tidied": True}
    bench.settle()
    bench.press("A")
    until(bench, lambda: "Touche A." in bench.recording.said)


@pytest.mark.parametrize("gait", GAITS)
def test_a_power_cut_leaves_only_what_was_on_the_disk(open_bench: Open, gait: Gait) -> None:
    bench = open_bench(gait)
    bench.settle()
    bench.press("E")
    until(bench, lambda: "Touche E." in bench.recording.said)
    bench.cut_power()
    assert bench.state() == {"lives": 2, "said": 1, "tidied": False}
    assert all(spoken.end is not None for spoken in bench.recording.speech[:2])
    bench.settle()
    bench.press("A")
    until(bench, lambda: "Touche A." in bench.recording.said)


def test_a_power_cut_leaves_a_linked_state_directory_where_it_is(tmp_path: Path) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    (tmp_path / "state").symlink_to(place)
    with Bench(Talker, tmp_path / "state", voice="measured") as bench:
        bench.cut_power()
        assert (tmp_path / "state").is_symlink()
        assert bench.state()["lives"] == 2


def test_nothing_sounds_before_its_cause(open_bench: Open) -> None:
    bench = open_bench()
    bench.settle()
    bench.press("OK")
    (press,) = told(bench, Press)
    assert isinstance(press, Press)
    assert bench.recording.tones[-1].name == "tick" and bench.recording.tones[-1].at > press.at - 1 / SAMPLE_RATE


def test_a_key_that_is_held_is_released_when_the_finger_goes(open_bench: Open) -> None:
    bench = open_bench()
    bench.settle()
    bench.hold("NEXT")
    bench.wait(1.0)
    assert [type(event) for event in told(bench, Press, Release)] == [Press]
    bench.release("NEXT")
    bench.wait(0.2)
    press, release = told(bench, Press, Release)
    assert isinstance(press, Press) and isinstance(release, Release)
    assert release.at - press.at == pytest.approx(1.0, abs=0.02)


def test_settling_is_waiting_for_the_last_word_and_no_longer(open_bench: Open) -> None:
    bench = open_bench()
    bench.settle()
    end = bench.recording.speech[-1].end
    assert end is not None and 0.3 <= bench.now - end < 0.5
    bench.program.say("bla " * 1_000)  # type: ignore[attr-defined]
    with pytest.raises(TimeoutError):
        bench.settle(limit=5.0)


def test_a_day_goes_by_and_the_box_still_listens(open_bench: Open) -> None:
    bench = open_bench()
    bench.settle()
    began, events = bench.now, len(bench.recording.events)
    bench.wait(86_400.0)
    assert bench.now - began == pytest.approx(86_400.0, abs=0.01)
    assert len(bench.recording.events) == events, "nothing happened in it"
    bench.press("A")
    bench.tap(CARD)
    bench.settle()
    assert bench.recording.said == ["Bonsoir.", "Touche A.", "Une carte."]


def faulty(bench: Bench) -> Counter[str]:
    """The parts that have a fault which is not mended."""
    told_of = Counter[str](event.part for event in told(bench, Fault) if isinstance(event, Fault))
    told_of.subtract(event.part for event in told(bench, Mended) if isinstance(event, Mended))
    return +told_of


@pytest.mark.parametrize("again", (False, True), ids=("running", "restarted"))
@pytest.mark.parametrize("name", FAULTS)
def test_the_box_goes_on_with_every_fault_and_is_whole_when_it_is_mended(
    open_bench: Open, name: str, again: bool
) -> None:
    bench = open_bench(voice="espeak" if name.startswith("voice") else "measured")
    bench.settle()
    bench.fault(name)
    if again:
        bench.restart()
        bench.wait(1.0)
    for key in ("A", "B"):
        bench.press(key)
        bench.tap(CARD)
        bench.wait(15.0)
    part = name.partition(".")[0]
    if part != "keys":
        assert [event.key for event in told(bench, Press) if isinstance(event, Press)] == ["A", "B"]
    bench.mend(name)
    bench.wait(60.0)
    assert not faulty(bench)
    bench.press("C")
    bench.settle()
    bench.tap(OTHER)
    bench.settle()
    assert [spoken.text for spoken in bench.recording.speech if spoken.whole][-2:] == ["Touche C.", "Une carte."]
    assert bench.recording.screen == ("Une carte.",)


@pytest.mark.parametrize("name", ("reader.absent", "screen.unplug", "sound.absent"))
def test_a_fault_is_told_and_mended_in_the_real_gait_too(open_bench: Open, name: str) -> None:
    bench = open_bench("real")
    bench.settle()
    bench.fault(name)
    bench.press("B")
    until(bench, lambda: faulty(bench))
    bench.mend(name)
    until(bench, lambda: not faulty(bench))
    bench.press("C")
    until(bench, lambda: "Touche C." in bench.recording.said)


def test_an_earphone_of_the_configuration_is_heard_apart(open_bench: Open) -> None:
    bench = open_bench(voice="espeak", configuration=Configuration(sound=Sound(earphone="jack")))
    bench.settle()
    before = np.count_nonzero(bench.copper.sound.sound())
    bench.box.speaker.say(Utterance(99, "Ta main.", "fr", channel="earphone"))
    bench.settle()
    assert bench.copper.earphone.sound().any() and bench.recording.speech[-1].channel == "earphone"
    assert bench.recording.tones[-1].name == "tick"
    assert 0 < np.count_nonzero(bench.copper.sound.sound()) - before < 700


def script(bench: Bench) -> list[object]:
    """An evening in small; everything that was recorded of it."""
    bench.settle()
    bench.press("A")
    bench.wait(0.3)
    bench.press("B")
    bench.tap(CARD)
    bench.fault("sound.absent")
    bench.press("C")
    bench.wait(5.0)
    bench.mend("sound.absent")
    bench.fault("reader.mute")
    bench.wait(20.0)
    bench.mend("reader.mute")
    bench.cut_power()
    bench.settle()
    bench.tap(OTHER)
    bench.settle()
    recording = bench.recording
    shown = [(frame.at, frame.lines, frame.image.tobytes()) for frame in recording.frames]
    return [*map(astuple, recording.speech), *recording.tones, *recording.events, *shown]


@pytest.mark.parametrize("voice", ("measured", "espeak"))
def test_the_same_script_gives_the_same_recording(open_bench: Open, voice: VoiceKind) -> None:
    first, second = script(open_bench(voice=voice)), script(open_bench(voice=voice))
    assert len(first) > 20 and first == second


def test_a_program_that_dies_in_the_real_gait_is_told_at_the_next_wait(open_bench: Open) -> None:
    bench = open_bench("real")
    bench.settle()
    bench.hold("UNDO")
    with pytest.raises(ArithmeticError):
        until(bench, lambda: False)


@pytest.mark.parametrize("gait", GAITS)
def test_a_program_that_does_not_start_leaves_nothing_behind(tmp_path: Path, gait: Gait) -> None:
    def boot(box: Box, state: Path) -> Talker:
        raise ArithmeticError("it does not start")

    for _ in range(2):
        with pytest.raises(ArithmeticError):
            Bench(boot, tmp_path, gait=gait)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith(("coincoin-", "bench-"))]
