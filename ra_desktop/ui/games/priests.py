"""How Priests of Ra is shown: groups of tiles, why each row brings its points, and what a lot changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.app.models.score import Explanation
from ra_desktop.engine.games.priests.scoring import (
    FEWEST_PEOPLE,
    POINTS_BY_ANKHS,
    PRIEST_POINTS,
    PYRAMID_BY_TILES,
    TILES_FOR_A_BUILDING,
    gives_back_a_plague,
)
from ra_desktop.engine.games.priests.tiles import CHAMBERS, PRIESTS_TILES
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words import scoring as words
from ra_desktop.ui.words.fill import fill, joined, listed
from ra_desktop.ui.words.tiles import category_label, counted, row_label

from .ra import SUNS, by_kind, changed_count, changed_kinds, changed_suns, held, per_tile, scoring_kinds, suns
from .record import ANKHS_WON, Change, Changes, Explain, GameRecord, Group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine import Position
    from ra_desktop.engine.account import RowChange


# --- rows of the scoring table ----------------------------------------------------------------------


def _showing(position: Position, seat: int, shown: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return the two-sided tiles of `seat` that show one of the sides `shown`."""
    faces = set(shown)
    return tuple((tile, count) for tile, count in position.display(seat).items() if sides(tile)[0] in faces)


def _kinds(position: Position, seat: int, row: str) -> list[tuple[str, int, int]]:
    """Return the kinds of tiles of `seat` that are counted for `row`, each with its count and the most of all seats."""
    tallies = position.rules.tallies(position)[row]
    return [(tally.name, tally.amounts[seat], max(tally.amounts)) for tally in tallies if tally.amounts[seat]]


def _people(position: Position, seat: int) -> Explanation:
    scored = scoring_kinds(position, seat, "people")
    kinds = _kinds(position, seat, "people")
    compared = words.compared_kinds(kinds, position.ruleset) or words.none_text()
    if scored:
        tiles = _showing(position, seat, (kind for kind, _, _ in scored))
        return Explanation(words.worth_text(scored, position.ruleset), tiles, compared=compared)
    most = max((count for _, count, _ in kinds), default=0)
    if not most:
        text = words.none_text()
    elif most < FEWEST_PEOPLE:
        text = _tr("Scoring", "fewer than %n of each kind", "Kinds of people", FEWEST_PEOPLE)
    else:
        text = _tr("Scoring", "not the most of any kind", "Kinds of people")
    return Explanation(text, compared=compared)


