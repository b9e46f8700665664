"""The bar that reports a parked game, and offers to go back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal

from .message_bar import MessageBar

if TYPE_CHECKING:
    from ra_desktop.app.autosave import ParkedGame

    from .notices import Notices

_tr = QCoreApplication.translate

SHOWN_FOR: Final = 15_000
"""Milliseconds after which the bar closes, unless the pointer is on it."""


class ParkedBar(MessageBar):
    """Reports parked games. It closes by itself, since they can be found later, too."""

    back_wanted = Signal(object)
    """The :class:`~ra_desktop.app.autosave.ParkedGame` to put back on the table."""
    list_wanted = Signal()
    """Show the saved games."""

    def __init__(self, notices: Notices) -> None:
        self._parked: ParkedGame | None = None
        self._collected = 0
        super().__init__(notices, 3, SHOWN_FOR)
        self.go_back, self.show_list, _ = self.buttons
        self.go_back.clicked.connect(self._go_back)
        self.show_list.clicked.connect(self._show_list)

    def tell(self, parked: ParkedGame) -> None:
        """Report a parked game."""
        self._parked, self._collected = parked, 0
        self._appear()

    def tell_collected(self, count: int) -> None:
        """Report how many games of closed windows were found."""
        self._parked, self._collected = None, count
        self._appear()

    def retranslate(self) -> None:
        go_back, show_list, dismiss = self.buttons
        if self._parked is None:
            words = QCoreApplication.translate(
                "ParkedGames", "%n unfinished games from other windows are under Saved games.", "", self._collected
            )
        elif self._parked.is_whole:
            words = _tr("ParkedGames", "Your unfinished game is under Saved games.")
        else:
            words = _tr("ParkedGames", "The last game could not be read. Its file is under Saved games.")
        self.words.setText(words)
        go_back.setVisible(self._parked is not None and self._parked.is_whole)
        go_back.setText(_tr("ParkedGames", "Resume", "Goes back to the unfinished game"))
        show_list.setText(_tr("ParkedGames", "Show"))
        dismiss.setText(_tr("ParkedGames", "Dismiss"))

    def _appear(self) -> None:
        self.retranslate()
        self.appear()

    def _go_back(self) -> None:
        self.hide()
        self.back_wanted.emit(self._parked)

    def _show_list(self) -> None:
        self.hide()
        self.list_wanted.emit()
