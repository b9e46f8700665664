"""The commands for all finished games: export them, and clear the history."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox

from ra_desktop.storage.finished import export_csv
from ra_desktop.ui.dialogs.parts import question_box
from ra_desktop.ui.words.errors import describe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.history import HistoryReader
    from ra_desktop.storage.finished import FinishedGame

_tr = QCoreApplication.translate


class StatisticsActions(QObject):
    """Exports the games that `games` returns, and lets `reader` clear the history; dialogs open over `window`."""

    done = Signal(str)
    """A message about what was done."""

    def __init__(self, reader: HistoryReader, games: Callable[[], Sequence[FinishedGame]], window: QWidget) -> None:
        super().__init__(window)
        self._reader = reader
        self._games = games
        self._window = window
        self.question: QMessageBox | None = None
        """The open dialog, if any."""

    def export(self) -> None:
        """Export all games as a table for spreadsheets."""
        first = Path.home() / (_tr("Statistics", "Ra games") + ".csv")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            _tr("Statistics", "Export games"),
            str(first),
            _tr("Statistics", "CSV files", "In a file dialog") + " (*.csv)",
        )
        if name:
            self.export_to(Path(name) if Path(name).suffix else Path(name + ".csv"))

    def export_to(self, path: Path) -> None:
        """Export all games to `path`."""
        from ra_desktop.storage.errors import SaveError

        games = list(self._games())
        try:
            export_csv(games, path, QLocale.system().decimalPoint())  # spreadsheets speak the system's language
        except SaveError as error:
            self.done.emit(describe(error).partition("\n")[0])
        else:
            text = QCoreApplication.translate("Statistics", "%n games exported", "", len(games))
            self.done.emit(text)

    def ask_to_clear(self) -> None:
        """Clear the history after a confirmation."""
        box, clear = question_box(
            self._window,
            _tr("Statistics", "Clear all statistics?"),
            _tr("Statistics", "The statistics start over. Your saved games are kept."),
            _tr("Statistics", "Clear", "Button: clear the statistics"),
            _tr("Common", "Keep", "Button: does not delete anything after all"),
            QMessageBox.Icon.Question,
        )

        def answered() -> None:
            if box.clickedButton() is clear:
                self._reader.clear()
            self.question = None
            box.deleteLater()

        box.finished.connect(answered)
        self.question = box
        box.open()
