"""The rules for many positions at once, as columns of arrays: the shared ones, and those of each game."""
