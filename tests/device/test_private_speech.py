"""What is meant for one person: heard in the earphone alone; the table hears one tick, and learns nothing from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given, settings

from device.bench.sound import MeasuredVoice
from device.earcons import earcons
from device.mixer import gain
from device.pcm import samples
from device.ports import Utterance
from device.speaker import START_VOLUME
from device.voice import Rendering, Voice
from tests.device.speaking_table import ACTS, UNITY, Act, Table, audible, carried_out, mute, real, slow, tables


@pytest.fixture
def sit() -> Iterator[Callable[..., Table]]:
    with tables() as sit:
        yield sit


def test_a_private_sentence_never_sounds_on_the_loudspeaker(sit: Callable[..., Table]) -> None:
    table = sit(real, earphone=True)
    table.run(0.1)
    for id_, text in enumerate(("Ta main : un.", "Ta main est bien plus longue : deux, trois, quatre et cinq."), 1):
        before = table.loud.sound().size
        table.speaker.say(Utterance(id_, text, "fr", channel="earphone"))
        table.until_quiet()
        tick = (earcons()["tick"] * gain(START_VOLUME)).round().astype(np.int16)
        assert np.array_equal(audible(table.loud.sound()[before:]), audible(tick))
    assert table.heard == [(1, True), (2, True)]
    assert table.private.sound().any()


@pytest.mark.parametrize(("voice", "signs"), [(slow, {"working"}), (mute, {"error"})])
def test_a_private_sentence_that_is_late_or_lost_is_no_news_for_the_table(
    sit: Callable[..., Table], voice: Callable[[Table], Voice], signs: set[str]
) -> None:
    """A card that was named before comes at once: a sign of waiting would tell the table that this one is another."""
    table = sit(voice, earphone=True)
    table.speaker.say(Utterance(1, "Ta main.", "fr", channel="earphone"))
    table.run(5.0)
    assert {tone.name for tone in table.recording.tones} == {"tick"} | signs
    (tick,) = [tone for tone in table.recording.tones if tone.name == "tick"]
    loud = table.loud.sound()
    assert not loud[samples(tick.at + 0.3) :].any() and table.private.sound().any()


def test_without_an_earphone_a_private_sentence_is_one_tick(sit: Callable[..., Table]) -> None:
    table = sit(real)
    table.speaker.say(Utterance(1, "Ta main.", "fr", channel="earphone"))
    table.run(2.0)
    assert table.heard == [(1, False)]
    assert [tone.name for tone in table.recording.tones] == ["tick"] and not table.recording.speech


def test_an_earphone_that_comes_or_goes_leaves_the_loudspeaker_alone(sit: Callable[..., Table]) -> None:
    table = sit(earphone=True)
    table.ear.absent = True
    table.run(0.1)
    table.speaker.say(Utterance(1, "Une phrase assez longue pour que l'écouteur vienne et parte.", "fr"))
    table.speaker.say(Utterance(2, "Ta main.", "fr", channel="earphone"))
    for absent in (False, True):
        table.run(1.0)
        table.ear.absent = absent
    table.until_quiet()
    assert table.heard == [(1, True), (2, False)]
    assert [spoken.id for spoken in table.recording.speech] == [1] and not table.troubles


def test_a_cut_stops_the_earphone_too(sit: Callable[..., Table]) -> None:
    table = sit(real, earphone=True)
    table.run(0.1)
    table.speaker.say(Utterance(1, "Ta main : un, deux, trois, quatre et cinq.", "fr", channel="earphone"))
    table.run(0.7)
    before = table.private.sound().size
    table.speaker.cut()
    table.run(0.5)
    assert table.private.sound()[:before].any() and not table.private.sound()[before + samples(0.003) :].any()


class Tinted(MeasuredVoice):
    """A voice of one loud level from end to end, and of another for what is secret: lengths never tell them apart."""

    def __init__(self, secret: int) -> None:
        super().__init__()
        self._secret = secret
        self._tints: dict[int, int] = {}

    def request(self, id_: int, text: str, language: str, rate: float) -> None:
        super().request(id_, text, language, rate)
        self._tints[id_] = self._secret if language == "en" else 900

    def poll(self, now: float) -> Sequence[Rendering]:
        lasting = [(one.id, one.pcm) for one in super().poll(now) if one.pcm is not None]
        return [Rendering(id_, np.full_like(pcm, self._tints[id_])) for id_, pcm in lasting]


def tinted(secret: int) -> Callable[[Table], Tinted]:
    return lambda table: Tinted(secret)


@settings(max_examples=60, deadline=None)
@given(ACTS)
def test_the_loudspeaker_is_the_same_to_the_last_sample_whatever_is_secret(acts: list[Act]) -> None:
    """Public and private sentences, cuts, cards and earphones that come and go: twice, with other secrets."""
    tables = [Table(tinted(secret), earphone=True) for secret in (7_000, -11_000)]
    for table in tables:
        carried_out(table, acts)
        table.until_quiet()
    one, other = tables
    assert one.heard == other.heard
    assert np.array_equal(one.loud.sound(), other.loud.sound())
    secret = [said.id for said in one.recording.speech if said.channel == "earphone"]
    assert not secret or not np.array_equal(one.private.sound(), other.private.sound()), "the secret itself is heard"


@settings(max_examples=40, deadline=None)
@given(ACTS)
def test_of_private_sentences_alone_the_loudspeaker_gives_ticks_alone(acts: list[Act]) -> None:
    table = Table(tinted(7_000), earphone=True)
    carried_out(table, [(act, number | 1 if act == "say" else number) for act, number in acts if act != "earcon"])
    table.until_quiet()
    ticks = sum(tone.name == "tick" for tone in table.recording.tones)
    assert np.count_nonzero(table.loud.sound()) <= ticks * earcons()["tick"].size


def test_an_earphone_unplugged_in_the_middle_of_a_secret_leaves_the_rest_unheard(sit: Callable[..., Table]) -> None:
    table = sit(tinted(7_000), earphone=True)
    table.speaker.volume(UNITY, "earphone")
    table.run(0.1)
    table.speaker.say(Utterance(1, "Ta main est longue : un, deux, trois, quatre.", "en", channel="earphone"))
    table.speaker.say(Utterance(2, "À Bo.", "fr"))
    table.run(0.5)
    table.ear.absent = True
    table.until_quiet()
    assert table.heard == [(1, False), (2, True)]
    assert table.private.sound().max() == 7_000
    assert table.loud.sound().max() <= max(900, earcons()["tick"].max())


def test_the_end_of_a_whisper_is_witnessed_though_the_next_sentence_sounds_elsewhere(sit: Callable[..., Table]) -> None:
    table = sit(earphone=True)
    table.run(0.1)
    table.speaker.say(Utterance(1, "Ta main : un, deux, trois.", "fr", channel="earphone"))
    table.run(0.5)
    table.speaker.say(Utterance(2, "Un.", "fr", "now"))
    table.until_quiet()
    assert len(table.recording.speech) == 2 and all(spoken.end is not None for spoken in table.recording.speech)
