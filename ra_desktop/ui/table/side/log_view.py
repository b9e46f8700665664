"""The log: what happened, line by line, with the player's emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QFrame, QListView, QStyle, QStyleOptionViewItem, QWidget

from ra_desktop.app.models.log import LogFilter, LogModel, LogRole
from ra_desktop.app.runtime import call_soon
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import kept, paint_box
from ra_desktop.ui.look.drawing import device_ratio, draw_pixmap
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled, text_font
from ra_desktop.ui.look.tooltips import PlainToolTips
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr

if TYPE_CHECKING:
    from collections.abc import Sequence

_Index = QModelIndex | QPersistentModelIndex
_TEXT: Final = 15.5
_EMBLEM: Final = 8.0
"""Radius of the emblems."""
_INDENT: Final = 23
"""Left margin for the emblem."""
_PAD_X, _PAD_Y = 6, 3
_STYLE: Final = (
    "QListView { border: none; background: transparent; }"
    "QScrollBar:vertical { width: 9px; margin: 2px 1px; }"
    "QScrollBar::handle:vertical { margin: 0 1px; border-radius: 2px; }"
)
"""The list is transparent, with a slim scroll bar: the log scrolls to its end by itself."""
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)

FILTERS: Final[tuple[tuple[str, frozenset[str] | None], ...]] = (
    ("all", None),
    ("lots", frozenset(("god", "lot", "loss", "flip", "epoch"))),
    ("auctions", frozenset(("auction", "bid", "lot", "epoch"))),
    ("draws", frozenset(("draw", "epoch"))),
    ("epochs", frozenset(("epoch",))),
)
"""The filters of the log, and the kinds of lines that each shows."""


def filter_label(code: str) -> str:
    """The name of the filter `code`."""
    return {
        "all": _tr("Log", "All events"),
        "lots": _tr("Log", "Lots and effects"),
        "auctions": _tr("Log", "Auctions"),
        "draws": _tr("Log", "Tiles drawn"),
        "epochs": _tr("Log", "Epochs"),
    }[code]


class LogDelegate(PlainToolTips):
    """Paints a line: an emblem, and text on as many lines as needed."""

    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self._view = parent
        self.colours: Sequence[str] = ()
        """The colour of each seat."""
        self._heights: list[int] = []
        self._width = 0

    def forget_heights(self, first: int = 0) -> None:
        """Measure the lines from `first` on again."""
        del self._heights[first:]

    @staticmethod
    def _font(index: _Index) -> QFont:
        font = text_font(scaled(_TEXT))
        if index.data(LogRole.KIND) in ("lot", "epoch"):
            font.setWeight(QFont.Weight.Medium)
        return font

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Return the height of the text in the view's width; cached, since views ask often."""
        width = max(60, self._view.viewport().width())
        if width != self._width:
            self._width = width
            self.forget_heights()
        row = index.row()
        while row >= len(self._heights):
            self._heights.append(self._height(index.model().index(len(self._heights), 0), width))
        return QSize(width, self._heights[row])

    def _height(self, index: _Index, width: int) -> int:
        room = QRect(0, 0, width - _indent() - 2 * _PAD_X, 10_000)
        words = QFontMetrics(self._font(index)).boundingRect(room, _WRAP, str(index.data()))
        return words.height() + 2 * _PAD_Y

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the line, with a background if it is selected or hovered."""
        colours = theme.current()
        shape: Any = option  # the stubs lack the fields of style options
        rect, state = shape.rect, shape.state
        with kept(painter, soft=True):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            if chosen or state & QStyle.StateFlag.State_MouseOver:
                ground = colours.selection if chosen else colours.hover
                paint_box(painter, QRectF(rect).adjusted(1, 0.5, -1, -0.5), 6, ground)
            seat = index.data(LogRole.SEAT)
            font = self._font(index)
            metrics = QFontMetrics(font)
            epoch = index.data(LogRole.KIND) == "epoch"
            if seat is not None and seat < len(self.colours) and not epoch:
                radius = round(scaled(_EMBLEM))
                picture = emblem_pixmap(self.colours[seat], radius, device_ratio(painter))
                middle = rect.top() + _PAD_Y + metrics.height() / 2
                draw_pixmap(painter, QPointF(rect.left() + _PAD_X - 2, round(middle) - radius), picture)
            painter.setFont(font)
            painter.setPen(QColor(colours.soft_ink if epoch else colours.ink))
            room = rect.adjusted(_PAD_X + _indent(), _PAD_Y, -_PAD_X, -_PAD_Y)
            painter.drawText(room, _WRAP | int(Qt.AlignmentFlag.AlignTop), str(index.data()))


def _indent() -> int:
    return round(scaled(_INDENT))


class LogList(QListView):
    """The lines; a click or the arrow keys select one."""

    line_chosen = Signal(int)
    """The number of actions before the selected line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, resizeMode=QListView.ResizeMode.Adjust, wordWrap=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(_STYLE)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the table
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The scroll bar always has its space, since the width determines line breaks; it is invisible if not needed.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._on_range(0, 0)
        self.clicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.line_chosen.emit(index.data(LogRole.PLY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = QPersistentModelIndex(self.currentIndex())
        super().keyPressEvent(event)
        if self.currentIndex() != before or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.is_at_end()
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if at_end or self.selectionModel().hasSelection():
            call_soon(self, self._return)

    def _return(self) -> None:
        """Scroll back to the selected line, or to the end."""
        if self.selectionModel().hasSelection():
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToBottom()

    def _on_range(self, least: int, most: int) -> None:
        self.verticalScrollBar().setEnabled(most > least)

    def is_at_end(self) -> bool:
        """Whether the last line is visible."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 4


class LogView(QWidget):
    """The log with its filter. It follows the last line unless it is scrolled up."""

    def __init__(self, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filter = LogFilter(self)
        self._filter.setSourceModel(model)
        self.list = LogList(self)
        self._delegate = LogDelegate(self.list)
        self._watch_heights()
        self.list.setItemDelegate(self._delegate)
        self.list.setModel(self._filter)
        self.narrow = keep_from_wheel(QComboBox(self))
        self.narrow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for code, _ in FILTERS:
            self.narrow.addItem(filter_label(code), code)
        self.narrow.currentIndexChanged.connect(self._on_narrowed)
        self.narrow.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        in_column(self, self.narrow, (self.list, 1), margins=(0, 0, 0, 0), spacing=6)
        self._at_end = True
        self._is_replayed = False
        """Whether the line selected is that of a replay; one that was only clicked, as in a lesson, stops nothing."""
        self._filter.rowsAboutToBeInserted.connect(self._before_change)
        self._filter.rowsInserted.connect(self._after_change)
        self._filter.modelReset.connect(self.list.scrollToBottom)
        name_field(self.narrow, _tr("Log", "Filter the log"))
        self.list.setAccessibleName(_tr("Common", "Log"))

    def _watch_heights(self) -> None:
        """Connect the measuring of changed lines before the list's own slots."""
        forget = self._delegate.forget_heights
        self._filter.modelReset.connect(lambda: forget())
        self._filter.layoutChanged.connect(lambda *_: forget())
        self._filter.dataChanged.connect(lambda first, *_: forget(first.row()))
        self._filter.rowsInserted.connect(lambda _, first, __: forget(first))
        self._filter.rowsRemoved.connect(lambda _, first, __: forget(first))

    def set_colours(self, colours: Sequence[str]) -> None:
        """Set the colour of each seat, which has an emblem."""
        self._delegate.colours = colours
        self.list.viewport().update()

    def choose_ply(self, ply: int) -> None:
        """Select the last line before that many actions; keep a selected line of the same ply."""
        self._is_replayed = True
        if self.list.currentIndex().isValid() and self.list.currentIndex().data(LogRole.PLY) == ply:
            return
        rows = range(self._filter.rowCount() - 1, -1, -1)
        index = next((at for row in rows if (at := self._filter.index(row, 0)).data(LogRole.PLY) <= ply), QModelIndex())
        self.list.setCurrentIndex(index)

    def leave_replay(self) -> None:
        """Clear the selection."""
        self._is_replayed = False
        self.list.clearSelection()
        self.list.setCurrentIndex(QModelIndex())
        self.list.scrollToBottom()

    def _on_narrowed(self, row: int) -> None:
        self._filter.set_kinds(FILTERS[row][1])
        self.list.scrollToBottom()

    def _before_change(self) -> None:
        if self.list.isVisible():
            self._at_end = self.list.is_at_end()

    def _after_change(self) -> None:
        if self._at_end and self.list.isVisible() and not self._is_replayed:
            self.list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the last line, unless scrolled up: lines added while hidden have no layout yet."""
        super().showEvent(event)
        if self._at_end and not self._is_replayed:
            self.list.scrollToBottom()
