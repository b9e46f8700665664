"""The windows of the Help menu, each loaded on first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QWidget

    from ra_desktop.app.session import Session

    from .pages import Pages


class HelpActions(QObject):
    """Shows them beside `window`."""

    def __init__(self, session: Session, pages: Pages, window: QMainWindow) -> None:
        super().__init__(window)
        self._session = session
        self._pages = pages
        self._window = window

    def show_rules(self) -> None:
        """Show the rules window, at the current game."""
        from ra_desktop.ui.dialogs.rules.dialog import RulesWindow

        rules = RulesWindow(self._window)
        self._show(rules)
        game = self._session.game
        if self._pages.is_playing and game is not None:
            rules.show_game(game.ruleset)

    def show_keys(self) -> None:
        """Show all keyboard shortcuts."""
        from ra_desktop.ui.dialogs.keys import KeysDialog, table_keys

        self._show(KeysDialog(self._window.menuBar().actions(), self._window, table_keys))

    def show_about(self) -> None:
        """Show the About box."""
        from ra_desktop.ui.dialogs.about import AboutDialog

        self._show(AboutDialog(self._window))

    @staticmethod
    def _show(dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
