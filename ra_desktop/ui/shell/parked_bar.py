"""Says that an unfinished game has been kept, and offers to go back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

from .message_bar import QuietBar

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QHideEvent
    from PySide6.QtWidgets import QMainWindow

    from ra_desktop.app.controller import SetAside

_tr = QCoreApplication.translate

SHOWN_FOR: Final = 15_000
"""Milliseconds after which the line goes by itself, unless the pointer is on it."""


class AsideBar(QuietBar):
    """Tells of games that were set aside. It goes by itself: they can be found later, too."""

    back_wanted = Signal(object)
    """The :class:`~ra_desktop.app.controller.SetAside` that is to be on the table again."""
    list_wanted = Signal()
    """The saved games are to be shown."""

    def __init__(self, window: QMainWindow) -> None:
        self._kept: SetAside | None = None
        self._gathered = 0
        super().__init__(window, 3)
        self._window = window
        self.go_back, self.show_list, _ = self.buttons
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(SHOWN_FOR)
        self._end.timeout.connect(self.hide)
        self.go_back.clicked.connect(self._go_back)
        self.show_list.clicked.connect(self._show_list)
        window.installEventFilter(self)

    def tell(self, kept: SetAside) -> None:
        """Say that a game has given up its place."""
        self._kept, self._gathered = kept, 0
        self._appear()

    def tell_gathered(self, count: int) -> None:
        """Say that so many games of windows that are gone have been found."""
        self._kept, self._gathered = None, count
        self._appear()

    def retranslate(self) -> None:
        """Ask for all words again."""
        go_back, show_list, dismiss = self.buttons
        if self._kept is None:
            words = QCoreApplication.translate(
                "SetAside", "%n unfinished games from other windows are under Saved games.", "", self._gathered
            )
        elif self._kept.is_whole:
            words = _tr("SetAside", "Your unfinished game is under Saved games.")
        else:
            words = _tr("SetAside", "The last game could not be read. Its file is under Saved games.")
        self.words.setText(words)
        go_back.setVisible(self._kept is not None and self._kept.is_whole)
        go_back.setText(_tr("SetAside", "Resume", "Goes back to the unfinished game"))
        show_list.setText(_tr("SetAside", "Show"))
        dismiss.setText(_tr("SetAside", "Dismiss"))

    def _appear(self) -> None:
        self.retranslate()
        self._place()
        self.show()
        self.raise_()
        self._end.start()

    def _place(self) -> None:
        page = self._window.centralWidget()
        if page is not None:
            self.lie_over(page)

    def _go_back(self) -> None:
        self.hide()
        self.back_wanted.emit(self._kept)

    def _show_list(self) -> None:
        self.hide()
        self.list_wanted.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing has to go any more."""
        self._end.stop()
        super().hideEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the pointer is there."""
        self._end.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Go, some time after it has left."""
        if self.isVisible():
            self._end.start()
        super().leaveEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the middle of the window."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            QTimer.singleShot(0, self, self._place)  # when the page has its new size
        return super().eventFilter(watched, event)
