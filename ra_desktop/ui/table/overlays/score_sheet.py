"""The score sheet of an epoch: points with reasons, why the epoch ended, and which tiles are discarded or kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QWidget

from ra_desktop.app.models.score import FAME, FLOOR, TOTAL, ScoreRole, SheetModel
from ra_desktop.ui.games.record import ANKHS_WON
from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_tablets, player_ink, points_ink
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import CENTRED, SMALLEST_TYPE, draw_broken, draw_words, words_width
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.look.tooltips import plain
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.side.score_view import ScoreTable, row_text, sheet_row_label
from ra_desktop.ui.words.fill import in_a_line, read_aloud, times
from ra_desktop.ui.words.scoring import ended_text, leaving_text, staying_text
from ra_desktop.ui.words.tiles import epoch_label

from .overlay import Overlay, button_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.models.score import Cell
    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_Index = QModelIndex | QPersistentModelIndex
_TITLE, _ENDED, _LINE = 38.0, 22.0, 21.0
"""Heights at scale 1: the title, why the epoch ended, and a line on what leaves or stays."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SMALLEST: Final = 12.0
"""Least type size of sentences."""
_LOWEST_PICTURE: Final = 12.0
"""Lower tiles and suns beside a reason would not be recognized, and are left out."""
_TWO_LINES: Final = 0.6
"""The width of a sentence on two lines, as a share of its width on one."""


def _sentence(name: str, code: str, cell: Cell) -> str:
    """Return whose cell it is, and its row with the reason: "Ann. Gold: +6 (Gold ×2, 3 each)"."""
    return read_aloud([name]) + " " + row_text(code, cell)


class ScoreSheetPage(Overlay):
    """The scores of an epoch, over the board. :attr:`closed` when the player continues."""

    KEYS = dict.fromkeys((Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter), "closed.emit")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._account: EpochAccount | None = None
        self._pointed = QModelIndex()
        self.model = SheetModel(sheet_row_label, _sentence, self)
        self.table = SheetTable(self.model, self)
        self.table.pointed.connect(self._on_pointed)
        self.go_on = self.add_button(_tr("Common", "Continue"), self.closed, primary=True)
        self.go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter continues from every cell
        self.setFocusProxy(self.table)

    # --- contents -------------------------------------------------------------------------------

    def show_epoch(self, account: EpochAccount, seats: Sequence[SeatInfo]) -> None:
        """Show the scores of an epoch."""
        self._account = account
        self.table.seats.set_seats(seats)
        self.model.show_rows(account.sheet([seat.fame_shown for seat in seats]), [seat.name for seat in seats])
        person = next((seat for seat, info in enumerate(seats) if info.is_person), 0)
        self.table.setCurrentIndex(self.model.index(len(account.rows), person))
        self._pointed = self.table.currentIndex()
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
        return str(self._pointed.data(Qt.ItemDataRole.AccessibleTextRole))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
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
        draw_words(painter, title, self._title(), 29 * k, colours.ink, CENTRED, display=True)
        why = QRectF(inner.x(), title.bottom(), inner.width(), _ENDED * k)
        draw_words(painter, why, self.ended(), max(_SMALLEST, 18 * k), colours.soft_ink, CENTRED)
        y, high = self.table.geometry().bottom() + 4 * k, max(16.0, _LINE * k)
        for text in self.lines():
            line = QRectF(inner.x(), y, inner.width(), high)
            draw_words(painter, line, text, max(_SMALLEST, 16 * k), colours.soft_ink, CENTRED)
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
        reason = self._pointed.data(ScoreRole.REASON)
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


