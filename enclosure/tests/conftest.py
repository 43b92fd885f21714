"""The parts as the source makes them now, once for all tests; and the meshes that were exported from them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import trimesh

from device.keys import KEYS
from enclosure.export import write_parts
from enclosure.parts import Printed, printed


@pytest.fixture(scope="session")
def parts() -> Mapping[str, Printed]:
    return printed(KEYS)


@pytest.fixture(scope="session")
def exported(parts: Mapping[str, Printed], tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("parts")
    write_parts(parts, folder)
    return folder


@pytest.fixture(scope="session")
def meshes(exported: Path) -> Mapping[str, trimesh.Trimesh]:
    return {path.stem: trimesh.load_mesh(path) for path in sorted(exported.glob("*.stl"))}
