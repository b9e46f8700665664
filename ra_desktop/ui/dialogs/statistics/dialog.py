"""The statistics: what came of the games that were finished here."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.app.history import HistoryReader, PartColumn, PartModel
from ra_desktop.app.statistics import Question, Statistics, answer, people
from ra_desktop.engine import RULESETS
from ra_desktop.storage.history import export_csv
from ra_desktop.ui.dialogs.empty_page import EmptyPage
from ra_desktop.ui.dialogs.room import take_room
from ra_desktop.ui.games.registry import record
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.games import mean_text, opponent_label
from ra_desktop.ui.words.players import character_name, character_title
from ra_desktop.ui.words.tiles import row_label, ruleset_label

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QResizeEvent

    from ra_desktop.app.statistics import Part
    from ra_desktop.storage.errors import SaveError
    from ra_desktop.storage.history import FinishedGame

    from .charts import CourseChart, PairChart

_tr = QCoreApplication.translate

_ROW: Final = 32


class Figure(QFrame):
    """A number with what it counts."""

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

    def say(self, number: str, label: str, tip: str = "") -> None:
        """Show *number*, of what *label* says; *tip* explains it."""
        self.number.setText(number)
        self.label.setText(label)
        self.setToolTip(tip)
        self.setAccessibleName(label + ": " + number)


class PartTable(QTableView):
    """A table of parts of the statistics, sorted by a click on its head."""

    def __init__(self, model: PartModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSortIndicator(PartColumn.GAMES, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The name takes the room that the numbers leave."""
        super().resizeEvent(event)
        width = self.viewport().width()
        number = max(78, min(132, round(width * 0.115)))
        columns = len(PartColumn)
        for column in range(1, columns):
            self.setColumnWidth(column, number)
        self.setColumnWidth(0, width - number * (columns - 1))


