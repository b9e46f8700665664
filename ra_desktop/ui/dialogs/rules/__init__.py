"""The rules in a window of their own."""
