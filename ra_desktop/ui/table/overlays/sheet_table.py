"""The table of a score sheet: portraits and names above, marks and names of rows at the left, points in the cells."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem, QTableView, QWidget

from ra_desktop.app.models.score import FLOOR, TOTAL
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_tablets, player_ink, points_ink
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import draw_broken, draw_words, size_for_all, words_width
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.look.tooltips import PlainToolTips
from ra_desktop.ui.table.side.score_view import lay_bare, paint_row_ground

from .sheet_model import FAME, SheetModel, SheetRole, sheet_row_label

_Index = QModelIndex | QPersistentModelIndex
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_LABELS: Final = 0.25
"""Least width of the names of rows, as a share; more with larger text."""
_MOST_LABELS: Final = 1.5
"""Their greatest width, in least widths."""
_LABEL: Final = 17.5
"""Type size of the names of rows, at scale 1."""
_TALLEST_ROW: Final = 46
_HEAD: Final = 84
"""Height of portraits and names, at scale 1."""
_SUMS: Final = (TOTAL, FLOOR, FAME)
_CLOSERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class _Header(QHeaderView):
    """A header that paints its sections itself."""

    def __init__(self, orientation: Qt.Orientation, table: SheetTable) -> None:
        super().__init__(orientation, table)
        self._table = table
        self.setMinimumSectionSize(12)


class SeatsHeader(_Header):
    """The players: portraits and names."""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        seats = self._table.sheet.seats
        if logicalIndex >= len(seats):
            return
        seat, cell = seats[logicalIndex], QRectF(rect)
        radius = min(cell.height() * 0.31, cell.width() * 0.3)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_portrait(painter, QPointF(cell.center().x(), cell.y() + radius + 1), radius, seat.face)
        name = cell.adjusted(1, 2 * radius + 2, -1, -1)
        ink = player_ink(theme.current(), seat.colour)
        draw_broken(painter, name, seat.name, 18 * self._table.scale, ink, _CENTRED, bold=True)
        painter.restore()


class RowsHeader(_Header):
    """The rows: marks and names."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self._table.label_width(self._table.width())), super().sizeHint().height())

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        code = self._table.sheet.codes[logicalIndex]
        colours, line = theme.current(), QRectF(rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(painter, line, code)
        radius = min(line.height() * 0.36, 13 * self._table.scale)
        mark = row_mark(code)
        if mark is not None:
            draw_mark(painter, QPointF(line.x() + radius + 4, line.center().y()), radius, mark)
        words = line.adjusted(10 if code in _SUMS else 2 * radius + 12, 0, -4, 0)
        least = line.width() - (2 * radius + 12) - 4
        labels = [sheet_row_label(row) for row in self._table.sheet.codes]
        size = size_for_all(labels, least, line.height(), _LABEL * self._table.scale, bold=True)
        draw_broken(painter, words, sheet_row_label(code), size, colours.ink, bold=code == TOTAL, larger=False)
        painter.restore()


class SheetDelegate(PlainToolTips):
    """Paints a cell."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint points, ankhs or fame, with a frame if the cell is selected."""
        shape: Any = option  # the stubs lack the fields of style options
        cell, colours = QRectF(shape.rect), theme.current()
        code, points = index.data(SheetRole.ROW), index.data(SheetRole.POINTS)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(painter, cell, code)
        if shape.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(cell.adjusted(1, 1, -1, 0), QColor(colours.hover))
        self._paint_amount(painter, cell, code, points, index)
        if index == self._table.currentIndex() and self._table.hasFocus():
            paint_box(painter, cell.adjusted(2, 2, -2, -1), 5, None, colours.focus, 2)
        painter.restore()

    def _paint_amount(self, painter: QPainter, cell: QRectF, code: str, points: int | None, index: _Index) -> None:
        table, colours = self._table, theme.current()
        text, k = str(index.data()), table.scale
        if code == FAME:
            if table.sheet.seats[index.column()].fame_shown:
                draw_words(painter, cell, text, 25 * k, colours.ink, _CENTRED, display=True)
            else:
                high = min(cell.height() - 6, 38 * k)
                tablets = QRectF(0, 0, high * 1.2, high)
                tablets.moveCenter(cell.center())
                draw_tablets(painter, tablets, ["board/tablet-back"] * 3, "")
        elif code == TOTAL:
            assert points is not None
            ink = QColor(colours.ink) if points >= 0 else points_ink(colours, points)
            draw_words(painter, cell, text, 24 * k, ink, _CENTRED, bold=True)
            if points == table.sheet.best():
                painter.setPen(QPen(player_ink(colours, table.sheet.seats[index.column()].colour), 2.4))
                y, half = cell.bottom() - 2.5, cell.width() * 0.16
                painter.drawLine(QPointF(cell.center().x() - half, y), QPointF(cell.center().x() + half, y))
        elif code == ANKHS_WON and text != "0":
            radius = min(cell.height() * 0.36, 13 * k)
            count = int(text)
            left = cell.center().x() - 2.3 * radius * (count - 1) / 2
            for number in range(count):  # pictures, so that they are not taken for points
                draw_mark(painter, QPointF(left + number * 2.3 * radius, cell.center().y()), radius, "ankh")
        else:
            draw_words(painter, cell, text, 19 * k, points_ink(colours, points), _CENTRED, bold=bool(points))


class SheetTable(QTableView):
    """Every cell says why, under the pointer and when it is selected with the arrow keys."""

    pointed = Signal(QModelIndex)
    """The cell under the pointer, or else the selected one; invalid for none."""
    closing = Signal()
    """Enter or Space was pressed."""

    def __init__(self, model: SheetModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet = model
        self.scale = 1.0
        self.setHorizontalHeader(SeatsHeader(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(RowsHeader(self))
        self.setItemDelegate(SheetDelegate(self))
        lay_bare(self, model)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(self.pointed.emit)
        self.viewportEntered.connect(self._point_at_selected)

    @staticmethod
    def height_for(rows: int, scale: float) -> float:
        """Return the preferred height in pixels for that many rows at `scale`."""
        return (_HEAD + _TALLEST_ROW * rows) * scale

    def place(self, room: QRectF, scale: float) -> None:
        """Fill `room`, with rows of equal height and text at `scale`."""
        self.scale = scale
        if room.height() <= 0:
            return
        head = round(min(_HEAD * scale, room.height() * 0.24))
        rows = max(1, self.sheet.rowCount())
        height = max(12, min(round(_TALLEST_ROW * scale), int((room.height() - head) / rows)))
        self.horizontalHeader().setFixedHeight(head)
        self.verticalHeader().setDefaultSectionSize(height)
        for row in range(rows):
            self.verticalHeader().resizeSection(row, height)
        self.setGeometry(QRect(round(room.x()), round(room.y()), round(room.width()), head + rows * height))
        self.verticalHeader().setFixedWidth(round(self.label_width(room.width())))

    def label_width(self, width: float) -> float:
        """Return how much of `width` the names of rows get: what the longest needs, so that all are alike."""
        least = width * _LABELS * (1 + 0.4 * (text_scale() - 1))
        longest = max(
            (words_width(sheet_row_label(code), _LABEL * self.scale, bold=True) for code in self.sheet.codes),
            default=0.0,
        )
        return min(max(least, longest + 26 * self.scale + 18), least * _MOST_LABELS)

    def currentChanged(self, current: QModelIndex | QPersistentModelIndex, previous: Any) -> None:  # noqa: N802
        super().currentChanged(current, previous)
        self.pointed.emit(current)
        self.viewport().update()

    def _point_at_selected(self) -> None:
        self.pointed.emit(self.currentIndex())

    def viewportEvent(self, event: QEvent) -> bool:
        """Return to the selected cell when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._point_at_selected()
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows select a cell; Enter and Space close the sheet."""
        if event.key() in _CLOSERS:
            if event.key() != Qt.Key.Key_Escape and not event.isAutoRepeat():
                self.closing.emit()
            return
        super().keyPressEvent(event)
