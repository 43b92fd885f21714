"""The enclosure's tests, for its own environment: ``make test-enclosure``."""
