"""Texts of the board and of what lies on the table: captions, tooltips, and what screen readers say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ui.look.tooltips import escaped, tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, listed, plain_text, points_text, read_aloud

from .events import by_name
from .fill import fill
from .scoring import rows_text
from .tiles import (
    both_sides_label,
    category_label,
    counted,
    epoch_label,
    ra_left_label,
    tile_label,
    tile_tooltip,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine import PointRows, View


def bag_caption() -> str:
    """The caption below the bag."""
    return _tr("Board", "Bag")


def centre_caption() -> str:
    """The caption below the centre sun."""
    return _tr("Board", "Centre sun")


def pass_caption() -> str:
    """The caption of a player who has passed."""
    return _tr("Common", "passed", "Of a player: what was done in the auction")


def tile_tip(tile: str, ruleset: str) -> str:
    """A tile's name and the rule for it."""
    return tip(tile_label(tile, ruleset), tile_tooltip(tile, ruleset))


def space_tip() -> str:
    """The tooltip of an empty auction space."""
    return tip(_tr("Board", "Auction track"), _tr("Board", "The next tile goes on the leftmost empty space."))


def bag_tip(view: View) -> str:
    """The number of tiles in the bag, by category."""
    title = bag_count(view)
    if view.is_bag_closed:
        return tip(title, _tr("Board", "No one may look at discarded tiles, so what is left in the bag isn’t shown."))
    rows = "".join(
        f"<tr><td>{escaped(category_label(name))}</td><td align='right'>&nbsp;&nbsp;{count}</td></tr>"
        for name, count in bag_counts(view).items()
    )
    return f"<qt><b>{escaped(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def bag_counts(view: View) -> dict[str, int]:
    """How many tiles of each category are in the bag, in the order of the tile set."""
    return view.rules.tiles.by_category(view.bag_contents)


def ra_left(view: View) -> str:
    """How many Ra tiles are left in the epoch."""
    if view.is_over or view.ra_count >= view.ra_limit:
        return _tr("Board", "Night has fallen")
    return ra_left_label(view.ra_limit - view.ra_count)


def ra_track(view: View) -> str:
    """How far the Ra track is filled."""
    filled = fill(_tr("Common", "{number} of {all}"), number=view.ra_count, all=view.ra_limit)
    return labelled(plain_text(_tr("Settings", "&Ra track")), filled)


def ra_track_tip(view: View) -> str:
    """The tooltip of the Ra track."""
    return tip(ra_track(view), _tr("Board", "When the last space is filled, night falls and the epoch ends at once."))


def figure_tip(*, offered: bool) -> str:
    """The tooltip of the Ra figure, which can be dragged when Ra may be invoked."""
    if offered:
        rule = _tr("Board", "Click it twice, or drag it onto the board, to invoke Ra and start an auction.")
    else:
        rule = _tr("Board", "Held by the player who invoked Ra or drew a Ra tile, until the auction ends.")
    return tip(_tr("Board", "Ra figure"), rule)


def centre_sun(sun: int) -> str:
    """The name of the sun in the centre."""
    return labelled(centre_caption(), sun)


def centre_sun_tip(sun: int) -> str:
    """The sun in the centre."""
    return tip(
        centre_sun(sun),
        _tr("Board", "The winner of the auction takes this sun, face down, and leaves the winning sun in its place."),
    )


def has_bid(name: str, sun: int) -> str:
    """A sun bid on the altar."""
    return by_name(name, _tr("Common", "You bid {sun}."), _tr("Common", "{name} bids {sun}."), sun=sun).removesuffix(
        "."
    )


def has_passed(name: str) -> str:
    """A pass marker on the altar."""
    return by_name(name, _tr("Story", "You pass."), _tr("Common", "{name} passes.")).removesuffix(".")


def has_yet_to_bid(name: str) -> str:
    """The place of a player who has not bid yet."""
    return by_name(name, _tr("Board", "You haven’t bid yet"), _tr("Board", "{name} hasn’t bid yet"))


def is_bidding(name: str) -> str:
    """The place of the player who must bid or pass now."""
    return by_name(name, _tr("Banner", "Bid or pass"), _tr("Common", "{name} is bidding"))


def bids(view: View, names: Sequence[str]) -> list[str]:
    """What every player has done in the auction of `view`, or is to do, in bidding order; empty without an auction."""
    auction = view.auction
    if auction is None or view.phase != "auction" or len(names) < view.players:
        return []
    sentences = [has_passed(names[seat]) if sun is None else has_bid(names[seat], sun) for seat, sun in auction.bids]
    now, *later = view.bidders_left()
    return [*sentences, is_bidding(names[now]), *(has_yet_to_bid(names[seat]) for seat in later)]


