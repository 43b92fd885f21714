"""What the program asks of the machine it runs on: the boot it belongs to, and where its owner's settings lie."""

from __future__ import annotations

import uuid
from pathlib import Path

SETTINGS = Path("/etc/coincoin/box.toml")
"""Where the owner's settings lie unless the command line names another file."""
BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def boot_id() -> str:
    """The kernel's name for this boot, or one of our own where there is none."""
    try:
        return BOOT_ID.read_text().strip()
    except OSError:
        return str(uuid.uuid4())
