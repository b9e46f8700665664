"""The end of a game, in every mode: fame tablets turn over, then the ranking, what the game was about, and ways on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QVariantAnimation, Signal

from ra_desktop.app.models.score import ScoreModel
from ra_desktop.engine import RULESETS, PointRows, Position
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.charts import Line, LineChart
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import CENTRED, draw_words
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.side.score_view import ScoreTable, score_row_label
from ra_desktop.ui.words.fill import in_a_line, key_of, with_key
from ra_desktop.ui.words.outcome import About, way_labels
from ra_desktop.ui.words.tiles import epoch_short_label, points_text

from .overlay import Overlay
from .ranking_painter import GameResult, RankingPainter

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QShowEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.outcome import Way
    from ra_desktop.engine.account import DecidingLot
    from ra_desktop.engine.events import EpochScored
    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_HEADER, _HEADING, _POINTS_ROW, _POINTS_HEAD = 104.0, 30.0, 26.0, 36.0
"""Heights at scale 1: the winner, the heading of a chart, a row of the points, their emblems."""
_HIGHEST_HEADER: Final = 150.0
_LOWEST_ROW, _LOW_ENOUGH = 44.0, 48.0
"""Least height of a player's row, at scale 1, and in pixels."""
_TYPE_IN_ROW: Final = 21.0
"""The height of a row of the points for type of scale 1."""
_WIDE: Final = 1000
"""Width in pixels from which there is room for three things side by side below the rows, with usual text."""
_WAITS: Final = durations.STONE / (durations.STONE + durations.STONE_TURN)
"""The share of the time for a tablet in which it still lies face down."""
_HURRY: Final = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class RankingPage(Overlay):
    """The final ranking, over the board. :attr:`closed` returns to the table."""

    revealed = Signal()
    """All stones have been turned over."""
    presented = Signal()
    """The end of a game is shown: :meth:`show_about` says what it was about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._result: GameResult | None = None
        self._up = 0.0
        """How many tablets lie face up; in the fraction, the next one waits and turns over."""
        self._stones = QVariantAnimation(self, startValue=0.0)
        self._stones.valueChanged.connect(self._on_turning)
        self._stones.finished.connect(self._finish)
        self._compared: tuple[Position, Sequence[Sequence[PointRows]], int] | None = None
        """The end of a game, the points of a seat in an earlier game and in this one, by epoch, and the seat."""
        self.chart = LineChart(self)
        """The chart of fame by epoch."""
        self.model = ScoreModel(score_row_label, points_text, self)
        self.points = ScoreTable(self.model, self)
        """The points of each player by row of the scoring table."""
        self.points.setAccessibleName(_tr("Ranking", "Fame by category"))
        self.about = About()
        """What the game was about."""
        self.ways = {way: self.add_button(label) for way, label in way_labels().items()}
        """The buttons; those that are offered are shown."""
        self.ways["look"].clicked.connect(self.closed)
        self._offered: tuple[Way, ...] = ()
        self.skip = self.add_button(_tr("Ranking", "Show the ranking"), self.reveal_all)
        self.name_keys()

    def name_keys(self) -> None:
        """Say which key reviews the game."""
        tip = _tr("SavedGames", "Show what decided the game, the costliest moves, and why the bots made theirs")
        self.ways["review"].setToolTip(with_key(tip, key_of("review", "W")))

    # --- contents -------------------------------------------------------------------------------

    def show_game(
        self,
        state: Position,
        seats: Sequence[SeatInfo],
        scored: Sequence[EpochScored] = (),
        remark: str = "",
        *,
        factor: float = 0.0,
        own: int | None = None,
        lots: Sequence[DecidingLot | None] = (),
    ) -> None:
        """Show the result of the finished game in `state`, to the only person, who has the seat `own`.

        With `scored`, the results of each epoch, there is also a chart of fame. `remark` is any further remark on the
        game, `lots` are the one that decided it and the reader's best. The fame tablets turn over one after the other,
        at `factor` times the usual time; :attr:`revealed` follows. With 0 all lie face up at once.
        """
        fame = (scored[0].fame_before, *(event.fame for event in scored)) if scored else ()
        self._result = GameResult(state, tuple(seats), fame, remark, own, tuple(lots))
        self._show_points()
        self._show_chart()
        self._stones.stop()
        self._up = 0.0 if factor else float(len(seats))
        if factor:
            self._stones.setEndValue(float(len(seats)))
            self._stones.setDuration(round((durations.STONE + durations.STONE_TURN) * len(seats) * factor))
            self._stones.start()
        labels, lost = way_labels(), own is not None and self._result.rank(own) > 1
        first: tuple[Way, ...] = ("review", "rematch") if lost else ("rematch", "review")
        self.show_about(About(), {way: labels[way] for way in (*first, "look")})
        self.presented.emit()

    def show_about(self, about: About, ways: Mapping[Way, str]) -> None:
        """Show what the game was `about`, and the buttons of these `ways` on with their texts, the first one red."""
        self.about, self._offered = about, tuple(ways)
        for number, (way, label) in enumerate(ways.items()):
            button = self.ways[way]
            button.setText(label.replace("&", "&&"))
            button.setProperty("primary", not number)
            button.style().polish(button)
        self.sort_buttons([self.ways[way] for way in ways])
        self._refresh()

    def compare(self, state: Position, sheets: Sequence[Sequence[PointRows]], seat: int) -> None:
        """Show the points of `seat` in `state`, where a deal was played again, beside those of the first game.

        `sheets` has the points of both games, by epoch.
        """
        self._compared = (state, sheets, seat)
        if self._result is not None:
            self._show_points()
            self._refresh()

    def _show_points(self) -> None:
        """Show the points of all players by category, or those of one in two games, by epoch as well."""
        state, seats = self.result.state, self.result.seats
        sheets: Sequence[Sequence[PointRows]] = state.score_sheet
        is_compared = self._compared is not None and self._compared[0] is state
        if self._compared is not None and is_compared:
            _, sheets, seat = self._compared
            names = (_tr("Ranking", "The first time"), _tr("Ranking", "This time"))
            seats = tuple(replace(seats[seat], name=name, colour="") for name in names)
        self.points.seats.set_seats(seats)
        self.model.lists_epochs = is_compared  # otherwise the ranking has these
        self.model.show_points(sheets, RULESETS[state.ruleset], [seat.name for seat in seats])

    @property
    def _remarks(self) -> tuple[str, ...]:
        """The other remarks: records, what the mode brought, and what a loser may try."""
        return tuple(filter(None, (*self.about.records, *self.about.lines, *self.result.advice())))

    @property
    def has_result(self) -> bool:
        """Whether the end of a game was shown before."""
        return self._result is not None

    @property
    def result(self) -> GameResult:
        """The result shown."""
        assert self._result is not None
        return self._result

    def _refresh(self) -> None:
        if self._result is None:
            return
        is_told = self.is_told
        for way, button in self.ways.items():
            button.setVisible(is_told and way in self._offered)
        self.skip.setVisible(not is_told)
        self.points.setVisible(is_told)
        self.place_buttons()
        self._describe()
        self.update()

    def _describe(self) -> None:
        if self._result is None:
            return
        self.setAccessibleName(_tr("Ranking", "Final ranking"))
        lines: list[str] = []
        if self.is_told:
            best = [self.result.best(seat) for seat in self.result.order]
            lines = [*map(in_a_line, zip(self.result.places(), best, strict=True)), self.result.below()]
            lines += filter(None, [*self.about.sentences, *self.result.advice(), *self.result.lots_told()])
        self.setAccessibleDescription("\n".join(lines))

    # --- stones ---------------------------------------------------------------------------------

    @property
    def turned(self) -> int:
        """How many tablets lie face up, counted from the last place."""
        return int(self._up)

    @property
    def is_told(self) -> bool:
        """Whether all tablets lie face up."""
        return self._result is not None and self._up >= len(self._result.seats)

    def reveal_all(self) -> None:
        """Turn all tablets over at once."""
        if self._result is not None and not self.is_told:
            self._stones.stop()
            self._up = float(len(self._result.seats))
            self._finish()

    def _on_turning(self, up: float) -> None:
        self._up = up
        self.update()

    def _finish(self) -> None:
        self._refresh()
        self.take_focus()
        self.revealed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stones.state() == QVariantAnimation.State.Paused:
            self._stones.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._stones.state() == QVariantAnimation.State.Running:
            self._stones.pause()
        super().hideEvent(event)

    # --- input ----------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Give the keyboard to the first button, once there are buttons."""
        if self.is_told and self._offered:
            self.ways[self._offered[0]].setFocus()
        else:
            self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape returns to the table; while tablets turn over, it shows all of them, as Space and Enter do."""
        if not self.is_told and event.key() in _HURRY:
            if not event.isAutoRepeat():
                self.reveal_all()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.reveal_all()

    # --- layout ---------------------------------------------------------------------------------

    def content_height(self) -> float:
        if self._result is None:
            return 0.0
        k, players = self.scale, len(self._result.order)
        if not self.is_told:
            return _HEADER * k + RankingPainter.height_for(players, k)
        charts = _HEADING + _POINTS_HEAD + _POINTS_ROW * self.model.rowCount() + 18
        return (_HEADER + charts) * k + RankingPainter.height_for(players, k)

    def parts(self) -> dict[str, QRectF]:
        """Return the places of winner and rows, and below them of what the game was about, chart and points.

        What there is nothing to say of has no place; nor has the chart, which the rows tell in figures, where there is
        no room for three. It is below what the game was about if that leaves room for it.
        """
        k, inner, players = self.scale, QRectF(self.inner()), len(self.result.order)
        header = QRectF(inner.x(), inner.y(), inner.width(), min(_HEADER * k, _HIGHEST_HEADER))
        if not self.is_told:
            return {"winner": header, "rows": inner.adjusted(0, header.height(), 0, 0)}
        rows = self.model.rowCount()
        body = inner.bottom() - header.bottom()
        least = RankingPainter.height_for(players, k, min(_LOWEST_ROW, _LOW_ENOUGH / k))
        more = RankingPainter.height_for(players, k) - least
        height = (_HEADING + _POINTS_HEAD + _POINTS_ROW * rows + 10) * k
        lowest = (_HEADING + _POINTS_HEAD + 4) * k + _POINTS_ROW * min(1.0, k) * rows
        spare = (body - least - lowest) / (more + height - lowest)  # shared by rows and points
        low = min(height, lowest + max(0.0, spare) * (height - lowest))
        places = {"winner": header, "rows": QRectF(inner.x(), header.bottom(), inner.width(), body - low - 8 * k)}
        gap = 14 * k
        is_about = bool(self.about.title or self._remarks)
        names = ["about"] * is_about
        needed = (_HEADING + 8) * k + RankingPainter.about_height(self.about, len(self._remarks), 0.7 * k)
        is_short = needed <= 0.4 * low  # there is room for the chart below it
        if self.result.fame and (not is_about or (inner.width() >= _WIDE * text_scale() and not is_short)):
            names.append("chart")
        names.append("points")
        wide = (inner.width() - gap * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            places[name] = QRectF(inner.x() + number * (wide + gap), inner.bottom() - low, wide, low)
        if self.result.fame and is_about and is_short:
            places["chart"] = places["about"].adjusted(0, needed + gap / 2, 0, 0)
            places["about"].setHeight(needed)
        return places

    def place_buttons(self) -> None:
        """Place the buttons at the bottom, the chart and the points."""
        super().place_buttons()
        self.chart.setVisible(self.has_result and "chart" in self.parts())  # the page may be wider or narrower now
        if not self.is_told:
            return
        k, room = self.scale, self.parts()["points"]
        inside = room.adjusted(8 * k, _HEADING * k, -8 * k, -4 * k)
        head = round(min(_POINTS_HEAD * k, max(24.0, inside.height() * 0.16)))
        rows = max(1, self.model.rowCount())
        height = max(14, min(round(_POINTS_ROW * k), int((inside.height() - head) / rows)))
        self.points.set_scale(max(1.0, min(k, height / _TYPE_IN_ROW)))
        self.points.seats.setFixedHeight(head)
        self.points.rules.setDefaultSectionSize(height)
        self.points.setGeometry(inside.toRect())
        if (chart := self.parts().get("chart")) is not None:
            self.chart.setGeometry(chart.adjusted(8 * k, _HEADING * k, -6 * k, -6 * k).toRect())
            self.chart.set_scale(k)

    # --- painting -------------------------------------------------------------------------------

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        """Paint winner, ranking and what the game was about, and the frames of the chart and of the points."""
        if self._result is None:
            return
        parts = self.parts()
        paints = RankingPainter(painter, self._result, colours, self.scale)
        paints.paint_rows(parts["rows"], self.turned, max(0.0, self._up % 1 - _WAITS) / (1 - _WAITS))
        if not self.is_told:
            paints.paint_waiting(parts["winner"])
            return
        paints.paint_winner(parts["winner"])
        titles = {
            "about": self.about.title or _tr("Ranking", "This game"),
            "chart": _tr("Ranking", "Fame by epoch"),
            "points": _tr("Ranking", "Fame by category"),
        }
        for name, title in titles.items():
            if name in parts:
                self._paint_frame(painter, colours, parts[name], title)
        if "about" in parts:
            inside = parts["about"].adjusted(12 * self.scale, _HEADING * self.scale, -12 * self.scale, -8 * self.scale)
            paints.paint_about(inside, self.about, self._remarks, good=len(self.about.records))

    def _paint_frame(self, painter: QPainter, colours: Theme, frame: QRectF, title: str) -> None:
        k = self.scale
        paint_box(painter, frame, 12, colours.well, colours.line, 1.2)
        heading = QRectF(frame.x(), frame.y() + 3 * k, frame.width(), (_HEADING - 4) * k)
        draw_words(painter, heading, title, 18 * k, colours.ink, CENTRED, display=True)

    # --- the chart ------------------------------------------------------------------------------

    def _show_chart(self) -> None:
        seats, fame = self.result.seats, self.result.fame
        lines = [
            Line(seats[at].name, seats[at].colour, tuple(float(epoch[at]) for epoch in fame))
            for at in reversed(self.result.order)
        ]
        ticks = [
            _tr("Common", "Start", "Of a chart: before the first epoch"),
            *(epoch_short_label(epoch) for epoch in range(1, len(fame))),
        ]
        self.chart.show_lines(lines if fame else (), ticks)
