"""The voice that the owner chose in the settings file, and what is wrong with the choice."""

from __future__ import annotations

import sys
from pathlib import Path

from device.configuration import Configuration
from device.ports import Clock, Emit
from device.spoken_words import spoken_words
from device.voice import WORKERS, Voice
from device.voice_engines import CHOSEN, FLAC, PICO, PIPER, WAV
from device.voice_frames import SPOILED
from device.voice_pack import VoicePack, read_pack

PACK = "pack:"
FOLDER = "voice"
"""Where a slow voice keeps its sounds, under the state directory."""


def chosen_voice(configuration: Configuration, emit: Emit, clock: Clock) -> Voice:
    """The synthesiser that the owner chose; what it cannot be is told, and espeak-ng stands in."""
    settings = configuration.voice
    voices = {"fr": settings.french, "en": settings.english}
    notes: list[str] = []
    packs = {language: pack for language, name in voices.items() if (pack := _pack(language, name, notes))}
    voices = {language: language if name.startswith(PACK) else name for language, name in voices.items()}
    models = [name.removeprefix(PIPER) for name in voices.values() if name.startswith(PIPER)]
    own = {"fr": configuration.spoken.fr, "en": configuration.spoken.en}
    kept = Path(configuration.box.state) / FOLDER
    form = FLAC if any(pack.holds_flac for pack in packs.values()) else WAV
    worker = (sys.executable, "-m", "device.voice_worker", CHOSEN, str(kept), str(settings.cache << 20), form, *models)
    return Voice(
        emit,
        clock,
        voices=voices,
        spoken={language: spoken_words(language, words) for language, words in own.items()},
        packs=packs,
        commands=(worker, *WORKERS) if packs or models or PICO in voices.values() else WORKERS,
        slow=bool(models),
        deadline=settings.deadline,
        words_a_minute=settings.rate,
        notes=notes,
    )


def _pack(language: str, name: str, notes: list[str]) -> VoicePack | None:
    """The pack of this name if it is one and can be used; what is wrong with it is added to the notes."""
    if not name.startswith(PACK):
        return None
    folder = Path(name.removeprefix(PACK))
    pack, troubles = read_pack(folder)
    if pack is not None and pack.manifest.language != language:
        troubles += (f"{folder}: its language is {pack.manifest.language}, expected {language}",)
        pack = None
    for trouble in troubles:
        notes.append(f"{'voice-plain' if pack is None else SPOILED} {trouble}")
    return pack
