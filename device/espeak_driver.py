"""A driver for pyttsx3 that hands the sound over in memory, because the stock one plays it and cannot be stopped.

pyttsx3 finds a driver by module name; ``install()`` puts this module where it looks. espeak-ng runs synchronously:
``engine.say()`` returns when the sentence is rendered, cancelled or failed. Two properties are ours: ``sink``, called
with each piece of sound as bytes and answering whether to go on, and ``sample_rate``, the rate of the last sentence.
espeak-ng has global state: one engine, one thread, one process.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator
from typing import Protocol

from pyttsx3.drivers import _espeak

NAME = "coincoin"

PieceSink = Callable[[bytes], bool]

_PIECE_MS = 50
_DO_NOT_EXIT = 0x8000
"""Without this bit of espeak_Initialize, missing voice data ends the process in C."""


class Proxy(Protocol):
    """What pyttsx3 gives a driver to report to."""

    def setBusy(self, busy: bool) -> None: ...

    def notify(self, topic: str, **facts: object) -> None: ...


def install() -> str:
    """Make ``pyttsx3.init(NAME)`` find this driver."""
    sys.modules[f"pyttsx3.drivers.{NAME}"] = sys.modules[__name__]
    return NAME


def buildDriver(proxy: Proxy) -> EspeakDriver:
    """The name that pyttsx3 calls."""
    return EspeakDriver(proxy)


def _deaf(piece: bytes) -> bool:
    return True


class EspeakDriver:
    """The methods that pyttsx3 calls, under the names it calls them by."""

    def __init__(self, proxy: Proxy) -> None:
        if _espeak.Initialize(_espeak.AUDIO_OUTPUT_SYNCHRONOUS, _PIECE_MS, None, _DO_NOT_EXIT) < 0:
            raise RuntimeError("espeak-ng did not start: is its voice data installed?")
        self._proxy = proxy
        self._sink: PieceSink = _deaf
        self._stopped = False
        _espeak.SetSynthCallback(self._take)

    def _take(self, wave: ctypes._Pointer[ctypes.c_short], count: int, events: object) -> int:
        """Called by espeak-ng with each piece; 1 makes it stop."""
        if count > 0 and not self._stopped and not self._sink(ctypes.string_at(wave, 2 * count)):
            self._stopped = True
        return int(self._stopped)

    def say(self, text: str) -> None:
        self._stopped = False
        self._proxy.setBusy(True)
        self._proxy.notify("started-utterance")
        try:
            if _espeak.Synth(text.encode("utf-8", "replace"), flags=_espeak.CHARS_UTF8) != _espeak.EE_OK:
                raise RuntimeError("espeak-ng refused the sentence")
            self._proxy.notify("finished-utterance", completed=not self._stopped)
        finally:
            self._proxy.setBusy(False)

    def stop(self) -> None:
        self._stopped = True

    def getProperty(self, name: str) -> object:
        match name:
            case "rate":
                return _espeak.GetParameter(_espeak.RATE)
            case "volume":
                return _espeak.GetParameter(_espeak.VOLUME) / 100
            case "pitch":
                return _espeak.GetParameter(_espeak.PITCH)
            case "voice":
                return _espeak.GetCurrentVoice().contents.identifier.decode()
            case "sample_rate":
                return int(_espeak.dll.espeak_ng_GetSampleRate())
        raise KeyError(name)

    def setProperty(self, name: str, value: object) -> None:
        match name, value:
            case "sink", _ if callable(value):
                self._sink = value
            case "voice", str():
                if _espeak.SetVoiceByName(value.encode()) != _espeak.EE_OK:
                    raise ValueError(f"espeak-ng has no voice called {value}")
            case "rate", int():
                _espeak.SetParameter(_espeak.RATE, value, 0)
            case "volume", float():
                _espeak.SetParameter(_espeak.VOLUME, round(100 * value), 0)
            case "pitch", int():
                _espeak.SetParameter(_espeak.PITCH, value, 0)
            case _:
                raise KeyError(name)

    def iterate(self) -> Iterator[None]:
        """The loop as a generator: the first turn lets the queue run, after that every command runs as it comes."""
        self._proxy.setBusy(False)
        while True:
            yield

    def endLoop(self) -> None:
        self.stop()

    def destroy(self) -> None:
        self._sink = _deaf
