"""Reading a recording: WAV by what comes with Python, FLAC by the library soundfile where the owner installed it."""

from __future__ import annotations

import wave
from pathlib import Path
from typing import Any

_WANTED = "expected one channel of 16 bits"


def read_recording(path: Path, rate: int | None = None) -> tuple[bytes, int]:
    """Its samples, two bytes each, and their hertz, which must be ``rate`` if that is given.

    Raises ValueError or OSError, and says what is wrong, when the file is absent, damaged, cut off or of another form.
    """
    sound, hertz = _flac(path) if path.suffix.lower() == ".flac" else _wav(path)
    if not any(sound):
        raise ValueError("there is no sound in it")
    if rate is not None and hertz != rate:
        raise ValueError(f"{hertz} hertz, expected {rate} as the manifest tells")
    return sound, hertz


def load_flac() -> Any:
    """The library that reads FLAC, or None; a first call takes as long as a sentence or two."""
    try:
        import soundfile
    except (ImportError, OSError):
        return None
    return soundfile


def _wav(path: Path) -> tuple[bytes, int]:
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise ValueError(f"{file.getnchannels()} channels of {8 * file.getsampwidth()} bits, {_WANTED}")
            sound, length = file.readframes(file.getnframes()), 2 * file.getnframes()
            if len(sound) != length:
                raise ValueError(f"cut off after {len(sound)} bytes of sound, expected {length}")
            return sound, file.getframerate()
    except (wave.Error, EOFError) as error:
        raise ValueError(f"no WAV file ({error or 'it ends too early'})") from error


def _flac(path: Path) -> tuple[bytes, int]:
    soundfile = load_flac()
    if soundfile is None:
        raise ValueError("FLAC needs the library soundfile, which is not here")
    if not path.is_file():
        raise FileNotFoundError(2, "No such file", str(path))
    try:
        with soundfile.SoundFile(path) as file:
            if (file.channels, file.subtype) != (1, "PCM_16"):
                raise ValueError(f"{file.channels} channels of {file.subtype}, {_WANTED}")
            sound = bytes(file.buffer_read(dtype="int16"))
            if len(sound) != 2 * file.frames:
                raise ValueError(f"cut off after {len(sound)} bytes of sound, expected {2 * file.frames}")
            return sound, int(file.samplerate)
    except soundfile.SoundFileError as error:
        raise ValueError(f"no FLAC file ({error})") from error
