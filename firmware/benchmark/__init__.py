"""Measures what the box promises of itself, on the machine it runs on."""
