"""The enclosure: solids for printing, made from the key table and named dimensions. Never needed to run the box."""
