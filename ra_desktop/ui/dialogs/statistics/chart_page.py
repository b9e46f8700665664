"""The overview of the statistics: two charts with titles and legends."""

from __future__ import annotations

from functools import partial
from html import escape
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSizePolicy, QStackedWidget, QWidget

from ra_desktop.ai.review.content import drill_theme, is_worth_a_word
from ra_desktop.ai.review.trends import Trends, leaks
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import FinishedGame, kept_files
from ra_desktop.storage.library import Glimpse, ranking
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.storage.savefile import load_file
from ra_desktop.ui.dialogs.parts import NARROWEST_BOX, EmptyPage
from ra_desktop.ui.dialogs.statistics.charts import LEAST_POINTS, CourseChart, PairChart
from ra_desktop.ui.dialogs.statistics.tables import FigureRow
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.flow import FlowLayout, in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.portrait_painter import Face, draw_portrait
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.thumbnail import SIZE, thumbnail
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import count_of, fill, labelled, mean_text, percent, plain_text
from ra_desktop.ui.words.games import finished_text
from ra_desktop.ui.words.puzzles import practice_for
from ra_desktop.ui.words.review import kind_label, leaning_lines, part_text, share_text
from ra_desktop.ui.words.scoring import scored
from ra_desktop.ui.words.tiles import row_label, ruleset_label

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ra_desktop.app.looks import Looked
    from ra_desktop.app.statistics import Statistics

_BETWEEN: Final = "&nbsp;&nbsp; "
"""Separator between the parts of a key, which may wrap."""
FULL: Final = "●"
HOLLOW: Final = "○"
LINE: Final = "━"


_MOST_SPOKEN: Final = 20
"""Number of latest games whose results a screen reader reads."""


class ChartPage(QWidget):
    """The sources of points, and the timeline of games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points, self.course = PairChart(self), CourseChart(self)
        self.points_title = QLabel(_tr("Statistics", "Fame per game"), self)
        self._course_title = QLabel(_tr("Statistics", "Fame by game"), self)
        self._points_key = QLabel(self)
        self._course_key = QLabel(self)
        both = self._both = in_line(self, margins=(14, 8, 14, 8), spacing=18)
        points = self.points_title, self._points_key, self.points
        for title, key, chart in (points, (self._course_title, self._course_key, self.course)):
            title.setProperty("role", "heading")
            chart.setAccessibleName(title.text())
            key.setTextFormat(Qt.TextFormat.RichText)
            for label in (title, key):
                label.setWordWrap(True)
            both.addLayout(in_column(None, title, key, (chart, 1), margins=(0, 0, 0, 0), spacing=2), 1)

    def show_statistics(self, statistics: Statistics, player: str) -> None:
        """Show the charts of `statistics`, for `player`."""
        colours = current()
        rows = [(row_label(row), own, bots) for row, own, bots in statistics.points]
        label = _tr("Statistics", "Bots")
        words = [
            scored(name, mean_text(own), labelled(label, "–" if bots is None else mean_text(bots)))
            for name, own, bots in rows
        ]
        self.points.show_rows(rows, words)
        self._title_points(statistics)
        own = key_text(colours.accent_line, player or _tr("Common", "You"))
        bots = key_text(colours.control_line, _tr("Statistics", "Bots"), sign=HOLLOW)
        self._points_key.setText(_BETWEEN.join((own, bots)))
        self.points.setAccessibleName(self.points_title.text())
        games = [(game.fame, game.is_win) for game in statistics.course]
        for part in (self._course_title, self._course_key, self.course):
            part.setVisible(len(games) >= LEAST_POINTS)
        self._both.setStretch(1, int(len(games) >= LEAST_POINTS))  # or the other chart has all of the width
        numbered = list(enumerate(games, start=1))[-_MOST_SPOKEN:]
        self.course.show_games(games, [_game_text(number, fame, is_win=won) for number, (fame, won) in numbered])
        won = key_text(colours.accent_line, _tr("Statistics", "Won", "A number of games, or the key of a chart"))
        lost = key_text(colours.control_line, _tr("Statistics", "Not won"), sign=HOLLOW)
        mean = key_text(colours.accent_text, _tr("Statistics", "Average of ten games"), sign=LINE)
        self._course_key.setText(_BETWEEN.join((won, lost, mean)))

    def _title_points(self, statistics: Statistics) -> None:
        """Name the game of the points in the title, if games with other scoring tables were played."""
        title = _tr("Statistics", "Fame per game")
        if not {str(part.key[0]) for part in statistics.by_game} <= set(statistics.scored_alike):
            ruleset = next(iter(statistics.scored_alike), "classic")
            game = (record(ruleset).scoring_name or partial(ruleset_label, ruleset))()
            title = labelled(title, game)
        self.points_title.setText(title)


def _game_text(number: int, fame: float, *, is_win: bool) -> str:
    points = f"{fame:g}"
    won = _tr("Statistics", "Game {number}: {fame} fame, won", "", count_of(points))
    other = _tr("Statistics", "Game {number}: {fame} fame, not won", "", count_of(points))
    return fill(won if is_win else other, number=number, fame=points)


def key_text(colour: str, words: str, *, sign: str = FULL) -> str:
    """Return a sign in a chart's colour and its meaning, as rich text."""
    safe = escape(words)
    return '<span style="color:' + colour + '">' + sign + "</span>&nbsp;" + safe


