"""Bots against bots: the command ``ra-arena``, matches, profiles of characters, and play statistics."""

from __future__ import annotations

from .command import main

__all__ = ["main"]
