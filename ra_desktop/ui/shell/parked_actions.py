"""Tells of unfinished games that were kept when another one took their place, and brings them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.app.autosave import ParkedGame

    from .main_window import MainWindow
    from .parked_bar import ParkedBar


class ParkedActions(QObject):
    """Shows the bar of parked games in *window*, made when it is wanted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bar: ParkedBar | None = None
        # Methods: the session would keep what a lambda names, and with it the window.
        window.session.autosave.parked.connect(self._tell_parked)
        window.session.autosave.orphans_collected.connect(self._tell_collected)
        QTimer.singleShot(0, self, window.session.autosave.collect_orphans)

    @property
    def bar(self) -> ParkedBar:
        """The bar that tells of parked games."""
        if self._bar is None:
            from .parked_bar import ParkedBar

            self._bar = ParkedBar(self._window)
            self._bar.back_wanted.connect(self._window.files.bring_back)
            self._bar.list_wanted.connect(self._window.archive.show_saved_games)
        return self._bar

    def _tell_parked(self, parked: ParkedGame) -> None:
        self.bar.tell(parked)

    def _tell_collected(self, found: list[Path]) -> None:
        self.bar.tell_collected(len(found))
