"""Lessons: files of data that the ordinary engine, table and bots play (docs/lessons.md)."""
