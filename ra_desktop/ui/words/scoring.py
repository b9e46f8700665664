"""Why a row of the score sheet brings its points, in a few words that stand beside the number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.games.priests.scoring import FEWEST_PEOPLE

from .fill import fill
from .lists import listed, times
from .numbers import points_text
from .tiles import category_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine.events import EndReason

_tr = QCoreApplication.translate


# --- counts ---------------------------------------------------------------------------------------


def each_text(tile: str, count: int, points: int, ruleset: str) -> str:
    """Return that `count` of a tile score `points` each: "Gold ×2, 3 each"."""
    if not count:
        return none_text()
    text = _tr("Scoring", "{tiles}, {points} each", "Gold ×2, 3 each")
    return fill(text, tiles=times(tile_label(tile, ruleset), count), points=points)


def none_text() -> str:
    """Return that there is no tile of this row."""
    return _tr("Scoring", "none")


def tiles_text(tiles: Iterable[tuple[str, int]], ruleset: str) -> str:
    """Return the tiles that count: "Flood ×1, Nile ×3"."""
    return listed(times(tile_label(tile, ruleset), count) for tile, count in tiles)


def worth_text(worth: Iterable[tuple[str, int, int]], ruleset: str) -> str:
    """Return tiles with their counts and points: "Temple ×3 +5, Palace ×4 +10"."""
    text = _tr("Scoring", "{tiles} {points}", "Temple ×3 +5")
    return listed(
        fill(text, tiles=times(tile_label(tile, ruleset), count), points=points_text(points))
        for tile, count, points in worth
    )


def kinds_text(kinds: int) -> str:
    """Return how many different kinds there are."""
    return QCoreApplication.translate("Scoring", "%n different kinds", "", kinds) if kinds else none_text()


# --- comparisons ----------------------------------------------------------------------------------


def pharaohs_text(mine: int, counts: Sequence[int]) -> str:
    """Return how `mine` pharaohs compare with the `counts` of all seats."""
    if min(counts) == max(counts):
        return QCoreApplication.translate("Scoring", "%n pharaohs, as many as everyone", "", mine)
    if mine == max(counts):
        if counts.count(mine) > 1:
            return QCoreApplication.translate("Scoring", "%n pharaohs, tied for the most", "", mine)
        return QCoreApplication.translate("Scoring", "%n pharaohs, the most", "", mine)
    if mine == min(counts):
        if counts.count(mine) > 1:
            return QCoreApplication.translate("Scoring", "%n pharaohs, tied for the fewest", "", mine)
        return QCoreApplication.translate("Scoring", "%n pharaohs, the fewest", "", mine)
    return QCoreApplication.translate("Scoring", "%n pharaohs, in between", "", mine)


def suns_text(mine: int, totals: Sequence[int]) -> str:
    """Return how a total of suns compares with the `totals` of all seats."""
    if min(totals) == max(totals):
        text = _tr("Scoring", "total {total}, the same for everyone")
    elif mine == max(totals):
        text = _tr("Scoring", "total {total}, the highest")
    elif mine == min(totals):
        text = _tr("Scoring", "total {total}, the lowest")
    else:
        text = _tr("Scoring", "total {total}, in between")
    return fill(text, total=mine)


# --- Ra -------------------------------------------------------------------------------------------


def no_flood_text(niles: int) -> str:
    """Return that niles score nothing without a flood."""
    return QCoreApplication.translate("Scoring", "%n niles, but no flood", "", niles)


def no_set_text() -> str:
    """Return that there is no set of monuments."""
    return _tr("Scoring", "no kind three times")


# --- Priests of Ra --------------------------------------------------------------------------------


def no_leading_people_text(most: int) -> str:
    """Return why no kind of people scores; there are at `most` so many of one."""
    if most < FEWEST_PEOPLE:
        return QCoreApplication.translate("Scoring", "fewer than %n of every kind", "Kinds of people", FEWEST_PEOPLE)
    return _tr("Scoring", "not the most of any kind", "Kinds of people")


def buildings_text(complete: int) -> str:
    """Return how many buildings are complete."""
    if not complete:
        return _tr("Scoring", "no building is complete")
    return QCoreApplication.translate("Scoring", "%n complete buildings", "", complete)


def building_kinds_text(kinds: int) -> str:
    """Return of how many kinds there are complete buildings."""
    if not kinds:
        return _tr("Scoring", "no building is complete")
    return QCoreApplication.translate("Scoring", "complete buildings of %n kinds", "", kinds)


def plagues_text(plagues: int, returned: bool) -> str:
    """Return how many plagues count; with `returned`, one more was given back by the priests."""
    if returned:
        return QCoreApplication.translate("Scoring", "%n plagues, after the priests returned one", "", plagues)
    return QCoreApplication.translate("Scoring", "%n plagues", "", plagues) if plagues else none_text()


def pyramid_text(tiles: int) -> str:
    """Return of how many tiles a pyramid is built."""
    return QCoreApplication.translate("Scoring", "%n stones and chambers", "", tiles)


def no_chambers_text() -> str:
    """Return that no colour of chambers scores."""
    return _tr("Scoring", "no colour three times")


def ankhs_text(ankhs: int) -> str:
    """Return how many ankhs there are."""
    return QCoreApplication.translate("Scoring", "%n ankhs", "", ankhs) if ankhs else none_text()


def people_kinds_text(kinds: int) -> str:
    """Return of how many kinds there are people, which wins ankhs."""
    return QCoreApplication.translate("Scoring", "people of %n kinds", "People are tiles", kinds)


# --- the epoch ------------------------------------------------------------------------------------


def ended_text(reason: EndReason) -> str:
    """Return why an epoch ended."""
    return {
        "ra": _tr("Scoring", "The Ra track is full."),
        "suns": _tr("Scoring", "Nobody has a sun left."),
        "bag": _tr("Scoring", "The bag is empty."),
    }[reason]


def total_text(points: Iterable[int]) -> str:
    """Return how a total is added up: "+5 −2 +6"."""
    return " ".join(points_text(each) for each in points if each)


def fame_text(before: int, points: int, after: int) -> str:
    """Return how fame changes; it never falls below 0."""
    if before + points < after:
        text = _tr("Scoring", "{before} {points}, but fame never falls below 0")
    else:
        text = _tr("Scoring", "{before} {points} makes {after}")
        return fill(text, before=before, points=points_text(points), after=after)
    return fill(text, before=before, points=points_text(points))


def leaving_text(categories: Sequence[tuple[str, int]]) -> str:
    """Return which tiles leave the table: categories and counts."""
    if not categories:
        return _tr("Scoring", "No tile leaves the table.")
    return fill(_tr("Scoring", "Leaves the table: {tiles}."), tiles=_categories(categories))


def staying_text(categories: Sequence[tuple[str, int]]) -> str:
    """Return which tiles stay for the next epoch: categories and counts."""
    if not categories:
        return _tr("Scoring", "No tile stays.")
    return fill(_tr("Scoring", "Stays for the next epoch: {tiles}."), tiles=_categories(categories))


def _categories(categories: Sequence[tuple[str, int]]) -> str:
    return listed(times(category_label(name), count) for name, count in categories)
