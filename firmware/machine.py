"""What the program asks of the machine it runs on: the boot it belongs to, and the time of day for people."""

from __future__ import annotations

import uuid
from pathlib import Path

BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


def boot_id() -> str:
    """The kernel's name for this boot, or one of our own where there is none."""
    try:
        return BOOT_ID.read_text().strip()
    except OSError:
        return str(uuid.uuid4())
