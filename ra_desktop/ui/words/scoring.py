"""The words of the scoring: why rows bring their points, how an epoch ended, and the overview of all rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine.scoring import standing
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, listed, points_text, times

from .fill import fill
from .tiles import category_label, counted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine.events import EndReason


# --- counts ---------------------------------------------------------------------------------------


def each_text(tile: str, count: int, points: int, ruleset: str) -> str:
    """Return that `count` of a tile score `points` each: "Gold ×2, 3 each"."""
    if not count:
        return none_text()
    text = _tr("Scoring", "{tiles}, {points} each", "Gold ×2, 3 each")
    return fill(text, tiles=counted(tile, count, ruleset), points=points)


def none_text() -> str:
    """Return that there is no tile of this row."""
    return _tr("Scoring", "none")


def tiles_text(tiles: Iterable[tuple[str, int]], ruleset: str) -> str:
    """Return the tiles that count: "Flood ×1, Nile ×3"."""
    return listed(counted(tile, count, ruleset) for tile, count in tiles)


def worth_text(worth: Iterable[tuple[str, int, int]], ruleset: str) -> str:
    """Return tiles with their counts and points: "Temple ×3 +5, Palace ×4 +10"."""
    return listed(f"{counted(tile, count, ruleset)} {points_text(points)}" for tile, count, points in worth)


def scored(label: str, points: str, why: str = "") -> str:
    """Return the points of a row, and why: "Gold: +6 (Gold ×2, 3 each)"."""
    return labelled(label, f"{points} ({why})" if why else points)


# --- comparisons ----------------------------------------------------------------------------------


def pharaohs_text(amounts: Sequence[int], seat: int, lost: str = "") -> str:
    """Return the pharaohs of `seat` and how they compare with the `amounts` of all: "2 pharaohs, the most".

    `lost` is the place that others have taken: ``most``, ``fewest``, or empty.
    """
    own = amounts[seat]
    count = _tr("Scoring", "%n pharaohs", "", own) if own else _tr("Scoring", "no pharaohs")
    places = {
        "most": _tr("Scoring", "the most"),
        "tied-most": _tr("Scoring", "tied for the most"),
        "lost-most": no_longer_the_most(),
        "fewest": _tr("Scoring", "the fewest"),
        "tied-fewest": _tr("Scoring", "tied for the fewest"),
        "lost-fewest": _tr("Scoring", "no longer the fewest"),
    }
    return listed([count, _place(amounts, seat, lost, places)])


def suns_text(amounts: Sequence[int], seat: int, lost: str = "") -> str:
    """Return the total of the suns of `seat` and how it compares, as :func:`pharaohs_text` does."""
    total = fill(_tr("Scoring", "suns total {total}"), total=amounts[seat])
    places = {
        "most": _tr("Scoring", "the highest", "Total of suns"),
        "tied-most": _tr("Scoring", "tied for the highest", "Total of suns"),
        "lost-most": _tr("Scoring", "no longer the highest", "Total of suns"),
        "fewest": _tr("Scoring", "the lowest", "Total of suns"),
        "tied-fewest": _tr("Scoring", "tied for the lowest", "Total of suns"),
        "lost-fewest": _tr("Scoring", "no longer the lowest", "Total of suns"),
    }
    return listed([total, _place(amounts, seat, lost, places)])


def no_longer_the_most() -> str:
    """Return that others have more now, after a count of tiles."""
    return _tr("Scoring", "no longer the most")


def _place(amounts: Sequence[int], seat: int, lost: str, places: dict[str, str]) -> str:
    shared = {"equal": _tr("Scoring", "the same as everyone"), "between": _tr("Scoring", "in the middle")}
    return (places | shared)[f"lost-{lost}" if lost else standing(amounts, seat)]


def compared(own: int, amounts: Sequence[int]) -> str:
    """Return an amount beside the most and the fewest of all seats."""
    text = _tr("ScoreAid", "{mine}; the most is {most}, the fewest {fewest}", "Amounts: 3; the most is 4, the fewest 0")
    return fill(text, mine=own, most=max(amounts), fewest=min(amounts))


def compared_totals(own: int, amounts: Sequence[int]) -> str:
    """Return a total of suns beside the highest and the lowest of all seats."""
    text = _tr("ScoreAid", "total {mine}; the highest is {most}, the lowest {fewest}", "Of suns")
    return fill(text, mine=own, most=max(amounts), fewest=min(amounts))


def compared_kinds(kinds: Iterable[tuple[str, int, int]], ruleset: str) -> str:
    """Return how many there are of some kinds of tiles beside the most of all seats: "Farmer ×2 (most 3)"."""
    text = _tr("ScoreAid", "{tiles} (the most: {most})", "Farmer ×2 (the most: 3)")
    return listed(fill(text, tiles=counted(tile, count, ruleset), most=most) for tile, count, most in kinds)


# --- the epoch ------------------------------------------------------------------------------------


def ended_text(reason: EndReason) -> str:
    """Return why an epoch ended."""
    return {
        "ra": _tr("Scoring", "The Ra track is full."),
        "suns": _tr("Scoring", "No one has a sun left."),
        "bag": _tr("Common", "The bag is empty."),
    }[reason]


def total_text(points: Iterable[int]) -> str:
    """Return how a total is added up: "+5 −2 +6"; empty if it is one number."""
    parts = [points_text(point) for point in points if point]
    return " ".join(parts) if len(parts) > 1 else ""


def fame_text(before: int, points: int, after: int) -> str:
    """Return how fame changes; it never falls below 0."""
    text = _tr("Scoring", "{before} {points} makes {after}")
    text = fill(text, before=before, points=points_text(points), after=after)
    return listed([text, _tr("Lots", "fame never falls below 0")] if before + points < after else [text])


def leaving_text(categories: Sequence[tuple[str, int]]) -> str:
    """Return which tiles are discarded: categories and counts."""
    if not categories:
        return _tr("Scoring", "No tiles are discarded.")
    return fill(_tr("Scoring", "Discarded: {tiles}."), tiles=_categories(categories))


def staying_text(categories: Sequence[tuple[str, int]]) -> str:
    """Return which tiles are kept for the next epoch: categories and counts."""
    if not categories:
        return _tr("Scoring", "No tiles are kept.")
    return fill(_tr("Scoring", "Kept for the next epoch: {tiles}."), tiles=_categories(categories))


def _categories(categories: Sequence[tuple[str, int]]) -> str:
    return listed(times(category_label(name), count) for name, count in categories)


# --- the scoring overview ---------------------------------------------------------------------------


def end_of_game() -> str:
    """Return the heading above what scores once."""
    return _tr("ScoreAid", "Only at the end of the game")


def now(standing: str) -> str:
    """Return how a player stands in a row: "Now: 2 different kinds"."""
    return fill(_tr("ScoreAid", "Now: {standing}", "Now: 2 different kinds"), standing=standing)


def points_now(points: int) -> str:
    """Return the points of a row as they are read aloud."""
    return fill(_tr("ScoreAid", "{points} now", "Points with a sign: −2 now"), points=points_text(points))
