"""The account behind what is said of a move: in hints, by the coach, in reviews and puzzles, shown when asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text, read_aloud

if TYPE_CHECKING:
    from collections.abc import Sequence


class AccountBox(QWidget):
    """A button, and below it, once that was pressed, the account."""

    toggled = Signal(str)
    """The account was shown: what it says, to be read aloud; or hidden: nothing."""

    def __init__(self, parent: QWidget | None = None, lines: Sequence[str] = ()) -> None:
        super().__init__(parent)
        self.button = QPushButton(self)
        self.button.setStyleSheet("QPushButton { padding: 2px 8px; }")
        self.button.setAutoDefault(True)  # Enter presses it as the space bar does
        self.label = plain_label(self, role="small", wraps=True)
        in_column(self, (self.button, 0, Qt.AlignmentFlag.AlignLeft), self.label, margins=(0, 0, 0, 0), spacing=2)
        self.button.clicked.connect(self.toggle)
        self.offer(lines)

    def offer(self, lines: Sequence[str]) -> None:
        """Offer an account of these `lines`; without any there is none."""
        if self.label.text() != "\n".join(lines):
            self.label.setText("\n".join(lines))
            self._show(is_open=False)
        self.setVisible(bool(lines))

    def toggle(self) -> None:
        """Show the account, or hide it again."""
        self._show(is_open=self.label.isHidden())
        self.toggled.emit("" if self.label.isHidden() else read_aloud(self.label.text().splitlines()))

    def _show(self, *, is_open: bool) -> None:
        self.label.setVisible(is_open)
        text = _tr("Commands", "Hide account") if is_open else _tr("Commands", "Show account")
        self.button.setText(plain_text(text))
        self.updateGeometry()  # else the layout around it keeps the height that it asked for before


def account_in(window: QWidget) -> list[AccountBox]:
    """Return the account that is offered in `window`, if there is one: in a review, that of the move shown."""
    boxes = [box for box in window.findChildren(AccountBox) if box.isVisible()]
    return [box for box in boxes if getattr(box.parent(), "isChecked", bool)()][:1] or boxes[:1]
