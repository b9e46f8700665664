"""The texts of a seat's panel: tooltips, and a description for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, labelled, times
from ra_desktop.ui.words.tiles import both_sides_label

if TYPE_CHECKING:
    from .seat_info import SeatInfo, SeatShown, Sun


def summary(shown: SeatShown) -> str:
    """Return the contents of the panel in sentences."""
    view, info, seat = shown.view, shown.info, shown.seat
    comma = _tr("Common", ", ", "Between the items of a list")
    up, down = view.face_up_suns(seat), view.face_down_suns(seat)
    tiles = [
        times(both_sides_label(tile, view.ruleset), count)
        for group in groups.tile_groups(view.ruleset)
        for tile, count in groups.stacks(view, seat, group)
    ]
    parts = [
        info.subtitle,
        _tr("Panels", "Taking a turn") if info.active and not info.is_person else "",
        _tr("Panels", "Ra player") if info.ra_player else "",
        fill(_tr("Panels", "Suns face up: {suns}"), suns=comma.join(map(str, up)) or _no_suns()),
        fill(_tr("Panels", "Suns face down: {suns}"), suns=comma.join(map(str, down)) or _no_suns()),
        fill(_tr("Panels", "Tiles: {tiles}"), tiles=comma.join(tiles) or _tr("Panels", "none", "Tiles: none")),
        fame_words(shown),
    ]
    return ". ".join(part for part in parts if part)


def _no_suns() -> str:
    return _tr("Common", "none", "No suns")


def fame_words(shown: SeatShown) -> str:
    """Return the fame, or that it is hidden."""
    if not shown.info.fame_shown:
        return _tr("Panels", "Fame is face down")
    return labelled(_tr("Common", "Fame"), shown.fame)


def fame_tip(shown: SeatShown) -> str:
    """Return the tooltip of the tablets."""
    rule = _tr("Panels", "Fame scored so far. The player with the most at the end of the game wins.")
    if shown.info.is_person and not shown.info.fame_shown:
        return tip(fame_words(shown), rule, _tr("Panels", "Press and hold to peek at your own."))
    return tip(fame_words(shown), rule)


def about_sun(sun: Sun) -> str:
    """Return what the sun may be used for."""
    if sun.face_down:
        return _tr("Common", "Face down: can’t be used until the next epoch.")
    if sun.bid:
        return _tr("Panels", "This sun has been bid in this auction.")
    return _tr("Panels", "Face up: can be bid in an auction.")


def sun_tip(sun: Sun) -> str:
    """Return the tooltip of the sun."""
    return tip(fill(_tr("Common", "Sun {sun}"), sun=sun.value), about_sun(sun))


def name_tip(info: SeatInfo) -> str:
    """Return the tooltip of portrait and name."""
    return tip(info.name, info.subtitle, _tr("Panels", "Click to enlarge this panel."))


def ra_tip() -> str:
    """Return the tooltip of the Ra figure of a seat."""
    return tip(_tr("Panels", "Ra player"), _tr("Panels", "Started this auction and bids last."))
