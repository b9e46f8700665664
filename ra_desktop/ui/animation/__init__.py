"""Animations: the director plays a script for each event, on a layer above the table."""
