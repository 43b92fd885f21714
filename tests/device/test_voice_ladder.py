"""Getting the better engine back: tried beside the spare one after growing pauses, and told once each way."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from device.voice import WORKERS, Voice
from device.voice_trial import PAUSES, STEADY, Patience
from tests.device.voice_desk import VoiceDesk

BROKEN = ("false",)
HANGING = ("sleep", "86400")
WORKER = (sys.executable, "-m", "device.voice_worker")


@pytest.fixture
def desk() -> Iterator[VoiceDesk]:
    opened = VoiceDesk()
    yield opened
    opened.close()


def fallen(desk: VoiceDesk) -> Voice:
    """A voice whose best engine is broken, speaking with the spare one."""
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(BROKEN, WORKERS[-1])))
    assert desk.say(voice, "Une phrase.").size
    assert desk.told == ["voice-plain"]
    return voice


def test_the_better_engine_comes_back_and_that_is_told(desk: VoiceDesk) -> None:
    voice = fallen(desk)
    spare = voice.pid
    voice.commands = (WORKERS[0], WORKERS[-1])
    desk.pass_time(voice, PAUSES[0] - 1)
    assert voice.pid == spare, "its pause is not over"
    desk.pass_time(voice, 1)
    assert voice.pid != spare and desk.told == ["voice-plain", "mended"]
    assert desk.say(voice, "Une phrase.").size


def test_while_it_is_tried_the_spare_one_speaks(desk: VoiceDesk) -> None:
    voice = fallen(desk)
    voice.commands = (HANGING, WORKERS[-1])
    desk.now += PAUSES[0]
    voice.poll(desk.now)
    assert voice.busy, "the trial is on"
    voice.request(7, "Encore une phrase.", "fr", 1.0)
    found = list(voice.poll(desk.now))
    while not found:
        found += voice.poll(desk.now)
    assert found[0].id == 7 and found[0].pcm is not None and found[0].pcm.size


def test_a_trial_that_hangs_or_fails_is_given_up_and_nothing_is_told_again(desk: VoiceDesk) -> None:
    voice = fallen(desk)
    voice.commands = (HANGING, WORKERS[-1])
    desk.now += PAUSES[0]
    voice.poll(desk.now)
    desk.pass_time(voice, 60.0)
    assert not voice.busy
    voice.commands = (("no-such-program",), WORKERS[-1])
    desk.pass_time(voice, PAUSES[1])
    voice.commands = (BROKEN, WORKERS[-1])
    desk.pass_time(voice, PAUSES[2])
    assert desk.told == ["voice-plain"]
    assert desk.say(voice, "Toujours là.").size


def test_when_the_spare_one_fails_in_the_middle_of_a_trial_both_come_back(desk: VoiceDesk) -> None:
    voice = fallen(desk)
    voice.commands = (HANGING, BROKEN)
    desk.now += PAUSES[0]
    voice.poll(desk.now)
    voice.kill()
    voice.request(9, "Perdue?", "fr", 1.0)
    found = list(voice.poll(desk.now))
    while not found:
        found += voice.poll(desk.now)
    assert found[0].pcm is None and desk.told == ["voice-plain", "voice-silent"]
    voice.commands = (WORKERS[0], WORKERS[-1])
    for _ in range(3):
        desk.pass_time(voice, 15.0)
    desk.pass_time(voice, PAUSES[-1])
    assert desk.say(voice, "De retour.").size and desk.told[-1] == "mended"


def test_every_better_engine_gets_its_trial(desk: VoiceDesk) -> None:
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(BROKEN, BROKEN, WORKERS[-1])))
    assert desk.say(voice, "Une phrase.").size
    voice.commands = (BROKEN, WORKERS[0], WORKERS[-1])
    desk.pass_time(voice, PAUSES[-1])
    desk.pass_time(voice, PAUSES[-1])
    assert voice.commands[voice._ladder.at] == WORKERS[0]
    assert desk.told == ["voice-plain"], "a better spare is still a spare"


def test_a_silent_voice_that_comes_back_on_a_spare_engine_says_both(desk: VoiceDesk) -> None:
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(BROKEN, BROKEN)))
    voice.request(1, "Rien.", "fr", 1.0)
    voice.settle(60)
    assert voice.poll(0)[0].pcm is None and desk.told == ["voice-silent"]
    voice.commands = (BROKEN, WORKERS[-1])
    for _ in range(4):
        desk.pass_time(voice, 15.0)
    assert desk.told == ["voice-silent", "mended", "voice-plain"]
    assert desk.say(voice, "De retour.").size


WITHOUT_ENGLISH = """
from device.voice_engines import ENGINES
from device.voice_worker import Worker, _own_pipes
class French(ENGINES["program"]):
    def render(self, order, take):
        if order.language == "en":
            raise RuntimeError("no model")
        return super().render(order, take)
