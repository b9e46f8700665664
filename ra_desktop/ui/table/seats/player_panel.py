"""The small panel of a seat in the column at the left. The large one is :class:`OwnPanel`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ra_desktop.ui.games import groups
from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile
from ra_desktop.ui.look.sun_painter import sun_pixmap, sun_side
from ra_desktop.ui.look.tile_painter import tile_pixmap

from .base import SeatPanel
from .own_panel import OwnPanel
from .own_places import radius_of
from .painter import SmallPainter
from .region import Region
from .seat_info import SeatInfo
from .seat_words import about_sun, fame_spot, name_tip, portrait_spot, ra_tip, sun_spots, sun_tip, tile_spots
from .small_places import REFERENCE, SmallArrangement, small_layout
from .spread import passing_card
from .tiles import GatheredTiles, SeatOffers

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.interaction.touch import Spot

__all__ = ["OwnPanel", "PlayerPanel", "SeatInfo"]

_LEAST: Final = QSize(200, 105)
_USUAL: Final = REFERENCE.toSize()


class PlayerPanel(SeatPanel):
    """Another seat, in the column at the left."""

    tiles: GatheredTiles

    def __init__(self, choices: Choices, parent: QWidget | None = None) -> None:
        offers = SeatOffers(choices)
        super().__init__(choices, GatheredTiles(offers), offers, parent)
        self._layout = small_layout(REFERENCE, sun_chip=False)
        self.places: SmallArrangement | None = None
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

    def arrange(self) -> None:
        shown = self.shown
        if shown is None:
            return
        held = self.tiles.grouped()
        self.places = places = SmallArrangement(QSizeF(self.size()), shown, held)
        self._layout, self.grid = places.at, places.grid
        self.regions = [
            *(
                Region(spot, partial(self.group_tip, group))
                for spot, (group, _, _) in zip(places.chip_spots, places.chips, strict=True)
            ),
            *(Region(spot, partial(sun_tip, sun)) for spot, sun in zip(places.sun_spots, places.suns, strict=True)),
            Region(places.at.tablets, self.fame_tip),
        ]
        for (group, stacks), cells in zip(held, self.grid.cells, strict=True):
            for stack, cell in zip(stacks, cells, strict=True):
                members = self.tiles.members(group, stack)
                self.regions.append(Region(cell, partial(groups.kind_tip, members, shown.view.ruleset)))
            if group.is_built and places.pyramid is not None:
                self.regions.append(Region(places.pyramid.pile, partial(self.group_tip, group)))
        self._add_header_regions(places)

    def spots(self) -> list[Spot]:
        """Return what lies on the panel, for those who do not see it."""
        places = self.places
        if self.shown is None or places is None:
            return []
        about = [about_sun(sun) for sun in places.suns]
        return [
            portrait_spot(self, self._header(places)),
            fame_spot(self, self._layout.tablets),
            *sun_spots(places.suns, places.sun_spots, self.offers, about),
            *tile_spots(self),
        ]

    def _header(self, places: SmallArrangement) -> QRectF:
        at = places.at
        words = QRectF(at.portrait.x() - at.portrait_radius, at.card.y(), 0, 0)
        words.setBottomRight(QPointF(at.name.right(), max(at.subtitle.bottom(), at.name.bottom())))
        return words

    def _add_header_regions(self, places: SmallArrangement) -> None:
        assert self.shown is not None
        at, info, words = places.at, self.shown.info, self._header(places)
        self.regions.append(Region(words, partial(name_tip, info)))
        if info.ra_player:
            self.regions.append(Region(at.figure, ra_tip))
        if places.sun_chip is not None:
            self.regions.append(Region(at.sun_chip, partial(self.group_tip, places.sun_chip[0])))
        if self._preview is not None:
            self.regions.append(Region(at.badge, self.lot_tip))

    def place_at(self, pos: QPointF) -> Place | None:
        """Return the place at `pos`: the tablets, a sun or a stack of tiles."""
        if self.shown is not None and self.places is not None:
            for sun, spot in zip(self.places.suns, self.places.sun_spots, strict=True):
                if spot.contains(pos):
                    return SeatSun(self.shown.seat, sun.value)
        return super().place_at(pos)

    def rect_of(self, place: Place) -> QRectF:
        """Return the rectangle of the picture of `place`, in the coordinates of the panel."""
        if isinstance(place, SeatFame):
            return self._layout.tablets
        places = self.places
        assert places is not None
        if isinstance(place, SeatSun):
            return _picture_square(places.sun_spot(place.sun))
        assert isinstance(place, SeatTile)
        held = self.tiles.grouped(place.tile)
        grid = places.lay(held)
        for (_, stacks), cards in zip(held, grid.cards, strict=True):
            for (tile, _), card in zip(stacks, cards, strict=True):
                if self.tiles.is_on(tile, place.tile):
                    return card
        return passing_card(self._layout.tiles)

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`, as large as :meth:`rect_of`."""
        dpr, shown, places = self.devicePixelRatioF(), self.shown, self.places
        assert shown is not None
        assert places is not None
        if isinstance(place, SeatSun):
            face_down = place.sun not in shown.view.face_up_suns(shown.seat)
            return sun_pixmap(place.sun, radius_of(places.sun_spot(place.sun)), dpr, face_down=face_down)
        if isinstance(place, SeatTile):  # too small for names, even on high-resolution screens
            return tile_pixmap(place.tile, round(self.rect_of(place).height()), dpr)
        size = self._layout.tablets.size()
        tablets = QPixmap((size * dpr).toSize())
        tablets.setDevicePixelRatio(dpr)
        tablets.fill(Qt.GlobalColor.transparent)
        painter = QPainter(tablets)
        self._painter().paint_tablets(painter, QRectF(QPointF(0, 0), size))
        painter.end()
        return tablets

    # --- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self.shown is not None and self.places is not None:
            self._painter().paint(painter)

    def _painter(self) -> SmallPainter:
        assert self.shown is not None
        assert self.places is not None
        return SmallPainter(
            self.shown,
            self.tiles,
            self.offers,
            self.places,
            self._hidden_suns,
            self._preview,
            self.shown.info.fame_shown or self.is_peeking,
            self.devicePixelRatioF(),
            self.mood,
            self.speech,
        )


def _picture_square(spot: QRectF) -> QRectF:
    """Return the square of the picture of the sun at `spot`."""
    side = sun_side(radius_of(spot))
    square = QRectF(0, 0, side, side)
    square.moveCenter(spot.center())
    return square
