"""What lies before a seat in Priests of Ra, read by kind, and what each kind scores now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import ankhs_won, building_points, people_points
from .tiles import BUILDINGS, PERSONS, PRIESTS_TILES, TURNED, buildings_of, people_of

if TYPE_CHECKING:
    from ra_desktop.engine.board import Board


def people(at: Board, seat: int) -> dict[str, int]:
    """How many people of each kind lie before `seat`, by kind; of some kinds none."""
    return dict(zip(PERSONS, people_of(at.held[seat]), strict=True))


def buildings(at: Board, seat: int) -> dict[str, int]:
    """How many building tiles of each kind lie before `seat`, by kind; of some kinds none."""
    return dict(zip(BUILDINGS, buildings_of(at.held[seat]), strict=True))


def leading_people(at: Board, seat: int) -> dict[str, int]:
    """What each kind of people before `seat` would score now; kinds that score nothing are left out."""
    counts = [people_of(mine) for mine in at.held]
    scored = {kind: people_points([[mine[place]] for mine in counts])[seat] for place, kind in enumerate(PERSONS)}
    return {kind: points for kind, points in scored.items() if points}


def complete_buildings(at: Board, seat: int) -> dict[str, int]:
    """What the complete buildings of each kind before `seat` score; kinds without any are left out."""
    scored = {kind: building_points([tiles]) for kind, tiles in buildings(at, seat).items()}
    return {kind: points for kind, points in scored.items() if points}


def coming_ankhs(at: Board, seat: int, *, turned: str | None = None) -> int:
    """How many ankhs the people before `seat` would win now; with one tile `turned` over, if it is named."""
    mine = at.held[seat][:]
    if turned is not None:
        code = PRIESTS_TILES.codes[turned]
        mine[code] -= 1
        mine[TURNED[code]] += 1
    return ankhs_won(people_of(mine))
