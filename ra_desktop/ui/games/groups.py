"""How a panel sorts tiles and points: one group for each heading, its tiles, its number and its tooltips."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.scoring import POINTS_BY_ANKHS, PYRAMID_BY_TILES
from ra_desktop.engine.tiles import CHAMBERS, CIVILIZATION_KINDS, MONUMENT_KINDS, PRIESTS_TILES
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.words.counts import counted
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import category_label, points_text, row_label, row_tooltip, tile_label, tile_tooltip

from .explanations import how
from .priests import coming_ankhs, complete_buildings, leading_people

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import View

ThingT = TypeVar("ThingT")

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Group:
    """Tiles that are scored together."""

    name: str
    mark: str
    """The category whose mark and colour stand for the group."""
    tiles: tuple[str, ...]
    rows: tuple[str, ...]
    """The rows of the scoring table it fills."""
    weight: float
    """Its share of the room on a wide panel."""

    @property
    def is_built(self) -> bool:
        """Whether it is drawn as one thing, not as stacks."""
        return self.tiles == PYRAMID_TILES


def _tiles_of(category: str) -> tuple[str, ...]:
    """The two-sided tiles that show a side of *category*, those of one kind beside each other."""
    return tuple(name for name in PRIESTS_TILES.names if PRIESTS_TILES.category_of(name) == category)


PYRAMID_TILES: Final = ("stone", *CHAMBERS)
"""What a pyramid is built of."""

_RA_GROUPS: Final = (
    Group("pharaohs", "pharaoh", ("pharaoh",), ("pharaohs",), 1.1),
    Group("nile", "nile", ("nile", "flood"), ("nile",), 1.4),
    Group("civilization", "civilization", CIVILIZATION_KINDS, ("civilization",), 2.0),
    Group("treasure", "gold", ("gold", "god"), ("gold", "gods"), 1.4),
    Group("monuments", "monument", MONUMENT_KINDS, ("monument-variety", "monument-sets"), 2.4),
    Group("suns", "sun", (), ("suns",), 0.0),
)

ANKH: Final = "ankh"
"""What ankhs are called among the tiles; the engine counts them apart."""

_PRIESTS_GROUPS: Final = (
    Group("people", "person", _tiles_of("person"), ("people",), 2.2),
    Group("buildings", "building", _tiles_of("building"), ("buildings", "building-variety"), 2.2),
    Group("priests", "priest", ("priest", "plague"), ("priests", "plagues"), 1.4),
    Group("ankhs", "ankh", (ANKH,), ("ankhs",), 1.0),
    Group("pyramid", "pyramid", PYRAMID_TILES, ("pyramid", "chambers"), 0.0),
    Group("suns", "sun", (), ("suns",), 0.0),
)

GROUPS: Final[dict[str, tuple[Group, ...]]] = {
    "classic": _RA_GROUPS,
    "boat": _RA_GROUPS,
    "priests": _PRIESTS_GROUPS,
}
"""The groups of every rule set, in the order in which they are shown."""

LAST_EPOCH: Final = 3
_LATE: Final = frozenset(("monuments", "pyramid", "ankhs", "suns"))
"""The groups that score after the last epoch only."""
_ENOUGH: Final = {"pyramid": len(PYRAMID_BY_TILES) - 1, "ankhs": len(POINTS_BY_ANKHS) - 1}
"""So many tiles score the most, by group; elsewhere kinds are counted."""


def tile_groups(ruleset: str) -> tuple[Group, ...]:
    """The groups that have tiles."""
    return tuple(group for group in GROUPS[ruleset] if group.tiles)


def heading(group: Group, *, short: bool = False) -> str:
    """The name above a group's tiles; the *short* one is for crowded panels."""
    if group.name == "treasure":
        return _tr("Groups", "Gold, gods")
    if group.name == "priests" and not short:
        return _tr("Groups", "Priests, plagues")
    if group.name == "suns":
        return row_label("suns")
    return category_label(group.mark)


def stacks(view: View, seat: int, group: Group) -> list[tuple[str, int]]:
    """The tiles of *group* that lie before *seat*, with their number."""
    held = {**view.display(seat), ANKH: view.ankhs[seat]}
    return [(tile, held[tile]) for tile in group.tiles if held.get(tile)]


def in_runs(things: Sequence[ThingT], tile_of: Callable[[ThingT], str]) -> list[list[ThingT]]:
    """*things* in groups of those after each other whose tiles show the same side."""
    return [list(run) for _, run in groupby(things, key=lambda thing: sides(tile_of(thing))[0])]


