from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from device.configuration import PINS, Box, Configuration, Trouble, read_configuration

EXAMPLE = Path(__file__).parents[2] / "systemd" / "box.toml.example"


def only_trouble(text: str) -> tuple[Configuration, Trouble]:
    configuration, troubles = read_configuration(text)
    assert len(troubles) == 1, troubles
    return configuration, troubles[0]


def test_a_missing_file_means_the_defaults(tmp_path: Path) -> None:
    assert read_configuration(tmp_path / "box.toml") == (Configuration(), ())


def test_the_example_shows_every_key_with_its_default_and_a_reason() -> None:
    assert read_configuration(EXAMPLE) == (Configuration(), ())
    text = EXAMPLE.read_text(encoding="utf-8")
    shown = set(re.findall(r"^(\w+) = ", text, re.MULTILINE))
    sections = msgspec.to_builtins(Configuration())
    assert shown == {key for section in sections.values() for key in section if key != "pins"} | PINS.keys()
    for line in text.splitlines():
        key = line.split(" = ")[0]
        assert " = " not in line or key in PINS or "# " in line, f"{key} has no reason"


def test_what_the_owner_writes_is_what_counts() -> None:
    configuration, troubles = read_configuration(
        '[box]\nlanguage = "en"\n[screen]\naddress = 0x3D\n[reader]\nreset_pin = "none"\n'
        "[voice]\ndeadline = 3\n[keys]\npins.A = 6\npins.B = 5\n"
    )
    assert troubles == ()
    assert configuration.box.language == "en"
    assert configuration.screen.address == 0x3D
    assert configuration.reader.reset_pin == "none"
    assert configuration.voice.deadline == 3.0
    assert configuration.keys.pins == PINS | {"A": 6, "B": 5}


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ('[box]\nlanguage = "de"', Trouble("box.language", "'de'", '"fr" or "en"', 2)),
        ("[screen]\n\nbus = true", Trouble("screen.bus", "True", "a bus number from 0 to 255", 3)),
        ("[sound]\nceiling = 11", Trouble("sound.ceiling", "11", "a whole number from 1 to 10", 2)),
        ("keys.stable_ms = 0", Trouble("keys.stable_ms", "0", "milliseconds from 1 to 100", 1)),
        ("[voice]\ndeadline = nan", Trouble("voice.deadline", "nan", "seconds from 0.2 to 30", 2)),
        ('[reader]\npath = ""', Trouble("reader.path", "''", "a text, not empty", 2)),
        ("[reader]\nreset_pin = 1", Trouble("reader.reset_pin", "1", 'a BCM pin from 2 to 27, or "none"', 2)),
        ("[keys.pins]\nOK = 28", Trouble("keys.pins.OK", "28", "a BCM pin from 2 to 27", 2)),
        ("keys = 3", Trouble("keys", "3", "a section [keys]", 1)),
        ("[keys]\npins = 3", Trouble("keys.pins", "3", "a section [keys.pins]", 2)),
        ("[[box]]", Trouble("box", "[{}]", "a section [box]", 1)),
    ],
)
def test_a_wrong_value_is_told_and_falls_back_on_its_default(text: str, trouble: Trouble) -> None:
    assert only_trouble(text) == (Configuration(), trouble)


def test_one_wrong_line_leaves_all_others_standing() -> None:
    configuration, trouble = only_trouble('[box]\nstate = "/srv"\nlanguage = 3\n[sound]\nceiling = 2\n')
    assert (configuration.box.state, configuration.box.language, configuration.sound.ceiling) == ("/srv", "fr", 2)
    assert str(trouble) == 'box.language (line 3) is 3, expected "fr" or "en"'


@pytest.mark.parametrize(
    ("text", "key", "suggestion"),
    [
        ('[box]\nlangage = "fr"', "box.langage", "box.language"),
        ("[screens]\nbus = 1", "screens", "screen"),
        ("[keys.pins]\nOKAY = 7", "keys.pins.OKAY", "keys.pins.OK"),
    ],
)
def test_an_unknown_key_is_told_with_the_nearest_known_one(text: str, key: str, suggestion: str) -> None:
    _, trouble = only_trouble(text)
    assert (trouble.key, trouble.expected) == (key, f"a known key, perhaps {suggestion}")


def test_a_line_that_an_older_box_knew_costs_only_itself() -> None:
    configuration, trouble = only_trouble('[box]\nname = "Coincoin"\nlanguage = "en"\n')
    assert configuration == Configuration(box=Box(language="en"))
    assert str(trouble).startswith("box.name (line 2) is 'Coincoin', expected a known key")


@pytest.mark.parametrize("pin", [14, 15, 18, 19, 20, 21, 2, 3])
def test_a_pin_of_another_part_is_refused_with_the_reason(pin: int) -> None:
    configuration, trouble = only_trouble(f"[keys.pins]\nA = {pin}")
    assert configuration.keys.pins == PINS
    assert trouble.expected.startswith(f"another pin: {pin} belongs to the ")
    assert "reader" in trouble.expected or pin not in (14, 15)


