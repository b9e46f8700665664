"""Priests of Ra (docs/rules.md#priests)."""

from __future__ import annotations

from ra_desktop.engine.registry import RuleSet, register

from .rules import PriestsRules

register(RuleSet("priests", PriestsRules(), players=(2, 3, 4, 5)))
