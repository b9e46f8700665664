"""The scoring table of Priests of Ra: a function for each row, from counts alone. The tables of points come first.

Lists are by seat. Nothing here changes a position.
"""

from __future__ import annotations

from typing import Final

from .reconstructed import RECONSTRUCTED

MOST_OF_A_PEOPLE: Final = 5
FEWEST_PEOPLE: Final = 2
"""With fewer tiles of a kind, nobody has the most."""
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
    """5 for each kind of which a seat has at least two and nobody more (docs/rules.md#score-people).

    ``people[seat][kind]`` are counts.
    """
    points = [0] * len(people)
    for kind in range(len(people[0])):
        most = max([mine[kind] for mine in people])
        if most >= FEWEST_PEOPLE:
            for seat, mine in enumerate(people):
                if mine[kind] == most:
                    points[seat] += MOST_OF_A_PEOPLE
    return points


def ankhs_won(people: list[int]) -> int:
    """One ankh for three different kinds of people, two for all four (docs/rules.md#score-people)."""
    return ANKHS_BY_KINDS[len(people) - people.count(0)]


def building_points(buildings: list[int]) -> int:
    """2 for each complete building (docs/rules.md#score-buildings)."""
    complete = 0
    for count in buildings:
        complete += count // TILES_FOR_A_BUILDING
    return BUILDING_POINTS * complete


def building_variety_points(buildings: list[int]) -> int:
    """Complete buildings of three kinds bring 5, of all four 10 (docs/rules.md#score-buildings)."""
    kinds = 0
    for count in buildings:
        if count >= TILES_FOR_A_BUILDING:
            kinds += 1
    return BUILDINGS_BY_KINDS[kinds]


def gives_back_a_plague(priests: int, plagues: int) -> bool:
    """With three or more priests, one plague is removed before plagues score (docs/rules.md#score-priests)."""
    return priests >= PRIESTS_AGAINST_A_PLAGUE and plagues > 0


def plague_points(plagues: int) -> int:
    """The more plagues, the more each costs (docs/rules.md#score-plagues)."""
    return PLAGUE_POINTS[min(plagues, len(PLAGUE_POINTS) - 1)]


def pyramid_points(tiles: int) -> int:
    """Three, six or ten stones and chambers bring 5, 10 or 20 (docs/rules.md#score-pyramid)."""
    return PYRAMID_BY_TILES[min(tiles, len(PYRAMID_BY_TILES) - 1)]


def chamber_points(copies: list[int]) -> int:
    """Each colour held three times brings 5, more often 10 (docs/rules.md#score-chambers)."""
    points = 0
    for count in copies:
        points += CHAMBERS_BY_COPIES[min(count, len(CHAMBERS_BY_COPIES) - 1)]
    return points


def ankh_points(ankhs: int) -> int:
    """Two, three or more ankhs bring 5, 10 or 20 (docs/rules.md#score-ankhs)."""
    return POINTS_BY_ANKHS[min(ankhs, len(POINTS_BY_ANKHS) - 1)]
