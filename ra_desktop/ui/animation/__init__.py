"""How events are shown: the director plays a script for each of them, on a layer above the table."""
