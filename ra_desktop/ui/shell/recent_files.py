"""The recent files, and their menu."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.names import one_line
from ra_desktop.storage.reading import exists

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from ra_desktop.app.settings import Settings

_tr = QCoreApplication.translate

MOST_RECENT: Final = 8


class RecentFiles(QObject):
    """Keeps the list in `settings`."""

    chosen = Signal(object)
    """The path of a file to open."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def add(self, path: Path) -> None:
        """Add `path` as the latest, unless it leaves its folder once it is on the table."""
        if path.parent != paths.unfinished_dir():
            others = [name for name in self._settings.recent_files if name != str(path)]
            self._settings.recent_files = [str(path), *others][:MOST_RECENT]

    def follow(self, old: Path, new: Path | None) -> None:
        """The file `old` was renamed or deleted."""
        names = [str(new) if name == str(old) and new is not None else name for name in self._settings.recent_files]
        self._settings.recent_files = [name for name in names if name != str(old)]

    def fill(self, menu: QMenu) -> None:
        """Fill the menu. Missing files are forgotten unless their folder is missing, too: its disk may return."""
        files = [Path(name) for name in self._settings.recent_files]
        there = [file for file in files if exists(file)]
        self._settings.recent_files = [str(file) for file in files if file in there or not exists(file.parent)]
        menu.clear()
        for file in there:
            action = menu.addAction(one_line(file.stem if file.stem.strip() else file.name).replace("&", "&&"))
            action.setData(str(file))
            action.triggered.connect(lambda _=False, file=file: self.chosen.emit(file))
        if menu.isEmpty():
            menu.addAction(_tr("Files", "No saved games yet")).setEnabled(False)
