"""The score sheet at the end of an epoch: filled in row by row, then the totals and the new fame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPen

from ra_desktop.engine import final_rows
from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.drawing import draw_tablets, player_colour, player_ink, points_ink
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import draw_broken, draw_words
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import epoch_label, points_text, row_label

from .overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine.events import EpochScored
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_tr = QCoreApplication.translate
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_LABELS: Final = 0.27
"""Width of the names of rows, as a share."""
_TALLEST_ROW: Final = 48
_HEAD: Final = 80
"""Height of emblems and names, at scale 1; a long name takes two lines."""

ANKHS_WON: Final = "ankhs-won"
"""A row without points, before the last epoch of Priests of Ra."""


class ScoreSheetPage(Overlay):
    """The scores of an epoch, over the board. :attr:`closed` when the player continues."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._event: EpochScored | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._rows: tuple[str, ...] = ()
        self._ankhs: tuple[int, ...] = ()
        self._revealed = 0
        self._timer = QTimer(self)
        self._timer.setInterval(durations.SCORE_ROW)
        self._timer.timeout.connect(self._reveal_next)
        self._go_on = self.add_button(primary=True)
        self._go_on.clicked.connect(self._on_button)
        self._go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts."""
        self._go_on.setText(_tr("ScoreSheet", "Continue") if self.is_complete else _tr("ScoreSheet", "Show all"))
        self._describe()
        self.update()

    # --- contents -------------------------------------------------------------------------------

    def show_epoch(
        self, event: EpochScored, seats: Sequence[SeatInfo], *, ankhs: Sequence[int] = (), factor: float = 1.0
    ) -> None:
        """Show the scores of an epoch row by row, each after `factor` times the usual duration; at once if that is 0.

        `ankhs` are those won in it, by seat; before the last epoch they score nothing, so there is a row for them.
        """
        self._event = event
        self._seats = tuple(seats)
        self._rows = tuple(row for row in event.points[0] if event.is_last or row not in final_rows())
        self._ankhs = tuple(ankhs) if any(ankhs) and not event.is_last else ()
        if self._ankhs:
            self._rows += (ANKHS_WON,)
        self._revealed = 0
        if factor:
            self._timer.start(round(durations.SCORE_ROW * factor))
        else:
            self.reveal_all()
        self.retranslate()
        self.place_buttons()

    @property
    def lines(self) -> int:
        """Number of rows: the table's, the total and the fame."""
        return len(self._rows) + 2

    @property
    def revealed(self) -> int:
        """Number of rows filled in."""
        return self._revealed

    @property
    def is_complete(self) -> bool:
        """Whether everything is filled in."""
        return self._event is not None and self._revealed >= self.lines

    def reveal_all(self) -> None:
        """Fill in all rows now."""
        self._timer.stop()
        self._revealed = self.lines
        self.retranslate()
        self.place_buttons()

    def _reveal_next(self) -> None:
        self._revealed += 1
        if self.is_complete:
            self.reveal_all()
        self.update()

    def shows_fame(self, seat: int) -> bool:
        """Whether the fame of `seat` may be shown: it is open, or the game is over."""
        assert self._event is not None
        return self._seats[seat].fame_shown or self._event.is_last

    def fame_words(self, seat: int) -> str:
        """Return fame before and after."""
        assert self._event is not None
        return fill(
            _tr("ScoreSheet", "{before} → {after}"), before=self._event.fame_before[seat], after=self._event.fame[seat]
        )

    def total(self, seat: int) -> int:
        """Return the points of `seat` in the epoch."""
        assert self._event is not None
        return sum(self._event.points[seat].values())

    @staticmethod
    def row_words(row: str) -> str:
        """Return the name of a row."""
        return _tr("ScoreSheet", "Ankhs won") if row == ANKHS_WON else row_label(row)

    def words(self, seat: int, row: str) -> str:
        """Return the text of a row for `seat`: points, or the number of ankhs."""
        assert self._event is not None
        if row == ANKHS_WON:
            return str(self._ankhs[seat])
        return points_text(self._event.points[seat].get(row, 0))

    def _describe(self) -> None:
        if self._event is None:
            return
        self.setAccessibleName(self._title())
        lines = []
        for number, seat in enumerate(self._seats):
            points = [
                fill(_tr("ScoreSheet", "{row} {points}"), points=self.words(number, row), row=self.row_words(row))
                for row in self._rows
            ]
            total = fill(_tr("ScoreSheet", "total {points}"), points=points_text(self.total(number)))
            line = _tr("ScoreSheet", "{name}: {points}")
            words = _tr("ScoreSheet", ", ").join([*points, total])
            lines.append(fill(line, points=words, name=seat.name))
        self.setAccessibleDescription("\n".join(lines))

    def _title(self) -> str:
        assert self._event is not None
        return fill(_tr("ScoreSheet", "{epoch} – score sheet"), epoch=epoch_label(self._event.epoch))

    # --- input ----------------------------------------------------------------------------------

    def _on_button(self) -> None:
        if self.is_complete:
            self.closed.emit()
        else:
            self.reveal_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, Enter and Escape fill in all rows; then Enter and Space continue."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys or (event.key() == Qt.Key.Key_Escape and not self.is_complete):
            if not event.isAutoRepeat():
                self._on_button()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Fill in all rows."""
        if not self.is_complete:
            self.reveal_all()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the timer."""
        self._timer.stop()
        super().hideEvent(event)

    # --- painting -------------------------------------------------------------------------------

    def content_height(self) -> float:
        """Return the height of title, seats, rows, total and fame."""
        return (40 + 4 + _HEAD + _TALLEST_ROW * (len(self._rows) + 1.05) + 4 + 50 + 8) * self.scale

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        """Paint title, seats, rows, totals and fame."""
        if self._event is None:
            return
        k = self.scale
        inner = QRectF(self.inner())
        title = QRectF(inner.x(), inner.y(), inner.width(), 40 * k)
        draw_words(painter, title, self._title(), 30 * k, colours.ink, _CENTRED, display=True)
        head = QRectF(inner.x(), title.bottom() + 4 * k, inner.width(), _HEAD * k)
        self._paint_seats(painter, colours, head)
        fame_height = 50 * k
        room = inner.bottom() - head.bottom() - fame_height - 5 * k
        height = min(_TALLEST_ROW * k, room / (len(self._rows) + 1.05))
        y = head.bottom()
        for number, row in enumerate(self._rows):
            self._paint_row(painter, colours, QRectF(inner.x(), y, inner.width(), height), number, row)
            y += height
        self._paint_total(painter, colours, QRectF(inner.x(), y, inner.width(), height * 1.05))
        y += height * 1.05 + 4 * k
        self._paint_fame(painter, colours, QRectF(inner.x(), y, inner.width(), min(fame_height, inner.bottom() - y)))

    def _columns(self, line: QRectF) -> tuple[QRectF, list[QRectF]]:
        """Return the places of a row's name, and of each seat's points."""
        label = QRectF(line.x(), line.y(), line.width() * _LABELS, line.height())
        width = (line.width() - label.width()) / max(1, len(self._seats))
        return label, [
            QRectF(label.right() + seat * width, line.y(), width, line.height()) for seat in range(len(self._seats))
        ]

    def _paint_seats(self, painter: QPainter, colours: Theme, line: QRectF) -> None:
        for seat, cell in zip(self._seats, self._columns(line)[1], strict=True):
            radius = min(17 * self.scale, cell.width() * 0.2)
            image = emblem_pixmap(seat.emblem, player_colour(seat.colour), radius, self.devicePixelRatioF())
            half = image.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(cell.center().x() - half, cell.y() + 2), image)
            name = QRectF(cell.x() + 3, cell.y() + 2 * half + 2, cell.width() - 6, cell.height() - 2 * half - 4)
            ink = player_ink(colours, seat.colour)
            draw_broken(painter, name, seat.name, 18 * self.scale, ink, _CENTRED, bold=True)

    def _paint_row(self, painter: QPainter, colours: Theme, line: QRectF, number: int, row: str) -> None:
        assert self._event is not None
        label, cells = self._columns(line)
        if number == self._revealed - 1 and not self.is_complete:
            painter.fillRect(line, QColor(colours.hover))
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(line.topLeft(), line.topRight())
        radius = min(line.height() * 0.36, 13 * self.scale)
        mark = row_mark(row)
        if mark is not None:
            draw_mark(painter, QPointF(label.x() + radius + 4, label.center().y()), radius, mark)
        words = label.adjusted(2 * radius + 14, 0, -4, 0)
        draw_broken(painter, words, self.row_words(row), 17.5 * self.scale, colours.ink)
        if number >= self._revealed:
            return
        for seat, cell in enumerate(cells):
            if row == ANKHS_WON and self._ankhs[seat]:
                self._paint_ankhs(painter, cell, radius, self._ankhs[seat])
                continue
            points = self._event.points[seat].get(row, 0)
            ink = points_ink(colours, points)
            draw_words(painter, cell, self.words(seat, row), 19 * self.scale, ink, _CENTRED, bold=bool(points))

    @staticmethod
    def _paint_ankhs(painter: QPainter, cell: QRectF, radius: float, count: int) -> None:
        """Paint the ankhs won as pictures, so that they are not taken for points."""
        step = 2.3 * radius
        left = cell.center().x() - step * (count - 1) / 2
        for number in range(count):
            draw_mark(painter, QPointF(left + number * step, cell.center().y()), radius, "ankh")

    def _paint_total(self, painter: QPainter, colours: Theme, line: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.well))
        painter.drawRoundedRect(line, 8, 8)
        label, cells = self._columns(line)
        words = _tr("ScoreSheet", "This epoch")
        draw_words(painter, label.adjusted(10, 0, -4, 0), words, 18 * self.scale, colours.ink, bold=True)
        if self._revealed <= len(self._rows):
            return
        best = max(self.total(seat) for seat in range(len(self._seats)))
        for seat, cell in enumerate(cells):
            points = self.total(seat)
            ink = QColor(colours.ink) if points >= 0 else points_ink(colours, points)
            draw_words(painter, cell, points_text(points), 24 * self.scale, ink, _CENTRED, bold=True)
            if points == best:
                painter.setPen(QPen(player_ink(colours, self._seats[seat].colour), 2.4))
                y = cell.bottom() - 2.5
                half = cell.width() * 0.16
                painter.drawLine(QPointF(cell.center().x() - half, y), QPointF(cell.center().x() + half, y))

    def _paint_fame(self, painter: QPainter, colours: Theme, line: QRectF) -> None:
        label, cells = self._columns(line)
        words = _tr("ScoreSheet", "Fame")
        draw_words(painter, label.adjusted(10, 0, -4, 0), words, 18 * self.scale, colours.soft_ink)
        if not self.is_complete:
            return
        for seat, cell in enumerate(cells):
            if self.shows_fame(seat):
                size = 26 * self.scale
                draw_words(painter, cell, self.fame_words(seat), size, colours.ink, _CENTRED, display=True)
            else:
                high = min(cell.height() - 6, 40 * self.scale)
                tablets = QRectF(0, 0, high * 1.2, high)
                tablets.moveCenter(cell.center())
                draw_tablets(painter, tablets, ["board/tablet-back"] * 3, "")
