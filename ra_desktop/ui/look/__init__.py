"""Appearance: theme, fonts, drawings, painters."""
