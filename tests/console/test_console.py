"""The conversation, by its keys and taps: what each press comes to, what is said, what is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firmware.engine.evening import Evening
from firmware.words.forms import Language
from tests.console.table import GAMES, Table
from tests.engine.test_journal_disk import full_disk


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_the_first_words_say_what_it_is_and_name_the_keys(table: Table) -> None:
    assert "Coincoin" in table.texts[0]
    assert "OK" in table.texts[0] and "Répéter" in table.texts[0]
    assert table.box.earcons == ["ready"]
    assert table.state["mode"] == "menu"


def test_a_choice_is_browsed_and_taken_with_ok(table: Table) -> None:
    table.begin().to_ask("first")
    assert table.press("NEXT") == ["Ada"]
    assert table.press("NEXT") == ["Bo"]
    assert "Bo" in table.frame
    table.press("OK")
    assert table.state["ask"] == "deal"


def test_ok_takes_nothing_that_was_not_heard(table: Table) -> None:
    table.begin().to_ask("first")
    table.press("OK")
    assert table.state["ask"] == "first"
    assert table.box.earcons[-1] == "refuse"


def test_a_number_starts_at_its_default_and_stops_at_its_ends(table: Table) -> None:
    table.begin().to_ask("bid")
    assert table.state["entered"] == 2
    assert table.press("NEXT") == ["trois"]
    assert table.press("E") == ["cinq"]
    table.press("NEXT")
    assert table.state["entered"] == 5
    assert table.box.earcons[-1] == "refuse"
    table.press("OK")
    assert table.state["ask"] == "basket"


def test_a_tally_counts_each_press_and_undo_takes_one_off(table: Table) -> None:
    table.begin().to_ask("basket")
    table.press("A", "A", "B")
    assert table.press("UNDO") == ["poire: zéro"]
    assert table.state["entered"] == {"apple": 2}
    table.press("OK")
    assert table.state["ask"] == "shown"


def test_a_tally_says_why_it_is_full(table: Table) -> None:
    table.begin().to_ask("basket")
    table.press("B", "B", "B")
    assert table.state["entered"] == {"pear": 2}


def test_a_card_is_named_facet_by_facet_and_undo_goes_one_facet_back(table: Table) -> None:
    table.begin().to_ask("shown")
    table.press("B")
    assert table.state["entered"] == {"kind": "pear"}
    table.press("UNDO")
    assert table.state["entered"] == {}
    assert table.press("A", "B")[2:3] == ["pomme, petite"]
    assert table.state["ask"] == "row"


def test_a_list_is_collected_and_finished(table: Table) -> None:
    table.begin().to_ask("row")
    table.press("A", "NEXT", "NEXT", "OK")
    assert table.state["entered"] == {"items": ["apple", "pear"], "focus": "pear"}
    table.press("UNDO")
    assert table.state["entered"] == {"items": ["apple"], "focus": "pear"}
    table.press("NEXT", "NEXT", "OK")
    assert table.state["ask"] == "double"


def test_undo_takes_back_the_last_answer_and_says_so(table: Table) -> None:
    table.begin().to_ask("basket")
    said = table.press("UNDO")
    assert said[0].startswith("Annulé pour Ada")
    assert table.state["ask"] == "bid"
    assert table.box.earcons[-1] == "undo"


def test_undo_crosses_the_end_of_the_game(table: Table) -> None:
    table.begin().to_ask("box-after")
    assert table.state["over"]
    table.press("UNDO")
    assert not table.state["over"]
    assert table.state["ask"] == "double"


def test_after_the_end_the_same_table_plays_again_on_one_key(table: Table) -> None:
    table.begin().to_ask("box-after")
    table.press("A")
    assert table.state["ask"] == "first"
    assert table.state["seats"] == ["Ada", "Bo"]


def test_what_is_likely_said_next_is_rendered_in_idle_time(table: Table) -> None:
    assert len([text for text in table.box.warmed if text.startswith("Volume")]) == 10
    said = table.press("NEXT")
    assert set(said) <= set(table.box.warmed)


def test_nothing_times_out(table: Table) -> None:
    table.begin().to_ask("bid")
    before = dict(table.state)
    table.wait(86_400)
    assert dict(table.state) == before


def test_info_says_where_we_are_and_walks_every_topic(table: Table) -> None:
    table.begin().to_ask("bid")
    said = table.press("INFO")
    assert said[0] == "Jouet." and "C'est à Ada de jouer." in said
    topics = [table.state["topic"]]
    while True:
        table.press("NEXT")
        if table.state["topic"] == "where":
            break
        topics.append(table.state["topic"])
    assert topics == ["where", "scores", "table", "keys", "why", "missed", "rule", "settings", "doctor", "end", "hand"]
    table.press("UNDO")
    assert table.state["mode"] == "game" and table.state["ask"] == "bid"


def test_info_explains_the_last_points(table: Table) -> None:
    table.begin().to_ask("double")
    table.press("A")
    table.press("INFO", "D")
    assert table.texts[-2:] == ["Pourquoi.", "Ada: zéro pour une mise de deux."]


def test_learn_mode_names_every_key_and_changes_nothing(table: Table) -> None:
    table.begin().to_ask("bid")
    before = dict(table.state)
    table.press("INFO", "C", "OK")
    assert table.state["mode"] == "learn"
    for key in ("A", "B", "C", "D", "E", "PREVIOUS", "OK", "NEXT", "REPEAT", "VOLUME_DOWN", "VOLUME_UP"):
        assert len(table.press(key)) == 2  # type: ignore[arg-type]
    table.press("UNDO")
    assert dict(table.state) == before


def test_ending_the_game_needs_more_than_ok(table: Table) -> None:
    table.begin().to_ask("bid")
    table.press("INFO", "PREVIOUS", "PREVIOUS", "OK", "OK")
    assert table.state["mode"] == "game"
    table.press("INFO", "PREVIOUS", "PREVIOUS", "OK", "NEXT", "OK")
    assert table.state["mode"] == "menu"
    assert Evening.resume(table.journal, GAMES) is None


def test_the_volume_speaks_at_every_step_and_stops_at_its_ends(table: Table) -> None:
    table.listen()
    for _ in range(12):
        said = table.press("VOLUME_UP")
        assert len(said) == 1
    assert table.box.volumes[-1] == 10 and "dix" in said[0]
    assert len(set(table.box.volumes)) == 6


def test_the_volume_is_safe_when_switched_on(table: Table) -> None:
    table.press(*["VOLUME_UP"] * 9)
    assert 3 <= table.restart().number("volume") <= 7


def test_settings_survive_and_the_language_changes_at_once(table: Table) -> None:
    table.begin()
    table.press("INFO", *["PREVIOUS"] * 4, "OK", "OK", "A", "B")
    assert table.state["language"] == "en"
    table.press("UNDO", "UNDO")
    assert table.texts[-1] == "Who is first?"
    assert table.restart().state["language"] == "en"


def test_a_player_may_have_another_verbosity_than_the_table(table: Table) -> None:
    table.begin().to_ask("bid")
    table.press("INFO", *["PREVIOUS"] * 4, "OK", "B", "A", "C")
    table.press("UNDO", "UNDO")
    assert table.state["verbosity"] == "brief"
    table.press("UNDO")
    assert table.state["verbosity"] == "normal"


def test_a_power_cut_costs_nothing(table: Table) -> None:
    table.begin().to_ask("row")
    answers = table.state["answers"]
    again = table.restart()
    assert any("Jouet" in text for text in again.texts)
    again.press("OK")
    assert again.state["ask"] == "row" and again.state["answers"] == answers


def test_a_name_is_spelled_with_the_keys(table: Table) -> None:
    table.press("OK", "PREVIOUS", "OK", "NEXT", "OK")
    table.press("PREVIOUS", "OK", "B", "E", "A", "PREVIOUS", "OK")
    assert table.state["ask"] == "box-name"
    assert "Bea" in table.texts[-5:]


def test_a_fault_is_told_once_and_its_mending_too(table: Table) -> None:
    assert "lecteur" in table.fault("reader", "reader-silent")[0]
    assert table.fault("reader", "reader-silent") == []
    assert table.state["faults"] == ["reader-silent"]
    assert "marche" in table.mend("reader")[0]
    assert table.mend("reader") == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_is_played_by_keys_alone(tmp_path: Path, language: Language) -> None:
    table = Table(tmp_path, language=language).begin()
    random = Random(3)
    for _ in range(2000):
        if table.state["over"]:
            break
        table.press(random.choice(["A", "B", "C", "D", "OK", "OK", "OK", "NEXT", "PREVIOUS"]))
        if table.box.earcons[-1] == "refuse" and table.state["entered"]:
            table.press("UNDO")
        table.listen()
    assert table.state["over"]
    assert table.state["ask"] == "box-after"


KEYS = st.sampled_from(
    ["A", "B", "C", "D", "E", "PREVIOUS", "OK", "OK", "NEXT", "UNDO", "REPEAT", "INFO", "VOLUME_DOWN", "VOLUME_UP"]
)
TAGS = st.sampled_from(
    ["toy/apple.big", "toy/plum.small", "coincoin/game.toy", "coincoin/player.Bo", "x/y", "coincoin/", "", None]
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(acts=st.lists(st.one_of(KEYS, st.tuples(TAGS)), max_size=100), language=st.sampled_from(["fr", "en"]))
def test_no_storm_of_keys_and_taps_upsets_it(
    tmp_path_factory: pytest.TempPathFactory, acts: list[object], language: str
) -> None:
    table = Table(tmp_path_factory.mktemp("storm"), language=language).begin()  # type: ignore[arg-type]
    for act in acts:
        if isinstance(act, tuple):
            table.tap(act[0])
        else:
            table.press(act)  # type: ignore[arg-type]
        table.wait(1.0)
    resumed = Evening.resume(table.journal, GAMES)
    if table.state["game"] == "toy" and not table.state["over"]:
        assert isinstance(resumed, Evening)
        assert len(resumed.session.answers) == table.state["answers"]
        assert list(resumed.session.totals) == table.state["totals"]
    table.journal.close()


def test_a_journal_that_cannot_write_is_told_at_once_named_by_info_and_told_when_it_writes_again(table: Table) -> None:
    table.begin().to_ask("bid")
    with full_disk():
        assert any("journal" in said for said in table.press("OK"))
        assert "journal-unsaved" in str(table.state["faults"])
        assert table.state["ask"] != "bid"
        table.press("INFO")
        heard = [said for _ in range(12) for said in table.press("NEXT")]
        assert any("journal" in said for said in heard), heard
        table.press("UNDO")
    assert any("journal" in said for said in table.press("OK"))
    assert table.state["faults"] == []
