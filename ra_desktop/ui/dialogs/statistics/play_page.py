"""How well somebody plays, from the reviews of the games: errors by month and by kind, luck, and what goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.storage.finished import kept_files
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.ui.dialogs.parts import NARROWEST_BOX, EmptyPage
from ra_desktop.ui.dialogs.statistics.tables import FigureRow
from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.words.fill import fill, mean_text, percent
from ra_desktop.ui.words.games import finished_text
from ra_desktop.ui.words.review import kind_label, part_text, share_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.review.trends import Trends
    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.ui.dialogs.statistics.charts import PairChart

_tr = QCoreApplication.translate

_MOST_MONTHS: Final = 12


class PlayPage(QWidget):
    """Figures, what goes wrong most often and two charts, or how to get some; below, the games that can be reviewed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Trends | None = None
        self.by_month: PairChart | None = None
        self.by_kind: PairChart | None = None
        self.empty = EmptyPage(self)
        self.figures = FigureRow(4, self)
        self.tendency = QLabel(self)
        self.tendency.setWordWrap(True)
        self.tendency.setTextFormat(Qt.TextFormat.PlainText)
        self._titles = [QLabel(self), QLabel(self)]
        self._columns = (QVBoxLayout(), QVBoxLayout())
        page = QWidget(self)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(14, 8, 14, 8)
        whole.setSpacing(8)
        whole.addWidget(self.figures)
        whole.addWidget(self.tendency)
        both = QHBoxLayout()
        both.setSpacing(18)
        for title, column in zip(self._titles, self._columns, strict=True):
            title.setProperty("role", "heading")
            title.setWordWrap(True)
            column.setSpacing(2)
            column.addWidget(title)
            both.addLayout(column, 1)
        whole.addLayout(both, 1)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(page)
        self.games = ReviewBar(self)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.pages, 1)
        around.addWidget(self.games)

    def wait(self) -> None:
        """Say that the reviews are being read."""
        self.empty.say(_tr("Statistics", "Reading the reviews…"), "")
        self.pages.setCurrentWidget(self.empty)

    def show_trends(self, found: Trends) -> None:
        """Show what the reviews say together."""
        self.shown = found
        if not found.games:
            self.empty.say(
                _tr("Statistics", "No reviews yet"),
                _tr("Statistics", "A finished game counts here once its review is complete. Press V after a game."),
            )
            self.pages.setCurrentWidget(self.empty)
            return
        self._show_figures(found)
        self._show_charts(found)
        self.pages.setCurrentIndex(1)

    def _show_figures(self, found: Trends) -> None:
        games, lost, wins, fair = self.figures.figures
        games.say(str(found.games), _tr("Statistics", "Games reviewed"))
        tip = _tr(
            "Statistics",
            "Of what was at stake: how much worse the worst move was than the best, over all decisions with a choice",
        )
        lost.say(percent(found.all.share), _tr("Statistics", "Chances given away"), tip)
        wins.say(percent(found.wins), _tr("Statistics", "Won"))
        tip = fill(_tr("Statistics", "Luck of the draws: {points} points a game"), points=mean_text(100 * found.luck))
        fair.say(percent(max(0.0, min(1.0, found.adjusted_wins))), _tr("Statistics", "Won without luck"), tip)
        late, early = found.too_late.errors, found.too_early.errors
        text = {
            "late": _tr("Statistics", "You call Ra too late: {late} times, against {early} times too early."),
            "early": _tr("Statistics", "You call Ra too early: {early} times, against {late} times too late."),
            "": _tr("Statistics", "Calls of Ra that came too late: {late}. Too early: {early}."),
        }[found.tends_to_call]
        self.tendency.setText(fill(text, late=late, early=early))
        self.figures.read_out(self.tendency.text())

    def _charts(self) -> tuple[PairChart, PairChart]:
        """Return the charts, created on first use, since pyqtgraph takes a while to load."""
        if self.by_month is None or self.by_kind is None:
            from ra_desktop.ui.dialogs.statistics.charts import PairChart

            self.by_month, self.by_kind = PairChart(self), PairChart(self, 2)
            for column, chart in zip(self._columns, (self.by_month, self.by_kind), strict=True):
                column.addWidget(chart, 1)
        return self.by_month, self.by_kind

    def _show_charts(self, found: Trends) -> None:
        by_month, by_kind = self._charts()
        self._titles[0].setText(_tr("Statistics", "Chances given away by month, in %"))
        self._titles[1].setText(_tr("Statistics", "Points lost a decision, by kind"))
        for title, chart in zip(self._titles, (by_month, by_kind), strict=True):
            chart.setAccessibleName(title.text())
        months = found.months[-_MOST_MONTHS:]
        names = [_month(each.year, each.month) for each in months]
        rows = [(name, 100 * each.all.share, None) for name, each in zip(names, months, strict=True)]
        words = [f"{name}: {share_text(each.all)}" for name, each in zip(names, months, strict=True)]
        by_month.show_rows(rows, words)
        kinds = [(kind_label(kind), part) for kind, part in found.by_kind.items()]
        rows = [(name, 100 * part.per_decision, None) for name, part in kinds]
        by_kind.show_rows(rows, [f"{name}: {part_text(part)}" for name, part in kinds])


def _month(year: int, month: int) -> str:
    return QLocale().toString(QDate(year, month, 1), "MMM yyyy")


_MOST: Final = 100
"""Games that are listed; all of them are in the window of saved games."""


class ReviewBar(QWidget):
    """The last finished games whose files are there, and a button for the review of one; without any, hidden."""

    review_wanted = Signal(object)
    """The path of the game whose review was asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel(self)
        self.games = keep_from_wheel(QComboBox(self))
        self.games.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games.setMinimumWidth(NARROWEST_BOX)
        self.games.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label.setBuddy(self.games)
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(lambda: self.review_wanted.emit(self.games.currentData()))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 8)
        row.setSpacing(8)
        row.addWidget(self._label)
        row.addWidget(self.games, 1)
        row.addWidget(self.button)
        self._label.setText(_tr("Statistics", "&Finished game:"))
        self.button.setText(_tr("Statistics", "&Review", "Button: show the review of a game"))

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
