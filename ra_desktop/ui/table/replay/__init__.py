"""Replaying a game: the position on show, the bar and the timeline."""
