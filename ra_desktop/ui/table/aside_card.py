"""A card beside the table that speaks to the person: a heading, sentences, and what a kind of card adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import painting
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.fonts import text_font, text_scale
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_words
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import read_aloud, with_key

if TYPE_CHECKING:
    from collections.abc import Sequence

SUN, SUN_BY_NIGHT = "#D97A1E", "#E9A23F"
"""The colour of the edge, and of the bars of a hint, by day and by night."""
_WIDE: Final = 250.0
"""The width of the card at scale 1."""
_HEAD, _TYPE = 26.0, 14.0
"""The height of the heading and the size of type at scale 1."""
_LEAST_TYPE: Final = 13.0
"""The size of type of a narrow card, as long as there is room."""
_SHADOW: Final = 6
_GAP: Final = 6
"""Between buttons, and above them."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXT: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap


class _CloseButton(QAbstractButton):
    """A small cross that closes the card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cross, on a disc under the pointer."""
        colours = theme.current()
        with painting(self) as painter:
            face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            if self.underMouse():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colours.hover))
                painter.drawEllipse(face)
            painter.setPen(QPen(QColor(colours.soft_ink), 1.8, c=Qt.PenCapStyle.RoundCap))
            arm = face.width() * 0.2
            centre = face.center()
            painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
            painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


