"""The scoring table of Priests of Ra: tables of points, a function for each row, and what is counted for it.

Lists are by seat. Nothing here changes a position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.account import Tally

from .reconstructed import RECONSTRUCTED
from .tiles import (
    BUILDINGS,
    CHAMBER_CODES,
    CHAMBERS,
    PERSONS,
    PLAGUE,
    PRIEST,
    PYRAMID,
    buildings_of,
    people_of,
)

if TYPE_CHECKING:
    from ra_desktop.engine.board import Board

MOST_OF_A_PEOPLE: Final = 5
FEWEST_PEOPLE: Final = 2
"""Fewest tiles of a kind that can score as the most (docs/rules.md#score-people)."""
ANKHS_BY_KINDS: Final = (0, 0, 0, 1, 2)
BUILDING_POINTS: Final = 2
TILES_FOR_A_BUILDING: Final = RECONSTRUCTED.tiles_for_a_building
BUILDINGS_BY_KINDS: Final = (0, 0, 0, 5, 10)
PRIEST_POINTS: Final = 2
PRIESTS_AGAINST_A_PLAGUE: Final = 3
PLAGUE_POINTS: Final = RECONSTRUCTED.plague_points
PYRAMID_BY_TILES: Final = (0, 0, 0, 5, 5, 5, 10, 10, 10, 10, 20)
"""By stones and chambers together. The last entry also holds for more, as in the two tables that follow."""
CHAMBERS_BY_COPIES: Final = (0, 0, 0, 5, 10)
POINTS_BY_ANKHS: Final = (0, 0, 5, 10, 20)


def people_points(people: list[list[int]]) -> list[int]:
    """5 for each kind of which a seat has at least two and no one more (docs/rules.md#score-people).

    ``people[seat][kind]`` are counts.
    """
    points = [0] * len(people)
    for kind in range(len(people[0])):
        most = max([held[kind] for held in people])
        if most >= FEWEST_PEOPLE:
            for seat, held in enumerate(people):
                if held[kind] == most:
                    points[seat] += MOST_OF_A_PEOPLE
    return points


def ankhs_won(people: list[int]) -> int:
    """Return the ankhs for `people`: one for three different kinds, two for all four (docs/rules.md#score-people)."""
    return ANKHS_BY_KINDS[len(people) - people.count(0)]


def building_points(buildings: list[int]) -> int:
    """Return the points for `buildings` by kind: 2 for each complete one (docs/rules.md#score-buildings)."""
    complete = 0
    for count in buildings:
        complete += count // TILES_FOR_A_BUILDING
    return BUILDING_POINTS * complete


def building_variety_points(buildings: list[int]) -> int:
    """Return the points for complete `buildings` of three kinds or all four (docs/rules.md#score-buildings)."""
    kinds = 0
    for count in buildings:
        if count >= TILES_FOR_A_BUILDING:
            kinds += 1
    return BUILDINGS_BY_KINDS[kinds]


def gives_back_a_plague(priests: int, plagues: int) -> bool:
    """Return whether three or more priests remove a plague before plagues score (docs/rules.md#score-priests)."""
    return priests >= PRIESTS_AGAINST_A_PLAGUE and plagues > 0


def plague_points(plagues: int) -> int:
    """Return the points, 0 or less, for `plagues` (docs/rules.md#score-plagues)."""
    return PLAGUE_POINTS[min(plagues, len(PLAGUE_POINTS) - 1)]


def pyramid_points(tiles: int) -> int:
    """Return the points for stones and chambers: three, six or ten score 5, 10 or 20 (docs/rules.md#score-pyramid)."""
    return PYRAMID_BY_TILES[min(tiles, len(PYRAMID_BY_TILES) - 1)]


def chamber_points(copies: list[int]) -> int:
    """Return the points for `copies` of chambers by colour: 5 for 3, 10 for more (docs/rules.md#score-chambers)."""
    points = 0
    for count in copies:
        points += CHAMBERS_BY_COPIES[min(count, len(CHAMBERS_BY_COPIES) - 1)]
    return points


def ankh_points(ankhs: int) -> int:
    """Return the points for `ankhs`: two, three or more score 5, 10 or 20 (docs/rules.md#score-ankhs)."""
    return POINTS_BY_ANKHS[min(ankhs, len(POINTS_BY_ANKHS) - 1)]


def tallies(at: Board) -> dict[str, tuple[Tally, ...]]:
    """Return the counts of people, buildings and other tiles in `at`, of kinds and of ankhs, by row."""
    people = [people_of(held) for held in at.held]
    buildings = [buildings_of(held) for held in at.held]
    return {
        "people": tuple(_people(people, kind) for kind in range(len(PERSONS))),
        "buildings": tuple(_buildings(buildings, kind) for kind in range(len(BUILDINGS))),
        "building-variety": (
            Tally("kinds", tuple(sum(1 for tiles in held if tiles >= TILES_FOR_A_BUILDING) for held in buildings)),
        ),
        "priests": (Tally("priest", tuple(held[PRIEST] for held in at.held)),),
        "plagues": (
            Tally("plague", tuple(held[PLAGUE] for held in at.held)),
            Tally("returned", tuple(int(gives_back_a_plague(held[PRIEST], held[PLAGUE])) for held in at.held)),
        ),
        "pyramid": (Tally("tiles", tuple(sum(held[code] for code in PYRAMID) for held in at.held)),),
        "chambers": tuple(_chambers(at, kind) for kind in range(len(CHAMBERS))),
        "ankhs": (Tally("ankh", tuple(at.ankhs[seat] + ankhs_won(held) for seat, held in enumerate(people))),),
    }


def _people(people: list[list[int]], kind: int) -> Tally:
    amounts = [counts[kind] for counts in people]
    return Tally(PERSONS[kind], tuple(amounts), tuple(people_points([[count] for count in amounts])))


def _buildings(buildings: list[list[int]], kind: int) -> Tally:
    amounts = tuple(counts[kind] for counts in buildings)
    return Tally(BUILDINGS[kind], amounts, tuple(building_points([count]) for count in amounts))


def _chambers(at: Board, kind: int) -> Tally:
    amounts = tuple(held[CHAMBER_CODES[kind]] for held in at.held)
    return Tally(CHAMBERS[kind], amounts, tuple(chamber_points([count]) for count in amounts))
