"""The menus for changing players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.ui.table.table import Table


class SeatActions(QObject):
    """Offers to change the player of a seat at `table`."""

    def __init__(self, session: Session, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._table = table
        self._menu: QMenu | None = None
        table.view.menu_wanted.connect(self.show_menu)

    def show_menu(self, seat: int, where: QPoint) -> None:
        """Show the menu of `seat` at a point of the screen."""
        if self._session.game is None or self._session.has_guest:
            return
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.menu(seat)
        self._menu.popup(where)

    def menu(self, seat: int) -> QMenu:
        """Return the menu of `seat`."""
        from ra_desktop.ui.dialogs.new_game.seat_menu import SeatMenu

        menu = SeatMenu(self._session, seat, self._table.view.home, self._table.view)
        menu.sit_wanted.connect(self._table.sit_at)
        return menu

    def fill(self, menu: QMenu) -> None:
        """Add the menus of all seats to `menu`."""
        for action in menu.actions():
            inner = action.menu()
            if isinstance(inner, QMenu):
                inner.deleteLater()
        menu.clear()
        for seat in range(len(self._session.seats)):
            menu.addMenu(self.menu(seat))
