"""What the box touches: keys, reader, screen, voice, speaker; nothing here knows a game."""
