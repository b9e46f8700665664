"""The table for animations and drags: places, pictures, and hiding things while they move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QVariantAnimation

from ra_desktop.ui.interaction.places import SeatFame, SeatSun, SeatTile, SideCard, TrackSpace
from ra_desktop.ui.look.tile_painter import tile_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ra_desktop.engine import View
    from ra_desktop.ui.interaction.places import Place
    from ra_desktop.ui.look.sprites import SpriteLayer
    from ra_desktop.ui.table.board.view import BoardView
    from ra_desktop.ui.table.seats.player_panel import OwnPanel, PlayerPanel

    from .table_view import TableView


class TableScenery(QObject):
    """The :class:`~ra_desktop.ui.animation.scripts.Scenery` of a table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._day = QVariantAnimation(self)
        self._day.valueChanged.connect(view.board.set_day)
        view.showing.connect(self._day.stop)

    @property
    def sprites(self) -> SpriteLayer:
        """The layer above the table."""
        return self._view.sprites

    def shown(self) -> View | None:
        """The view shown."""
        return self._view.shown

    def anchor(self, place: Place) -> QRectF:
        """Return the rectangle of `place`, in the coordinates of the table view and of the sprite layer."""
        rect = self._owner(place).anchor(place)
        return QRectF(self._view.mapFromGlobal(rect.topLeft()), rect.size())

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`."""
        return self._owner(place).pixmap_of(place)

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """Return the picture that `tile` would have at `place`."""
        if isinstance(place, TrackSpace):
            return self._view.board.tile_sprite(tile, place.space)
        if isinstance(place, SideCard):
            return self._view.board.side_sprite(tile, place.side)
        return tile_pixmap(tile, round(self.anchor(place).height()), self._view.devicePixelRatioF())

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place` until the next view is shown."""
        self._owner(place).hide_at(place)

    def sail(self, ra_count: int, duration: int) -> None:
        """Animate the time of day to that of `ra_count` Ra tiles, in `duration` milliseconds."""
        view = self._view.shown
        if view is None:
            return
        self._day.stop()
        self._day.setStartValue(max(0, ra_count - 1) / view.ra_limit)
        self._day.setEndValue(ra_count / view.ra_limit)
        self._day.setDuration(duration)
        self._day.start()

    def fall_night(self, duration: int) -> None:
        """Animate the time of day to night, in `duration` milliseconds."""
        view = self._view.shown
        if view is None:
            return
        self._day.stop()
        self._day.setStartValue(view.ra_count / view.ra_limit)
        self._day.setEndValue(1.0)
        self._day.setDuration(duration)
        self._day.start()

    def _owner(self, place: Place) -> BoardView | OwnPanel | PlayerPanel:
        if isinstance(place, (SeatSun, SeatTile, SeatFame)):
            return self._view.panel_of(place.seat)
        return self._view.board
