"""A part of a dialog that is scrolled where the screen is too small for all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QStyle, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

_FRAME: Final = 48
"""Room on the screen for the frame of a window."""


_SPARE: Final = QSize(4, 4)


class Scrolled(QScrollArea):
    """Shows `content` whole if there is room; it is never wider than its place unless that is very narrow."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._content = content
        content.setObjectName("page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        app = QCoreApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        """Keep what has the focus in sight."""
        if now is not None and self.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def measure(self) -> None:
        """Measure the content again: fonts or widths may have changed."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        layout = self._content.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As large as the content, with a little to spare for rounding, and room for the bar of a lower window."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return self._content.sizeHint() + _SPARE + QSize(bar, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 120)


def fit_on_screen(dialog: QDialog) -> None:
    """Give `dialog` the size it asks for, as far as its screen shows it whole."""
    room = dialog.screen().availableGeometry().size() - QSize(0, _FRAME)
    for area in dialog.findChildren(Scrolled):
        area.measure()
    dialog.resize(dialog.sizeHint().boundedTo(room))
