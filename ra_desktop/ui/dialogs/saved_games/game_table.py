"""The list of saved games, and its delegate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ra_desktop.app.models.library import ENTRY, Column
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tooltips import PlainToolTips

from .player_names import paint_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.models.library import LibraryModel
    from ra_desktop.storage.library import Entry

_ROW: Final = 38
"""Room for two lines of players."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_MARK: Final = 40
"""Room for the mark of take-backs, with the margins of the cell."""
_WIDTHS: Final = {
    Column.NAME: 0.17,
    Column.RULESET: 0.125,
    Column.PLAYERS: 0.295,
    Column.EPOCH: 0.14,
    Column.RESULT: 0.125,
    Column.DATE: 0.145,
}
"""Shares of the list's width."""
_WHOLE: Final = (Column.RULESET, Column.EPOCH, Column.RESULT, Column.DATE)
"""What is never shortened."""
_LEAST_NAMES: Final = 0.14
"""The least share of a column with names."""
_MEASURED: Final = 60
"""Rows below those in sight that count for a width: Qt's thousand stop the window for 80 ms, at every resize."""


class GameDelegate(PlainToolTips):
    """Paints players with their emblems, faults in red, and the mark of take-backs."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
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
        is_marked = column == Column.NAME and (entry.take_backs or not entry.is_dealt)
        if is_marked:  # the mark is at the end of the cell
            room = words.rect.width() - _MARK
            words.text = words.fontMetrics.elidedText(words.text, Qt.TextElideMode.ElideRight, room)
        style = words.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, words.widget)
        if column == Column.PLAYERS:
            paint_players(painter, QRectF(words.rect), entry.seats)
        elif is_marked:
            self._paint_mark(painter, words, entry.is_dealt)

    @staticmethod
    def _paint_mark(painter: QPainter, option: Any, is_dealt: bool) -> None:
        """Paint the take-backs arrow at the end of the name's cell, or that the game was not dealt by its rules."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(QColor(current().warning))
        pen.setWidthF(1.8)
        painter.setPen(pen)
        centre = QPointF(option.rect.right() - 14.0, option.rect.center().y() + 1.0)
        if not is_dealt:
            painter.drawText(QRectF(centre.x() - 8, option.rect.top(), 16, option.rect.height()), _CENTRED, "!")
            painter.restore()
            return
        arc = QRectF(centre.x() - 5.5, centre.y() - 5.5, 11, 11)
        painter.drawArc(arc, -90 * 16, 230 * 16)
        tip = QPointF(centre.x() - 4.6, centre.y() - 3.2)
        painter.drawLine(tip, tip + QPointF(-0.6, -5.0))
        painter.drawLine(tip, tip + QPointF(4.8, -0.6))
        painter.restore()


def _person_won(entry: Entry) -> bool:
    return bool(entry.ranking) and entry.seats[entry.ranking[0]].bot is None


class GameTable(QTableView):
    """The list. It has the keys for opening, renaming and deleting."""

    opened = Signal()
    delete_wanted = Signal()
    selected_changed = Signal()
    """The selection changed."""

    _games: LibraryModel

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self._selected: list[str] = []
        self._scroll = 0
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
        header.setResizeContentsPrecision(_MEASURED)

    def show_games(self, model: LibraryModel) -> None:
        """List the games of `model`; the selection is kept when the model is reset."""
        self._games = model
        self.setModel(model)
        model.modelReset.connect(self._share_width)
        model.rowsInserted.connect(self._share_width)
        model.modelAboutToBeReset.connect(self._remember_place)
        model.modelReset.connect(self._restore_place)
        self.selectionModel().selectionChanged.connect(self._on_selection)

    def selected(self) -> list[Entry]:
        """The selected games, from top to bottom."""
        indexes = sorted(self.selectionModel().selectedRows(), key=lambda index: index.row())
        return [entry for index in indexes if (entry := self._games.entry(index)) is not None]

    def choose_games(self, names: Sequence[str]) -> None:
        """Select these games only, and scroll to the first."""
        self.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        for name in names:
            self.selectionModel().select(self._games.index_of(name), flags.Select | flags.Rows)
        self.scrollTo(self._games.index_of(names[0]))

    def _on_selection(self) -> None:
        self._selected = [entry.name for entry in self.selected()]
        self.selected_changed.emit()

    def _remember_place(self) -> None:
        self._scroll = self.verticalScrollBar().value()

    def _restore_place(self) -> None:
        """Restore the selection after a reset, if the games are still there."""
        selection = self.selectionModel()
        flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        wanted = [index for name in self._selected if (index := self._games.index_of(name)).isValid()]
        selection.blockSignals(True)
        for index in wanted:
            selection.select(index, flags)
        if wanted:
            selection.setCurrentIndex(wanted[0], QItemSelectionModel.SelectionFlag.NoUpdate)
        selection.blockSignals(False)
        self.verticalScrollBar().setValue(self._scroll)
        self.viewport().update()

    def choose(self, row: int) -> None:
        """Select only that row. Qt's own `selectRow` depends on the keys pressed, such as those of a shortcut."""
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
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Share the width; where it is little, names give way, since they are shortened with a tooltip."""
        room = self.viewport().width()
        widths = {column: round(room * share) for column, share in _WIDTHS.items()}
        for column in _WHOLE:
            header = self.horizontalHeader().sectionSizeHint(column)
            widths[column] = max(widths[column], self.sizeHintForColumn(column), header)
        over = sum(widths.values()) - room
        for column in (Column.PLAYERS, Column.NAME):
            less = max(0, min(over, widths[column] - round(room * _LEAST_NAMES)))
            widths[column] -= less
            over -= less
        for column, wide in widths.items():
            self.setColumnWidth(column, wide)
