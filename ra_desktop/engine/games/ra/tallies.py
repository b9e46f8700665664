"""What is counted for each row of the scoring table of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine.account import Tally

from .scoring import monument_set_points
from .tiles import CIVILIZATION, FLOOD, GOD, GOLD, MONUMENTS, NILE, PHARAOH, RA_TILES

if TYPE_CHECKING:
    from ra_desktop.engine.board import Board


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
    return Tally(RA_TILES.names[code], tuple(mine[code] for mine in at.held))


def _kinds(at: Board, codes: range) -> Tally:
    return Tally("kinds", tuple(sum(1 for code in codes if mine[code]) for mine in at.held))


def _set(at: Board, code: int) -> Tally:
    copies = tuple(mine[code] for mine in at.held)
    return Tally(RA_TILES.names[code], copies, tuple(monument_set_points([count]) for count in copies))
