"""Parts that several dialogs share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look.art import paint_art, paint_disc, painting
from ra_desktop.ui.look.flow import plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import breakable, common_size, fitted
from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_SIZE: Final = (1180, 800)
"""Of a large dialog, in text of the usual size."""
NARROWEST_BOX: Final = 120
"""The least width of a drop-down list above a table, where large text leaves no room for all of it."""
_MARGIN: Final = 44
"""The least margin between a dialog and the edge of the window behind it."""


def take_room(dialog: QDialog) -> None:
    """Fit `dialog` into the window behind it."""
    width, height = (round(scaled(side)) for side in _SIZE)
    parent = dialog.parentWidget()
    if parent is not None:
        window = parent.window().size()
        width = min(width, window.width() - _MARGIN)
        height = min(height, window.height() - _MARGIN)
    dialog.resize(width, height)


_FRAME: Final = 48
"""Room on the screen for the frame of a window."""


_SPARE: Final = QSize(4, 4)


class Dialog(QDialog):
    """A window with a `name` for tests and style sheets, and a `title`."""

    def __init__(
        self, parent: QWidget | None, name: str, title: str, kind: Qt.WindowType = Qt.WindowType.Dialog
    ) -> None:
        super().__init__(parent, kind)
        self.setObjectName(name)
        self.setWindowTitle(title)

    def make_closer(self) -> tuple[QDialogButtonBox, QPushButton]:
        """Return a row of buttons with one that closes the window, and that button."""
        row = QDialogButtonBox(self)
        row.rejected.connect(self.reject)
        return row, row.addButton(_tr("Common", "Close"), QDialogButtonBox.ButtonRole.RejectRole)


class Scrolled(QScrollArea):
    """Shows `content` whole if there is room; it is never wider than its place unless that is very narrow."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent, widgetResizable=True)
        self._content = content
        content.setObjectName("page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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


class FittingLabel(QLabel):
    """Shows plain text on one line, in the same type as the labels :attr:`beside` it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.beside: Callable[[], Iterable[FittingLabel]] = lambda: ()

    def fitted(self, pixels: float) -> tuple[QFont, str]:
        """Return the largest type up to `pixels` in which the words fit, and the words."""
        return fitted(self.text(), self.contentsRect().width(), pixels)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words in the largest type in which all of them fit."""
        room = self.contentsRect()
        labels = (self, *self.beside())
        font, words = self.fitted(
            common_size(
                lambda most: min(label.fitted(most)[0].pixelSize() for label in labels), self.font().pixelSize()
            )
        )
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


def theme_icon(name: str) -> QIcon:
    """Return the icon `resources/theme/<name>.svg`: ``close``, ``arrow-up``, …"""
    return QIcon(str(resources_dir() / "theme" / f"{name}.svg"))


_DISC: Final = "#1F3A63"
_SIDE: Final = 112


class EmptyPage(QWidget):
    """A picture, what is missing, and what can be done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label(self, role="heading", wraps=True)
        self.line = plain_label(self, role="soft", wraps=True)
        self.button = QPushButton(self, autoDefault=False)
        layout = QVBoxLayout(self)
        layout.addStretch(3)
        layout.addSpacing(_SIDE + 6)
        for widget in (self.title, self.line):
            widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(widget)
        layout.addSpacing(8)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(4)

    def say(self, title: str, line: str, button: str = "") -> None:
        """Show a `title` with a `line` that gives the reason, and a `button` if an action is offered."""
        self.title.setText(title)
        self.line.setText(line)
        self.button.setText(button)
        self.button.setVisible(bool(button))

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            side = float(_SIDE)
            top = self.title.y() - side - 6
            if top >= 0:
                disc = QRectF(self.width() / 2 - side / 2, top, side, side)
                paint_disc(painter, disc.center(), side / 2, _DISC)
                paint_art(painter, "board/boat", disc.adjusted(10, 10, -10, -10))


def message_box(
    parent: QWidget | None, title: str, text: str, icon: QMessageBox.Icon = QMessageBox.Icon.Warning
) -> QMessageBox:
    """Return a box with `title` and below it `text`, both as plain text, and one button."""
    box = QMessageBox(parent, icon=icon, standardButtons=QMessageBox.StandardButton.Ok)
    box.setWindowTitle(title)
    box.setText(breakable(title))
    box.setInformativeText(breakable(text))
    for label in box.findChildren(QLabel):  # the text format applies only to the first of the two texts
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


def question_box(
    parent: QWidget | None,
    title: str,
    text: str,
    yes: str,
    no: str,
    then: Callable[[], object],
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> QMessageBox:
    """Return a box that asks `title`, opened; its button `yes` does `then`, Enter and Escape mean `no`."""
    box = message_box(parent, title, text, icon)
    box.setStandardButtons(QMessageBox.StandardButton.NoButton)
    destroy = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    destroy.setProperty("danger", True)
    keep = box.addButton(no, QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(keep)
    box.setEscapeButton(keep)
    box.finished.connect(lambda: then() if box.clickedButton() is destroy else None)
    box.finished.connect(box.deleteLater)
    box.open()
    return box
