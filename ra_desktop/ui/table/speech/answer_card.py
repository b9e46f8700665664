"""The card on which the answer to a question is read: over the board, never over one's own suns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.fonts import DISPLAY_FAMILY, scaled
from ra_desktop.ui.words.keys import with_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent

_tr = QCoreApplication.translate

_WIDEST: Final = 620.0
"""The greatest width, at the usual size of text."""
_SHARE: Final = 0.85
"""The greatest height, as a share of the board's."""
_EDGE: Final = 8
_SLACK: Final = 6
"""Pixels that a text may be higher than it says before it has to scroll."""
_TITLE, _TEXT = 20, 16
_SHADOW: Final = 7
_SUN: Final = "#C8962B"


class AnswerCard(QWidget):
    """Shows a heading and sentences, as high as they need; they scroll if there is no room for all."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("answer")
        self.sentences: tuple[str, ...] = ()
        """The sentences shown."""
        self._title, self._text = QLabel(self), QLabel(self)
        for label in (self._title, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.close_button = QToolButton(self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setText("×")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.dismiss)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._text)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self._scroll, 1)
        self._dress()
        self.hide()

    @property
    def heading(self) -> str:
        """The heading shown."""
        return self._title.text()

    def show_answer(self, heading: str, sentences: Sequence[str], room: QRect) -> None:
        """Show `sentences`, a line each, below `heading`, within `room`."""
        self.sentences = tuple(sentences)
        self._title.setText(heading)
        for widget in (self, self._scroll):
            widget.setAccessibleName(heading)
            widget.setAccessibleDescription(" ".join(sentences))
        self._retranslate()
        self.place(room)
        self.show()
        self.raise_()

    def dismiss(self) -> bool:
        """Close the card; False if it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self.closed.emit()
        return True

    def place(self, room: QRect) -> None:
        """Lie at the top of `room`; sentences have lines of their own, unless there is no room for these."""
        width = min(round(scaled(_WIDEST)), room.width() - 2 * _EDGE)
        margins = self._column.contentsMargins()
        inner = width - margins.left() - margins.right()
        title = self._title.heightForWidth(inner - self.close_button.sizeHint().width() - self._head.spacing())
        head = max(title, self.close_button.sizeHint().height())
        self._text.setText("\n".join(self.sentences))
        text = self._text.heightForWidth(inner)
        around = margins.top() + margins.bottom() + self._column.spacing() + head
        most = min(round(room.height() * _SHARE), room.height() - 2 * _EDGE)
        if around + text + _SLACK > most:
            self._text.setText(" ".join(self.sentences))
            text = self._text.heightForWidth(inner - self._scroll.verticalScrollBar().sizeHint().width())
        size = QSize(width, min(around + text + _SLACK, most))
        self.setGeometry(QRect(room.x() + (room.width() - width) // 2, room.y() + _EDGE, size.width(), size.height()))
        self._scroll.verticalScrollBar().setValue(0)

    # --- look ---------------------------------------------------------------------------------------

    def _dress(self) -> None:
        """Set type, colours and distances."""
        colours = theme.current()
        clear = "background: transparent;"
        title = f"font-family: '{DISPLAY_FAMILY}'; font-size: {round(scaled(_TITLE))}px; color: {colours.ink};"
        self._title.setStyleSheet(clear + title)
        self._text.setStyleSheet(f"{clear} font-size: {round(scaled(_TEXT))}px; color: {colours.ink};")
        self._scroll.setStyleSheet(f"QScrollArea {{ {clear} }}")
        self._scroll.viewport().setAutoFillBackground(False)
        side = round(scaled(26))
        self.close_button.setFixedSize(side, side)
        self.close_button.setStyleSheet(f"font-size: {round(scaled(_TITLE))}px; color: {colours.soft_ink}; padding: 0;")
        pad = round(scaled(12))
        self._column.setContentsMargins(pad + 4, pad - 2, pad, pad + _SHADOW)
        self._column.setSpacing(round(scaled(4)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -_SHADOW)
        draw_card(painter, rect, 12, theme.current(), edge=QColor(_SUN), scale=0.8)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the card, if something on it has the focus."""
        if event.key() != Qt.Key.Key_Escape or not self.dismiss():
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange and hasattr(self, "_column"):
            self._dress()

    def _retranslate(self) -> None:
        self.close_button.setToolTip(with_key(_tr("HintCard", "Close"), "Esc"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
