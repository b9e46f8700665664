"""What lies on the panel of a seat, for those who do not see it: names, values, and what a press does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import SeatFame
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.reasons import action_label

from .seat_info import fame_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QRectF

    from .base import SeatPanel
    from .places import SeatPlaces
    from .seat_info import SeatShown
    from .tiles import SeatOffers


def spots_of(panel: SeatPanel) -> list[Spot]:
    """Return what lies on the panel."""
    places = panel.places
    if places is None:
        return []
    return [
        _portrait(panel, places),
        _fame(panel, places),
        *(_groups(places) if panel.tells_groups else ()),
        *_tiles(panel, places),
        *_suns(panel, places),
    ]


def _portrait(panel: SeatPanel, places: SeatPlaces) -> Spot:
    """Return the portrait, which opens the panel unless it is large already."""
    shown, rect = places.shown, places.at.opening
    if not panel.opens_large:
        return Spot("portrait", Role.TEXT, rect, shown.info.name)
    name = words.open_seat(shown.info.name)
    return Spot("portrait", Role.BUTTON, rect, name, "", lambda: panel.opened.emit(shown.seat))


def _fame(panel: SeatPanel, places: SeatPlaces) -> Spot:
    """Return the fame: what it is or, if it is hidden, how its owner looks at it."""
    shown, rect = places.shown, places.at.fame_area
    if not panel.can_peek():
        return Spot("fame", Role.TEXT, rect, fame_words(shown))
    return Spot(
        SeatFame(shown.seat),
        Role.OPTION,
        rect,
        words.look_at_fame(shown.info.name),
        str(shown.fame) if panel.is_peeking else "",
        lambda: panel.set_peeking(not panel.is_peeking),
        is_selected=panel.is_peeking,
    )


def _tiles(panel: SeatPanel, places: SeatPlaces) -> Iterator[Spot]:
    for (_, stacks), cells in zip(panel.tiles.grouped(), places.grid.cells, strict=True):
        for (tile, count), cell in zip(stacks, cells, strict=True):
            yield _stack(places.shown, panel.offers, tile, count, cell)


def _stack(shown: SeatShown, offers: SeatOffers, tile: str, count: int, cell: QRectF) -> Spot:
    key, ruleset = ("tile", tile), shown.view.ruleset
    if not offers.has_tile(tile):
        return Spot(key, Role.TEXT, cell, words.held(tile, count, ruleset))
    chosen = offers.is_tile_selected(tile)
    action = offers.choice_of(tile)
    if action is None:
        name, click = words.spend_god(), offers.choices.enter_god_mode
        return Spot(key, Role.OPTION, cell, name, words.held(tile, count, ruleset), click, is_selected=chosen)
    name = words.turn_over(tile, ruleset) if isinstance(action, Flip) else action_label(action, ruleset)
    many = words.held(tile, count, ruleset) if count > 1 else ""
    return Spot(key, Role.OPTION, cell, name, many, lambda: offers.choices.select_or_choose(action), is_selected=chosen)


def _groups(places: SeatPlaces) -> Iterator[Spot]:
    """Return what each group scores now, and why."""
    shown = places.shown
    for (group, points, _), rect in zip(places.chips, places.chip_spots, strict=True):
        title = groups.heading(group, shown.view.ruleset)
        text = words.group(title, points, groups.explained(shown.view, shown.seat, group, shown.points))
        yield Spot(("group", group.name), Role.TEXT, rect, text)


def _suns(panel: SeatPanel, places: SeatPlaces) -> Iterator[Spot]:
    offers = panel.offers
    for sun, rect in zip(places.suns, places.sun_spots, strict=True):
        key = ("sun", sun.value)
        if sun.bid or not offers.has_sun(sun.value):
            yield Spot(key, Role.TEXT, rect, words.sun(sun.value, panel.about(sun)))
            continue
        name, click = action_label(Bid(sun.value), ""), partial(offers.bid, sun.value)
        yield Spot(key, Role.OPTION, rect, name, click=click, is_selected=offers.is_sun_selected(sun.value))
