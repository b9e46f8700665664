"""What is counted for each row of the scoring table of Priests of Ra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine.account import Tally

from .scoring import (
    TILES_FOR_A_BUILDING,
    ankhs_won,
    building_points,
    chamber_points,
    gives_back_a_plague,
    people_points,
)
from .tiles import BUILDINGS, CHAMBER_CODES, CHAMBERS, PERSONS, PLAGUE, PRIEST, PYRAMID, buildings_of, people_of

if TYPE_CHECKING:
    from ra_desktop.engine.board import Board


def tallies(at: Board) -> dict[str, tuple[Tally, ...]]:
    """Return the counts of people, buildings and other tiles in `at`, of kinds and of ankhs, by row."""
    people = [people_of(mine) for mine in at.held]
    buildings = [buildings_of(mine) for mine in at.held]
    return {
        "people": tuple(_people(people, kind) for kind in range(len(PERSONS))),
        "buildings": tuple(_buildings(buildings, kind) for kind in range(len(BUILDINGS))),
        "building-variety": (
            Tally("kinds", tuple(sum(1 for tiles in mine if tiles >= TILES_FOR_A_BUILDING) for mine in buildings)),
        ),
        "priests": (Tally("priest", tuple(mine[PRIEST] for mine in at.held)),),
        "plagues": (
            Tally("plague", tuple(mine[PLAGUE] for mine in at.held)),
            Tally("returned", tuple(int(gives_back_a_plague(mine[PRIEST], mine[PLAGUE])) for mine in at.held)),
        ),
        "pyramid": (Tally("tiles", tuple(sum(mine[code] for code in PYRAMID) for mine in at.held)),),
        "chambers": tuple(_chambers(at, kind) for kind in range(len(CHAMBERS))),
        "ankhs": (Tally("ankh", tuple(at.ankhs[seat] + ankhs_won(mine) for seat, mine in enumerate(people))),),
    }


def _people(people: list[list[int]], kind: int) -> Tally:
    amounts = [mine[kind] for mine in people]
    return Tally(PERSONS[kind], tuple(amounts), tuple(people_points([[count] for count in amounts])))


def _buildings(buildings: list[list[int]], kind: int) -> Tally:
    amounts = tuple(mine[kind] for mine in buildings)
    return Tally(BUILDINGS[kind], amounts, tuple(building_points([count]) for count in amounts))


def _chambers(at: Board, kind: int) -> Tally:
    amounts = tuple(mine[CHAMBER_CODES[kind]] for mine in at.held)
    return Tally(CHAMBERS[kind], amounts, tuple(chamber_points([count]) for count in amounts))
