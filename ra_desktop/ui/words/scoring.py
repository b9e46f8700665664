"""The words of the scoring: why rows bring their points, what a lot would change, how an epoch ended, all rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ra_desktop.engine.scoring import standing
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import in_a_line, joined, labelled, listed, points_text, times

from .fill import fill
from .tiles import category_label, counted, row_label, tile_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine import PointRows
    from ra_desktop.engine.account import Strike
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


def rows_text(rows: PointRows) -> str:
    """Return rows of the scoring table, each with its points: "Gold +3, Pharaohs +5"."""
    return listed(f"{row_label(row)} {points_text(points)}" for row, points in rows.items())


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
    shared = {"equal": _tr("Scoring", "the same as everyone else"), "between": _tr("Scoring", "in between")}
    return (places | shared)[f"lost-{lost}" if lost else standing(amounts, seat)]


def compared(own: int, amounts: Sequence[int]) -> str:
    """Return an amount beside the most and the fewest of all seats."""
    text = _tr("ScoreAid", "{mine} (most {most}, fewest {fewest})", "Amounts: 3 (most 4, fewest 0)")
    return fill(text, mine=own, most=max(amounts), fewest=min(amounts))


def compared_totals(own: int, amounts: Sequence[int]) -> str:
    """Return a total of suns beside the highest and the lowest of all seats."""
    text = _tr("ScoreAid", "total {mine} (highest {most}, lowest {fewest})", "Of suns")
    return fill(text, mine=own, most=max(amounts), fewest=min(amounts))


def compared_kinds(kinds: Iterable[tuple[str, int, int]], ruleset: str) -> str:
    """Return how many there are of some kinds of tiles beside the most of all seats: "Farmer ×2 (most 3)"."""
    text = _tr("ScoreAid", "{tiles} (most {most})", "Farmer ×2 (most 3)")
    return listed(fill(text, tiles=counted(tile, count, ruleset), most=most) for tile, count, most in kinds)


# --- the epoch ------------------------------------------------------------------------------------


def ended_text(reason: EndReason) -> str:
    """Return why an epoch ended."""
    return {
        "ra": _tr("Scoring", "The Ra track is full."),
        "suns": _tr("Scoring", "No one has a sun left."),
        "bag": _tr("Common", "The bag is empty."),
    }[reason]


def tie_text(fame: int, first: int, second: int) -> str:
    """Return what decides between players with the same `fame`: their highest suns, the winner's `first`."""
    text = _tr("Ranking", "Tied at %n fame. The highest sun decides: {first} beats {second}.", "", fame)
    return fill(text, first=first, second=second)


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


def list_title() -> str:
    """Return the heading above what the lot is worth to each seat."""
    return _tr("Lots", "What the lot scores this epoch")


def title(name: str | None, sun: int | None) -> str:
    """Return the heading of an account: for `name`, or None for the person at the screen; with `sun` if it is known."""
    if name is not None:
        return fill(_tr("Lots", "If {name} wins this lot"), name=name)
    if sun is None:
        return _tr("Lots", "If you win this lot")
    return fill(_tr("Lots", "If you win with your {sun}"), sun=sun)


def counted_tiles(tiles: Iterable[str], ruleset: str) -> str:
    """Return `tiles` as in a sentence, equal ones with their number: "Pharaoh ×2 and Flood"."""
    counts = Counter(tile_label(tile, ruleset) for tile in tiles)
    return joined(times(label, count) if count > 1 else label for label, count in counts.items())


