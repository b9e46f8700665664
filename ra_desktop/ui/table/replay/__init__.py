"""Replaying a game: the position shown, the bar and the timeline."""
