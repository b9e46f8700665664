"""What the board says about itself: captions, tooltips, and its contents read aloud."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .tiles import (
    both_sides_label,
    category_label,
    epoch_label,
    points_text,
    ra_left_label,
    row_label,
    tile_label,
    tile_tooltip,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine import View
    from ra_desktop.engine.position import PointRows

_tr = QCoreApplication.translate


def bag_caption() -> str:
    """Stands below the bag."""
    return _tr("Board", "Bag")


def centre_caption() -> str:
    """Stands below the centre sun."""
    return _tr("Board", "Centre sun")


def bid_caption(sun: int) -> str:
    """What a sun would mean on the altar."""
    return _tr("Board", "Bid {sun}").replace("{sun}", str(sun))


def pass_caption() -> str:
    """A marker that its owner has passed."""
    return _tr("Board", "pass")


def tile_tip(tile: str, ruleset: str) -> str:
    """A tile's name and the rule that says what it is good for."""
    return _tip(tile_label(tile, ruleset), tile_tooltip(tile, ruleset))


def space_tip() -> str:
    """An auction space without a tile."""
    return _tip(_tr("Board", "Auction track"), _tr("Board", "The next tile drawn goes to the leftmost gap."))


def bag_tip(view: View) -> str:
    """How many tiles are in the bag, by category."""
    title = _bag_count(view)
    contents = view.bag_contents
    counts: dict[str, int] = {}
    for category in view.rules.tiles.categories:
        names = view.rules.tiles.names[category.first : category.end]
        counts[category.name] = sum(contents.get(name, 0) for name in names)
    rows = "".join(
        f"<tr><td>{escape(category_label(name))}</td><td align='right'>&nbsp;&nbsp;{count}</td></tr>"
        for name, count in counts.items()
    )
    return f"<qt><b>{escape(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def ra_left(view: View) -> str:
    """How far the night is; after the last epoch it has come."""
    if view.is_over:
        return _tr("Board", "Night has fallen")
    return ra_left_label(view.ra_limit - view.ra_count)


def ra_track_tip(view: View) -> str:
    """How far the epoch has come."""
    title = (
        _tr("Board", "Ra track: {count} of {limit}")
        .replace("{count}", str(view.ra_count))
        .replace("{limit}", str(view.ra_limit))
    )
    return _tip(title, _tr("Board", "When Ra fills the last space night falls and the epoch ends at once."))


def figure_tip(*, offered: bool) -> str:
    """The Ra figure, which can be dragged when Ra may be invoked."""
    if offered:
        rule = _tr("Board", "Drag it onto the board to invoke Ra and start an auction.")
    else:
        rule = _tr("Board", "Who invokes Ra or draws a Ra gets it for the auction.")
    return _tip(_tr("Board", "Ra figure"), rule)


def centre_sun_tip(sun: int) -> str:
    """The sun in the centre."""
    title = _tr("Board", "Centre sun {sun}").replace("{sun}", str(sun))
    return _tip(title, _tr("Board", "Who wins the auction takes it, face down, and leaves the sun bid here."))


def bid_tip(name: str, sun: int) -> str:
    """A sun on the altar."""
    return _plain(_tr("Board", "{name} bids {sun}").replace("{sun}", str(sun)).replace("{name}", name))


def passed_tip(name: str) -> str:
    """A pass marker on the altar."""
    return _plain(_tr("Board", "{name} has passed").replace("{name}", name))


def waiting_tip(name: str) -> str:
    """The place of somebody who has not bid yet."""
    return _plain(_tr("Board", "{name} is still to bid").replace("{name}", name))


def bidding_tip(name: str) -> str:
    """The place of who must bid or pass now."""
    return _plain(_tr("Board", "{name} bids or passes now").replace("{name}", name))


def side_heading() -> str:
    """Stands above what the lot would bring each seat with one side of the tile up."""
    return _tr("Board", "The lot, if won")


def side_tip(label: str, worth: Iterable[tuple[str, int, PointRows]]) -> str:
    """What the lot would bring with the side named *label* up: name, points and rows of each seat."""
    title = _tr("Board", "With {side} up the lot would bring").replace("{side}", label)
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td align='right'>&nbsp;&nbsp;<b>{points_text(points)}</b></td>"
        f"<td>&nbsp;&nbsp;{escape(_rows(lines))}</td></tr>"
        for name, points, lines in worth
    )
    return f"<qt><b>{escape(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def _rows(lines: PointRows) -> str:
    """Each row of the scoring table that changes, with its points."""
    parts = [
        _tr("Board", "{row} {points}").replace("{points}", points_text(points)).replace("{row}", row_label(row))
        for row, points in lines.items()
    ]
    return _tr("Board", ", ").join(parts)


def board_name() -> str:
    """The board, for those who do not see it."""
    return _tr("Board", "Board")


def board_description(view: View) -> str:
    """What lies on the board, in sentences for a screen reader."""
    tiles = [tile_label(tile, view.ruleset) for tile in view.auction_track if tile is not None]
    lot = _tr("Board", ", ").join(tiles) if tiles else _tr("Board", "empty")
    parts = [
        epoch_label(view.epoch),
        ra_left(view),
        _tr("Board", "Auction track: {tiles}").replace("{tiles}", lot),
        *_sides(view),
        _tr("Board", "Centre sun {sun}").replace("{sun}", str(view.centre_sun)),
        _bag_count(view),
    ]
    return " ".join(_tr("Board", "{sentence}.").replace("{sentence}", part) for part in parts)


def _sides(view: View) -> list[str]:
    """Which tile has been drawn, as long as it is not laid."""
    if view.phase != "side" or view.pending is None:
        return []
    tile = both_sides_label(view.pending.tile, view.ruleset)
    return [_tr("Board", "Drawn: {tile}").replace("{tile}", tile)]


def _bag_count(view: View) -> str:
    return _tr("Board", "Tiles in the bag: {count}").replace("{count}", str(view.bag_count))


def _tip(title: str, rule: str) -> str:
    return f"<qt><b>{escape(title)}</b><br/>{escape(rule)}</qt>"


def _plain(text: str) -> str:
    return f"<qt>{escape(text)}</qt>"
