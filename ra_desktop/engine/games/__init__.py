"""The games: a room for each, with its rules, tiles, actions and scoring table, and its rule sets as records."""

from __future__ import annotations

from ra_desktop.engine.registry import register

from . import priests, ra

register(*ra.RULE_SETS, *priests.RULE_SETS)
