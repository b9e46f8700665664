"""How Ra is shown: groups of tiles, why each row of the scoring table brings its points, and what a lot changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ra_desktop.app.models.score import Explanation
from ra_desktop.engine.games.ra.scoring import GOD_POINTS, GOLD_POINTS
from ra_desktop.engine.games.ra.tiles import CIVILIZATION_KINDS, MONUMENT_KINDS, RA_TILES
from ra_desktop.engine.scoring import standing
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words import scoring as words
from ra_desktop.ui.words.fill import joined
from ra_desktop.ui.words.scoring import lost_remark
from ra_desktop.ui.words.tiles import counted, row_label

from .record import Change, Changes, Explain, GameRecord, Group

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ra_desktop.engine import Position
    from ra_desktop.engine.account import RowChange, Strike, TallyChange


SUNS: Final = Group("suns", "sun", (), ("suns",), 0.0)
"""The suns, which score in every game."""


# --- rows of the scoring table ----------------------------------------------------------------------


def held(position: Position, seat: int, tiles: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Return those of `tiles` that `seat` has, with their counts."""
    held = position.display(seat)
    return tuple((tile, held[tile]) for tile in tiles if tile in held)


def per_tile(tile: str, points: int) -> Explain:
    """Return the explanation of a row in which each `tile` scores as many `points`."""

    def explain(position: Position, seat: int) -> Explanation:
        tiles = held(position, seat, (tile,))
        return Explanation(words.each_text(tile, dict(tiles).get(tile, 0), points, position.ruleset), tiles)

    return explain


def suns(position: Position, seat: int) -> Explanation:
    """Return why suns score, in every game."""
    owned = [position.face_up_suns(other) + position.face_down_suns(other) for other in range(position.players)]
    totals = [sum(suns) for suns in owned]
    compared = words.compared_totals(totals[seat], totals)
    return Explanation(words.suns_text(totals, seat), suns=tuple(sorted(owned[seat])), compared=compared)


def _pharaohs(position: Position, seat: int) -> Explanation:
    counts = [position.display(other).get("pharaoh", 0) for other in range(position.players)]
    text, compared = words.pharaohs_text(counts, seat), words.compared(counts[seat], counts)
    return Explanation(text, held(position, seat, ("pharaoh",)), compared=compared)


def _nile(position: Position, seat: int) -> Explanation:
    tiles = held(position, seat, ("flood", "nile"))
    counts = dict(tiles)
    if counts.get("flood"):
        return Explanation(words.tiles_text(tiles, position.ruleset), tiles)
    niles = counts.get("nile", 0)
    return Explanation(_tr("Scoring", "%n Nile tiles, but no flood", "", niles) if niles else words.none_text())


def _kinds(kinds: Iterable[str]) -> Explain:
    def explain(position: Position, seat: int) -> Explanation:
        tiles = held(position, seat, kinds)
        number = len(tiles)
        return Explanation(_tr("Scoring", "%n different kinds", "", number) if tiles else words.none_text(), tiles)

    return explain


def scoring_kinds(position: Position, seat: int, row: str) -> list[tuple[str, int, int]]:
    """Return the kinds of tiles for which `seat` scores in a `row` that counts each by itself: counts and points."""
    tallies = position.rules.tallies(position)[row]
    return [
        (tally.name, tally.amounts[seat], tally.points[seat])
        for tally in tallies
        if tally.points and tally.points[seat]
    ]


def by_kind(row: str, none: Callable[[], str]) -> Explain:
    """Return the explanation of a `row` in which kinds of tiles score by themselves; `none` is said if none does."""

    def explain(position: Position, seat: int) -> Explanation:
        kinds = scoring_kinds(position, seat, row)
        text = words.worth_text(kinds, position.ruleset) if kinds else none()
        return Explanation(text, tuple((kind, count) for kind, count, _ in kinds))

    return explain


EXPLAIN: Final[dict[str, Explain]] = {
    "gods": per_tile("god", GOD_POINTS),
    "gold": per_tile("gold", GOLD_POINTS),
    "pharaohs": _pharaohs,
    "nile": _nile,
    "civilization": _kinds(CIVILIZATION_KINDS),
    "monument-variety": _kinds(MONUMENT_KINDS),
    "monument-sets": by_kind("monument-sets", lambda: _tr("Scoring", "no three of a kind")),
    "suns": suns,
}
"""By row of the scoring table."""


# --- what a lot changes ---------------------------------------------------------------------------


def lost_place(tally: TallyChange, seat: int) -> str:
    """Return which place `seat` loses to others by the lot: ``most`` or ``fewest``; empty for none."""
    before, after = standing(tally.before, seat), standing(tally.after, seat)
    return before.removeprefix("tied-") if after == "between" and before not in ("between", "equal") else ""


