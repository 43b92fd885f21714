"""The simulated copper: pins, a PN532 chip, an OLED panel, a sound card, and the bench that drives them."""
