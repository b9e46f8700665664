"""How Priests of Ra is shown: groups of tiles, and how their numbers are computed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.games.priests.scoring import (
    POINTS_BY_ANKHS,
    PYRAMID_BY_TILES,
    TILES_FOR_A_BUILDING,
    ankh_points,
    building_points,
    buildings,
    chamber_points,
    coming_ankhs,
    complete_buildings,
    gives_back_a_plague,
    leading_people,
    people,
    pyramid_points,
)
from ra_desktop.engine.games.priests.tiles import CHAMBERS, PERSONS, PRIESTS_TILES
from ra_desktop.ui.words.counts import counted
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.numbers import points_text
from ra_desktop.ui.words.tiles import category_label, row_label

from .priests_reasons import REASONS
from .ra import SUNS, suns
from .record import GameRecord, Group

if TYPE_CHECKING:
    from ra_desktop.engine import View

    from .record import Held

_tr = QCoreApplication.translate


def _people(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = [people(view, other) for other in range(view.players)]
    scored = leading_people(view, seat)
    lines = []
    for kind in PERSONS:
        if not counts[seat][kind]:
            continue
        most = max(theirs[kind] for other, theirs in enumerate(counts) if other != seat)
        text = _tr("Groups", "{people}, others at most {most}: {points}.")
        lines.append(
            fill(
                text,
                most=most,
                points=points_text(scored.get(kind, 0)),
                people=counted(kind, counts[seat][kind], view.ruleset),
            )
        )
    if won := coming_ankhs(view, seat):
        lines.append(QCoreApplication.translate("Groups", "The different kinds win %n ankhs.", "", won))
    return lines


def _buildings(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    lines = []
    for kind, tiles in buildings(view, seat).items():
        if not tiles:
            continue
        text = _tr("Groups", "{building}: {complete} complete, {points}.")
        if tiles % TILES_FOR_A_BUILDING:
            text = _tr("Groups", "{building}: {complete} complete, one unfinished, {points}.")
        lines.append(
            fill(
                text,
                complete=tiles // TILES_FOR_A_BUILDING,
                points=points_text(building_points([tiles])),
                building=counted(kind, tiles, view.ruleset),
            )
        )
    if variety := points.get("building-variety", 0):
        lines.append(
            fill(_tr("Groups", "Complete buildings of different kinds: {points}."), points=points_text(variety))
        )
    return lines


def _priests(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    priests, plagues = counts.get("priest", 0), counts.get("plague", 0)
    lines = [
        fill(
            _tr("Groups", "Priests: {priests}, {priest_points}. Plagues: {plagues}, {plague_points}."),
            priests=priests,
            priest_points=points_text(points.get("priests", 0)),
            plagues=plagues,
            plague_points=points_text(points.get("plagues", 0)),
        )
    ]
    if gives_back_a_plague(priests, plagues):
        lines.append(_tr("Groups", "The priests return one plague."))
    return lines


def _ankhs(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    here, more = view.ankhs[seat], coming_ankhs(view, seat)
    worth = points_text(ankh_points(here + more))
    if not more:
        return [fill(_tr("Groups", "Ankhs: {here}. At the end of the game: {points}."), here=here, points=worth)]
    text = _tr("Groups", "Ankhs: {here}, and {more} for people this epoch. At the end of the game: {points}.")
    return [fill(text, here=here, more=more, points=worth)]


def _pyramid(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    counts = dict(held)
    tiles = sum(counts.values())
    chambers = [counts.get(kind, 0) for kind in CHAMBERS]
    lines = [
        fill(
            _tr("Groups", "Stones {stones}, chambers {chambers}, together {tiles}: {points}."),
            stones=counts.get("stone", 0),
            chambers=sum(chambers),
            tiles=tiles,
            points=points_text(pyramid_points(tiles)),
        )
    ]
    for kind, count in zip(CHAMBERS, chambers, strict=True):
        if count:
            lines.append(
                fill(
                    _tr("Groups", "{chambers}: {points}."),
                    points=points_text(chamber_points([count])),
                    chambers=counted(kind, count, view.ruleset),
                )
            )
    return lines


def _worth(view: View, seat: int) -> dict[str, int]:
    """Return what each kind of people and buildings of `seat` scores now, by the side that shows."""
    return leading_people(view, seat) | complete_buildings(view, seat)


def _tiles_of(category: str) -> tuple[str, ...]:
    """Return the two-sided tiles that show a side of `category`, sorted by that side."""
    return tuple(name for name in PRIESTS_TILES.names if PRIESTS_TILES.category_of(name) == category)


PYRAMID_TILES: Final = ("stone", *CHAMBERS)
"""The tiles that form a pyramid."""

ANKH: Final = "ankh"
"""The name of ankhs among the tiles; the engine counts them separately."""

RECORD: Final = GameRecord(
    groups=(
        Group("people", "person", _tiles_of("person"), ("people",), 2.2),
        Group("buildings", "building", _tiles_of("building"), ("buildings", "building-variety"), 2.2),
        Group("priests", "priest", ("priest", "plague"), ("priests", "plagues"), 1.4),
        Group("ankhs", "ankh", (ANKH,), ("ankhs",), 1.0, enough=len(POINTS_BY_ANKHS) - 1),
        Group(
            "pyramid",
            "pyramid",
            PYRAMID_TILES,
            ("pyramid", "chambers"),
            0.0,
            is_built=True,
            enough=len(PYRAMID_BY_TILES) - 1,
        ),
        SUNS,
    ),
    row_marks={"plagues": "plague", "ankhs-won": "ankh"},
    headings={
        "priests": lambda: _tr("Groups", "Priests, plagues", "Heading above both kinds of tiles"),
        "suns": lambda: row_label("suns"),
    },
    short_headings={"priests": lambda: category_label("priest")},
    explain={
        "people": _people,
        "buildings": _buildings,
        "priests": _priests,
        "ankhs": _ankhs,
        "pyramid": _pyramid,
        "suns": suns,
    },
    reasons=REASONS,
    worth=_worth,
    coming_ankhs=coming_ankhs,
    bag_tiles=(
        "farmer/granary", "warrior/fortress", "merchant/market", "scribe/library", "stone", "priest",
        "granary/farmer", "fortress/warrior", "market/merchant", "library/scribe", "chamber-red", "plague",
    ),
    two_sided=True,
    picture="tiles/ankh",
    rules_section="priests-tiles",
)  # fmt: skip
