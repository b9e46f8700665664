"""What the window does to put a game on the table: a new one, the same again, or the one of the autosave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.storage.errors import SaveError
from ra_desktop.ui.words.players import character_name

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup

    from .main_window import MainWindow

_tr = QCoreApplication.translate

WATCHED_LEVEL: Final = "skilled"
"""The level that sits in for persons when one only watches."""


class GameActions(QObject):
    """Starts games in *window*."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def new_game(self) -> None:
        """Ask for a set-up, and start it."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog  # dialogs are loaded when they are wanted

        dialog = NewGameDialog(LEVELS, self._window)
        dialog.restore(self._window.settings.setup)
        dialog.accepted.connect(lambda: self._start(dialog.setup()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def quick_game(self) -> None:
        """Start the last set-up at once."""
        self._begin(self._window.settings.setup)

    def rematch(self) -> None:
        """Start the same seats anew."""
        setup = self._window.session.setup
        if setup is not None:
            self._begin(setup.again())

    def watch(self) -> None:
        """Let bots play on all seats of the last set-up."""
        self._begin(self._window.settings.setup.watched(WATCHED_LEVEL))

    def resume(self) -> None:
        """Continue the game on the table, or else the autosaved one."""
        session = self._window.session
        if session.game is not None and not session.state.is_over:
            self._window.show_table()
        else:
            self.continue_from_autosave()

    def continue_from_autosave(self) -> None:
        """Put the autosaved game on the table, even if there is a game already."""
        try:
            self._window.session.resume()
        except SaveError as error:
            self._window.messages.complain(_tr("MainWindow", "The game cannot be continued"), error)

    def _start(self, setup: GameSetup) -> None:
        self._window.settings.setup = setup
        self._begin(setup)

    def _begin(self, setup: GameSetup) -> None:
        self._window.session.start(setup.with_characters(character_name))
