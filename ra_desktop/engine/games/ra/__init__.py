"""Ra, in two editions that differ in the numbers of players (docs/rules.md)."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine.registry import RuleSet

from .rules import RaRules

_RULES: Final = RaRules()

RULE_SETS: Final = (
    RuleSet("classic", _RULES, players=(3, 4, 5)),
    RuleSet("boat", _RULES, players=(2, 3, 4, 5)),
)
