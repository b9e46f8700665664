"""How the number of a group comes about, in words: counts of the view, points of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.priests import buildings_of, people_of
from ra_desktop.engine.scoring import (
    TILES_FOR_A_BUILDING,
    ankh_points,
    ankhs_won,
    building_points,
    chamber_points,
    gives_back_a_plague,
    people_points,
    pyramid_points,
)
from ra_desktop.engine.tiles import BUILDINGS, CHAMBERS, PERSONS
from ra_desktop.ui.text import points_text, tile_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import View

    Held = Sequence[tuple[str, int]]
    Teller = Callable[[View, int, Held, dict[str, int]], list[str]]

_tr = QCoreApplication.translate


def how(view: View, seat: int, group: str, held: Held, points: dict[str, int]) -> list[str]:
    """How the number of the *group* of this name comes about, a line each; *held* are its tiles with their counts."""
    teller = _TELLERS.get(group)
    return teller(view, seat, held, points) if teller else []


def counted(tile: str, count: int, ruleset: str) -> str:
    """A tile with how many there are of it: "Temple ×3"."""
    return _tr("Groups", "{tile} ×{count}").replace("{count}", str(count)).replace("{tile}", tile_label(tile, ruleset))


def _joined(parts: Sequence[str]) -> str:
    return _tr("Groups", ", ").join(parts)


# --- what both games have ---------------------------------------------------------------------------


def _extremes(mine: int, amounts: Sequence[int]) -> list[str]:
    return [
        _tr("Groups", "Here {mine}; most at the table {most}, fewest {fewest}.")
        .replace("{mine}", str(mine))
        .replace("{most}", str(max(amounts)))
        .replace("{fewest}", str(min(amounts)))
    ]


def _suns(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    totals = [sum(view.face_up_suns(other)) + sum(view.face_down_suns(other)) for other in range(view.players)]
    return _extremes(totals[seat], totals)


# --- Ra ---------------------------------------------------------------------------------------------


def _pharaohs(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = [view.display(other).get("pharaoh", 0) for other in range(view.players)]
    return _extremes(counts[seat], counts)


def _nile(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    floods, niles = counts.get("flood", 0), counts.get("nile", 0)
    text = _tr("Groups", "Floods: {floods}, niles: {niles}.")
    if niles and not floods:
        text = _tr("Groups", "Niles: {niles}, but no flood.")
    return [text.replace("{floods}", str(floods)).replace("{niles}", str(niles))]


def _kinds(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    return [_tr("Groups", "Different kinds: {kinds}.").replace("{kinds}", str(len(held)))]


def _monuments(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    [text] = _kinds(view, seat, held, points)
    sets = [counted(tile, count, view.ruleset) for tile, count in held if count > 2]
    if sets:
        more = _tr("Groups", "Sets: {sets}.").replace("{sets}", _joined(sets))
        text = _tr("Groups", "{kinds} {sets}").replace("{kinds}", text).replace("{sets}", more)
    return [text]


def _treasure(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    return [
        _tr("Groups", "Gold: {gold}, {gold_points}. Gods: {gods}, {god_points}.")
        .replace("{gold}", str(counts.get("gold", 0)))
        .replace("{gold_points}", points_text(points.get("gold", 0)))
        .replace("{gods}", str(counts.get("god", 0)))
        .replace("{god_points}", points_text(points.get("gods", 0)))
    ]


# --- Priests of Ra ----------------------------------------------------------------------------------


def leading_people(view: View, seat: int) -> dict[str, int]:
    """What each kind of people before *seat* would score now, by kind; kinds that score nothing are left out."""
    counts = [people_of(held) for held in view.held]
    scored = {kind: people_points([[mine[at]] for mine in counts])[seat] for at, kind in enumerate(PERSONS)}
    return {kind: points for kind, points in scored.items() if points}


def complete_buildings(view: View, seat: int) -> dict[str, int]:
    """What the complete buildings of each kind before *seat* score, by kind; kinds without any are left out."""
    counts = zip(BUILDINGS, buildings_of(view.held[seat]), strict=True)
    scored = {kind: building_points([tiles]) for kind, tiles in counts}
    return {kind: points for kind, points in scored.items() if points}


def coming_ankhs(view: View, seat: int) -> int:
    """How many ankhs the people before *seat* would win now."""
    return ankhs_won(people_of(view.held[seat]))


def _people(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = [people_of(mine) for mine in view.held]
    scored = leading_people(view, seat)
    lines = []
    for at, kind in enumerate(PERSONS):
        if not counts[seat][at]:
            continue
        most = max(mine[at] for other, mine in enumerate(counts) if other != seat)
        text = _tr("Groups", "{people}, elsewhere at most {most}: {points}.")
        lines.append(
            text.replace("{most}", str(most))
            .replace("{points}", points_text(scored.get(kind, 0)))
            .replace("{people}", counted(kind, counts[seat][at], view.ruleset))
        )
    if won := coming_ankhs(view, seat):
        lines.append(QCoreApplication.translate("Groups", "Their variety wins %n ankhs.", "", won))
    return lines


def _buildings(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    lines = []
    for kind, tiles in zip(BUILDINGS, buildings_of(view.held[seat]), strict=True):
        if not tiles:
            continue
        text = _tr("Groups", "{building}: {complete} complete, {points}.")
        if tiles % TILES_FOR_A_BUILDING:
            text = _tr("Groups", "{building}: {complete} complete, one begun, {points}.")
        lines.append(
            text.replace("{complete}", str(tiles // TILES_FOR_A_BUILDING))
            .replace("{points}", points_text(building_points([tiles])))
            .replace("{building}", counted(kind, tiles, view.ruleset))
        )
    if variety := points.get("building-variety", 0):
        lines.append(_tr("Groups", "Complete kinds: {points}.").replace("{points}", points_text(variety)))
    return lines


def _priests(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    priests, plagues = counts.get("priest", 0), counts.get("plague", 0)
    lines = [
        _tr("Groups", "Priests: {priests}, {priest_points}. Plagues: {plagues}, {plague_points}.")
        .replace("{priests}", str(priests))
        .replace("{priest_points}", points_text(points.get("priests", 0)))
        .replace("{plagues}", str(plagues))
        .replace("{plague_points}", points_text(points.get("plagues", 0)))
    ]
    if gives_back_a_plague(priests, plagues):
        lines.append(_tr("Groups", "The priests spare one plague."))
    return lines


def _ankhs(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    here, more = view.ankhs[seat], coming_ankhs(view, seat)
    text = _tr("Groups", "Here {here}, after the third epoch {points}.")
    if more:
        text = _tr("Groups", "Here {here} and {more} won by the people of this epoch: after the third epoch {points}.")
    return [
        text.replace("{here}", str(here))
        .replace("{more}", str(more))
        .replace("{points}", points_text(ankh_points(here + more)))
    ]


def _pyramid(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    tiles = sum(counts.values())
    chambers = [counts.get(kind, 0) for kind in CHAMBERS]
    lines = [
        _tr("Groups", "Stones {stones}, chambers {chambers}, together {tiles}: {points}.")
        .replace("{stones}", str(counts.get("stone", 0)))
        .replace("{chambers}", str(sum(chambers)))
        .replace("{tiles}", str(tiles))
        .replace("{points}", points_text(pyramid_points(tiles)))
    ]
    for kind, count in zip(CHAMBERS, chambers, strict=True):
        if count:
            lines.append(
                _tr("Groups", "{chambers}: {points}.")
                .replace("{points}", points_text(chamber_points([count])))
                .replace("{chambers}", counted(kind, count, view.ruleset))
            )
    return lines


_TELLERS: Final[dict[str, Teller]] = {
    "pharaohs": _pharaohs,
    "nile": _nile,
    "civilization": _kinds,
    "treasure": _treasure,
    "monuments": _monuments,
    "suns": _suns,
    "people": _people,
    "buildings": _buildings,
    "priests": _priests,
    "ankhs": _ankhs,
    "pyramid": _pyramid,
}