orders, replies = _own_pipes()
Worker(orders, replies, French()).run()
"""


def test_an_engine_proves_itself_in_the_language_it_failed_in(desk: VoiceDesk) -> None:
    french = (sys.executable, "-c", WITHOUT_ENGLISH)
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(french, WORKERS[-1])))
    voice.warm()
    for pause in PAUSES:
        assert desk.say(voice, "The game is over.", "en").size
        desk.pass_time(voice, pause)
    assert desk.told == ["voice-plain"]
    voice.commands = (WORKERS[0], WORKERS[-1])
    desk.pass_time(voice, PAUSES[-1])
    assert desk.told == ["voice-plain", "mended"]
    assert desk.say(voice, "Another game.", "en").size and desk.told == ["voice-plain", "mended"]


def test_a_silent_voice_proves_itself_in_the_language_it_failed_in(desk: VoiceDesk) -> None:
    french = (sys.executable, "-c", WITHOUT_ENGLISH)
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(french,)))
    for id_ in range(1, 4):
        voice.request(id_, "The game is over.", "en", 1.0)
        voice.settle(60)
        assert [rendering.pcm for rendering in voice.poll(desk.now)] == [None]
        desk.pass_time(voice, 15.0)
    assert desk.told == ["voice-silent"]
    desk.now += 15.0
    assert desk.say(voice, "Bonsoir.").size and desk.told == ["voice-silent", "mended"]


def test_the_pauses_grow_with_each_fall_and_are_forgotten_after_a_steady_time() -> None:
    patience, now, pauses = Patience(), 1000.0, []
    for _ in range(7):
        patience.fell(now)
        pauses.append(patience.due - now)
        now = patience.due
        patience.climbed(now)
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    now += STEADY + 1
    patience.fell(now)
    assert patience.due - now == PAUSES[0]


SLOW = """
import sys, time
from device.voice_engines import DriverEngine
from device.voice_worker import Worker, _own_pipes
class Slow(DriverEngine):
    def render(self, order, take):
        if order.text != "un":
            time.sleep(86400)
        return super().render(order, take)
