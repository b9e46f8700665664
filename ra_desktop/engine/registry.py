"""The rule sets by name. A rule set is one record; register another to play by other rules.

The games in :mod:`.games` register theirs when :mod:`ra_desktop.engine` is imported.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from .tiles import FIRST_CENTRE_SUN, SUN_GROUPS, SunGroups

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .rules import Rules

STARTING_FAME: Final = 10

RA_LIMITS: Final[dict[int, int]] = {2: 6, 3: 8, 4: 9, 5: 10}
"""Ra tiles that end an epoch, by number of players (docs/rules.md#ra-track)."""


@dataclass(frozen=True)
class RuleSet:
    """A variant of a game, as data (docs/rules.md#setup)."""

    name: str
    """The name written to saved games; it never changes."""
    rules: Rules
    """The rules, with the tiles, the number of epochs and the spaces on the auction track."""
    players: tuple[int, ...]
    """The possible numbers of players, fewest first."""
    suns: Mapping[int, SunGroups] = field(default_factory=lambda: SUN_GROUPS)
    """The groups of suns dealt to the seats, by number of players."""
    ra_limits: Mapping[int, int] = field(default_factory=lambda: RA_LIMITS)
    """The Ra tiles that end an epoch, by number of players (docs/rules.md#ra-track)."""
    centre_sun: int = FIRST_CENTRE_SUN
    """The number of the sun in the centre at the start."""
    starting_fame: int = STARTING_FAME

    @property
    def game(self) -> str:
        """The name of the game, ``ra`` or ``priests``. Rule sets of one game differ only in figures."""
        return self.rules.game

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the scoring table, in order."""
        return self.rules.rows

    @property
    def final_rows(self) -> frozenset[str]:
        """The rows that score only at the end of the final epoch."""
        return self.rules.final_rows

    @property
    def epochs(self) -> int:
        """How many epochs a game has."""
        return self.rules.epochs

    @property
    def highest_sun(self) -> int:
        """The highest sun that is dealt to any number of players."""
        return max(sun for groups in self.suns.values() for group in groups for sun in group)

    def deals(self, bag: Sequence[str], suns: Sequence[Sequence[int]]) -> bool:
        """Whether a game of these rules can begin with this: the whole `bag`, and a group of `suns` for each seat."""
        groups = sorted(tuple(sorted(group)) for group in self.suns.get(len(suns), ()))
        names = self.rules.tiles.names
        return groups == sorted(tuple(sorted(group)) for group in suns) and sorted(bag) == sorted(
            names[code] for code in self.rules.tiles.full_bag
        )

    def floor_gains(self, totals: Iterable[int]) -> list[int]:
        """Return how much each epoch gives back to fame that would fall below 0 (docs/rules.md#fame-floor).

        `totals` are the points of a seat by epoch.
        """
        fame, gains = self.starting_fame, []
        for total in totals:
            gains.append(max(0, -fame - total))
            fame += total + gains[-1]
        return gains


RULESETS: Final[dict[str, RuleSet]] = {}
"""Every rule set by name."""


def register(*rule_sets: RuleSet) -> None:
    """Add rule sets. Raises ``ValueError`` for a name that is taken, or if suns or a Ra track are missing."""
    for rule_set in rule_sets:
        if rule_set.name in RULESETS:
            raise ValueError(f"there is a rule set {rule_set.name!r} already")
        for players in rule_set.players:
            if players not in rule_set.suns or players not in rule_set.ra_limits:
                raise ValueError(f"{rule_set.name}: no suns or no Ra track for {players} players")
        RULESETS[rule_set.name] = rule_set


def unregister(name: str) -> None:
    """Remove the rule set of that name. Raises ``KeyError`` if there is none."""
    del RULESETS[name]
