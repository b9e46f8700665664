"""The moves at a decision, compared; for each that was not made, a button shows what might have come of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ra_desktop.ui.words.review import what_if_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.engine import Action

_tr = QCoreApplication.translate

_SMALL_BUTTON: Final = "QPushButton { padding: 2px 8px; }"


@dataclass(frozen=True, slots=True)
class Option:
    """A move and how it compares with the best."""

    action: Action
    name: str
    text: str
    is_played: bool


class _Button(QPushButton):
    """A small button, which Return presses as the space bar does."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setStyleSheet(_SMALL_BUTTON)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class OptionList(QWidget):
    """A heading, a line for each move, and below it what is said about the one that is tried."""

    tried = Signal(object)
    """Show what might have come of that action."""
    dropped = Signal()
    """Show it no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[Option, ...] = ()
        self._heading = _label(self, "count")
        self._rows = QWidget(self)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self.remark = _label(self)
        self.drop = _Button("", self)
        self.drop.clicked.connect(self.dropped)
        self.buttons: list[QPushButton] = []
        foot = QHBoxLayout()
        foot.addWidget(self.drop)
        foot.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        for widget in (self._heading, self._rows, self.remark):
            layout.addWidget(widget)
        layout.addLayout(foot)
        self.say("", "")
        self.show_options("", ())

    @property
    def text(self) -> str:
        """All moves, a line each."""
        return "\n".join(option.text for option in self._options)

    def show_options(self, heading: str, options: Sequence[Option]) -> None:
        """Show `options` under `heading`; neither if there are none."""
        self._heading.setText(heading)
        self._heading.setVisible(bool(options))
        self._rows.setVisible(bool(options))
        if tuple(options) == self._options:
            return
        self._options = tuple(options)
        self.buttons = []
        while (item := self._grid.takeAt(0)) is not None:
            widget: Any = item.widget()
            widget.hide()
            widget.deleteLater()
        for row, option in enumerate(options):
            label = _label(self._rows)
            label.setText(option.text)
            self._grid.addWidget(label, row, 0)
            if not option.is_played:
                self._grid.addWidget(self._button(option), row, 1)

    def _button(self, option: Option) -> QPushButton:
        button = _Button(_tr("Review", "What if", "Button: tries another move"), self._rows)
        button.setAccessibleName(what_if_label(option.name))
        button.setToolTip(
            _tr("Review", "Shows one possible continuation after this move in the graph. The game stays as it is.")
        )
        button.clicked.connect(lambda: self.tried.emit(option.action))
        self.buttons.append(button)
        return button

    def say(self, remark: str, drop: str) -> None:
        """Show `remark` about the move that is tried, and a button named `drop` to end that; without text, neither."""
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        if self.drop.hasFocus() and not drop and self.buttons:
            self.buttons[0].setFocus()
        self.drop.setText(drop)
        self.drop.setVisible(bool(drop))


def _label(parent: QWidget, role: str = "") -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if role:
        label.setProperty("role", role)
    return label