def side_heading() -> str:
    """The heading above what the lot would bring each seat with one side of the tile."""
    return _tr("Board", "Value of the lot", "Above a table of players")


def side_tip(label: str, worth: Iterable[tuple[str, int, PointRows]]) -> str:
    """What the lot would bring with the side named `label`: name, points and rows of each seat."""
    title = labelled(label, side_heading())
    rows = "".join(
        f"<tr><td>{escaped(name)}</td><td align='right'>&nbsp;&nbsp;<b>{points_text(points)}</b></td>"
        f"<td>&nbsp;&nbsp;{escaped(rows_text(lines))}</td></tr>"
        for name, points, lines in worth
    )
    return f"<qt><b>{escaped(title)}</b><table cellspacing='0'>{rows}</table></qt>"


def board_description(view: View, names: Sequence[str]) -> str:
    """What lies on the board and whose turn it is, in sentences for a screen reader; `names` are those of the seats."""
    return read_aloud(
        [
            epoch_label(view.epoch),
            ra_left(view),
            track_tiles(view),
            *_pending(view),
            *bids(view, names),
            *_whose_turn(view, names),
            centre_sun(view.centre_sun),
            bag_count(view),
        ]
    )


def track_tiles(view: View) -> str:
    """The tiles on the auction track."""
    tiles = [tile_label(tile, view.ruleset) for tile in view.auction_track if tile is not None]
    lot = listed(tiles) if tiles else _tr("Board", "empty")
    return labelled(_tr("Board", "Auction track"), lot)


def _pending(view: View) -> list[str]:
    """The drawn tile, until its side is chosen, or the disaster or priest that is being resolved."""
    if view.pending is None:
        return []
    if view.phase == "side":
        tile = both_sides_label(view.pending.tile, view.ruleset)
        return [fill(_tr("Board", "Drawn tile: {tile}"), tile=tile)]
    text = _tr("Board", "Taking effect: {tile}", "A disaster that takes tiles, or a priest that turns one over")
    return [fill(text, tile=tile_label(view.pending.tile, view.ruleset))]


def _whose_turn(view: View, names: Sequence[str]) -> list[str]:
    """Whose turn it is, unless the bids tell."""
    seat = view.current_player
    if seat is None or seat >= len(names) or view.phase in ("auction", "scoring"):
        return []
    return [fill(_tr("Common", "Turn: {name}"), name=names[seat])]


def bag_count(view: View) -> str:
    """How many tiles are in the bag; with a closed bag only that it is."""
    if view.is_bag_closed:
        return _tr("Board", "The bag is closed")
    return labelled(_tr("Bag", "Tiles in the bag"), view.bag_count)


def tile_on(tile: str, space: int, ruleset: str) -> str:
    """A tile on the auction track; its spaces are counted from 0."""
    text = _tr("Spots", "{tile}, space {space}", "A tile on the auction track: Gold, space 3")
    return fill(text, tile=both_sides_label(tile, ruleset), space=space + 1)


def take(tile: str, space: int, ruleset: str) -> str:
    """A tile on the auction track that a god may take; its spaces are counted from 0."""
    text = _tr("ActionBar", "Take {tile}", "Button. {tile} is a label: Pharaoh")
    return fill(text, tile=tile_on(tile, space, ruleset))


def sun(number: int, about: str) -> str:
    """A sun that may not be bid, and why."""
    return read_aloud([fill(_tr("Common", "Sun {sun}"), sun=number), about])


def held(tile: str, count: int, ruleset: str) -> str:
    """A stack of tiles of a seat."""
    return counted(tile, count, ruleset) if count > 1 else both_sides_label(tile, ruleset)


def turn_over(tile: str, ruleset: str) -> str:
    """A tile that may be turned over."""
    text = _tr("Spots", "Turn over {tile}", "{tile} is a label with both sides: Farmer/Scribe")
    return fill(text, tile=both_sides_label(tile, ruleset))


def spend_god() -> str:
    """A god that may take a tile."""
    return plain_text(_tr("Commands", "Spend a &god…"))


def group(title: str, points: str, why: Sequence[str]) -> str:
    """What a group of tiles scores now, and why."""
    return read_aloud([labelled(title, points), *why])


def look_at_fame(name: str) -> str:
    """Hidden fame, at which its owner may look."""
    return fill(_tr("Spots", "Look at the fame of {name}"), name=name)


def open_seat(name: str) -> str:
    """The portrait of a seat, which opens its panel."""
    return fill(_tr("Spots", "Open the panel of {name}"), name=name)
