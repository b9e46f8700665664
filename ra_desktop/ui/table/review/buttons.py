"""The buttons below a review: decide once more, play on from the moment shown, and show all decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_tr = QCoreApplication.translate

NARROW_BUTTON: Final = "QPushButton { padding-left: 8px; padding-right: 8px; }"
"""The style of a button with little margin."""


class ReviewButtons(QWidget):
    """Three buttons, side by side as wide as their texts ask for, or on two lines, or on three."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.again = QPushButton(self)
        self.again.setProperty("primary", True)
        self.go_on = QPushButton(self)
        self.show_all = QPushButton(self)
        self._count = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        for button in (self.again, self.go_on, self.show_all):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setStyleSheet(NARROW_BUTTON)
        self.retranslate()

    def set_count(self, count: int) -> None:
        """Say how many decisions there are."""
        self._count = count
        self._name_show_all()

    def _name_show_all(self) -> None:
        self.show_all.setText(fill(_tr("Review", "Show all {count}", "Decisions"), count=self._count))
        self._place()

    def retranslate(self) -> None:
        """Update the texts."""
        self.again.setText(_tr("Review", "Try again"))
        self.again.setToolTip(_tr("Review", "Decide this move once more, without the answer"))
        self.go_on.setText(_tr("Review", "Play on from here"))
        self.go_on.setToolTip(
            _tr("Review", "Starts a new game from the position shown, against the same opponents. This game is kept.")
        )
        self._name_show_all()

    def _place(self) -> None:
        again, go_on, show_all = buttons = self.again, self.go_on, self.show_all
        needs = [each.sizeHint().width() for each in buttons]
        gap, room = self._grid.horizontalSpacing(), self.width()
        for button in buttons:
            self._grid.removeWidget(button)
        stretches = (needs[0], needs[2], 0)
        if sum(needs) + 2 * gap <= room:
            stretches = (needs[0], needs[1], needs[2])
            for column, button in enumerate(buttons):
                self._grid.addWidget(button, 0, column)
        elif needs[0] + needs[2] + gap <= room:
            self._grid.addWidget(go_on, 0, 0, 1, 2)
            self._grid.addWidget(again, 1, 0)
            self._grid.addWidget(show_all, 1, 1)
        else:
            for row, button in enumerate((go_on, again, show_all)):
                self._grid.addWidget(button, row, 0, 1, 2)
        for column, stretch in enumerate(stretches):
            self._grid.setColumnStretch(column, stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._place()
