"""Files that a power cut leaves whole: the old one or the new one, never a part of either."""

from __future__ import annotations

import os
from pathlib import Path


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
