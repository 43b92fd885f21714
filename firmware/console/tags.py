"""What a tag says it is: its own content first, then the address of a rules page, then what the owner enrolled."""

from __future__ import annotations

import re
from collections.abc import Iterable

from device.ports import Tag
from firmware.engine.journal import Journal

_RULES_PAGE = re.compile(r"^https?://(?:[\w-]+\.)*accessijeux\.com/(?P<slug>[^?#]*)", re.IGNORECASE)
"""The association tags its boxes of games with the address of a page that has the game's name in it."""


def content_of(tag: Tag, journal: Journal, games: Iterable[str]) -> str | None:
    """The content id of this tag, or None when nobody knows it."""
    if tag.content:
        return tag.content
    named = None if tag.address is None else _game_at(tag.address, games)
    return journal.face_of(tag.uid) if named is None else f"coincoin/game.{named}"


def _game_at(address: str, games: Iterable[str]) -> str | None:
    """The game whose name is in the address; the longest when one name is part of another."""
    found = _RULES_PAGE.match(address)
    if found is None:
        return None
    slug = "-" + "-".join(re.findall(r"[a-z0-9]+", found["slug"].lower())) + "-"
    plain = slug.replace("-", "")
    named = [name for name in games if f"-{name}-" in slug or name.replace("-", "") in plain]
    return max(named, key=len, default=None)
