"""The key figures at the top of the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from ra_desktop.ui.look.flow import FlowLayout
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.games import mean_text
from ra_desktop.ui.words.lists import read_aloud

from .words import duration, percent

if TYPE_CHECKING:
    from ra_desktop.app.statistics import Statistics

_tr = QCoreApplication.translate


class Figure(QFrame):
    """A number with its label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.number = QLabel(self)
        self.number.setProperty("role", "number")
        self.label = QLabel(self)
        self.label.setProperty("role", "soft")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 6, 10, 8)
        layout.setSpacing(0)
        layout.addWidget(self.number)
        layout.addWidget(self.label)

    def say(self, number: str, label: str, tip: str = "", *, spoken: str = "") -> None:
        """Show `number` with `label`; `tip` explains it, and `spoken` says both to screen readers."""
        self.number.setText(number)
        self.label.setText(label)
        self.setToolTip(tip)
        self.setAccessibleName(spoken or label + ": " + number)


class FigureRow(QWidget):
    """Figures in a row, or in two. The keyboard reaches them together, and a screen reader reads them then."""

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = [Figure(self) for _ in range(count)]
        row = FlowLayout(self, spacing=10, filled=True)
        for figure in self.figures:
            row.addWidget(figure)

    def read_out(self, *more: str) -> None:
        """Let screen readers read the figures and `more`."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(read_aloud([*(figure.accessibleName() for figure in self.figures), *more]))


class Figures(FigureRow):
    """The figures of all games together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(7, parent)

    def show_statistics(self, found: Statistics) -> None:
        """Show the figures of `found`."""
        games, wins, fame, best, streak, record, length = self.figures
        tip = QCoreApplication.translate("Statistics", "%n of them with take-backs", "", found.with_take_backs)
        games.say(str(found.games), _tr("Statistics", "Games played"), tip if found.with_take_backs else "")
        share = fill(_tr("Statistics", "Won: {share}"), share=percent(found.wins / found.games))
        wins.say(str(found.wins), share, spoken=f"{share} ({found.wins})")
        fame.say(mean_text(found.fame), _tr("Statistics", "Average fame"))
        best.say(f"{found.best:g}", _tr("Statistics", "Highest fame"))
        label = _tr("Statistics", "Winning streak") if found.streak > 0 else _tr("Statistics", "Games since last win")
        streak.say(str(abs(found.streak)), label)
        record.say(str(found.best_streak), _tr("Statistics", "Longest winning streak"))
        minutes = "–" if found.minutes is None else duration(found.minutes)
        tip = _tr("Statistics", "From the first move to the last. Half of your games took longer.")
        if found.course:
            last = QDateTime.fromString(found.course[-1].ended, Qt.DateFormat.ISODate).toLocalTime()
            when = QLocale().toString(last, QLocale.FormatType.ShortFormat)
            tip += "\n" + fill(_tr("Statistics", "Last played on {date}."), date=when)
        length.say(minutes, _tr("Statistics", "Typical length"), tip)
        self.read_out()
