"""What a seat's panel says: its tooltips, and what lies on it for those who do not see it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.places import SeatFame
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.look.tooltips import tip
from ra_desktop.ui.words import spots as words
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import both_sides_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRectF

    from .base import SeatPanel
    from .seat_info import SeatInfo, SeatShown, Sun
    from .tiles import SeatOffers

_tr = QCoreApplication.translate


def summary(shown: SeatShown) -> str:
    """Return the contents of the panel in sentences."""
    view, info, seat = shown.view, shown.info, shown.seat
    comma = _tr("Panels", ", ")
    up, down = view.face_up_suns(seat), view.face_down_suns(seat)
    tiles = [
        fill(
            _tr("Panels", "{tile} ×{count}", "A tile and how many there are: Temple ×3"),
            count=count,
            tile=both_sides_label(tile, view.ruleset),
        )
        for group in groups.tile_groups(view.ruleset)
        for tile, count in groups.stacks(view, seat, group)
    ]
    parts = [
        info.subtitle,
        _tr("Panels", "To move") if info.active and not info.is_person else "",
        _tr("Panels", "Ra player") if info.ra_player else "",
        fill(_tr("Panels", "Suns face up: {suns}"), suns=comma.join(map(str, up)) or _no_suns()),
        fill(_tr("Panels", "Suns face down: {suns}"), suns=comma.join(map(str, down)) or _no_suns()),
        fill(_tr("Panels", "Tiles: {tiles}"), tiles=comma.join(tiles) or _tr("Panels", "none", "Tiles: none")),
        fame_words(shown),
    ]
    return _tr("Panels", ". ").join(part for part in parts if part)


def _no_suns() -> str:
    return _tr("Panels", "none", "Suns face up: none")


def fame_words(shown: SeatShown) -> str:
    """Return the fame, or that it is hidden."""
    if not shown.info.fame_shown:
        return _tr("Panels", "Fame is face down")
    return fill(_tr("Panels", "Fame: {fame}"), fame=shown.fame)


def fame_tip(shown: SeatShown) -> str:
    """Return the tooltip of the tablets."""
    rule = _tr("Panels", "Fame scored so far. The player with the most at the end of the game wins.")
    if shown.info.is_person and not shown.info.fame_shown:
        return tip(fame_words(shown), rule, _tr("Panels", "Press and hold to look at your own."))
    return tip(fame_words(shown), rule)


def about_sun(sun: Sun) -> str:
    """Return what the sun may be used for."""
    if sun.face_down:
        return _tr("Panels", "Face down: cannot be used until the next epoch.")
    if sun.bid:
        return _tr("Panels", "This sun has been bid in this auction.")
    return _tr("Panels", "Face up: can be bid in an auction.")


def sun_tip(sun: Sun) -> str:
    """Return the tooltip of the sun."""
    return tip(fill(_tr("Panels", "Sun {sun}"), sun=sun.value), about_sun(sun))


def name_tip(info: SeatInfo) -> str:
    """Return the tooltip of portrait and name."""
    return tip(info.name, info.subtitle, _tr("Panels", "Click to see this panel large."))


def ra_tip() -> str:
    """Return the tooltip of the Ra figure of a seat."""
    return tip(_tr("Panels", "Ra player"), _tr("Panels", "Started this auction and bids last."))


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
        told = words.group(title, points, groups.explained(view, seat, group, shown.points))
        yield Spot(("group", group.name), Role.TEXT, rect, told)


def sun_spots(suns: Sequence[Sun], places: Sequence[QRectF], offers: SeatOffers, about: Sequence[str]) -> list[Spot]:
    """Return the suns at `places`; `about` says of each what it may be used for."""
    found = []
    for sun, rect, told in zip(suns, places, about, strict=True):
        key = ("sun", sun.value)
        if sun.bid or not offers.has_sun(sun.value):
            found.append(Spot(key, Role.TEXT, rect, words.sun(sun.value, told)))
            continue
        found.append(
            Spot(
                key,
                Role.OPTION,
                rect,
                words.bid(sun.value),
                click=partial(offers.bid, sun.value),
                is_selected=offers.is_sun_selected(sun.value),
            )
        )
    return found
