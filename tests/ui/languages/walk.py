"""Looks at every screen in every language: ``python -m tests.ui.languages.walk [LANGUAGE…]``; exits with 1 for a fault."""
