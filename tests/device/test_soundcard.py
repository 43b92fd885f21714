"""Cards that come and go while another is open, through the real output and a PortAudio that keeps PortAudio's rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device import soundcard
from device.earcons import earcons
from device.pcm import Pcm, samples
from device.ports import Event, Fault, Heard, Mended, Utterance
from device.sentences import parts, seconds
from device.sink import SinkAbsent
from device.speaker import MixingSpeaker
from tests.device.port_audio import PortAudio, machine
from tests.device.speaking_table import Halting

TICK = 0.01
UNITY = 9
LOUDSPEAKER, EARPHONE = "amplifier", "usb adapter"
FOUND = 2.0


class Box:
    """A speaker that has names for two cards of this machine."""

    def __init__(self, audio: PortAudio, *, earphone: bool, late: float) -> None:
        self.audio = audio
        self._events: list[Event] = []
        self._said = count(1)
        self.speaker = MixingSpeaker(
            self._events.append,
            lambda: audio.now,
            voice=Halting(late),
            open_sink=soundcard.open_card(LOUDSPEAKER),
            open_earphone=soundcard.open_card(EARPHONE) if earphone else None,
            start=UNITY,
        )
        self.speaker.volume(UNITY, "earphone")
        self.run(0.5)

    def run(self, seconds: float) -> None:
        end = self.audio.now + seconds
        while self.audio.now < end - TICK / 2:
            self.audio.now += TICK
            self.speaker.step(self.audio.now)
            for stream in tuple(self.audio.streams):
                stream.pull()

    def until(self, there: Callable[[], bool], within: float = 60.0) -> float:
        """How long it took."""
        began = self.audio.now
        while not there():
            assert self.audio.now < began + within
            self.run(TICK)
        return self.audio.now - began

    def say(self, text: str, *, private: bool = False) -> int:
        """How many samples it has."""
        self.speaker.say(Utterance(next(self._said), text, "fr", channel="earphone" if private else "speaker"))
        return sum(samples(seconds(part)) for part in parts(text))

    @property
    def heard(self) -> list[bool]:
        return [event.whole for event in self._events if isinstance(event, Heard)]

    @property
    def troubles(self) -> list[str]:
        return [type(event).__name__ for event in self._events if isinstance(event, Fault | Mended)]

    @property
    def troubled(self) -> bool:
        return len(self.troubles) % 2 == 1


@contextmanager
def box(*cards: str, files: bool = True, earphone: bool = True, late: float = 0.0) -> Iterator[Box]:
    """On such a machine, with a voice that may halt between parts."""
    with machine(*cards, files=files) as audio:
        box = Box(audio, earphone=earphone, late=late)
        yield box
        box.speaker.close()


@settings(max_examples=30, deadline=None)
@given(st.floats(0, 12))
def test_an_earphone_plugged_in_at_any_moment_is_found_within_two_seconds(comes: float) -> None:
    with box(LOUDSPEAKER) as table:
        table.run(comes)
        assert not table.speaker.private
        table.audio.plug(EARPHONE)
        table.until(lambda: table.speaker.private, FOUND)
        secret, public = table.say("Ta main.", private=True), table.say("À Bo.")
        table.until(lambda: table.speaker.quiet)
        table.run(0.5)
        assert table.heard == [True, True] and not table.troubles
        assert np.count_nonzero(table.audio.sound(EARPHONE)) == secret
        loud = table.audio.sound(LOUDSPEAKER)
        assert np.count_nonzero(loud) == public + np.count_nonzero(earcons()["tick"])


@settings(max_examples=60, deadline=None)
@given(st.floats(0, 3), st.lists(st.floats(0, 3), min_size=1, max_size=4))
def test_finding_an_earphone_costs_no_sample_of_what_is_said(comes: float, pauses: list[float]) -> None:
    with box(LOUDSPEAKER) as table:
        ordered = table.say("Une phrase qui dure un peu.")
        table.run(comes)
        table.audio.plug(EARPHONE)
        for pause in pauses:
            table.run(pause)
            ordered += table.say("Et puis.")
        table.until(lambda: table.speaker.quiet)
        table.until(lambda: table.speaker.private, FOUND)
        table.run(0.5)
        assert table.heard == [True] * (1 + len(pauses)) and not table.troubles
        loud = table.audio.sound(LOUDSPEAKER)
        assert np.count_nonzero(loud) == ordered
        sounding = np.flatnonzero(loud)
        assert np.count_nonzero(np.diff(sounding) > 1) <= len(pauses), "silence falls between sentences alone"


def test_where_a_slow_voice_halts_an_earphone_is_found_and_nothing_is_said_twice() -> None:
    with box(LOUDSPEAKER, late=10.0) as table:
        ordered = table.say(f"{'Une phrase qui dure un peu. ' * 3}")
        table.run(0.5)
        table.audio.plug(EARPHONE)
        table.run(4.5)
        assert table.speaker.private and not table.heard
        table.until(lambda: table.heard == [True])
        table.run(0.5)
        assert np.count_nonzero(table.audio.sound(LOUDSPEAKER) == 900) == ordered and not table.troubles


@pytest.mark.parametrize("late", [False, True])
def test_an_earcon_asked_for_while_the_outputs_are_closed_is_heard_whole(late: bool) -> None:
    with box(LOUDSPEAKER) as table:
        table.run(1.0)

        def press() -> None:
            table.speaker.earcon("accept")

        if late:
            table.audio.on_reading = press
        else:
            table.audio.on_closing = press
        table.audio.plug(EARPHONE)
        table.until(lambda: table.speaker.private, FOUND)
        table.run(1.0)
        loud = table.audio.sound(LOUDSPEAKER)
        at = np.flatnonzero(loud)
        assert np.array_equal(loud[at[0] : at[-1] + 1], np.trim_zeros(earcons()["accept"]))


@pytest.mark.parametrize("files", [False, True])
def test_no_output_is_closed_for_an_earphone_that_nobody_has(files: bool) -> None:
    with box(LOUDSPEAKER, files=files, earphone=False) as table:
        table.audio.plug(EARPHONE)
        table.run(120.0)
        assert table.audio.starts == 1


def test_no_output_is_closed_as_long_as_the_cards_are_the_same() -> None:
    with box(LOUDSPEAKER) as table:
        table.run(120.0)
        assert table.audio.starts == 1
        table.audio.plug("camera")
        table.run(120.0)
        assert table.audio.starts == 2


def test_where_no_file_tells_of_a_card_the_outputs_are_closed_at_a_slow_pace() -> None:
    with box(LOUDSPEAKER, files=False) as table:
        table.run(119.0)
        assert table.audio.starts == 4
        table.audio.plug(EARPHONE)
        table.until(lambda: table.speaker.private, soundcard.READ_BLINDLY + FOUND)
        starts = table.audio.starts
        table.run(120.0)
        assert table.audio.starts == starts and not table.troubles


def test_a_loudspeaker_that_comes_back_while_the_earphone_is_open_is_found_after_the_secret() -> None:
    with box(LOUDSPEAKER, EARPHONE) as table:
        table.audio.unplug(LOUDSPEAKER)
        table.until(lambda: table.troubled, FOUND)
        table.run(30.0)
        secret = table.say("Ta main est longue : un, deux, trois, quatre.", private=True)
        table.run(1.0)
        table.audio.plug(LOUDSPEAKER)
        table.until(lambda: table.heard == [True])
        assert table.troubles == ["Fault"]
        table.until(lambda: not table.troubled, FOUND)
        table.run(0.5)
        assert table.troubles == ["Fault", "Mended"] and table.speaker.private
        assert np.count_nonzero(table.audio.sound(EARPHONE)) == secret


def test_a_card_that_may_be_opened_only_a_little_later_is_found_then() -> None:
    with box(LOUDSPEAKER) as table:
        table.audio.forbidden.add(EARPHONE)
        table.audio.plug(EARPHONE)
        table.run(5.0)
        assert table.audio.starts == 2 and not table.speaker.private
        table.audio.allow(EARPHONE)
        table.until(lambda: table.speaker.private, FOUND)


def test_a_loudspeaker_that_goes_with_the_reading_is_told_as_lost() -> None:
    with box(LOUDSPEAKER) as table:

        def go() -> None:
            table.audio.on_reading = lambda: None
            table.audio.unplug(LOUDSPEAKER)

        table.audio.on_reading = go
        table.audio.plug(EARPHONE)
        table.run(FOUND)
        assert table.troubles == ["Fault"] and table.speaker.private
        table.audio.plug(LOUDSPEAKER)
        table.until(lambda: not table.troubled, FOUND)


def test_a_secret_never_sounds_in_a_card_that_took_the_number_of_the_earphone() -> None:
    with box(LOUDSPEAKER, EARPHONE, "television") as table:
        table.audio.unplug(EARPHONE)
        table.say("Ta main est longue : un, deux, trois, quatre.", private=True)
        table.run(10.0)
        assert table.heard == [False] and not table.audio.sound("television").any()


@pytest.mark.parametrize(
    ("there", "loud", "private", "why"),
    [
        (["usb speaker"], "usb speaker", "usb", "no output is called 'usb'; there is usb speaker"),
        (["usb speaker", "usb"], "", "usb speaker", "open for other sound"),
        (["usb (hw:1,0)", "usb (hw:2,0)"], "usb (hw:1,0)", "usb", "two outputs are called 'usb'"),
        (["usb (hw:1,0)", "jack (hw:2,0)"], "usb (hw:1,0)", "jack", ""),
        (["usb", "usb (hw:2,0)"], "usb (hw:2,0)", "usb", ""),
    ],
)
def test_an_earphone_is_the_output_of_exactly_that_name_and_never_the_loudspeaker(
    there: list[str], loud: str, private: str, why: str
) -> None:
    def silence(count: int) -> Pcm:
        return np.zeros(count, np.int16)

    with machine(*there):
        outputs = [soundcard.open_card(loud)(silence)]
        if why:
            with pytest.raises(SinkAbsent, match=re.escape(why)):
                soundcard.open_card(private)(silence)
        else:
            outputs.append(soundcard.open_card(private)(silence))
        for output in outputs:
            output.close()


def test_the_log_tells_once_why_there_is_no_sound(caplog: pytest.LogCaptureFixture) -> None:
    with box(earphone=False) as table:
        table.run(30.0)
        (told,) = [record for record in caplog.records if record.name == "device.sink"]
        assert told.levelname == "WARNING" and LOUDSPEAKER in told.getMessage()
