"""The whole program as a process: how long until it is ready, how much memory, how long an import, how many flushes."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil

from firmware.benchmark.budgets import FLUSHES, IMPORT, MEMORY, READY, Figure, figure

SETTLED = 3.0
"""Seconds after which the voice worker has started and spoken."""
_IMPORT = "import time; began = time.perf_counter(); import firmware.service; print(time.perf_counter() - began)"
_ANSWERS = 40
_WRITER = """
import sys, time
from pathlib import Path
from random import Random
from firmware.engine.evening import Evening
from firmware.engine.game import find_game
from firmware.engine.journal import Journal
from firmware.engine.player import random_answer
journal = Journal.open(Path(sys.argv[1]), clock=time.monotonic, boot_id="b", wall=time.time)
evening = Evening.start(journal, find_game("interduck"), ("Ada", "Bo", "Cy"), seed=1, options={})
chance = Random(1)
for _ in range(int(sys.argv[2])):
    evening.answer(random_answer(evening.session.ask, chance))
"""


def process(state: Path, repeats: int) -> list[Figure]:
    imported(state)  # compiles, as the installation of a box has done
    served(state / "first", state)
    starts, memories = zip(*(served(state / str(at), state) for at in range(max(2, repeats // 10))), strict=True)
    imports = [imported(state) for _ in range(max(3, repeats // 5))]
    figures = [figure(READY, starts), figure(MEMORY, memories), figure(IMPORT, imports)]
    flushes = flushed(state)
    return figures if flushes is None else [*figures, figure(FLUSHES, [flushes])]


def installed(compiled: Path) -> dict[str, str]:
    """The environment of a program whose modules are compiled and kept, here in this folder."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**own, "PYTHONPYCACHEPREFIX": str(compiled / "compiled")}


def served(state: Path, compiled: Path) -> tuple[float, float]:
    """``coincoin serve`` on a machine without parts: milliseconds until READY, megabytes once it has spoken.

    As its unit has it, without the plug-ins that ALSA has for the sound servers of desktops.
    """
    state.mkdir(parents=True)
    config = state / "box.toml"
    config.write_text(f'[box]\nstate = "{state}"\n[keys]\nfactory = "mock"\n[screen]\nenabled = false\n')
    address = str(state / "notify")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(address)
        told.settimeout(30)
        began = time.perf_counter()
        command = [sys.executable, "-m", "firmware.cli", "serve", "--config", str(config)]
        environment = {**installed(compiled), "NOTIFY_SOCKET": address, "ALSA_PLUGIN_DIR": str(state)}
        running = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            while b"READY=1" not in told.recv(4096):
                continue
            ready = (time.perf_counter() - began) * 1000
            time.sleep(SETTLED)
            family = [psutil.Process(running.pid), *psutil.Process(running.pid).children(recursive=True)]
            memory = sum(own_memory(member) for member in family) / 1e6
        finally:
            running.terminate()
            running.wait(timeout=10)
    return ready, memory


def own_memory(member: psutil.Process) -> float:
    """Bytes in memory, those shared with others counted in part."""
    return float(member.memory_full_info().pss)


def imported(compiled: Path) -> float:
    """Milliseconds to import the whole program, in a fresh interpreter."""
    environment = installed(compiled)
    run = subprocess.run([sys.executable, "-c", _IMPORT], env=environment, capture_output=True, check=True, text=True)
    return float(run.stdout) * 1000


def flushed(state: Path) -> float | None:
    """Flushes to the disk for each answer, counted at the system calls; None where strace is not installed."""
    strace = shutil.which("strace")
    if strace is None:
        return None
    counts = []
    for answers in (_ANSWERS, 2 * _ANSWERS):
        log = state / f"strace-{answers}"
        writer = [sys.executable, "-c", _WRITER, str(state / f"flushes-{answers}.sqlite"), str(answers)]
        subprocess.run([strace, "-f", "-e", "trace=fsync,fdatasync", "-o", str(log), *writer], check=True)
        counts.append(log.read_text().count("sync("))
    return (counts[1] - counts[0]) / _ANSWERS
