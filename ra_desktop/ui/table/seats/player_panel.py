"""The small panel of a seat in the column at the left. The large one is :class:`OwnPanel`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF

from .base import Region, SeatPanel
from .painter import SmallPainter
from .seat_words import about_sun, name_tip, ra_tip, sun_tip
from .small_places import REFERENCE, TALLEST, SmallPlaces, Tallest
from .spots import fame_spot, portrait_spot, sun_spots, tile_spots
from .tiles import GatheredTiles

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.interaction.touch import Spot

    from .seat_info import SeatInfo, SeatShown

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
            SmallPainter(painter, self, self.places).paint(self.tiles)


def _header(places: SmallPlaces) -> QRectF:
    """Return the place of portrait and name."""
    at = places.at
    words = QRectF(at.portrait.x() - at.portrait_radius, at.card.y(), 0, 0)
    words.setBottomRight(QPointF(at.name.right(), max(at.subtitle.bottom(), at.name.bottom())))
    return words
