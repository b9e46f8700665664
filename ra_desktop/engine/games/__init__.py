"""The games: a room for each, with its rules, tiles, actions and scoring table, and its rule sets as records."""

from __future__ import annotations

from . import ra  # noqa: I001 - the order in which rule sets are offered

from . import priests

__all__ = ["priests", "ra"]
