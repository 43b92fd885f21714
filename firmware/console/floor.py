"""Who has the floor: the modes that lie on each other, the top one with the keys."""

from __future__ import annotations

from firmware.console.mode import Mode
from firmware.console.playing import Playing


class Floor:
    """A stack of modes that is never left empty once something was put on it."""

    def __init__(self) -> None:
        self._modes: list[Mode] = []

    @property
    def top(self) -> Mode | None:
        return self._modes[-1] if self._modes else None

    @property
    def base(self) -> Mode | None:
        return self._modes[0] if self._modes else None

    @property
    def game(self) -> Playing | None:
        """The game on the table; everything else lies on it."""
        return self.base if isinstance(self.base, Playing) else None

    @property
    def keeper(self) -> Mode | None:
        """Whom every tag is for, if anybody."""
        return next((mode for mode in reversed(self._modes) if mode.keeps_tags), None)

    def lay(self, mode: Mode) -> None:
        """Put a mode on top of those that are there."""
        self._modes.append(mode)
        mode.enter()

    def lift(self) -> None:
        """The top mode is done: the one beneath goes on where it was."""
        if len(self._modes) > 1:
            self._modes.pop()
        self._modes[-1].enter()

    def lift_quietly(self) -> None:
        """As ``lift``, for whoever puts something else there at once."""
        if len(self._modes) > 1:
            self._modes.pop()
        self._modes[-1].listen()

    def clear_to_base(self) -> None:
        """Take everything off the mode that lies lowest; says nothing."""
        del self._modes[1:]
        self._modes[0].listen()

    def down_to_base(self) -> None:
        """Take everything off the mode that lies lowest, which goes on where it was."""
        del self._modes[1:]
        self.resume()

    def resume(self) -> None:
        """The top mode says again what is awaited."""
        self._modes[-1].enter()

    def only(self, mode: Mode) -> None:
        """Begin anew with this mode alone; says nothing."""
        self._modes = [mode]