_MOST_MONTHS: Final = 12
_LEAST_HEIGHT: Final = 265
"""The least height of figures and charts, in pixels at the usual size of text; below that, the page scrolls."""
_MOST_HABITS: Final = 3
"""How many habits by content are listed."""
_MOST_LEAKS: Final = 2
"""How many of the costliest leaks have puzzles and a lesson."""


class PlayPage(QWidget):
    """Figures, what goes wrong most often and two charts, or how to get some; below, the games that can be reviewed."""

    practice_wanted = Signal(str, str)
    """``puzzles`` or ``drill`` and a theme, or ``lesson`` and the id of a lesson."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Trends | None = None
        self.links = [QPushButton(self) for _ in range(2 * _MOST_LEAKS)]
        """Puzzles and a lesson for each of the costliest leaks."""
        for link in self.links:
            link.setAutoDefault(False)
            link.clicked.connect(lambda _=False, link=link: self.practice_wanted.emit(*link.property("practice")))
        self.by_month, self.by_kind = PairChart(self), PairChart(self, 2)
        self.empty = EmptyPage(self)
        self.figures = FigureRow(4, self)
        self.tendency = plain_label(self, wraps=True)
        self._titles = [QLabel(self), QLabel(self)]
        page = QWidget(self)
        page.setMinimumHeight(round(scaled(_LEAST_HEIGHT)))
        columns = []
        for title, chart in zip(self._titles, (self.by_month, self.by_kind), strict=True):
            title.setProperty("role", "heading")
            title.setWordWrap(True)
            columns.append((in_column(None, title, (chart, 1), margins=(0, 0, 0, 0), spacing=2), 1))
        both = in_line(None, *columns, spacing=18)
        links = FlowLayout(None, *self.links)
        in_column(page, self.figures, self.tendency, links, (both, 1), margins=(14, 8, 14, 8), spacing=8)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(page)
        self.games = ReviewBar(self)
        self.habits_title = plain_label(
            self, _tr("Statistics", "What you pay too much or too little for"), role="heading"
        )
        self.habits = plain_label(self, wraps=True)
        self.drill = QPushButton(plain_text(_tr("Commands", "What is i&t worth?")), self, autoDefault=False)
        self.drill.clicked.connect(lambda: self.practice_wanted.emit("drill", self.drill.property("theme")))
        beside = in_line(None, (self.habits, 1), self.drill, spacing=8)
        self._habits = QWidget(self)
        in_column(self._habits, self.habits_title, beside, margins=(14, 8, 14, 0), spacing=2)
        self._habits.hide()
        in_column(self, self._habits, (self.pages, 1), self.games, margins=(0, 0, 0, 0))

    def show_habits(self, looked: Looked) -> None:
        """Show the habits by content that the last games show, with how certain they are; hidden without any."""
        known = list(filter(is_worth_a_word, looked.leanings))[:_MOST_HABITS]
        self.habits.setText("\n".join(leaning_lines(known)))
        self.drill.setProperty("theme", drill_theme(known[0], looked.game) if known else "")
        self._habits.setVisible(bool(known))

    def wait(self) -> None:
        """Say that the reviews are being read."""
        self.empty.say(_tr("Statistics", "Reading the reviews…"), "")
        self.pages.setCurrentWidget(self.empty)

    def show_trends(self, statistics: Trends) -> None:
        """Show `statistics`, taken from all reviews."""
        self.shown = statistics
        if not statistics.games:
            self.empty.say(
                _tr("Statistics", "No reviews yet"),
                fill(
                    _tr(
                        "Statistics",
                        "A finished game counts here once its review is complete. Choose “{command}” after a game.",
                    ),
                    command=plain_text(_tr("Commands", "Revie&w the game")),
                ),
            )
            self.pages.setCurrentWidget(self.empty)
            return
        self._show_figures(statistics)
        self._show_charts(statistics)
        self.pages.setCurrentIndex(1)

    def _show_figures(self, statistics: Trends) -> None:
        games, lost, wins, fair = self.figures.figures
        games.say(str(statistics.games), _tr("Statistics", "Games reviewed"))
        tip = _tr(
            "Statistics",
            "In each decision, the best move is worth more fame than the worst. This is how much of that difference "
            "you gave away, over all decisions.",
        )
        lost.say(percent(statistics.all.share), _tr("Statistics", "Fame given away"), tip)
        wins.say(percent(statistics.wins), _tr("Statistics", "Won", "A number of games, or the key of a chart"))
        tip = fill(_tr("Statistics", "Luck of the draws: {points} fame a game"), points=mean_text(statistics.fame_luck))
        fair.say(percent(max(0.0, min(1.0, statistics.adjusted_wins))), _tr("Statistics", "Won with average luck"), tip)
        late, early = statistics.too_late.errors, statistics.too_early.errors
        text = _tr("Statistics", "Ra invoked too late: {late}. Too early: {early}.")
        self.tendency.setText(fill(text, late=late, early=early))
        self.figures.read_out(self.tendency.text())
        practice = [link for leak in leaks(statistics)[:_MOST_LEAKS] for link in practice_for(leak)]
        for link, (kind, key, words) in zip_longest(self.links, practice, fillvalue=("", "", "")):
            assert isinstance(link, QPushButton)
            link.setVisible(bool(words))
            link.setText(words.replace("&", "&&"))
            link.setProperty("practice", [kind, key])

    def _show_charts(self, statistics: Trends) -> None:
        self._titles[0].setText(_tr("Statistics", "Fame given away by month, as a % of what was at stake"))
        self._titles[1].setText(_tr("Statistics", "Fame given away per decision, by kind"))
        for title, chart in zip(self._titles, (self.by_month, self.by_kind), strict=True):
            chart.setAccessibleName(title.text())
        months = statistics.months[-_MOST_MONTHS:]
        names = [QLocale().toString(QDate(month.year, month.month, 1), "MMM yyyy") for month in months]
        rows = [(name, 100 * month.all.share, None) for name, month in zip(names, months, strict=True)]
        words = [f"{name}: {share_text(month.all)}" for name, month in zip(names, months, strict=True)]
        self.by_month.show_rows(rows, words)
        kinds = [(kind_label(kind), part) for kind, part in statistics.by_kind.items()]
        rows = [(name, part.per_decision, None) for name, part in kinds]
        self.by_kind.show_rows(rows, [f"{name}: {part_text(part)}" for name, part in kinds])


_MOST: Final = 100
"""Games that are listed; all of them are in the window of saved games."""
_BOARD, _FACE = 36, 34
"""Height of a small board, and the width of a face beside it."""


class GamePicture(QWidget):
    """A finished game as a small board, with the faces of its players, the winner's first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: tuple[Glimpse, list[Face]] | None = None
        self.setFixedHeight(_BOARD)

    def show_game(self, path: Path | None) -> None:
        """Show the game of that file; nothing without one, or if it cannot be read."""
        self.shown = None
        if path is not None:
            try:
                saved = load_file(path)
            except SaveError:
                pass  # its review will tell
            else:
                seats = [saved.occupants[seat] for seat in ranking(saved)]
                self.shown = Glimpse.of(saved.game.state), [Face(seat.colour, seat.character) for seat in seats]
        faces = len(self.shown[1]) if self.shown is not None else 0
        self.setFixedWidth(faces and round(_BOARD * SIZE.width() / SIZE.height()) + 4 + faces * _FACE)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None:
            return
        glimpse, faces = self.shown
        painter = QPainter(self)
        board = thumbnail(glimpse, _BOARD, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, board)
        left = board.deviceIndependentSize().width() + 4
        for place, face in enumerate(faces):
            draw_portrait(painter, QPointF(left + (place + 0.5) * _FACE, _BOARD / 2), _FACE * 0.46, face)
        painter.end()