def _buildings(position: Position, seat: int) -> Explanation:
    kinds = _kinds(position, seat, "buildings")
    complete = {kind: count // TILES_FOR_A_BUILDING for kind, count, _ in kinds if count >= TILES_FOR_A_BUILDING}
    if complete:
        text = _tr("Scoring", "%n complete buildings", "", sum(complete.values()))
        return Explanation(text, _showing(position, seat, complete))
    return Explanation(_tr("Scoring", "no complete buildings") if kinds else words.none_text())


def _building_kinds(position: Position, seat: int) -> Explanation:
    kinds = [kind for kind, _, _ in scoring_kinds(position, seat, "buildings")]
    if not kinds:
        return Explanation(_tr("Scoring", "no complete buildings"))
    text = _tr("Scoring", "complete buildings of %n kinds", "", len(kinds))
    return Explanation(text, _showing(position, seat, kinds))


def _plagues(position: Position, seat: int) -> Explanation:
    held = position.display(seat)
    plagues = held.get("plague", 0)
    is_one_removed = gives_back_a_plague(held.get("priest", 0), plagues)
    left = plagues - is_one_removed
    text = _tr("Scoring", "%n plagues", "", left) if left else words.none_text()
    if is_one_removed:
        text = listed([text, _tr("Scoring", "after the priests removed one", "After a number of plagues")])
    return Explanation(text, (("plague", max(1, left)),) if plagues else ())  # the last one is shown, too


def _pyramid(position: Position, seat: int) -> Explanation:
    tiles = held(position, seat, PYRAMID_TILES)
    return Explanation(_stones_text(sum(count for _, count in tiles)) if tiles else words.none_text(), tiles)


def _stones_text(tiles: int) -> str:
    return _tr("Scoring", "%n stones and chambers", "", tiles)


def _ankhs_text(ankhs: int) -> str:
    return _tr("Scoring", "%n ankhs", "", ankhs)


def coming_ankhs(position: Position, seat: int) -> int:
    """Return how many ankhs `seat` would win if the epoch ended now; none in other games."""
    counted = position.rules.tallies(position).get("ankhs", ())
    return sum(tally.amounts[seat] for tally in counted) - position.ankhs[seat]


def _ankhs(position: Position, seat: int) -> Explanation:
    more = coming_ankhs(position, seat)
    ankhs = position.ankhs[seat] + more
    if not ankhs:
        return Explanation(words.none_text())
    text = _ankhs_text(ankhs)
    if more:
        text = fill(_tr("Scoring", "{ankhs}, {more} of them for this epoch’s people"), ankhs=text, more=more)
    return Explanation(text, ((ANKH, ankhs),))


def _ankhs_won(position: Position, seat: int) -> Explanation:
    kinds = [kind for kind, _, _ in _kinds(position, seat, "people")]
    text = _tr("Scoring", "people of %n kinds", "People are tiles", len(kinds))
    return Explanation(text, _showing(position, seat, kinds))


EXPLAIN: Final[dict[str, Explain]] = {
    "people": _people,
    "buildings": _buildings,
    "building-variety": _building_kinds,
    "priests": per_tile("priest", PRIEST_POINTS),
    "plagues": _plagues,
    "pyramid": _pyramid,
    "chambers": by_kind("chambers", lambda: _tr("Scoring", "no three of one colour")),
    "ankhs": _ankhs,
    ANKHS_WON: _ankhs_won,
    "suns": suns,
}
"""By row of the scoring table."""


# --- what a lot changes ---------------------------------------------------------------------------


def _people_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    """Return a line for the kinds of which the seat now has the most, and one for those of which it no longer has."""
    lines = []
    for gained, place in ((True, _tr("Lots", "now the most", "Of a kind")), (False, words.no_longer_the_most())):
        kinds = [tally for tally in change.tallies if tally.points and (tally.points > 0) == gained]
        if kinds:
            people = joined(counted(tally.name, tally.after[seat], ruleset) for tally in kinds)
            lines.append(Change(listed([people, place]), sum(tally.points or 0 for tally in kinds)))
    return lines


def _plagues_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    plagues, returned = (tally.after[seat] for tally in change.tallies)
    text = _tr("Scoring", "%n plagues", "", plagues)
    if returned:
        text = _tr("Lots", "%n plagues, of which priests remove one", "", plagues)
    return [Change(text, change.points)]


CHANGES: Final[dict[str, Changes]] = {
    "people": _people_changed,
    "buildings": changed_kinds,
    "building-variety": changed_count(lambda kinds: _tr("Lots", "%n kinds of complete building", "", kinds)),
    "priests": changed_count(lambda priests: _tr("Lots", "%n priests", "Tiles", priests), gained=True),
    "plagues": _plagues_changed,
    "pyramid": changed_count(_stones_text),
    "chambers": changed_kinds,
    "ankhs": changed_count(_ankhs_text),
    "suns": changed_suns,
}
"""By row of the scoring table."""


# --- the record -------------------------------------------------------------------------------------


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
    explain=EXPLAIN,
    changes=CHANGES,
    bag_tiles=(
        "farmer/granary", "warrior/fortress", "merchant/market", "scribe/library", "stone", "priest",
        "granary/farmer", "fortress/warrior", "market/merchant", "library/scribe", "chamber-red", "plague",
    ),
    two_sided=True,
    picture="tiles/ankh",
    rules_section="priests-tiles",
)  # fmt: skip
