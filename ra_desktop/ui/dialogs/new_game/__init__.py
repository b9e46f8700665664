"""The New Game dialog."""
