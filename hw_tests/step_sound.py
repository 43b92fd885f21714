"""Step one: the box can be heard, in both languages. Everything after it is led by ear."""

from __future__ import annotations

from hw_tests.guide import Guide


def sound(guide: Guide) -> None:
    """Confirmed by any key, or by a yes at the keyboard: no key is proven yet."""
    guide.begin("speaker", "voice")
    for language in (guide.language, guide.other_language):
        guide.ask("bringup-sound", language=language)
        if not guide.confirmed():
            guide.fail("bringup-sound-unheard")
    guide.say("bringup-sound-done")
