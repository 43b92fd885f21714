"""Files that a power cut leaves whole: the old one or the new one, never a part of either."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """Write the new content into the file that is given: it becomes ``target`` at the end, if nothing was raised."""
    beside = target.with_name(f".{target.name}.new")
    try:
        yield beside
        settle(beside, target)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def settle(source: Path, target: Path) -> None:
    """Give a finished file its name so that a power cut leaves all of it or none of it."""
    handle = os.open(source, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
    source.replace(target)
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
