"""Bots against bots: the command ``ra-arena``, matches, and play statistics."""

from __future__ import annotations

from .command import main

__all__ = ["main"]
