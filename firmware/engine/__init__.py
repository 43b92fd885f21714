"""The engine: asks, table, session, journal. Pure: it knows no device, no words and no game."""