_LABELS: Final = 0.25
"""Least width of the names of rows, as a share; more with larger text."""
_MOST_LABELS: Final = 1.5
"""Their greatest width, in least widths."""
_TALLEST_ROW: Final = 46
_HEAD: Final = 84
"""Height of portraits and names, at scale 1."""
_SUMS: Final = (TOTAL, FLOOR, FAME)
_CLOSING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class SheetTable(ScoreTable):
    """Every cell says why, under the pointer and when it is selected with the arrow keys."""

    pointed = Signal(QModelIndex)
    """The cell under the pointer, or else the selected one; invalid for none."""
    label_type, number_type = 17.5, 19.0

    def __init__(self, model: SheetModel, parent: QWidget) -> None:
        super().__init__(model, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entered.connect(self.pointed.emit)
        self.viewportEntered.connect(self._point_at_selected)

    # --- painting -------------------------------------------------------------------------------

    def paint_seat(self, painter: QPainter, cell: QRectF, seat: SeatInfo) -> None:
        """Paint portrait and name."""
        radius = min(cell.height() * 0.31, cell.width() * 0.3)
        draw_portrait(painter, QPointF(cell.center().x(), cell.y() + radius + 1), radius, seat.face)
        ink, name = player_ink(theme.current(), seat.colour), cell.adjusted(1, 2 * radius + 2, -1, -1)
        draw_broken(painter, name, seat.name, 18 * self.scale, ink, CENTRED, bold=True)

    def paint_mark(self, painter: QPainter, line: QRectF, code: str) -> tuple[float, float]:
        radius = min(line.height() * 0.36, 13 * self.scale)
        mark = row_mark(code)
        if mark is not None:
            draw_mark(painter, QPointF(line.x() + radius + 4, line.center().y()), radius, mark)
        return 10 if code in _SUMS else 2 * radius + 12, 2 * radius + 12

    def paint_cell(self, painter: QPainter, shape: Any, index: _Index) -> None:
        """Paint points, ankhs or fame, with a frame if the cell is selected."""
        cell, colours = QRectF(shape.rect), theme.current()
        if shape.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(cell.adjusted(1, 1, -1, 0), QColor(colours.hover))
        self._paint_amount(painter, shape, index)
        if index == self.currentIndex() and self.hasFocus():
            paint_box(painter, cell.adjusted(2, 2, -2, -1), 5, None, colours.focus, 2)

    def _paint_amount(self, painter: QPainter, shape: Any, index: _Index) -> None:
        colours, k, cell, text = theme.current(), self.scale, QRectF(shape.rect), str(index.data())
        code, points, seat = index.data(ScoreRole.ROW), index.data(ScoreRole.POINTS), self.seats.seats[index.column()]
        middle = cell.center()
        if code == FAME and seat.fame_shown:
            draw_words(painter, cell, text, 25 * k, colours.ink, CENTRED, display=True)
        elif code == FAME:
            high = min(cell.height() - 6, 38 * k)
            tablets = QRectF(0, 0, high * 1.2, high)
            tablets.moveCenter(middle)
            draw_tablets(painter, tablets, ["board/tablet-back"] * 3, "")
        elif code == TOTAL:
            ink = QColor(colours.ink) if points >= 0 else points_ink(colours, points)
            draw_words(painter, cell, text, 24 * k, ink, CENTRED, bold=True)
            if points == max(index.sibling(index.row(), at).data(ScoreRole.POINTS) for at in range(self.seats.count())):
                painter.setPen(QPen(player_ink(colours, seat.colour), 2.4))
                y, half = cell.bottom() - 2.5, cell.width() * 0.16
                painter.drawLine(QPointF(middle.x() - half, y), QPointF(middle.x() + half, y))
        elif code == ANKHS_WON and text != "0":
            radius, count = min(cell.height() * 0.36, 13 * k), int(text)
            for number in range(count):  # pictures, so that they are not taken for points
                x = middle.x() + 2.3 * radius * (number - (count - 1) / 2)
                draw_mark(painter, QPointF(x, middle.y()), radius, "ankh")
        else:
            super().paint_cell(painter, shape, index)

    # --- places ---------------------------------------------------------------------------------

    @staticmethod
    def height_for(rows: int, scale: float) -> float:
        """Return the preferred height in pixels for that many rows at `scale`."""
        return (_HEAD + _TALLEST_ROW * rows) * scale

    def place(self, room: QRectF, scale: float) -> None:
        """Fill `room`, with rows of equal height and text at `scale`."""
        self.set_scale(scale)
        if room.height() <= 0:
            return
        head = round(min(_HEAD * scale, room.height() * 0.24))
        rows = max(1, self.rules.count())
        height = max(12, min(round(_TALLEST_ROW * scale), int((room.height() - head) / rows)))
        self.seats.setFixedHeight(head)
        self.rules.setDefaultSectionSize(height)
        self.setGeometry(QRect(round(room.x()), round(room.y()), round(room.width()), head + rows * height))
        self.rules.setFixedWidth(round(self.label_width(room.width())))

    def label_width(self, width: float) -> float:
        """Return how much of `width` the names of rows get: what the longest needs, so that all are alike."""
        least = width * _LABELS * (1 + 0.4 * (text_scale() - 1))
        size = self.label_type * self.scale
        longest = max((words_width(label, size, bold=True) for label in self.rules.labels()), default=0.0)
        return min(max(least, longest + 26 * self.scale + 18), least * _MOST_LABELS)

    # --- keys and pointer -----------------------------------------------------------------------

    def tip_of(self, index: _Index) -> str:
        return plain(str(index.data(Qt.ItemDataRole.ToolTipRole)))

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
