"""The small panel of a seat in the column at the left. The large one is :class:`OwnPanel`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from ra_desktop.engine import Bid, Flip
from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.choices import SeatFame
from ra_desktop.ui.interaction.touch import Role, Spot
from ra_desktop.ui.words import board as words
from ra_desktop.ui.words.reasons import action_label

from .base import Region, SeatPanel
from .painter import SmallPainter
from .places import REFERENCE, TALLEST, SmallPlaces, Tallest
from .seat_info import about_sun, fame_words, name_tip, ra_tip, sun_tip
from .tiles import GatheredTiles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices

    from .seat_info import SeatInfo, SeatShown, Sun
    from .tiles import SeatOffers

_LEAST: Final = QSize(200, 105)
_USUAL: Final = REFERENCE.toSize()


class PlayerPanel(SeatPanel):
    """Another seat, in the column at the left."""

    tiles: GatheredTiles
    places: SmallPlaces | None

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(choices, parent)
        self.tiles = GatheredTiles(self.hidden, self.offers)
        self.tallest = TALLEST
        self.setMinimumSize(_LEAST)

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    # --- contents -------------------------------------------------------------------------------

    def show_view(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show `seat` of `view`; everything hidden is shown again."""
        super().show_view(view, seat, info)
        self._gather()

    def on_choices_changed(self) -> None:
        self._gather()
        super().on_choices_changed()

    def _gather(self) -> None:
        """Stack tiles that show the same side, unless one of them is to be chosen."""
        spread = self.offers.is_asked and self.offers.choices.phase == "flip"
        if spread != self.tiles.is_spread:
            self.tiles.is_spread = spread
            self.refresh()

    # --- places ---------------------------------------------------------------------------------

    def set_tallest(self, tallest: Tallest) -> None:
        """Limit the sizes of the tiles, so that those of all panels are equal."""
        if tallest != self.tallest:
            self.tallest = tallest
            self.refresh()

    @property
    def tallest_fitting(self) -> Tallest:
        """The sizes that the tiles can have here."""
        assert self.shown is not None
        return SmallPlaces(QSizeF(self.size()), self.shown, self.tiles.grouped()).tile_sizes

    def arrange(self, shown: SeatShown) -> SmallPlaces:
        places = SmallPlaces(QSizeF(self.size()), shown, self.tiles.grouped(), self.tallest)
        at, info = places.at, shown.info
        self.regions += [
            *(
                Region(spot, partial(self.group_tip, group))
                for spot, (group, _, _) in zip(places.chip_spots, places.chips, strict=True)
            ),
            *(Region(spot, partial(sun_tip, sun)) for spot, sun in zip(places.sun_spots, places.suns, strict=True)),
            Region(at.tablets, self.fame_tip),
        ]
        self.add_regions(places)
        self.regions.append(Region(_header(places), partial(name_tip, info)))
        if info.ra_player:
            self.regions.append(Region(at.figure, ra_tip))
        if places.sun_chip is not None:
            self.regions.append(Region(at.sun_chip, partial(self.group_tip, places.sun_chip[0])))
        return places

    @property
    def header(self) -> QRectF:
        return QRectF() if self.places is None else _header(self.places)

    def spots(self) -> list[Spot]:
        places = self.places
        if places is None:
            return []
        return [
            portrait_spot(self, self.header),
            fame_spot(self, places.at.tablets),
            *sun_spots(places.suns, places.sun_spots, self.offers, [about_sun(sun) for sun in places.suns]),
            *tile_spots(self),
        ]

    def paint(self, painter: QPainter) -> None:
        if self.places is not None:
            SmallPainter(painter, self, self.places).paint()


def _header(places: SmallPlaces) -> QRectF:
    """Return the place of portrait and name."""
    at = places.at
    words = QRectF(at.portrait.x() - at.portrait_radius, at.card.y(), 0, 0)
    words.setBottomRight(QPointF(at.name.right(), max(at.subtitle.bottom(), at.name.bottom())))
    return words


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
    name = words.turn_over(tile, ruleset) if isinstance(action, Flip) else action_label(action, ruleset)
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
                action_label(Bid(sun.value), ""),
                click=partial(offers.bid, sun.value),
                is_selected=offers.is_sun_selected(sun.value),
            )
        )
    return spots
