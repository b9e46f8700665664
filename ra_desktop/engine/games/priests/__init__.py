"""Priests of Ra (docs/rules.md#priests-tiles)."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine.registry import RuleSet

from .rules import PriestsRules

RULE_SETS: Final = (RuleSet("priests", PriestsRules(), players=(2, 3, 4, 5)),)
