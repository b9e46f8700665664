"""The overview of the statistics: two charts with titles and legends."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.games import mean_text
from ra_desktop.ui.words.tiles import row_label, ruleset_label

if TYPE_CHECKING:
    from ra_desktop.app.statistics import Statistics

    from .charts import CourseChart, PairChart

_tr = QCoreApplication.translate

_BETWEEN: Final = "&nbsp;&nbsp; "
"""Stands between the parts of a key, which may be on several lines."""
FULL: Final = "●"
HOLLOW: Final = "○"
LINE: Final = "━"


_MOST_SPOKEN: Final = 20
"""So many games, the last ones, are told to a screen reader."""


class ChartPage(QWidget):
    """The sources of points, and the timeline of games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: PairChart | None = None
        self.course: CourseChart | None = None
        self._columns = (QVBoxLayout(), QVBoxLayout())
        self.points_title = QLabel(self)
        self._course_title = QLabel(_tr("Statistics", "Fame by game"), self)
        self._points_key = QLabel(self)
        self._course_key = QLabel(self)
        both = QHBoxLayout(self)
        both.setContentsMargins(14, 8, 14, 8)
        both.setSpacing(18)
        titles, keys = (self.points_title, self._course_title), (self._points_key, self._course_key)
        for title, key, column in zip(titles, keys, self._columns, strict=True):
            title.setProperty("role", "heading")
            key.setTextFormat(Qt.TextFormat.RichText)
            for label in (title, key):
                label.setWordWrap(True)
            column.setSpacing(2)
            column.addWidget(title)
            column.addWidget(key)
            both.addLayout(column, 1)

    def _charts(self) -> tuple[PairChart, CourseChart]:
        """Return the charts, created on first use, since pyqtgraph takes a while to load."""
        if self.points is None or self.course is None:
            from .charts import CourseChart, PairChart

            self.points, self.course = PairChart(self), CourseChart(self)
            for column, chart in zip(self._columns, (self.points, self.course), strict=True):
                column.addWidget(chart, 1)
        return self.points, self.course

    def show_statistics(self, found: Statistics, player: str) -> None:
        """Show the charts of `found`, for `player`."""
        colours = current()
        points, course = self._charts()
        rows = [(row_label(row), mine, bots) for row, mine, bots in found.points]
        words = [
            fill(
                _tr("Statistics", "{row}: {mine}, bots: {bots}"),
                row=name,
                mine=mean_text(mine),
                bots="–" if bots is None else mean_text(bots),
            )
            for name, mine, bots in rows
        ]
        points.show_rows(rows, words)
        self._title_points(found)
        mine = key_text(colours.accent_line, player or _tr("Statistics", "You"))
        bots = key_text(colours.control_line, _tr("Statistics", "Bots"), sign=HOLLOW)
        self._points_key.setText(_BETWEEN.join((mine, bots)))
        points.setAccessibleName(self.points_title.text())
        course.setAccessibleName(self._course_title.text())
        games = [(game.fame, game.is_win) for game in found.course]
        numbered = list(enumerate(games, start=1))[-_MOST_SPOKEN:]
        course.show_games(games, [_game_text(number, fame, is_win=won) for number, (fame, won) in numbered])
        won = key_text(colours.accent_line, _tr("Statistics", "Won", "A number of games, or the key of a chart"))
        lost = key_text(colours.control_line, _tr("Statistics", "Not won"), sign=HOLLOW)
        mean = key_text(colours.accent_text, _tr("Statistics", "Average of ten games"), sign=LINE)
        self._course_key.setText(_BETWEEN.join((won, lost, mean)))

    def _title_points(self, found: Statistics) -> None:
        """Name the game of the points in the title, if games with other scoring tables were played."""
        title = _tr("Statistics", "Points per game")
        if not {str(part.key[0]) for part in found.by_game} <= set(found.scored_alike):
            ruleset = next(iter(found.scored_alike), "classic")
            game = (record(ruleset).scoring_name or partial(ruleset_label, ruleset))()
            title = fill(_tr("Statistics", "Points per game: {game}"), game=game)
        self.points_title.setText(title)


def _game_text(number: int, fame: float, *, is_win: bool) -> str:
    won = _tr("Statistics", "Game {number}: {fame} fame, won")
    other = _tr("Statistics", "Game {number}: {fame} fame, not won")
    return fill(won if is_win else other, number=number, fame=f"{fame:g}")


def key_text(colour: str, words: str, *, sign: str = FULL) -> str:
    """Return a sign in a chart's colour and its meaning, as rich text."""
    safe = escape(words)
    return '<span style="color:' + colour + '">' + sign + "</span>&nbsp;" + safe
