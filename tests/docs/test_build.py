"""The page for who builds a box: its pins, addresses, commands and sentences are those of the program."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from gpiozero.pins.pi import PiBoardInfo

from device.configuration import RESERVED_PINS, SCREEN_PINS, Configuration
from device.keys import KEYS
from firmware.words.lexicon import Lexicon
from tests.docs.evening_page import ENGLISH

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/build.md").read_text(encoding="utf-8")
WIRES = {
    what: (int(gpio), int(pin))
    for what, gpio, pin in re.findall(r"^- (.+): GPIO (\d+), header pin (\d+)\.$", PAGE, re.MULTILINE)
}
HEADER = PiBoardInfo.from_revision(0xA020D3).headers["J8"].pins
"""The forty pins of a 3B+, as gpiozero has them; all boards that the page names share them."""
POWER_KEY = 4
AMPLIFIER_OFF = 16
USUAL = Configuration()
BOOT = (ROOT / "hw_tests/config.txt").read_text(encoding="utf-8")


def wires(part: str) -> set[int]:
    """The GPIO numbers of all wires of one part."""
    return {gpio for what, (gpio, _) in WIRES.items() if what.startswith(f"{part}'s ")}


def test_the_keys_are_wired_as_the_program_reads_them() -> None:
    assert {ENGLISH[what]: gpio for what, (gpio, _) in WIRES.items() if what in ENGLISH} == {
        key.name: key.pin for key in KEYS
    }


def test_the_other_parts_are_wired_as_the_program_has_them() -> None:
    line = {pin for pin, part in RESERVED_PINS.items() if part == "the reader's line"}
    sound = {pin for pin, part in RESERVED_PINS.items() if part == "the amplifier"}
    assert wires("reader") == line | {USUAL.reader.reset_pin}
    assert wires("screen") == set(SCREEN_PINS)
    assert wires("amplifier") | {20} == sound | {AMPLIFIER_OFF}


@pytest.mark.parametrize("what", WIRES)
def test_each_pin_has_its_place_on_the_header(what: str) -> None:
    gpio, pin = WIRES[what]
    assert HEADER[pin].name == f"GPIO{gpio}"


def test_supply_and_ground_are_at_the_pins_that_are_named() -> None:
    named = re.findall(r"(3\.3 volts|5 volts|[Gg]round)[^.;:]*?,? (?:is at the )?header pins? ([\d, andor]+)", PAGE)
    kinds = {"3.3 volts": "3V3", "5 volts": "5V", "ground": "GND", "Ground": "GND"}
    assert len(named) >= 6
    for kind, pins in named:
        assert {HEADER[int(pin)].name for pin in re.findall(r"\d+", pins)} == {kinds[kind]}, (kind, pins)


def test_no_pin_serves_twice_but_the_one_that_wakes() -> None:
    used = [gpio for gpio, _ in WIRES.values()]
    assert {gpio for gpio in used if used.count(gpio) > 1} == {3}


def test_the_pi_is_told_of_the_same_pins() -> None:
    (pulled,) = re.findall(r"^gpio=([\d,-]+)=ip,pu$", BOOT, re.MULTILINE)
    up = {pin for part in pulled.split(",") for pin in range(int(part.split("-")[0]), int(part.split("-")[-1]) + 1)}
    assert up == {key.pin for key in KEYS} | {POWER_KEY}
    assert f"gpio={USUAL.reader.reset_pin}=op,dl" in BOOT
    assert f"dtoverlay=gpio-shutdown,gpio_pin={POWER_KEY}," in BOOT


def test_addresses_and_settings_are_the_usual_ones() -> None:
    assert f"address 0x{USUAL.screen.address:X} on bus {USUAL.screen.bus}" in PAGE
    assert f"`reader.path`: the reader's line, `{USUAL.reader.path}`" in PAGE
    assert f"`reader.reset_pin`: {USUAL.reader.reset_pin}" in PAGE
    assert f'`screen.driver`: "{USUAL.screen.driver}"' in PAGE
    assert f"`{USUAL.box.state}`" in PAGE
    for setting in re.findall(r"`(\w+\.\w+)`", PAGE):
        section, name = setting.split(".")
        assert section not in Configuration.__struct_fields__ or hasattr(getattr(USUAL, section), name), setting


def test_every_sentence_of_a_fault_is_quoted_as_it_is_said() -> None:
    words = Lexicon("en")
    facts = {"key": "OK", "part": "settings"}
    said = {
        words.sentence(id, facts): id for id in words.sentences.ids() if re.fullmatch(r"fault-\w+-\w+|fault-other", id)
    }
    said[words.sentence("fault-other", {"part": "journal"})] = "fault-other, the journal"
    told = set(re.findall(r"“([^”]+)”", PAGE.partition("## Troubleshooting")[2].replace("\n  ", " ")))
    assert told == set(said)


def test_files_and_links_are_there() -> None:
    for named in re.findall(r"(?<![/\w])(?:systemd|hw_tests|scripts)/[\w.]+", PAGE):
        assert (ROOT / named).exists(), named
    links = re.findall(r"\[[^\]]*\]\(([^)]+)\)", PAGE)
    assert links and [target for target in links if not (ROOT / "docs" / target).exists()] == []


def test_the_program_is_put_where_the_unit_starts_it() -> None:
    unit = (ROOT / "systemd/coincoin.service").read_text(encoding="utf-8")
    (folder,) = re.findall(r"^ExecStart=(.+)/\.venv/", unit, re.MULTILINE)
    assert f"folder at `{folder}`" in PAGE and "/etc/systemd/system/" in PAGE


def test_it_reads_well_aloud() -> None:
    """Headings that leap no level, and neither table nor picture to guess at."""
    text = re.sub(r"^```.*?^```", "", PAGE, flags=re.DOTALL | re.MULTILINE)
    assert not re.search(r"^\||<\w|!\[", text, re.MULTILINE)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
    assert levels.count(1) == 1 and all(after - before <= 1 for before, after in pairwise(levels))
