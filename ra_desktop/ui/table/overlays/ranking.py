"""The final ranking: who won, what decided the game, and how fame developed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen

from ra_desktop.ui.look.art import paint_art
from ra_desktop.ui.look.drawing import player_colour, player_ink, points_ink
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.lettering import draw_broken, draw_words, words_width
from ra_desktop.ui.look.sun_painter import paint_sun
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import epoch_label, points_text

from .overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import Position
    from ra_desktop.engine.events import EpochScored
    from ra_desktop.ui.look.charts import LineChart
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_tr = QCoreApplication.translate
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_EPOCHS: Final = 3
_CHART_FROM: Final = 760
"""Width inside the card from which the chart is beside the ranking instead of below."""
_CHART_BELOW: Final = 250
"""Height of the chart below the ranking, at scale 1."""


class RankingPage(Overlay):
    """The final ranking, over the board. :attr:`closed` returns to the table."""

    rematch_requested = Signal()
    new_game_requested = Signal()
    save_requested = Signal()
    replay_requested = Signal()
    """The replay was requested."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state: Position | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._fame: tuple[tuple[int, ...], ...] = ()
        self._order: list[int] = []
        self._remark = ""
        self._chart_is_due = False
        self.chart: LineChart | None = None
        """The chart of fame by epoch, once it exists."""
        self.rematch = self.add_button(primary=True)
        self.rematch.clicked.connect(self.rematch_requested)
        self.new_game = self.add_button()
        self.new_game.clicked.connect(self.new_game_requested)
        self.save = self.add_button()
        self.save.clicked.connect(self.save_requested)
        self.replay = self.add_button()
        self.replay.clicked.connect(self.replay_requested)
        self.look = self.add_button()
        self.look.clicked.connect(self.closed)
        self.setFocusProxy(self.rematch)
        self.retranslate()

    def retranslate(self) -> None:
        """Update the texts."""
        self.rematch.setText(_tr("Ranking", "Rematch"))
        self.new_game.setText(_tr("Ranking", "New game…"))
        self.save.setText(_tr("Ranking", "Save…"))
        self.replay.setText(_tr("Ranking", "Replay"))
        self.look.setText(_tr("Ranking", "View table"))
        if self._state is not None:
            self.setAccessibleName(self._title())
            self.setAccessibleDescription(self._summary())
        self.update()

    # --- contents -------------------------------------------------------------------------------

    def show_game(
        self, state: Position, seats: Sequence[SeatInfo], scored: Sequence[EpochScored] = (), remark: str = ""
    ) -> None:
        """Show the result of the finished game in `state`.

        With `scored`, the results of each epoch, there is also a chart of fame. `remark` is any further remark on the
        game.
        """
        self._state = state
        self._remark = remark
        self._seats = tuple(seats)
        self._fame = tuple(event.fame for event in scored)
        if scored:
            self._fame = (scored[0].fame_before, *self._fame)
        self._order = sorted(
            range(state.players), key=lambda seat: (state.fame[seat], state.highest_sun(seat)), reverse=True
        )
        self.retranslate()
        self._chart_is_due = bool(scored)
        self.place_buttons()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the winner first."""
        return tuple(self._order)

    def rank(self, seat: int) -> int:
        """1 for the winner."""
        return self._order.index(seat) + 1

    def decided_by(self) -> str:
        """Return what decided the game between the first two."""
        state = self._state
        assert state is not None
        if len(self._order) < 2:
            return ""
        first, second = self._order[:2]
        if state.fame[first] > state.fame[second]:
            return fill(
                _tr("Ranking", "Decided on fame: {first} to {second}."),
                first=state.fame[first],
                second=state.fame[second],
            )
        return fill(
            _tr("Ranking", "Tied at {fame} fame. The highest sun decides: {first} beats {second}."),
            fame=state.fame[first],
            first=state.highest_sun(first),
            second=state.highest_sun(second),
        )

    def is_tied(self, seat: int) -> bool:
        """Whether another player has the same fame, so that suns decide."""
        assert self._state is not None
        return self._state.fame.count(self._state.fame[seat]) > 1

    def _title(self) -> str:
        return _tr("Ranking", "Final ranking")

    def _summary(self) -> str:
        state = self._state
        assert state is not None
        lines = [
            fill(
                _tr("Ranking", "{rank}. {name}: {fame} fame"),
                rank=self.rank(seat),
                fame=state.fame[seat],
                name=self._seats[seat].name,
            )
            for seat in self._order
        ]
        return "\n".join([*lines, self._words_below()])

    def _words_below(self) -> str:
        """Return the text below the title."""
        if not self._remark:
            return self.decided_by()
        return _tr("Ranking", " · ").join(part for part in (self.decided_by().rstrip("."), self._remark) if part)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape returns to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def content_height(self) -> float:
        """Return the height of the title and of the ranking, or the chart beside it."""
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
        draw_words(painter, words, self._words_below(), 17 * k, colours.soft_ink, _CENTRED)
        table, chart = self._parts()
        if not chart.isEmpty():
            painter.setPen(QPen(QColor(colours.line), 1.2))
            painter.setBrush(QColor(colours.well))
            painter.drawRoundedRect(chart, 12, 12)
            heading = QRectF(chart.x(), chart.y() + 8 * k, chart.width(), 26 * k)
            draw_words(painter, heading, _tr("Ranking", "Fame by epoch"), 18 * k, colours.ink, _CENTRED, display=True)
        self._paint_table(painter, colours, table)
        if self._chart_is_due:
            self._chart_is_due = False
            QTimer.singleShot(0, self, self._show_chart)

    def _parts(self) -> tuple[QRectF, QRectF]:
        """Return the places of the ranking and of the chart, which is empty if there is none."""
        k = self.scale
        body = QRectF(self.inner()).adjusted(0, 76 * k, 0, 0)
        if not self._fame:
            return body, QRectF()
        if self._is_wide():
            table = QRectF(body.x(), body.y(), body.width() * 0.58, body.height())
            return table, QRectF(table.right() + 24 * k, body.y(), body.right() - table.right() - 24 * k, body.height())
        least = (38 + 58 * len(self._order)) * k
        height = min(_CHART_BELOW * k, body.height() - least)
        table = body.adjusted(0, 0, 0, -height)
        return table, QRectF(body.x(), table.bottom() + 4 * k, body.width(), height)

    # --- the chart ------------------------------------------------------------------------------

    @staticmethod
    def prepare() -> None:
        """Load the chart library, while something else is shown."""
        from ra_desktop.ui.look import charts  # noqa: F401

    def _show_chart(self) -> None:
        """Show the chart; the ranking is already visible, since loading takes a moment."""
        if not self._fame or not self.isVisible():
            return
        from ra_desktop.ui.look.charts import Line, LineChart

        if self.chart is None:
            self.chart = LineChart(self)
        lines = [
            Line(
                self._seats[seat].name,
                self._seats[seat].colour,
                self._seats[seat].emblem,
                tuple(float(fame[seat]) for fame in self._fame),
            )
            for seat in reversed(self._order)
        ]
        # Only the first word of the epoch's name; the full name is above the ranking.
        ticks = [
            _tr("Ranking", "Start", "Of a chart: before the first epoch"),
            *(epoch_label(epoch).partition(" ")[0] for epoch in range(1, len(self._fame))),
        ]
        self.chart.show_lines(lines, ticks)
        self._place_chart()
        self.chart.show()

    def _place_chart(self) -> None:
        if self.chart is None:
            return
        _, chart = self._parts()
        k = self.scale
        self.chart.setVisible(not chart.isEmpty())
        self.chart.setGeometry(chart.adjusted(8 * k, 36 * k, -6 * k, -6 * k).toRect())
        self.chart.set_scale(k)

    def place_buttons(self) -> None:
        """Place the buttons at the bottom, and the chart."""
        super().place_buttons()
        self._place_chart()

    def _cells(self, line: QRectF) -> dict[str, QRectF]:
        """Return the columns of the ranking."""
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
        """Paint the names in one size, and all on one line or all on two."""
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
