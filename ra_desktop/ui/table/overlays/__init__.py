"""Sheets that lie over the table for a while: the score sheet, the ranking, the name of an epoch."""
