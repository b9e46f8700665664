"""The score table: a row for every scoring rule, a column for every seat, headed by its emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ra_desktop.app.models.score import ALL_EPOCHS, FAME, FLOOR, TOTAL, ScoreRole
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import kept
from ra_desktop.ui.look.drawing import draw_centred, points_ink
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.lettering import CENTRED, draw_broken, draw_words, size_for_all
from ra_desktop.ui.look.tooltips import PartTips, PlainToolTips, tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.scoring import scored
from ra_desktop.ui.words.tiles import epoch_label, row_label, row_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.models.score import Cell, ScoreModel, SheetModel
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_Index = QModelIndex | QPersistentModelIndex
_DISPLAY: Final = Qt.ItemDataRole.DisplayRole
_EPOCHS: Final = 3
_EMBLEM: Final = 12.0
"""Radius of the emblems at scale 1."""
_PLAIN: Final = (
    "QTableView { border: none; background: transparent; }"
    " QTableView QTableCornerButton::section { background: transparent; border: none; }"
    " QHeaderView { background: transparent; border: none; }"
)


def score_row_label(code: str) -> str:
    """Return the name of a row of the score table, whatever epochs it is about."""
    if code.startswith("epoch-"):
        return epoch_label(int(code.removeprefix("epoch-")))
    if code == FLOOR:
        return _tr(
            "ScoreSheet", "Never below 0", "A row of the score sheet: what is given back so that fame is not below 0"
        )
    return _tr("ScoreSheet", "Total") if code == TOTAL else row_label(code)


def sheet_row_label(code: str) -> str:
    """Return the name of a row of the score sheet of one epoch."""
    if code == ANKHS_WON:
        return _tr("ScoreSheet", "Ankhs won")
    if code == TOTAL:
        return _tr("ScoreSheet", "This epoch")
    return _tr("Common", "Fame") if code == FAME else score_row_label(code)


def row_text(code: str, cell: Cell) -> str:
    """Return a cell of the score sheet of one epoch with its reason: "Gold: +6 (Gold ×2, 3 each)"."""
    return scored(sheet_row_label(code), cell.text, cell.reason.text)


class SeatHeader(QHeaderView):
    """The seats as emblems; the names are tooltips. A seat without a colour is shown by its name."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table, minimumSectionSize=18)
        self._table = table
        self.seats: tuple[SeatInfo, ...] = ()
        """The players, from left to right."""
        self.setFixedHeight(34)

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Set the players."""
        self.seats = tuple(seats)
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        if logicalIndex < len(self.seats):
            with kept(painter, soft=True):
                self._table.paint_seat(painter, QRectF(rect), self.seats[logicalIndex])

    def tip_of(self, seat: int) -> str:
        """Return the name of a seat; empty beside the seats."""
        return tip(self.seats[seat].name) if 0 <= seat < len(self.seats) else ""


class RowHeader(QHeaderView):
    """The names of the rows, never cut, all of one size."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(Qt.Orientation.Vertical, table, minimumSectionSize=12, defaultSectionSize=28)
        self._table = table
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(max(70, round(self._table.width() * 0.40)), super().sizeHint().height())

    def labels(self) -> list[str]:
        """Return the names of all rows."""
        return [str(self.model().headerData(row, self.orientation())) for row in range(self.count())]

    def tip_of(self, row: int) -> str:
        """Return the rule of a row; empty beside the rows."""
        text, code = (self.model().headerData(row, self.orientation(), role) for role in (_DISPLAY, ScoreRole.ROW))
        rule = row_tooltip(code or "")
        return tip(text, rule if rule != code else "") if code else ""

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        model, table, line = self.model(), self._table, QRectF(rect)
        code = model.headerData(logicalIndex, self.orientation(), ScoreRole.ROW)
        text = str(model.headerData(logicalIndex, self.orientation()))
        with kept(painter):
            paint_ground(painter, rect, code)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            before, least = table.paint_mark(painter, line, code)
            size, room = table.label_type * table.scale, line.adjusted(before, 0, -4, 0)
            size = size_for_all(self.labels(), line.width() - least - 4, line.height(), size, bold=True)
            draw_broken(painter, room, text, size, theme.current().ink, bold=code == TOTAL, larger=False)


