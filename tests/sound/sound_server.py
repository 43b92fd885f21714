"""A private sound server with a card that records: the machine's own PortAudio and ALSA play into it.

The recorder is there before anybody plays: without one the server pulls in bursts, as no card does.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np

from device.pcm import SAMPLE_RATE, Pcm

PATIENCE = 60.0
ALSA = """</usr/share/alsa/alsa.conf>
pcm.!default {{ type pulse server "unix:{socket}" }}
ctl.!default {{ type pulse server "unix:{socket}" }}
pcm.earphone {{ type pulse server "unix:{earphone}" }}
"""


class SoundServer:
    """Use it as a context manager; it may be switched off and on again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "p.sock"
        self._recorded: list[bytes] = []
        self._processes: list[subprocess.Popen[bytes]] = []
        self._listener: threading.Thread | None = None
        folder.chmod(0o700)
        self.configuration = folder / "asound.conf"
        """For ``ALSA_CONFIG_PATH``; its earphone is another server, in a folder of that name beside this one."""
        earphone = folder.parent / "earphone" / self._socket.name
        self.configuration.write_text(ALSA.format(socket=self._socket, earphone=earphone))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.switch_off()

    def switch_on(self) -> None:
        """Returns when the recorder hears silence."""
        formats = f"rate={SAMPLE_RATE} channels=1 format=s16le"
        self._start(
            "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--log-level=error",
            "-L", f"module-native-protocol-unix socket={self._socket} auth-anonymous=1",
            "-L", f"module-null-sink sink_name=cap {formats}",
        )  # fmt: skip
        self._wait(self._socket.exists)
        before = self.sound().size
        recorder = self._start(
            "parec", "-d", "cap.monitor", "--raw", "--format=s16le", f"--rate={SAMPLE_RATE}", "--channels=1",
            "--latency-msec=5", piped=True,
        )  # fmt: skip
        self._listener = threading.Thread(target=self._record, args=(recorder,), daemon=True)
        self._listener.start()
        self._wait(lambda: self.sound().size > before + 0.15 * SAMPLE_RATE)

    def switch_off(self) -> None:
        """As a daemon that dies: at once."""
        while self._processes:
            process = self._processes.pop()
            process.kill()
            process.wait()
        if self._listener is not None:
            self._listener.join()
        self._socket.unlink(missing_ok=True)

    def sound(self) -> Pcm:
        """All that was played until now."""
        return np.frombuffer(b"".join(self._recorded), "<i2")

    def wait_for(self, samples: int) -> None:
        """Until so many more samples were played."""
        end = self.sound().size + samples
        self._wait(lambda: self.sound().size >= end)

    def _start(self, *command: str, piped: bool = False) -> subprocess.Popen[bytes]:
        home = str(self._folder)
        own = {"HOME": home, "XDG_RUNTIME_DIR": home, "PULSE_SERVER": f"unix:{self._socket}"}
        heard = subprocess.PIPE if piped else subprocess.DEVNULL
        process = subprocess.Popen(command, env={**os.environ, **own}, stdout=heard, stderr=subprocess.DEVNULL)
        self._processes.append(process)
        return process

    def _record(self, recorder: subprocess.Popen[bytes]) -> None:
        assert recorder.stdout is not None, "a pipe"
        with recorder.stdout as heard:
            odd = b""
            while block := os.read(heard.fileno(), 4096):
                whole = odd + block
                odd = whole[len(whole) & ~1 :]
                self._recorded.append(whole[: len(whole) & ~1])

    @staticmethod
    def _wait(there: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not there():
            assert time.monotonic() < end, "the sound server does not come up"
            time.sleep(0.01)
