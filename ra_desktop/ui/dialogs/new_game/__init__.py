"""The dialog in which a new game is set up."""
