"""What lies on a seat's panel, for those who do not see it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ra_desktop.engine import Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import SeatFame
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.words import spots as words

from .seat_words import fame_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from .base import SeatPanel
    from .seat_info import SeatShown, Sun
    from .tiles import SeatOffers


def portrait_spot(panel: SeatPanel, rect: QRectF) -> Spot:
    """Return the portrait, at `rect`, which opens the panel unless it is large already."""
    shown = panel.shown
    assert shown is not None
    if not panel.opens_large:
        return Spot("portrait", Role.TEXT, rect, shown.info.name)
    name = words.open_seat(shown.info.name)
    return Spot("portrait", Role.BUTTON, rect, name, "", lambda: panel.opened.emit(shown.seat))


def fame_spot(panel: SeatPanel, rect: QRectF) -> Spot:
    """Return the fame, at `rect`: what it is or, if it is hidden, how its owner looks at it."""
    shown = panel.shown
    assert shown is not None
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


def tile_spots(panel: SeatPanel) -> Iterator[Spot]:
    """Return the stacks of tiles."""
    shown, offers = panel.shown, panel.offers
    assert shown is not None
    assert panel.places is not None
    for (_, stacks), cells in zip(panel.tiles.grouped(), panel.places.grid.cells, strict=True):
        for (tile, count), cell in zip(stacks, cells, strict=True):
            yield _stack(shown, offers, tile, count, cell)


def _stack(shown: SeatShown, offers: SeatOffers, tile: str, count: int, cell: QRectF) -> Spot:
    key, ruleset = ("tile", tile), shown.view.ruleset
    if not offers.has_tile(tile):
        return Spot(key, Role.TEXT, cell, words.held(tile, count, ruleset))
    chosen = offers.is_tile_selected(tile)
    action = offers.choice_of(tile)
    if action is None:
        name, click = words.spend_god(), offers.choices.enter_god_mode
        return Spot(key, Role.OPTION, cell, name, words.held(tile, count, ruleset), click, is_selected=chosen)
    name = words.turn_over(tile, ruleset) if isinstance(action, Flip) else words.discard(tile, ruleset)
    many = words.held(tile, count, ruleset) if count > 1 else ""
    return Spot(key, Role.OPTION, cell, name, many, lambda: offers.choices.select_or_choose(action), is_selected=chosen)


def chip_spots(panel: SeatPanel, places: Sequence[QRectF]) -> Iterator[Spot]:
    """Return what each group scores now, and why; the numbers lie at `places`."""
    shown = panel.shown
    assert shown is not None
    assert panel.places is not None
    view, seat = shown.view, shown.seat
    for (group, points, _), rect in zip(panel.places.chips, places, strict=True):
        title = groups.heading(group, view.ruleset)
        text = words.group(title, points, groups.explained(view, seat, group, shown.points))
        yield Spot(("group", group.name), Role.TEXT, rect, text)


def sun_spots(suns: Sequence[Sun], places: Sequence[QRectF], offers: SeatOffers, about: Sequence[str]) -> list[Spot]:
    """Return the suns at `places`; `about` says of each what it may be used for."""
    spots = []
    for sun, rect, text in zip(suns, places, about, strict=True):
        key = ("sun", sun.value)
        if sun.bid or not offers.has_sun(sun.value):
            spots.append(Spot(key, Role.TEXT, rect, words.sun(sun.value, text)))
            continue
        spots.append(
            Spot(
                key,
                Role.OPTION,
                rect,
                words.bid(sun.value),
                click=partial(offers.bid, sun.value),
                is_selected=offers.is_sun_selected(sun.value),
            )
        )
    return spots
