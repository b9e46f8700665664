"""Many positions as rows of numbers: the shared columns, and those of each game."""
