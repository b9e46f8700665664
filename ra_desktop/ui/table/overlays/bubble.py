"""A bubble on the table that explains the thing beside it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.system.announcements import announce
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.keys import key_name

_tr = QCoreApplication.translate
_WIDEST: Final = 340.0
"""The greatest width of the text, at the usual size of text."""
_BESIDE: Final = 8
"""Between the bubble and what it explains."""
_EDGE: Final = 6
"""Between the bubble and the edge of what can be seen."""
_CORNER: Final = 9.0


class Bubble(QWidget):
    """Shows a text at once beside a thing, with a frame around the thing; lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("explanation")
        self._text, self._keys = QLabel(self), QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._keys.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self._text, self._keys):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 7, 12, 8)
        column.setSpacing(5)
        column.addWidget(self._text)
        column.addWidget(self._keys)
        self.frame = _Frame(parent)
        self.hide()

    @property
    def words(self) -> str:
        """The text that is shown, without its look."""
        return QTextDocumentFragment.fromHtml(self._text.text()).toPlainText()

    def explain(self, text: str, thing: QRectF, seen: QRect) -> None:
        """Show the rich `text` about what lies at `thing`, within `seen`, and let it be read aloud."""
        colours = theme.current()
        self._text.setText(text)
        text = _tr("Explanation", "{next}: the next thing. {close}: close.", "Keys, in a bubble")
        self._keys.setText(fill(text, next=key_name("Tab"), close=key_name("Esc")))
        for label in (self._text, self._keys):
            label.setStyleSheet(f"color: {colours.tip_ink}; font-size: {round(scaled(15))}px;")
        around = thing.toAlignedRect()
        self.setGeometry(_place(self._size_for(seen.size()), around, seen))
        self.frame.setGeometry(around.adjusted(-4, -4, 4, 4))
        self.setAccessibleName(self.words)
        for widget in (self.frame, self):
            widget.show()
            widget.raise_()
        announce(self, self.words)

    def dismiss(self) -> None:
        """Hide bubble and frame."""
        self.frame.hide()
        self.hide()

    def _size_for(self, room: QSize) -> QSize:
        layout = self.layout()
        assert layout is not None
        width = min(round(scaled(_WIDEST)), room.width() - 2 * _EDGE)
        width = max(min(width, layout.sizeHint().width()), min(width, round(scaled(_WIDEST * 0.7))))
        return QSize(width, min(layout.totalHeightForWidth(width), room.height() - 2 * _EDGE))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.tip_line), 1.6))
        painter.setBrush(QColor(colours.tip))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        painter.end()


class _Frame(QWidget):
    """A frame around the thing that is explained."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((colours.tip, 4.0), (colours.focus, 2.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), _CORNER, _CORNER)
        painter.end()


def _place(size: QSize, thing: QRect, seen: QRect) -> QRect:
    """Return where a bubble of `size` lies: below `thing`, otherwise above it, otherwise beside it; within `seen`."""
    room = seen.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    left = thing.center().x() - size.width() // 2
    middle = thing.center().y() - size.height() // 2
    places = (
        QPoint(left, thing.bottom() + _BESIDE),
        QPoint(left, thing.top() - _BESIDE - size.height()),
        QPoint(thing.right() + _BESIDE, middle),
        QPoint(thing.left() - _BESIDE - size.width(), middle),
    )
    moved = [_within(QRect(place, size), room) for place in places]
    return next((rect for rect in moved if not rect.intersects(thing)), moved[0])


def _within(rect: QRect, room: QRect) -> QRect:
    """Return `rect` moved into `room`."""
    x = max(room.left(), min(rect.left(), room.right() + 1 - rect.width()))
    y = max(room.top(), min(rect.top(), room.bottom() + 1 - rect.height()))
    return QRect(QPoint(x, y), rect.size())
