"""The conversation: thirteen keys and taps in, answers and speech out."""
