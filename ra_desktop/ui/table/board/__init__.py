"""The board: a scene with its items, layout and painters."""