def runs(held: Sequence[tuple[str, int]]) -> list[int]:
    """How many stacks after each other show the same side; tiles with one side are a run each."""
    return [len(run) for run in in_runs(held, lambda stack: stack[0])]


def worth(view: View, seat: int) -> dict[str, int]:
    """What each kind of people and buildings before *seat* scores now, by the side that shows."""
    if view.ruleset != "priests" or view.is_over:
        return {}
    return leading_people(view, seat) | complete_buildings(view, seat)


def scores_now(view: View, group: Group) -> bool:
    """Whether *group* can score at the end of this epoch; some wait for the last."""
    return group.name not in _LATE or view.epoch == LAST_EPOCH


def points_of(view: View, seat: int) -> dict[str, int]:
    """What *seat* would score if the epoch ended now, by row; after the game, what the last epoch brought."""
    return view.score_sheet[-1][seat] if view.is_over else view.points_now()[seat]


def chips(view: View, seat: int, points: dict[str, int]) -> list[tuple[Group, str, int | None]]:
    """For each group what it would score now: (group, text, points); points are None for a mere count."""
    result: list[tuple[Group, str, int | None]] = []
    for group in GROUPS[view.ruleset]:
        if scores_now(view, group):
            total = sum(points.get(row, 0) for row in group.rows)
            result.append((group, points_text(total), total))
        elif group.tiles:
            result.append((group, _progress(view, seat, group), None))
    return result


def _progress(view: View, seat: int, group: Group) -> str:
    """How far *group* has come while it does not score yet, towards the most that counts."""
    held = stacks(view, seat, group)
    have, enough = len(held), len(group.tiles)
    if group.name in _ENOUGH:
        have, enough = sum(count for _, count in held), _ENOUGH[group.name]
    text = _tr("Groups", "{kinds}/{all}") if have <= enough else _tr("Groups", "{kinds}")
    if group.name == "ankhs" and (more := coming_ankhs(view, seat)):
        text = fill(_tr("Groups", "{kinds} + {more}"), more=more)
    return fill(text, kinds=have, all=enough)


# --- tooltips -----------------------------------------------------------------------------------


def tip(title: str, *lines: str) -> str:
    """A tooltip: a bold line and further ones. Rich text, so that Qt breaks long lines."""
    body = "".join("<br>" + escape(line) for line in lines if line)
    return "<p><b>" + escape(title) + "</b>" + body + "</p>"


def tile_tip(tile: str, count: int, ruleset: str) -> str:
    """What a stack of tiles is good for."""
    label = counted(tile, count, ruleset) if count > 1 else tile_label(tile, ruleset)
    return tip(label, tile_tooltip(tile, ruleset))


def kind_tip(held: Sequence[tuple[str, int]], ruleset: str) -> str:
    """What tiles that show the same side are good for, and what their other sides are."""
    (tile, count), *more = held
    if not more:
        return tile_tip(tile, count, ruleset)
    shown, total = sides(tile)[0], sum(number for _, number in held)
    hidden = [counted(sides(name)[1] or name, number, ruleset) for name, number in held]
    others = fill(_tr("Groups", "On the other sides: {tiles}."), tiles=_tr("Groups", ", ").join(hidden))
    return tip(counted(shown, total, ruleset), tile_tooltip(shown, ruleset), others)


def group_tip(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    """The rule of a group, and how its number comes about."""
    title = heading(group)
    if scores_now(view, group):
        total = sum(points.get(row, 0) for row in group.rows)
        text = _tr("Groups", "{group}: {points} if the epoch ended now")
        if view.is_over:
            text = _tr("Groups", "{group}: {points} in the last epoch")
        title = fill(text, points=points_text(total), group=title)
    lines = [] if view.is_over else how(view, seat, group.name, stacks(view, seat, group), points)
    return tip(title, *(row_tooltip(row) for row in group.rows), *lines)


def preview_tip(rows: dict[str, int]) -> str:
    """What a lot would change, row by row."""
    total = sum(rows.values())
    title = fill(_tr("Groups", "If this seat won the lot: {points}"), points=points_text(total))
    return tip(title, *preview_lines(rows))


def preview_lines(rows: dict[str, int]) -> list[str]:
    """The rows that a lot would change, each with its points."""
    return [
        fill(_tr("Groups", "{row} {points}"), points=points_text(points), row=row_label(row))
        for row, points in rows.items()
        if points
    ]