class StatisticsDialog(QDialog):
    """The window of the statistics."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self.reader = HistoryReader(self)
        self._games: list[FinishedGame] = []
        self._is_read = False
        self._is_counting = False
        self._fault: SaveError | None = None
        self.shown = Statistics()
        self._heading = QLabel(self)
        self._heading.setProperty("role", "title")
        self.player = QComboBox(self)
        self.ruleset = QComboBox(self)
        for box in (self.player, self.ruleset):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.take_backs = QCheckBox(self)
        self.take_backs.setChecked(True)
        self.figures = [Figure(self) for _ in range(7)]
        self.points: PairChart | None = None
        self.course: CourseChart | None = None
        self._chart_columns = (QVBoxLayout(), QVBoxLayout())
        self._points_title = QLabel(self)
        self._course_title = QLabel(self)
        self._points_key = QLabel(self)
        self._course_key = QLabel(self)
        self.by_game = PartModel(self._tell_game, game_heading, self)
        self.by_level = PartModel(self._tell_level, part_heading, self)
        self.by_character = PartModel(self._tell_character, part_heading, self)
        self.tabs = QTabWidget(self)
        self.tables = [PartTable(model, self) for model in (self.by_game, self.by_level, self.by_character)]
        self.empty = EmptyPage(self)
        self.pages = QStackedWidget(self)
        self.status = QLabel(self)
        self.clear_button = QPushButton(self)
        self.export_button = QPushButton(self)
        self.close_button = QPushButton(self)
        self.question: QMessageBox | None = None
        self._build()
        self._connect()
        self._retranslate()
        take_room(self)
        self.close_button.setFocus()
        self.reader.refresh()

    # --- building -----------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.status.setProperty("role", "soft")
        self.clear_button.setProperty("danger", True)
        self.close_button.setDefault(False)
        for button in (self.clear_button, self.export_button, self.close_button):
            button.setAutoDefault(False)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._heading)
        head.addStretch(1)
        for widget in (self.take_backs, self.player, self.ruleset):
            head.addWidget(widget)
        page = QWidget(self)
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(10)
        row = QHBoxLayout()
        row.setSpacing(10)
        for figure in self.figures:
            row.addWidget(figure, 1)
        inside.addLayout(row)
        inside.addWidget(self.tabs, 1)
        charts = QWidget(self)
        both = QHBoxLayout(charts)
        both.setContentsMargins(14, 8, 14, 8)
        both.setSpacing(18)
        titles, keys = (self._points_title, self._course_title), (self._points_key, self._course_key)
        for title, key, column in zip(titles, keys, self._chart_columns, strict=True):
            title.setProperty("role", "heading")
            key.setTextFormat(Qt.TextFormat.RichText)
            column.setSpacing(2)
            column.addWidget(title)
            column.addWidget(key)
            both.addLayout(column, 1)
        self.tabs.addTab(charts, "")
        for table in self.tables:
            self.tabs.addTab(table, "")
        self.pages.addWidget(page)
        self.pages.addWidget(self.empty)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.clear_button)
        foot.addWidget(self.export_button)
        foot.addWidget(self.status, 1)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 10, 20, 14)
        layout.setSpacing(10)
        layout.addLayout(head)
        layout.addWidget(self.pages, 1)
        layout.addLayout(foot)

    def _connect(self) -> None:
        self.player.currentIndexChanged.connect(self._show)
        self.ruleset.currentIndexChanged.connect(self._show)
        self.take_backs.toggled.connect(self._show)
        self.empty.button.clicked.connect(self._show_all)
        self.clear_button.clicked.connect(self.ask_to_clear)
        self.export_button.clicked.connect(self.export)
        self.close_button.clicked.connect(self.reject)
        self.reader.read.connect(self._on_read)
        self.reader.progressed.connect(self._on_progress)
        self.reader.failed.connect(self._on_failed)

    # --- what is seen ---------------------------------------------------------------------------------------

    def asked(self) -> Question:
        """What is chosen above."""
        return Question(self.player.currentData(), self.ruleset.currentData(), self.take_backs.isChecked())

    def _on_read(self, games: list[FinishedGame]) -> None:
        self._is_read = True
        self._fault = None
        self._games = games
        self._offer()
        self.status.clear()
        self._show()

    def _on_progress(self, left: int) -> None:
        text = QCoreApplication.translate("Statistics", "Counting… %n games to go", "", left)
        self.status.setText(text if left else "")
        self._is_counting = left > 0
        if self._is_counting and not self._games:
            self._say_empty()

    def _on_failed(self, error: SaveError) -> None:
        self._is_read = True
        self._fault = error
        self._offer()
        self._show()
        if self._games:
            self.status.setText(describe(error).partition("\n")[0])

    def _offer(self) -> None:
        """Let people and rule sets be chosen that there are games of; what was chosen stays."""
        names = people(self._games)
        everybody = [(_tr("Statistics", "All players here"), None)] if len(names) > 1 else []
        _fill(self.player, [*((name, name) for name in names), *everybody])
        self.player.setVisible(len(names) > 1)
        played = {game.ruleset for game in self._games}
        rulesets = [(ruleset_label(name), name) for name in RULESETS if name in played]
        _fill(self.ruleset, [(_tr("Statistics", "All games"), None), *rulesets])
        self.ruleset.setVisible(len(rulesets) > 1)
        self.take_backs.setVisible(any(game.take_backs for game in self._games))

    def _show_all(self) -> None:
        self.ruleset.setCurrentIndex(0)
        self.take_backs.setChecked(True)

    def _show(self) -> None:
        """Answer what is asked."""
        if not self._is_read:
            return
        self.shown = found = answer(self._games, self.asked())
        for button in (self.clear_button, self.export_button):
            button.setEnabled(bool(self._games))
        if found.games:
            self.pages.setCurrentIndex(0)
            self._show_figures(found)
            self._show_charts(found)
            self.by_game.show_parts(found.by_game)
            self.by_level.show_parts(found.by_level)
            self.by_character.show_parts(found.by_character)
        else:
            self._say_empty()
            self.pages.setCurrentWidget(self.empty)

    def _say_empty(self) -> None:
        if self._games:
            self.empty.say(
                _tr("Statistics", "No matching games"),
                _tr("Statistics", "No finished game matches the filters above."),
                _tr("Statistics", "Show all"),
            )
        elif self._fault is not None:
            self.empty.say(_tr("Statistics", "The finished games could not be read"), describe(self._fault))
        elif self._is_counting:
            self.empty.say(
                _tr("Statistics", "Counting games"),
                _tr("Statistics", "Your finished games are being counted. This happens only once."),
            )
        else:
            self.empty.say(
                _tr("Statistics", "No finished games yet"),
                _tr("Statistics", "Finish a game to see your first statistics."),
            )

    def _show_figures(self, found: Statistics) -> None:
        games, wins, fame, best, streak, record, length = self.figures
        tip = QCoreApplication.translate("Statistics", "%n of them with take-backs", "", found.with_take_backs)
        games.say(str(found.games), _tr("Statistics", "Games played"), tip if found.with_take_backs else "")
        share = fill(_tr("Statistics", "Won: {share}"), share=percent(found.wins / found.games))
        wins.say(str(found.wins), share)
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

    def _charts(self) -> tuple[PairChart, CourseChart]:
        """The charts, made when there is something to show: what draws them takes a while to load."""
        if self.points is None or self.course is None:
            from .charts import CourseChart, PairChart

            self.points, self.course = PairChart(self), CourseChart(self)
            for column, chart in zip(self._chart_columns, (self.points, self.course), strict=True):
                column.addWidget(chart, 1)
        return self.points, self.course

    def _show_charts(self, found: Statistics) -> None:
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
        mine = key_text(colours.accent, self.player.currentText() or _tr("Statistics", "You"))
        bots = key_text(colours.control_line, _tr("Statistics", "Bots"))
        self._points_key.setText(mine + "&nbsp;&nbsp;&nbsp;" + bots)
        course.show_games([(game.fame, game.is_win) for game in found.course], self._course_title.text())
        won = key_text(colours.accent, _tr("Statistics", "Won", "A number of games, or the key of a chart"))
        lost = key_text(colours.control_line, _tr("Statistics", "Not won"))
        mean = key_text(colours.accent_text, _tr("Statistics", "Average of ten games"), line=True)
        self._course_key.setText("&nbsp;&nbsp;&nbsp;".join((won, lost, mean)))

    def _title_points(self, found: Statistics) -> None:
        """Say of which game the points are, if several with other scoring tables were played."""
        title = _tr("Statistics", "Points per game")
        if not {str(part.key[0]) for part in found.by_game} <= set(found.scored_alike):
            ruleset = next(iter(found.scored_alike), "classic")
            game = (record(ruleset).scoring_name or partial(ruleset_label, ruleset))()
            title = fill(_tr("Statistics", "Points per game: {game}"), game=game)
        self._points_title.setText(title)

    # --- words of the tables ----------------------------------------------------------------------------------

    @staticmethod
    def _tell_game(part: Part, column: PartColumn) -> str:
        if column != PartColumn.NAME:
            return part_text(part, column)
        ruleset, players = part.key
        count = QCoreApplication.translate("Statistics", "%n players", "", int(players or 0))
        return fill(_tr("Statistics", "{game}, {players}"), players=count, game=ruleset_label(str(ruleset)))

    @staticmethod
    def _tell_level(part: Part, column: PartColumn) -> str:
        if column != PartColumn.NAME:
            return part_text(part, column)
        level = part.key[0]
        return opponent_label(None if level is None else str(level))

    @staticmethod
    def _tell_character(part: Part, column: PartColumn) -> str:
        if column != PartColumn.NAME:
            return part_text(part, column)
        key = str(part.key[0])
        title = character_title(key)
        if not title:
            return character_name(key)
        return (
            fill(_tr("Statistics", "{name}, {title}"), title=title, name=character_name(key))
        )  # fmt: skip

    # --- what can be done -----------------------------------------------------------------------------------

    def export(self) -> None:
        """Write all games to a table for a spreadsheet."""
        first = Path.home() / (_tr("Statistics", "Ra games") + ".csv")
        name, _ = QFileDialog.getSaveFileName(
            self,
            _tr("Statistics", "Export games"),
            str(first),
            _tr("Statistics", "CSV files", "In a file dialog") + " (*.csv)",
        )
        if name:
            self.export_to(Path(name) if Path(name).suffix else Path(name + ".csv"))

    def export_to(self, path: Path) -> None:
        """Write all games to *path*."""
        from ra_desktop.storage.errors import SaveError

        try:
            export_csv(self._games, path)
        except SaveError as error:
            self.status.setText(describe(error).partition("\n")[0])
        else:
            text = QCoreApplication.translate("Statistics", "%n games exported", "", len(self._games))
            self.status.setText(text)

    def ask_to_clear(self) -> None:
        """Forget all games, if that is really wanted."""
        title = _tr("Statistics", "Clear all statistics?")
        box = QMessageBox(QMessageBox.Icon.Question, title, title, QMessageBox.StandardButton.NoButton, self)
        box.setInformativeText(_tr("Statistics", "The statistics start over. Your saved games are kept."))
        clear = box.addButton(
            _tr("Statistics", "Clear", "Button: clear the statistics"), QMessageBox.ButtonRole.DestructiveRole
        )
        clear.setProperty("danger", True)
        keep = box.addButton(
            _tr("Statistics", "Keep", "Button: do not clear the statistics"), QMessageBox.ButtonRole.RejectRole
        )
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)

        def answered() -> None:
            if box.clickedButton() is clear:
                self.reader.clear()
            self.question = None
            box.deleteLater()

        box.finished.connect(answered)
        self.question = box
        box.open()

    def done(self, result: int) -> None:
        """End the thread that reads."""
        self.reader.close()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the window's frame, too."""
        self.reader.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._offer()
            self._show()
        elif event.type() == QEvent.Type.StyleChange and self.shown.games:
            self._show_charts(self.shown)

    def _retranslate(self) -> None:
        self.setWindowTitle(_tr("Statistics", "Statistics"))
        self._heading.setText(_tr("Statistics", "Statistics"))
        self.take_backs.setText(_tr("Statistics", "Count games with &take-backs"))
        self.take_backs.setToolTip(_tr("Statistics", "Also counts games continued from a position of another game"))
        self.player.setAccessibleName(_tr("Statistics", "Player"))
        self.ruleset.setAccessibleName(_tr("Statistics", "Game", "The rule set: Ra or Priests of Ra"))
        self._course_title.setText(_tr("Statistics", "Fame by game"))
        self.clear_button.setText(_tr("Statistics", "Clear…"))
        self.export_button.setText(_tr("Statistics", "&Export…"))
        self.export_button.setToolTip(_tr("Statistics", "Save all games as a table for a spreadsheet"))
        self.close_button.setText(_tr("Statistics", "Close"))
        for number, text in enumerate(
            (
                _tr("Statistics", "&Overview"),
                _tr("Statistics", "&Games"),
                _tr("Statistics", "&Levels"),
                _tr("Statistics", "&Characters"),
            )
        ):
            self.tabs.setTabText(number, text)


