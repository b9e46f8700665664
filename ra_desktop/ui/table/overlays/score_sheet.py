"""The score sheet of an epoch: points with reasons, why the epoch ended, and which tiles are discarded or kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

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
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_broken, draw_words, size_for_all, words_width
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.look.tooltips import PlainToolTips
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.side.score_view import lay_bare, paint_row_ground
from ra_desktop.ui.words.fill import in_a_line, times
from ra_desktop.ui.words.scoring import ended_text, leaving_text, staying_text
from ra_desktop.ui.words.tiles import epoch_label

from .overlay import Overlay, button_height
from .sheet_model import FAME, SheetModel, SheetRole, sheet_row_label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_TITLE, _ENDED, _LINE = 38.0, 22.0, 21.0
"""Heights at scale 1: the title, why the epoch ended, and a line on what leaves or stays."""
_CLOSERS: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SMALLEST: Final = 12.0
"""Least type size of sentences."""
_LOWEST_PICTURE: Final = 12.0
"""Lower tiles and suns beside a reason would not be recognized, and are left out."""
_TWO_LINES: Final = 0.6
"""The width of a sentence on two lines, as a share of its width on one."""


class ScoreSheetPage(Overlay):
    """The scores of an epoch, over the board. :attr:`closed` when the player continues."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._account: EpochAccount | None = None
        self._pointed = QModelIndex()
        self.model = SheetModel(self)
        self.table = SheetTable(self.model, self)
        self.table.pointed.connect(self._on_pointed)
        self.go_on = self.add_button(_tr("Common", "Continue"), self.closed, primary=True)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter continues from every cell
        self.setFocusProxy(self.table)

    # --- contents -------------------------------------------------------------------------------

    def show_epoch(self, account: EpochAccount, seats: Sequence[SeatInfo]) -> None:
        """Show the scores of an epoch."""
        self._account = account
        self.model.show_account(account, seats)
        person = next((seat for seat, info in enumerate(seats) if info.is_person), 0)
        self.table.setCurrentIndex(self.model.index(len(account.rows), person))
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("\n".join([self.ended(), *self.lines()]))
        self.table.setAccessibleName(self._title())
        self.update()
        self.place_buttons()

    def _title(self) -> str:
        assert self._account is not None
        return in_a_line([epoch_label(self._account.event.epoch), _tr("ScoreSheet", "Score sheet")])

    def lines(self) -> list[str]:
        """Return which tiles are discarded and which are kept; nothing after the final epoch."""
        account = self._account
        if account is None or account.event.is_last:
            return []
        return [leaving_text(account.leaving), staying_text(account.staying)]

    def ended(self) -> str:
        """Return why the epoch ended."""
        assert self._account is not None
        return ended_text(self._account.ended)

    # --- the reason of a cell -------------------------------------------------------------------

    def _on_pointed(self, index: QModelIndex) -> None:
        self._pointed = index
        self.update(self._strip().toAlignedRect())

    @property
    def sentence(self) -> str:
        """The cell under the pointer or selected, in a sentence; without one, how to get it."""
        if not self._pointed.isValid():
            return _tr("ScoreSheet", "Point at a number, or select it with the arrow keys, to see where it comes from.")
        return self.model.sentence(self._pointed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CLOSERS:
            if not event.isAutoRepeat():
                self.closed.emit()
        elif event.key() in _ARROWS:
            self.table.keyPressEvent(event)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    # --- layout and painting --------------------------------------------------------------------

    @property
    def scale(self) -> float:
        return max(0.72, min(self.width() / 880, self.height() / 600))

    def content_height(self) -> float:
        """Return the height of title, table, and the lines below it."""
        table = SheetTable.height_for(self.model.rowCount(), self.scale)
        return (_TITLE + _ENDED + 6 + _LINE * len(self.lines()) + 6) * self.scale + table

    def place_buttons(self) -> None:
        super().place_buttons()
        if self._account is None:
            return
        k, inner = self.scale, QRectF(self.inner())
        below = max(16.0, _LINE * k) * len(self.lines())
        above = (_TITLE + _ENDED + 4) * k
        self.table.place(inner.adjusted(0, above, 0, -below - 4 * k), k)

    def _strip(self) -> QRectF:
        """Return the place of the reason, at the left of the button."""
        card = QRectF(self.card())
        pad = 24 * self.scale
        button = self.go_on.geometry()
        top = button.y() - 4
        return QRectF(card.x() + pad, top, button.x() - 16 - card.x() - pad, button_height() + 8)

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        if self._account is None:
            return
        k, inner = self.scale, QRectF(self.inner())
        title = QRectF(inner.x(), inner.y(), inner.width(), _TITLE * k)
        draw_words(painter, title, self._title(), 29 * k, colours.ink, _CENTRED, display=True)
        why = QRectF(inner.x(), title.bottom(), inner.width(), _ENDED * k)
        draw_words(painter, why, self.ended(), max(_SMALLEST, 18 * k), colours.soft_ink, _CENTRED)
        y, high = self.table.geometry().bottom() + 4 * k, max(16.0, _LINE * k)
        for text in self.lines():
            line = QRectF(inner.x(), y, inner.width(), high)
            draw_words(painter, line, text, max(_SMALLEST, 16 * k), colours.soft_ink, _CENTRED)
            y += high
        self._paint_strip(painter, colours, self._strip())

    def _paint_strip(self, painter: QPainter, colours: Theme, strip: QRectF) -> None:
        """Paint the reason of a cell: the tiles and suns that count, and the sentence."""
        paint_box(painter, strip, 9, colours.well)
        room = strip.adjusted(10, 3, -10, -3)
        text, size = self.sentence, max(_SMALLEST, 17 * self.scale)
        if self._pointed.isValid():
            words = words_width(text, SMALLEST_TYPE) * _TWO_LINES
            room.setLeft(self._paint_pictures(painter, room, min(room.width() * 0.55, room.width() - words), colours))
        draw_broken(painter, room, text, size, colours.ink)

    def _paint_pictures(self, painter: QPainter, room: QRectF, most: float, colours: Theme) -> float:
        """Paint what counts at the left of `room`, at `most` that wide; return where the words begin."""
        reason = self._pointed.data(SheetRole.REASON)
        if not reason.tiles and not reason.suns:
            return room.x()
        counts = {count: times("", count).strip() for _, count in reason.tiles if count > 1}
        widths = {count: words_width(text, _SMALLEST, bold=True) + 4 for count, text in counts.items()}
        high = room.height() - 2
        needed = high * (0.84 * len(reason.tiles) + 0.9 * len(reason.suns))
        left = most - 8 - sum(widths.get(count, 0.0) for _, count in reason.tiles)  # numbers do not shrink
        high *= min(1.0, left / needed)
        if high < _LOWEST_PICTURE:
            return room.x()
        dpr, x, y = self.devicePixelRatioF(), room.x(), room.center().y()
        for tile, count in reason.tiles:
            picture = tile_pixmap(tile, round(high), dpr)
            painter.drawPixmap(QPointF(x, y - high / 2), picture)
            x += picture.deviceIndependentSize().width()
            if count > 1:
                draw_words(painter, QRectF(x + 2, room.y(), widths[count], room.height()), counts[count], _SMALLEST,
                           colours.ink, bold=True)  # fmt: skip
                x += widths[count]
            x += high * 0.12
        for sun in reason.suns:
            paint_sun(painter, QPointF(x + high * 0.42, y), high * 0.42, sun)
            x += high * 0.9
        return x + 8


_Index = QModelIndex | QPersistentModelIndex
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
_CLOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


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
        if event.key() in _CLOSING:
            event.ignore()  # the page takes them
        else:
            super().keyPressEvent(event)
