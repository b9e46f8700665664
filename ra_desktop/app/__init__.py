"""The application without its windows: the running game, settings, set-ups. QtCore only."""
