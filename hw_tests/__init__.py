"""Acceptance of a built box in eight spoken steps, for a builder who may be blind and alone; see docs/bring-up.md."""
