"""Lessons at the table: the card that speaks, and the light on what it speaks of."""
