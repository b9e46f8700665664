"""The score table: a row for every scoring rule, a column for every seat, headed by its emblem."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ra_desktop.app.models.score import ALL_EPOCHS, FLOOR, TOTAL, ScoreModel, ScoreRole
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import player_colour, points_ink
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.look.lettering import draw_broken, draw_words, size_for_all
from ra_desktop.ui.look.tooltips import show_tooltip, tip
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.tiles import epoch_label, row_label, row_tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_Index = QModelIndex | QPersistentModelIndex
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_EPOCHS: Final = 3
_TYPE, _EMBLEM = 15.5, 12.0
"""Size of the type, and radius of the emblems, at scale 1."""
_PLAIN: Final = (
    "QTableView { border: none; background: transparent; }"
    " QTableView QTableCornerButton::section { background: transparent; border: none; }"
    " QHeaderView { background: transparent; border: none; }"
)


def score_row_label(code: str) -> str:
    """Return the name of a row of the score sheet."""
    if code == TOTAL:
        return _tr("ScoreSheet", "Total")
    if code == FLOOR:
        return _tr(
            "ScoreSheet", "Never below 0", "A row of the score sheet: what is given back so that fame is not below 0"
        )
    if code.startswith("epoch-"):
        return epoch_label(int(code.removeprefix("epoch-")))
    return row_label(code)


class SeatHeader(QHeaderView):
    """The seats as emblems; the names are tooltips. A seat without an emblem is shown by its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._seats: tuple[SeatInfo, ...] = ()
        self.scale = 1.0
        self.setMinimumSectionSize(18)
        self.setFixedHeight(34)

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Set the players."""
        self._seats = tuple(seats)
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        if logicalIndex >= len(self._seats):
            return
        seat = self._seats[logicalIndex]
        if not seat.emblem:  # not a seat, but one of the games of a seat
            ink = theme.current().ink
            draw_broken(painter, QRectF(rect).adjusted(2, 0, -2, 0), seat.name, _TYPE * self.scale, ink, _CENTRED)
            return
        radius = min(_EMBLEM * self.scale, rect.width() / 2 - 1)
        image = emblem_pixmap(seat.emblem, player_colour(seat.colour), radius, self.devicePixelRatioF())
        half = image.deviceIndependentSize().width() / 2
        painter.drawPixmap(QRectF(rect).center() - QPointF(half, half), image)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the name of the seat under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            seat = self.logicalIndexAt(event.pos())
            name = self._seats[seat].name if 0 <= seat < len(self._seats) else ""
            show_tooltip(event, self, tip(name) if name else "")
            return True
        return super().viewportEvent(event)


class RowHeader(QHeaderView):
    """The names of the rows, never cut."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.scale = 1.0
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setDefaultSectionSize(28)

    def sizeHint(self) -> QSize:
        table = self.parentWidget()
        wide = table.width() if table is not None else 260
        return QSize(max(70, round(wide * 0.40)), super().sizeHint().height())

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N802, N803
        model = self.model()
        code = model.headerData(logicalIndex, Qt.Orientation.Vertical, ScoreRole.ROW)
        text = model.headerData(logicalIndex, Qt.Orientation.Vertical, Qt.ItemDataRole.DisplayRole)
        painter.save()
        paint_row_ground(painter, rect, code)
        room = QRectF(rect).adjusted(6, 0, -4, 0)
        size = size_for_all(self._labels(), room.width(), room.height(), _TYPE * self.scale, bold=True)
        draw_broken(painter, room, str(text), size, theme.current().ink, bold=code == TOTAL, larger=False)
        painter.restore()

    def _labels(self) -> list[str]:
        rows = [row for row in range(self.count()) if not self.isSectionHidden(row)]
        return [str(self.model().headerData(row, Qt.Orientation.Vertical)) for row in rows]

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the rule of the row under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self.logicalIndexAt(event.pos())
            code = self.model().headerData(row, Qt.Orientation.Vertical, ScoreRole.ROW)
            show_tooltip(event, self, row_tip(code) if code else "")
            return True
        return super().viewportEvent(event)


def row_tip(code: str) -> str:
    """Return the rule of a row."""
    rule = row_tooltip(code)
    return tip(score_row_label(code), rule if rule != code else "")


def paint_row_ground(painter: QPainter, rect: QRect | QRectF, code: str) -> None:
    """Paint the line above sums, and the background of the total."""
    colours = theme.current()
    if code == TOTAL:
        painter.fillRect(rect, QColor(colours.well))
    painter.setPen(QPen(QColor(colours.line), 1.0))
    painter.drawLine(rect.topLeft(), rect.topRight())


class ScoreDelegate(QStyledItemDelegate):
    """Paints points: gains green, losses red, sums bold."""

    scale = 1.0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        shape: Any = option  # the stubs lack the fields of style options
        colours = theme.current()
        code = index.data(ScoreRole.ROW)
        points = index.data(ScoreRole.POINTS)
        painter.save()
        paint_row_ground(painter, shape.rect, code)
        strong = bool(points) or code == TOTAL
        ink = colours.ink if code == TOTAL and points is not None else points_ink(colours, points)
        draw_words(painter, QRectF(shape.rect), str(index.data()), _TYPE * self.scale, ink, _CENTRED, bold=strong)
        painter.restore()


def lay_bare(table: QTableView, model: QAbstractItemModel) -> None:
    """Show `model` in `table` without frame, grid or selection, in columns of equal width."""
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setStyleSheet(_PLAIN)
    table.setShowGrid(False)
    table.setCornerButtonEnabled(False)
    table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setModel(model)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)


class ScoreTable(QTableView):
    """The table itself."""

    def __init__(self, model: ScoreModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seats = SeatHeader(self)
        self.rules = RowHeader(self)
        self.setHorizontalHeader(self.seats)
        self.setVerticalHeader(self.rules)
        self.numbers = ScoreDelegate(self)
        self.setItemDelegate(self.numbers)
        lay_bare(self, model)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_scale(self, scale: float) -> None:
        """Scale type and emblems; 1 is the size in the side panel."""
        for part in (self.seats, self.rules, self.numbers):
            part.scale = scale
        self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the rule of the row under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            show_tooltip(event, self, row_tip(index.data(ScoreRole.ROW)) if index.isValid() else "")
            return True
        return super().viewportEvent(event)


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

    def set_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Set the players."""
        self.table.seats.set_seats(seats)

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
            return _tr(
                "ScoreSheet", "Fame is face down. The points of finished epochs are shown when the game is over."
            )
        return _tr("ScoreSheet", "The other players’ fame is face down.")

    @property
    def _hides_all(self) -> bool:
        """Whether no points may be shown: the table would be empty."""
        return 0 < self._model.columnCount() == len(self._model.concealed)
