"""Laws of the speech policy: nothing is lost, nothing is said twice, what matters comes first."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from device.ports import Fact, Heard, Priority, Utterance
from device.speech_queue import SpeechQueue

PRIORITIES: tuple[Priority, ...] = ("now", "next", "normal")


FACTS = st.none() | st.builds(Fact, st.sampled_from(("question", "reader")), st.integers(1, 4))


def utterance(
    id_: int, priority: Priority = "normal", expires: float | None = None, fact: Fact | None = None
) -> Utterance:
    return Utterance(id_, "un", "fr", priority, expires=expires, fact=fact)


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
    assert [(heard.utterance, heard.whole, heard.stale) for heard in expired] == [(1, False, True)]
    assert queue.current is not None and queue.current.id == 2


def test_what_began_in_time_is_said_to_its_end() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1, expires=2.0), 0)
    queue.pick(2.0)
    assert queue.pick(9.0) == ()
    assert [heard.whole for heard in queue.finished(True, 9.0)] == [True]


def test_a_newer_edition_of_a_fact_overtakes_what_waits_and_not_what_sounds() -> None:
    queue = SpeechQueue()
    queue.say(utterance(1, fact=Fact("question", 1)), 0)
    queue.pick(0)
    queue.say(utterance(2, fact=Fact("question", 1)), 0)
    queue.say(utterance(3, fact=Fact("reader", 1)), 0)
    overtaken = queue.say(utterance(4, fact=Fact("question", 2)), 1)
    assert [(heard.utterance, heard.whole, heard.stale) for heard in overtaken] == [(2, False, True)]
    assert queue.current is not None and queue.current.id == 1
    queue.finished(True, 1)
    assert said_in_order(queue) == [3, 4]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.tuples(FACTS, st.sampled_from(("normal", "next"))), max_size=20))
def test_the_newest_of_each_fact_is_said_and_nothing_without_a_fact_dies(
    said: list[tuple[Fact | None, Priority]],
) -> None:
    queue = SpeechQueue()
    for id_, (fact, priority) in enumerate(said):
        queue.say(utterance(id_, priority, fact=fact), 0)
    order = said_in_order(queue)
    assert {id_ for id_, (fact, _) in enumerate(said) if fact is None} <= set(order)
    newest = {fact.of: max(f.edition for f, _ in said if f and f.of == fact.of) for fact, _ in said if fact}
    for of, edition in newest.items():
        kept = [fact for id_ in order if (fact := said[id_][0]) and fact.of == of]
        assert any(fact.edition == edition for fact in kept)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("say"), st.sampled_from(PRIORITIES), st.none() | st.floats(0, 30), FACTS),
            st.tuples(st.sampled_from(("cut", "pick", "finish")), st.just("normal"), st.none(), st.none()),
        ),
        max_size=30,
    )
)
def test_every_utterance_is_heard_exactly_once(acts: list[tuple[str, Priority, float | None, Fact | None]]) -> None:
    queue, given_ = SpeechQueue(), 0
    heard: list[Heard] = []
    for now, (act, priority, expires, fact) in enumerate(acts):
        if act == "say":
            heard += queue.say(utterance(given_, priority, expires, fact), now)
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
