"""What the window does with games of the past: keep those that end or give up their place, list and count them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.app.history import HistoryKeeper

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QDialog, QMainWindow

    from ra_desktop.app.autosave import ParkedGame
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .commands import Actions
    from .parked_bar import AsideBar


class ArchiveDesk(QObject):
    """Connects the commands of the menus with the windows of saved games and statistics, made when they are wanted."""

    open_wanted = Signal(object)
    """The path of a saved game that is to be played on."""
    moved = Signal(object, object)
    """The old path of a saved game, and the new one; None if it is gone."""
    back_wanted = Signal(object)
    """A :class:`~ra_desktop.app.autosave.ParkedGame`: a game that is to be on the table again."""

    def __init__(self, session: Session, settings: Settings, commands: Actions, parent: QMainWindow) -> None:
        super().__init__(parent)
        self._settings = settings
        self._window = parent
        self.keeper = HistoryKeeper(session, settings, self)
        self.dialog: QDialog | None = None
        """The window that is open, if one is."""
        commands.saved_games.triggered.connect(self.show_saved_games)
        commands.statistics.triggered.connect(self.show_statistics)
        self.moved.connect(self._follow_recent)
        self.moved.connect(session.follow)
        self._aside: AsideBar | None = None
        # Methods: the session would keep what a lambda names, and with it the window.
        session.autosave.parked.connect(self._tell_parked)
        session.autosave.orphans_collected.connect(self._tell_orphans)
        QTimer.singleShot(0, self, session.autosave.collect_orphans)

    @property
    def aside(self) -> AsideBar:
        """The line that tells of games that were set aside; made when it is wanted."""
        if self._aside is None:
            from .parked_bar import AsideBar

            self._aside = AsideBar(self._window)
            self._aside.back_wanted.connect(self.back_wanted)
            self._aside.list_wanted.connect(self.show_saved_games)
        return self._aside

    def _tell_parked(self, kept: ParkedGame) -> None:
        self.aside.tell(kept)

    def _tell_orphans(self, found: list[Path]) -> None:
        self.aside.tell_gathered(len(found))

    def show_saved_games(self) -> None:
        """List the saved games."""
        from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog  # dialogs are loaded when they are wanted

        dialog = SavedGamesDialog(self._window)
        dialog.game_actions.open_wanted.connect(self.open_wanted)
        dialog.service.renamed.connect(self.moved)
        dialog.game_actions.removed.connect(self._on_removed)
        self._open(dialog)

    def show_statistics(self) -> None:
        """Tell what came of the finished games."""
        from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog

        self._open(StatisticsDialog(self._window))

    def close(self) -> None:
        """Close the window that is open: its thread has to end before the application does."""
        if self.dialog is not None:
            self.dialog.reject()

    def _open(self, dialog: QDialog) -> None:
        self.close()  # there is one at a time
        self.dialog = dialog
        dialog.finished.connect(lambda: self._on_finished(dialog))
        dialog.open()

    def _on_finished(self, dialog: QDialog) -> None:
        dialog.deleteLater()
        if self.dialog is dialog:
            self.dialog = None

    def _on_removed(self, path: Path) -> None:
        self.moved.emit(path, None)

    def _follow_recent(self, old: Path, new: Path | None) -> None:
        """Keep the list of recent files true."""
        names = [str(new) if name == str(old) and new is not None else name for name in self._settings.recent_files]
        self._settings.recent_files = [name for name in names if name != str(old)]
