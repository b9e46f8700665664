"""Where the places are that a lesson points at (:mod:`ra_desktop.app.lessons.places`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF

from ra_desktop.ui.interaction.places import SeatSun

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.table.side.dock import SideDock
    from ra_desktop.ui.table.table_view import TableView

PAGES: Final = {"log": 0, "score": 1}
"""The pages of the side panel, by the place that they are."""
CHOSEN_AT: Final = ("buttons", "sides")
"""The places that are there only as long as there is something to choose."""
_AROUND_SUN: Final = 0.3
"""The rays of the centre sun, in diameters of its disc."""


class Spots:
    """Finds places on the table and in the side panel, in the coordinates of `host`, which holds both."""

    def __init__(self, view: TableView, dock: SideDock, host: QWidget) -> None:
        self._view = view
        self._dock = dock
        self._host = host

    def of(self, place: str) -> list[QRect]:
        """Return the rectangles of `place`; none if it is not on the table now."""
        if place in PAGES:
            return [self._mapped(self._dock.pages, QRectF(self._dock.pages.rect()))] if self._dock.isVisible() else []
        return [self._mapped(owner, rect) for owner, rect in self._found(place) if not rect.isEmpty()]

    def open_pages(self, places: tuple[str, ...]) -> None:
        """Turn the side panel to the first page among `places`."""
        page = next((PAGES[place] for place in places if place in PAGES), None)
        if page is not None:
            self._dock.tabs.setCurrentIndex(page)

    def in_table(self, place: str) -> QRect:
        """Return the area of `place` in the table, to scroll there; empty for places beside it."""
        area = QRectF()
        for owner, rect in self._found(place):
            area = area.united(rect.translated(QPointF(owner.mapTo(self._view, QPoint(0, 0)))))
        return area.toAlignedRect()

    def _found(self, place: str) -> list[tuple[QWidget, QRectF]]:
        """Return the rectangles of `place`, each in the coordinates of a widget."""
        view = self._view
        shown = view.shown
        if shown is None or place in PAGES:
            return []
        board, own = view.board, view.own
        at, cloth = board.board.board_layout, board.viewport()
        name, _, number = place.partition(" ")
        if name == "track" and number:
            return [(cloth, space.adjusted(-3, -3, 3, 3)) for space in at.spaces[int(number) - 1 : int(number)]]
        if name == "sun":
            if int(number) not in own_suns(view):
                return []
            return [(own, own.rect_of(SeatSun(view.home, int(number))))]
        if name == "seat":
            panel = view.panel_of(int(number))
            return [(panel, QRectF(panel.rect()))] if int(number) < shown.players else []
        if name == "others":
            return [(panel, QRectF(panel.rect())) for panel in view.others]
        reach = at.centre_sun.width() * _AROUND_SUN
        on_board = {
            "bag": at.bag.united(at.bag_caption),
            "track": at.track_bed,
            "ra-track": at.sky,
            "altar": at.altar.united(at.centre_caption),
            "centre-sun": at.centre_sun.adjusted(-reach, -reach, reach, reach),
            "banner": at.banner,
            "sides": at.sides.tray,
        }
        if name in on_board:
            return [(cloth, on_board[name])]
        if name == "buttons":
            bar = board.actions_bar
            buttons = QRectF()
            for button in bar.buttons:
                if button.isVisible():
                    buttons = buttons.united(QRectF(button.geometry()))
            return [(bar, QRectF(bar.rect()) if buttons.isEmpty() else buttons)]
        on_panel = {
            "own-suns": QRectF(own.tray.geometry()),
            "own-tiles": own.tiles_area(),
            "own-fame": own.fame_area(),
        }
        return [(own, on_panel[name])] if name in on_panel else []

    def _mapped(self, owner: QWidget, rect: QRectF) -> QRect:
        return rect.translated(QPointF(owner.mapTo(self._host, QPoint(0, 0)))).toAlignedRect()


def own_suns(view: TableView) -> list[int]:
    """Return the suns of the seat at the bottom, face up or down."""
    shown = view.shown
    return [] if shown is None else [*shown.face_up_suns(view.home), *shown.face_down_suns(view.home)]
