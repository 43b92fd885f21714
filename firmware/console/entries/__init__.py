"""Entries: how each kind of ask is answered with thirteen keys. An entry speaks in lines and keeps no clock."""