class ScoreDelegate(PlainToolTips):
    """Lets its table paint the cells."""

    def __init__(self, table: ScoreTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        shape: Any = option  # the stubs lack the fields of style options
        with kept(painter):
            paint_ground(painter, shape.rect, index.data(ScoreRole.ROW))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._table.paint_cell(painter, shape, index)


def paint_ground(painter: QPainter, rect: QRect, code: str) -> None:
    """Paint the line above a row, and the background of the total."""
    colours = theme.current()
    if code == TOTAL:
        painter.fillRect(rect, QColor(colours.well))
    painter.setPen(QPen(QColor(colours.line), 1.0))
    painter.drawLine(rect.topLeft(), rect.topRight())


class ScoreTable(QTableView):
    """Points by row and seat, without frame, grid or selection: gains green, losses red, sums bold."""

    label_type = number_type = 15.5
    """Sizes of type at scale 1: of the names of rows, and of points."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, showGrid=False, cornerButtonEnabled=False)
        self.scale = 1.0
        self.seats = SeatHeader(self)
        self.rules = RowHeader(self)
        self.setHorizontalHeader(self.seats)
        self.setVerticalHeader(self.rules)
        self.setItemDelegate(ScoreDelegate(self))
        PartTips(self.viewport(), lambda pos: self.tip_of(self.indexAt(pos)))
        PartTips(self.seats.viewport(), lambda pos: self.seats.tip_of(self.seats.logicalIndexAt(pos)))
        PartTips(self.rules.viewport(), lambda pos: self.rules.tip_of(self.rules.logicalIndexAt(pos)))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(_PLAIN)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(model)
        self.seats.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_scale(self, scale: float) -> None:
        """Scale type and emblems; 1 is the size in the side panel."""
        self.scale = scale
        self.viewport().update()

    def paint_seat(self, painter: QPainter, cell: QRectF, seat: SeatInfo) -> None:
        """Paint the heading of a column."""
        if not seat.colour:  # not a seat, but one of the games of a seat
            room, ink = cell.adjusted(2, 0, -2, 0), theme.current().ink
            draw_broken(painter, room, seat.name, self.label_type * self.scale, ink, CENTRED)
            return
        radius = min(_EMBLEM * self.scale, cell.width() / 2 - 1)
        draw_centred(painter, cell.center(), emblem_pixmap(seat.colour, radius, self.devicePixelRatioF()))

    def paint_mark(self, painter: QPainter, line: QRectF, code: str) -> tuple[float, float]:
        """Paint what stands before the name of a row; return where this name begins, and where most names do."""
        return 6.0, 6.0

    def paint_cell(self, painter: QPainter, shape: Any, index: _Index) -> None:
        """Paint points over their ground; `shape` is a style option."""
        colours, points = theme.current(), index.data(ScoreRole.POINTS)
        is_total = index.data(ScoreRole.ROW) == TOTAL
        ink = colours.ink if is_total and points is not None else points_ink(colours, points)
        size, strong = self.number_type * self.scale, bool(points) or is_total
        draw_words(painter, QRectF(shape.rect), str(index.data()), size, ink, CENTRED, bold=strong)

    def tip_of(self, index: _Index) -> str:
        """Return the tooltip of a cell."""
        return self.rules.tip_of(index.row()) if index.isValid() else ""


class ScoreView(QWidget):
    """The table with a choice of epochs and a remark above."""

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._follow = True
        self.table = ScoreTable(model, self)
        self._picker = QButtonGroup(self)
        bar = QHBoxLayout()
        bar.setSpacing(4)
        for epoch in (1, 2, 3, ALL_EPOCHS):
            button = QPushButton(self)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet("padding: 3px 2px; min-width: 20px;")
            name = epoch_label(epoch) if epoch else _tr("ScoreSheet", "All finished epochs")
            button.setText(str(epoch) if epoch else _tr("Common", "All"))
            button.setToolTip(name)
            button.setAccessibleName(name if epoch else button.text())
            self._picker.addButton(button, epoch)
            bar.addWidget(button, 1)
        self._picker.idClicked.connect(self._on_picked)
        self.remark = plain_label(self, role="soft", wraps=True)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        in_column(self, bar, self.remark, (self.table, 1), margins=(0, 0, 0, 0), spacing=8)
        model.modelReset.connect(self._refresh)
        model.dataChanged.connect(self._refresh)
        self.table.setAccessibleName(_tr("ScoreSheet", "Score sheet"))
        self._refresh()

    def start_anew(self) -> None:
        """Reset the choice of epoch for another game."""
        self._follow = True

    def follow(self) -> None:
        """Show the latest epoch with points, unless another was chosen."""
        columns = min(_EPOCHS, self._model.epochs)
        if self._follow and columns and self._model.epoch != columns:
            self._model.show_epoch(columns)
        self._refresh()

    def _on_picked(self, epoch: int) -> None:
        self._follow = epoch == self._model.epochs
        self._model.show_epoch(epoch)

    def _refresh(self) -> None:
        for epoch in (1, 2, 3):
            self._picker.button(epoch).setEnabled(epoch <= self._model.epochs)
        button = self._picker.button(self._model.epoch)
        if button is not None:
            button.setChecked(True)
        self.remark.setText(
            _tr("SeatPage", "If the epoch ended now") if self._model.is_running else self._concealed_remark()
        )
        self.remark.setVisible(bool(self.remark.text()))
        self.table.setVisible(not self._hides_all)

    def _concealed_remark(self) -> str:
        """Return why points are missing, or an empty text."""
        hidden = len(self._model.concealed)
        if not hidden or not self._model.rowCount():
            return ""
        if self._hides_all:
            return _tr("ScoreSheet", "Fame is face down. The fame from finished epochs is shown when the game is over.")
        return _tr("ScoreSheet", "The other players’ fame is face down.")

    @property
    def _hides_all(self) -> bool:
        """Whether no points may be shown: the table would be empty."""
        return 0 < self._model.columnCount() == len(self._model.concealed)
