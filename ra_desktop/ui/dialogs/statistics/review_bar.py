"""The row from which the review of a finished game is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ra_desktop.storage.finished import kept_files
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.ui.dialogs.room import NARROWEST_BOX
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.words.games import finished_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.storage.finished import FinishedGame

_tr = QCoreApplication.translate

_MOST: Final = 100
"""Games that are listed; all of them are in the window of saved games."""


class ReviewBar(QWidget):
    """The last finished games whose files are there, and a button for the review of one; without any, hidden."""

    review_wanted = Signal(object)
    """The path of the game whose review was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self.games = keep_from_wheel(QComboBox(self))
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumWidth(NARROWEST_BOX)
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label.setBuddy(self.games)
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: self.review_wanted.emit(self.games.currentData()))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 8)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.games, 1)
        row.addWidget(self.button)
        self._label.setText(_tr("Statistics", "&Finished game:"))
        self.button.setText(_tr("Statistics", "&Review", "Button: show the review of a game"))

    def show_games(self, games: Sequence[FinishedGame]) -> None:
        """Offer the last of `games`, which are sorted by their ends, the latest first; the chosen one stays."""
        files = kept_files()
        listed = [game for game in reversed(games) if game.id[:KEPT_ID] in files][:_MOST]
        chosen = self.games.currentData()
        self.games.clear()
        for game in listed:
            self.games.addItem(finished_text(game), files[game.id[:KEPT_ID]])
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self.setVisible(bool(listed))
