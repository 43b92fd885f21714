"""What the box must not wait for before it starts the worker of its voice."""

from __future__ import annotations

import subprocess
import sys

SHOWN = "import firmware.service, sys; print(*sorted({name.partition('.')[0] for name in sys.modules}))"


def test_fluent_and_babel_come_with_the_first_sentence_and_not_with_the_program() -> None:
    """They are half of what it would import, and the worker starts meanwhile."""
    imported = subprocess.run([sys.executable, "-c", SHOWN], capture_output=True, text=True, check=True).stdout.split()
    assert "firmware" in imported and not {"fluent", "babel"} & {*imported}
