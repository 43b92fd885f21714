"""Reading a recording: WAV by what comes with Python, FLAC by the library soundfile where the owner installed it."""

from __future__ import annotations

import os
import stat
import wave
from pathlib import Path
from typing import Any, BinaryIO

LONGEST = 60
"""Seconds of a recording at the most: the box carries each of them whole in its memory."""
LOWEST_RATE, HIGHEST_RATE = 8_000, 96_000
"""Hertz."""
_LARGEST = 2 * 48_000 * LONGEST
"""Bytes of samples at the most, so that a high rate does not cost more memory than a minute at a usual one."""
_BESIDE = 1 << 20
"""Bytes of a file that are no samples, such as a title and a picture."""
_WANTED = "expected one channel of 16 bits"


def read_recording(path: Path, rate: int | None = None) -> tuple[bytes, int]:
    """Its samples, two bytes each, and their hertz, which must be ``rate`` if that is given.

    Raises ValueError or OSError, and says what is wrong, when the file is absent, damaged, cut off, too long or of
    another form; what is too long is not read at all.
    """
    with open(path, "rb", opener=_at_once) as file:
        status = os.fstat(file.fileno())
        if not stat.S_ISREG(status.st_mode):
            raise ValueError("no regular file")
        if status.st_size > _LARGEST + _BESIDE:
            raise ValueError(
                f"{status.st_size >> 20} MB, expected at most {_LARGEST + _BESIDE >> 20}, {LONGEST} seconds"
            )
        sound, hertz = _flac(file) if path.suffix.lower() == ".flac" else _wav(file)
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


def _at_once(path: str, flags: int) -> int:
    """Opens without waiting for whoever would write into a pipe."""
    return os.open(path, flags | os.O_NONBLOCK)


def _expect_form(form: tuple[int, str], frames: int, hertz: int) -> None:
    """ValueError when what a header tells is not for the box; ``form``: channels, and what a sample is."""
    if form != (1, "16 bits"):
        raise ValueError(f"{form[0]} channels of {form[1]}, {_WANTED}")
    if not LOWEST_RATE <= hertz <= HIGHEST_RATE:
        raise ValueError(f"{hertz} hertz, expected {LOWEST_RATE} to {HIGHEST_RATE}")
    longest = min(LONGEST, _LARGEST // (2 * hertz))
    if frames > longest * hertz:
        raise ValueError(f"{frames / hertz:.0f} seconds long, expected at most {longest}")


def _expect_whole(sound: bytes, frames: int) -> None:
    if len(sound) != 2 * frames:
        raise ValueError(f"cut off after {len(sound)} bytes of sound, expected {2 * frames}")


def _wav(opened: BinaryIO) -> tuple[bytes, int]:
    try:
        with wave.open(opened) as file:
            frames, hertz = file.getnframes(), file.getframerate()
            _expect_form((file.getnchannels(), f"{8 * file.getsampwidth()} bits"), frames, hertz)
            sound = file.readframes(frames)
    except (wave.Error, EOFError, RuntimeError) as error:  # the last where lengths contradict each other
        raise ValueError(f"no WAV file ({str(error) or 'its lengths are wrong'})") from error
    _expect_whole(sound, frames)
    return sound, hertz


def _flac(opened: BinaryIO) -> tuple[bytes, int]:
    soundfile = load_flac()
    if soundfile is None:
        raise ValueError("FLAC needs the library soundfile, which is not here")
    try:
        with soundfile.SoundFile(opened) as file:
            frames, hertz = int(file.frames), int(file.samplerate)
            _expect_form((file.channels, "16 bits" if file.subtype == "PCM_16" else file.subtype), frames, hertz)
            sound = bytes(file.buffer_read(dtype="int16"))
    except (soundfile.SoundFileError, AssertionError) as error:  # the latter where it reads less than was told
        raise ValueError(f"no FLAC file ({str(error) or 'its length is wrong'})") from error
    _expect_whole(sound, frames)
    return sound, hertz
