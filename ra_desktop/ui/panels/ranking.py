"""The end of the game: who came where, what decided it, and how the fame grew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPen

from ra_desktop.ui.assets import paint_art
from ra_desktop.ui.emblem_painter import emblem_pixmap
from ra_desktop.ui.sun_painter import paint_sun
from ra_desktop.ui.text import epoch_label, points_text

from .drawing import player_colour, player_ink, points_ink
from .lettering import draw_broken, draw_words, words_width
from .overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import Position
    from ra_desktop.engine.events import EpochScored
    from ra_desktop.ui.theme import Theme

    from .seat_info import SeatInfo

_tr = QCoreApplication.translate
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_EPOCHS: Final = 3
_CHART_FROM: Final = 760
"""Width inside the card from which the chart is beside the ranking; else it is below."""
_CHART_BELOW: Final = 250
"""Height of the chart below the ranking, at scale 1."""


class RankingPage(Overlay):
    """The final ranking, over the board. :attr:`closed` when the person wants to look at the table."""

    rematch_requested = Signal()
    new_game_requested = Signal()
    save_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: Position | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._fame: tuple[tuple[int, ...], ...] = ()
        self._order: list[int] = []
        self.rematch = self.add_button(primary=True)
        self.rematch.clicked.connect(self.rematch_requested)
        self.new_game = self.add_button()
        self.new_game.clicked.connect(self.new_game_requested)
        self.save = self.add_button()
        self.save.clicked.connect(self.save_requested)
        self.look = self.add_button()
        self.look.clicked.connect(self.closed)
        self.setFocusProxy(self.rematch)
        self.retranslate()

    def retranslate(self) -> None:
        """Ask for all words again."""
        self.rematch.setText(_tr("Ranking", "Rematch"))
        self.new_game.setText(_tr("Ranking", "New game…"))
        self.save.setText(_tr("Ranking", "Save…"))
        self.look.setText(_tr("Ranking", "Look at the table"))
        if self._state is not None:
            self.setAccessibleName(self._title())
            self.setAccessibleDescription(self._summary())
        self.update()

    # --- what is shown --------------------------------------------------------------------------

    def show_game(self, state: Position, seats: Sequence[SeatInfo], scored: Sequence[EpochScored] = ()) -> None:
        """Show how the game in *state*, which is over, ended.

        With *scored*, what was announced at the end of each epoch, there is a chart of the fame as well.
        """
        self._state = state
        self._seats = tuple(seats)
        self._fame = tuple(event.fame for event in scored)
        if scored:
            self._fame = (scored[0].fame_before, *self._fame)
        self._order = sorted(
            range(state.players), key=lambda seat: (state.fame[seat], state.highest_sun(seat)), reverse=True
        )
        self.retranslate()
        self.place_buttons()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the winner first."""
        return tuple(self._order)

    def rank(self, seat: int) -> int:
        """1 for the winner."""
        return self._order.index(seat) + 1

    def decided_by(self) -> str:
        """What decided the game between the first two."""
        state = self._state
        assert state is not None
        if len(self._order) < 2:
            return ""
        first, second = self._order[:2]
        if state.fame[first] > state.fame[second]:
            return (
                _tr("Ranking", "Decided by fame: {first} to {second}.")
                .replace("{first}", str(state.fame[first]))
                .replace("{second}", str(state.fame[second]))
            )
        return (
            _tr("Ranking", "Both have {fame} fame; the highest sun decides: {first} beats {second}.")
            .replace("{fame}", str(state.fame[first]))
            .replace("{first}", str(state.highest_sun(first)))
            .replace("{second}", str(state.highest_sun(second)))
        )

    def is_tied(self, seat: int) -> bool:
        """Whether somebody else has the same fame, so that suns decide the order."""
        assert self._state is not None
        return self._state.fame.count(self._state.fame[seat]) > 1

    def _title(self) -> str:
        return _tr("Ranking", "Final ranking")

    def _summary(self) -> str:
        state = self._state
        assert state is not None
        lines = [
            _tr("Ranking", "{rank}. {name}: {fame} fame")
            .replace("{rank}", str(self.rank(seat)))
            .replace("{fame}", str(state.fame[seat]))
            .replace("{name}", self._seats[seat].name)
            for seat in self._order
        ]
        return "\n".join([*lines, self.decided_by()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape looks at the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def content_height(self) -> float:
        """Title, and the ranking or the chart beside it."""
        table = 38 + 81 * len(self._order)
        if not self._fame:
            return (76 + table) * self.scale
        if self._is_wide():
            return (76 + max(table, 340)) * self.scale
        return (76 + table + _CHART_BELOW) * self.scale

    def _is_wide(self) -> bool:
        """Whether the chart is beside the ranking."""
        return self.card_width() - 2 * round(24 * self.scale) >= _CHART_FROM

    # --- painting -------------------------------------------------------------------------------

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        """Paint title, ranking and chart."""
        if self._state is None:
            return
        k = self.scale
        inner = QRectF(self.inner())
        title = QRectF(inner.x(), inner.y(), inner.width(), 42 * k)
        draw_words(painter, title, self._title(), 32 * k, colours.ink, _CENTRED, display=True)
        words = QRectF(inner.x(), title.bottom(), inner.width(), 24 * k)
        draw_words(painter, words, self.decided_by(), 17 * k, colours.soft_ink, _CENTRED)
        body = inner.adjusted(0, 76 * k, 0, 0)
        if self._fame and self._is_wide():
            table = QRectF(body.x(), body.y(), body.width() * 0.58, body.height())
            chart = QRectF(table.right() + 24 * k, body.y(), body.right() - table.right() - 24 * k, body.height())
            self._paint_chart(painter, colours, chart)
        elif self._fame:
            least = (38 + 58 * len(self._order)) * k
            chart_height = min(_CHART_BELOW * k, body.height() - least)
            table = body.adjusted(0, 0, 0, -chart_height)
            self._paint_chart(painter, colours, QRectF(body.x(), table.bottom() + 4 * k, body.width(), chart_height))
        else:
            table = body
        self._paint_table(painter, colours, table)

    def _cells(self, line: QRectF) -> dict[str, QRectF]:
        """The columns of the ranking."""
        shares = {"rank": 0.09, "name": 0.37, "epoch-1": 0.12, "epoch-2": 0.12, "epoch-3": 0.12, "fame": 0.18}
        cells, x = {}, line.x()
        for name, share in shares.items():
            cells[name] = QRectF(x, line.y(), line.width() * share, line.height())
            x += line.width() * share
        return cells

    def _paint_table(self, painter: QPainter, colours: Theme, table: QRectF) -> None:
        assert self._state is not None
        k = self.scale
        head = self._cells(QRectF(table.x(), table.y(), table.width(), 34 * k))
        self._paint_epoch_names(painter, colours, [head["epoch-" + str(epoch)] for epoch in range(1, _EPOCHS + 1)])
        fame = head["fame"].adjusted(0, 0, -12 * k, 0)
        draw_words(painter, fame, _tr("Ranking", "Fame"), 16 * k, colours.soft_ink, _RIGHT)
        gap = 7 * k
        room = table.height() - 38 * k
        height = min(74 * k, (room - gap * (len(self._order) - 1)) / len(self._order))
        y = table.y() + 38 * k
        for seat in self._order:
            self._paint_seat(painter, colours, QRectF(table.x(), y, table.width(), height), seat)
            y += height + gap

    def _paint_epoch_names(self, painter: QPainter, colours: Theme, cells: list[QRectF]) -> None:
        """All in one size, and all on one line or all on two."""
        labels = [epoch_label(epoch) for epoch in range(1, _EPOCHS + 1)]
        size = 14.5 * self.scale
        if all(words_width(label, size) <= cell.width() - 6 for label, cell in zip(labels, cells, strict=True)):
            for label, cell in zip(labels, cells, strict=True):
                draw_words(painter, cell, label, size, colours.soft_ink, _CENTRED)
            return
        for label, cell in zip(labels, cells, strict=True):
            first, _, rest = label.partition(" ")
            half = cell.height() / 2
            for row, words in enumerate((first, rest)):
                line = QRectF(cell.x() + 2, cell.y() + row * half, cell.width() - 4, half)
                draw_words(painter, line, words, min(size, half * 0.95), colours.soft_ink, _CENTRED)

    def _paint_seat(self, painter: QPainter, colours: Theme, line: QRectF, seat: int) -> None:
        state, info, k = self._state, self._seats[seat], self.scale
        assert state is not None
        winner = self.rank(seat) == 1
        own = player_ink(colours, info.colour)
        painter.setPen(QPen(own if winner else QColor(colours.line), 2.4 if winner else 1.2))
        painter.setBrush(QColor(colours.well if winner else colours.stripe))
        painter.drawRoundedRect(line.adjusted(1, 1, -1, -1), 10, 10)
        cells = self._cells(line)
        if winner:
            side = min(line.height() * 0.86, cells["rank"].width() * 0.86)
            figure = QRectF(0, 0, side, side)
            figure.moveCenter(cells["rank"].center())
            paint_art(painter, "board/ra-figure", figure)
        else:
            rank = str(self.rank(seat))
            draw_words(painter, cells["rank"], rank, 26 * k, colours.soft_ink, _CENTRED, display=True)
        self._paint_name(painter, colours, cells["name"], seat)
        for epoch in range(1, min(_EPOCHS, len(state.sheets)) + 1):
            points = sum(state.sheets[epoch - 1][seat].values())
            ink = points_ink(colours, points)
            draw_words(painter, cells["epoch-" + str(epoch)], points_text(points), 18 * k, ink, _CENTRED, bold=True)
        fame = cells["fame"].adjusted(0, 0, -14 * k, 0)
        draw_words(painter, fame, str(state.fame[seat]), 36 * k, colours.ink, _RIGHT, display=True)
        if self.is_tied(seat):
            radius = min(12 * k, line.height() * 0.26)
            centre = QPointF(fame.x() + radius * 1.5, line.center().y())
            paint_sun(painter, centre, radius, state.highest_sun(seat))

    def _paint_name(self, painter: QPainter, colours: Theme, cell: QRectF, seat: int) -> None:
        info, k = self._seats[seat], self.scale
        radius = min(20 * k, cell.height() * 0.40)
        disc = emblem_pixmap(info.emblem, player_colour(info.colour), radius, self.devicePixelRatioF())
        half = disc.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(cell.x() + 2 * k, cell.center().y() - half), disc)
        words = cell.adjusted(2 * half + 10 * k, 4 * k, -4, -4 * k)
        if info.subtitle and cell.height() >= 44:
            upper = QRectF(words.x(), words.y(), words.width(), words.height() * 0.6)
            lower = QRectF(words.x(), upper.bottom(), words.width(), words.height() * 0.4)
            draw_broken(painter, upper, info.name, 22 * k, colours.ink, display=True)
            draw_words(painter, lower, info.subtitle, 14.5 * k, colours.soft_ink)
        else:
            draw_broken(painter, words, info.name, 22 * k, colours.ink, display=True)

    def _paint_chart(self, painter: QPainter, colours: Theme, chart: QRectF) -> None:
        """Fame from the start to the end of each epoch, a line for every seat."""
        k = self.scale
        painter.setPen(QPen(QColor(colours.line), 1.2))
        painter.setBrush(QColor(colours.well))
        painter.drawRoundedRect(chart, 12, 12)
        title = QRectF(chart.x(), chart.y() + 6 * k, chart.width(), 26 * k)
        draw_words(painter, title, _tr("Ranking", "Fame by epoch"), 17 * k, colours.ink, _CENTRED, display=True)
        radius = 11 * k
        plot = chart.adjusted(34 * k, 42 * k, -26 * k - radius, -34 * k)
        top = max(10, *(max(fame) for fame in self._fame))
        step = next(step for step in (5, 10, 20, 25, 50, 100, 1000) if top / step <= 5)
        top = -(-top // step) * step
        steps = max(1, len(self._fame) - 1)

        def point(epoch: int, fame: int) -> QPointF:
            return QPointF(plot.x() + plot.width() * epoch / steps, plot.bottom() - plot.height() * fame / top)

        for value in range(0, top + 1, step):
            y = point(0, value).y()
            painter.setPen(QPen(QColor(colours.line), 1.0))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            room = QRectF(chart.x(), y - 10, plot.x() - chart.x() - 6 * k, 20)
            draw_words(painter, room, str(value), 13.5 * k, colours.soft_ink, _RIGHT)
        for epoch in range(1, steps + 1):
            x = point(epoch, 0).x()
            room = QRectF(x - plot.width() / steps / 2, plot.bottom() + 5, plot.width() / steps, 22 * k)
            draw_words(painter, room, str(epoch), 13.5 * k, colours.soft_ink, _CENTRED)
        for seat in reversed(self._order):
            path = QPainterPath(point(0, self._fame[0][seat]))
            for epoch in range(1, steps + 1):
                path.lineTo(point(epoch, self._fame[epoch][seat]))
            ink = player_ink(colours, self._seats[seat].colour)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(
                QPen(ink, 3.0 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPath(path)
        self._paint_ends(painter, [point(steps, fame) for fame in self._fame[-1]], radius, chart)

    def _paint_ends(self, painter: QPainter, ends: list[QPointF], radius: float, chart: QRectF) -> None:
        """Emblems at the ends of the lines, moved apart where they would cover each other."""
        lowest = chart.bottom() - radius - 2
        y = lowest + 2 * radius
        places: dict[int, float] = {}
        for seat in reversed(self._order):
            y = min(y - 2 * radius - 1, ends[seat].y())
            places[seat] = y
        over = chart.y() + radius + 34 * self.scale - min(places.values())
        for seat, at in places.items():
            info = self._seats[seat]
            disc = emblem_pixmap(info.emblem, player_colour(info.colour), radius, self.devicePixelRatioF())
            half = disc.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(ends[seat].x() + 6, at + max(0.0, over) - half), disc)
