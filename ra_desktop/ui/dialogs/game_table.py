"""The list of saved games, and how its cells are painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ra_desktop.app.library import ENTRY, Column
from ra_desktop.ui.assets import text_font
from ra_desktop.ui.emblem_painter import EMBLEMS, emblem_pixmap
from ra_desktop.ui.panels.drawing import player_colour
from ra_desktop.ui.theme import current

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.storage.library import Entry

_ROW: Final = 32
_DISC: Final = 8.5
_GAP: Final = 10
_MARK: Final = 40
"""Room for the mark of take-backs, with the margins of the cell."""
_LEAST_NAME: Final = 18
"""Below this width a name is left out: the emblem says more than a letter and dots."""
_WIDTHS: Final = {
    Column.NAME: 0.17,
    Column.RULESET: 0.125,
    Column.PLAYERS: 0.295,
    Column.EPOCH: 0.14,
    Column.RESULT: 0.125,
    Column.DATE: 0.145,
}
"""Shares of the list's width."""


def shared(wanted: Sequence[int], room: int) -> list[int]:
    """Widths for words that want so much, in that *room*: who wants little gets it, the others get equal shares."""
    given = [0] * len(wanted)
    left = max(0, room)
    for place, number in enumerate(sorted(range(len(wanted)), key=lambda number: wanted[number])):
        given[number] = min(wanted[number], left // (len(wanted) - place))
        left -= given[number]
    return given


class GameDelegate(QStyledItemDelegate):
    """Paints the players with their emblems, faults in red, and the mark of take-backs."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A cell of the list."""
        entry: Entry = index.data(ENTRY)
        column = index.column()
        self.initStyleOption(option, index)
        words: Any = option
        if column == Column.PLAYERS:
            words.text = ""
        elif entry.fault is not None and column in (Column.NAME, Column.RESULT):
            words.palette.setColor(QPalette.ColorRole.Text, QColor(current().negative))
        elif column in (Column.RULESET, Column.EPOCH, Column.DATE) or not entry.is_examined:
            words.palette.setColor(QPalette.ColorRole.Text, QColor(current().soft_ink))
        elif column == Column.RESULT and entry.is_over and _person_won(entry):
            words.font.setBold(True)
        if column == Column.NAME and entry.take_backs:  # the mark takes the end of the cell
            room = words.rect.width() - _MARK
            words.text = words.fontMetrics.elidedText(words.text, Qt.TextElideMode.ElideRight, room)
        style = words.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, words.widget)
        if column == Column.PLAYERS:
            self._paint_players(painter, QRectF(words.rect), entry)
        elif column == Column.NAME and entry.take_backs:
            self._paint_mark(painter, words)

    @staticmethod
    def _paint_players(painter: QPainter, cell: QRectF, entry: Entry) -> None:
        painter.save()
        painter.setClipRect(cell)
        font = text_font(16)
        bold = text_font(16)
        bold.setBold(True)
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        names = [QFontMetrics(font if seat.bot else bold) for seat in entry.seats]
        wanted = [metrics.horizontalAdvance(seat.name) + 2 for metrics, seat in zip(names, entry.seats, strict=True)]
        room = round(cell.width() - 12 - len(wanted) * (2 * _DISC + 4 + _GAP))
        x = cell.x() + 8
        whole = [width if seat.bot is None else 0 for width, seat in zip(wanted, entry.seats, strict=True)]
        if sum(whole) < room:  # people are named in full, bots as far as there is room
            rest = [width - own for width, own in zip(wanted, whole, strict=True)]
            widths = [own + more for own, more in zip(whole, shared(rest, room - sum(whole)), strict=True)]
        else:
            widths = shared(wanted, room)
        for seat, metrics, width in zip(entry.seats, names, widths, strict=True):
            disc = emblem_pixmap(EMBLEMS.get(seat.colour, "falcon"), player_colour(seat.colour), _DISC, ratio)
            painter.drawPixmap(QPointF(x, cell.center().y() - _DISC), disc)
            x += 2 * _DISC + 4
            name = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, width) if width > _LEAST_NAME else ""
            painter.setFont(font if seat.bot else bold)
            painter.setPen(QColor(current().soft_ink if seat.bot else current().ink))
            line = QRectF(x, cell.y(), width + 2, cell.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, name)
            x += metrics.horizontalAdvance(name) + _GAP
        painter.restore()

    @staticmethod
    def _paint_mark(painter: QPainter, option: Any) -> None:
        """An arrow that turns back, at the end of the name's cell."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(QColor(current().warning))
        pen.setWidthF(1.8)
        painter.setPen(pen)
        centre = QPointF(option.rect.right() - 14.0, option.rect.center().y() + 1.0)
        arc = QRectF(centre.x() - 5.5, centre.y() - 5.5, 11, 11)
        painter.drawArc(arc, -90 * 16, 230 * 16)
        tip = QPointF(centre.x() - 4.6, centre.y() - 3.2)
        painter.drawLine(tip, tip + QPointF(-0.6, -5.0))
        painter.drawLine(tip, tip + QPointF(4.8, -0.6))
        painter.restore()


def _person_won(entry: Entry) -> bool:
    return bool(entry.ranking) and entry.seats[entry.ranking[0]].bot is None


class GameTable(QTableView):
    """The list. Keys that open, rename and delete are its own."""

    opened = Signal()
    delete_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self.setItemDelegate(GameDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsMovable(True)

    def choose(self, row: int) -> None:
        """Select that row alone. Qt's own `selectRow` goes by the keys that are held, such as those of a shortcut."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.model().index(row, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete deletes, Home and End go to the first and the last game."""
        key = event.key()
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.model().rowCount() and not event.modifiers():
            self.choose(0 if key == Qt.Key.Key_Home else self.model().rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the columns keep their shares."""
        super().resizeEvent(event)
        room = self.viewport().width()
        for column, share in _WIDTHS.items():
            self.setColumnWidth(column, round(room * share))
