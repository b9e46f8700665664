"""The commands for past games: saved games, statistics, and keeping finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ra_desktop.app.history import AfterGame, HistoryKeeper

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QDialog, QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .file_actions import FileActions
    from .recent_files import RecentFiles


class ArchiveActions(QObject):
    """Shows the windows of saved games and statistics over `window`, created on first use."""

    review_wanted = Signal(object)
    """The path of a saved game whose review was asked for."""

    def __init__(
        self, session: Session, settings: Settings, files: FileActions, recent: RecentFiles, window: QWidget
    ) -> None:
        super().__init__(window)
        self._session = session
        self._files = files
        self._recent = recent
        self._window = window
        self.keeper = HistoryKeeper(session, settings, self)
        self.after_game = AfterGame(self.keeper, self)
        self.dialog: QDialog | None = None
        """The open window, if any."""

    def show_saved_games(self) -> None:
        """Show the saved games."""
        from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog  # dialogs are loaded on first use

        dialog = SavedGamesDialog(self._window)
        dialog.game_actions.open_wanted.connect(self._files.open_file)
        dialog.game_actions.review_wanted.connect(self.review_wanted)
        dialog.service.renamed.connect(self.follow)
        dialog.game_actions.removed.connect(self._on_removed)
        self._open(dialog)

    def show_statistics(self) -> None:
        """Show the statistics of finished games."""
        from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(self._window)
        dialog.review_wanted.connect(self.review_wanted)
        self._open(dialog)

    def close(self) -> None:
        """Close the open window."""
        if self.dialog is not None:
            self.dialog.reject()

    def follow(self, old: Path, new: Path | None) -> None:
        """The saved game `old` was renamed or deleted."""
        self._recent.follow(old, new)
        self._session.follow(old, new)

    def _on_removed(self, path: Path) -> None:
        self.follow(path, None)

    def _open(self, dialog: QDialog) -> None:
        self.close()  # there is one at a time
        self.dialog = dialog
        dialog.finished.connect(lambda: self._on_finished(dialog))
        dialog.open()

    def _on_finished(self, dialog: QDialog) -> None:
        dialog.deleteLater()
        if self.dialog is dialog:
            self.dialog = None
