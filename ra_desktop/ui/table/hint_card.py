"""The card with a hint: the best moves with their values, and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import draw_card, points_ink
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.lettering import draw_words
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.numbers import percent
from ra_desktop.ui.words.reasons import action_label, reason
from ra_desktop.ui.words.tiles import points_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Evaluation
    from ra_desktop.ai.hints import Hint

_tr = QCoreApplication.translate

_LINES: Final = 3
_WIDE, _HIGH = 540.0, 214.0
"""The size of the card at scale 1."""
_STEP: Final = 31.0
"""The distance between lines."""
_SHADOW: Final = 6
_SUN, _SUN_BY_NIGHT = "#D97A1E", "#E9A23F"
_MARGIN_SPAN: Final = 20.0
"""The fame that fills the bar of the margin."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter


class HintLine(QAbstractButton):
    """One move; a click makes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rated: Evaluation | None = None
        self.scale = 1.0
        self._is_best = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_rated(self, rated: Evaluation, label: str, *, best: bool) -> None:
        """Show the move and its value."""
        self.rated = rated
        self._is_best = best
        self.setText(label)
        told = _tr("HintCard", "{move}: {chance} chance of winning, {margin} fame against the best opponent")
        margin = points_text(round(rated.margin))
        told = fill(told, chance=percent(rated.win), margin=margin, move=label)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.show()
        self.update()

    def columns(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return the places of the text, the chance to win and the margin."""
        room = QRectF(self.rect()).adjusted(10 * self.scale, 0, -10 * self.scale, 0)
        words, win = room.width() * 0.36, room.width() * 0.36
        gap = 10 * self.scale
        return (
            QRectF(room.x(), room.y(), words - gap, room.height()),
            QRectF(room.x() + words, room.y(), win - gap, room.height()),
            QRectF(room.x() + words + win, room.y(), room.width() - words - win, room.height()),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the move, and its two figures as bars."""
        if self.rated is None:
            return
        colours, scale = theme.current(), self.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = colours.selection if self.isDown() else colours.hover if self.underMouse() else None
        if ground is None and self._is_best:
            ground = colours.well
        if ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(face, 8 * scale, 8 * scale)
        words, win, margin = self.columns()
        draw_words(painter, words, self.text(), max(12.0, 17 * scale), colours.ink, bold=self._is_best)
        self._paint_win(painter, colours, win, self.rated.win)
        self._paint_margin(painter, colours, margin, self.rated.margin)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 7 * scale, 7 * scale)
        painter.end()

    def _paint_win(self, painter: QPainter, colours: theme.Theme, room: QRectF, win: float) -> None:
        size = max(12.0, 16 * self.scale)
        number = QRectF(room.right() - 3.0 * size, room.y(), 3.0 * size, room.height())
        track = self._track(QRectF(room.x(), room.y(), room.width() - number.width() - 4, room.height()))
        self._bar(painter, track, QColor(colours.line))
        filled = QRectF(track.x(), track.y(), max(track.height(), track.width() * win), track.height())
        self._bar(painter, filled, QColor(_SUN_BY_NIGHT if colours.dark else _SUN))
        draw_words(painter, number, percent(win), size, colours.ink, _RIGHT, bold=self._is_best)

    def _paint_margin(self, painter: QPainter, colours: theme.Theme, room: QRectF, margin: float) -> None:
        size = max(12.0, 16 * self.scale)
        points = round(margin)
        number = QRectF(room.right() - 2.2 * size, room.y(), 2.2 * size, room.height())
        track = self._track(QRectF(room.x(), room.y(), room.width() - number.width() - 4, room.height()))
        self._bar(painter, track, QColor(colours.line))
        middle = track.center().x()
        share = max(-1.0, min(1.0, margin / _MARGIN_SPAN))
        end = middle + share * track.width() / 2
        filled = QRectF(min(middle, end), track.y(), abs(end - middle), track.height())
        painter.fillRect(filled, QColor(colours.positive if margin >= 0 else colours.negative))
        painter.fillRect(QRectF(middle - 0.75, track.y() - 2, 1.5, track.height() + 4), QColor(colours.soft_ink))
        draw_words(painter, number, points_text(points), size, points_ink(colours, points), _RIGHT, bold=True)

    def _track(self, room: QRectF) -> QRectF:
        high = max(6.0, 8 * self.scale)
        return QRectF(room.x(), room.center().y() - high / 2, room.width(), high)

    @staticmethod
    def _bar(painter: QPainter, rect: QRectF, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)


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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.hover))
            painter.drawEllipse(face)
        painter.setPen(QPen(QColor(colours.soft_ink), 1.8, c=Qt.PenCapStyle.RoundCap))
        arm = face.width() * 0.2
        centre = face.center()
        painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))
        painter.end()


class HintCard(QWidget):
    """Shows progress, or a hint."""

    chosen = Signal(object)
    """The :class:`~ra_desktop.engine.Action` of the line that was clicked."""
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint")
        self._hint: Hint | None = None
        self._failed = False
        self._reason = ""
        self._scale = 1.0
        self._room = QRect(0, 0, round(_WIDE), round(_HIGH))
        self._name: Callable[[int], str] = str
        self._ruleset = ""
        self.lines = [HintLine(self) for _ in range(_LINES)]
        for line in self.lines:
            line.clicked.connect(self._on_clicked)
        self.close_button = _CloseButton(self)
        self.close_button.clicked.connect(self.dismiss)
        self.hide()
        self._retranslate()

    # --- contents -------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint | None:
        """The hint shown."""
        return self._hint

    @property
    def reason(self) -> str:
        """The reason shown."""
        return self._reason

    @property
    def is_thinking(self) -> bool:
        """Whether the card waits for its hint."""
        return self.isVisible() and self._hint is None and not self._failed

    def think(self) -> None:
        """Show that a hint is being computed."""
        self._set(None, failed=False)

    def show_hint(self, hint: Hint | None, name: Callable[[int], str], ruleset: str) -> None:
        """Show `hint`, or that there is none; `name` returns the names of seats."""
        self._name, self._ruleset = name, ruleset
        self._set(hint, failed=hint is None)

    def dismiss(self) -> bool:
        """Close the card; False if it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self._hint = None
        self.closed.emit()
        return True

    def _set(self, hint: Hint | None, *, failed: bool) -> None:
        self._hint, self._failed = hint, failed
        rated = () if hint is None else hint.actions
        for number, (line, each) in enumerate(zip(self.lines, rated, strict=False)):
            line.show_rated(each, action_label(each.action, self._ruleset), best=number == 0)
        for line in self.lines[len(rated) :]:
            line.hide()
        self._reason = self._sentence()
        self.setAccessibleDescription(self._reason)
        self.show()
        self.raise_()
        self.place(self._room, self._scale)
        self.update()

    def _sentence(self) -> str:
        if self._hint is not None:
            return reason(self._hint, self._name)
        if self._failed:
            return _tr("HintCard", "No hint for this position.")
        return _tr("HintCard", "Thinking…")

    def _on_clicked(self) -> None:
        line = self.sender()
        if isinstance(line, HintLine) and line.rated is not None:
            self.chosen.emit(line.rated.action)

    # --- size and place --------------------------------------------------------------------------------

    def place(self, room: QRect, scale: float) -> None:
        """Place the card at the lower right of `room`."""
        self._room = room
        self._scale = scale = max(0.76, min(scale, 2.5))
        wide = min(room.width(), round(_WIDE * scale))
        high = min(room.height(), round(_HIGH * scale - (_LINES - self._count) * max(24.0, _STEP * scale)))
        self.setGeometry(room.right() + 1 - wide, room.bottom() + 1 - high, wide, high)
        self._arrange()

    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_SHADOW, 2, -_SHADOW, -_SHADOW - 2)

    def _parts(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return the places of heading, lines and reason."""
        scale = self._scale
        pad = 14 * scale
        inner = self._card().adjusted(pad, 8 * scale, -pad, -9 * scale)
        head = QRectF(inner.x(), inner.y(), inner.width(), max(20.0, 26 * scale))
        step = max(24.0, _STEP * scale)
        lines = QRectF(inner.x(), head.bottom() + 3 * scale, inner.width(), self._count * step)
        lines.setBottom(min(lines.bottom(), inner.bottom() - 32))
        why = QRectF(inner.x(), lines.bottom() + 5 * scale, inner.width(), 0)
        why.setBottom(inner.bottom())
        return head, lines, why

    @property
    def _count(self) -> int:
        """Return the number of lines that fit."""
        return 1 if self._hint is None else len(self._hint.actions)

    def _arrange(self) -> None:
        head, room, _ = self._parts()
        step = room.height() / self._count
        for number, line in enumerate(self.lines):
            line.scale = self._scale
            line.setGeometry(QRectF(room.x(), room.y() + number * step, room.width(), step - 2).toRect())
        side = round(head.height())
        self.close_button.setGeometry(round(head.right()) - side, round(head.y()), side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the card."""
        self._arrange()

    # --- painting --------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, its headings and the reason."""
        colours, scale = theme.current(), self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_card(painter, self._card(), 12 * scale, colours, edge=QColor(_SUN), scale=max(0.8, scale * 0.8))
        head, room, why = self._parts()
        title = _tr("HintCard", "Hint")
        draw_words(painter, head, title, max(16.0, 21 * scale), colours.ink, display=True)
        if self._hint is not None:
            self._paint_headings(painter, colours, head)
        else:
            why = QRectF(room.topLeft(), why.bottomRight())
        self._paint_reason(painter, colours, why)
        painter.end()

    def _paint_headings(self, painter: QPainter, colours: theme.Theme, head: QRectF) -> None:
        _, win, margin = self.lines[0].columns()
        x = self.lines[0].x()
        size = max(11.0, 13.5 * self._scale)
        low = Qt.AlignmentFlag.AlignLeft
        for column, text in ((win, _tr("HintCard", "Chance of winning")), (margin, _tr("HintCard", "Final lead"))):
            right = head.right() - head.height() - 4 if column is margin else x + column.right()
            room = QRectF(x + column.x(), head.y(), right - x - column.x(), head.height())
            draw_words(painter, room, text, size, colours.soft_ink, low)

    def _paint_reason(self, painter: QPainter, colours: theme.Theme, room: QRectF) -> None:
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        size = max(12.0, 16 * self._scale)
        font = text_font(size)
        while size > 11 and _needed(font, room, self._reason) > room.height():
            size -= 0.5
            font = text_font(size)
        painter.setFont(font)
        painter.setPen(QColor(colours.ink if self._hint is not None else colours.soft_ink))
        painter.drawText(room, flags, self._reason)

    def _retranslate(self) -> None:
        self.setAccessibleName(_tr("HintCard", "Hint"))
        self.close_button.setToolTip(_tr("HintCard", "Close (Esc)"))
        self.close_button.setAccessibleName(self.close_button.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        """Update language and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if not self.isHidden():
                self._set(self._hint, failed=self._failed)


def _needed(font: QFont, room: QRectF, text: str) -> float:
    bounds = QRectF(0, 0, room.width(), 1000)
    return QFontMetricsF(font).boundingRect(bounds, Qt.TextFlag.TextWordWrap.value, text).height()