def strike_sentence(strike: Strike, ruleset: str) -> str:
    """Return what a disaster takes: "Earthquake takes Fortress and Temple"."""
    disaster = tile_label(strike.disaster, ruleset)
    if not strike.tiles:
        return fill(_tr("Lots", "{disaster} takes nothing", "{disaster} is a label: Earthquake"), disaster=disaster)
    tiles = counted_tiles(strike.tiles, ruleset)
    if not strike.chosen:
        text = _tr("Lots", "{disaster} takes {tiles}", "Labels: Earthquake takes Fortress and Temple")
        return fill(text, disaster=disaster, tiles=tiles)
    text = _tr(
        "Lots", "{disaster} takes {number} of the winner’s choice, ideally {tiles}", "{tiles} are those least missed"
    )
    return fill(text, disaster=disaster, number=len(strike.tiles), tiles=tiles)


def strikes_sentence(strikes: Sequence[Strike], ruleset: str) -> str:
    """Return what all disasters of a lot take together: "Disasters take Pharaoh ×2, Flood and Temple"."""
    tiles = [tile for strike in strikes for tile in strike.tiles]
    if not tiles:
        return _tr("Lots", "Disasters take nothing")
    return fill(_tr("Lots", "Disasters take {tiles}", "Labels of tiles"), tiles=counted_tiles(tiles, ruleset))


def lost_remark(tiles: int) -> str:
    """Return how many `tiles` a player loses to disasters, in a few words."""
    return _tr("Lots", "loses %n tiles", "Beside a player's name", tiles)


def flips_sentence(flips: Iterable[str], ruleset: str) -> str:
    """Return what priests best turn `flips`, the tiles before, into: "Priests turn over tiles to show Farmer"."""
    shown = [tile.partition("/")[2] for tile in flips]
    text = _tr(
        "Lots", "Priests turn over tiles to show {tiles}", "Labels: Priests turn over tiles to show Farmer and Market"
    )
    return fill(text, tiles=counted_tiles(shown, ruleset))


def suns_sentence(suns: Sequence[int]) -> str:
    """Return the suns that the winner then has: "suns after that: 1, 8 and 13"."""
    numbers = joined(map(str, suns))
    return fill(_tr("Lots", "suns after that: {suns}", "Numbers: 1, 8 and 13"), suns=numbers)


def later_sentence(points: int) -> str:
    """Return what would be gained at the end of the game, if everything stayed as it is."""
    text = _tr("Lots", "{points} at the end of the game if nothing changes", "{points} has a sign: +3")
    return fill(text, points=points_text(points))


def later_phrase(points: int) -> str:
    """Return the same in a few words."""
    return fill(_tr("Lots", "{points} at the end", "Of the game. {points} has a sign: +3"), points=points_text(points))


def change_for(name: str | None, points: int) -> str:
    """Return what a player gains or loses, in a few words: "Nefer +7", or for None "you −5"."""
    if name is None:
        return fill(_tr("Lots", "you {points}", "{points} has a sign: you −5"), points=points_text(points))
    return f"{name} {points_text(points)}"


def because(change: str, reasons: Iterable[str]) -> str:
    """Return a change for a player with its reasons: "Nefer −5: 2 pharaohs, no longer the most"."""
    return labelled(change, in_a_line(reasons))


def with_points(reason: str, points: int) -> str:
    """Return a reason with the points that it explains: "2 pharaohs, now the most: +7"."""
    return labelled(reason, points_text(points))


def nothing_changes() -> str:
    """Return that a lot changes no points."""
    return _tr("Lots", "no change in fame")


def out_of_reach(highest: int, *, passed: bool, has_suns: bool, name: str | None) -> str:
    """Return why a player cannot win the lot; None for `name` is the person at the screen."""
    if passed:
        second_person, third_person = _tr("Lots", "You have passed."), _tr("Common", "{name} passes.")
    elif not has_suns:
        second_person, third_person = _tr("Lots", "You have no suns left."), _tr("Lots", "{name} has no suns left.")
    else:
        second_person, third_person = (
            _tr("Lots", "None of your suns beats the {sun}."),
            _tr("Lots", "{name} has no sun that beats the {sun}."),
        )
        return fill(second_person, sun=highest) if name is None else fill(third_person, name=name, sun=highest)
    return second_person if name is None else fill(third_person, name=name)
