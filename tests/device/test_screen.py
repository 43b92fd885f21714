from __future__ import annotations

import errno
import threading
from dataclasses import dataclass, field
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from device.bench.panel import Panel
from device.lettering import Lettering
from device.oled import ChipName, open_panel
from device.ports import Event, Fault, Frame, Mended
from device.screen import BRIGHT, DIM, DIM_AFTER, DRIFT_EVERY, LAST_RETRY, OFF_AFTER, OledScreen

LETTERING = Lettering()
STEP = 0.02
ADA, BO = Frame(("Ada 12",)), Frame(("Bo 7", "À toi"))


@dataclass
class Desk:
    """A screen part on a simulated panel, with a clock that moves by hand."""

    chip: ChipName = "ssd1309"
    now: float = 0.0
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.panel = Panel(self.chip)
        self.screen = OledScreen(
            self.events.append,
            lambda: self.now,
            make_device=lambda: open_panel(self.chip, bus=self.panel),
            lettering=LETTERING,
        )

    def wait(self, seconds: float, step: float = STEP) -> None:
        for _ in range(max(1, round(seconds / step))):
            self.now += step
            self.screen.step(self.now)

    def show(self, frame: Frame) -> None:
        self.screen.show(frame)
        self.wait(STEP)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def cropped(picture: Image.Image) -> bytes:
    """The ink without the place where it stands."""
    return picture.crop(picture.getbbox()).tobytes()


def drawn(frame: Frame) -> bytes:
    return cropped(LETTERING.draw(LETTERING.layout(frame)))


@pytest.mark.parametrize("chip", ["ssd1309", "ssd1306", "sh1106"])
def test_the_words_stand_on_the_glass_of_every_chip(chip: ChipName) -> None:
    desk = Desk(chip)
    desk.show(ADA)
    assert cropped(desk.panel.image()) == drawn(ADA)
    assert (desk.screen.shown, desk.panel.lit, desk.panel.contrast) == (ADA, True, BRIGHT)
    assert desk.events == []


def test_the_bus_is_left_alone_until_the_first_step(desk: Desk) -> None:
    desk.screen.show(ADA)
    assert desk.panel.transactions == 0
    assert desk.screen.shown == Frame(())


def test_of_frames_that_come_too_fast_only_the_last_is_drawn(desk: Desk) -> None:
    desk.wait(STEP)
    seen: list[Image.Image] = []
    desk.panel.frames = seen.append
    for frame in (ADA, Frame(("Cy 3",)), BO):
        desk.screen.show(frame)
    desk.wait(1.0)
    assert len(seen) == 1
    assert cropped(seen[0]) == drawn(BO)


def test_a_frame_equal_to_the_one_shown_sends_nothing(desk: Desk) -> None:
    desk.show(ADA)
    quiet = desk.panel.transactions
    desk.show(Frame(("Ada 12",)))
    desk.wait(5.0)
    assert desk.panel.transactions == quiet


def test_a_frame_of_no_words_clears_the_glass(desk: Desk) -> None:
    desk.show(ADA)
    desk.show(Frame(()))
    assert desk.panel.image().getbbox() is None
    assert desk.panel.lit


def test_it_dims_then_goes_dark_and_any_frame_wakes_it(desk: Desk) -> None:
    desk.show(ADA)
    desk.wait(DIM_AFTER - 1.0, 1.0)
    assert desk.panel.contrast == BRIGHT
    desk.wait(2.0, 1.0)
    assert (desk.panel.contrast, desk.panel.lit) == (DIM, True)
    desk.wait(OFF_AFTER - DIM_AFTER, 1.0)
    assert not desk.panel.lit and desk.screen.shown == Frame(())
    desk.show(ADA)
    assert (desk.panel.contrast, desk.panel.lit, desk.screen.shown) == (BRIGHT, True, ADA)
    assert cropped(desk.panel.image()) == drawn(ADA)


def test_a_dark_panel_is_left_in_peace(desk: Desk) -> None:
    desk.show(ADA)
    desk.wait(OFF_AFTER + 1.0, 1.0)
    quiet = desk.panel.transactions
    desk.wait(24 * 3600.0, 60.0)
    assert desk.panel.transactions == quiet
    assert desk.events == []


def test_the_same_words_wander_by_a_pixel_at_a_time(desk: Desk) -> None:
    places = []
    for _ in range(30):
        desk.show(ADA)
        desk.wait(DRIFT_EVERY, 1.0)
        assert cropped(desk.panel.image()) == drawn(ADA)
        places.append(desk.panel.image().getbbox()[:2])  # type: ignore[index]
    assert len(set(places)) > 5
    assert all(abs(x1 - x0) + abs(y1 - y0) <= 1 for (x0, y0), (x1, y1) in pairwise(places))