class ReviewBar(QWidget):
    """The last finished games whose files are there, and a button for the review of one; without any, hidden."""

    review_wanted = Signal(object)
    """The path of the game whose review was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(_tr("Statistics", "&Finished game:"), self)
        self.games = keep_from_wheel(QComboBox(self))
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumWidth(NARROWEST_BOX)
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label.setBuddy(self.games)
        self.button = QPushButton(_tr("SavedGames", "Re&view"), self, autoDefault=False)
        self.button.clicked.connect(lambda: self.review_wanted.emit(self.games.currentData()))
        self.picture = GamePicture(self)
        self._reading = QTimer(self, singleShot=True, interval=0)  # opening the window waits for no file
        self._reading.timeout.connect(lambda: self.picture.show_game(self.games.currentData()))
        self.games.currentIndexChanged.connect(lambda: self._reading.start())
        parts = (self._label, (self.games, 1), self.picture, self.button)
        in_line(self, *parts, margins=(14, 0, 14, 8), spacing=8)

    def show_games(self, games: Sequence[FinishedGame]) -> None:
        """Offer the last of `games`, which are sorted by their ends, the latest first; the chosen one stays."""
        files = kept_files()
        listed = [game for game in reversed(games) if game.id[:KEPT_ID] in files][:_MOST]
        chosen = self.games.currentData()
        self.games.clear()
        for game in listed:
            self.games.addItem(finished_text(game), files[game.id[:KEPT_ID]])
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self.setVisible(bool(listed))