orders, replies = _own_pipes()
Worker(orders, replies, Slow()).run()
"""


def test_a_slow_voice_takes_over_when_it_is_ready_and_the_second_speaks_until_then(desk: VoiceDesk) -> None:
    commands = (WORKERS[0], WORKERS[-1])
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=commands, slow=True))
    voice.request(1, "Bonsoir.", "fr", 1.0)
    while not (found := voice.poll(desk.now)):
        pass
    assert found[0].pcm is not None and found[0].pcm.size
    voice.settle(60)
    assert voice._ladder.at == 0 and not desk.told


def test_a_slow_voice_that_never_starts_is_told(desk: VoiceDesk) -> None:
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(BROKEN, WORKERS[-1]), slow=True))
    assert desk.say(voice, "Bonsoir.").size
    assert desk.say(voice, "Une autre phrase.").size
    assert desk.told == ["voice-plain"]


def slow_voice(desk: VoiceDesk, *, slow: bool = True) -> Voice:
    """One that never ends any sentence but its probe."""
    commands = ((sys.executable, "-c", SLOW), WORKERS[-1])
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=commands, slow=slow))
    voice.warm()
    voice.settle(60)
    voice.poll(desk.now)
    assert voice._ladder.at == 0 and not desk.told
    return voice


@pytest.mark.parametrize("how", ["ahead", "cancelled"])
def test_what_nobody_waits_for_costs_a_slow_voice_nothing(desk: VoiceDesk, how: str) -> None:
    voice = slow_voice(desk)
    for _ in range(2):
        hung = voice.pid
        if how == "ahead":
            voice.warm(["Volume six sur dix."], "fr")
        else:
            voice.request(90, "Cette phrase tarde.", "fr", 1.0)
            voice.poll(desk.now)
            voice.cancel(90)
        assert voice.pid == hung
        desk.now += 6.1
        voice.poll(desk.now)
        assert voice.pid != hung and not desk.told
        voice.request(91, "Bonsoir.", "fr", 1.0)
        while not (found := voice.poll(desk.now)):
            pass
        assert found[0].pcm is not None and found[0].pcm.size, "the second speaks meanwhile"
        voice.settle(60)
        assert voice._ladder.at == 0 and not desk.told


def test_a_slow_voice_that_does_not_come_back_from_what_nobody_waits_for_is_told(desk: VoiceDesk) -> None:
    voice = slow_voice(desk)
    voice.warm(["Volume six sur dix."], "fr")
    voice.commands = (HANGING, WORKERS[-1])
    desk.now += 6.1
    voice.poll(desk.now)
    desk.pass_time(voice, 60.0)
    assert desk.say(voice, "Bonsoir.").size
    assert desk.told == ["voice-plain"]


@pytest.mark.parametrize("slow", [False, True])
def test_what_nobody_waits_for_hides_no_engine_that_hangs(desk: VoiceDesk, slow: bool) -> None:
    voice = slow_voice(desk, slow=slow)
    voice.warm(["Volume six sur dix."], "fr")
    desk.now += 6.1
    voice.poll(desk.now)
    voice.settle(60)
    assert voice._ladder.at == 0 and not desk.told
    voice.request(90, "Cette phrase tarde.", "fr", 1.0)
    while not (found := voice.poll(desk.now)):
        if voice._ladder.at == 0 and voice._worker and voice._worker.ready:
            desk.now += 6.1
    assert found[0].pcm is not None and found[0].pcm.size
    assert desk.told == ["voice-plain"]


def test_a_slow_voice_gets_one_try_of_a_sentence(desk: VoiceDesk) -> None:
    slow = (sys.executable, "-c", SLOW)
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=(slow, WORKERS[-1]), slow=True))
    voice.settle(60)
    voice.poll(desk.now)
    desk.say(voice, "un")
    assert voice._ladder.at == 0
    voice.request(90, "Cette phrase tarde.", "fr", 1.0)
    voice.poll(desk.now)
    desk.now += 5.0
    assert not voice.poll(desk.now), "it is given more time than espeak-ng"
    desk.now += 1.0
    voice.poll(desk.now)
    voice.settle(60)
    (rendering,) = voice.poll(desk.now)
    assert rendering.pcm is not None and rendering.pcm.size
    assert desk.told == ["voice-plain"]


ANSWERS = """
import os, sys
from device.voice_frames import Frame, FrameReader, Kind
os.write(1, Frame(Kind.READY, 0).packed())
reader = FrameReader()
while data := os.read(0, 65536):
    for frame in reader.feed(data):
        if frame.kind == Kind.RENDER:
            os.write(1, Frame(Kind[sys.argv[1]], frame.id, sys.argv[2].encode()).packed())
"""


@pytest.mark.parametrize(("kind", "payload"), [("CANCELLED", ""), ("DONE", "x"), ("DONE", "abcdefgh")])
def test_a_worker_that_answers_nonsense_is_replaced(desk: VoiceDesk, kind: str, payload: str) -> None:
    commands = ((sys.executable, "-c", ANSWERS, kind, payload), *WORKERS)
    voice = desk.open(lambda emit, clock: Voice(emit, clock, commands=commands))
    assert desk.say(voice, "Bonsoir.").size
    assert desk.told == ["voice-plain"]
