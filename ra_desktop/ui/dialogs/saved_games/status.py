"""The status line of the saved games: counts, and the last action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from ra_desktop.app.models.library import LibraryModel

_tr = QCoreApplication.translate


class StatusLine(QLabel):
    """Counts the games of `model`, the selected ones, and those read completely."""

    def __init__(self, model: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "soft")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._model = model
        self._is_listed = False
        self._progress = (0, 0)
        self._selected = 0
        self._news = ""

    def set_listed(self) -> None:
        """All games are listed."""
        self._is_listed = True
        self.refresh()

    def set_progress(self, known: int, count: int) -> None:
        """Set how many games of how many are read completely."""
        self._progress = (known, count)
        self.refresh()

    def set_selected(self, count: int) -> None:
        """Set the number of selected games."""
        self._selected = count
        self.refresh()

    def set_news(self, text: str) -> None:
        """Show a message instead of the counts, until the selection or the filter changes."""
        self._news = text
        self.refresh()

    def refresh(self) -> None:
        """Update the counts."""
        text = self._news or self._count()
        if self._selected > 1:
            chosen = QCoreApplication.translate("SavedGames", "%n selected", "", self._selected)
            text = fill(_tr("SavedGames", "{count} · {selected}"), count=text, selected=chosen)
        self.setText(text)

    def _count(self) -> str:
        known, count = self._progress
        shown = self._model.rowCount()
        if not self._is_listed:
            return _tr("SavedGames", "Looking for games…")
        if known < count:
            text = _tr("SavedGames", "Reading {known} of {count}…")
            return fill(text, known=known, count=count)
        if shown < self._model.count:
            text = QCoreApplication.translate("SavedGames", "{shown} of %n games", "", self._model.count)
            return fill(text, shown=shown)
        return QCoreApplication.translate("SavedGames", "%n games", "", shown) if count else ""
