"""Overlays of the table: the score sheet, the ranking, the title of an epoch."""
