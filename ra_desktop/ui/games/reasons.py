"""Why each row of the scoring table brings a seat its points: the tiles that count, and a few words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.games.priests.scoring import (
    PRIEST_POINTS,
    TILES_FOR_A_BUILDING,
    buildings,
    chamber_points,
    coming_ankhs,
    complete_buildings,
    gives_back_a_plague,
    leading_people,
    people,
)
from ra_desktop.engine.games.priests.tiles import CHAMBERS
from ra_desktop.engine.games.ra.scoring import GOD_POINTS, GOLD_POINTS, monument_set_points
from ra_desktop.engine.games.ra.tiles import CIVILIZATION_KINDS, MONUMENT_KINDS
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.words import scoring as words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ra_desktop.engine import Position

    Because = Callable[[Position, int], "Reason"]

ANKHS_WON: Final = "ankhs-won"
"""A row of its own: the ankhs won in an epoch whose ankhs do not score yet."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a row brings a seat its points."""

    text: str
    tiles: tuple[tuple[str, int], ...] = ()
    """The tiles that count, with their counts."""
    suns: tuple[int, ...] = ()
    """The suns that count."""


def reason(position: Position, seat: int, row: str) -> Reason:
    """Return why `row` brings `seat` its points in `position`; for a row that is not known, without words."""
    known = _REASONS.get(row)
    return known(position, seat) if known is not None else Reason("")


def _held(position: Position, seat: int, tiles: Iterable[str]) -> tuple[tuple[str, int], ...]:
    mine = position.display(seat)
    return tuple((tile, mine[tile]) for tile in tiles if tile in mine)


def _showing(position: Position, seat: int, shown: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return the two-sided tiles of `seat` that show one of the sides `shown`."""
    wanted = set(shown)
    return tuple((tile, count) for tile, count in position.display(seat).items() if sides(tile)[0] in wanted)


def _each(tile: str, points: int) -> Because:
    def because(position: Position, seat: int) -> Reason:
        held = _held(position, seat, (tile,))
        return Reason(words.each_text(tile, dict(held).get(tile, 0), points, position.ruleset), held)

    return because


# --- Ra -------------------------------------------------------------------------------------------


def _pharaohs(position: Position, seat: int) -> Reason:
    counts = [position.display(other).get("pharaoh", 0) for other in range(position.players)]
    return Reason(words.pharaohs_text(counts[seat], counts), _held(position, seat, ("pharaoh",)))


def _nile(position: Position, seat: int) -> Reason:
    held = _held(position, seat, ("flood", "nile"))
    counts = dict(held)
    if counts.get("flood"):
        return Reason(words.tiles_text(held, position.ruleset), held)
    niles = counts.get("nile", 0)
    return Reason(words.no_flood_text(niles) if niles else words.none_text())


def _civilization(position: Position, seat: int) -> Reason:
    held = _held(position, seat, CIVILIZATION_KINDS)
    return Reason(words.kinds_text(len(held)), held)


def _monument_kinds(position: Position, seat: int) -> Reason:
    held = _held(position, seat, MONUMENT_KINDS)
    return Reason(words.kinds_text(len(held)), held)


def _monument_sets(position: Position, seat: int) -> Reason:
    worth = [(tile, count, monument_set_points([count])) for tile, count in _held(position, seat, MONUMENT_KINDS)]
    sets = [each for each in worth if each[2]]
    text = words.worth_text(sets, position.ruleset) if sets else words.no_set_text()
    return Reason(text, tuple((tile, count) for tile, count, _ in sets))


def _suns(position: Position, seat: int) -> Reason:
    owned = [position.face_up_suns(other) + position.face_down_suns(other) for other in range(position.players)]
    totals = [sum(suns) for suns in owned]
    return Reason(words.suns_text(totals[seat], totals), suns=tuple(sorted(owned[seat])))


# --- Priests of Ra --------------------------------------------------------------------------------


def _people(position: Position, seat: int) -> Reason:
    counts, scored = people(position, seat), leading_people(position, seat)
    if not any(counts.values()):
        return Reason(words.none_text())
    if not scored:
        return Reason(words.no_leading_people_text(max(counts.values())))
    worth = [(kind, counts[kind], points) for kind, points in scored.items()]
    return Reason(words.worth_text(worth, position.ruleset), _showing(position, seat, scored))


def _buildings(position: Position, seat: int) -> Reason:
    counts = buildings(position, seat)
    if not any(counts.values()):
        return Reason(words.none_text())
    complete = sum(count // TILES_FOR_A_BUILDING for count in counts.values())
    return Reason(words.buildings_text(complete), _showing(position, seat, complete_buildings(position, seat)))


def _building_kinds(position: Position, seat: int) -> Reason:
    kinds = complete_buildings(position, seat)
    return Reason(words.building_kinds_text(len(kinds)), _showing(position, seat, kinds))


def _plagues(position: Position, seat: int) -> Reason:
    mine = position.display(seat)
    plagues = mine.get("plague", 0)
    returned = gives_back_a_plague(mine.get("priest", 0), plagues)
    plagues -= returned
    return Reason(words.plagues_text(plagues, returned), (("plague", plagues),) if plagues else ())


def _pyramid(position: Position, seat: int) -> Reason:
    held = _held(position, seat, ("stone", *CHAMBERS))
    tiles = sum(count for _, count in held)
    return Reason(words.pyramid_text(tiles) if tiles else words.none_text(), held)


def _chambers(position: Position, seat: int) -> Reason:
    worth = [(kind, count, chamber_points([count])) for kind, count in _held(position, seat, CHAMBERS)]
    colours = [each for each in worth if each[2]]
    text = words.worth_text(colours, position.ruleset) if colours else words.no_chambers_text()
    return Reason(text, tuple((kind, count) for kind, count, _ in colours))


def _ankhs(position: Position, seat: int) -> Reason:
    ankhs = position.ankhs[seat] + coming_ankhs(position, seat)
    return Reason(words.ankhs_text(ankhs), (("ankh", ankhs),) if ankhs else ())


def _ankhs_won(position: Position, seat: int) -> Reason:
    kinds = [kind for kind, count in people(position, seat).items() if count]
    return Reason(words.people_kinds_text(len(kinds)), _showing(position, seat, kinds))


_REASONS: Final[dict[str, Because]] = {
    "gods": _each("god", GOD_POINTS),
    "gold": _each("gold", GOLD_POINTS),
    "pharaohs": _pharaohs,
    "nile": _nile,
    "civilization": _civilization,
    "monument-variety": _monument_kinds,
    "monument-sets": _monument_sets,
    "suns": _suns,
    "people": _people,
    "buildings": _buildings,
    "building-variety": _building_kinds,
    "priests": _each("priest", PRIEST_POINTS),
    "plagues": _plagues,
    "pyramid": _pyramid,
    "chambers": _chambers,
    "ankhs": _ankhs,
    ANKHS_WON: _ankhs_won,
}
"""By row of the scoring table."""