def test_without_a_screen_its_pins_are_free() -> None:
    configuration, troubles = read_configuration("[screen]\nenabled = false\n[keys.pins]\nA = 2\nB = 3")
    assert troubles == ()
    assert (configuration.keys.pins["A"], configuration.keys.pins["B"]) == (2, 3)


def test_two_keys_never_share_a_pin() -> None:
    configuration, trouble = only_trouble("[keys.pins]\nA = 7\nE = 7")
    assert configuration.keys.pins == PINS | {"A": 7}
    assert trouble == Trouble("keys.pins.E", "7", "a pin of its own: 7 is also keys.pins.A", 3)


def test_a_key_that_gives_up_its_pin_can_make_another_give_up_too() -> None:
    configuration, troubles = read_configuration("[keys.pins]\nA = 6\nB = 7\nC = 7\nD = 12")
    assert configuration.keys.pins == PINS | {"A": 6, "B": 7}
    assert [trouble.key for trouble in troubles] == ["keys.pins.C", "keys.pins.D"]


def test_a_key_may_have_the_reset_pin_only_when_the_reader_gives_it_up() -> None:
    _, trouble = only_trouble("[keys.pins]\nA = 25")
    assert trouble.expected == "a pin of its own: 25 is also reader.reset_pin"
    configuration, troubles = read_configuration('[reader]\nreset_pin = "none"\n[keys.pins]\nA = 25')
    assert (configuration.keys.pins["A"], troubles) == (25, ())


def test_unreadable_toml_is_one_trouble_with_its_place() -> None:
    configuration, trouble = only_trouble('[box]\nstate = "/srv"\nlanguage fr\n')
    assert configuration == Configuration()
    assert (trouble.key, trouble.expected, trouble.line, trouble.column) == ("", "TOML", 3, 10)
    assert only_trouble('[box]\nstate = """/srv')[1].line == 2


def test_a_file_that_is_no_text_is_one_trouble(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"name = \xff")
    assert read_configuration(path)[1][0].expected == "a text file in UTF-8"
    assert read_configuration(tmp_path)[1][0].expected == "a readable file"
    assert read_configuration(Path("a\0b"))[1][0].expected == "a readable file"


KEYS = st.sampled_from(
    ["box", "keys", "pins", "A", "E", "reader", "reset_pin", "sound", "ceiling", "screen", "bus", "x"]
)
LINES = st.one_of(
    st.builds("[{}]".format, KEYS),
    st.builds("[{}.{}]".format, KEYS, KEYS),
    st.builds(
        "{} = {}".format,
        KEYS,
        st.sampled_from(
            ["1", "7", "25", "-1", "1e9", "inf", "nan", "true", '"x"', "[]", "{a=1}", "1979-05-27", "9" * 40]
        ),
    ),
    st.text(max_size=12),
)


@settings(max_examples=150, deadline=None)
@given(st.one_of(st.text(max_size=60), st.lists(LINES, max_size=8).map("\n".join)))
@example("a=" + "[" * 5000)
@example("keys.pins.A = " + "9" * 5000)
@example("\ufeff[box]")
@example("box.state." + "a." * 5000 + "a = 1")
@example("[screen]\nbus = 0x" + "f" * 5000)
def test_junk_never_raises_and_always_gives_a_complete_configuration(text: str) -> None:
    configuration, _ = read_configuration(text)
    pins = configuration.keys.pins
    assert pins.keys() == PINS.keys()
    assert len({*pins.values(), configuration.reader.reset_pin}) == len(PINS) + 1
    assert msgspec.convert(msgspec.to_builtins(configuration), Configuration) == configuration


def written(value: object) -> str:
    """This value in TOML, with every table on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written(str(key))} = {written(held)}" for key, held in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, float):
        return repr(value)
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


NAMES = st.sampled_from([*msgspec.to_builtins(Configuration()), "fr", "en", "pins", "name", "OK"]) | st.text(max_size=4)
SCALARS = st.text(max_size=6) | st.integers() | st.floats() | st.booleans()
VALUES = st.recursive(
    SCALARS, lambda held: st.lists(held, max_size=3) | st.dictionaries(NAMES, held, max_size=3), max_leaves=8
)
SHAPED = st.dictionaries(NAMES, st.dictionaries(NAMES, st.dictionaries(NAMES, VALUES, max_size=3) | VALUES) | VALUES)


@settings(max_examples=200, deadline=None)
@given(SHAPED, st.dictionaries(st.text(max_size=300), SCALARS, max_size=4), st.sampled_from(["fr", "en"]))
def test_any_table_gives_a_complete_configuration(
    table: dict[str, object], words: dict[str, object], lang: str
) -> None:
    text = "\n".join(f"{written(name)} = {written(held)}" for name, held in table.items() if name != "spoken")
    text += f"\n[spoken.{lang}]\n" + "\n".join(f"{written(key)} = {written(said)}" for key, said in words.items())
    configuration, troubles = read_configuration(text)
    assert msgspec.convert(msgspec.to_builtins(configuration), Configuration) == configuration
    spellings = configuration.spoken.fr if lang == "fr" else configuration.spoken.en
    told = [trouble for trouble in troubles if trouble.key.startswith("spoken.")]
    assert len(spellings) + len(told) == len(words)
    assert all(trouble.line for trouble in told)