def test_no_pixel_of_a_wandering_frame_burns_all_the_time(desk: Desk) -> None:
    always = Image.new("1", (128, 64), 1)
    for _ in range(60):
        desk.show(ADA)
        desk.wait(DRIFT_EVERY, 5.0)
        always = ImageChops.logical_and(always, desk.panel.image())
    lit = desk.panel.image().convert("L").histogram()[255]
    assert always.convert("L").histogram()[255] < lit / 2


def test_a_pulled_plug_is_told_once_and_the_words_come_back_with_it(desk: Desk) -> None:
    desk.show(ADA)
    desk.panel.unplug()
    desk.show(BO)
    desk.wait(60.0)
    assert [(event.part, event.code) for event in desk.events if isinstance(event, Fault)] == [
        ("screen", "screen-absent")
    ]
    assert desk.screen.shown == Frame(())
    desk.panel.plug()
    desk.wait(LAST_RETRY + 1.0)
    assert [type(event) for event in desk.events] == [Fault, Mended]
    assert cropped(desk.panel.image()) == drawn(BO)
    assert desk.panel.lit and desk.screen.shown == BO


def test_a_second_pulled_plug_is_told_again(desk: Desk) -> None:
    for _ in range(2):
        desk.show(ADA)
        desk.panel.unplug()
        desk.show(BO)
        desk.wait(5.0)
        desk.panel.plug()
        desk.wait(LAST_RETRY + 1.0)
    assert [type(event) for event in desk.events] == [Fault, Mended, Fault, Mended]


def test_a_panel_that_was_never_there_is_told_soon_after_the_start(desk: Desk) -> None:
    desk.panel.unplug()
    desk.show(ADA)
    desk.wait(0.5)
    assert [event.code for event in desk.events if isinstance(event, Fault)] == ["screen-absent"]


def test_a_stuck_bus_is_told_as_a_panel_that_does_not_answer(desk: Desk) -> None:
    desk.show(ADA)
    desk.panel.freeze()
    desk.show(BO)
    desk.wait(2.0)
    assert [event.code for event in desk.events if isinstance(event, Fault)] == ["screen-silent"]


@pytest.mark.parametrize("number", [errno.EIO, errno.ENXIO, errno.ETIMEDOUT, errno.EREMOTEIO])
def test_a_glitch_of_the_bus_is_mended_before_anybody_hears_of_it(desk: Desk, number: int) -> None:
    desk.show(ADA)
    desk.panel.refuse(number)
    desk.show(BO)
    desk.panel.thaw()
    desk.wait(0.5)
    assert desk.events == []
    assert cropped(desk.panel.image()) == drawn(BO)


def test_a_missing_panel_is_tried_ever_more_rarely(desk: Desk) -> None:
    tries: list[float] = []

    def missing() -> None:
        tries.append(desk.now)
        raise FileNotFoundError(errno.ENOENT, "no such bus")

    screen = OledScreen(desk.events.append, lambda: desk.now, make_device=missing, lettering=LETTERING)  # type: ignore[arg-type]
    for second in range(600):
        desk.now = float(second)
        screen.step(desk.now)
    gaps = [later - earlier for earlier, later in pairwise(tries)]
    assert gaps == sorted(gaps)
    assert gaps[-1] == LAST_RETRY
    assert [event.code for event in desk.events if isinstance(event, Fault)] == ["screen-absent"]


def test_a_panel_that_lost_power_unnoticed_is_whole_again_within_a_minute(desk: Desk) -> None:
    desk.show(ADA)
    desk.panel.unplug()
    desk.panel.plug()
    desk.wait(DRIFT_EVERY + 1.0, 1.0)
    assert desk.panel.lit
    assert cropped(desk.panel.image()) == drawn(ADA)


def test_closing_leaves_the_glass_dark_and_may_be_done_twice(desk: Desk) -> None:
    desk.show(ADA)
    desk.screen.close()
    desk.screen.close()
    assert not desk.panel.lit
    quiet = desk.panel.transactions
    desk.show(BO)
    assert desk.panel.transactions == quiet


def test_closing_without_a_panel_does_not_raise(desk: Desk) -> None:
    desk.show(ADA)
    desk.panel.unplug()
    desk.screen.close()
    Desk().screen.close()


def test_words_that_do_not_fit_are_noted_for_the_makers(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    desk.show(Frame((" ".join(f"Phrase numéro {n}" for n in range(6)),)))
    desk.wait(5.0)
    assert caplog.text.count("too small for") == 1


def test_frames_from_many_threads_end_with_one_of_them_whole(desk: Desk) -> None:
    frames = [Frame((f"Ada {n}",)) for n in range(40)]
    threads = [threading.Thread(target=desk.screen.show, args=(frame,)) for frame in frames]
    for thread in threads:
        thread.start()
        desk.wait(STEP)
    for thread in threads:
        thread.join()
    desk.wait(STEP)
    assert desk.screen.shown in frames
    assert cropped(desk.panel.image()) == drawn(desk.screen.shown)
    assert desk.events == []
