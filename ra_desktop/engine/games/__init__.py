"""The games: a package for each, with its rules, tiles, actions, scoring table and rule sets."""

from __future__ import annotations

from ra_desktop.engine.registry import register

from . import priests, ra

register(*ra.RULE_SETS, *priests.RULE_SETS)
