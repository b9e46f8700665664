"""The Saved Games window."""
