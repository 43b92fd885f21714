"""Laws of the speech policy: nothing is lost, nothing is said twice, what matters comes first."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from device.ports import Heard, Priority, Utterance
from device.speech_queue import SpeechQueue

PRIORITIES: tuple[Priority, ...] = ("now", "next", "normal")


def utterance(id_: int, priority: Priority = "normal", expires: float | None = None) -> Utterance:
    return Utterance(id_, "un", "fr", priority, expires=expires)


def said_in_order(queue: SpeechQueue, now: float = 0.0) -> list[int]:
    order: list[int] = []
    while True:
        queue.pick(now)
        if queue.current is None:
            return order
        order.append(queue.current.id)
        queue.finished(True, now)


def test_next_comes_before_what_waits_and_after_the_next_said_earlier() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1), 0)
    queue.say(utterance(2, "next"), 0)
    queue.say(utterance(3, "next"), 0)
    queue.say(utterance(4), 0)
    assert said_in_order(queue) == [2, 3, 1, 4]


def test_now_drops_what_is_said_and_what_waits() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1), 0)
    queue.pick(0)
    queue.say(utterance(2), 0)
    dropped = queue.say(utterance(3, "now"), 1.5)
    assert [(heard.utterance, heard.whole, heard.at) for heard in dropped] == [(1, False, 1.5), (2, False, 1.5)]
    assert said_in_order(queue, 1.5) == [3]


def test_what_expired_while_it_waited_is_not_said() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1, expires=2.0), 0)
    queue.say(utterance(2, expires=5.0), 0)
    expired = queue.pick(2.1)
    assert [(heard.utterance, heard.whole) for heard in expired] == [(1, False)]
    assert queue.current is not None and queue.current.id == 2


def test_what_began_in_time_is_said_to_its_end() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1, expires=2.0), 0)
    queue.pick(2.0)
    assert queue.pick(9.0) == ()
    assert [heard.whole for heard in queue.finished(True, 9.0)] == [True]


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("say"), st.sampled_from(PRIORITIES), st.none() | st.floats(0, 30)),
            st.tuples(st.sampled_from(("cut", "pick", "finish")), st.just("normal"), st.none()),
        ),
        max_size=30,
    )
)
def test_every_utterance_is_heard_exactly_once(acts: list[tuple[str, Priority, float | None]]) -> None:
    queue, given_ = SpeechQueue(), 0
    heard: list[Heard] = []
    for now, (act, priority, expires) in enumerate(acts):
        if act == "say":
            heard += queue.say(utterance(given_, priority, expires), now)
            given_ += 1
        elif act == "cut":
            heard += queue.cut(now)
            assert queue.current is None and queue.upcoming is None
        elif act == "pick":
            heard += queue.pick(now)
        else:
            heard += queue.finished(True, now)
    heard += queue.cut(len(acts))
    assert sorted(one.utterance for one in heard) == list(range(given_))
