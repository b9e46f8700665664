"""The scoring table of Ra: tables of points, a function for each row, and what is counted for it.

Lists are by seat. Nothing here changes a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.account import Tally
from ra_desktop.engine.scoring import most_and_fewest

from .tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENTS, NILE, PHARAOH, RA_TILES

if TYPE_CHECKING:
    from ra_desktop.engine.board import Board

MOST_PHARAOHS: Final = 5
FEWEST_PHARAOHS: Final = -2
GOD_POINTS: Final = 2  # docs/rules.md#score-gods
GOLD_POINTS: Final = 3  # docs/rules.md#score-gold
CIVILIZATION_BY_KINDS: Final = (-5, 0, 0, 5, 10, 15)
MONUMENTS_BY_KINDS: Final = (0, 1, 2, 3, 4, 5, 6, 10, 15)
MONUMENT_SET_BY_COPIES: Final = (0, 0, 0, 5, 10, 15)
"""The last entry also holds for more."""


def pharaoh_points(pharaohs: list[int]) -> list[int]:
    """Return the points by seat for the counts of `pharaohs`: most +5, fewest -2 (docs/rules.md#score-pharaohs)."""
    return most_and_fewest(pharaohs, MOST_PHARAOHS, FEWEST_PHARAOHS)


def nile_points(floods: int, niles: int) -> int:
    """Return the points: 1 for each flood and, with a flood, 1 for each Nile tile (docs/rules.md#score-nile)."""
    return floods + niles if floods else 0


def civilization_points(kinds: int) -> int:
    """Return the points for `kinds`: -5 for none; 5, 10, 15 for 3 to 5 (docs/rules.md#score-civilization)."""
    return CIVILIZATION_BY_KINDS[kinds]


def monument_variety_points(kinds: int) -> int:
    """Return the points for `kinds`: 1 each, but 10 for seven and 15 for eight (docs/rules.md#score-monuments)."""
    return MONUMENTS_BY_KINDS[kinds]


def monument_set_points(copies: list[int]) -> int:
    """Return the points by kind: 5, 10, 15 for three, four, five tiles (docs/rules.md#score-monuments)."""
    points = 0
    for count in copies:
        if count > 2:
            points += MONUMENT_SET_BY_COPIES[min(count, len(MONUMENT_SET_BY_COPIES) - 1)]
    return points


def tallies(at: Board) -> dict[str, tuple[Tally, ...]]:
    """Return the counts of tiles and of different kinds in `at`, by row."""
    return {
        "gods": (_tiles(at, GOD),),
        "gold": (_tiles(at, GOLD),),
        "pharaohs": (_tiles(at, PHARAOH),),
        "nile": (_tiles(at, FLOOD), _tiles(at, NILE)),
        "civilization": (_kinds(at, CIVILIZATION),),
        "monument-variety": (_kinds(at, MONUMENTS),),
        "monument-sets": tuple(_set(at, code) for code in MONUMENTS),
    }


def _tiles(at: Board, code: int) -> Tally:
    return Tally(RA_TILES.names[code], tuple(held[code] for held in at.held))


def _kinds(at: Board, codes: range) -> Tally:
    return Tally("kinds", tuple(sum(1 for code in codes if held[code]) for held in at.held))


def _set(at: Board, code: int) -> Tally:
    copies = tuple(held[code] for held in at.held)
    return Tally(RA_TILES.names[code], copies, tuple(monument_set_points([count]) for count in copies))