def game_heading(column: PartColumn) -> str:
    """The same, of the table of rule sets and numbers of players."""
    return (
        _tr("Statistics", "Game", "The rule set: Ra or Priests of Ra")
        if column == PartColumn.NAME
        else part_heading(column)
    )


def part_heading(column: PartColumn) -> str:
    """What stands above a column of the tables."""
    return {
        PartColumn.NAME: _tr("Statistics", "Opponent", "Above a list of levels and of people"),
        PartColumn.GAMES: _tr("Statistics", "Games"),
        PartColumn.WINS: _tr("Statistics", "Won", "A number of games, or the key of a chart"),
        PartColumn.SHARE: _tr("Statistics", "Won, %"),
        PartColumn.FAME: _tr("Statistics", "Your fame"),
        PartColumn.OTHER_FAME: _tr("Statistics", "Their fame", "The average of the opponents, beside Your fame"),
        PartColumn.AHEAD: _tr("Statistics", "Lead", "Average fame ahead of the opponents"),
    }[column]


def part_text(part: Part, column: PartColumn) -> str:
    """What a column of numbers tells of a part."""
    if column == PartColumn.GAMES:
        return str(part.games)
    if column == PartColumn.WINS:
        return str(part.wins)
    if column == PartColumn.SHARE:
        return percent(part.wins / part.games)
    if column == PartColumn.AHEAD:
        return percent(part.ahead)
    return mean_text(part.fame if column == PartColumn.FAME else part.other_fame)


def percent(share: float) -> str:
    """A share, 0 to 1, in per cent."""
    return fill(_tr("Statistics", "{number}%"), number=round(100 * share))


def duration(minutes: float) -> str:
    """How long a game takes."""
    whole = max(1, round(minutes))
    if whole < 100:
        return fill(_tr("Statistics", "{minutes} min"), minutes=whole)
    hours, rest = divmod(whole, 60)
    return fill(_tr("Statistics", "{hours} h {minutes} min"), hours=hours, minutes=rest)


def key_text(colour: str, words: str, *, line: bool = False) -> str:
    """A sign in a chart's colour and what it stands for, as rich text."""
    sign = "━" if line else "●"
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return '<span style="color:' + colour + '">' + sign + "</span>&nbsp;" + safe


def _fill(box: QComboBox, choices: list[tuple[str, str | None]] | list[tuple[str, str]]) -> None:
    """Offer *choices*; what was chosen stays, if it is still there."""
    chosen = box.currentData() if box.count() else choices[0][1] if choices else None
    box.blockSignals(True)
    box.clear()
    for text, data in choices:
        box.addItem(text, data)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(False)
