"""The commands that put a game on the table: a new one, a rematch, or the autosaved one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.storage.errors import SaveError
from ra_desktop.ui.words.players import character_name, name_of_today

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.app.setup import GameSetup

    from .messages import Messages
    from .pages import Pages

_tr = QCoreApplication.translate

WATCHED_LEVEL: Final = "skilled"
"""The level that replaces people when one only watches."""


class GameActions(QObject):
    """Starts games of `session`; its dialogs open over `window`."""

    def __init__(self, session: Session, settings: Settings, pages: Pages, messages: Messages, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._settings = settings
        self._pages = pages
        self._messages = messages
        self._window = window

    def new_game(self) -> None:
        """Choose a set-up and start it."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog  # dialogs are loaded on first use

        dialog = NewGameDialog(LEVELS, self._window)
        dialog.restore(self._settings.setup)
        dialog.coach.setChecked(self._settings.coach)

        def start() -> None:
            if dialog.coach.isEnabled():
                self._settings.coach = dialog.coach.isChecked()
            self._start(dialog.setup())

        dialog.accepted.connect(start)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def quick_game(self) -> None:
        """Start the last set-up at once."""
        self._begin(self._settings.setup)

    def rematch(self) -> None:
        """Start a new game with the same players."""
        setup = self._session.setup
        if setup is not None:
            self._begin(setup.again())

    def watch(self) -> None:
        """Start the last set-up with bots on all seats."""
        self._begin(self._settings.setup.watched(WATCHED_LEVEL))

    def resume(self) -> None:
        """Continue the current game, or else the autosaved one."""
        if self._session.game is not None and not self._session.state.is_over:
            self._pages.show_table()
        else:
            self.continue_from_autosave()

    def continue_from_autosave(self) -> None:
        """Put the autosaved game on the table, even if there is a current game."""
        try:
            self._session.resume()
        except SaveError as error:
            self._messages.complain(_tr("MainWindow", "The game cannot be continued"), error)

    def _start(self, setup: GameSetup) -> None:
        self._settings.setup = setup
        self._begin(setup)

    def _begin(self, setup: GameSetup) -> None:
        self._session.start(setup.renamed(name_of_today).with_characters(character_name))
