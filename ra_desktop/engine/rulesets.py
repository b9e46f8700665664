"""The rule sets: which tiles, how many players, which suns, how long a Ra track (docs/rules.md#setup)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .priests import PriestsRules
from .ra import RaRules

if TYPE_CHECKING:
    from .rules import Rules

SunGroups = tuple[tuple[int, ...], ...]

STARTING_FAME: Final = 10
FIRST_CENTRE_SUN: Final = 1

SUN_GROUPS: Final[dict[int, SunGroups]] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
"""Suns dealt to the seats, by number of players."""

RA_LIMITS: Final = {2: 6, 3: 8, 4: 9, 5: 10}
"""Ra tiles that end an epoch, by number of players (docs/rules.md#ra-track)."""


@dataclass(frozen=True)
class RuleSet:
    """A game that can be played, as data."""

    name: str
    rules: Rules
    players: tuple[int, ...]
    """The numbers of players it can be played with."""
    rows: tuple[str, ...]
    """The rows of its scoring table, in order."""

    def sun_groups(self, players: int) -> SunGroups:
        """The groups of suns dealt to *players* seats."""
        return SUN_GROUPS[players]

    def ra_limit(self, players: int) -> int:
        """The number of Ra tiles that end an epoch."""
        return RA_LIMITS[players]


RA_ROWS: Final = (
    "gods", "gold", "pharaohs", "nile", "civilization", "monument-variety", "monument-sets", "suns",
)  # fmt: skip
PRIESTS_ROWS: Final = (
    "people", "buildings", "building-variety", "priests", "plagues", "pyramid", "chambers", "ankhs", "suns",
)  # fmt: skip

_RA: Final = RaRules()

RULESETS: Final[dict[str, RuleSet]] = {
    "classic": RuleSet("classic", _RA, (3, 4, 5), RA_ROWS),
    "boat": RuleSet("boat", _RA, (2, 3, 4, 5), RA_ROWS),
    "priests": RuleSet("priests", PriestsRules(), (2, 3, 4, 5), PRIESTS_ROWS),
}
"""Every rule set by name."""
