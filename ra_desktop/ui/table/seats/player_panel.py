"""The small panel of a seat in the column at the left. The large one is :class:`OwnPanel`."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, QSizeF

from .base import Region, SeatPanel
from .painter import SmallPainter
from .places import REFERENCE, TALLEST, SmallPlaces, Tallest
from .seat_info import name_tip, ra_tip, sun_tip
from .spots import spots_of
from .tiles import GatheredTiles

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        return SmallPlaces(QSizeF(self.size()), shown, self.tiles.grouped(), self.tallest)

    def spots(self) -> list[Spot]:
        return spots_of(self)

    def more_regions(self) -> Iterator[Region]:
        places = self.places
        assert places is not None
        at, info = places.at, places.shown.info
        for sun, spot in zip(places.suns, places.sun_spots, strict=True):
            yield Region(spot, partial(sun_tip, sun))
        yield Region(at.opening, partial(name_tip, info))
        if info.ra_player:
            yield Region(at.figure, ra_tip)
        if places.sun_chip is not None:
            yield Region(at.sun_chip, partial(self.group_tip, places.sun_chip[0]))

    def paint(self, painter: QPainter) -> None:
        if self.places is not None:
            SmallPainter(painter, self, self.places).paint()
