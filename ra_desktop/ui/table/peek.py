"""A look at one's own face-down fame by keyboard: as long as the key is held, or for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from .table_view import TableView

KEY: Final = Qt.Key.Key_V


class Peek(QObject):
    """Shows the fame of the seat at the bottom of `view` while the key is held there."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._seat = view.home
        view.installEventFilter(self)
        view.showing.connect(self._on_showing)

    def _on_showing(self) -> None:
        """End when another seat comes to the bottom."""
        if self._view.home != self._seat:
            self._seat = self._view.home
            self._view.own.set_peeking(peeking=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin with the key, and end with its release or when the keys go elsewhere."""
        kind, own = event.type(), self._view.own
        if kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            if event.key() != KEY or not own.can_peek():
                return False
            if not event.isAutoRepeat():
                own.hold_peek(held=kind == QEvent.Type.KeyPress)
            return True
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.WindowDeactivate):
            own.set_peeking(peeking=False)
        return False
