"""The scoring table: a function for each row, on counts alone. Points are data at the top of the file.

Lists are by seat. Nothing here changes a position.
"""

from __future__ import annotations

from typing import Final

MOST_PHARAOHS: Final = 5
FEWEST_PHARAOHS: Final = -2
HIGHEST_SUN_TOTAL: Final = 5
LOWEST_SUN_TOTAL: Final = -5
GOD_POINTS: Final = 2  # docs/rules.md#score-gods
GOLD_POINTS: Final = 3  # docs/rules.md#score-gold
CIVILIZATION_BY_KINDS: Final = (-5, 0, 0, 5, 10, 15)
MONUMENTS_BY_KINDS: Final = (0, 1, 2, 3, 4, 5, 6, 10, 15)
MONUMENT_SET_BY_COPIES: Final = (0, 0, 0, 5, 10, 15)


def most_and_fewest(amounts: list[int], most: int, fewest: int) -> list[int]:
    """*most* to all who have the highest amount, *fewest* to all with the lowest, 0 if all are equal."""
    top = max(amounts)
    bottom = min(amounts)
    if top == bottom:
        return [0] * len(amounts)
    return [most if n == top else fewest if n == bottom else 0 for n in amounts]


def pharaoh_points(pharaohs: list[int]) -> list[int]:
    """Most pharaohs +5, fewest -2 (docs/rules.md#score-pharaohs)."""
    return most_and_fewest(pharaohs, MOST_PHARAOHS, FEWEST_PHARAOHS)


def sun_points(totals: list[int]) -> list[int]:
    """Highest total of suns +5, lowest -5, third epoch only (docs/rules.md#score-suns)."""
    return most_and_fewest(totals, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)


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
            points += MONUMENT_SET_BY_COPIES[count]
    return points
