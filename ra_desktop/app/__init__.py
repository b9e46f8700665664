"""The application without its windows: the current game, settings, set-ups. QtCore only."""

from .runtime import settle_errors

settle_errors()
