"""Texts of the board: captions, tooltips, and its description for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.ui.look.tooltips import escaped, plain, tip

from .banner import by_name
from .fill import fill
from .lists import listed
from .numbers import points_text
from .tiles import (
    both_sides_label,
    category_label,
    epoch_label,
    ra_left_label,
    row_label,
    tile_label,
    tile_tooltip,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine import PointRows, View

_tr = QCoreApplication.translate


def bag_caption() -> str:
    """The caption below the bag."""
    return _tr("Board", "Bag")


def centre_caption() -> str:
    """The caption below the centre sun."""
    return _tr("Board", "Centre sun")


def bid_caption(sun: int) -> str:
    """The caption of a sun that would be bid."""
    return fill(_tr("Board", "Bid {sun}", "Bid is a verb"), sun=sun)


def pass_caption() -> str:
    """The caption of a player who has passed."""
    return _tr("Board", "pass", "A marker: this player has passed")


def tile_tip(tile: str, ruleset: str) -> str:
    """A tile's name and the rule for it."""
    return tip(tile_label(tile, ruleset), tile_tooltip(tile, ruleset))


def space_tip() -> str:
    """The tooltip of an empty auction space."""
    return tip(_tr("Board", "Auction track"), _tr("Board", "The next tile goes on the leftmost empty space."))


def bag_tip(view: View) -> str:
    """The number of tiles in the bag, by category."""
    title = _bag_count(view)
    contents = view.bag_contents
    counts: dict[str, int] = {}
    for category in view.rules.tiles.categories:
        names = view.rules.tiles.names[category.first : category.end]
        counts[category.name] = sum(contents.get(name, 0) for name in names)
    rows = "".join(
        f"<tr><td>{escaped(category_label(name))}</td><td align='right'>&nbsp;&nbsp;{count}</td></tr>"
        for name, count in counts.items()
    )
    return f"<qt><b>{escaped(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def ra_left(view: View) -> str:
    """How many Ra tiles are left in the epoch."""
    if view.is_over or view.ra_count >= view.ra_limit:
        return _tr("Board", "Night has fallen")
    return ra_left_label(view.ra_limit - view.ra_count)


def ra_track_tip(view: View) -> str:
    """The tooltip of the Ra track."""
    title = fill(_tr("Board", "Ra track: {count} of {limit}"), count=view.ra_count, limit=view.ra_limit)
    return tip(title, _tr("Board", "When the last space is filled, night falls and the epoch ends at once."))


def figure_tip(*, offered: bool) -> str:
    """The tooltip of the Ra figure, which can be dragged when Ra may be invoked."""
    if offered:
        rule = _tr("Board", "Drag it onto the board to invoke Ra and start an auction.")
    else:
        rule = _tr("Board", "Goes to whoever invokes Ra or draws a Ra tile, for the auction.")
    return tip(_tr("Board", "Ra figure"), rule)


def centre_sun_tip(sun: int) -> str:
    """The sun in the centre."""
    title = fill(_tr("Board", "Centre sun {sun}"), sun=sun)
    return tip(
        title, _tr("Board", "Whoever wins the auction takes this sun, face down, and leaves the one that was bid.")
    )


def bid_tip(name: str, sun: int) -> str:
    """A sun bid on the altar."""
    return plain(by_name(name, _tr("Board", "You bid {sun}"), _tr("Board", "{name} bids {sun}"), sun=sun))


def passed_tip(name: str) -> str:
    """A pass marker on the altar."""
    return plain(by_name(name, _tr("Board", "You pass"), _tr("Board", "{name} passes")))


def waiting_tip(name: str) -> str:
    """The place of a player who has not bid yet."""
    return plain(by_name(name, _tr("Board", "You are still to bid"), _tr("Board", "{name} is still to bid")))


def bidding_tip(name: str) -> str:
    """The place of the player who must bid or pass now."""
    return plain(by_name(name, _tr("Board", "Bid or pass now"), _tr("Board", "{name} is bidding")))


def side_heading() -> str:
    """The heading above what the lot would bring each seat with one side of the tile."""
    return _tr("Board", "Value of the lot", "Above a table of players")


def side_tip(label: str, worth: Iterable[tuple[str, int, PointRows]]) -> str:
    """What the lot would bring with the side named `label`: name, points and rows of each seat."""
    title = fill(_tr("Board", "{side}: value of the lot", "The side of a tile: Farmer"), side=label)
    rows = "".join(
        f"<tr><td>{escaped(name)}</td><td align='right'>&nbsp;&nbsp;<b>{points_text(points)}</b></td>"
        f"<td>&nbsp;&nbsp;{escaped(_rows(lines))}</td></tr>"
        for name, points, lines in worth
    )
    return f"<qt><b>{escaped(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def _rows(lines: PointRows) -> str:
    """Each row of the scoring table that changes, with its points."""
    parts = [
        fill(
            _tr("Board", "{row} {points}", "A row of the scoring table and its points: Gold +3"),
            points=points_text(points),
            row=row_label(row),
        )
        for row, points in lines.items()
    ]
    return listed(parts)


def board_name() -> str:
    """The name of the board for screen readers."""
    return _tr("Board", "Board")


def board_description(view: View) -> str:
    """What lies on the board, in sentences for a screen reader."""
    tiles = [tile_label(tile, view.ruleset) for tile in view.auction_track if tile is not None]
    lot = listed(tiles) if tiles else _tr("Board", "empty")
    parts = [
        epoch_label(view.epoch),
        ra_left(view),
        fill(_tr("Board", "Auction track: {tiles}"), tiles=lot),
        *_sides(view),
        fill(_tr("Board", "Centre sun {sun}"), sun=view.centre_sun),
        _bag_count(view),
    ]
    return " ".join(
        fill(_tr("Board", "{sentence}.", "Puts a full stop after a heading that is read aloud"), sentence=part)
        for part in parts
    )


def _sides(view: View) -> list[str]:
    """The drawn tile, until its side is chosen."""
    if view.phase != "side" or view.pending is None:
        return []
    tile = both_sides_label(view.pending.tile, view.ruleset)
    return [fill(_tr("Board", "Drawn tile: {tile}"), tile=tile)]


def _bag_count(view: View) -> str:
    return fill(_tr("Board", "Tiles in the bag: {count}"), count=view.bag_count)
