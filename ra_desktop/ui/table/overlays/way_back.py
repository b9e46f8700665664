"""The button that leads from the finished table back to the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QPushButton

from ra_desktop.ui.words.keys import with_key

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

_tr = QCoreApplication.translate
_HEIGHT: Final = 40
_MARGIN: Final = 14
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class WayBack(QPushButton):
    """Lies at the lower edge of the board while the table of a finished game is looked at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("primary", True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Update the texts."""
        self.setText(_tr("WayBack", "Back to the ranking"))
        self.setToolTip(with_key(_tr("WayBack", "Back to the final ranking"), "Enter"))
        self.setAccessibleName(self.text())

    def place(self, board: QRect) -> None:
        """Lie at the lower right corner of `board`."""
        wide = max(180, self.sizeHint().width())
        self.setGeometry(board.right() - wide - _MARGIN, board.bottom() - _HEIGHT - _MARGIN, wide, _HEIGHT)

    def press(self, event: QKeyEvent) -> bool:
        """Take a key of the table: Enter and Escape lead back. Return False for others, or while it is hidden."""
        if self.isHidden() or event.key() not in _KEYS or event.isAutoRepeat():
            return False
        self.click()
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
