"""The command line: each command does its work, and says what is wrong in one sentence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from firmware.cli import main

ROOT = Path(__file__).parents[2]
COMMANDS = ("bench", "benchmark", "demo", "play", "referee", "replay", "say", "serve")


def run(*args: str, lines: str = "") -> tuple[int, str, str]:
    result = CliRunner().invoke(main, args, input=lines)
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0 and len(out) > 100


def test_the_list_of_commands_is_whole() -> None:
    assert set(COMMANDS) <= set(main.commands)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("referee", "chess", "--seats", "Ada,Bo"), "there is no game 'chess'"),
        (("referee", "interduck", "--seats", "Ada"), "2 to 5 players, not 1"),
        (("referee", "interduck", "--seats", "Ada,Ada"), "a name of their own"),
        (("referee", "interduck", "--seats", "Ada,Bo", "--option", "tracking"), "should look like key=value"),
        (("referee", "interduck", "--seats", "Ada,Bo", "--option", "tracking=x"), "it is one of"),
        (("demo", "chess"), "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(args: tuple[str, ...], why: str) -> None:
    code, out, err = run(*args)
    assert code == 2 and why in err and not out


def test_the_referee_speaks_json_lines_to_the_end_of_its_input() -> None:
    code, out, _ = run(
        "referee", "interduck", "--seats", "Ada,Bo", "--seed", "7", lines='{"answer":"1"}\n{"board":true}\n'
    )
    header, first, second, board = map(json.loads, out.splitlines())
    assert code == 0
    assert header["seats"] == ["Ada", "Bo"] and header["seed"] == 7
    assert first["ask"]["id"] == "oya" and second["ask"]["id"] == "deal" and board["board"]["oya"] == 1


def test_the_bench_speaks_json_lines_and_keeps_its_state_where_it_is_told(tmp_path: Path) -> None:
    state = tmp_path / "state"
    code, out, _ = run(
        "bench", "--state", str(state), "--voice", "measured", lines='{"press":"NEXT"}\n{"settle":true}\n'
    )
    greeting, pressed, settled = map(json.loads, out.splitlines())
    assert code == 0
    assert greeting["speech"][0]["text"].startswith("Coincoin est prêt")
    assert pressed["state"]["mode"] == settled["state"]["mode"] == "menu"
    assert list(state.iterdir())


@pytest.mark.parametrize("command", ["serve", "say"])
def test_settings_that_this_user_may_not_read_are_left_to_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    file = tmp_path / "box.toml"
    file.touch()
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    option = next(option for option in main.commands[command].params if option.name == "file")
    with click.Context(main.commands[command]) as context:
        assert option.type_cast_value(context, str(file)) == file


HAND = (
    *({"tap": "coincoin/game.interduck"}, *[{"press": "OK"}] * 3),
    *({"press": key} for key in ("INFO", "PREVIOUS", "OK")),
    *({"settle": True}, {"tap": "interduck/baroque.draw"}, {"settle": True}),
)


@pytest.mark.parametrize(("options", "channel"), [((), "speaker"), (("--earphone",), "earphone")])
def test_the_bench_has_an_earphone_when_it_is_told_so(options: tuple[str, ...], channel: str) -> None:
    lines = "".join(f"{json.dumps(line)}\n" for line in HAND)
    code, out, _ = run("bench", "--voice", "measured", "--seed", "7", "--lang", "en", *options, lines=lines)
    last = [spoken for line in out.splitlines()[-2:] for spoken in json.loads(line)["speech"]]
    assert code == 0
    assert {spoken["channel"] for spoken in last} == {channel}
    assert any("Baroque" in spoken["text"] for spoken in last) == (channel == "earphone")


def test_a_closed_pipe_ends_a_demonstration_quietly(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "firmware.cli", "demo", "interduck", "--out", tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline()
        running.stdout.close()
        assert not running.stderr.read()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("command", [("play", "--silent"), ("bench", "--voice", "measured"), ("demo", "interduck")])
def test_whoever_stops_it_nothing_stays_behind(
    tmp_path: Path, number: signal.Signals, command: tuple[str, ...]
) -> None:
    (tmp_path / "tmp").mkdir()
    with subprocess.Popen(
        [sys.executable, "-m", "firmware.cli", *command],
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(tmp_path / "tmp"), "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline()
        running.send_signal(number)
        running.stdout.read()
        assert "Traceback" not in running.stderr.read()
    assert running.returncode == (0 if command[0] == "play" else 1)
    assert not list((tmp_path / "tmp").iterdir())


def test_ctrl_d_leaves_the_terminal_as_a_key_does(tmp_path: Path) -> None:
    keyboard, its_end = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "firmware.cli", "play", "--silent"],
        stdin=its_end,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        os.close(its_end)
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline()
        with suppress(OSError):  # the terminal is gone
            while running.poll() is None:  # what is typed before it listens is lost
                os.write(keyboard, b"\x04")
                time.sleep(0.1)
        os.close(keyboard)
        assert "Aborted" not in running.stderr.read()
    assert running.returncode == 0
