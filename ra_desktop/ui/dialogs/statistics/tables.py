"""The tables of the statistics: by game, by level, by character."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QEvent, QLocale, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ra_desktop.ai.levels import KNOWN, LEVELS
from ra_desktop.app.feats import (
    FEATS,
    LEAST_GAMES,
    LEVEL_RATINGS,
    Rating,
    feats,
    form,
    left_out,
    progress,
    rating,
    ratings,
)
from ra_desktop.ui.dialogs.statistics.charts import LEAST_POINTS, FormChart
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.flow import FlowLayout, in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.mark_painter import TILE_OF, medallion_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, in_a_line, labelled, listed, percent, plain_text, read_aloud
from ra_desktop.ui.words.games import mean_text
from ra_desktop.ui.words.occasions import feat_text, rating_text, short_rating_text
from ra_desktop.ui.words.players import character_name, character_title, level_label
from ra_desktop.ui.words.tiles import ruleset_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QResizeEvent

    from ra_desktop.app.feats import Given
    from ra_desktop.app.statistics import Part, Statistics
    from ra_desktop.storage.finished import FinishedGame

_ROW: Final = 32
_LEAST_NAME: Final = 150
_MEDALLION: Final = 40
_SPOKEN: Final = 20
"""How many of the latest values of the form a screen reader reads."""


class PartColumn(IntEnum):
    """The columns of a table of groups of games."""

    NAME = 0
    GAMES = 1
    WINS = 2
    SHARE = 3
    FAME = 4
    OTHER_FAME = 5
    AHEAD = 6


class _Cell(QTableWidgetItem):
    """A cell that is sorted by what it is about, numbers at the right."""

    def __init__(self, text: str, by: object, column: int) -> None:
        super().__init__(text)
        self._by = by
        side = Qt.AlignmentFlag.AlignLeft if column == PartColumn.NAME else Qt.AlignmentFlag.AlignRight
        self.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return bool(self._by < other._by) if isinstance(other, _Cell) else NotImplemented  # type: ignore[operator]


class PartTable(QTableWidget):
    """A table of groups of games, a row for each, sorted by clicking its header; `name` returns that of a group."""

    def __init__(self, name: Callable[[Part], str], heading: str, parent: QWidget | None = None) -> None:
        """`heading` is that of the names."""
        super().__init__(0, len(PartColumn), parent)
        self._name = name
        for column in PartColumn:
            self.setHorizontalHeaderItem(column, _Cell(part_heading(column) or heading, "", column))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSortIndicator(PartColumn.GAMES, Qt.SortOrder.DescendingOrder)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show `parts` in place of what was there; of equals, the weaker level first, or else by name."""
        self.setSortingEnabled(False)
        self.setRowCount(len(parts))
        named = sorted((_strength(part), self._name(part).casefold(), self._name(part), part) for part in parts)
        for row, (strength, folded, name, part) in enumerate(named):
            for column in PartColumn:
                by = (strength, folded) if column == PartColumn.NAME else _number(part, column)
                text = name if column == PartColumn.NAME else part_text(part, column)
                self.setItem(row, column, _Cell(text, by, column))
        self.setSortingEnabled(True)
        self._share_width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._share_width()

    def _share_width(self) -> None:
        width = self.viewport().width()
        number = max(78, min(132, round(width * 0.115)))
        least = max(round(scaled(_LEAST_NAME)), min(self.sizeHintForColumn(0), width // 2))  # rather scrolled than cut
        columns = range(1, len(PartColumn))
        widths = [max(number, self.horizontalHeader().sectionSizeHint(column)) for column in columns]
        for column, wide in zip(columns, widths, strict=True):
            self.setColumnWidth(column, wide)
        self.setColumnHidden(PartColumn.WINS, sum(widths) + least > width)  # the games and "% won" say the same
        self.setColumnWidth(0, max(least, width - sum(map(self.columnWidth, columns))))


class FeatsPage(QWidget):
    """The ratings and the form, and all feats as medallions: those won first, then those that are nearest.

    Each has the date of its first game, which Enter opens, or how far the player is.
    """

    chosen = Signal(object)
    """The :class:`FinishedGame` of a feat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rating = plain_label(self, wraps=True)
        self.ratings = _list(self, _tr("Common", "Game", "The rule set: Ra or Priests of Ra"), _tr("Feats", "Rating"))
        self.ratings.setAccessibleName(_tr("Feats", "Ratings by game and number of players"))
        self._form_title = plain_label(self, _tr("Feats", "Form"), role="heading")
        self.form = FormChart(self)
        self.form.setAccessibleName(self._form_title.text())
        self.list = _list(self, _tr("Feats", "Feat"), _tr("Feats", "First time"))
        self.list.setAccessibleName(_tr("Feats", "Feats"))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(item.data(0, Qt.ItemDataRole.UserRole)))
        self._left = in_column(None, self.rating, (self.ratings, 2), self._form_title, (self.form, 3))
        self.note = plain_label(self, role="soft", wraps=True)
        right = in_column(None, (self.list, 1), self.note)
        self._both = in_line(self, (self._left, 2), (right, 3), margins=(14, 8, 14, 8), spacing=18)

    def show_games(self, games: Sequence[FinishedGame], name: str | None, given: Given | None = None) -> None:
        """Show the ratings and the feats of the person of that `name` in `games`; None means anyone.

        `given` are as for :func:`.feats.rating`; None until they are known.
        """
        given = given or {}
        self.rating.setText(rating_text(rating(games, name, given), LEAST_GAMES))
        self.rating.setToolTip(
            _tr(
                "Feats",
                "Compares you with the bots’ levels. Your results count, and so does what your choices "
                "cost; the luck of the tiles counts less.",
            )
        )
        known = ratings(games, name, given)
        self.ratings.clear()
        for (ruleset, players), group in known.items():
            count = _tr("Common", "%n players", "", players)
            QTreeWidgetItem(self.ratings, [listed([ruleset_label(ruleset), count]), short_rating_text(group)])
        self.ratings.setVisible(bool(known))
        self._show_form(form(games, name, given))
        is_alone = self.ratings.isHidden() and self.form.isHidden()
        self._both.setDirection(QBoxLayout.Direction.TopToBottom if is_alone else QBoxLayout.Direction.LeftToRight)
        self._both.setStretch(0, 0 if is_alone else 2)
        done, without = feats(games, name), left_out(games, name)
        text = _tr(
            "Feats",
            "Games that don’t count for rating and feats: {count}. Moves were taken back, or you knew more than a "
            "player usually does.",
        )
        self.note.setText(fill(text, count=without))
        self.note.setVisible(bool(without))
        self.list.clear()
        soft = QColor(theme.current().soft_ink)
        side, steps = round(scaled(_MEDALLION)), progress(games, name, done)
        self.list.setIconSize(QSize(side, side))
        far = {key: reached / goal for key, (reached, goal) in steps.items()}
        shown = [key for key in FEATS if key != "beat-master" or key in done]
        for key in sorted(shown, key=lambda key: (key not in done, -far.get(key, 0.0))):
            game = done.get(key)
            when = _day(game) if game is not None else "–"
            if key in steps:
                when = fill(_tr("Common", "{number} of {all}"), number=steps[key][0], all=steps[key][1])
            item = QTreeWidgetItem(self.list, [feat_text(key), when])
            item.setIcon(0, medallion_pixmap(TILE_OF[key], side, self.devicePixelRatioF(), won=game is not None))
            item.setData(0, Qt.ItemDataRole.UserRole, game)
            if game is None:
                item.setForeground(0, soft)
                item.setForeground(1, soft)

    def _show_form(self, values: Sequence[Rating]) -> None:
        for part in (self._form_title, self.form):
            part.setVisible(len(values) >= LEAST_POINTS)
        levels = {level_label(level): LEVEL_RATINGS[level] for level in LEVELS}
        band = [(value.mean, 2 * value.error) for value in values]
        self.form.show_form(band, levels, in_a_line([f"{mean:.0f} ± {error:.0f}" for mean, error in band[-_SPOKEN:]]))


class _WrappedCells(QStyledItemDelegate):
    """Makes rows as high as their wrapped text; Qt's own trees cut it after the first line."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        room = QStyleOptionViewItem(option)
        width = self._tree.columnWidth(0) if index.column() == 0 else self._tree.width()  # the second fits its contents
        room.rect = QRect(0, 0, width, 1)
        return super().sizeHint(room, index)


def _list(parent: QWidget, *headings: str) -> QTreeWidget:
    """Return a list of two columns with these `headings`."""
    made = QTreeWidget(parent, columnCount=2)
    made.setRootIsDecorated(False)
    made.setAlternatingRowColors(True)
    made.setWordWrap(True)
    made.setItemDelegate(_WrappedCells(made))
    made.setHeaderLabels(headings)
    made.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    made.header().setStretchLastSection(False)
    made.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    made.header().sectionResized.connect(made.scheduleDelayedItemsLayout)
    return made


def _day(game: FinishedGame) -> str:
    """Return the date on which `game` ended."""
    moment = QDateTime.fromString(game.ended, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def game_name(part: Part) -> str:
    """Return the name of a rule set with a number of players."""
    ruleset, players = part.key
    return listed([ruleset_label(str(ruleset)), _tr("Common", "%n players", "", int(players or 0))])


def level_name(part: Part) -> str:
    """Return the name of a level of bots, or people."""
    level = part.key[0]
    return _tr("Statistics", "People", "Opponents who are not bots") if level is None else level_label(str(level))


def character_with_title(part: Part) -> str:
    """Return the name of a character with its title."""
    key = str(part.key[0])
    return listed(filter(None, [character_name(key), character_title(key)]))


def part_heading(column: PartColumn) -> str:
    """Return the heading of a column of numbers; empty for that of names."""
    return {
        PartColumn.NAME: "",
        PartColumn.GAMES: plain_text(_tr("Statistics", "&Games")),
        PartColumn.WINS: _tr("Statistics", "Won", "A number of games, or the key of a chart"),
        PartColumn.SHARE: _tr("Statistics", "% won"),
        PartColumn.FAME: _tr("Statistics", "Your fame"),
        PartColumn.OTHER_FAME: _tr("Statistics", "Their fame", "The average of the opponents, beside Your fame"),
        PartColumn.AHEAD: _tr("Statistics", "Ahead", "How often the player finished ahead of these opponents, in %"),
    }[column]


def part_text(part: Part, column: PartColumn) -> str:
    """Return the text of a column of numbers."""
    number = _number(part, column)
    if column in (PartColumn.SHARE, PartColumn.AHEAD):
        return percent(number)
    return mean_text(number) if column in (PartColumn.FAME, PartColumn.OTHER_FAME) else str(number)


def _strength(part: Part) -> int:
    level = part.key[0]
    return KNOWN.index(level) if level in KNOWN else len(KNOWN)


def _number(part: Part, column: PartColumn) -> float:
    numbers = 0, part.games, part.wins, part.wins / part.games, part.fame, part.other_fame, part.ahead
    return numbers[column]


class Figure(QFrame):
    """A number with its label."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.number = plain_label(self, role="number")
        self.label = plain_label(self, role="soft")
        in_column(self, self.number, self.label, margins=(14, 6, 10, 8), spacing=0)

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
        FlowLayout(self, *self.figures, spacing=10, filled=True)

    def read_out(self, *more: str) -> None:
        """Let screen readers read the figures and `more`."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(read_aloud([*(figure.accessibleName() for figure in self.figures), *more]))


class Figures(FigureRow):
    """The figures of all games together."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(7, parent)

    def show_statistics(self, statistics: Statistics) -> None:
        """Show the figures of `statistics`."""
        games, wins, fame, best, streak, record, length = self.figures
        tip = _tr("Statistics", "%n of them with take-backs", "", statistics.with_take_backs)
        games.say(str(statistics.games), _tr("Statistics", "Games played"), tip if statistics.with_take_backs else "")
        share = labelled(
            _tr("Statistics", "Won", "A number of games, or the key of a chart"),
            percent(statistics.wins / statistics.games),
        )
        wins.say(str(statistics.wins), share, spoken=f"{share} ({statistics.wins})")
        fame.say(mean_text(statistics.fame), _tr("Statistics", "Average fame"))
        best.say(f"{statistics.best:g}", _tr("Statistics", "Highest fame"))
        label = (
            _tr("Statistics", "Winning streak") if statistics.streak > 0 else _tr("Statistics", "Games since last win")
        )
        streak.say(str(abs(statistics.streak)), label)
        record.say(str(statistics.best_streak), _tr("Statistics", "Longest winning streak"))
        minutes = "–" if statistics.minutes is None else duration(statistics.minutes)
        tip = _tr("Statistics", "From the first move to the last. Half of your games took longer.")
        if statistics.course:
            last = QDateTime.fromString(statistics.course[-1].ended, Qt.DateFormat.ISODate).toLocalTime()
            when = QLocale().toString(last, QLocale.FormatType.ShortFormat)
            tip += "\n" + fill(_tr("Statistics", "Last played on {date}."), date=when)
        length.say(minutes, _tr("Statistics", "Typical length"), tip)
        self.read_out()


def duration(minutes: float) -> str:
    """Return the length of a game, in `minutes`, as text: "42 min", "1 h 5 min"."""
    whole = max(1, round(minutes))
    if whole < 100:
        return fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=whole)
    hours, rest = divmod(whole, 60)
    return fill(_tr("Statistics", "{hours} h {minutes} min"), hours=hours, minutes=rest)
