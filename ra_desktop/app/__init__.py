"""The application without its windows: the current game, settings, set-ups. QtCore only."""

from .runtime import leave_sources_unread, settle_errors

leave_sources_unread()
settle_errors()
