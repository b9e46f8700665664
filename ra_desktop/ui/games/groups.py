"""How a panel groups tiles and points: each group has a heading, tiles, a number and tooltips."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, TypeVar

from ra_desktop.engine import RULESETS, View
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.look.tooltips import tip as tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, listed, points_text, sentences
from ra_desktop.ui.words.scoring import now, with_points
from ra_desktop.ui.words.tiles import category_label, counted, row_label, row_tooltip, tile_label, tile_tooltip

from .priests import ANKH as ANKH
from .priests import PYRAMID_TILES as PYRAMID_TILES
from .priests import coming_ankhs
from .registry import explain, record

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .record import Group as Group

ThingT = TypeVar("ThingT")


def groups_of(ruleset: str) -> tuple[Group, ...]:
    """Return the groups of a rule set, in display order."""
    return record(ruleset).groups


def tile_groups(ruleset: str) -> tuple[Group, ...]:
    """Return the groups that have tiles."""
    return tuple(group for group in groups_of(ruleset) if group.tiles)


def heading(group: Group, ruleset: str, *, short: bool = False) -> str:
    """Return the heading of a group; the `short` one is for crowded panels."""
    game = record(ruleset)
    own = (short and game.short_headings.get(group.name)) or game.headings.get(group.name)
    return own() if own else category_label(group.mark)


def stacks(view: View, seat: int, group: Group) -> list[tuple[str, int]]:
    """Return the tiles of `group` that `seat` has, with their counts."""
    held = {**view.display(seat), ANKH: view.ankhs[seat]}
    return [(tile, held[tile]) for tile in group.tiles if held.get(tile)]


def in_runs(things: Sequence[ThingT], tile_of: Callable[[ThingT], str]) -> list[list[ThingT]]:
    """Return `things` in runs of neighbours whose tiles show the same side."""
    return [list(run) for _, run in groupby(things, key=lambda thing: sides(tile_of(thing))[0])]


def runs(held: Sequence[tuple[str, int]]) -> list[int]:
    """Return the lengths of runs of stacks that show the same side; tiles with one side are a run each."""
    return [len(run) for run in in_runs(held, lambda stack: stack[0])]


def worth(view: View, seat: int) -> dict[str, int]:
    """Return what each kind of tiles of `seat` scores now, by the side that shows, for kinds that score separately."""
    rows = () if view.is_over else view.rules.tallies(view).items()
    tallies = [tally for row, counted in rows if row not in view.rules.final_rows for tally in counted]
    return {tally.name: tally.points[seat] for tally in tallies if tally.points and tally.points[seat]}


def scores_now(view: View, group: Group) -> bool:
    """Whether `group` can score at the end of this epoch; some score only in the last."""
    return view.is_last_epoch or not RULESETS[view.ruleset].final_rows.issuperset(group.rows)


def points_of(view: View, seat: int) -> dict[str, int]:
    """Return what `seat` would score if the epoch ended now, by row; after the game, the points of the last epoch."""
    return view.score_sheet[-1][seat] if view.is_over else view.points_now()[seat]


def chips(view: View, seat: int, points: dict[str, int]) -> list[tuple[Group, str, int | None]]:
    """Return (group, text, points) for each group with its score now; points are None for a mere count."""
    result: list[tuple[Group, str, int | None]] = []
    for group in groups_of(view.ruleset):
        if scores_now(view, group):
            total = sum(points.get(row, 0) for row in group.rows)
            result.append((group, points_text(total), total))
        elif group.tiles:
            result.append((group, _progress(view, seat, group), None))
    return result


def _progress(view: View, seat: int, group: Group) -> str:
    """Return the progress of a `group` that does not score yet, towards the number that scores most."""
    held = stacks(view, seat, group)
    have, enough = len(held), len(group.tiles)
    if group.enough:
        have, enough = sum(count for _, count in held), group.enough
    if ANKH in group.tiles and (more := coming_ankhs(view, seat)):
        return f"{have} + {more}"
    if group.has_places:
        return _tr("Groups", "%n kinds", "", have)
    if have > enough:
        return str(have)
    return f"{have}/{enough}"


# --- tooltips -----------------------------------------------------------------------------------


def tile_tip(tile: str, count: int, ruleset: str) -> str:
    """Return the tooltip of a stack: the rule for its tiles."""
    label = counted(tile, count, ruleset) if count > 1 else tile_label(tile, ruleset)
    return tip(label, tile_tooltip(tile, ruleset))


def kind_tip(held: Sequence[tuple[str, int]], ruleset: str) -> str:
    """Return the tooltip of tiles that show the same side: their rule, and their other sides."""
    (tile, count), *more = held
    if not more:
        return tile_tip(tile, count, ruleset)
    shown, total = sides(tile)[0], sum(number for _, number in held)
    hidden = [counted(sides(name)[1] or name, number, ruleset) for name, number in held]
    others = fill(_tr("Groups", "Other sides: {tiles}.", "Of two-sided tiles"), tiles=listed(hidden))
    return tip(counted(shown, total, ruleset), tile_tooltip(shown, ruleset), others)


def group_tip(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    """Return the rule of a group, and how its number is computed."""
    title = heading(group, view.ruleset)
    if scores_now(view, group):
        total = sum(points.get(row, 0) for row in group.rows)
        text = _tr("Groups", "{group}: {points} if the epoch ended now")
        if view.is_played_out:
            text = _tr("Groups", "{group}: {points} in the final epoch")
        title = fill(text, points=points_text(total), group=title)
    return tip(title, *(row_tooltip(row) for row in group.rows), *explained(view, seat, group, points))


def explained(view: View, seat: int, group: Group, points: dict[str, int]) -> list[str]:
    """Return a sentence on each row of a group that has tiles or points: how they come about; none after the game."""
    if view.is_over:
        return []
    if not scores_now(view, group):
        later = {standing.row: standing.points for standing in view.standings()}
        points = {row: own[seat] for row in group.rows if (own := later.get(row))}
    rows = {row: explain(view, seat, row) for row in group.rows}
    counting = [row for row, why in rows.items() if points.get(row) or why.tiles]  # nothing of what is not there
    lines = []
    for row in counting or group.rows[:1]:
        why = rows[row].full
        if not counting or (len(group.rows) == 1 and scores_now(view, group)):
            lines.append(now(why) if why else "")
        elif row in points:
            lines.append(with_points(why.removesuffix(f" {points_text(points[row])}") or row_label(row), points[row]))
        else:
            lines.append(why)
    return [line[:1].upper() + line[1:] for line in sentences(lines)]
