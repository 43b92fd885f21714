"""What the box thinks: the engine, the games, the words and the conversation."""