class AsideCard(QWidget):
    """As wide as its room, and as high as its text needs, if there is room."""

    WISHES: ClassVar[tuple[str, ...]] = ()
    """The buttons below the sentences, in their order."""

    closed = Signal()
    toggled = Signal()
    """The card was shown or hidden."""
    wished = Signal(str)
    """One of :attr:`WISHES`: its button was pressed."""
    announced = Signal(str)
    """Something else is said: the heading and the sentences, to be read aloud."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._reasons: list[str] = []
        self._most = self._at_worst = 0
        self._said = ""
        self._type = _TYPE
        self.close_button = _CloseButton(self)
        self.close_button.clicked.connect(self.dismiss)
        self.wishes: dict[str, QPushButton] = {}
        for wish in self.WISHES:
            button = QPushButton(self)
            button.setObjectName(wish)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _=False, wish=wish: self.wished.emit(wish))
            self.wishes[wish] = button
        self.hide()

    # --- contents -------------------------------------------------------------------------------------

    @property
    def reason(self) -> str:
        """The sentences shown."""
        return read_aloud(self._reasons)

    def answer(self) -> bool:
        """Press the main button, as Enter does; False if there is none."""
        shown = () if self.isHidden() else self.wishes.values()
        main = next((button for button in shown if button.property("primary") and not button.isHidden()), None)
        if main is not None:
            main.click()
        return main is not None

    def _offer(self, wishes: Sequence[str], *, primary: bool) -> None:
        """Show the buttons `wishes`; with `primary`, the first of them is the main one."""
        for wish, button in self.wishes.items():
            button.setVisible(wish in wishes)
            is_primary = primary and wish == wishes[0]
            if button.property("primary") is not is_primary:
                button.setProperty("primary", is_primary)
                button.style().polish(button)

    def _labels(self) -> dict[str, tuple[str, str]]:
        """Return the text of each button, and its tooltip, which may be empty."""
        return {}

    def dismiss(self) -> bool:
        """Close the card; False if it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self._on_dismissed()
        self.closed.emit()
        return True

    def _on_dismissed(self) -> None:
        """Forget what was shown."""

    def _say(self, sentences: list[str]) -> None:
        """Show the card with these sentences."""
        self._reasons = sentences
        self.setAccessibleDescription(self.reason)
        self._fit()
        self.show()
        self.raise_()
        self.update()
        said = read_aloud(self._read())
        if said != self._said:
            self._said = said
            self.announced.emit(said)

    def _read(self) -> list[str]:
        """Return everything on the card, to be read aloud."""
        return [self._title(), *self._reasons]

    def _title(self) -> str:
        """Return the heading."""
        return ""

    def _is_pale(self) -> bool:
        """Whether the sentences are less important than usual."""
        return False

    def _above(self, scale: float) -> float:
        """Return the height of what lies between the heading and the sentences."""
        return 0.0

    def _below(self, width: float) -> float:
        """Return the height of the buttons below the sentences, in a column of that width."""
        return max((place.bottom() + 1 + 2 * _GAP for _, place in self._places(width)), default=0.0)

    def _places(self, width: float) -> list[tuple[QPushButton, QRect]]:
        """Return the buttons shown with their places in a column of that width, side by side if there is room."""
        places: list[tuple[QPushButton, QRect]] = []
        x = y = 0
        for button in self.wishes.values():
            if button.isHidden():
                continue
            hint = button.sizeHint()
            size = QSize(min(hint.width(), round(width)), hint.height())
            if x and x + size.width() > width:
                x, y = 0, y + size.height() + _GAP
            places.append((button, QRect(x, y, size.width(), size.height())))
            x += size.width() + _GAP
        return places

    # --- size and place --------------------------------------------------------------------------------

    def set_room(self, most: int, at_worst: int = 0) -> None:
        """Grow no higher than `most`, in pixels; 0 for any height. If the smallest type needs more than that, grow
        up to `at_worst` rather than cut sentences off."""
        if (most, at_worst) != (self._most, self._at_worst):
            self._most, self._at_worst = most, at_worst
            self._fit()

    @property
    def _scale(self) -> float:
        return max(0.84, min(self.width() / _WIDE, 1.6))

    def _fit(self) -> None:
        """Choose the largest type with which everything fits, and the height that it needs."""
        self._type = max(_LEAST_TYPE * text_scale(), _TYPE * self._scale)
        while self._most and self._type > SMALLEST_TYPE and self._height() > self._most:
            self._type = max(SMALLEST_TYPE, self._type - 0.5)
        high = self._height()
        self.setFixedHeight(min(high, max(self._most, self._at_worst)) if self._most else high)
        self._arrange()

    def _height(self) -> int:
        _, why = self._parts()
        text = sum(self._heights(why.width())) + self._gap * (len(self._reasons) - 1)
        return round(why.y() + text + self._below(why.width()) + 12 * self._scale) + _SHADOW + 2

    @property
    def _gap(self) -> float:
        return self._type * 0.42

    def _heights(self, width: float) -> list[float]:
        """Return the heights of the sentences at that width."""
        metrics, room = QFontMetricsF(text_font(self._type)), QRectF(0, 0, width, 10_000)
        return [metrics.boundingRect(room, _TEXT.value, text).height() for text in self._reasons]

    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(1, 2, -1, -_SHADOW - 2)

    def _parts(self) -> tuple[QRectF, QRectF]:
        """Return the places of the heading and of the sentences."""
        scale = self._scale
        inner = self._card().adjusted(12 * scale, 8 * scale, -12 * scale, 0)
        head = QRectF(inner.x(), inner.y(), inner.width(), max(22.0, _HEAD * scale))
        top = head.bottom() + 4 * scale + self._above(scale)
        return head, QRectF(inner.x(), top, inner.width(), max(0.0, self._card().bottom() - top))

    def _arrange(self) -> None:
        """Place the parts of the card."""
        head, _ = self._parts()
        aside, side = round(6 * self._scale), round(head.height())
        self.close_button.setGeometry(round(head.right()) - side + aside, round(head.y()), side, side)
        _, why = self._parts()
        top = round(why.bottom() - self._below(why.width()) - 8 * self._scale) + 2 * _GAP
        for button, place in self._places(why.width()):
            button.setGeometry(place.translated(round(why.x()), top))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._fit()
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button on the card that has the focus; Escape closes the card."""
        focused = self.focusWidget()
        if event.key() in _ENTER and isinstance(focused, QAbstractButton) and focused.hasFocus():
            if not event.isAutoRepeat():
                focused.click()
        elif event.key() != Qt.Key.Key_Escape or not self.dismiss():
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self.toggled.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        if self.isHidden():
            self._said = ""
        if not event.spontaneous():
            self.toggled.emit()

    # --- painting --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, scale = theme.current(), self._scale
        with painting(self) as painter:
            draw_card(painter, self._card(), 12 * scale, colours, edge=QColor(SUN), scale=max(0.8, scale * 0.8))
            head, why = self._parts()
            draw_words(painter, head, self._title(), max(16.0, 21 * scale), colours.ink, display=True)
            painter.setFont(text_font(self._type))
            painter.setPen(QColor(colours.soft_ink if self._is_pale() else colours.ink))
            y = why.y()
            for text, high in zip(self._reasons, self._heights(why.width()), strict=True):
                painter.drawText(QRectF(why.x(), y, why.width(), high), _TEXT.value, text)
                y += high + self._gap

    def _show_texts(self) -> None:
        self.setAccessibleName(self._title())
        self.close_button.setToolTip(with_key(_tr("Common", "Close"), "Esc"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        for wish, (text, tip) in self._labels().items():
            self.wishes[wish].setText(text)
            self.wishes[wish].setToolTip(tip)
