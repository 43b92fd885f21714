"""In which languages and forms a sentence is said: what those need to know who only choose among them."""

from __future__ import annotations

from typing import Literal, TypeAlias

Language: TypeAlias = Literal["fr", "en"]
Form: TypeAlias = Literal["full", "brief", "screen"]
"""Whole, for experts, or for the small screen."""
