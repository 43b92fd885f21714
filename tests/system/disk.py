"""A disk that loses what was not flushed: rebuilt from the system calls of a program, for every moment of its life.

After a power cut a file holds all that was flushed, and of the writes since then whatever the drive had time for.
Names of files are taken to be safe as soon as they are given, as on an ordered file system.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

CALLS = "openat,close,pwrite64,write,ftruncate,fsync,fdatasync,unlink,rename"
LINE = re.compile(r"\d+\s+(\w+)\((.*)\)\s+= (-?\d+)")
TEXT = re.compile(r'"([^"]*)"')
SHARED_MEMORY = "-shm"
"""Of SQLite's shared memory nothing is on the disk that matters."""

Loss: TypeAlias = Literal["nothing", "everything", "some", "torn"]
LOSSES: tuple[Loss, ...] = ("nothing", "everything", "some", "torn")


@dataclass(frozen=True, slots=True)
class Write:
    at: int
    data: bytes

    def on(self, content: bytes) -> bytes:
        return content[: self.at].ljust(self.at, b"\0") + self.data + content[self.at + len(self.data) :]


@dataclass(frozen=True, slots=True)
class Truncate:
    size: int

    def on(self, content: bytes) -> bytes:
        return content[: self.size].ljust(self.size, b"\0")


@dataclass(slots=True)
class File:
    flushed: bytes = b""
    since: list[Write | Truncate] = field(default_factory=list)

    def flush(self) -> None:
        for write in self.since:
            self.flushed = write.on(self.flushed)
        self.since.clear()

    def after_loss(self, loss: Loss, random: Random) -> bytes:
        writes = self.since if loss != "everything" else []
        if loss == "some":
            writes = [write for write in writes if random.random() < 0.5]
        content = self.flushed
        if loss == "torn" and writes and isinstance(writes[-1], Write):
            last = writes[-1]
            writes = [*writes[:-1], Write(last.at, last.data[: len(last.data) // 2])]
        for write in writes:
            content = write.on(content)
        return content


def trace(program: Sequence[str], log: Path) -> None:
    """Run the program to its end and write down its system calls."""
    command = ["strace", "-f", "-xx", "-s", "1000000", "-o", str(log), "-e", f"trace={CALLS}", *program]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


class Disk:
    """The folder's files as the traced program left them so far, and the last number it acknowledged on its output."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[Path, File] = {}
        self.acknowledged = -1
        self._open: dict[str, File] = {}

    def moments(self, log: Path) -> Iterator[None]:
        """Carry out the calls of a log, stopping after each that matters to the folder."""
        with log.open(encoding="ascii") as lines:
            for line in lines:
                match = LINE.match(line)
                if match and int(match[3]) >= 0 and self._carry_out(match[1], match[2], match[3]):
                    yield

    def after_loss(self, loss: Loss, random: Random) -> dict[Path, bytes]:
        return {path: file.after_loss(loss, random) for path, file in self.files.items()}

    def _carry_out(self, call: str, arguments: str, returned: str) -> bool:
        texts = [bytes.fromhex(text.replace("\\x", "")) for text in TEXT.findall(arguments)]
        if call == "openat":
            return self._open_file(Path(texts[0].decode()), arguments, returned)
        if call in ("rename", "unlink"):
            return self._rename([Path(text.decode()) for text in texts])
        descriptor = arguments.split(",")[0]
        if call == "write" and descriptor == "1":
            self.acknowledged = int(texts[0])
            return True
        file = self._open.get(descriptor)
        if call == "close":
            self._open.pop(descriptor, None)
            return False
        if file is None:
            return False
        last = arguments.rsplit(",", 1)[-1]
        if call == "pwrite64":
            file.since.append(Write(int(last), texts[0]))
        elif call == "ftruncate":
            file.since.append(Truncate(int(last)))
        elif call in ("fsync", "fdatasync"):
            file.flush()
        else:
            raise NotImplementedError(f"{call} on {arguments[:80]}")
        return True

    def _open_file(self, path: Path, arguments: str, descriptor: str) -> bool:
        self._open.pop(descriptor, None)
        ours = path.is_relative_to(self.folder) and not path.name.endswith(SHARED_MEMORY)
        if not ours or "O_DIRECTORY" in arguments:
            return False
        new = path not in self.files and "O_CREAT" in arguments
        if new:
            self.files[path] = File()
        if path in self.files:
            self._open[descriptor] = self.files[path]
        return new

    def _rename(self, paths: Sequence[Path]) -> bool:
        file = self.files.pop(paths[0], None)
        if file is not None and len(paths) == 2:
            self.files[paths[1]] = file
        return file is not None
