"""Words: every sentence of the box and of its games, written for the screen or spoken for the voice."""
