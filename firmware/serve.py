"""``coincoin serve``: the box on its real copper, as the service manager runs it."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import sdnotify

from device.box import open_box
from device.configuration import read_configuration
from device.copper import Wired
from firmware.machine import boot_id
from firmware.service import Service

log = logging.getLogger(__name__)


def serve(file: Path) -> None:
    """Run the box until SIGTERM. A line of ``file`` that makes no sense is logged and told, and its default used."""
    configuration, troubles = read_configuration(file)
    for trouble in troubles:
        log.warning("%s: %s", file, trouble)
    state = Path(configuration.box.state)
    state.mkdir(parents=True, exist_ok=True)
    box = open_box(configuration, time.monotonic, Wired(configuration))
    service = Service(
        box,
        state,
        wall=time.time,
        boot_id=boot_id(),
        language=configuration.box.language,
        troubles=("configuration-troubled",) if troubles else (),
    )
    try:
        service.run(sdnotify.SystemdNotifier())
    finally:
        service.close()
