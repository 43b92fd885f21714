"""Each step of the acceptance on a bench with something wrong: it fails, and says aloud what to check."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from device.bench.panel import Panel
from device.configuration import Configuration
from device.configuration import Reader as ReaderChoice
from device.configuration import Screen as ScreenChoice
from device.ports import Tag
from firmware.words.lexicon import Lexicon
from hw_tests.attendant import LATEST
from hw_tests.builder import CARD, bench_place
from hw_tests.conftest import SAMPLE
from hw_tests.guide import Guide, StepFailed
from hw_tests.place import BenchPlace, Terminal
from hw_tests.step_keys import keys
from hw_tests.step_plug import plug, survivor
from hw_tests.step_power_key import power_key
from hw_tests.step_reader import rest, taps
from hw_tests.step_screen import screen
from hw_tests.step_soak import soak
from hw_tests.step_sound import sound

ENGLISH = Lexicon("en")
Obey = Callable[[str, Mapping[str, object]], None]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[BenchPlace]:
    opened = bench_place(Configuration(), tmp_path, SAMPLE)
    yield opened
    opened.close()


@pytest.fixture
def guide(place: BenchPlace) -> Guide:
    return Guide(place, "en", lambda line: None)


def said(place: BenchPlace) -> list[str]:
    return place.bench.recording.said


def words(id: str, **facts: str | int) -> str:
    return ENGLISH.sentence(id, facts, spoken=True)


def fails(step: Callable[[], None], place: BenchPlace, id: str, **facts: str | int) -> None:
    """The step fails by this sentence, and it is the last that sounded."""
    with pytest.raises(StepFailed):
        step()
    assert said(place)[-1] == words(id, **facts)


def instead(place: BenchPlace, request: str, act: Callable[[], None]) -> None:
    """Let the builder do something else when this is asked."""
    usual = place.builder

    def obey(asked: str, facts: Mapping[str, object]) -> None:
        if asked == request:
            act()
        else:
            usual(asked, facts)

    place.builder = obey


def nothing() -> None:
    """The builder is not there."""


# One, the sound


def test_the_sound_is_asked_for_in_both_languages(place: BenchPlace, guide: Guide) -> None:
    sound(guide)
    languages = [spoken.language for spoken in place.bench.recording.speech]
    assert languages == ["en", "fr", "en"]


def test_a_sound_that_nobody_confirms_is_not_good(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-sound", nothing)
    fails(lambda: sound(guide), place, "bringup-sound-unheard")


def test_a_box_without_sound_shows_it(place: BenchPlace, guide: Guide) -> None:
    place.bench.fault("sound.absent")
    with pytest.raises(StepFailed, match="loudspeaker"):
        sound(guide)
    assert place.bench.recording.screen == (ENGLISH.sentence("fault-sound-absent", form="screen"),)


@pytest.mark.parametrize(("typed", "meant"), [(b"oui\n", True), (b"Yes\n", True), (b"\n", True), (b"non\n", False)])
def test_a_yes_may_be_typed(typed: bytes, meant: bool) -> None:
    reading, writing = os.pipe()
    terminal = Terminal(reading)
    assert not terminal.yes()
    os.write(writing, typed)
    assert terminal.yes() is meant
    os.close(writing)
    terminal.close()


def test_without_a_keyboard_nobody_says_yes() -> None:
    assert not Terminal(None).yes()


# Two, the keys


def test_a_wrong_key_is_named_and_the_right_one_asked_again(place: BenchPlace, guide: Guide) -> None:
    keys(guide)
    asked = words("bringup-key", key="C")
    at = said(place).index(asked)
    assert said(place)[at : at + 4] == [
        asked,
        words("bringup-key-wrong", key="D"),
        asked,
        words("bringup-key-good", key="C"),
    ]
    assert said(place)[-1] == words("bringup-keys-done")


def test_a_silent_key_is_told_with_its_wire_and_the_others_are_tried(place: BenchPlace, guide: Guide) -> None:
    usual = place.builder

    def obey(request: str, facts: Mapping[str, object]) -> None:
        if facts["key"] != "OK":  # Its wire is broken: a press is no edge.
            usual(request, facts)

    place.builder = obey
    fails(lambda: keys(guide), place, "bringup-keys-wrong", count=1)
    assert words("bringup-key-silent", key="OK") in said(place)
    assert words("bringup-key-good", key="VOLUME_UP") in said(place)


def test_swapped_wires_are_told(place: BenchPlace, guide: Guide) -> None:
    usual = place.builder

    def obey(request: str, facts: Mapping[str, object]) -> None:
        swapped = {"A": "B", "B": "A"}
        usual(request, {"key": swapped.get(str(facts["key"]), facts["key"])})

    place.builder = obey
    fails(lambda: keys(guide), place, "bringup-keys-wrong", count=2)
    assert words("bringup-key-crossed", key="A") in said(place)
    assert words("bringup-key-wrong", key="B") in said(place)


# Three, the screen


class Shifted(Panel):
    """Its glass begins two columns late, as on a chip that is driven as another."""

    def image(self) -> Image.Image:
        image = ImageChops.offset(super().image(), 2, 0)
        image.paste(0, (0, 0, 2, image.height))
        return image


def test_a_frame_that_is_cut_is_told(place: BenchPlace, guide: Guide) -> None:
    place.bench.copper.panel = Shifted()
    fails(lambda: screen(guide), place, "bringup-screen-cut")


def test_a_blind_builder_alone_may_pass_on(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-screen", lambda: place.bench.press("NEXT"))
    screen(guide)
    assert said(place)[-1] == words("bringup-screen-unseen")


def test_nobody_there_is_no_answer(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-screen", nothing)
    fails(lambda: screen(guide), place, "bringup-nobody")


def test_a_screen_that_is_not_there_is_told(place: BenchPlace, guide: Guide) -> None:
    place.bench.fault("screen.unplug")
    fails(lambda: screen(guide), place, "fault-screen-absent")


def test_what_the_owner_left_out_is_not_missed(tmp_path: Path) -> None:
    without = Configuration(screen=ScreenChoice(enabled=False), reader=ReaderChoice(enabled=False))
    place = bench_place(without, tmp_path, SAMPLE)
    guide = Guide(place, "en", lambda line: None)
    screen(guide)
    taps(guide, 10)
    rest(guide, 1)
    none = [words("bringup-none", part=part) for part in ("screen", "reader", "reader")]
    assert said(place) == none
    place.close()


# Four and five, the reader


def test_a_mute_reader_is_told(place: BenchPlace, guide: Guide) -> None:
    place.bench.fault("reader.mute")
    fails(lambda: taps(guide, 10), place, "fault-reader-silent")


@pytest.mark.parametrize(("tapped", "id"), [(3, "bringup-taps-few"), (5, "bringup-taps-many")])
def test_the_count_must_be_exact(place: BenchPlace, guide: Guide, tapped: int, id: str) -> None:
    instead(place, "bringup-tap", lambda: [place.bench.tap(CARD) for _ in range(tapped)] and None)
    fails(lambda: taps(guide, 4), place, id, count=tapped, number=4)


def test_the_builder_who_counted_otherwise_is_right(place: BenchPlace, guide: Guide) -> None:
    def tap_and_object() -> None:
        place.bench.tap(CARD)
        place.bench.press("UNDO")

    instead(place, "bringup-tap", tap_and_object)
    fails(lambda: taps(guide, 2), place, "bringup-taps-few", count=1, number=2)


def test_one_card_is_used_throughout(place: BenchPlace, guide: Guide) -> None:
    cards = iter((CARD, Tag("04ffeeddccbbaa", "interduck/modern.plain")))
    instead(place, "bringup-tap", lambda: [place.bench.tap(card) for card in cards] and None)
    fails(lambda: taps(guide, 2), place, "bringup-taps-mixed")


def test_two_cards_at_once_are_no_tap(place: BenchPlace, guide: Guide) -> None:
    def both() -> None:
        for uid in ("04ffeeddccbbaa", CARD.uid):
            place.bench.lay(Tag(uid))
        place.bench.wait(0.5)

    instead(place, "bringup-tap", both)
    fails(lambda: taps(guide, 2), place, "bringup-taps-mixed")


def test_a_shaky_radio_counts_right_all_the_same(place: BenchPlace, guide: Guide) -> None:
    place.bench.fault("reader.shaky")
    rest(guide, 2)
    assert said(place)[-1] == words("bringup-rest-done")


def test_a_card_that_moves_is_told(place: BenchPlace, guide: Guide) -> None:
    def lay_and_nudge() -> None:
        place.bench.tap(CARD)
        place.bench.lay(CARD)
        place.bench.wait(1.0)

    instead(place, "bringup-rest", lay_and_nudge)
    fails(lambda: rest(guide, 1), place, "bringup-rest-moved")


def test_a_card_that_is_not_read_is_told(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-rest", nothing)
    fails(lambda: rest(guide, 1), place, "bringup-rest-absent")


def test_a_card_that_is_not_taken_away_ends_the_step(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-lift", nothing)
    fails(lambda: rest(guide, 1), place, "bringup-nobody")


# Six, the power key


def test_a_boot_file_that_is_not_there_is_told(place: BenchPlace, guide: Guide, tmp_path: Path) -> None:
    place.boot_config = tmp_path / "none.txt"
    fails(lambda: power_key(guide), place, "bringup-power-unread")


def test_a_boot_file_without_the_overlay_is_told(place: BenchPlace, guide: Guide, tmp_path: Path) -> None:
    place.boot_config = tmp_path / "config.txt"
    place.boot_config.write_text("dtparam=audio=off\n")
    fails(lambda: power_key(guide), place, "bringup-power-missing", number=0)


# Seven, the plug


def test_pulls_are_counted_from_the_journal(place: BenchPlace, guide: Guide) -> None:
    pull = place.builder
    instead(place, "bringup-plug", lambda: pull("bringup-plug", {"count": 2}))
    fails(lambda: plug(guide), place, "bringup-plug-more", count=2, number=20)
    found = survivor(place.journal)
    assert found is not None and not found.over


def test_a_box_on_which_nobody_played_has_survived_nothing(place: BenchPlace, guide: Guide) -> None:
    assert survivor(place.journal) is None
    instead(place, "bringup-plug", nothing)
    fails(lambda: plug(guide), place, "bringup-plug-more", count=0, number=20)


def test_a_row_that_was_changed_is_told(place: BenchPlace, guide: Guide) -> None:
    pull = place.builder
    instead(place, "bringup-plug", lambda: pull("bringup-plug", {"count": 1}))
    with pytest.raises(StepFailed):
        plug(guide)
    with sqlite3.connect(place.journal) as db:
        for (trigger,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            db.execute(f"DROP TRIGGER {trigger}")
        db.execute("UPDATE entry SET boot = 'another' WHERE seq = 2")
    db.close()
    fails(lambda: plug(guide), place, "bringup-plug-damaged")


# Eight, the watch


def test_a_fault_that_mended_itself_ends_the_watch(place: BenchPlace, guide: Guide) -> None:
    def pull_and_push() -> None:
        place.bench.fault("screen.unplug")
        place.bench.wait(90.0)
        place.bench.mend("screen.unplug")
        place.bench.wait(15.0)

    instead(place, "bringup-soak", pull_and_push)
    fails(lambda: soak(guide, 1), place, "fault-screen-absent")


def test_a_part_that_hangs_ends_the_watch(place: BenchPlace, guide: Guide) -> None:
    instead(place, "bringup-soak", nothing)
    place.wait(1.0)
    attendant = place.attendant
    watch_anew = attendant.watch_anew

    def hang() -> None:
        watch_anew()
        attendant.step(place.bench.now + LATEST)

    attendant.watch_anew = hang  # type: ignore[method-assign]
    fails(lambda: soak(guide, 1), place, "bringup-soak-hung", part="keys")


def test_a_loop_that_stood_still_ends_the_watch(place: BenchPlace, guide: Guide) -> None:
    attendant = place.attendant
    watch_anew = attendant.watch_anew

    def freeze() -> None:
        watch_anew()
        attendant.longest_gap = LATEST + 1.0

    attendant.watch_anew = freeze  # type: ignore[method-assign]
    fails(lambda: soak(guide, 1), place, "bringup-soak-slow", count=10)
