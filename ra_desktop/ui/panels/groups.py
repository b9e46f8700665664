"""How a panel sorts tiles and points: one group for each heading, and how its number comes about."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine.tiles import CIVILIZATION_KINDS, MONUMENT_KINDS
from ra_desktop.ui.text import category_label, points_text, row_label, row_tooltip, tile_label, tile_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import View

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


_RA_GROUPS: Final = (
    Group("pharaohs", "pharaoh", ("pharaoh",), ("pharaohs",), 1.1),
    Group("nile", "nile", ("nile", "flood"), ("nile",), 1.4),
    Group("civilization", "civilization", CIVILIZATION_KINDS, ("civilization",), 2.0),
    Group("treasure", "gold", ("gold", "god"), ("gold", "gods"), 1.4),
    Group("monuments", "monument", MONUMENT_KINDS, ("monument-variety", "monument-sets"), 2.4),
    Group("suns", "sun", (), ("suns",), 0.0),
)

GROUPS: Final[dict[str, tuple[Group, ...]]] = {"classic": _RA_GROUPS, "boat": _RA_GROUPS}
"""The groups of every rule set, in the order in which they are shown."""

LAST_EPOCH: Final = 3


def tile_groups(ruleset: str) -> tuple[Group, ...]:
    """The groups that have tiles."""
    return tuple(group for group in GROUPS[ruleset] if group.tiles)


def heading(group: Group) -> str:
    """The name above a group's tiles."""
    if group.name == "treasure":
        return _tr("Groups", "Gold, gods")
    if group.name == "suns":
        return row_label("suns")
    return category_label(group.mark)


def stacks(view: View, seat: int, group: Group) -> list[tuple[str, int]]:
    """The tiles of *group* that lie before *seat*, with their number."""
    held = view.display(seat)
    return [(tile, held[tile]) for tile in group.tiles if held.get(tile)]


def scores_now(view: View, group: Group) -> bool:
    """Whether *group* can score at the end of this epoch; monuments and suns wait for the last."""
    return group.name not in ("monuments", "suns") or view.epoch == LAST_EPOCH


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
            kinds = (
                _tr("Groups", "{kinds}/{all}")
                .replace("{kinds}", str(len(stacks(view, seat, group))))
                .replace("{all}", str(len(group.tiles)))
            )
            result.append((group, kinds, None))
    return result


# --- tooltips -----------------------------------------------------------------------------------


def tip(title: str, *lines: str) -> str:
    """A tooltip: a bold line and further ones. Rich text, so that Qt breaks long lines."""
    body = "".join("<br>" + escape(line) for line in lines if line)
    return "<p><b>" + escape(title) + "</b>" + body + "</p>"


def tile_tip(tile: str, count: int, ruleset: str) -> str:
    """What a stack of tiles is good for."""
    label = tile_label(tile, ruleset)
    if count > 1:
        label = _tr("Groups", "{tile} ×{count}").replace("{count}", str(count)).replace("{tile}", label)
    return tip(label, tile_tooltip(tile, ruleset))


def group_tip(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    """The rule of a group, and how its number comes about."""
    title = heading(group)
    if scores_now(view, group):
        total = sum(points.get(row, 0) for row in group.rows)
        text = _tr("Groups", "{group}: {points} if the epoch ended now")
        if view.is_over:
            text = _tr("Groups", "{group}: {points} in the last epoch")
        title = text.replace("{points}", points_text(total)).replace("{group}", title)
    sum_ = "" if view.is_over else how(view, seat, group, points)
    return tip(title, *(row_tooltip(row) for row in group.rows), sum_)


def how(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    """How the number of *group* comes about, in counts; the points are the engine's."""
    tellers = {
        "pharaohs": _pharaohs,
        "nile": _nile,
        "civilization": _kinds,
        "treasure": _treasure,
        "monuments": _kinds,
        "suns": _suns,
    }
    teller = tellers.get(group.name)
    return teller(view, seat, group, points) if teller else ""


def _extremes(mine: int, amounts: Sequence[int]) -> str:
    return (
        _tr("Groups", "Here {mine}; most at the table {most}, fewest {fewest}.")
        .replace("{mine}", str(mine))
        .replace("{most}", str(max(amounts)))
        .replace("{fewest}", str(min(amounts)))
    )


def _pharaohs(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    counts = [view.display(other).get("pharaoh", 0) for other in range(view.players)]
    return _extremes(counts[seat], counts)


def _suns(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    totals = [sum(view.face_up_suns(other)) + sum(view.face_down_suns(other)) for other in range(view.players)]
    return _extremes(totals[seat], totals)


def _nile(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    held = view.display(seat)
    floods, niles = held.get("flood", 0), held.get("nile", 0)
    text = _tr("Groups", "Floods: {floods}, niles: {niles}.")
    if niles and not floods:
        text = _tr("Groups", "Niles: {niles}, but no flood.")
    return text.replace("{floods}", str(floods)).replace("{niles}", str(niles))


def _kinds(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    held = stacks(view, seat, group)
    text = _tr("Groups", "Different kinds: {kinds}.").replace("{kinds}", str(len(held)))
    sets = [
        _tr("Groups", "{tile} ×{count}")
        .replace("{count}", str(count))
        .replace("{tile}", tile_label(tile, view.ruleset))
        for tile, count in held
        if count > 2 and group.name == "monuments"
    ]
    if sets:
        more = _tr("Groups", "Sets: {sets}.").replace("{sets}", _tr("Groups", ", ").join(sets))
        text = _tr("Groups", "{kinds} {sets}").replace("{kinds}", text).replace("{sets}", more)
    return text


def _treasure(view: View, seat: int, group: Group, points: dict[str, int]) -> str:
    held = view.display(seat)
    return (
        _tr("Groups", "Gold: {gold}, {gold_points}. Gods: {gods}, {god_points}.")
        .replace("{gold}", str(held.get("gold", 0)))
        .replace("{gold_points}", points_text(points.get("gold", 0)))
        .replace("{gods}", str(held.get("god", 0)))
        .replace("{god_points}", points_text(points.get("gods", 0)))
    )


def preview_tip(rows: dict[str, int]) -> str:
    """What a lot would change, row by row."""
    total = sum(rows.values())
    title = _tr("Groups", "If this seat won the lot: {points}").replace("{points}", points_text(total))
    return tip(title, *preview_lines(rows))


def preview_lines(rows: dict[str, int]) -> list[str]:
    """The rows that a lot would change, each with its points."""
    return [
        _tr("Groups", "{row} {points}").replace("{points}", points_text(points)).replace("{row}", row_label(row))
        for row, points in rows.items()
        if points
    ]
