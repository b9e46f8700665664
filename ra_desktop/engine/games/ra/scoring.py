"""The scoring table of Ra: a function for each row, from counts alone. The tables of points come first.

Lists are by seat. Nothing here changes a position.
"""

from __future__ import annotations

from typing import Final

from ra_desktop.engine.scoring import most_and_fewest

MOST_PHARAOHS: Final = 5
FEWEST_PHARAOHS: Final = -2
GOD_POINTS: Final = 2  # docs/rules.md#score-gods
GOLD_POINTS: Final = 3  # docs/rules.md#score-gold
CIVILIZATION_BY_KINDS: Final = (-5, 0, 0, 5, 10, 15)
MONUMENTS_BY_KINDS: Final = (0, 1, 2, 3, 4, 5, 6, 10, 15)
MONUMENT_SET_BY_COPIES: Final = (0, 0, 0, 5, 10, 15)
"""The last entry also holds for more."""


def pharaoh_points(pharaohs: list[int]) -> list[int]:
    """Most pharaohs +5, fewest -2 (docs/rules.md#score-pharaohs)."""
    return most_and_fewest(pharaohs, MOST_PHARAOHS, FEWEST_PHARAOHS)


def nile_points(floods: int, niles: int) -> int:
    """One for each flood and, with a flood, for each nile (docs/rules.md#score-nile)."""
    return floods + niles if floods else 0


def civilization_points(kinds: int) -> int:
    """None costs 5; three, four, five kinds bring 5, 10, 15 (docs/rules.md#score-civilization)."""
    return CIVILIZATION_BY_KINDS[kinds]


def monument_variety_points(kinds: int) -> int:
    """One for each different kind, but 10 for seven and 15 for eight (docs/rules.md#score-monuments)."""
    return MONUMENTS_BY_KINDS[kinds]


def monument_set_points(copies: list[int]) -> int:
    """Each kind held three, four or five times brings 5, 10 or 15 (docs/rules.md#score-monuments)."""
    points = 0
    for count in copies:
        if count > 2:
            points += MONUMENT_SET_BY_COPIES[min(count, len(MONUMENT_SET_BY_COPIES) - 1)]
    return points
