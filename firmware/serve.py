"""``coincoin serve``: the box on its real copper, as the service manager runs it."""

from __future__ import annotations

import logging
import tempfile
import time
from pathlib import Path

import sdnotify

from device.box import open_box
from device.configuration import Configuration, Trouble, read_configuration
from device.copper import Wired
from firmware.machine import SETTINGS, boot_id
from firmware.service import Service

log = logging.getLogger(__name__)


def serve(file: Path) -> None:
    """Run the box until SIGTERM. A line of ``file`` that makes no sense is logged and told, and its default used."""
    configuration, troubles = read_settings(file)
    for trouble in troubles:
        log.warning("%s: %s", file, trouble)
    state, refused = usable(Path(configuration.box.state))
    box = open_box(configuration, time.monotonic, Wired(configuration))
    service = Service(
        box,
        state,
        wall=time.time,
        boot_id=boot_id(),
        language=configuration.box.language,
        troubles=(*(("configuration-troubled",) if troubles else ()), *refused),
    )
    try:
        service.run(sdnotify.SystemdNotifier())
    finally:
        service.close()


def read_settings(file: Path) -> tuple[Configuration, tuple[Trouble, ...]]:
    """The owner's settings. Without the usual file all is usual; a missing one that was named is told."""
    configuration, troubles = read_configuration(file)
    if file != SETTINGS and not troubles and not file.exists():
        troubles = (Trouble("", "missing", "a readable file"),)
    return configuration, troubles


def usable(state: Path) -> tuple[Path, tuple[str, ...]]:
    """The state directory, made if need be; where it cannot be, one that lasts until the end, and what to say of it."""
    try:
        state.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        log.warning("the state directory cannot be used, nothing will be kept: %s", error)
        return Path(tempfile.mkdtemp(prefix="coincoin-")), ("journal-unsaved",)
    return state, ()