def changed_suns(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    """Return why the points for suns change, in every game."""
    (tally,) = change.tallies
    return [Change(words.suns_text(tally.after, seat, lost_place(tally, seat)), change.points)]


def _pharaohs_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    (tally,) = change.tallies
    return [Change(words.pharaohs_text(tally.after, seat, lost_place(tally, seat)), change.points)]


def changed_count(text: Callable[[int], str], *, gained: bool = False) -> Changes:
    """Return what explains a row with one count: `text` of all that there is then or, if `gained`, of what is new."""

    def changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
        (tally,) = change.tallies
        return [Change(text(tally.after[seat] - (tally.before[seat] if gained else 0)), change.points)]

    return changed


def _nile_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    amounts = {tally.name: tally.after[seat] for tally in change.tallies}
    floods = _tr("Lots", "%n floods", "", amounts["flood"])
    niles = _tr("Lots", "%n Nile tiles", "", amounts["nile"])
    if not amounts["nile"]:
        return [Change(floods, change.points)]
    if not amounts["flood"]:
        return [Change(_tr("Lots", "%n Nile tiles without a flood", "", amounts["nile"]), change.points)]
    return [Change(joined([floods, niles]), change.points)]


def _civilization_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    (tally,) = change.tallies
    kinds = tally.after[seat]
    if not kinds:
        text = _tr("Lots", "no civilization tiles left")
    elif not tally.before[seat]:
        text = _tr("Lots", "%n kinds of civilization instead of none", "", kinds)
    else:
        text = _tr("Lots", "%n kinds of civilization", "", kinds)
    return [Change(text, change.points)]


def _monument_kinds_changed(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    kinds = change.tallies[0].after[seat]
    text = _tr("Lots", "only %n kinds of monument left", "", kinds)
    if change.points >= 0:
        text = _tr("Lots", "%n kinds of monument", "", kinds)
    return [Change(text if kinds else _tr("Lots", "no monuments left"), change.points)]


def changed_kinds(change: RowChange, seat: int, ruleset: str) -> list[Change]:
    """Return a line for each kind of tiles whose points change."""
    return [
        Change(counted(tally.name, tally.after[seat], ruleset), tally.points)
        for tally in change.tallies
        if tally.points
    ]


def _lost(strikes: Sequence[Strike]) -> str:
    """Return how many tiles disasters take, in a few words."""
    tiles = [tile for strike in strikes for tile in strike.tiles]
    categories = {RA_TILES.category_of(tile) for tile in tiles}
    if categories == {"monument"}:
        return _tr("Lots", "loses %n monuments", "Beside a player's name", len(tiles))
    if categories == {"pharaoh"}:
        return _tr("Lots", "loses %n pharaohs", "Beside a player's name", len(tiles))
    return lost_remark(len(tiles))


CHANGES: Final[dict[str, Changes]] = {
    "gods": changed_count(lambda gods: _tr("Lots", "%n gods", "", gods), gained=True),
    "gold": changed_count(lambda tiles: _tr("Lots", "%n gold tiles", "Tiles", tiles), gained=True),
    "pharaohs": _pharaohs_changed,
    "nile": _nile_changed,
    "civilization": _civilization_changed,
    "monument-variety": _monument_kinds_changed,
    "monument-sets": changed_kinds,
    "suns": changed_suns,
}
"""By row of the scoring table."""


CLASSIC: Final = GameRecord(
    groups=(
        Group("pharaohs", "pharaoh", ("pharaoh",), ("pharaohs",), 1.1),
        Group("nile", "nile", ("nile", "flood"), ("nile",), 1.4),
        Group("civilization", "civilization", CIVILIZATION_KINDS, ("civilization",), 2.0),
        Group("treasure", "gold", ("gold", "god"), ("gold", "gods"), 1.4),
        Group("monuments", "monument", MONUMENT_KINDS, ("monument-variety", "monument-sets"), 0.0, has_places=True),
        SUNS,
    ),
    row_marks={"gods": "god"},
    headings={
        "treasure": lambda: _tr("Groups", "Gold, gods", "Heading above both kinds of tiles"),
        "suns": lambda: row_label("suns"),
    },
    explain=EXPLAIN,
    changes=CHANGES,
    lost=_lost,
    bag_tiles=("pharaoh", "nile", "flood", "gold", "god", "writing", "pyramid", "earthquake"),
    picture="board/ra-marker",
    scoring_name=lambda: _tr("Common", "Ra"),
)

BOAT: Final = replace(CLASSIC, picture="board/boat", solar_boat=True)
